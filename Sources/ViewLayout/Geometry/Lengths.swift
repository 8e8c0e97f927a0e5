extension Double {
  /// The number as viewshell prints lengths: at most three decimals, no trailing zeros.
  ///
  ///     48 -> 48    100/3 -> 33.333    -0.0001 -> 0    infinity -> inf
  public var lengthText: String {
    if isNaN { return "nan" }
    if isInfinite { return self < 0 ? "-inf" : "inf" }
    guard magnitude < 1e14 else { return String(describing: self) }
    let thousandths = Int64((magnitude * 1000).rounded())
    guard thousandths != 0 else { return "0" }
    let whole = String(thousandths / 1000)
    let rest = thousandths % 1000
    let sign = self < 0 ? "-" : ""
    guard rest != 0 else { return sign + whole }
    var decimals = String(rest)
    while decimals.utf8.count < 3 { decimals = "0" + decimals }
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}

extension Size {
  /// The size as viewshell prints it, such as `48x52`.
  public var lengthText: String { "\(width.lengthText)x\(height.lengthText)" }
}

extension Proposal {
  /// The proposal as viewshell prints it, such as `48x52` or, where nothing is offered, `48xnil`.
  public var lengthText: String {
    "\(width?.lengthText ?? "nil")x\(height?.lengthText ?? "nil")"
  }
}
