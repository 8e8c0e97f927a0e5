extension MotionAnimation {
  /// The animation as one writes it in Swift: `.spring(duration: 0.5, bounce: 0.3).delay(0.1)`.
  public var text: String {
    switch self {
    case .curve(let curve, let duration):
      let length = Self.decimal(duration)
      let name = Self.names.first { $0.curve == curve }?.name
      if let name { return ".\(name)(duration: \(length))" }
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(Self.decimal)
      return ".timingCurve(\(points.joined(separator: ", ")), duration: \(length))"
    case .spring(let spring):
      return ".spring(duration: \(Self.decimal(spring.response)), "
        + "bounce: \(Self.decimal(spring.bounce)))"
    case .delayed(let delay, let inner): return inner.text + ".delay(\(Self.decimal(delay)))"
    case .faster(let factor, let inner): return inner.text + ".speed(\(Self.decimal(factor)))"
    case .repeated(let count, let reverses, let inner):
      let back = reverses ? "" : "autoreverses: false"
      guard let count else { return inner.text + ".repeatForever(\(back))" }
      return inner.text + ".repeatCount(\(count)\(back.isEmpty ? "" : ", " + back))"
    }
  }

  private static let names: [(name: String, curve: UnitCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
  ]

  /// At most three decimals.
  static func decimal(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e9 else { return "\(value)" }
    let thousandths = Int((value * 1000).rounded())
    let sign = thousandths < 0 ? "-" : ""
    let whole = thousandths.magnitude / 1000
    var decimals = String(thousandths.magnitude % 1000 + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return sign + String(whole) + (decimals.isEmpty ? "" : "." + decimals)
  }
}
