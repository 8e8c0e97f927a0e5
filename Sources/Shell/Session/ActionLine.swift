import Playground

/// What follows the name of an action: names, with or without quotes, and keyed words.
struct ActionLine {
  private(set) var rest: String

  init(_ text: String) { rest = trimmed(text) }

  var isEmpty: Bool { rest.isEmpty }

  // MARK: Names

  /// What is left, as a name: quotes fall away, `#2` is the second of several.
  mutating func target() -> Target? {
    var ordinal: Int?
    if let hash = rest.lastIndex(of: "#"), hash > rest.startIndex,
      rest[rest.index(before: hash)] == " ", let number = count(rest[rest.index(after: hash)...])
    {
      ordinal = number
      rest = trimmed(rest[..<hash])
    }
    guard let name = text(), !name.isEmpty else { return nil }
    return Target(name, ordinal: ordinal)
  }

  /// What is left, as a text: without its quotes, `\\n` and `\\"` read as in Swift.
  mutating func text() -> String? {
    defer { rest = "" }
    guard !rest.isEmpty else { return nil }
    guard rest.count > 1, let quote = rest.first, "\"“'".contains(quote), let last = rest.last,
      "\"”'".contains(last)
    else { return rest }
    var result = ""
    var isEscaped = false
    for character in rest.dropFirst().dropLast() {
      if isEscaped {
        result.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// A positive number; one with too many digits is the largest.
  private func count(_ digits: Substring) -> Int? {
    guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    let number = Int(digits) ?? .max
    return number > 0 ? number : nil
  }

  // MARK: Keyed words, taken from the end

  /// Takes `into "Field"` off the end.
  mutating func takeAfter(_ word: String) -> Target? {
    guard let range = lastWord(word) else { return nil }
    var tail = ActionLine(String(rest[range.upperBound...]))
    guard let target = tail.target() else { return nil }
    rest = trimmed(rest[..<range.lowerBound])
    return target
  }

  /// Takes a word off the end.
  mutating func takeWord(_ word: String) -> Bool {
    guard rest == word || rest.hasSuffix(" " + word) else { return false }
    rest = trimmed(rest.dropLast(word.count))
    return true
  }

  /// Takes a word off the front.
  mutating func dropFirst(_ word: String) {
    if rest.hasPrefix(word + " ") { rest = trimmed(rest.dropFirst(word.count)) }
  }

  /// Takes `steps 10` off the end.
  mutating func takeNumber(after word: String) -> Double? {
    guard let range = lastWord(word),
      let number = number(trimmed(rest[range.upperBound...])), number.magnitude < 100_000
    else { return nil }
    rest = trimmed(rest[..<range.lowerBound])
    return number
  }

  /// Takes `by 130,0` off the end.
  mutating func takePair(after word: String) -> (x: Double, y: Double)? {
    guard let range = lastWord(word) else { return nil }
    let parts = rest[range.upperBound...].split { $0 == "," || $0 == " " }.map(String.init)
    guard parts.count == 2, let x = number(parts[0]), let y = number(parts[1]),
      max(x.magnitude, y.magnitude) < 100_000
    else { return nil }
    rest = trimmed(rest[..<range.lowerBound])
    return (x, y)
  }

  /// Takes `0.3s` off the end.
  mutating func takeSeconds() -> Double? {
    let start = rest.lastIndex(of: " ").map { rest.index(after: $0) } ?? rest.startIndex
    let last = String(rest[start...])
    let digits =
      last.hasSuffix("ms") ? last.dropLast(2) : last.dropLast(last.hasSuffix("s") ? 1 : 0)
    guard let value = number(String(digits)), value >= 0, value <= 86_400 else { return nil }
    rest = trimmed(rest[..<start])
    return last.hasSuffix("ms") ? value / 1000 : value
  }

  private func number(_ text: String) -> Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The last place of a word outside quotes.
  private func lastWord(_ word: String) -> Range<String.Index>? {
    var found: Range<String.Index>?
    var isQuoted = false
    var index = rest.startIndex
    while index < rest.endIndex {
      if "\"“”".contains(rest[index]) { isQuoted.toggle() }
      let isStart = index == rest.startIndex || rest[rest.index(before: index)] == " "
      if !isQuoted, isStart, rest[index...].hasPrefix(word + " ") {
        found = index..<rest.index(index, offsetBy: word.count)
      }
      index = rest.index(after: index)
    }
    return found
  }
}
