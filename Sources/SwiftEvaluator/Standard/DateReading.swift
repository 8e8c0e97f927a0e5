/// Reads a date out of a text, part after part of a pattern.
struct _DateReading {
  var text: Substring
  let locale: Locale
  var zone: TimeZone
  var parts = DateComponents(year: 2000, month: 1, day: 1)
  var isAfternoon: Bool?

  init(text: Substring, locale: Locale, zone: TimeZone) {
    self.text = text
    self.locale = locale
    self.zone = zone
  }

  /// The date, when the whole text was read.
  var date: Date? {
    guard text.isEmpty else { return nil }
    var parts = parts
    if let isAfternoon, let hour = parts.hour { parts.hour = hour % 12 + (isAfternoon ? 12 : 0) }
    guard (1...12).contains(parts.month ?? 0),
      (1..._Civil.length(parts.year ?? 2000, parts.month ?? 1)).contains(parts.day ?? 0),
      (0...24).contains(parts.hour ?? 0), (0...59).contains(parts.minute ?? 0),
      (0...60).contains(parts.second ?? 0)
    else { return nil }
    parts.timeZone = zone
    return Calendar(identifier: .gregorian).date(from: parts)
  }

  mutating func read(_ pattern: String) -> Bool {
    let letters = Array(pattern)
    var index = 0
    while index < letters.count {
      let letter = letters[index]
      if letter == "'" {
        index += 1
        while index < letters.count, letters[index] != "'" {
          guard text.popFirst() == letters[index] else { return false }
          index += 1
        }
        index += 1
        continue
      }
      guard letter.isLetter, letter.isASCII else {
        guard text.popFirst() == letter else { return false }
        index += 1
        continue
      }
      var count = 0
      while index < letters.count, letters[index] == letter {
        count += 1
        index += 1
      }
      let isBeforeLetter =
        index < letters.count && letters[index].isLetter && letters[index].isASCII
      let isRead =
        readWord(letter, count) ?? readNumber(letter, count, isBeforeLetter: isBeforeLetter)
      guard isRead else { return false }
    }
    return true
  }

  /// Reads a part that is a word; nil for parts in digits.
  mutating func readWord(_ letter: Character, _ count: Int) -> Bool? {
    switch letter {
    case "M", "L":
      guard count > 2 else { return nil }
      let names = _monthNames(locale._known("months"), count == 3 ? 3 : 4)
      // The later names first: the one for October begins that for November in Chinese.
      guard let found = names.indices.last(where: { text.hasPrefix(names[$0]) }) else {
        return false
      }
      text = text.dropFirst(names[found].count)
      parts.month = found + 1
    case "E", "c":
      let names = _weekdayNames(locale._known("weekdays"), max(count, 3))
      guard let name = names.first(where: { text.hasPrefix($0) }) else { return false }
      text = text.dropFirst(name.count)
    case "a":
      let names = _halfNames(locale._known("halves of the day"))
      guard let half = names.firstIndex(where: { text.uppercased().hasPrefix($0) }) else {
        return false
      }
      isAfternoon = half == 1
      text = text.dropFirst(2)
    case "Z", "X", "x", "z":
      guard let offset = _takeOffset(&text) else { return false }
      zone = offset
    default: return nil
    }
    return true
  }

  mutating func readNumber(_ letter: Character, _ count: Int, isBeforeLetter: Bool) -> Bool {
    var digits = ""
    while let digit = text.first, digit.isNumber, !isBeforeLetter || digits.count < count {
      digits.append(digit)
      text = text.dropFirst()
    }
    guard let value = Int(digits) else { return false }
    switch letter {
    case "y": parts.year = count == 2 ? 2000 + value : value
    case "M": parts.month = value
    case "d": parts.day = value
    case "H", "h": parts.hour = value
    case "m": parts.minute = value
    case "s": parts.second = value
    case "S": parts.nanosecond = Int(Double(value) / pow(10, Double(digits.count)) * 1e9)
    default: return false
    }
    return true
  }
}
