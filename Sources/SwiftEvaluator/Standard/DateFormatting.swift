// swift-format-ignore-file: UseSynthesizedInitializer

extension Date {
  struct FormatStyle: _AnyFormatStyle, Sendable {
    typealias FormatInput = Date
    typealias FormatOutput = String

    struct DateStyle: Hashable, Sendable {
      let _level: Int
      static let omitted = DateStyle(_level: 0)
      static let numeric = DateStyle(_level: 1)
      static let abbreviated = DateStyle(_level: 2)
      static let long = DateStyle(_level: 3)
      static let complete = DateStyle(_level: 4)
    }
    struct TimeStyle: Hashable, Sendable {
      let _level: Int
      static let omitted = TimeStyle(_level: 0)
      static let shortened = TimeStyle(_level: 1)
      static let standard = TimeStyle(_level: 2)
      static let complete = TimeStyle(_level: 3)
    }

    var _date: DateStyle?
    var _time: TimeStyle?
    var _fields = _DateFields()
    var locale: Locale
    var calendar: Calendar
    var timeZone: TimeZone
    init(
      date: DateStyle? = nil,
      time: TimeStyle? = nil,
      locale: Locale = Locale.current,
      calendar: Calendar = Calendar.current,
      timeZone: TimeZone = TimeZone.current
    ) {
      _date = date
      _time = time
      self.locale = locale
      self.calendar = calendar
      self.timeZone = timeZone
    }

    func format(_ value: Date) -> String { _patternText(_pattern, value, timeZone, locale) }

    func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }

    var _pattern: String {
      let tongue = locale._known("dates")
      if !_fields.isEmpty { return _fields.pattern(tongue) }
      var date = _date?._level ?? 0
      var time = _time?._level ?? 0
      if date == 0, time == 0 {
        date = 1
        time = 1
      }
      if tongue == .chinese {
        // Times of a style have no leading zero, unlike those of a pattern of parts.
        return _stylePattern(date, time, tongue).replacingOccurrences(of: "HH", with: "H")
      }
      let text = _stylePattern(date, time, tongue)
      return date == 1 ? text.replacingOccurrences(of: "yy", with: "y") : text
    }

    func _with(_ path: WritableKeyPath<_DateFields, String>, _ pattern: String) -> FormatStyle {
      var copy = self
      copy._fields[keyPath: path] = pattern
      return copy
    }

