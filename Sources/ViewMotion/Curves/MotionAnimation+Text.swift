import ViewLayout

extension MotionAnimation {
  /// The animation as one writes it in Swift: `.spring(duration: 0.5, bounce: 0.3).delay(0.1)`.
  public var text: String {
    switch self {
    case .curve(let curve, let duration):
      let length = duration.lengthText
      let name = Self.names.first { $0.curve == curve }?.name
      if let name { return ".\(name)(duration: \(length))" }
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(\.lengthText)
      return ".timingCurve(\(points.joined(separator: ", ")), duration: \(length))"
    case .spring(let spring):
      return ".spring(duration: \(spring.response.lengthText), "
        + "bounce: \(spring.bounce.lengthText))"
    case .delayed(let delay, let inner): return inner.text + ".delay(\(delay.lengthText))"
    case .faster(let factor, let inner): return inner.text + ".speed(\(factor.lengthText))"
    case .repeated(let count, let reverses, let inner):
      let back = reverses ? "" : "autoreverses: false"
      guard let count else { return inner.text + ".repeatForever(\(back))" }
      return inner.text + ".repeatCount(\(count)\(back.isEmpty ? "" : ", " + back))"
    }
  }

  private static let names: [(name: String, curve: UnitCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
  ]
}
