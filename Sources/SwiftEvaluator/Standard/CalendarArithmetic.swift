extension Calendar {
  func component(_ component: Component, from date: Date) -> Int {
    let civil = _Civil(date, timeZone)
    switch component {
    case .era: return 1
    case .year: return civil.year
    case .month: return civil.month
    case .day: return civil.day
    case .hour: return civil.second / 3600
    case .minute: return civil.second / 60 % 60
    case .second: return civil.second % 60
    case .nanosecond: return Int(civil.fraction * 1_000_000_000)
    case .weekday: return civil.weekday
    case .weekdayOrdinal: return (civil.day - 1) / 7 + 1
    case .quarter: return (civil.month - 1) / 3 + 1
    case .dayOfYear: return civil.dayOfYear
    case .weekOfMonth: return _week(civil.day, civil.weekday)
    case .weekOfYear: return _weekOfYear(civil).week
    case .yearForWeekOfYear: return _weekOfYear(civil).year
    default: return 0
    }
  }

  /// The number of the week of a day in a period that began `day` days before.
  func _week(_ day: Int, _ weekday: Int) -> Int {
    let first = _floorModulo(weekday - firstWeekday - (day - 1), 7)
    let isCounted = 7 - first >= minimumDaysInFirstWeek
    return (day - 1 + first) / 7 + (isCounted ? 1 : 0)
  }

  func _weekOfYear(_ civil: _Civil) -> (week: Int, year: Int) {
    let week = _week(civil.dayOfYear, civil.weekday)
    if week == 0 {
      let last = _Civil(year: civil.year - 1, month: 12, day: 31, second: 0)
      return (_week(last.dayOfYear, last.weekday), civil.year - 1)
    }
    let next = _Civil(year: civil.year + 1, month: 1, day: 1, second: 0)
    let lead = _floorModulo(next.weekday - firstWeekday, 7)
    if 7 - lead >= minimumDaysInFirstWeek, next.days - civil.days <= lead {
      return (1, civil.year + 1)
    }
    return (week, civil.year)
  }

  func dateComponents(_ components: Set<Component>, from date: Date) -> DateComponents {
    var result = DateComponents()
    for component in components {
      result.setValue(self.component(component, from: date), for: component)
    }
    if components.contains(.calendar) { result.calendar = self }
    if components.contains(.timeZone) { result.timeZone = timeZone }
    return result
  }

  func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
    var copy = self
    copy.timeZone = timeZone
    return copy.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .weekday],
      from: date
    )
  }

  func dateComponents(_ components: Set<Component>, from start: Date, to end: Date)
    -> DateComponents
  {
    var result = DateComponents()
    let sign = end < start ? -1 : 1
    var place = start
    for unit in [
      Component.year, .quarter, .month, .weekOfYear, .weekOfMonth, .day, .hour, .minute, .second,
    ]
    where components.contains(unit) {
      var count = _estimate(unit, from: place, to: end)
      while count > 0, let next = date(byAdding: unit, value: count * sign, to: place),
        sign > 0 ? next > end : next < end
      {
        count -= 1
      }
      if count > 0, let next = date(byAdding: unit, value: count * sign, to: place) {
        place = next
      }
      result.setValue(count * sign, for: unit)
    }
    if components.contains(.nanosecond) {
      result.nanosecond = Int(end.timeIntervalSince(place) * 1_000_000_000)
    }
    return result
  }

  /// At most as many units as fit, and at least one fewer.
  func _estimate(_ unit: Component, from start: Date, to end: Date) -> Int {
    let seconds = abs(end.timeIntervalSince(start))
    switch unit {
    case .year: return Int(seconds / 31_536_000) + 1
    case .quarter: return Int(seconds / 7_689_600) + 1
    case .month: return Int(seconds / 2_419_200) + 1
    case .weekOfYear, .weekOfMonth: return Int(seconds / 604_800)
    case .day: return Int(seconds / 86_400)
    case .hour: return Int(seconds / 3600)
    case .minute: return Int(seconds / 60)
    default: return Int(seconds)
    }
  }

  func date(from components: DateComponents) -> Date? {
    var year = components.year ?? 2001
    var month = components.month ?? 1
    var day = components.day ?? 1
    if components.year == nil { year = 1 }
    if let week = components.weekOfYear, components.month == nil {
      let first = _Civil(year: components.yearForWeekOfYear ?? year, month: 1, day: 1, second: 0)
      let lead = _floorModulo(first.weekday - firstWeekday, 7)
      let start = first.days - lead + (7 - lead >= minimumDaysInFirstWeek ? 0 : 7)
      let offset = _floorModulo((components.weekday ?? firstWeekday) - firstWeekday, 7)
      year = 1970
      month = 1
      day = 1 + start + (week - 1) * 7 + offset
    }
    let clock =
      (components.hour ?? 0) * 3600 + (components.minute ?? 0) * 60 + (components.second ?? 0)
    let days = _Civil.days(year, month, day)
    let zone = components.timeZone ?? timeZone
    return Date(
      timeIntervalSince1970: Double(days * 86_400 + clock - zone._seconds)
        + Double(components.nanosecond ?? 0) / 1_000_000_000
    )
  }

  func date(
    byAdding component: Component,
    value: Int,
    to date: Date,
    wrappingComponents: Bool = false
  )
    -> Date?
  {
    switch component {
    case .second: return date + Double(value)
    case .minute: return date + Double(value) * 60
    case .hour: return date + Double(value) * 3600
    case .nanosecond: return date + Double(value) / 1_000_000_000
    case .day, .weekday, .dayOfYear: return date + Double(value) * 86_400
    case .weekOfYear, .weekOfMonth, .weekdayOrdinal: return date + Double(value) * 604_800
    case .month: return _adding(value, to: date)
    case .quarter: return _adding(value * 3, to: date)
    case .year, .yearForWeekOfYear: return _adding(value * 12, to: date)
    default: return nil
    }
  }

  func _adding(_ months: Int, to date: Date) -> Date {
    var civil = _Civil(date, timeZone)
    let total = civil.year * 12 + civil.month - 1 + months
    civil.year = _floorDivide(total, 12)
    civil.month = _floorModulo(total, 12) + 1
    civil.day = min(civil.day, _Civil.length(civil.year, civil.month))
    return civil.date(timeZone)
  }

  func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false)
    -> Date?
  {
    var result = date
    let units: [Component] = [
      .year, .quarter, .month, .weekOfYear, .weekOfMonth, .day, .hour, .minute, .second,
      .nanosecond,
    ]
    for unit in units {
      if let value = components.value(for: unit),
        let next = self.date(byAdding: unit, value: value, to: result)
      {
        result = next
      }
    }
    return result
  }

  func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else {
      return nil
    }
    return startOfDay(for: date) + Double(hour * 3600 + minute * 60 + second)
  }

  func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
    var parts = dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    parts.setValue(value, for: component)
    return self.date(from: parts)
  }

  func startOfDay(for date: Date) -> Date {
    var civil = _Civil(date, timeZone)
    civil.second = 0
    civil.fraction = 0
    return civil.date(timeZone)
  }

  func dateInterval(of component: Component, for date: Date) -> DateInterval? {
    var civil = _Civil(date, timeZone)
    civil.fraction = 0
    switch component {
    case .second: break
    case .minute: civil.second = civil.second / 60 * 60
    case .hour: civil.second = civil.second / 3600 * 3600
    default: civil.second = 0
    }
    switch component {
    case .year:
      civil.month = 1
      civil.day = 1
    case .quarter:
      civil.month = (civil.month - 1) / 3 * 3 + 1
      civil.day = 1
    case .month: civil.day = 1
    case .weekOfYear, .weekOfMonth:
      civil.day -= _floorModulo(civil.weekday - firstWeekday, 7)
    case .day, .weekday, .hour, .minute, .second: break
    default: return nil
    }
    let start = civil.date(timeZone)
    guard let end = self.date(byAdding: component, value: 1, to: start) else { return nil }
    return DateInterval(start: start, end: end)
  }

  func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
    let civil = _Civil(date, timeZone)
    switch (smaller, larger) {
    case (.day, .month): return 1..<_Civil.length(civil.year, civil.month) + 1
    case (.day, .year), (.dayOfYear, .year):
      return 1..<_Civil.days(civil.year + 1, 1, 1) - _Civil.days(civil.year, 1, 1) + 1
    case (.month, .year): return 1..<13
    case (.weekday, _): return 1..<8
    case (.hour, _): return 0..<24
    case (.minute, _), (.second, _): return 0..<60
    case (.weekOfMonth, .month):
      let count = _Civil.length(civil.year, civil.month)
      let last = _Civil(year: civil.year, month: civil.month, day: count, second: 0)
      let first = _Civil(year: civil.year, month: civil.month, day: 1, second: 0)
      return _week(1, first.weekday)..<_week(count, last.weekday) + 1
    default: return nil
    }
  }

  func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
    switch (smaller, larger) {
    case (.day, .year): return component(.dayOfYear, from: date)
    case (.day, .month): return component(.day, from: date)
    case (.month, .year): return component(.month, from: date)
    case (.weekday, .weekOfYear), (.weekday, .weekOfMonth):
      return _floorModulo(component(.weekday, from: date) - firstWeekday, 7) + 1
    default: return nil
    }
  }

  func compare(_ first: Date, to second: Date, toGranularity component: Component)
    -> ComparisonResult
  {
    let left = dateInterval(of: component, for: first)?.start ?? first
    let right = dateInterval(of: component, for: second)?.start ?? second
    return left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
  }

  func isDate(_ first: Date, equalTo second: Date, toGranularity component: Component) -> Bool {
    compare(first, to: second, toGranularity: component) == .orderedSame
  }
  func isDate(_ first: Date, inSameDayAs second: Date) -> Bool {
    startOfDay(for: first) == startOfDay(for: second)
  }
  func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date.now) }
  func isDateInYesterday(_ date: Date) -> Bool {
    isDate(date, inSameDayAs: Date.now - 86_400)
  }
  func isDateInTomorrow(_ date: Date) -> Bool {
    isDate(date, inSameDayAs: Date.now + 86_400)
  }
  func isDateInWeekend(_ date: Date) -> Bool {
    [1, 7].contains(component(.weekday, from: date))
  }
}