    struct Symbol: Hashable, Sendable {
      struct Year: Hashable, Sendable {
        let _pattern: String
        static let defaultDigits = Year(_pattern: "y")
        static func padded(_ length: Int) -> Year {
          Year(_pattern: String(repeating: "y", count: max(1, min(length, 9))))
        }
        static let twoDigits = Year(_pattern: "yy")
      }
      struct Month: Hashable, Sendable {
        let _pattern: String
        static let defaultDigits = Month(_pattern: "M")
        static let twoDigits = Month(_pattern: "MM")
        static let abbreviated = Month(_pattern: "MMM")
        static let wide = Month(_pattern: "MMMM")
        static let narrow = Month(_pattern: "MMMMM")
      }
      struct Day: Hashable, Sendable {
        let _pattern: String
        static let defaultDigits = Day(_pattern: "d")
        static let twoDigits = Day(_pattern: "dd")
      }
      struct Weekday: Hashable, Sendable {
        let _pattern: String
        static let abbreviated = Weekday(_pattern: "EEE")
        static let wide = Weekday(_pattern: "EEEE")
        static let narrow = Weekday(_pattern: "EEEEE")
        static let short = Weekday(_pattern: "EEEEEE")
      }
      struct Hour: Hashable, Sendable {
        struct AMPMStyle: Hashable, Sendable {
          let _isHidden: Bool
          static let omitted = AMPMStyle(_isHidden: true)
          static let narrow = AMPMStyle(_isHidden: false)
          static let abbreviated = AMPMStyle(_isHidden: false)
          static let wide = AMPMStyle(_isHidden: false)
        }
        let _pattern: String
        var _hidesHalf = false
        static let defaultDigitsNoAMPM = Hour(_pattern: "j", _hidesHalf: true)
        static let twoDigitsNoAMPM = Hour(_pattern: "jj", _hidesHalf: true)
        static func defaultDigits(amPM: AMPMStyle) -> Hour {
          Hour(_pattern: "j", _hidesHalf: amPM._isHidden)
        }
        static func twoDigits(amPM: AMPMStyle) -> Hour {
          Hour(_pattern: "jj", _hidesHalf: amPM._isHidden)
        }
        static func conversationalDefaultDigits(amPM: AMPMStyle) -> Hour {
          Hour(_pattern: "j", _hidesHalf: amPM._isHidden)
        }
      }
      struct Minute: Hashable, Sendable {
        let _pattern: String
        static let defaultDigits = Minute(_pattern: "m")
        static let twoDigits = Minute(_pattern: "mm")
      }
      struct Second: Hashable, Sendable {
        let _pattern: String
        static let defaultDigits = Second(_pattern: "s")
        static let twoDigits = Second(_pattern: "ss")
      }
      struct SecondFraction: Hashable, Sendable {
        let _pattern: String
        static func fractional(_ length: Int) -> SecondFraction {
          SecondFraction(_pattern: String(repeating: "S", count: max(1, min(length, 9))))
        }
      }
      struct Era: Hashable, Sendable {
        let _pattern: String
        static let abbreviated = Era(_pattern: "G")
        static let wide = Era(_pattern: "GGGG")
        static let narrow = Era(_pattern: "GGGGG")
      }
      struct Quarter: Hashable, Sendable {
        let _pattern: String
        static let oneDigit = Quarter(_pattern: "Q")
        static let twoDigits = Quarter(_pattern: "QQ")
        static let abbreviated = Quarter(_pattern: "QQQ")
        static let wide = Quarter(_pattern: "QQQQ")
      }
      struct Week: Hashable, Sendable {
        let _pattern: String
        static let defaultDigits = Week(_pattern: "w")
        static let twoDigits = Week(_pattern: "ww")
        static let weekOfMonth = Week(_pattern: "W")
      }
      struct DayOfYear: Hashable, Sendable {
        let _pattern: String
        static let defaultDigits = DayOfYear(_pattern: "D")
        static let twoDigits = DayOfYear(_pattern: "DD")
        static let threeDigits = DayOfYear(_pattern: "DDD")
      }
      struct TimeZone: Hashable, Sendable {
        enum Width: Hashable, Sendable { case short, long }
        let _pattern: String
        static func specificName(_ width: Width) -> TimeZone {
          TimeZone(_pattern: width == .short ? "z" : "zzzz")
        }
        static func localizedGMT(_ width: Width) -> TimeZone {
          TimeZone(_pattern: width == .short ? "z" : "ZZZZ")
        }
      }
    }

