extension RegexParser {
  /// Reads one part without what repeats it; nil for a part that matches nothing of its own, such
  /// as `(?i)`.
  mutating func parseAtom() throws(RegexMistake) -> RegexSyntax? {
    let start = position
    guard let character = next() else { return nil }
    switch character {
    case "(": return try parseGroup(start)
    case "[":
      position = start
      return .one(try parseClass(), options)
    case ".":
      return .one(.kind(options.contains(.dotMatchesNewlines) ? .everything : .dot), options)
    case "^": return .anchor(.lineStart, options)
    case "$": return .anchor(.lineEnd, options)
    case "\\": return try parseEscape(start)
    case "*", "+", "?":
      throw mistake(.regexNothingToRepeat, from: start, [String(character)])
    default: return .one(.character(character), options)
    }
  }

  // MARK: Repetition

  struct Count {
    let least: Int
    let most: Int?
    let mode: RegexRepetition
  }

  /// Reads `*`, `+`, `?` or `{2,3}` after a part.
  mutating func parseCount(_ part: RegexSyntax, _ start: Int, _ end: Int) throws(RegexMistake)
    -> Count?
  {
    let mark = position
    let least: Int
    let most: Int?
    switch peek() {
    case "*": (least, most) = (0, nil)
    case "+": (least, most) = (1, nil)
    case "?": (least, most) = (0, 1)
    case "{":
      guard let range = try parseRange() else { return nil }
      (least, most) = range
      position -= 1
    default: return nil
    }
    position += 1
    if case .anchor = part {
      throw mistake(.regexRepeatedAnchor, from: start, to: end)
    }
    var mode: RegexRepetition = options.contains(.reluctant) ? .reluctant : .eager
    if options.contains(.possessive) { mode = .possessive }
    if take("?") {
      mode = options.contains(.reluctant) ? .eager : .reluctant
    } else if take("+") {
      mode = .possessive
    }
    try skipBlank()
    if let again = peek(), again == "*" || again == "+" || again == "?" {
      throw mistake(.regexNothingToRepeat, from: position, to: position + 1, [String(again)])
    }
    if let most, most < least {
      throw mistake(.regexReversedCount, from: mark, [String(least), String(most)])
    }
    return Count(least: least, most: most, mode: mode)
  }

  /// Reads `{2}`, `{2,}`, `{,3}` or `{2,3}`; a brace of another form stands for itself.
  private mutating func parseRange() throws(RegexMistake) -> (Int, Int?)? {
    let start = position
    position += 1
    let least = try parseNumber()
    let isRange = take(",")
    let most = isRange ? try parseNumber() : least
    guard take("}"), least != nil || most != nil else {
      position = start
      return nil
    }
    return (least ?? 0, most)
  }

  private mutating func parseNumber() throws(RegexMistake) -> Int? {
    let start = position
    var digits = ""
    while let character = peek(), character.isASCII, character.isNumber {
      digits.append(character)
      position += 1
    }
    if digits.isEmpty { return nil }
    guard let number = Int(digits), number <= 100_000 else {
      throw mistake(.regexNumberTooLarge, from: start, [digits])
    }
    return number
  }

  // MARK: Groups

  private mutating func parseGroup(_ start: Int) throws(RegexMistake) -> RegexSyntax? {
    guard take("?") else {
      if take("*") { throw mistake(.regexNotModelled, from: start, ["(*"]) }
      if options.contains(.namedOnly) { return try parseInside(start) }
      return try parseCapture(nil, start)
    }
    if take(":") { return try parseInside(start) }
    if take("=") { return .lookahead(try parseInside(start), isNegative: false) }
    if take("!") { return .lookahead(try parseInside(start), isNegative: true) }
    if take(">") { return .atomic(try parseInside(start)) }
    if take("<=") || take("<!") {
      throw mistake(.regexLookbehind, from: start)
    }
    if take("<") || take("P<") { return try parseNamed(upTo: ">", start) }
    if take("'") { return try parseNamed(upTo: "'", start) }
    if let character = peek(), "|(&RC+-0123456789".contains(character), character != "-" {
      position += 1
      throw mistake(.regexNotModelled, from: start, [String(characters[start..<position])])
    }
    return try parseOptions(start)
  }

  /// The rest of a group after its opening; options set inside end with it.
  private mutating func parseInside(_ start: Int) throws(RegexMistake) -> RegexSyntax {
    let outer = options
    defer { options = outer }
    let inside = try parseAlternatives()
    guard take(")") else { throw mistake(.regexOpenGroup, from: start, to: start + 1) }
    return inside
  }

  private mutating func parseCapture(_ name: String?, _ start: Int) throws(RegexMistake)
    -> RegexSyntax
  {
    captures.append(RegexCapture(name: name, isOptional: false))
    let number = captures.count
    return .capture(try parseInside(start), number)
  }

  private mutating func parseNamed(upTo end: Character, _ start: Int) throws(RegexMistake)
    -> RegexSyntax
  {
    let nameStart = position
    guard let name = take(upTo: end) else {
      throw mistake(.regexOpenName, from: nameStart, to: nameStart + 1)
    }
    let isName =
      name.first.map { $0.isLetter || $0 == "_" } ?? false
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    if !isName { throw mistake(.regexBadName, from: nameStart, to: position - 1, [name]) }
    if captures.contains(where: { $0.name == name }) {
      throw mistake(.regexDuplicateName, from: nameStart, to: position - 1, [name])
    }
    return try parseCapture(name, start)
  }

  // MARK: Options

  /// Reads `(?i)`, for the rest of the group around it, or `(?i:x)`.
  private mutating func parseOptions(_ start: Int) throws(RegexMistake) -> RegexSyntax? {
    let outer = options
    var changed = options
    if take("^") { changed = [] }
    var isOn = true
    while let letter = next() {
      switch letter {
      case "-":
        isOn = false
        continue
      case ")":
        options = changed
        return nil
      case ":":
        options = changed
        defer { options = outer }
        return try parseInside(start)
      default: break
      }
      guard let option = Self.option(letter) else {
        throw mistake(.regexUnknownOption, from: position - 1, [String(letter)])
      }
      if isOn { changed.insert(option) } else { changed.remove(option) }
    }
    throw mistake(.regexOpenGroup, from: start, to: start + 1)
  }

  private static func option(_ letter: Character) -> RegexOptions? {
    switch letter {
    case "i": .ignoresCase
    case "s": .dotMatchesNewlines
    case "m": .anchorsMatchLines
    case "x": .extended
    case "n": .namedOnly
    case "U": .reluctant
    case "D": .asciiDigits
    case "W": .asciiWords
    case "S": .asciiSpaces
    case "P": .asciiClasses
    case "w": .simpleBoundaries
    case "X": []
    case "u": .scalars
    default: nil
    }
  }
}
