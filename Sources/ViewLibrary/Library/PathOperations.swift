extension Path {
  /// The outline that an affine map makes of this one.
  ///
  /// **Source** — documented: Apple, `Path/applying(_:)`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    _mapped { $0.applying(transform) }
  }

  /// The outline with another coordinate system's transform taken back.
  ///
  /// **Source** — documented: Apple, `Path/addPath(_:transform:)`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }

  /// Adds several rectangles.
  ///
  /// **Source** — documented: Apple, `Path/addRects(_:transform:)`.
  public mutating func addRects(
    _ rects: [CGRect],
    transform: CGAffineTransform = CGAffineTransform.identity
  ) {
    for rect in rects { addPath(Path(rect), transform: transform) }
  }

  /// Adds a part of a circle by its first angle and how far it goes.
  ///
  /// **Source** — documented: Apple, `Path/addRelativeArc(center:radius:startAngle:delta:transform:)`.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle
  ) {
    addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: startAngle + delta,
      clockwise: delta.radians < 0
    )
  }

  /// Whether a point lies inside, by the lines between the outline's points.
  ///
  /// **Source** — documented: Apple, `Path/contains(_:eoFill:)`; curves are taken as their chords.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var isInside = false
    var last: CGPoint?
    var start: CGPoint?
    func crosses(_ a: CGPoint, _ b: CGPoint) -> Bool {
      guard (a.y > p.y) != (b.y > p.y) else { return false }
      return p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x
    }
    for element in _elements {
      var next: CGPoint?
      switch element {
      case .move(let point):
        start = point
        last = point
        continue
      case .line(let point): next = point
      case .quadCurve(let point, _): next = point
      case .curve(let point, _, _): next = point
      case .closeSubpath: next = start
      }
      if let a = last, let b = next, crosses(a, b) { isInside.toggle() }
      last = next
    }
    if let a = last, let b = start, crosses(a, b) { isInside.toggle() }
    return isInside
  }
}
