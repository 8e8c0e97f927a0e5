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
  var tongue = _Tongue.english
  var currencyCode = ""
  var presentation = "standard"
  /// A currency's symbol of one's own.
  var symbol: String?
  var showsPoint = false
  var hasPrecision = false

  mutating func set(_ precision: NumberFormatStyleConfiguration.Precision) {
    hasPrecision = true
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
    if notation == "scientific" { return _scientific(number) }
    var unit = ""
    if notation == "compact" { (number, unit) = _compacted(number) }
    let isNegative = number.hasPrefix("-")
    let body = _digits(isNegative ? String(number.dropFirst()) : number) + unit
    let isZero = !body.contains { $0.isNumber && $0 != "0" }
    var marks = (prefix, suffix)
    if !currencyCode.isEmpty { marks = _currencyMarks(currencyCode, presentation, tongue) }
    if let symbol { marks.0 = symbol }
    if sign == 4, isNegative, !isZero { return "(" + marks.0 + body + marks.1 + ")" }
    var mark = ""
    if isNegative, !isZero, sign != 2 { mark = "-" }
    if !isNegative, sign == 1 || (sign == 3 && !isZero) { mark = "+" }
    return mark + marks.0 + body + marks.1
  }

  func _scientific(_ number: String) -> String {
    let isNegative = number.hasPrefix("-")
    let size = isNegative ? String(number.dropFirst()) : number
    let isZero = !size.contains { $0.isNumber && $0 != "0" }
    var exponent = isZero ? 0 : _firstPlace(size) - 1
    var factor = "1"
    for _ in 0..<min(abs(exponent), 400) { factor = _decimalProduct(factor, "10") }
    let mantissa =
      exponent < 0 ? _decimalProduct(size, factor) : _decimalQuotient(size, factor)
    var body = _digits(mantissa)
    if body.hasPrefix("10") {
      body = "1" + String(body.dropFirst(2))
      exponent += 1
    }
    return (isNegative ? "-" : "") + body + "E" + String(exponent)
  }

  func _compacted(_ number: String) -> (String, String) {
    let english: [(Double, String)] = [(1e12, "T"), (1e9, "B"), (1e6, "M"), (1e3, "K")]
    let chinese: [(Double, String)] = [(1e12, "万亿"), (1e8, "亿"), (1e4, "万")]
    let units = tongue == .chinese ? chinese : english
    let size = abs(Double(number) ?? 0)
    for (index, unit) in units.enumerated() where size >= unit.0 {
      let part = _shortened(_decimalQuotient(number, _decimalOfDouble(unit.0)))
      // 999,999 is rounded to 1,000 thousands, which is a million.
      let rounded = hasPrecision ? _decimalRounded(part, maxFraction, rule) : part
      if index > 0, abs(Double(rounded) ?? 0) * unit.0 >= units[index - 1].0 {
        let larger = units[index - 1]
        return (_shortened(_decimalQuotient(number, _decimalOfDouble(larger.0))), larger.1)
      }
      return (part, unit.1)
    }
    return (_shortened(number), "")
  }

  /// To two digits that count, or to the point where more stand before it.
  func _shortened(_ number: String) -> String {
    if hasPrecision { return number }
    let size = number.hasPrefix("-") ? String(number.dropFirst()) : number
    return _decimalRounded(number, max(0, 2 - _firstPlace(size)), rule)
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
    if isGrouped, notation != "compact" { whole = _grouped(whole) }
    return fraction.isEmpty ? whole + (showsPoint ? "." : "") : whole + "." + fraction
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
  look.currencyCode = code
  look.presentation = presentation
  return look
}

/// What stands before and behind an amount of money.
func _currencyMarks(_ code: String, _ presentation: String, _ tongue: _Tongue)
  -> (String, String)
{
  if presentation == "isoCode" { return (code + "\u{A0}", "") }
  if presentation == "fullName" {
    if tongue == .chinese { return ("", _chineseCurrencies[code] ?? code) }
    return ("", " " + (_englishCurrencies[code] ?? code))
  }
  if presentation == "narrow", let symbol = _narrowSymbols[code] {
    return (tongue == .chinese && code == "TWD" ? "NT$" : symbol, "")
  }
  var symbols = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CNY": "CN¥", "INR": "₹", "KRW": "₩",
    "CAD": "CA$", "AUD": "A$", "NZD": "NZ$", "HKD": "HK$", "TWD": "NT$", "MXN": "MX$",
    "BRL": "R$", "ILS": "₪", "VND": "₫", "PHP": "₱",
  ]
  if tongue == .chinese {
    symbols["USD"] = "US$"
    symbols["CNY"] = "¥"
    symbols["JPY"] = "JP¥"
    symbols["AUD"] = "AU$"
  } else {
    symbols["XXX"] = "¤"
  }
  return (symbols[code] ?? code + "\u{A0}", "")
}

let _narrowSymbols = [
  "USD": "$", "CNY": "¥", "JPY": "¥", "CAD": "$", "AUD": "$", "NZD": "$", "HKD": "$", "TWD": "$",
  "SGD": "$", "MXN": "$", "RUB": "₽", "THB": "฿", "SEK": "kr\u{A0}",
]

let _englishCurrencies = [
  "USD": "US dollars", "CNY": "Chinese yuan", "EUR": "euros", "JPY": "Japanese yen",
  "GBP": "British pounds", "KRW": "South Korean won", "INR": "Indian rupees",
  "HKD": "Hong Kong dollars", "TWD": "New Taiwan dollars", "CAD": "Canadian dollars",
  "AUD": "Australian dollars", "CHF": "Swiss francs", "SGD": "Singapore dollars",
  "BRL": "Brazilian reals", "MXN": "Mexican pesos", "RUB": "Russian rubles", "THB": "Thai baht",
  "VND": "Vietnamese dong", "SEK": "Swedish kronor",
]

let _chineseCurrencies = [
  "USD": "美元", "CNY": "人民币", "EUR": "欧元", "JPY": "日元", "GBP": "英镑", "KRW": "韩元",
  "INR": "印度卢比", "HKD": "港元", "TWD": "新台币", "CAD": "加拿大元", "AUD": "澳大利亚元",
  "CHF": "瑞士法郎", "SGD": "新加坡元", "BRL": "巴西雷亚尔", "MXN": "墨西哥比索",
  "RUB": "俄罗斯卢布", "THB": "泰铢", "VND": "越南盾", "SEK": "瑞典克朗",
]
