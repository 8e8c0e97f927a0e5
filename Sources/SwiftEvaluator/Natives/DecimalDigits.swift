/// A decimal number of up to 38 digits, as Foundation's `Decimal` keeps it.
///
/// **Source** — documented: Apple, `Decimal`: a mantissa of 38 digits and a power of ten.
struct DecimalDigits {
  static let precision = 38
  var isNegative = false
  /// The digits, the highest first, without zeros in front; empty for zero.
  var digits: [Int] = []
  /// The power of ten of the last digit.
  var exponent = 0

  init() {}

  /// Reads digits with a sign, a point and an exponent; nil for anything else.
  init?(_ text: String) {
    var rest = text[...]
    if let sign = rest.first, sign == "-" || sign == "+" {
      isNegative = sign == "-"
      rest.removeFirst()
    }
    var hasPoint = false
    var hasDigit = false
    while let character = rest.first, character != "e", character != "E" {
      rest.removeFirst()
      if character == ".", !hasPoint {
        hasPoint = true
        continue
      }
      guard character.isASCII, let digit = character.wholeNumberValue else { return nil }
      hasDigit = true
      if hasPoint { exponent -= 1 }
      if digit > 0 || !digits.isEmpty { digits.append(digit) }
    }
    if !rest.isEmpty {
      guard let power = Int(rest.dropFirst()), power.magnitude < 400 else { return nil }
      exponent += power
    }
    guard hasDigit else { return nil }
    normalize()
  }

  /// The number as Foundation makes it of a Double.
  init(_ value: Double) {
    guard value.isFinite, value != 0 else { return }
    isNegative = value < 0
    var rest = value.magnitude
    let limit = Double(UInt64.max)
    while rest * 10 < limit, exponent > -400 {
      rest *= 10
      exponent -= 1
    }
    while rest >= limit {
      rest /= 10
      exponent += 1
    }
    digits = String(UInt64(rest)).compactMap(\.wholeNumberValue)
    normalize()
  }

  var isZero: Bool { digits.isEmpty }

  /// Takes zeros away at both ends, and digits that do not fit.
  mutating func normalize() {
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    if digits.count > Self.precision { dropDigits(digits.count - Self.precision, .plain) }
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty {
      exponent = 0
      isNegative = false
    }
  }

  /// How digits that are dropped change the last one that stays.
  enum Rounding: Int {
    case plain, down, up, bankers, towardZero, awayFromZero
  }

  /// Drops the last digits and rounds.
  mutating func dropDigits(_ count: Int, _ rule: Rounding) {
    guard count > 0 else { return }
    if count > digits.count {
      digits = Array(repeating: 0, count: count - digits.count) + digits
    }
    let dropped = digits[(digits.count - count)...]
    digits.removeLast(count)
    exponent += count
    let isExact = dropped.allSatisfy { $0 == 0 }
    let half = dropped.first.map { first in
      first != 5 ? first - 5 : dropped.dropFirst().allSatisfy { $0 == 0 } ? 0 : 1
    }
    let grows: Bool
    switch rule {
    case .plain: grows = (half ?? -1) >= 0
    case .bankers: grows = (half ?? -1) > 0 || (half == 0 && (digits.last ?? 0) % 2 == 1)
    case .down: grows = isNegative && !isExact
    case .up: grows = !isNegative && !isExact
    case .towardZero: grows = false
    case .awayFromZero: grows = !isExact
    }
    if grows { increment() }
  }

  private mutating func increment() {
    var index = digits.count - 1
    while index >= 0 {
      digits[index] += 1
      if digits[index] < 10 { return }
      digits[index] = 0
      index -= 1
    }
    digits.insert(1, at: 0)
  }

  /// The number rounded to a count of decimals, which may be negative.
  func rounded(toScale scale: Int, _ rule: Rounding) -> DecimalDigits {
    var copy = self
    copy.dropDigits(min(-scale - exponent, 500), rule)
    copy.normalize()
    return copy
  }

  /// The number as it is written: `-12.25`.
  var text: String {
    guard !isZero else { return "0" }
    var result = digits.map { String($0) }.joined()
    if exponent > 0 { result += String(repeating: "0", count: min(exponent, 400)) }
    if exponent < 0 {
      let missing = 1 - exponent - result.count
      if missing > 0 { result = String(repeating: "0", count: missing) + result }
      result.insert(".", at: result.index(result.endIndex, offsetBy: exponent))
    }
    return (isNegative ? "-" : "") + result
  }
}

