protocol FormatStyle<FormatInput, FormatOutput>: Hashable, Encodable, Decodable {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: FormatInput) -> FormatOutput
  func locale(_ locale: Locale) -> Self
}

extension FormatStyle {
  func locale(_ locale: Locale) -> Self { self }
}

protocol ParseStrategy<ParseInput, ParseOutput>: Hashable, Encodable, Decodable {
  associatedtype ParseInput
  associatedtype ParseOutput
  func parse(_ value: ParseInput) throws -> ParseOutput
}

protocol ParseableFormatStyle: FormatStyle {
  associatedtype Strategy: ParseStrategy
  where Strategy.ParseInput == FormatOutput, Strategy.ParseOutput == FormatInput
  var parseStrategy: Strategy { get }
}

struct _NumberParseStrategy<Value>: ParseStrategy {
  typealias ParseInput = String
  typealias ParseOutput = Value
  let _look: _NumberLook
  let _make: _NumberMaker<Value>
  func parse(_ value: String) throws -> Value {
    let kept = value.filter { $0.isNumber || $0 == "." || $0 == "-" }
    guard let result = _make.make(kept) else { throw _ParseError(text: value) }
    return result
  }
}

struct _ParseError: Error {
  let text: String
}

struct _NumberMaker<Value>: Hashable {
  let make: (String) -> Value?
  static func == (_ left: _NumberMaker<Value>, _ right: _NumberMaker<Value>) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

enum NumberFormatStyleConfiguration {
  typealias RoundingRule = FloatingPointRoundingRule

  struct Precision: Hashable, Sendable {
    var _integer: ClosedRange<Int>?
    var _fraction: ClosedRange<Int>?
    var _significant: ClosedRange<Int>?
    static func fractionLength(_ length: Int) -> Precision {
      Precision(_fraction: length...length)
    }
    static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
      Precision(_fraction: limits)
    }
    static func fractionLength(_ limits: PartialRangeThrough<Int>) -> Precision {
      Precision(_fraction: 0...limits.upperBound)
    }
    static func fractionLength(_ limits: Range<Int>) -> Precision {
      Precision(_fraction: limits.lowerBound...limits.upperBound - 1)
    }
    static func significantDigits(_ digits: Int) -> Precision {
      Precision(_significant: digits...digits)
    }
    static func significantDigits(_ limits: ClosedRange<Int>) -> Precision {
      Precision(_significant: limits)
    }
    static func integerLength(_ length: Int) -> Precision { Precision(_integer: length...length) }
    static func integerAndFractionLength(integer: Int, fraction: Int) -> Precision {
      Precision(_integer: integer...integer, _fraction: fraction...fraction)
    }
  }

  struct Grouping: Hashable, Sendable {
    let _isOn: Bool
    static var automatic: Grouping { Grouping(_isOn: true) }
    static var never: Grouping { Grouping(_isOn: false) }
  }

  struct SignDisplayStrategy: Hashable, Sendable {
    let _kind: Int
    static var automatic: SignDisplayStrategy { SignDisplayStrategy(_kind: 0) }
    static var never: SignDisplayStrategy { SignDisplayStrategy(_kind: 2) }
    static func always(includingZero: Bool = true) -> SignDisplayStrategy {
      SignDisplayStrategy(_kind: includingZero ? 1 : 3)
    }
  }

  struct Notation: Hashable, Sendable {
    let _name: String
    static var automatic: Notation { Notation(_name: "") }
    static var compactName: Notation { Notation(_name: "compact") }
    static var scientific: Notation { Notation(_name: "scientific") }
  }

  struct DecimalSeparatorDisplayStrategy: Hashable, Sendable {
    let _isAlways: Bool
    static var automatic: DecimalSeparatorDisplayStrategy { .init(_isAlways: false) }
    static var always: DecimalSeparatorDisplayStrategy { .init(_isAlways: true) }
  }
}

enum CurrencyFormatStyleConfiguration {
  struct Presentation: Hashable, Sendable {
    let _name: String
    static var standard: Presentation { Presentation(_name: "standard") }
    static var narrow: Presentation { Presentation(_name: "narrow") }
    static var isoCode: Presentation { Presentation(_name: "isoCode") }
    static var fullName: Presentation { Presentation(_name: "fullName") }
  }
  typealias Precision = NumberFormatStyleConfiguration.Precision
  typealias Grouping = NumberFormatStyleConfiguration.Grouping
}

struct _NumberLook: Hashable, Sendable {
  var minInteger = 1
  var minFraction = 0
  var maxFraction = 6
  var significant: ClosedRange<Int>?
  var isGrouped = true
  var sign = 0
  var notation = ""
  var rule = 3
  var increment: Double?
  var multiplier = 1.0
  var prefix = ""
  var suffix = ""

