extension Lexer {
  /// A name or a reserved word that begins with an ASCII letter or underscore.
  mutating func readName() {
    let start = position
    position += 1
    skipNameParts()
    let word = words.word(in: bytes, start, position)
    add(word.isReserved ? .keyword : .identifier, from: start, word: word)
  }

  @inline(__always)
  mutating func skipNameParts() {
    while position < bytes.count {
      let byte = bytes[position]
      if CharacterClass.isNamePart(byte) {
        position += 1
      } else if byte >= 0x80, let (scalar, length) = scalar(at: position),
        CharacterClass.isNamePart(scalar)
      {
        position += length
      } else {
        return
      }
    }
  }

  /// `$0`, `$name`, and a lone `$`, which is a name of its own.
  mutating func readDollar() {
    let start = position
    position += 1
    let first = peek()
    skipNameParts()
    if CharacterClass.isDigit(first) {
      for index in start + 1..<position where !CharacterClass.isDigit(bytes[index]) {
        report(.badClosureArgument, start, position, [text(start, position)])
        break
      }
    }
    if position == start + 1 { report(.badClosureArgument, start, position, ["$"]) }
    add(position == start + 1 ? .identifier : .dollarIdentifier, from: start)
  }

  /// A name in backticks; since Swift 6.2 it may hold blanks and signs.
  mutating func readBackticks() {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != 0x60, bytes[position] != 0x0A,
      bytes[position] != 0x0D
    {
      position += 1
    }
    guard peek() == 0x60, position > start + 1 else {
      if peek() == 0x60 { position += 1 } else { position = start + 1 }
      report(.unterminatedBackticks, start, position)
      flags.insert(.broken)
      return add(.unknown, from: start)
    }
    position += 1
    if !isValidRawName(start + 1, position - 1) {
      report(.badBackticks, start, position, [text(start, position)])
    }
    flags.insert(.escaped)
    add(.identifier, from: start)
  }

  private func isValidRawName(_ start: Int, _ end: Int) -> Bool {
    var hasName = false
    var index = start
    while index < end {
      guard let (scalar, length) = scalar(at: index) else { return false }
      if scalar.value < 0x20 || scalar.value == 0x7F || scalar == "\\" { return false }
      if scalar.value != 0x20, !CharacterClass.isOperatorHead(scalar),
        scalar.value >= 0x80 || !CharacterClass.isOperator(UInt8(scalar.value))
      {
        hasName = true
      }
      index += length
    }
    return hasName
  }

  /// `#name`, `#"raw string"#` or `#/regex/#`.
  mutating func readPound() {
    let start = position
    var marks = 0
    while peek(marks) == 0x23 { marks += 1 }
    if peek(marks) == 0x22 { return readString(marks: marks) }
    if peek(marks) == 0x2F, readRegex(marks: marks) { return }
    // A heap of signs is one mistake.
    position += max(1, marks)
    let nameStart = position
    if marks == 1, CharacterClass.isNameHead(peek()) || peek() >= 0x80 { skipNameParts() }
    if position == nameStart {
      report(.lonelyPound, start, position)
      flags.insert(.broken)
      return add(.unknown, from: start)
    }
    add(.pound, from: start, word: words.word(in: bytes, nameStart, position))
  }

  /// A name, an operator, a full-width sign or a foreign character.
  mutating func readUnicode() {
    let start = position
    guard let (scalar, length) = scalar(at: position) else {
      position += 1
      report(.unexpectedCharacter, start, position, ["\u{FFFD}"])
      return add(.unknown, from: start)
    }
    if CharacterClass.isNameHead(scalar) {
      position += length
      skipNameParts()
      return add(.identifier, from: start)
    }
    if CharacterClass.isOperatorHead(scalar) { return readOperator() }
    position += length
    if let twin = CharacterClass.fullwidthTwin(of: scalar) {
      return readFullwidth(scalar, twin, from: start)
    }
    report(.unexpectedCharacter, start, position, [CharacterClass.visible(scalar)])
    flags.insert(.broken)
    add(.unknown, from: start)
  }

  /// Reports a full-width sign, then reads it as the sign that was meant.
  private mutating func readFullwidth(_ scalar: Unicode.Scalar, _ twin: UInt8, from start: Int) {
    report(
      .fullwidthCharacter,
      start,
      position,
      [String(Character(scalar)), String(Character(Unicode.Scalar(twin)))]
    )
    switch twin {
    case 0x22:
      position = start
      readCurlyString()
    case 0x28, 0x5B, 0x7B, 0x29, 0x5D, 0x7D:
      position -= 1
      let first = tokens.count
      if twin == 0x28 || twin == 0x5B || twin == 0x7B { open(twin) } else { close(twin) }
      if first < tokens.count { tokens[first].startOffset = Int32(truncatingIfNeeded: start) }
    case 0x2C: add(.comma, from: start)
    case 0x3A: add(.colon, from: start)
    case 0x3B: add(.semicolon, from: start)
    case 0x3D: add(.equal, from: start)
    case 0x40: add(.at, from: start)
    case 0x2E: add(.period, from: start)
    case 0x3F: add(.infixQuestion, from: start)
    default:
      flags.insert(.broken)
      add(CharacterClass.isOperator(twin) ? .binaryOperator : .unknown, from: start)
    }
  }

  /// Decodes one scalar; nil at the end or inside a broken sequence.
  func scalar(at index: Int) -> (Unicode.Scalar, Int)? {
    guard index < bytes.count else { return nil }
    let first = bytes[index]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, index + length <= bytes.count else { return nil }
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for next in index + 1..<index + length {
      guard bytes[next] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(bytes[next] & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }

  func text(_ start: Int, _ end: Int) -> String {
    bytes.text(start, end)
  }
}