extension Calendar {
  enum MatchingPolicy: Hashable, Sendable {
    case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents
    case strict
  }
  enum SearchDirection: Hashable, Sendable { case forward, backward }
  enum RepeatedTimePolicy: Hashable, Sendable { case first, last }

  /// The next date whose parts are those asked for, within ten years.
  func nextDate(
    after date: Date,
    matching components: DateComponents,
    matchingPolicy: MatchingPolicy,
    repeatedTimePolicy: RepeatedTimePolicy = .first,
    direction: SearchDirection = .forward
  ) -> Date? {
    let step = direction == .forward ? 1 : -1
    var day = startOfDay(for: date)
    for _ in 0..<3700 {
      let parts = dateComponents([.year, .month, .day, .weekday], from: day)
      if [
        (components.year, parts.year), (components.month, parts.month), (components.day, parts.day),
        (components.weekday, parts.weekday),
      ].allSatisfy({ $0.0 == nil || $0.0 == $0.1 }) {
        if let found = _moment(of: components, in: day, after: date, isForward: step > 0) {
          return found
        }
      }
      guard let next = self.date(byAdding: .day, value: step, to: day) else { return nil }
      day = next
    }
    return nil
  }

  /// The first moment of a day with the wanted time, on the right side of another.
  func _moment(
    of components: DateComponents,
    in day: Date,
    after date: Date,
    isForward: Bool
  ) -> Date? {
    let hours = components.hour.map { [$0] }
    let usesMinutes = components.minute != nil || components.second != nil
    let all = hours ?? (usesMinutes ? Array(0..<24) : [0])
    let minutes =
      components.minute.map { [$0] }
      ?? (components.second == nil || hours != nil ? [0] : Array(0..<60))
    var moments: [Date] = []
    for hour in all {
      for minute in minutes {
        moments.append(day + Double(hour * 3600 + minute * 60 + (components.second ?? 0)))
      }
    }
    return isForward ? moments.first { $0 > date } : moments.last { $0 < date }
  }

  func dateInterval(
    of component: Component,
    start: inout Date,
    interval: inout TimeInterval,
    for date: Date
  ) -> Bool {
    guard let found = dateInterval(of: component, for: date) else { return false }
    start = found.start
    interval = found.duration
    return true
  }
}
