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
    var reader = _DateReading(text: Substring(string), locale: _locale, zone: _zone)
    return reader.read(dateFormat ?? "") ? reader.date : nil
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
