/// An affine map of the plane.
///
/// **Source** — documented: Apple, `CGAffineTransform`.
public struct CGAffineTransform: Equatable {
  /// How x feeds x.
  public var a: CGFloat
  /// How x feeds y.
  public var b: CGFloat
  /// How y feeds x.
  public var c: CGFloat
  /// How y feeds y.
  public var d: CGFloat
  /// Added to x.
  public var tx: CGFloat
  /// Added to y.
  public var ty: CGFloat
  /// Makes a map of six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
  /// Moves.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }
  /// Scales.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }
  /// Turns, in radians.
  public init(rotationAngle angle: CGFloat) {
    let cosine = CGFloat(cos(Double(angle)))
    let sine = CGFloat(sin(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
  /// Changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  func _apply(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
  /// Changes nothing.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }
  /// This map, then another.
  ///
  /// **Source** — documented: Apple, `CGAffineTransform/concatenating(_:)`.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty
    )
  }
  /// A move, then this map.
  ///
  /// **Source** — documented: Apple, `CGAffineTransform/translatedBy(x:y:)`.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }
  /// A change of size, then this map.
  ///
  /// **Source** — documented: Apple, `CGAffineTransform/scaledBy(x:y:)`.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }
  /// A turn, then this map.
  ///
  /// **Source** — documented: Apple, `CGAffineTransform/rotated(by:)`.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
  /// The way back; a map without one stays as it is.
  ///
  /// **Source** — documented: Apple, `CGAffineTransform/inverted()`.
  public func inverted() -> CGAffineTransform {
    let size = a * d - b * c
    guard size != 0 else { return self }
    return CGAffineTransform(
      a: d / size,
      b: -b / size,
      c: -c / size,
      d: a / size,
      tx: (c * ty - d * tx) / size,
      ty: (b * tx - a * ty) / size
    )
  }
}

extension CGPoint {
  /// The point that an affine map makes of this one.
  ///
  /// **Source** — documented: Apple, `CGPoint/applying(_:)`.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size that an affine map makes of this one.
  ///
  /// **Source** — documented: Apple, `CGSize/applying(_:)`.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}
