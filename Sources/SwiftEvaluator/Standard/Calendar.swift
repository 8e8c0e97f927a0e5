struct TimeZone: Hashable, Sendable, CustomStringConvertible {
  let identifier: String
  let _seconds: Int
  static var current: TimeZone { TimeZone(_seconds: 0) }
  static var autoupdatingCurrent: TimeZone { current }
  static var gmt: TimeZone { TimeZone(_seconds: 0) }
  init(_seconds: Int) {
    self._seconds = _seconds
    let minutes = abs(_seconds) / 60
    let clock = _padded(minutes / 60) + _padded(minutes % 60)
    identifier = _seconds == 0 ? "GMT" : "GMT" + (_seconds < 0 ? "-" : "+") + clock
  }
  init?(secondsFromGMT seconds: Int) {
    guard abs(seconds) < 86_400 else { return nil }
    self.init(_seconds: seconds)
  }
  init(_identifier: String, _seconds: Int) {
    identifier = _identifier
    self._seconds = _seconds
  }
  /// A zone by its name: those that keep one distance from Greenwich; others are refused.
  init?(identifier: String) {
    if let seconds = _steadyZones[identifier] {
      self.init(_identifier: identifier, _seconds: seconds)
      return
    }
    if ["GMT", "UTC", "Etc/UTC", "Etc/GMT"].contains(identifier) {
      self.init(_seconds: 0)
      return
    }
    if identifier.hasPrefix("GMT") {
      var rest = Substring(identifier).dropFirst(3)
      if let zone = _takeOffset(&rest), rest.isEmpty {
        self.init(_seconds: zone._seconds)
        return
      }
      return nil
    }
    if identifier.contains("/") { _notModelled("the time zone \(identifier)") }
    return nil
  }
  init?(abbreviation: String) {
    guard ["GMT", "UTC", "Z"].contains(abbreviation) else {
      let others = ["JST": 32_400, "KST": 32_400, "HKT": 28_800, "SGT": 28_800, "IST": 19_800]
      guard let seconds = others[abbreviation] else {
        if ["PST", "PDT", "EST", "EDT", "CST", "CDT", "MST", "MDT", "BST", "CET"]
          .contains(abbreviation)
        {
          _notModelled("the time zone \(abbreviation)")
        }
        return nil
      }
      self.init(_seconds: seconds)
      return
    }
    self.init(_seconds: 0)
  }
  func secondsFromGMT(for date: Date = Date()) -> Int { _seconds }
  func abbreviation(for date: Date = Date()) -> String? {
    _zoneText(self, false, Locale.current)
  }
  func isDaylightSavingTime(for date: Date = Date()) -> Bool { false }
  static var knownTimeZoneIdentifiers: [String] {
    ["GMT"] + _steadyZones.map { $0.key }.sorted()
  }
  var description: String { identifier }
}

func _padded(_ value: Int, _ width: Int = 2) -> String {
  var text = String(abs(value))
  while text.count < width { text = "0" + text }
  return value < 0 ? "-" + text : text
}

func _floorDivide(_ value: Int, _ divisor: Int) -> Int {
  value >= 0 ? value / divisor : (value - divisor + 1) / divisor
}

/// A moment as year, month, day and time of day.
struct _Civil {
  var year: Int
  var month: Int
  var day: Int
  var second: Int
  var fraction = 0.0
  var days: Int { _Civil.days(year, month, day) }
  var weekday: Int { _floorModulo(days + 4, 7) + 1 }
  var dayOfYear: Int { days - _Civil.days(year, 1, 1) + 1 }

  init(year: Int, month: Int, day: Int, second: Int, fraction: Double = 0) {
    self.year = year
    self.month = month
    self.day = day
    self.second = second
    self.fraction = fraction
  }

