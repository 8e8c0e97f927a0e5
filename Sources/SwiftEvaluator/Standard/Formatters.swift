class Formatter {
  enum UnitStyle: Int, Sendable {
    case short = 1
    case medium, long
  }
  init() {}
}

class DateFormatter: Formatter {
  enum Style: UInt, Sendable { case none, short, medium, long, full }
  var dateStyle: Style = .none
  var timeStyle: Style = .none
  var locale: Locale = Locale.current
  var calendar: Calendar = Calendar.current
  var timeZone: TimeZone = TimeZone.current
  var doesRelativeDateFormatting = false
  var _pattern: String?
  var dateFormat: String {
    get { _pattern ?? _stylePattern }
    set { _pattern = newValue }
  }
  override init() { super.init() }

  var _stylePattern: String {
    let dates = ["", "M/d/yy", "MMM d, yyyy", "MMMM d, yyyy", "EEEE, MMMM d, yyyy"]
    let times = [
      "", "h:mm\u{202F}a", "h:mm:ss\u{202F}a", "h:mm:ss\u{202F}a z", "h:mm:ss\u{202F}a zzzz",
    ]
    let date = dates[Int(dateStyle.rawValue)]
    let time = times[Int(timeStyle.rawValue)]
    if date.isEmpty || time.isEmpty { return date + time }
    return date + (dateStyle == .short || dateStyle == .medium ? ", " : " 'at' ") + time
  }

  func string(from date: Date) -> String {
    if doesRelativeDateFormatting, _pattern == nil {
      let days =
        calendar.dateComponents(
          [.day],
          from: calendar.startOfDay(for: Date.now),
          to: calendar.startOfDay(for: date)
        ).day ?? 2
      if let word = [-1: "Yesterday", 0: "Today", 1: "Tomorrow"][days] {
        let time = DateFormatter()
        time.timeStyle = timeStyle
        return timeStyle == .none ? word : word + " at " + time.string(from: date)
      }
    }
    return _patternText(dateFormat, date, timeZone)
  }

  func setLocalizedDateFormatFromTemplate(_ template: String) {
    var style = Date.FormatStyle()
    for (letters, name, pattern) in [
      ("y", "year", "yyyy"), ("d", "day", "d"), ("j", "hour", "h"), ("H", "hour", "h"),
      ("m", "minute", "mm"), ("s", "second", "ss"),
    ] where template.contains(letters) {
      style = style._with(name, pattern)
    }
    for pattern in ["MMMM", "MMM", "MM", "M"] where template.contains(pattern) {
      style = style._with("month", pattern)
      break
    }
    for pattern in ["EEEE", "EEE", "E"] where template.contains(pattern) {
      style = style._with("weekday", pattern == "E" ? "EEE" : pattern)
      break
    }
    _pattern = style._pattern
  }

  func date(from string: String) -> Date? {
    var parts = DateComponents(year: 2000, month: 1, day: 1)
    let letters = Array(dateFormat)
    var rest = Substring(string)
    var isAfternoon: Bool?
    var index = 0
    while index < letters.count {
      let letter = letters[index]
      if letter == "'" {
        index += 1
        while index < letters.count, letters[index] != "'" {
          guard rest.popFirst() == letters[index] else { return nil }
          index += 1
        }
        index += 1
        continue
      }
      guard letter.isLetter, letter.isASCII else {
        guard rest.popFirst() == letter else { return nil }
        index += 1
        continue
      }
      var count = 0
      while index < letters.count, letters[index] == letter {
        count += 1
        index += 1
      }
      if letter == "M", count > 2 {
        let names = count == 3 ? calendar.shortMonthSymbols : calendar.monthSymbols
        guard let found = names.firstIndex(where: { rest.hasPrefix($0) }) else { return nil }
        rest = rest.dropFirst(names[found].count)
        parts.month = found + 1
        continue
      }
      if letter == "E" {
        rest = rest.drop { $0.isLetter }
        continue
      }
      if letter == "a" {
        isAfternoon = rest.uppercased().hasPrefix("PM")
        rest = rest.dropFirst(2)
        continue
      }
      let next = index < letters.count && letters[index].isLetter
      var digits = ""
      while let digit = rest.first, digit.isNumber, !next || digits.count < count {
        digits.append(digit)
        rest = rest.dropFirst()
      }
      guard let value = Int(digits) else { return nil }
      switch letter {
      case "y": parts.year = count == 2 ? 2000 + value : value
      case "M": parts.month = value
      case "d": parts.day = value
      case "H", "h": parts.hour = value
      case "m": parts.minute = value
      case "s": parts.second = value
      default: return nil
      }
    }
    guard rest.isEmpty else { return nil }
    if let isAfternoon, let hour = parts.hour { parts.hour = hour % 12 + (isAfternoon ? 12 : 0) }
    guard (1...12).contains(parts.month ?? 0),
      (1..._Civil.length(parts.year ?? 2000, parts.month ?? 1)).contains(parts.day ?? 0)
    else { return nil }
    parts.timeZone = timeZone
    return calendar.date(from: parts)
  }

