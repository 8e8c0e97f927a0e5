/// Which parts of a date are shown, each in the letters of a pattern.
struct _DateFields: Hashable, Sendable {
  var era = ""
  var year = ""
  var quarter = ""
  var month = ""
  var week = ""
  var day = ""
  var dayOfYear = ""
  var weekday = ""
  /// `j` as the language counts hours, `h` up to 12, `H` up to 23.
  var hour = ""
  var minute = ""
  var second = ""
  var fraction = ""
  var zone = ""
  var hidesHalf = false

  var hasDate: Bool {
    ![era, year, quarter, month, week, day, dayOfYear, weekday].allSatisfy { $0.isEmpty }
  }
  var hasTime: Bool { ![hour, minute, second, fraction, zone].allSatisfy { $0.isEmpty } }
  var isEmpty: Bool { !hasDate && !hasTime }
  var _hasTextMonth: Bool { month.count > 2 }

  func pattern(_ tongue: _Tongue) -> String {
    let date = tongue == .chinese ? _chineseDate : _englishDate
    let time = _time(tongue)
    if date.isEmpty || time.isEmpty { return date + time }
    if tongue == .chinese { return date + " " + time }
    if month.isEmpty { return date + " " + time }
    return date + (_hasTextMonth ? " 'at' " : ", ") + time
  }

  var _englishDate: String {
    if !week.isEmpty { return week }
    if !dayOfYear.isEmpty { return dayOfYear }
    var text = ""
    if !month.isEmpty, !_hasTextMonth {
      text = [month, day, year].filter { !$0.isEmpty }.joined(separator: "/")
    } else {
      text = [month, day].filter { !$0.isEmpty }.joined(separator: " ")
      if !year.isEmpty { text += text.isEmpty ? year : (day.isEmpty ? " " : ", ") + year }
    }
    if !quarter.isEmpty { text = text.isEmpty ? quarter : quarter + " " + text }
    if !era.isEmpty { text = text.isEmpty ? era : text + " " + era }
    if weekday.isEmpty { return text }
    if text.isEmpty { return weekday }
    if month.isEmpty { return weekday + " " + text }
    return day.isEmpty ? text + " " + weekday : weekday + ", " + text
  }

  var _chineseDate: String {
    if !week.isEmpty { return week }
    if !dayOfYear.isEmpty { return dayOfYear }
    var text = ""
    let count = [year, month, day].filter { !$0.isEmpty }.count
    if !month.isEmpty, !_hasTextMonth, count > 1 {
      text = [year, month, day].filter { !$0.isEmpty }.joined(separator: "/")
    } else if count == 1, !month.isEmpty {
      text = _hasTextMonth ? month : month + "月"
    } else {
      if !year.isEmpty { text += year + "年" }
      if !month.isEmpty { text += "M月" }
      if !day.isEmpty { text += weekday.isEmpty || !month.isEmpty ? day + "日" : day }
    }
    if !quarter.isEmpty { text = text.isEmpty ? quarter : text + "第Q季度" }
    text = era + text
    return [text, weekday].filter { !$0.isEmpty }.joined(separator: " ")
  }

  func _time(_ tongue: _Tongue) -> String {
    var clock = ""
    let isTwelve = hour.hasPrefix("h") || (hour.hasPrefix("j") && tongue == .english)
    if hour.isEmpty {
      clock = minute.isEmpty || second.isEmpty ? minute + second : "mm:ss"
    } else if minute.isEmpty, second.isEmpty {
      clock = isTwelve ? String(repeating: "h", count: hour.count) : tongue == .english ? "HH" : "H"
      if tongue == .chinese { clock += "时" }
    } else {
      clock = isTwelve ? String(repeating: "h", count: hour.count) : "HH"
      clock += ":mm" + (second.isEmpty ? "" : ":ss")
    }
    if !fraction.isEmpty { clock += (clock.isEmpty ? "" : ".") + fraction }
    if isTwelve, !hidesHalf, !hour.isEmpty {
      clock = tongue == .chinese ? "a" + clock : clock + "\u{202F}a"
    }
    if zone.isEmpty { return clock }
    if clock.isEmpty { return zone }
    return tongue == .chinese ? zone + " " + clock : clock + " " + zone
  }
}

/// The parts that a template such as `yMMMd` asks for.
func _templateFields(_ template: String) -> _DateFields {
  var fields = _DateFields()
  func letters(_ wanted: [Character]) -> String {
    String(template.filter { wanted.contains($0) })
  }
  fields.era = letters(["G"])
  fields.year = letters(["y"])
  fields.quarter = letters(["Q"])
  fields.month = letters(["M", "L"])
  fields.day = letters(["d"])
  let weekday = letters(["E", "c"])
  fields.weekday = weekday.isEmpty || weekday.count > 3 ? weekday : "EEE"
  let hour = letters(["j", "h", "H", "J"])
  fields.hour = hour.isEmpty ? "" : hour.first == "J" ? "h" : hour
  fields.hidesHalf = hour.first == "J"
  fields.minute = letters(["m"])
  fields.second = letters(["s"])
  fields.zone = letters(["z", "Z", "v"])
  return fields
}

