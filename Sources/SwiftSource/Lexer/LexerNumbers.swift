extension Lexer {
  mutating func readNumber() {
    let start = position
    if peek() == 0x30 {
      switch peek(1) {
      case 0x78: return readHexadecimal()
      case 0x6F: return readRadix(8)
      case 0x62: return readRadix(2)
      default: break
      }
    }
    skipDigits()
    // `pair.0.1` holds two integers, not a fraction.
    if tokens.last.map({ $0.kind == .period && $0.end == start }) ?? false {
      return finishNumber(.integer, from: start)
    }
    var kind = TokenKind.integer
    if peek() == 0x2E, CharacterClass.isDigit(peek(1)) {
      kind = .float
      position += 1
      skipDigits()
    }
    if peek() | 0x20 == 0x65 {
      kind = .float
      guard readExponent(from: start) else { return finishNumber(.float, from: start) }
    }
    finishNumber(kind, from: start)
  }

  private mutating func skipDigits() {
    while CharacterClass.isDigit(peek()) || peek() == 0x5F { position += 1 }
  }

  /// The exponent of a fraction, from its letter on.
  private mutating func readExponent(from start: Int) -> Bool {
    position += 1
    if peek() == 0x2B || peek() == 0x2D { position += 1 }
    guard CharacterClass.isDigit(peek()) else {
      skipNameParts()
      report(.badNumber, start, position, [text(start, position)])
      flags.insert(.broken)
      return false
    }
    skipDigits()
    return true
  }

  private mutating func readHexadecimal() {
    let start = position
    position += 2
    guard CharacterClass.isHexDigit(peek()) else { return badNumber(from: start) }
    skipHexDigits()
    var kind = TokenKind.integer
    if peek() == 0x2E, CharacterClass.isHexDigit(peek(1)) {
      let integerEnd = position
      position += 1
      skipHexDigits()
      if peek() | 0x20 != 0x70 {
        // `0xFF.description` is a member of an integer; `0x1.8` lacks its exponent.
        guard CharacterClass.isDigit(bytes[integerEnd + 1]) else {
          position = integerEnd
          return finishNumber(.integer, from: start)
        }
        return badNumber(from: start)
      }
      kind = .float
    }
    if peek() | 0x20 == 0x70 {
      kind = .float
      guard readExponent(from: start) else { return add(.float, from: start) }
    }
    finishNumber(kind, from: start)
  }

  private mutating func skipHexDigits() {
    while CharacterClass.isHexDigit(peek()) || peek() == 0x5F { position += 1 }
  }

  private mutating func readRadix(_ radix: UInt8) {
    let start = position
    position += 2
    guard peek() &- 0x30 < radix else { return badNumber(from: start) }
    while peek() &- 0x30 < radix || peek() == 0x5F { position += 1 }
    finishNumber(.integer, from: start)
  }

  private mutating func badNumber(from start: Int) {
    skipNameParts()
    report(.badNumber, start, position, [text(start, position)])
    flags.insert(.broken)
    add(.integer, from: start)
  }

  /// Letters glued to a number are a mistake.
  private mutating func finishNumber(_ kind: TokenKind, from start: Int) {
    let end = position
    skipNameParts()
    if position > end {
      if !flags.contains(.broken) { report(.badNumber, start, position, [text(start, position)]) }
      flags.insert(.broken)
    }
    add(kind, from: start)
  }
}
