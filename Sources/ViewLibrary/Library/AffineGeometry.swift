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
