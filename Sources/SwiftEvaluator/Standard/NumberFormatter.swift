// Foundation declares these properties with `!`: one may set nil and read without unwrapping.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

class NumberFormatter: Formatter {
  enum Style: UInt, Sendable {
    case none = 0
    case decimal = 1
    case currency = 2
    case percent = 3
    case scientific = 4
    case spellOut = 5
    case ordinal = 6
    case currencyISOCode = 8
    case currencyPlural = 9
    case currencyAccounting = 10
  }
  enum RoundingMode: UInt, Sendable {
    case ceiling = 0
    case floor = 1
    case down = 2
    case up = 3
    case halfEven = 4
    case halfDown = 5
    case halfUp = 6
  }
  var numberStyle: Style = .none
  var locale: Locale! = Locale.current
  var roundingMode: RoundingMode = .halfEven
  var multiplier: NSNumber?
  var minimumIntegerDigits = 1
  var usesSignificantDigits = false
  var minimumSignificantDigits = 1
  var maximumSignificantDigits = 6
  var positivePrefix: String! = ""
  var positiveSuffix: String! = ""
  var negativePrefix: String! = "-"
  var zeroSymbol: String?
  var nilSymbol = ""
  var notANumberSymbol: String! = "NaN"
  var plusSign: String! = "+"
  var minusSign: String! = "-"
  var percentSymbol: String! = "%"
  var allowsFloats = true
  var isLenient = false
  var generatesDecimalNumbers = false
  var minimum: NSNumber?
  var maximum: NSNumber?
  var groupingSize = 3
  var _minFraction: Int?
  var _maxFraction: Int?
  var _isGrouped: Bool?
  var _code: String?
  var _symbol: String?
  var _grouping: String?
  var _point: String?
  override init() { super.init() }

  var minimumFractionDigits: Int {
    get { _minFraction ?? min(_styleLook.minFraction, _maxFraction ?? Int.max) }
    set { _minFraction = newValue }
  }
  var maximumFractionDigits: Int {
    get { _maxFraction ?? max(_styleLook.maxFraction, _minFraction ?? 0) }
    set { _maxFraction = newValue }
  }
  var usesGroupingSeparator: Bool {
    get { _isGrouped ?? _styleLook.isGrouped }
    set { _isGrouped = newValue }
  }
  var currencyCode: String! {
    get { _code ?? _locale.currency?.identifier ?? "USD" }
    set { _code = newValue }
  }
  var currencySymbol: String! {
    get {
      let marks = _currencyMarks(currencyCode ?? "", "standard", _locale._known("currencies"))
      return _symbol ?? marks.0.trimmingCharacters(in: .whitespaces)
    }
    set { _symbol = newValue }
  }
  var groupingSeparator: String! {
    get { _grouping ?? "," }
    set { _grouping = newValue }
  }
  var decimalSeparator: String! {
    get { _point ?? "." }
    set { _point = newValue }
  }
  var currencyGroupingSeparator: String! {
    get { groupingSeparator }
    set { _grouping = newValue }
  }
  var currencyDecimalSeparator: String! {
    get { decimalSeparator }
    set { _point = newValue }
  }

  var _locale: Locale { locale ?? Locale.current }

  var _styleLook: _NumberLook {
    var look = _NumberLook()
    look.tongue = _locale._known("numbers")
    switch numberStyle {
    case .currency, .currencyISOCode, .currencyPlural, .currencyAccounting:
      look = _currencyLook(currencyCode ?? "USD", "standard")
      look.tongue = _locale._known("numbers")
      if numberStyle == .currencyISOCode { look.presentation = "isoCode" }
      if numberStyle == .currencyPlural { look.presentation = "fullName" }
      if numberStyle == .currencyAccounting { look.sign = 4 }
    case .percent:
      look.multiplier = 100
      look.suffix = "%"
      look.maxFraction = 0
    case .none:
      look.maxFraction = 0
      look.isGrouped = false
    case .scientific:
      look.notation = "scientific"
      look.maxFraction = 15
    default: look.maxFraction = 3
    }
    return look
  }

