import SwiftTypes

/// The part of C's format language that learners use: `%d %i %x %f %.2f %s %@ %%` with width.
enum FormatString {
  static func format(_ pattern: String, _ arguments: [Value], _ call: NativeCall)
    throws(EvaluationError) -> String
  {
    var result = ""
    var rest = pattern[...]
    var next = 0
    while let character = rest.popFirst() {
      guard character == "%" else {
        result.append(character)
        continue
      }
      let spec = Specification(&rest)
      if spec.conversion == "%" {
        result += "%"
        continue
      }
      guard next < arguments.count else { continue }
      result += spec.apply(
        arguments[next],
        described: try call.evaluator.describe(arguments[next], .any)
      )
      next += 1
    }
    return result
  }

  private struct Specification {
    var isLeft = false
    var isZeroPadded = false
    var isSigned = false
    var width = 0
    var precision: Int?
    var conversion: Character = "%"

    init(_ rest: inout Substring) {
      while let flag = rest.first, "-0+ ".contains(flag) {
        if flag == "-" { isLeft = true }
        if flag == "0" { isZeroPadded = true }
        if flag == "+" { isSigned = true }
        rest.removeFirst()
      }
      width = min(Self.number(&rest) ?? 0, 1000)
      if rest.first == "." {
        rest.removeFirst()
        precision = min(Self.number(&rest) ?? 0, 60)
      }
      while let length = rest.first, "lhqzL".contains(length) { rest.removeFirst() }
      conversion = rest.popFirst() ?? "%"
    }

    static func number(_ rest: inout Substring) -> Int? {
      var value: Int?
      while let digit = rest.first?.wholeNumberValue {
        value = min((value ?? 0) * 10 + digit, 10_000)
        rest.removeFirst()
      }
      return value
    }

    func apply(_ value: Value, described: String) -> String {
      var text = described
      switch (conversion, value.opened) {
      case ("x", .int(let number)): text = String(UInt(bitPattern: number), radix: 16)
      case ("X", .int(let number)):
        text = String(UInt(bitPattern: number), radix: 16, uppercase: true)
      case ("o", .int(let number)): text = String(UInt(bitPattern: number), radix: 8)
      case ("f", .double(let number)), ("F", .double(let number)):
        text = FormatString.fixed(number, precision ?? 6)
      case ("f", .int(let number)): text = FormatString.fixed(Double(number), precision ?? 6)
      case ("e", .double(let number)):
        text = FormatString.scientific(number, precision ?? 6, dropsZeros: false)
      case ("g", .double(let number)): text = FormatString.general(number, precision ?? 6)
      case ("g", .int(let number)): text = FormatString.general(Double(number), precision ?? 6)
      case ("@", _), ("s", _): if let precision { text = String(text.prefix(precision)) }
      default: break
      }
      if isSigned, !text.hasPrefix("-"), conversion != "@" { text = "+" + text }
      let missing = width - text.count
      guard missing > 0 else { return text }
      if isLeft { return text + String(repeating: " ", count: missing) }
      if isZeroPadded, conversion != "@" {
        let sign = text.hasPrefix("-") || text.hasPrefix("+") ? String(text.removeFirst()) : ""
        return sign + String(repeating: "0", count: missing) + text
      }
      return String(repeating: " ", count: missing) + text
    }
  }

  /// A number with a fixed count of decimals, rounded as C does from the exact binary value.
  static func fixed(_ value: Double, _ decimals: Int) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    var digits = DecimalExpansion(value.magnitude)
    digits.round(toDecimals: decimals)
    return (value.sign == .minus ? "-" : "") + digits.text(decimals: decimals)
  }
}

