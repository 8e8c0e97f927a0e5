// Foundation declares these properties with `!`: one may set nil and read without unwrapping.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

class DateFormatter: Formatter {
  enum Style: UInt, Sendable { case none, short, medium, long, full }
  var dateStyle: Style = .none
  var timeStyle: Style = .none
  var locale: Locale! = Locale.current
  var calendar: Calendar! = Calendar.current
  var timeZone: TimeZone! = TimeZone.current
  var doesRelativeDateFormatting = false
  var isLenient = false
  var defaultDate: Date?
  var amSymbol: String! = "AM"
  var pmSymbol: String! = "PM"
  var _pattern: String?
  var dateFormat: String! {
    get { _pattern ?? _stylePattern(_date, _time, _locale._known("dates")) }
    set { _pattern = newValue }
  }
  override init() { super.init() }

  var _locale: Locale { locale ?? Locale.current }
  var _zone: TimeZone { timeZone ?? TimeZone.current }
  var _date: Int { Int(dateStyle.rawValue) }
  var _time: Int { Int(timeStyle.rawValue) }

  func string(from date: Date) -> String {
    if doesRelativeDateFormatting, _pattern == nil, let text = _relative(date) { return text }
    return _patternText(dateFormat ?? "", date, _zone, _locale)
  }

  func _relative(_ date: Date) -> String? {
    var days = Calendar(identifier: .gregorian)
    days.timeZone = _zone
    let start = days.startOfDay(for: Date.now)
    let count = days.dateComponents([.day], from: start, to: days.startOfDay(for: date)).day ?? 9
    let isChinese = _locale._known("dates") == .chinese
    let words =
      isChinese
      ? [-2: "前天", -1: "昨天", 0: "今天", 1: "明天", 2: "后天"]
      : [-1: "Yesterday", 0: "Today", 1: "Tomorrow"]
    guard dateStyle != .none, let word = words[count] else { return nil }
    if timeStyle == .none { return word }
    let pattern = _stylePattern(0, _time, isChinese ? .chinese : .english)
    let clock = _patternText(pattern, date, _zone, _locale)
    return word + (isChinese ? " " : dateStyle == .short ? ", " : " at ") + clock
  }

  func setLocalizedDateFormatFromTemplate(_ template: String) {
    _pattern = _templateFields(template).pattern(_locale._known("dates"))
  }

  static func dateFormat(
    fromTemplate template: String,
    options: Int,
    locale: Locale?
  ) -> String? {
    _templateFields(template).pattern((locale ?? Locale.current)._known("dates"))
  }

  func date(from string: String) -> Date? {
    var parts = DateComponents(year: 2000, month: 1, day: 1)
    let letters = Array(dateFormat ?? "")
    var rest = Substring(string)
    var isAfternoon: Bool?
    var zone = _zone
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
        let names = _monthNames(_locale._known("months"), count == 3 ? 3 : 4)
        // "十月" begins "十一月" too: longer names are tried first.
        guard let found = names.indices.last(where: { rest.hasPrefix(names[$0]) }) else {
          return nil
        }
        rest = rest.dropFirst(names[found].count)
        parts.month = found + 1
        continue
      }
      if letter == "E" || letter == "c" {
        let names = _weekdayNames(_locale._known("weekdays"), max(count, 3))
        guard let name = names.first(where: { rest.hasPrefix($0) }) else { return nil }
        rest = rest.dropFirst(name.count)
        continue
      }
      if letter == "a" {
        let names = _halfNames(_locale._known("halves of the day"))
        guard let half = names.firstIndex(where: { rest.uppercased().hasPrefix($0) }) else {
          return nil
        }
        isAfternoon = half == 1
        rest = rest.dropFirst(2)
        continue
      }
      if letter == "Z" || letter == "X" || letter == "x" || letter == "z" {
        guard let offset = _takeOffset(&rest) else { return nil }
        zone = offset
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
      case "S": parts.nanosecond = Int(Double(value) / pow(10, Double(digits.count)) * 1e9)
      default: return nil
      }
    }
    guard rest.isEmpty else { return nil }
    if let isAfternoon, let hour = parts.hour { parts.hour = hour % 12 + (isAfternoon ? 12 : 0) }
    guard (1...12).contains(parts.month ?? 0),
      (1..._Civil.length(parts.year ?? 2000, parts.month ?? 1)).contains(parts.day ?? 0)
    else { return nil }
    parts.timeZone = zone
    return Calendar(identifier: .gregorian).date(from: parts)
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
  override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }
  override func _object(_ text: String) -> Any? { date(from: text) }

  var weekdaySymbols: [String]! {
    _weekdayNames(_locale._known("weekdays"), 4)
  }
  var shortWeekdaySymbols: [String]! {
    _weekdayNames(_locale._known("weekdays"), 3)
  }
  var veryShortWeekdaySymbols: [String]! {
    _weekdayNames(_locale._known("weekdays"), 5)
  }
  var monthSymbols: [String]! {
    _monthNames(_locale._known("months"), 4)
  }
  var shortMonthSymbols: [String]! {
    _monthNames(_locale._known("months"), 3)
  }
}

/// Takes `Z`, `+0800`, `+08:00`, `+08`, `GMT` or `UTC` from the front of a text.
func _takeOffset(_ rest: inout Substring) -> TimeZone? {
  for name in ["Z", "GMT", "UTC"] where rest.hasPrefix(name) {
    rest = rest.dropFirst(name.count)
    return TimeZone(secondsFromGMT: 0)
  }
  guard let sign = rest.first, sign == "+" || sign == "-" else { return nil }
  rest = rest.dropFirst()
  var digits = ""
  while let next = rest.first, digits.count < 4, next.isNumber || (next == ":" && digits.count == 2)
  {
    if next != ":" { digits.append(next) }
    rest = rest.dropFirst()
  }
  guard digits.count == 2 || digits.count == 4, let hours = Int(digits.prefix(2)) else {
    return nil
  }
  let minutes = digits.count == 4 ? Int(digits.suffix(2)) ?? 0 : 0
  let seconds = hours * 3600 + minutes * 60
  return TimeZone(secondsFromGMT: sign == "-" ? -seconds : seconds)
}
