/// A distance in time in words, by its largest unit.
struct _RelativeWords {
  let tongue: _Tongue
  let isNamed: Bool
  /// 0 whole words, 1 whole words and numbers in words, 2 short, 3 shortest.
  let width: Int

  static let lengths = [31_536_000.0, 2_592_000.0, 604_800.0, 86_400.0, 3600.0, 60.0, 1.0]

  func text(_ seconds: Double, isRounded: Bool) -> String {
    let size = abs(seconds)
    let unit = _RelativeWords.lengths.firstIndex { size >= $0 } ?? 6
    let exact = size / _RelativeWords.lengths[unit]
    let count = Int(exact.rounded(isRounded ? .toNearestOrAwayFromZero : .down))
    if isNamed, let name = named(unit, seconds < 0 ? -count : count) { return name }
    return tongue == .chinese
      ? chinese(count, unit, seconds < 0) : english(count, unit, seconds < 0)
  }

  func named(_ unit: Int, _ count: Int) -> String? {
    if unit == 6 { return count == 0 ? tongue == .chinese ? "现在" : "now" : nil }
    if tongue == .chinese {
      let names = [
        0: [-1: "去年", 1: "明年"], 1: [-1: "上个月", 1: "下个月"], 2: [-1: "上周", 1: "下周"],
        3: [-2: "前天", -1: "昨天", 1: "明天", 2: "后天"],
      ]
      return names[unit]?[count]
    }
    if unit == 3 { return [-1: "yesterday", 1: "tomorrow"][count] }
    guard unit < 3, abs(count) == 1 else { return nil }
    let word = width < 2 ? ["year", "month", "week"][unit] : ["yr.", "mo.", "wk."][unit]
    return (count < 0 ? "last " : "next ") + word
  }

  func english(_ count: Int, _ unit: Int, _ isPast: Bool) -> String {
    var words = width == 1 ? _spelled(count, .english) : String(count)
    if width == 3 {
      words += ["y", "mo", "w", "d", "h", "m", "s"][unit]
    } else if width == 2 {
      words += " " + ["yr.", "mo.", "wk.", "day", "hr.", "min.", "sec."][unit]
      if unit == 3, count != 1 { words += "s" }
    } else {
      words += " " + ["year", "month", "week", "day", "hour", "minute", "second"][unit]
      if count != 1 { words += "s" }
    }
    return isPast ? words + " ago" : "in " + words
  }

  func chinese(_ count: Int, _ unit: Int, _ isPast: Bool) -> String {
    let number = width == 1 ? _spelled(count, .chinese) : String(count)
    let units = ["年", "个月", "周", "天", "小时", "分钟", width < 2 ? "秒钟" : "秒"]
    return number + units[unit] + (isPast ? "前" : "后")
  }
}

/// A whole number in words.
func _spelled(_ number: Int, _ tongue: _Tongue) -> String {
  if number < 0 {
    return (tongue == .chinese ? "负" : "minus ") + _spelled(-max(number, -Int.max), tongue)
  }
  return tongue == .chinese ? _spelledChinese(number) : _spelledEnglish(number)
}

func _spelledEnglish(_ number: Int) -> String {
  let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
  if number < 20 { return small[number] }
  if number < 100 {
    return tens[number / 10] + (number % 10 == 0 ? "" : "-" + small[number % 10])
  }
  for (size, name) in [
    (1_000_000_000_000_000, "quadrillion"), (1_000_000_000_000, "trillion"),
    (1_000_000_000, "billion"), (1_000_000, "million"), (1000, "thousand"), (100, "hundred"),
  ] where number >= size {
    let rest = number % size
    return _spelledEnglish(number / size) + " " + name
      + (rest == 0 ? "" : " " + _spelledEnglish(rest))
  }
  return ""
}

func _spelledChinese(_ number: Int) -> String {
  if number < 10 { return _chineseDigits[number] }
  if number < 20 { return "十" + (number % 10 == 0 ? "" : _chineseDigits[number % 10]) }
  for (size, name) in [
    (1_000_000_000_000, "兆"), (100_000_000, "亿"), (10_000, "万"), (1000, "千"), (100, "百"),
    (10, "十"),
  ] where number >= size {
    let rest = number % size
    let gap = rest != 0 && rest * 10 < size ? "〇" : ""
    // Inside a larger number ten is said with its one.
    let tail = (10..<20).contains(rest) ? "一" + _spelledChinese(rest) : _spelledChinese(rest)
    return _spelledChinese(number / size) + name + (rest == 0 ? "" : gap + tail)
  }
  return ""
}

/// A number with a fraction in words, digit after digit behind the point.
func _spelledDecimal(_ decimal: String, _ tongue: _Tongue) -> String {
  let isNegative = decimal.hasPrefix("-")
  let parts = (isNegative ? String(decimal.dropFirst()) : decimal).components(separatedBy: ".")
  var text = _spelled(Int(parts[0]) ?? 0, tongue)
  if parts.count > 1 {
    let digits = parts[1].compactMap { $0.wholeNumberValue }.map { _spelled($0, tongue) }
    text += tongue == .chinese ? "点" + digits.joined() : " point " + digits.joined(separator: " ")
  }
  return isNegative ? (tongue == .chinese ? "负" : "minus ") + text : text
}