  var _look: _NumberLook {
    var look = _styleLook
    look.minFraction = minimumFractionDigits
    look.maxFraction = max(maximumFractionDigits, look.minFraction)
    look.minInteger = minimumIntegerDigits
    look.isGrouped = usesGroupingSeparator
    if usesSignificantDigits {
      look.significant =
        minimumSignificantDigits...max(
          minimumSignificantDigits,
          maximumSignificantDigits
        )
    }
    if let multiplier { look.multiplier = multiplier.doubleValue }
    if let _symbol { look.symbol = _symbol }
    switch roundingMode {
    case .ceiling: look.rule = 2
    case .floor: look.rule = 1
    case .down: look.rule = 4
    case .up: look.rule = 5
    case .halfEven: look.rule = 3
    case .halfUp: look.rule = 0
    case .halfDown: _notModelled("NumberFormatter.RoundingMode.halfDown")
    }
    return look
  }

  func string(from number: NSNumber) -> String? {
    let tongue = _locale._known("numbers")
    if numberStyle == .spellOut { return _spelledDecimal(number._decimal, tongue) }
    if numberStyle == .ordinal { return _ordinal(number, tongue) }
    if let zeroSymbol, number.doubleValue == 0 { return zeroSymbol }
    var text = _look.text(number._decimal)
    if _grouping != nil || _point != nil {
      text = text.map { character in
        character == "," ? _grouping ?? "," : character == "." ? _point ?? "." : String(character)
      }.joined()
    }
    let isNegative = number.doubleValue < 0
    if isNegative, negativePrefix != "-", text.hasPrefix("-") {
      return (negativePrefix ?? "") + String(text.dropFirst())
    }
    return (isNegative ? "" : positivePrefix ?? "") + text
      + (isNegative ? "" : positiveSuffix ?? "")
  }

  func _ordinal(_ number: NSNumber, _ tongue: _Tongue) -> String {
    var look = _NumberLook()
    look.maxFraction = 0
    let text = look.text(number._decimal)
    let digits = text.hasPrefix("-") ? "−" + String(text.dropFirst()) : text
    if tongue == .chinese { return "第" + digits }
    let last = (Int(text.filter { $0.isNumber }) ?? 0) % 100
    let ends = ["th", "st", "nd", "rd"]
    let ending = (11...13).contains(last) ? "th" : ends[last % 10 < 4 ? last % 10 : 0]
    return digits + ending
  }

  override func string(for obj: Any?) -> String? {
    if let number = obj as? NSNumber { return string(from: number) }
    if let number = obj as? Double { return string(from: NSNumber(value: number)) }
    if let number = obj as? Int { return string(from: NSNumber(value: number)) }
    if let number = obj as? Float { return string(from: NSNumber(value: number)) }
    if let number = obj as? Decimal { return string(from: NSDecimalNumber(decimal: number)) }
    return nil
  }

  override func _object(_ text: String) -> Any? { number(from: text)?.doubleValue }

  static func localizedString(from number: NSNumber, number style: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }

  func number(from string: String) -> NSNumber? {
    var text = string.trimmingCharacters(in: .whitespaces)
    var scale = 1.0
    switch numberStyle {
    case .currency, .currencyISOCode, .currencyAccounting:
      let symbol = currencySymbol ?? ""
      guard isLenient || text.contains(symbol) || text.contains(currencyCode ?? "") else {
        return nil
      }
      text = text.replacingOccurrences(of: symbol, with: "")
        .replacingOccurrences(of: currencyCode ?? "", with: "")
        .trimmingCharacters(in: .whitespaces)
    case .percent:
      guard text.hasSuffix("%") else { return nil }
      text = String(text.dropLast())
      scale = 0.01
    case .spellOut, .ordinal:
      _notModelled("reading numbers in words")
    default: break
    }
    if usesGroupingSeparator {
      text = text.replacingOccurrences(of: groupingSeparator ?? ",", with: "")
    }
    if let _point { text = text.replacingOccurrences(of: _point, with: ".") }
    guard let value = Double(text), !text.hasPrefix("+") else { return nil }
    return NSNumber(value: value * scale)
  }
}
