extension PictureColor {
  /// Makes a colour of red, green, blue and opacity.
  public init(shares: [Double]) {
    self.init(
      red: shares.first ?? 0,
      green: shares.count > 1 ? shares[1] : 0,
      blue: shares.count > 2 ? shares[2] : 0,
      opacity: shares.count > 3 ? shares[3] : 1
    )
  }
}

extension Picture.Mark {
  /// The mark in another colour, as one sees it on the way from one colour to the next.
  public func recolored(_ color: PictureColor) -> Picture.Mark {
    switch self {
    case .fill(let path, .color, let isEvenOdd): .fill(path, .color(color), isEvenOdd: isEvenOdd)
    case .stroke(let path, .color, let width): .stroke(path, .color(color), width: width)
    case .sign(let name, .color): .sign(name, .color(color))
    case .text(let text): .text(text.recolored(color))
    default: self
    }
  }
}

extension PictureText {
  /// The same lines in another colour; letters in a gradient keep it.
  fileprivate func recolored(_ color: PictureColor) -> PictureText {
    guard case .color = paint else { return self }
    var changed = self
    changed.paint = .color(color)
    return changed
  }
}