extension DecimalDigits {
  /// Both numbers with the same power of ten.
  private static func aligned(_ left: DecimalDigits, _ right: DecimalDigits) -> ([Int], [Int], Int)
  {
    // A number that is too small to matter beside the other is left out.
    let low = max(min(left.exponent, right.exponent), max(left.top, right.top) - 2 * precision)
    func digits(_ number: DecimalDigits) -> [Int] {
      let shift = number.exponent - low
      return shift >= 0
        ? number.digits + Array(repeating: 0, count: shift)
        : Array(number.digits.dropLast(-shift))
    }
    let (a, b) = (digits(left), digits(right))
    let count = max(a.count, b.count)
    func padded(_ digits: [Int]) -> [Int] {
      Array(repeating: 0, count: count - digits.count) + digits
    }
    return (padded(a), padded(b), low)
  }

  /// The power of ten of the place before the first digit.
  private var top: Int { isZero ? -1000 : exponent + digits.count }

  /// -1, 0 or 1 as the left number is less, equal or greater.
  static func compare(_ left: DecimalDigits, _ right: DecimalDigits) -> Int {
    let difference = left + right.negated
    return difference.isZero ? 0 : difference.isNegative ? -1 : 1
  }

  var negated: DecimalDigits {
    var copy = self
    copy.isNegative = !isNegative && !isZero
    return copy
  }

  static func + (left: DecimalDigits, right: DecimalDigits) -> DecimalDigits {
    if left.isZero { return right }
    if right.isZero { return left }
    var (a, b, exponent) = aligned(left, right)
    var result = DecimalDigits()
    result.exponent = exponent
    var carry = 0
    if left.isNegative == right.isNegative {
      result.isNegative = left.isNegative
      for index in a.indices.reversed() {
        let sum = a[index] + b[index] + carry
        a[index] = sum % 10
        carry = sum / 10
      }
      result.digits = carry > 0 ? [carry] + a : a
    } else {
      let isLess = a.lexicographicallyPrecedes(b)
      if isLess { swap(&a, &b) }
      result.isNegative = isLess ? right.isNegative : left.isNegative
      for index in a.indices.reversed() {
        let difference = a[index] - b[index] - carry
        a[index] = (difference + 10) % 10
        carry = difference < 0 ? 1 : 0
      }
      result.digits = a
    }
    result.normalize()
    return result
  }

  static func * (left: DecimalDigits, right: DecimalDigits) -> DecimalDigits {
    var result = DecimalDigits()
    guard !left.isZero, !right.isZero else { return result }
    var product = Array(repeating: 0, count: left.digits.count + right.digits.count)
    for i in left.digits.indices.reversed() {
      for j in right.digits.indices.reversed() {
        product[i + j + 1] += left.digits[i] * right.digits[j]
      }
    }
    for index in product.indices.reversed() where index > 0 {
      product[index - 1] += product[index] / 10
      product[index] %= 10
    }
    result.digits = product
    result.exponent = left.exponent + right.exponent
    result.isNegative = left.isNegative != right.isNegative
    result.normalize()
    return result
  }

  /// The quotient, cut off where digits do not fit; nil when the divisor is zero.
  static func / (left: DecimalDigits, right: DecimalDigits) -> DecimalDigits? {
    guard !right.isZero else { return nil }
    var result = DecimalDigits()
    guard !left.isZero else { return result }
    var rest: [Int] = []
    var taken = 0
    result.exponent = left.exponent - right.exponent
    while taken < left.digits.count || (!rest.isEmpty && result.digits.count < precision) {
      if taken >= left.digits.count { result.exponent -= 1 }
      rest.append(taken < left.digits.count ? left.digits[taken] : 0)
      if rest == [0] { rest = [] }
      taken += 1
      var digit = 0
      while let smaller = difference(rest, right.digits) {
        rest = smaller
        digit += 1
      }
      if digit > 0 || !result.digits.isEmpty { result.digits.append(digit) }
    }
    result.isNegative = left.isNegative != right.isNegative
    result.normalize()
    return result
  }

  /// The difference of two whole numbers; nil when it is negative.
  private static func difference(_ left: [Int], _ right: [Int]) -> [Int]? {
    guard left.count >= right.count else { return nil }
    let padded = Array(repeating: 0, count: left.count - right.count) + right
    guard !left.lexicographicallyPrecedes(padded) else { return nil }
    var result = left
    var carry = 0
    for index in result.indices.reversed() {
      let value = left[index] - padded[index] - carry
      result[index] = (value + 10) % 10
      carry = value < 0 ? 1 : 0
    }
    return Array(result.drop { $0 == 0 })
  }
}
