extension Lexer {
  /// True when an operator at `start` touches what stands before it.
  func isLeftBound(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case 0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C, 0x00, 0x28, 0x5B, 0x7B, 0x2C, 0x3B, 0x3A: return false
    case 0x2F: return !(start > 1 && bytes[start - 2] == 0x2A)
    case 0xA0: return !(start > 1 && bytes[start - 2] == 0xC2)
    default: return true
    }
  }

  /// True when an operator that ends before `end` touches what stands behind it.
  func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    guard end < bytes.count else { return false }
    switch bytes[end] {
    case 0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C, 0x00, 0x29, 0x5D, 0x7D, 0x2C, 0x3B, 0x3A: return false
    // `x^.y` ends with a postfix operator, `^.y` begins with a prefix operator.
    case 0x2E: return !isLeftBound
    case 0x2F: return !(end + 1 < bytes.count && (bytes[end + 1] == 0x2F || bytes[end + 1] == 0x2A))
    case 0xC2: return !(end + 1 < bytes.count && bytes[end + 1] == 0xA0)
    default: return true
    }
  }

  mutating func readPeriod() {
    let start = position
    if peek(1) == 0x2E { return readOperator() }
    position += 1
    let left = isLeftBound(start)
    let right = isRightBound(position, isLeftBound: left)
    add(!left && right ? .prefixPeriod : .period, from: start)
  }

  mutating func readOperator() {
    let start = position
    // `?` and `!` after an operand stand for themselves.
    if peek() == 0x21 || peek() == 0x3F, isLeftBound(start) {
      position += 1
      return add(bytes[start] == 0x21 ? .postfixExclamation : .postfixQuestion, from: start)
    }
    skipOperator(from: start)
    let left = isLeftBound(start)
    let right = isRightBound(position, isLeftBound: left)
    if position - start == 1, readSingle(bytes[start], start, left, right) { return }
    if position - start == 2, bytes[start] == 0x2D, bytes[start + 1] == 0x3E {
      return add(.arrow, from: start)
    }
    if position - start == 2, bytes[start] == 0x2A, bytes[start + 1] == 0x2F {
      report(.strayCommentEnd, start, position)
      flags.insert(.broken)
      return add(.unknown, from: start)
    }
    if left == right {
      if !left { flags.insert(.spaced) }
      add(.binaryOperator, from: start)
    } else {
      add(left ? .postfixOperator : .prefixOperator, from: start)
    }
  }

  /// The operators of one character that mean something of their own.
  private mutating func readSingle(_ byte: UInt8, _ start: Int, _ left: Bool, _ right: Bool) -> Bool
  {
    switch byte {
    case 0x3D:
      if left != right { report(.unevenAssignment, start, position) }
      add(.equal, from: start)
    case 0x26 where !left && right: add(.prefixAmpersand, from: start)
    case 0x2E: add(.period, from: start)
    case 0x3F: add(.infixQuestion, from: start)
    default: return false
    }
    return true
  }

  /// Takes the longest run of operator characters; a comment ends it, a dot only continues an
  /// operator that began with one.
  private mutating func skipOperator(from start: Int) {
    let allowsDots = bytes[start] == 0x2E
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x2E {
        guard allowsDots else { return }
        position += 1
      } else if byte == 0x2F, position > start, peek(1) == 0x2F || peek(1) == 0x2A {
        return
      } else if CharacterClass.isOperator(byte) {
        position += 1
      } else if byte >= 0x80, let (scalar, length) = scalar(at: position),
        CharacterClass.isOperatorPart(scalar)
      {
        position += length
      } else {
        return
      }
    }
  }
}
