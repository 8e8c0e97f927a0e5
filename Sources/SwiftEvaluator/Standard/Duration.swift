struct Duration: Hashable, Comparable, AdditiveArithmetic, CustomStringConvertible, Sendable {
  let _seconds: Double
  static var zero: Duration { Duration(_seconds: 0) }
  init(_seconds: Double) { self._seconds = _seconds }
  init(secondsComponent: Int64, attosecondsComponent: Int64) {
    _seconds = Double(secondsComponent) + Double(attosecondsComponent) / 1e18
  }
  static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration {
    Duration(_seconds: Double(seconds))
  }
  static func seconds(_ seconds: Double) -> Duration { Duration(_seconds: seconds) }
  static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration {
    Duration(_seconds: Double(milliseconds) / 1000)
  }
  static func milliseconds(_ milliseconds: Double) -> Duration {
    Duration(_seconds: milliseconds / 1000)
  }
  static func microseconds<T: BinaryInteger>(_ microseconds: T) -> Duration {
    Duration(_seconds: Double(microseconds) / 1_000_000)
  }
  static func nanoseconds<T: BinaryInteger>(_ nanoseconds: T) -> Duration {
    Duration(_seconds: Double(nanoseconds) / 1_000_000_000)
  }
  var components: (seconds: Int64, attoseconds: Int64) {
    let whole = _seconds.rounded(.towardZero)
    return (Int64(whole), Int64(((_seconds - whole) * 1e9).rounded()) * 1_000_000_000)
  }
  var description: String { "\(_seconds) seconds" }
  static func < (_ left: Duration, _ right: Duration) -> Bool { left._seconds < right._seconds }
  static func + (_ left: Duration, _ right: Duration) -> Duration {
    Duration(_seconds: left._seconds + right._seconds)
  }
  static func - (_ left: Duration, _ right: Duration) -> Duration {
    Duration(_seconds: left._seconds - right._seconds)
  }
  static func * (_ left: Duration, _ right: Double) -> Duration {
    Duration(_seconds: left._seconds * right)
  }
  static func * <T: BinaryInteger>(_ left: Duration, _ right: T) -> Duration {
    Duration(_seconds: left._seconds * Double(right))
  }
  static func / (_ left: Duration, _ right: Double) -> Duration {
    Duration(_seconds: left._seconds / right)
  }
  static func / <T: BinaryInteger>(_ left: Duration, _ right: T) -> Duration {
    Duration(_seconds: left._seconds / Double(right))
  }
  static func / (_ left: Duration, _ right: Duration) -> Double {
    left._seconds / right._seconds
  }

  struct TimeFormatStyle: FormatStyle, Sendable {
    typealias FormatInput = Duration
    typealias FormatOutput = String
    struct Pattern: Hashable, Sendable {
      let _hasHour: Bool
      let _hasSecond: Bool
      var _pad = 1
      static var hourMinute: Pattern { Pattern(_hasHour: true, _hasSecond: false) }
      static var hourMinuteSecond: Pattern { Pattern(_hasHour: true, _hasSecond: true) }
      static var minuteSecond: Pattern { Pattern(_hasHour: false, _hasSecond: true) }
      static func minuteSecond(padMinuteToLength: Int) -> Pattern {
        Pattern(_hasHour: false, _hasSecond: true, _pad: padMinuteToLength)
      }
      static func hourMinuteSecond(padHourToLength: Int) -> Pattern {
        Pattern(_hasHour: true, _hasSecond: true, _pad: padHourToLength)
      }
    }
    let pattern: Pattern
    func format(_ value: Duration) -> String {
      let total = Int(abs(value._seconds).rounded(.toNearestOrEven))
      let sign = value._seconds < 0 && total > 0 ? "-" : ""
      if !pattern._hasHour {
        return sign + _padded(total / 60, pattern._pad) + ":" + _padded(total % 60)
      }
      let clock = _padded(total / 3600, pattern._pad) + ":" + _padded(total / 60 % 60)
      return sign + clock + (pattern._hasSecond ? ":" + _padded(total % 60) : "")
    }
  }

  struct UnitsFormatStyle: FormatStyle, Sendable {
    typealias FormatInput = Duration
    typealias FormatOutput = String
    struct Unit: Hashable, Sendable {
      let _name: String
      let _short: String
      let _narrow: String
      let _length: Int
      static let days = Unit(_name: "day", _short: "day", _narrow: "d", _length: 86_400)
      static let hours = Unit(_name: "hour", _short: "hr", _narrow: "h", _length: 3600)
      static let minutes = Unit(_name: "minute", _short: "min", _narrow: "m", _length: 60)
      static let seconds = Unit(_name: "second", _short: "sec", _narrow: "s", _length: 1)
    }
    struct UnitWidth: Hashable, Sendable {
      let _name: String
      static let wide = UnitWidth(_name: "wide")
      static let abbreviated = UnitWidth(_name: "abbreviated")
      static let condensedAbbreviated = UnitWidth(_name: "condensed")
      static let narrow = UnitWidth(_name: "narrow")
    }
    let allowedUnits: Set<Unit>
    let unitWidth: UnitWidth
    func format(_ value: Duration) -> String {
      var rest = Int(abs(value._seconds).rounded(.toNearestOrEven))
      var parts: [String] = []
      let units = allowedUnits.sorted { $0._length > $1._length }
      for unit in units {
        let count = rest / unit._length
        rest %= unit._length
        if count == 0, !(parts.isEmpty && unit == units.last) { continue }
        switch unitWidth._name {
        case "wide": parts.append("\(count) \(unit._name)" + (count == 1 ? "" : "s"))
        case "abbreviated":
          parts.append("\(count) \(unit._short)" + (unit == .days && count != 1 ? "s" : ""))
        default: parts.append("\(count)\(unit._narrow)")
        }
      }
      return parts.joined(separator: unitWidth._name == "narrow" ? " " : ", ")
    }
  }

  func formatted() -> String { TimeFormatStyle(pattern: .hourMinuteSecond).format(self) }
  func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Duration {
    format.format(self)
  }
}

extension FormatStyle where Self == Duration.TimeFormatStyle {
  static func time(pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle {
    Duration.TimeFormatStyle(pattern: pattern)
  }
}
extension FormatStyle where Self == Duration.UnitsFormatStyle {
  static func units(
    allowed units: Set<Duration.UnitsFormatStyle.Unit> = [.hours, .minutes, .seconds],
    width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated
  ) -> Duration.UnitsFormatStyle {
    Duration.UnitsFormatStyle(allowedUnits: units, unitWidth: width)
  }
}

protocol Clock<Duration>: Sendable {
  associatedtype Duration
}

struct ContinuousClock: Clock {
  typealias Duration = Swift.Duration
  struct Instant: Hashable, Comparable, Sendable {
    let _seconds: Double
    static var now: Instant { Instant(_seconds: 0) }
    func duration(to other: Instant) -> Swift.Duration {
      Swift.Duration(_seconds: other._seconds - _seconds)
    }
    static func < (_ left: Instant, _ right: Instant) -> Bool { left._seconds < right._seconds }
    static func - (_ left: Instant, _ right: Instant) -> Swift.Duration {
      Swift.Duration(_seconds: left._seconds - right._seconds)
    }
  }
  init() {}
  static var now: Instant { Instant(_seconds: 0) }
  var now: Instant { Instant(_seconds: 0) }
}
