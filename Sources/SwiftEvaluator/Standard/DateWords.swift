/// The languages whose words for dates and numbers the engine knows.
enum _Tongue: Hashable, Sendable { case english, chinese }

extension Locale {
  var _parts: [String] {
    identifier.replacingOccurrences(of: "-", with: "_").components(separatedBy: "_")
  }
  /// English as in the United States, Chinese as on the mainland; nil for all others.
  var _tongue: _Tongue? {
    let parts = _parts
    let rest = parts.dropFirst()
    switch parts[0].lowercased() {
    case "en":
      return rest.allSatisfy { ["US", "POSIX", "Latn"].contains($0) } ? .english : nil
    case "zh":
      return rest.allSatisfy { ["CN", "SG", "Hans"].contains($0) } ? .chinese : nil
    default: return nil
    }
  }
  /// The language of the words, or a refusal that names the locale.
  func _known(_ what: String) -> _Tongue {
    if let tongue = _tongue { return tongue }
    _notModelled("\(what) in the locale \(identifier)")
    return .english
  }
}

let _chineseDigits = ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"]

func _monthNames(_ tongue: _Tongue, _ width: Int) -> [String] {
  if tongue == .chinese {
    let numbers = (1...12).map { String($0) }
    if width == 5 { return numbers }
    if width == 3 { return numbers.map { $0 + "月" } }
    return (1...12).map { $0 < 11 ? _chineseDigits[$0] + "月" : "十" + _chineseDigits[$0 - 10] + "月" }
  }
  let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  return width == 4 ? names : names.map { String($0.prefix(width == 5 ? 1 : 3)) }
}

func _weekdayNames(_ tongue: _Tongue, _ width: Int) -> [String] {
  if tongue == .chinese {
    let letters = ["日", "一", "二", "三", "四", "五", "六"]
    if width == 5 { return letters }
    return letters.map { (width == 4 ? "星期" : "周") + $0 }
  }
  let names = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  if width == 4 { return names }
  return names.map { String($0.prefix(width == 5 ? 1 : width == 6 ? 2 : 3)) }
}

func _quarterNames(_ tongue: _Tongue, _ width: Int) -> [String] {
  if tongue == .chinese {
    return (1...4).map { width == 4 ? "第" + _chineseDigits[$0] + "季度" : "\($0)季度" }
  }
  return width == 4
    ? ["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"] : ["Q1", "Q2", "Q3", "Q4"]
}

func _halfNames(_ tongue: _Tongue) -> [String] {
  tongue == .chinese ? ["上午", "下午"] : ["AM", "PM"]
}

/// A zone as it is written: shortly such as `GMT+8`, or with its name.
func _zoneText(_ zone: TimeZone, _ isLong: Bool, _ locale: Locale) -> String {
  let minutes = abs(zone._seconds) / 60
  let sign = zone._seconds < 0 ? "-" : "+"
  if isLong {
    if let names = _zoneNames[zone._seconds == 0 ? "GMT" : zone.identifier] {
      return locale._known("names of time zones") == .chinese ? names.1 : names.0
    }
    return "GMT" + sign + _padded(minutes / 60) + ":" + _padded(minutes % 60)
  }
  if zone._seconds == 0 { return "GMT" }
  let rest = minutes % 60 == 0 ? "" : ":" + _padded(minutes % 60)
  return "GMT" + sign + String(minutes / 60) + rest
}

let _zoneNames: [String: (String, String)] = [
  "GMT": ("Greenwich Mean Time", "格林尼治标准时间"),
  "Asia/Shanghai": ("China Standard Time", "中国标准时间"),
  "Asia/Tokyo": ("Japan Standard Time", "日本标准时间"),
  "Asia/Hong_Kong": ("Hong Kong Standard Time", "香港标准时间"),
  "Asia/Singapore": ("Singapore Standard Time", "新加坡标准时间"),
  "Asia/Seoul": ("Korean Standard Time", "韩国标准时间"),
  "Asia/Kolkata": ("India Standard Time", "印度时间"),
]

/// The zones that keep one distance from Greenwich, in seconds.
let _steadyZones = [
  "Asia/Shanghai": 28_800, "Asia/Tokyo": 32_400, "Asia/Hong_Kong": 28_800,
  "Asia/Singapore": 28_800, "Asia/Seoul": 32_400, "Asia/Kolkata": 19_800,
]