  static func localizedString(
    from date: Date,
    dateStyle: Style,
    timeStyle: Style
  ) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }
}

class ISO8601DateFormatter: Formatter {
  override init() { super.init() }
  func string(from date: Date) -> String { date.ISO8601Format() }
  func date(from string: String) -> Date? {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss'Z'"
    return formatter.date(from: string)
  }
}

class RelativeDateTimeFormatter: Formatter {
  enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  enum DateTimeStyle: Int, Sendable { case numeric, named }
  var unitsStyle: UnitsStyle = .full
  var dateTimeStyle: DateTimeStyle = .numeric
  var locale: Locale = Locale.current
  override init() { super.init() }
  func localizedString(for date: Date, relativeTo reference: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(reference))
  }
  func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    _relativeText(
      interval,
      isNamed: dateTimeStyle == .named,
      isShort: unitsStyle == .short || unitsStyle == .abbreviated
    )
  }
}

class DateComponentsFormatter: Formatter {
  enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }
  struct ZeroFormattingBehavior: OptionSet, Sendable {
    let rawValue: UInt
    static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    static let pad = ZeroFormattingBehavior(rawValue: 65_536)
    static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
  }
  var unitsStyle: UnitsStyle = .positional
  var allowedUnits: NSCalendar.Unit = [.hour, .minute, .second]
  var zeroFormattingBehavior: ZeroFormattingBehavior = .dropLeading
  override init() { super.init() }
  func string(from interval: TimeInterval) -> String? {
    var rest = Int(abs(interval).rounded(.down))
    var parts: [(Int, String, String, String)] = []
    for (unit, length, letter, short, full) in [
      (NSCalendar.Unit.day, 86_400, "d", "day", "day"), (.hour, 3600, "h", "hr", "hour"),
      (.minute, 60, "m", "min", "minute"), (.second, 1, "s", "sec", "second"),
    ] where allowedUnits.contains(unit) {
      parts.append((rest / length, letter, short, full))
      rest %= length
    }
    if !zeroFormattingBehavior.contains(.pad) {
      while parts.count > 1, parts[0].0 == 0 { parts.removeFirst() }
      if unitsStyle != .positional { parts.removeAll { $0.0 == 0 && parts.count > 1 } }
    }
    let sign = interval < 0 ? "-" : ""
    switch unitsStyle {
    case .positional:
      let isPadded = zeroFormattingBehavior.contains(.pad)
      return sign
        + parts.enumerated().map { index, part in
          index == 0 && !isPadded ? String(part.0) : _padded(part.0)
        }.joined(separator: ":")
    case .abbreviated, .brief:
      return sign + parts.map { "\($0.0)\($0.1)" }.joined(separator: " ")
    case .short: return sign + parts.map { "\($0.0) \($0.2)" }.joined(separator: ", ")
    default:
      return sign
        + parts.map { "\($0.0) \($0.3)" + ($0.0 == 1 ? "" : "s") }.joined(separator: ", ")
    }
  }
}

