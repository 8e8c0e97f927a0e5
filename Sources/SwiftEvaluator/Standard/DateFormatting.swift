extension Date {
  struct FormatStyle: _AnyFormatStyle, Sendable {
    typealias FormatInput = Date
    typealias FormatOutput = String

    struct DateStyle: Hashable, Sendable {
      let _pattern: String
      static let omitted = DateStyle(_pattern: "")
      static let numeric = DateStyle(_pattern: "M/d/yyyy")
      static let abbreviated = DateStyle(_pattern: "MMM d, yyyy")
      static let long = DateStyle(_pattern: "MMMM d, yyyy")
      static let complete = DateStyle(_pattern: "EEEE, MMMM d, yyyy")
    }
    struct TimeStyle: Hashable, Sendable {
      let _pattern: String
      static let omitted = TimeStyle(_pattern: "")
      static let shortened = TimeStyle(_pattern: "h:mm\u{202F}a")
      static let standard = TimeStyle(_pattern: "h:mm:ss\u{202F}a")
      static let complete = TimeStyle(_pattern: "h:mm:ss\u{202F}a zzz")
    }

    var _date: DateStyle?
    var _time: TimeStyle?
    var _fields: [String: String] = [:]
    var timeZone = TimeZone.current
    init(
      date: DateStyle? = nil,
      time: TimeStyle? = nil,
      locale: Locale = Locale.current,
      calendar: Calendar = Calendar.current,
      timeZone: TimeZone = TimeZone.current
    ) {
      _date = date
      _time = time
      self.timeZone = timeZone
    }

    func format(_ value: Date) -> String { _patternText(_pattern, value, timeZone) }

    var _pattern: String {
      if _fields.isEmpty {
        let date = _date ?? (_time == nil ? DateStyle.numeric : DateStyle.omitted)
        let time = _time ?? (_date == nil ? TimeStyle.shortened : TimeStyle.omitted)
        return _joined(date._pattern, time._pattern)
      }
      return _joined(_datePattern, _timePattern)
    }

    func _joined(_ date: String, _ time: String) -> String {
      if date.isEmpty || time.isEmpty { return date + time }
      return date + (date.contains("MMM") ? " 'at' " : ", ") + time
    }

    var _datePattern: String {
      let weekday = _fields["weekday"] ?? ""
      let month = _fields["month"] ?? ""
      let day = _fields["day"] ?? ""
      let year = _fields["year"] ?? ""
      var text = ""
      if !month.isEmpty, !month.contains("MMM") {
        text = [month, day, year].filter { !$0.isEmpty }.joined(separator: "/")
      } else {
        text = [month, day].filter { !$0.isEmpty }.joined(separator: " ")
        if !year.isEmpty {
          text += text.isEmpty ? year : (day.isEmpty ? " " : ", ") + year
        }
      }
      if weekday.isEmpty { return text }
      if text.isEmpty { return weekday }
      return month.isEmpty && year.isEmpty ? text + " " + weekday : weekday + ", " + text
    }

    var _timePattern: String {
      let hour = _fields["hour"] ?? ""
      let minute = _fields["minute"] ?? ""
      let second = _fields["second"] ?? ""
      let clock = [hour, minute, second].filter { !$0.isEmpty }.joined(separator: ":")
      return clock.isEmpty || hour.isEmpty ? clock : clock + "\u{202F}a"
    }

    func _with(_ name: String, _ pattern: String) -> FormatStyle {
      var copy = self
      copy._fields[name] = pattern
      return copy
    }

    struct Symbol: Hashable, Sendable {
      struct Year: Hashable, Sendable {
        let _pattern: String
        static let defaultDigits = Year(_pattern: "yyyy")
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
          static let omitted = AMPMStyle()
          static let abbreviated = AMPMStyle()
        }
        let _pattern: String
        static let defaultDigitsNoAMPM = Hour(_pattern: "h")
        static func defaultDigits(amPM: AMPMStyle) -> Hour { Hour(_pattern: "h") }
        static func twoDigits(amPM: AMPMStyle) -> Hour { Hour(_pattern: "hh") }
      }
      struct Minute: Hashable, Sendable {
        let _pattern: String
        static let defaultDigits = Minute(_pattern: "mm")
        static let twoDigits = Minute(_pattern: "mm")
      }
      struct Second: Hashable, Sendable {
        let _pattern: String
        static let defaultDigits = Second(_pattern: "ss")
        static let twoDigits = Second(_pattern: "ss")
      }
    }

    func year(_ format: Symbol.Year = .defaultDigits) -> FormatStyle {
      _with("year", format._pattern)
    }
    func month(_ format: Symbol.Month = .abbreviated) -> FormatStyle {
      _with("month", format._pattern)
    }
    func day(_ format: Symbol.Day = .defaultDigits) -> FormatStyle {
      _with("day", format._pattern)
    }
    func weekday(_ format: Symbol.Weekday = .abbreviated) -> FormatStyle {
      _with("weekday", format._pattern)
    }
    func hour(_ format: Symbol.Hour = .defaultDigitsNoAMPM) -> FormatStyle {
      _with("hour", format._pattern)
    }
    func minute(_ format: Symbol.Minute = .defaultDigits) -> FormatStyle {
      _with("minute", format._pattern)
    }
    func second(_ format: Symbol.Second = .defaultDigits) -> FormatStyle {
      _with("second", format._pattern)
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
      let _name: String
      static let wide = UnitsStyle(_name: "wide")
      static let abbreviated = UnitsStyle(_name: "abbreviated")
      static let narrow = UnitsStyle(_name: "narrow")
      static let spellOut = UnitsStyle(_name: "spellOut")
    }
    var presentation: Presentation = .numeric
    var unitsStyle: UnitsStyle = .wide
    func format(_ value: Date) -> String {
      _relativeText(
        value.timeIntervalSince(Date.now),
        isNamed: presentation._isNamed,
        isShort: unitsStyle._name != "wide"
      )
    }
  }

  struct ISO8601FormatStyle: _AnyFormatStyle, Sendable {
    typealias FormatInput = Date
    typealias FormatOutput = String
    func format(_ value: Date) -> String {
      _patternText("yyyy-MM-dd'T'HH:mm:ss'Z'", value, TimeZone.current)
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
  func ISO8601Format() -> String { ISO8601FormatStyle().format(self) }
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

/// A distance in time in words, by its largest unit.
func _relativeText(_ seconds: Double, isNamed: Bool, isShort: Bool) -> String {
  let units: [(Double, String, String)] = [
    (31_536_000, "year", "yr."), (2_592_000, "month", "mo."), (604_800, "week", "wk."),
    (86_400, "day", "day"), (3600, "hour", "hr."), (60, "minute", "min."), (1, "second", "sec."),
  ]
  let size = abs(seconds)
  for (length, name, short) in units where size >= length || length == 1 {
    let count = Int((size / length).rounded(.down))
    if isNamed {
      if name == "second", count == 0 { return "now" }
      if name == "day", count == 1 { return seconds < 0 ? "yesterday" : "tomorrow" }
      if count == 1, ["week", "month", "year"].contains(name) {
        return (seconds < 0 ? "last " : "next ") + name
      }
    }
    var unit = isShort ? short : name
    if count != 1, !isShort || short == "day" { unit += "s" }
    return seconds < 0 ? "\(count) \(unit) ago" : "in \(count) \(unit)"
  }
  return ""
}

/// A date in a pattern of letters, such as `yyyy-MM-dd`.
func _patternText(_ pattern: String, _ date: Date, _ zone: TimeZone) -> String {
  let letters = Array(pattern)
  let civil = _Civil(date, zone)
  var result = ""
  var index = 0
  while index < letters.count {
    let letter = letters[index]
    if letter == "'" {
      index += 1
      if index < letters.count, letters[index] == "'" {
        result.append("'")
        index += 1
        continue
      }
      while index < letters.count, letters[index] != "'" {
        result.append(letters[index])
        index += 1
      }
      index += 1
      continue
    }
    guard letter.isLetter, letter.isASCII else {
      result.append(letter)
      index += 1
      continue
    }
    var count = 0
    while index < letters.count, letters[index] == letter {
      count += 1
      index += 1
    }
    result += _fieldText(letter, count, civil, zone)
  }
  return result
}

func _fieldText(_ letter: Character, _ count: Int, _ civil: _Civil, _ zone: TimeZone) -> String {
  let calendar = Calendar(identifier: .gregorian)
  let hour = civil.second / 3600
  switch letter {
  case "y", "Y", "u":
    return count == 2 ? _padded(civil.year % 100) : _padded(civil.year, count)
  case "M", "L":
    switch count {
    case 1, 2: return _padded(civil.month, count)
    case 3: return calendar.shortMonthSymbols[civil.month - 1]
    case 4: return calendar.monthSymbols[civil.month - 1]
    default: return calendar.veryShortMonthSymbols[civil.month - 1]
    }
  case "d": return _padded(civil.day, count)
  case "D": return _padded(civil.dayOfYear, count)
  case "E", "c", "e":
    if count == 4 { return calendar.weekdaySymbols[civil.weekday - 1] }
    if count == 5 { return calendar.veryShortWeekdaySymbols[civil.weekday - 1] }
    if count == 6 { return String(calendar.weekdaySymbols[civil.weekday - 1].prefix(2)) }
    if letter != "E", count < 3 { return _padded(civil.weekday, count) }
    return calendar.shortWeekdaySymbols[civil.weekday - 1]
  case "a": return hour < 12 ? "AM" : "PM"
  case "H": return _padded(hour, count)
  case "k": return _padded(hour == 0 ? 24 : hour, count)
  case "h": return _padded(hour % 12 == 0 ? 12 : hour % 12, count)
  case "K": return _padded(hour % 12, count)
  case "m": return _padded(civil.second / 60 % 60, count)
  case "s": return _padded(civil.second % 60, count)
  case "S": return String(_padded(Int(civil.fraction * 1000), 3).prefix(count))
  case "Q", "q":
    return count > 2 ? "Q\((civil.month - 1) / 3 + 1)" : _padded((civil.month - 1) / 3 + 1, count)
  case "G": return "AD"
  case "w":
    return _padded(calendar._weekOfYear(civil).week, count)
  case "z", "v": return zone.identifier
  case "Z", "X", "x":
    if letter == "X", zone._seconds == 0 { return "Z" }
    let minutes = abs(zone._seconds) / 60
    return (zone._seconds < 0 ? "-" : "+") + _padded(minutes / 60) + (count > 4 ? ":" : "")
      + _padded(minutes % 60)
  default: return ""
  }
}
