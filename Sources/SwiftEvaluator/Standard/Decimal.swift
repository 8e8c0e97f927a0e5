struct Decimal:
  Hashable, Comparable, SignedNumeric, Strideable, CustomStringConvertible,
  ExpressibleByFloatLiteral, Sendable, Encodable, Decodable
{
  typealias Magnitude = Decimal
  typealias Stride = Decimal
  typealias IntegerLiteralType = Int
  typealias FloatLiteralType = Double

  enum RoundingMode: UInt, Sendable { case plain, down, up, bankers }

  let _text: String
  init(_text: String) { self._text = _text }
  init() { _text = "0" }
  init(integerLiteral value: Int) { _text = String(value) }
  init(floatLiteral value: Double) { _text = _decimalOfDouble(value) }
  init(_ value: Int) { _text = String(value) }
  init(_ value: Int64) { _text = String(value) }
  init(_ value: UInt) { _text = String(value) }
  init(_ value: Double) { _text = _decimalOfDouble(value) }
  init?<T: BinaryInteger>(exactly source: T) { _text = String(source) }
  init?(string: String, locale: Locale? = nil) {
    guard let text = _decimalText(string) else { return nil }
    _text = text
  }
  static var zero: Decimal { Decimal(_text: "0") }
  static var pi: Decimal { Decimal(_text: "3.14159265358979323846264338327950288419") }
  static var nan: Decimal { Decimal(_text: "NaN") }
  var isNaN: Bool { _text == "NaN" }
  var isZero: Bool { _text == "0" }
  var isSignMinus: Bool { _text.hasPrefix("-") }
  var magnitude: Decimal { isSignMinus ? -self : self }
  var description: String { _text }
  func distance(to other: Decimal) -> Decimal { other - self }
  func advanced(by n: Decimal) -> Decimal { self + n }
  mutating func round(_ scale: Int, _ mode: RoundingMode) { self = _rounded(scale, mode) }
  func _rounded(_ scale: Int, _ mode: RoundingMode) -> Decimal {
    Decimal(_text: _decimalRounded(_text, scale, Int(mode.rawValue)))
  }
  static func + (_ left: Decimal, _ right: Decimal) -> Decimal {
    left.isNaN || right.isNaN ? .nan : Decimal(_text: _decimalSum(left._text, right._text))
  }
  static func - (_ left: Decimal, _ right: Decimal) -> Decimal { left + -right }
  static func * (_ left: Decimal, _ right: Decimal) -> Decimal {
    left.isNaN || right.isNaN ? .nan : Decimal(_text: _decimalProduct(left._text, right._text))
  }
  static func / (_ left: Decimal, _ right: Decimal) -> Decimal {
    left.isNaN || right.isNaN ? .nan : Decimal(_text: _decimalQuotient(left._text, right._text))
  }
  static func /= (_ left: inout Decimal, _ right: Decimal) { left = left / right }
  static prefix func - (_ value: Decimal) -> Decimal {
    if value.isZero || value.isNaN { return value }
    return Decimal(
      _text: value.isSignMinus ? String(value._text.dropFirst()) : "-" + value._text
    )
  }
  static func < (_ left: Decimal, _ right: Decimal) -> Bool {
    _decimalCompare(left._text, right._text) < 0
  }
}

func _decimalText(_ text: String) -> String? { native() }
func _decimalOfDouble(_ value: Double) -> String { native() }
func _decimalSum(_ left: String, _ right: String) -> String { native() }
func _decimalProduct(_ left: String, _ right: String) -> String { native() }
func _decimalQuotient(_ left: String, _ right: String) -> String { native() }
func _decimalCompare(_ left: String, _ right: String) -> Int { native() }
func _decimalRounded(_ text: String, _ scale: Int, _ rule: Int) -> String { native() }

func pow(_ x: Decimal, _ y: Int) -> Decimal {
  var result = Decimal(1)
  var left = min(y, 10_000)
  while left > 0 {
    result = result * x
    left -= 1
  }
  return result
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func NSDecimalRound(
  _ result: inout Decimal,
  _ number: inout Decimal,
  _ scale: Int,
  _ roundingMode: Decimal.RoundingMode
) {
  result = number._rounded(scale, roundingMode)
}

class NSNumber:
  Hashable, Comparable, CustomStringConvertible, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  let _text: String
  let doubleValue: Double
  init(value: Int) {
    _text = String(value)
    doubleValue = Double(value)
  }
  init(value: Double) {
    _text = value.rounded() == value && abs(value) < 1e15 ? String(Int(value)) : String(value)
    doubleValue = value
  }
  init(value: Float) {
    _text = String(value)
    doubleValue = Double(value)
  }
  init(value: Bool) {
    _text = value ? "1" : "0"
    doubleValue = value ? 1 : 0
  }
  required init(floatLiteral value: Double) {
    _text = value.rounded() == value && abs(value) < 1e15 ? String(Int(value)) : String(value)
    doubleValue = value
  }
  required init(integerLiteral value: Int) {
    _text = String(value)
    doubleValue = Double(value)
  }
  required init(booleanLiteral value: Bool) {
    _text = value ? "1" : "0"
    doubleValue = value ? 1 : 0
  }
  var intValue: Int { Int(doubleValue) }
  var floatValue: Float { Float(doubleValue) }
  var boolValue: Bool { doubleValue != 0 }
  var stringValue: String { _text }
  var description: String { _text }
  var _decimal: String { _decimalText(_text) ?? "0" }
  func hash(into hasher: inout Hasher) { hasher.combine(doubleValue) }
  static func == (_ left: NSNumber, _ right: NSNumber) -> Bool {
    left.doubleValue == right.doubleValue
  }
  static func < (_ left: NSNumber, _ right: NSNumber) -> Bool {
    left.doubleValue < right.doubleValue
  }
}

class NSDecimalNumber: NSNumber {
  convenience init(string: String) { self.init(decimal: Decimal(string: string) ?? .nan) }
  init(decimal: Decimal) { super.init(value: Double(decimal._text) ?? 0) }
}
