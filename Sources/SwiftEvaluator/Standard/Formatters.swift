class Formatter {
  enum UnitStyle: Int, Sendable {
    case short = 1
    case medium, long
  }
  enum Context: Int, Sendable {
    case unknown, dynamic, standalone, listItem, beginningOfSentence, middleOfSentence
  }
  init() {}
  /// The text for a value; nil for one that this formatter does not know.
  func string(for obj: Any?) -> String? { nil }
  /// The value in a text; nil for a text that has none.
  func _object(_ text: String) -> Any? { nil }
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
