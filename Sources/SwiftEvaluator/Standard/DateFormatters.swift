// Foundation declares these properties with `!`: one may set nil and read without unwrapping.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

class ISO8601DateFormatter: Formatter {
  struct Options: OptionSet, Hashable, Sendable {
    let rawValue: UInt
    static let withYear = Options(rawValue: 1)
    static let withMonth = Options(rawValue: 2)
    static let withDay = Options(rawValue: 16)
    static let withTime = Options(rawValue: 32)
    static let withTimeZone = Options(rawValue: 64)
    static let withSpaceBetweenDateAndTime = Options(rawValue: 128)
    static let withDashSeparatorInDate = Options(rawValue: 256)
    static let withColonSeparatorInTime = Options(rawValue: 512)
    static let withColonSeparatorInTimeZone = Options(rawValue: 1024)
    static let withFractionalSeconds = Options(rawValue: 2048)
    static let withFullDate: Options = [
      .withYear, .withMonth, .withDay, .withDashSeparatorInDate,
    ]
    static let withFullTime: Options = [
      .withTime, .withColonSeparatorInTime, .withTimeZone, .withColonSeparatorInTimeZone,
    ]
    static let withInternetDateTime: Options = [.withFullDate, .withFullTime]
  }
  var formatOptions: Options = .withInternetDateTime
  var timeZone: TimeZone! = TimeZone.gmt
  override init() { super.init() }
  var _pattern: String {
    let options = formatOptions
    let date = [(Options.withYear, "yyyy"), (.withMonth, "MM"), (.withDay, "dd")]
      .filter { options.contains($0.0) }.map { $0.1 }
      .joined(separator: options.contains(.withDashSeparatorInDate) ? "-" : "")
    var time = ""
    if options.contains(.withTime) {
      time = ["HH", "mm", "ss"]
        .joined(separator: options.contains(.withColonSeparatorInTime) ? ":" : "")
      if options.contains(.withFractionalSeconds) { time += ".SSS" }
    }
    if options.contains(.withTimeZone) {
      time += options.contains(.withColonSeparatorInTimeZone) ? "XXX" : "XX"
    }
    let between = options.contains(.withSpaceBetweenDateAndTime) ? " " : "'T'"
    return date + (date.isEmpty || time.isEmpty ? "" : between) + time
  }
  func string(from date: Date) -> String {
    _patternText(_pattern, date, timeZone ?? TimeZone.gmt)
  }
  func date(from string: String) -> Date? {
    let formatter = DateFormatter()
    formatter.timeZone = timeZone
    formatter.dateFormat = _pattern
    return formatter.date(from: string)
  }
}

class RelativeDateTimeFormatter: Formatter {
  enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  enum DateTimeStyle: Int, Sendable { case numeric, named }
  var unitsStyle: UnitsStyle = .full
  var dateTimeStyle: DateTimeStyle = .numeric
  var locale: Locale! = Locale.current
  var calendar: Calendar! = Calendar.current
  override init() { super.init() }
  var _words: _RelativeWords {
    _RelativeWords(
      tongue: (locale ?? Locale.current)._known("distances in time"),
      isNamed: dateTimeStyle == .named,
      width: unitsStyle.rawValue
    )
  }
  func localizedString(for date: Date, relativeTo reference: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(reference))
  }
  func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    _words.text(interval, isRounded: false)
  }
  func localizedString(from components: DateComponents) -> String {
    let now = Date.now
    let date = Calendar(identifier: .gregorian).date(byAdding: components, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }
  override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date.now) }
  }
}