    func era(_ format: Symbol.Era = .abbreviated) -> FormatStyle { _with(\.era, format._pattern) }
    func year(_ format: Symbol.Year = .defaultDigits) -> FormatStyle {
      _with(\.year, format._pattern)
    }
    func quarter(_ format: Symbol.Quarter = .abbreviated) -> FormatStyle {
      _with(\.quarter, format._pattern)
    }
    func month(_ format: Symbol.Month = .abbreviated) -> FormatStyle {
      _with(\.month, format._pattern)
    }
    func week(_ format: Symbol.Week = .defaultDigits) -> FormatStyle {
      _with(\.week, format._pattern)
    }
    func day(_ format: Symbol.Day = .defaultDigits) -> FormatStyle { _with(\.day, format._pattern) }
    func dayOfYear(_ format: Symbol.DayOfYear = .defaultDigits) -> FormatStyle {
      _with(\.dayOfYear, format._pattern)
    }
    func weekday(_ format: Symbol.Weekday = .abbreviated) -> FormatStyle {
      _with(\.weekday, format._pattern)
    }
    func hour(_ format: Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> FormatStyle {
      var copy = _with(\.hour, format._pattern)
      copy._fields.hidesHalf = format._hidesHalf
      return copy
    }
    func minute(_ format: Symbol.Minute = .defaultDigits) -> FormatStyle {
      _with(\.minute, format._pattern)
    }
    func second(_ format: Symbol.Second = .defaultDigits) -> FormatStyle {
      _with(\.second, format._pattern)
    }
    func secondFraction(_ format: Symbol.SecondFraction) -> FormatStyle {
      _with(\.fraction, format._pattern)
    }
    func timeZone(_ format: Symbol.TimeZone = .specificName(.short)) -> FormatStyle {
      _with(\.zone, format._pattern)
    }
  }

  struct RelativeFormatStyle: _AnyFormatStyle, Sendable {
    typealias FormatInput = Date
    typealias FormatOutput = String
    struct Presentation: Hashable, Sendable {
      let _isNamed: Bool
      static let numeric = Presentation(_isNamed: false)
      static let named = Presentation(_isNamed: true)
    }
    struct UnitsStyle: Hashable, Sendable {
      let _width: Int
      static let wide = UnitsStyle(_width: 0)
      static let spellOut = UnitsStyle(_width: 1)
      static let abbreviated = UnitsStyle(_width: 2)
      static let narrow = UnitsStyle(_width: 3)
    }
    var presentation: Presentation = .numeric
    var unitsStyle: UnitsStyle = .wide
    var locale: Locale = Locale.current
    var calendar: Calendar = Calendar.current
    init(
      presentation: Presentation = .numeric,
      unitsStyle: UnitsStyle = .wide,
      locale: Locale = Locale.current,
      calendar: Calendar = Calendar.current
    ) {
      self.presentation = presentation
      self.unitsStyle = unitsStyle
      self.locale = locale
      self.calendar = calendar
    }
    func locale(_ locale: Locale) -> RelativeFormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }
    func format(_ value: Date) -> String {
      _RelativeWords(
        tongue: locale._known("distances in time"),
        isNamed: presentation._isNamed,
        width: unitsStyle._width
      ).text(value.timeIntervalSince(Date.now), isRounded: true)
    }
  }

  struct ISO8601FormatStyle: _AnyFormatStyle, Sendable {
    typealias FormatInput = Date
    typealias FormatOutput = String
    enum DateSeparator: String, Hashable, Sendable {
      case dash = "-"
      case omitted = ""
    }
    enum TimeSeparator: String, Hashable, Sendable {
      case colon = ":"
      case omitted = ""
    }
    enum DateTimeSeparator: String, Hashable, Sendable {
      case standard = "'T'"
      case space = " "
    }
    enum TimeZoneSeparator: String, Hashable, Sendable {
      case colon = ":"
      case omitted = ""
    }
    var timeZone: TimeZone
    var includingFractionalSeconds: Bool
    var _dateSeparator: DateSeparator
    var _timeSeparator: TimeSeparator
    var _between: DateTimeSeparator
    var _zoneSeparator: TimeZoneSeparator
    /// The parts one asked for; none is all.
    var _parts: [String] = []
    init(
      dateSeparator: DateSeparator = .dash,
      dateTimeSeparator: DateTimeSeparator = .standard,
      timeSeparator: TimeSeparator = .colon,
      timeZoneSeparator: TimeZoneSeparator = .omitted,
      includingFractionalSeconds: Bool = false,
      timeZone: TimeZone = TimeZone.gmt
    ) {
      _dateSeparator = dateSeparator
      _between = dateTimeSeparator
      _timeSeparator = timeSeparator
      _zoneSeparator = timeZoneSeparator
      self.includingFractionalSeconds = includingFractionalSeconds
      self.timeZone = timeZone
    }
    func _adding(_ part: String) -> ISO8601FormatStyle {
      var copy = self
      copy._parts.append(part)
      return copy
    }
    func year() -> ISO8601FormatStyle { _adding("yyyy") }
    func month() -> ISO8601FormatStyle { _adding("MM") }
    func day() -> ISO8601FormatStyle { _adding("dd") }
    func weekOfYear() -> ISO8601FormatStyle { _adding("'W'ww") }
    func time(includingFractionalSeconds: Bool) -> ISO8601FormatStyle {
      var copy = _adding("time")
      copy.includingFractionalSeconds = includingFractionalSeconds
      return copy
    }
    func timeZone(separator: TimeZoneSeparator) -> ISO8601FormatStyle {
      var copy = _adding("zone")
      copy._zoneSeparator = separator
      return copy
    }
    func dateSeparator(_ separator: DateSeparator) -> ISO8601FormatStyle {
      var copy = self
      copy._dateSeparator = separator
      return copy
    }
    func timeSeparator(_ separator: TimeSeparator) -> ISO8601FormatStyle {
      var copy = self
      copy._timeSeparator = separator
      return copy
    }
    func dateTimeSeparator(_ separator: DateTimeSeparator) -> ISO8601FormatStyle {
      var copy = self
      copy._between = separator
      return copy
    }
    func format(_ value: Date) -> String {
      let wanted = _parts.isEmpty ? ["yyyy", "MM", "dd", "time", "zone"] : _parts
      let date = wanted.filter { $0 != "time" && $0 != "zone" }
        .joined(separator: _dateSeparator.rawValue)
      var time = ""
      if wanted.contains("time") {
        time = ["HH", "mm", "ss"].joined(separator: _timeSeparator.rawValue)
        if includingFractionalSeconds { time += ".SSS" }
      }
      if wanted.contains("zone") { time += _zoneSeparator == .colon ? "XXX" : "XX" }
      let isSplit = !date.isEmpty && wanted.contains("time")
      return _patternText(date + (isSplit ? _between.rawValue : "") + time, value, timeZone)
    }
  }

  func formatted() -> String { FormatStyle().format(self) }
  func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
    FormatStyle(date: date, time: time).format(self)
  }
  func formatted<F: _AnyFormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == Date {
    format.format(self)
  }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func ISO8601Format(_ style: ISO8601FormatStyle = ISO8601FormatStyle()) -> String {
    style.format(self)
  }
}

