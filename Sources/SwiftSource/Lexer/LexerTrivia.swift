extension Lexer {
  mutating func skipByteOrderMarkAndShebang() {
    if peek() == 0xEF, peek(1) == 0xBB, peek(2) == 0xBF { position += 3 }
    if peek() == 0x23, peek(1) == 0x21 { skipLine() }
  }

  mutating func skipLine() {
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
  }

  /// Skips blank space and comments, noting line breaks and documentation.
  mutating func skipTrivia() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0B, 0x0C, 0x00: position += 1
      case 0x0A, 0x0D:
        flags.insert(.newline)
        position += 1
      case 0x2F:
        if peek(1) == 0x2F {
          if peek(2) == 0x2F { flags.insert(.documentation) }
          skipLine()
        } else if peek(1) == 0x2A {
          skipBlockComment()
        } else {
          return
        }
      case 0xC2 where peek(1) == 0xA0: position += 2
      case 0xE3 where peek(1) == 0x80 && peek(2) == 0x80:
        report(.fullwidthSpace, position, position + 3)
        position += 3
      default:
        if tokens.isEmpty, position == triviaStart { flags.insert(.newline) }
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    let start = position
    if peek(2) == 0x2A, peek(3) != 0x2F { flags.insert(.documentation) }
    var depth = 1
    position += 2
    while position < bytes.count {
      switch bytes[position] {
      case 0x2F where peek(1) == 0x2A:
        depth += 1
        position += 2
      case 0x2A where peek(1) == 0x2F:
        depth -= 1
        position += 2
        if depth == 0 { return }
      case 0x0A, 0x0D:
        flags.insert(.newline)
        position += 1
      default: position += 1
      }
    }
    endsInside = true
    report(.unterminatedComment, start, start + 2)
  }
}
