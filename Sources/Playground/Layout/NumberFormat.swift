/// A format such as `%.2f` or `%lld`, as a localized text applies it to a value.
///
/// Numbers are grouped by thousands as in the region of the United States, which is why a year in
/// `Text("\(year)")` shows a comma.
struct NumberFormat {
  private var kind: Character = "@"
  private var decimals: Int?
  private var width = 0
  private var padsWithZeros = false
  private var alignsLeft = false
  private var showsPlus = false

  /// Reads a format; one that is not understood shows the value as it is.
  init(_ format: String) {
    guard format.first == "%" else { return }
    var rest = format.dropFirst()
    while let flag = rest.first, "-+ 0#'".contains(flag) {
      if flag == "0" { padsWithZeros = true }
      if flag == "-" { alignsLeft = true }
      if flag == "+" { showsPlus = true }
      rest = rest.dropFirst()
    }
    width = Self.number(&rest) ?? 0
    if rest.first == "." {
      rest = rest.dropFirst()
      decimals = Self.number(&rest) ?? 0
    }
    while let size = rest.first, "lhqzjt".contains(size) { rest = rest.dropFirst() }
    kind = rest.first ?? "@"
  }

  private static func number(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    text = text.dropFirst(digits.count)
    return Int(digits).map { min($0, 64) }
  }

  /// The value as the format shows it.
  func text(of value: String) -> String {
    var shown: String
    switch kind {
    case "d", "i", "u": shown = Int(value).map { grouped(String($0.magnitude)) } ?? value
    case "f", "F": shown = Double(value).flatMap(fixed) ?? value
    case "x", "X": shown = Int(value).map { String($0, radix: 16, uppercase: kind == "X") } ?? value
    default: return value
    }
    let isNumber = "diufF".contains(kind) && Double(value) != nil
    let isNegative = isNumber && value.hasPrefix("-") && shown.contains { $0 != "0" && $0 != "." }
    let sign = isNegative ? "-" : (isNumber && showsPlus ? "+" : "")
    let missing = max(0, width - sign.count - shown.count)
    if padsWithZeros, !alignsLeft {
      shown = sign + String(repeating: "0", count: missing) + shown
    } else {
      let space = String(repeating: " ", count: missing)
      shown = alignsLeft ? sign + shown + space : space + sign + shown
    }
    return shown
  }

  private func fixed(_ number: Double) -> String? {
    let digits = min(decimals ?? 6, 12)
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    // Halves of the binary number itself, as C rounds: to the nearest, ties to even.
    let units = (number.magnitude * scale).rounded(.toNearestOrEven)
    guard units < 9e15 else { return nil }
    let whole = grouped(String(Int(units) / Int(scale)))
    guard digits > 0 else { return whole }
    let rest = String(Int(units) % Int(scale))
    return whole + "." + String(repeating: "0", count: digits - rest.count) + rest
  }

  private func grouped(_ digits: String) -> String {
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