  mutating func set(_ precision: NumberFormatStyleConfiguration.Precision) {
    if let integer = precision._integer { minInteger = integer.lowerBound }
    if let fraction = precision._fraction {
      minFraction = fraction.lowerBound
      maxFraction = fraction.upperBound
    }
    significant = precision._significant
  }

  mutating func set(_ rounding: FloatingPointRoundingRule) {
    switch rounding {
    case .up: rule = 2
    case .down: rule = 1
    case .towardZero: rule = 4
    case .awayFromZero: rule = 5
    case .toNearestOrAwayFromZero: rule = 0
    default: rule = 3
    }
  }

  func text(_ decimal: String) -> String {
    if decimal == "NaN" { return "NaN" }
    if decimal.hasSuffix("inf") { return (decimal.hasPrefix("-") ? "-" : "") + "∞" }
    var number = decimal
    if multiplier != 1 { number = _decimalProduct(number, _decimalOfDouble(multiplier)) }
    if let increment, increment > 0 {
      let step = _decimalOfDouble(increment)
      number = _decimalProduct(_decimalRounded(_decimalQuotient(number, step), 0, rule), step)
    }
    var unit = ""
    if notation == "compact" { (number, unit) = _compacted(number) }
    let isNegative = number.hasPrefix("-")
    let body = _digits(isNegative ? String(number.dropFirst()) : number) + unit
    let isZero = !body.contains { $0.isNumber && $0 != "0" }
    var mark = ""
    if isNegative, !isZero, sign != 2 { mark = "-" }
    if !isNegative, sign == 1 || (sign == 3 && !isZero) { mark = "+" }
    return mark + prefix + body + suffix
  }

  func _compacted(_ number: String) -> (String, String) {
    let size = abs(Double(number) ?? 0)
    let units: [(Double, String)] = [(1e12, "T"), (1e9, "B"), (1e6, "M"), (1e3, "K")]
    for (factor, name) in units where size >= factor {
      return (_shortened(_decimalQuotient(number, _decimalOfDouble(factor))), name)
    }
    return (_shortened(number), "")
  }

  func _shortened(_ number: String) -> String {
    let whole = abs(Double(number) ?? 0)
    let scale = whole >= 10 ? 0 : whole >= 1 ? 1 : 2
    return _decimalRounded(number, scale, rule)
  }

  func _digits(_ number: String) -> String {
    var rounded = number
    var least = minFraction
    if let significant {
      let start = _firstPlace(number)
      rounded = _decimalRounded(number, significant.upperBound - start, rule)
      least = max(0, significant.lowerBound - _firstPlace(rounded))
    } else {
      rounded = _decimalRounded(number, maxFraction, rule)
    }
    let parts = rounded.components(separatedBy: ".")
    var whole = parts[0]
    var fraction = parts.count > 1 ? parts[1] : ""
    while whole.count < minInteger { whole = "0" + whole }
    while fraction.count < least { fraction += "0" }
    if isGrouped { whole = _grouped(whole) }
    return fraction.isEmpty ? whole : whole + "." + fraction
  }

  /// How many places stand before the point up to the first digit that is not 0.
  func _firstPlace(_ number: String) -> Int {
    let parts = number.components(separatedBy: ".")
    if parts[0] != "0" { return parts[0].count }
    guard parts.count > 1 else { return 1 }
    return -parts[1].prefix { $0 == "0" }.count
  }
}

func _grouped(_ whole: String) -> String {
  guard whole.count > 3 else { return whole }
  var result = ""
  for (index, digit) in whole.enumerated() {
    if index > 0, (whole.count - index) % 3 == 0 { result.append(",") }
    result.append(digit)
  }
  return result
}

func _numberText<Value>(_ value: Value) -> String {
  let text = String(describing: value)
  return _decimalText(text) ?? (text == "nan" || text == "NaN" ? "NaN" : text)
}

func _currencyLook(_ code: String, _ presentation: String = "standard") -> _NumberLook {
  var look = _NumberLook()
  let digits = ["JPY", "KRW", "VND", "CLP", "ISK"].contains(code) ? 0 : 2
  look.minFraction = digits
  look.maxFraction = digits
  let symbols = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "INR": "₹", "KRW": "₩",
    "CAD": "CA$", "AUD": "A$", "NZD": "NZ$", "HKD": "HK$", "TWD": "NT$", "MXN": "MX$",
    "BRL": "R$", "ILS": "₪", "VND": "₫", "PHP": "₱",
  ]
  let narrow = ["CNY": "¥", "CAD": "$", "AUD": "$", "NZD": "$", "HKD": "$", "TWD": "$"]
  if presentation == "isoCode" {
    look.prefix = code + "\u{A0}"
  } else if presentation == "narrow", let symbol = narrow[code] {
    look.prefix = symbol
  } else {
    look.prefix = symbols[code] ?? code + "\u{A0}"
  }
  return look
}