extension FormatStyle where Self == Date.FormatStyle {
  static var dateTime: Date.FormatStyle { Date.FormatStyle() }
}
extension FormatStyle where Self == Date.RelativeFormatStyle {
  static func relative(
    presentation: Date.RelativeFormatStyle.Presentation,
    unitsStyle: Date.RelativeFormatStyle.UnitsStyle = .wide
  ) -> Date.RelativeFormatStyle {
    Date.RelativeFormatStyle(presentation: presentation, unitsStyle: unitsStyle)
  }
}
extension FormatStyle where Self == Date.ISO8601FormatStyle {
  static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
}

extension Date.ISO8601FormatStyle: ParseStrategy {
  typealias ParseInput = String
  typealias ParseOutput = Date
  func parse(_ value: String) throws -> Date {
    let formatter = ISO8601DateFormatter()
    if includingFractionalSeconds { formatter.formatOptions.insert(.withFractionalSeconds) }
    guard let date = formatter.date(from: value) else { throw _ParseError(text: value) }
    return date
  }
}

extension Date {
  init<S: ParseStrategy>(_ value: S.ParseInput, strategy: S) throws where S.ParseOutput == Date {
    self = try strategy.parse(value)
  }
}

extension ParseStrategy where Self == Date.ISO8601FormatStyle {
  static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
}