  init(_ date: Date, _ zone: TimeZone) {
    let exact = date.timeIntervalSince1970 + Double(zone._seconds)
    let limited = max(-1e12, min(1e12, exact.isFinite ? exact : 0))
    let whole = Int(limited.rounded(.down))
    let days = _floorDivide(whole, 86_400)
    second = whole - days * 86_400
    fraction = limited - Double(whole)
    let shifted = days + 719_468
    let era = _floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let leapDays = dayOfEra / 1460 - dayOfEra / 36_524 + dayOfEra / 146_096
    let yearOfEra = (dayOfEra - leapDays) / 365
    let startOfYear = 365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100
    let dayOfYear = dayOfEra - startOfYear
    let part = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * part + 2) / 5 + 1
    month = part < 10 ? part + 3 : part - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1 January 1970; a month outside 1...12 counts into other years.
  static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let months = year * 12 + month - 1
    let realYear = _floorDivide(months, 12)
    let realMonth = months - realYear * 12 + 1
    let shifted = realMonth <= 2 ? realYear - 1 : realYear
    let era = _floorDivide(shifted, 400)
    let yearOfEra = shifted - era * 400
    let fromMarch = realMonth > 2 ? realMonth - 3 : realMonth + 9
    let dayOfYear = (153 * fromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  static func length(_ year: Int, _ month: Int) -> Int {
    days(year, month + 1, 1) - days(year, month, 1)
  }

  func date(_ zone: TimeZone) -> Date {
    Date(
      timeIntervalSince1970: Double(days * 86_400 + second - zone._seconds) + fraction
    )
  }
}

func _floorModulo(_ value: Int, _ divisor: Int) -> Int {
  value - _floorDivide(value, divisor) * divisor
}

struct DateComponents: Hashable, Sendable, Encodable, Decodable {
  var calendar: Calendar?
  var timeZone: TimeZone?
  var era: Int?
  var year: Int?
  var month: Int?
  var day: Int?
  var hour: Int?
  var minute: Int?
  var second: Int?
  var nanosecond: Int?
  var weekday: Int?
  var weekdayOrdinal: Int?
  var quarter: Int?
  var weekOfMonth: Int?
  var weekOfYear: Int?
  var yearForWeekOfYear: Int?
  init(
    calendar: Calendar? = nil,
    timeZone: TimeZone? = nil,
    era: Int? = nil,
    year: Int? = nil,
    month: Int? = nil,
    day: Int? = nil,
    hour: Int? = nil,
    minute: Int? = nil,
    second: Int? = nil,
    nanosecond: Int? = nil,
    weekday: Int? = nil,
    weekdayOrdinal: Int? = nil,
    quarter: Int? = nil,
    weekOfMonth: Int? = nil,
    weekOfYear: Int? = nil,
    yearForWeekOfYear: Int? = nil
  ) {
    self.calendar = calendar
    self.timeZone = timeZone
    self.era = era
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
    self.weekday = weekday
    self.weekdayOrdinal = weekdayOrdinal
    self.quarter = quarter
    self.weekOfMonth = weekOfMonth
    self.weekOfYear = weekOfYear
    self.yearForWeekOfYear = yearForWeekOfYear
  }
  var date: Date? { (calendar ?? Calendar.current).date(from: self) }
  mutating func setValue(_ value: Int?, for component: Calendar.Component) {
    switch component {
    case .era: era = value
    case .year: year = value
    case .month: month = value
    case .day: day = value
    case .hour: hour = value
    case .minute: minute = value
    case .second: second = value
    case .nanosecond: nanosecond = value
    case .weekday: weekday = value
    case .weekdayOrdinal: weekdayOrdinal = value
    case .quarter: quarter = value
    case .weekOfMonth: weekOfMonth = value
    case .weekOfYear: weekOfYear = value
    case .yearForWeekOfYear: yearForWeekOfYear = value
    default: return
    }
  }
  func value(for component: Calendar.Component) -> Int? {
    switch component {
    case .era: return era
    case .year: return year
    case .month: return month
    case .day: return day
    case .hour: return hour
    case .minute: return minute
    case .second: return second
    case .nanosecond: return nanosecond
    case .weekday: return weekday
    case .weekdayOrdinal: return weekdayOrdinal
    case .quarter: return quarter
    case .weekOfMonth: return weekOfMonth
    case .weekOfYear: return weekOfYear
    case .yearForWeekOfYear: return yearForWeekOfYear
    default: return nil
    }
  }
}

struct DateInterval: Hashable, Comparable, Sendable, Encodable, Decodable {
  var start: Date
  var duration: TimeInterval
  var end: Date { start + duration }
  init(start: Date, end: Date) {
    self.start = start
    duration = end.timeIntervalSince(start)
  }
  init(start: Date, duration: TimeInterval) {
    self.start = start
    self.duration = duration
  }
  func contains(_ date: Date) -> Bool { date >= start && date <= end }
  func intersects(_ other: DateInterval) -> Bool { start < other.end && other.start < end }
  static func < (_ left: DateInterval, _ right: DateInterval) -> Bool {
    left.start == right.start ? left.duration < right.duration : left.start < right.start
  }
}

struct Calendar: Hashable, Sendable {
  enum Identifier: Hashable, Sendable { case gregorian, chinese, iso8601 }
  enum Component: Hashable, Sendable {
    case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter
    case weekOfMonth, weekOfYear, yearForWeekOfYear, nanosecond, calendar, timeZone, dayOfYear
  }
  static var current: Calendar { Calendar(identifier: .gregorian) }
  static var autoupdatingCurrent: Calendar { current }
  let identifier: Identifier
  var firstWeekday: Int
  var minimumDaysInFirstWeek: Int
  var timeZone = TimeZone.current
  var locale: Locale?
  init(identifier: Identifier) {
    self.identifier = identifier
    firstWeekday = identifier == .iso8601 ? 2 : 1
    minimumDaysInFirstWeek = identifier == .iso8601 ? 4 : 1
  }
  var _tongue: _Tongue { (locale ?? Locale.current)._known("names of days and months") }
  var weekdaySymbols: [String] { _weekdayNames(_tongue, 4) }
  var shortWeekdaySymbols: [String] { _weekdayNames(_tongue, 3) }
  var veryShortWeekdaySymbols: [String] { _weekdayNames(_tongue, 5) }
  var standaloneWeekdaySymbols: [String] { weekdaySymbols }
  var shortStandaloneWeekdaySymbols: [String] { shortWeekdaySymbols }
  var veryShortStandaloneWeekdaySymbols: [String] { veryShortWeekdaySymbols }
  var monthSymbols: [String] { _monthNames(_tongue, 4) }
  var shortMonthSymbols: [String] { _monthNames(_tongue, 3) }
  var veryShortMonthSymbols: [String] { _monthNames(_tongue, 5) }
  var standaloneMonthSymbols: [String] { monthSymbols }
  var shortStandaloneMonthSymbols: [String] { shortMonthSymbols }
  var veryShortStandaloneMonthSymbols: [String] { veryShortMonthSymbols }
  var quarterSymbols: [String] { _quarterNames(_tongue, 4) }
  var shortQuarterSymbols: [String] { _quarterNames(_tongue, 3) }
  var eraSymbols: [String] { _tongue == .chinese ? ["公元前", "公元"] : ["BC", "AD"] }
  var amSymbol: String { _halfNames(_tongue)[0] }
  var pmSymbol: String { _halfNames(_tongue)[1] }
}
