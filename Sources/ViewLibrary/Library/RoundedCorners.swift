extension Path {
  /// A rectangle with a radius for each corner.
  ///
  /// **Source** — documented: Apple, `Path/init(roundedRect:cornerRadii:style:)`.
  @available(iOS 16.0, macOS 13.0, *)
  public init(
    roundedRect rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a rectangle with a radius for each corner; a radius is at most half of the shorter side.
  ///
  /// **Source** — documented: Apple, `Path/addRoundedRect(in:cornerRadii:style:)`.
  @available(iOS 16.0, macOS 13.0, *)
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    let limit = min(rect.width, rect.height) / 2
    let topLeft = min(cornerRadii.topLeading, limit)
    let topRight = min(cornerRadii.topTrailing, limit)
    let bottomRight = min(cornerRadii.bottomTrailing, limit)
    let bottomLeft = min(cornerRadii.bottomLeading, limit)
    move(to: CGPoint(x: rect.minX + topLeft, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - topRight, y: rect.minY))
    _addCorner(to: CGPoint(x: rect.maxX, y: rect.minY), topRight, dx: 0, dy: 1)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight))
    _addCorner(to: CGPoint(x: rect.maxX, y: rect.maxY), bottomRight, dx: -1, dy: 0)
    addLine(to: CGPoint(x: rect.minX + bottomLeft, y: rect.maxY))
    _addCorner(to: CGPoint(x: rect.minX, y: rect.maxY), bottomLeft, dx: 0, dy: -1)
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft))
    _addCorner(to: CGPoint(x: rect.minX, y: rect.minY), topLeft, dx: 1, dy: 0)
    closeSubpath()
  }

  /// Adds a quarter of a circle around a corner that leaves it in a direction.
  mutating func _addCorner(to corner: CGPoint, _ radius: CGFloat, dx: CGFloat, dy: CGFloat) {
    guard radius > 0, let start = currentPoint else { return }
    let reach: CGFloat = 0.447_715
    let end = CGPoint(x: corner.x + dx * radius, y: corner.y + dy * radius)
    addCurve(
      to: end,
      control1: CGPoint(
        x: corner.x + (start.x - corner.x) * reach,
        y: corner.y + (start.y - corner.y) * reach
      ),
      control2: CGPoint(x: corner.x + dx * radius * reach, y: corner.y + dy * radius * reach)
    )
  }
}