extension FormatString {
  /// A number as a mantissa and a power of ten: `1.5e+03`.
  static func scientific(_ value: Double, _ decimals: Int, dropsZeros: Bool) -> String {
    guard value.isFinite else { return fixed(value, decimals) }
    var exponent = value == 0 ? 0 : powerOfTen(value.magnitude)
    var mantissa = fixed(value / power(exponent), decimals)
    if mantissa.drop(while: { $0 == "-" }).hasPrefix("10") {
      exponent += 1
      mantissa = fixed(value / power(exponent), decimals)
    }
    let digits = String(exponent.magnitude)
    return (dropsZeros ? withoutZeros(mantissa) : mantissa) + "e" + (exponent < 0 ? "-" : "+")
      + (digits.count < 2 ? "0" : "") + digits
  }

  /// A number in the shorter form, with so many digits that count.
  static func general(_ value: Double, _ precision: Int) -> String {
    guard value.isFinite else { return fixed(value, 0) }
    let digits = max(precision, 1)
    let exponent = value == 0 ? 0 : powerOfTen(value.magnitude)
    if exponent < -4 || exponent >= digits {
      return scientific(value, digits - 1, dropsZeros: true)
    }
    return withoutZeros(fixed(value, digits - 1 - exponent))
  }

  private static func powerOfTen(_ value: Double) -> Int {
    var exponent = 0
    while value / power(exponent) >= 10 { exponent += 1 }
    while value / power(exponent) < 1 { exponent -= 1 }
    return exponent
  }

  private static func power(_ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<exponent.magnitude { result *= 10 }
    return exponent < 0 ? 1 / result : result
  }

  private static func withoutZeros(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var kept = text[...]
    while kept.last == "0" { kept.removeLast() }
    if kept.last == "." { kept.removeLast() }
    return String(kept)
  }
}

/// The exact decimal digits of a Double: binary fractions end.
private struct DecimalExpansion {
  private var whole: [Int] = [0]
  private var fraction: [Int] = []

  init(_ value: Double) {
    let exponent = value == 0 ? 0 : Int(value.exponent)
    var mantissa = value.significandBitPattern
    if value.isNormal { mantissa |= 1 << 52 }
    let power = (value.isNormal ? exponent : -1022) - 52
    whole = String(mantissa).compactMap(\.wholeNumberValue)
    for _ in 0..<max(0, power) { double() }
    for _ in 0..<max(0, -power) { halve() }
  }

  private mutating func double() {
    var carry = 0
    for index in whole.indices.reversed() {
      let sum = whole[index] * 2 + carry
      whole[index] = sum % 10
      carry = sum / 10
    }
    if carry > 0 { whole.insert(carry, at: 0) }
  }

  private mutating func halve() {
    var rest = 0
    for index in whole.indices {
      let sum = rest * 10 + whole[index]
      whole[index] = sum / 2
      rest = sum % 2
    }
    for index in fraction.indices {
      let sum = rest * 10 + fraction[index]
      fraction[index] = sum / 2
      rest = sum % 2
    }
    if rest > 0 { fraction.append(5) }
    while whole.count > 1, whole.first == 0 { whole.removeFirst() }
  }

  mutating func round(toDecimals count: Int) {
    guard fraction.count > count else { return }
    let next = fraction[count]
    let isExactHalf = next == 5 && fraction[(count + 1)...].allSatisfy { $0 == 0 }
    let last = count > 0 ? fraction[count - 1] : whole[whole.count - 1]
    let goesUp = next > 5 || (next == 5 && (!isExactHalf || last % 2 == 1))
    fraction = Array(fraction[..<count])
    guard goesUp else { return }
    var index = count - 1
    while index >= 0 {
      fraction[index] += 1
      if fraction[index] < 10 { return }
      fraction[index] = 0
      index -= 1
    }
    index = whole.count - 1
    while index >= 0 {
      whole[index] += 1
      if whole[index] < 10 { return }
      whole[index] = 0
      index -= 1
    }
    whole.insert(1, at: 0)
  }

  func text(decimals: Int) -> String {
    let head = whole.map { String($0) }.joined()
    guard decimals > 0 else { return head }
    let padded = fraction + Array(repeating: 0, count: max(0, decimals - fraction.count))
    return head + "." + padded.map { String($0) }.joined()
  }
}
