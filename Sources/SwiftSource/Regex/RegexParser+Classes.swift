extension RegexParser {
  /// Reads `[a-z]`, with classes inside each other and `&&`, `--`, `~~` between them.
  mutating func parseClass() throws(RegexMistake) -> RegexSet {
    classDepth += 1
    defer { classDepth -= 1 }
    let start = position
    if classDepth > Self.deepest {
      throw mistake(.regexTooDeep, from: start, to: start + 1, [String(Self.deepest)])
    }
    position += 1
    let isInverted = take("^")
    var left: RegexSet?
    var operation: String?
    var members: [RegexSet] = []
    while true {
      skipClassBlank()
      guard let character = peek() else {
        throw mistake(.regexOpenClass, from: start, to: start + 1)
      }
      let isOperator = ["&&", "--", "~~"].first { text in
        characters[position...].prefix(2).elementsEqual(text)
      }
      if character == "]" || isOperator != nil, members.isEmpty {
        throw mistake(.regexEmptyClass, from: start, to: position + 1)
      }
      guard character == "]" || isOperator != nil else {
        members.append(try parseMember())
        continue
      }
      let right = members.count == 1 ? members[0] : RegexSet.any(members)
      left = Self.combined(left, operation, right)
      members = []
      position += character == "]" ? 1 : 2
      operation = isOperator
      if character == "]" { break }
    }
    let all = left ?? .any([])
    return isInverted ? .inverted(all) : all
  }

  private static func combined(_ left: RegexSet?, _ operation: String?, _ right: RegexSet)
    -> RegexSet
  {
    guard let left else { return right }
    switch operation {
    case "&&": return .intersection(left, right)
    case "--": return .subtraction(left, right)
    default: return .difference(left, right)
    }
  }

  private mutating func skipClassBlank() {
    guard options.contains(.extended) else { return }
    while let character = peek(), character.isWhitespace { position += 1 }
  }

  /// One member: a character, a range, an escape, a class.
  private mutating func parseMember() throws(RegexMistake) -> RegexSet {
    let start = position
    if peek() == "[" {
      if peek(1) == ":", let named = try parsePosix() { return named }
      return try parseClass()
    }
    let first = try parseClassCharacter()
    skipClassBlank()
    guard peek() == "-", let after = peek(1), after != "]", !(after == "-") else { return first }
    position += 1
    skipClassBlank()
    if peek() == "[" {
      position -= 1
      return first
    }
    let last = try parseClassCharacter()
    guard case .character(let low) = first, case .character(let high) = last else {
      throw mistake(.regexBadRangeBound, from: start)
    }
    if low.unicodeScalars.count > 1 || high.unicodeScalars.count > 1 {
      throw mistake(.regexBadRangeBound, from: start)
    }
    guard low <= high else {
      throw mistake(.regexReversedRange, from: start, [String(low), String(high)])
    }
    return .range(low, high)
  }

  private mutating func parseClassCharacter() throws(RegexMistake) -> RegexSet {
    let start = position
    guard let character = next() else { throw mistake(.regexOpenClass, from: start) }
    guard character == "\\" else { return .character(character) }
    if take("b") { return .character("\u{8}") }
    if let next = peek(), next.isASCII, next.isNumber, next != "0" {
      position += 1
      throw mistake(.regexUnknownEscape, from: start, [String(next)])
    }
    return try parseSetEscape(start)
  }

  /// `[:alpha:]`; nil when it is no name of a class.
  private mutating func parsePosix() throws(RegexMistake) -> RegexSet? {
    let start = position
    position += 2
    let isInverted = take("^")
    guard let name = take(upTo: ":"), take("]") else {
      position = start
      return nil
    }
    guard let kind = RegexCharacterKind(property: name) else {
      throw mistake(.regexUnknownProperty, from: start, [name])
    }
    return isInverted ? .inverted(.kind(kind)) : .kind(kind)
  }
}