/// The patterns of the four styles of dates and of times, and how both are joined.
func _stylePattern(_ date: Int, _ time: Int, _ tongue: _Tongue) -> String {
  let isChinese = tongue == .chinese
  let dates =
    isChinese
    ? ["", "y/M/d", "y年M月d日", "y年M月d日", "y年M月d日 EEEE"]
    : ["", "M/d/yy", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y"]
  let times =
    isChinese
    ? ["", "HH:mm", "HH:mm:ss", "z HH:mm:ss", "zzzz HH:mm:ss"]
    : [
      "", "h:mm\u{202F}a", "h:mm:ss\u{202F}a", "h:mm:ss\u{202F}a z", "h:mm:ss\u{202F}a zzzz",
    ]
  if date == 0 || time == 0 { return dates[date] + times[time] }
  return dates[date] + (isChinese ? " " : date == 1 ? ", " : " 'at' ") + times[time]
}

/// A date in a pattern of letters, such as `yyyy-MM-dd`.
func _patternText(
  _ pattern: String,
  _ date: Date,
  _ zone: TimeZone,
  _ locale: Locale = Locale.current
) -> String {
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
      while index < letters.count {
        if letters[index] == "'" {
          guard index + 1 < letters.count, letters[index + 1] == "'" else { break }
          index += 1
        }
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
    result += _fieldText(letter, count, civil, zone, locale)
  }
  return result
}

func _fieldText(
  _ letter: Character,
  _ count: Int,
  _ civil: _Civil,
  _ zone: TimeZone,
  _ locale: Locale
) -> String {
  let hour = civil.second / 3600
  let milliseconds = Int(civil.fraction * 1000)
  switch letter {
  case "y", "Y", "u":
    return count == 2 ? _padded(civil.year % 100) : _padded(civil.year, count)
  case "M", "L":
    if count < 3 { return _padded(civil.month, count) }
    return _monthNames(locale._known("months"), min(count, 5))[civil.month - 1]
  case "d": return _padded(civil.day, count)
  case "D": return _padded(civil.dayOfYear, count)
  case "E", "c", "e":
    if letter != "E", count < 3 { return _padded(civil.weekday, count) }
    return _weekdayNames(locale._known("weekdays"), max(count, 3))[civil.weekday - 1]
  case "a":
    let half = _halfNames(locale._known("halves of the day"))[hour < 12 ? 0 : 1]
    return count == 5 && half.count == 2 && half.first != "上" && half.first != "下"
      ? String(half.prefix(1)).lowercased() : half
  case "H": return _padded(hour, count)
  case "k": return _padded(hour == 0 ? 24 : hour, count)
  case "h": return _padded(hour % 12 == 0 ? 12 : hour % 12, count)
  case "K": return _padded(hour % 12, count)
  case "m": return _padded(civil.second / 60 % 60, count)
  case "s": return _padded(civil.second % 60, count)
  case "S":
    let digits = _padded(milliseconds, 3)
    return count <= 3
      ? String(digits.prefix(count)) : digits + String(repeating: "0", count: count - 3)
  case "A": return _padded(civil.second * 1000 + milliseconds, count)
  case "Q", "q":
    let quarter = (civil.month - 1) / 3
    return count < 3
      ? _padded(quarter + 1, count)
      : _quarterNames(locale._known("quarters"), count)[quarter]
  case "G":
    if locale._known("eras") == .chinese { return "公元" }
    return count == 4 ? "Anno Domini" : count == 5 ? "A" : "AD"
  case "w":
    return _padded(Calendar(identifier: .gregorian)._weekOfYear(civil).week, count)
  case "W":
    let first = _Civil(year: civil.year, month: civil.month, day: 1, second: 0)
    return _padded((civil.day + first.weekday - 2) / 7 + 1, count)
  case "z", "v": return _zoneText(zone, count == 4, locale)
  case "V": return zone.identifier
  case "Z", "X", "x": return _offsetText(letter, count, zone)
  default:
    _notModelled("the letter \(letter) of date formats")
    return ""
  }
}

/// The distance from Greenwich in one of the forms of ISO 8601.
func _offsetText(_ letter: Character, _ count: Int, _ zone: TimeZone) -> String {
  if letter == "Z", count == 4 {
    return zone._seconds == 0 ? "GMT" : _zoneText(zone, true, Locale(identifier: "en_US"))
  }
  if zone._seconds == 0, letter == "X" || (letter == "Z" && count == 5) { return "Z" }
  let minutes = abs(zone._seconds) / 60
  let sign = zone._seconds < 0 ? "-" : "+"
  let hasColon = letter == "Z" ? count == 5 : count == 3 || count == 5
  if letter != "Z", count == 1, minutes % 60 == 0 { return sign + _padded(minutes / 60) }
  return sign + _padded(minutes / 60) + (hasColon ? ":" : "") + _padded(minutes % 60)
}