enum NSCalendar {
  struct Unit: OptionSet, Hashable, Sendable {
    let rawValue: UInt
    static let year = Unit(rawValue: 4)
    static let month = Unit(rawValue: 8)
    static let day = Unit(rawValue: 16)
    static let hour = Unit(rawValue: 32)
    static let minute = Unit(rawValue: 64)
    static let second = Unit(rawValue: 128)
  }
}

class NumberFormatter: Formatter {
  enum Style: UInt, Sendable {
    case none, decimal, currency, percent, scientific, spellOut, ordinal
  }
  var numberStyle: Style = .none
  var minimumFractionDigits = -1
  var maximumFractionDigits = -1
  var minimumIntegerDigits = 1
  var usesGroupingSeparator = true
  var currencyCode: String = "USD"
  var currencySymbol: String?
  var locale: Locale = Locale.current
  var positivePrefix = ""
  var allowsFloats = true
  override init() { super.init() }
  var _look: _NumberLook {
    var look = _NumberLook()
    switch numberStyle {
    case .currency:
      look = _currencyLook(currencyCode)
      if let currencySymbol { look.prefix = currencySymbol }
    case .percent:
      look.multiplier = 100
      look.suffix = "%"
      look.maxFraction = 0
    case .none:
      look.maxFraction = 0
      look.isGrouped = false
    default: look.maxFraction = 3
    }
    if minimumFractionDigits >= 0 { look.minFraction = minimumFractionDigits }
    if maximumFractionDigits >= 0 { look.maxFraction = maximumFractionDigits }
    look.maxFraction = max(look.maxFraction, look.minFraction)
    if maximumFractionDigits >= 0 {
      look.minFraction = min(look.minFraction, maximumFractionDigits)
    }
    look.minInteger = minimumIntegerDigits
    if !usesGroupingSeparator { look.isGrouped = false }
    return look
  }
  func string(from number: NSNumber) -> String? {
    if numberStyle == .ordinal {
      let value = number.intValue
      let last = abs(value) % 100
      let ending =
        (11...13).contains(last) ? "th" : ["th", "st", "nd", "rd"][last % 10 < 4 ? last % 10 : 0]
      return "\(value)\(ending)"
    }
    return positivePrefix + _look.text(number._decimal)
  }
  func string(for number: Any?) -> String? {
    if let number = number as? NSNumber { return string(from: number) }
    if let number = number as? Double { return string(from: NSNumber(value: number)) }
    if let number = number as? Int { return string(from: NSNumber(value: number)) }
    return nil
  }
  static func localizedString(from number: NSNumber, number style: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
  func number(from string: String) -> NSNumber? {
    let kept = string.filter { $0 != "," }
    guard let value = Double(kept) else { return nil }
    return NSNumber(value: value)
  }
}

class ByteCountFormatter: Formatter {
  enum CountStyle: Int, Sendable { case file, memory, decimal, binary }
  override init() { super.init() }
  static func string(fromByteCount byteCount: Int64, countStyle: CountStyle) -> String {
    _byteText(Double(byteCount), countStyle == .memory || countStyle == .binary ? 1024 : 1000)
  }
}

func _byteText(_ count: Double, _ base: Double) -> String {
  var value = count
  var unit = 0
  let units = ["bytes", "kB", "MB", "GB", "TB", "PB"]
  while abs(value) >= base, unit < units.count - 1 {
    value /= base
    unit += 1
  }
  var look = _NumberLook()
  look.maxFraction = unit < 2 ? 0 : unit == 2 ? 1 : 2
  let name = unit == 0 && count == 1 ? "byte" : units[unit]
  return count == 0 ? "Zero kB" : look.text(_decimalOfDouble(value)) + " " + name
}

struct ByteCountFormatStyle: FormatStyle, Sendable {
  typealias FormatInput = Int64
  typealias FormatOutput = String
  enum Style: Int, Sendable { case file, memory, decimal, binary }
  let _style: Style
  func format(_ value: Int64) -> String {
    _byteText(Double(value), _style == .memory || _style == .binary ? 1024 : 1000)
  }
}

extension FormatStyle where Self == ByteCountFormatStyle {
  static func byteCount(style: ByteCountFormatStyle.Style) -> ByteCountFormatStyle {
    ByteCountFormatStyle(_style: style)
  }
}
