extension Lexer {
  /// True when a `/` here can begin a regex literal: an operand is wanted, not an operator.
  var isRegexPosition: Bool {
    switch peek(1) {
    case 0x20, 0x09, 0x0A, 0x0D, 0x00: return false
    default: break
    }
    guard !isLeftBound(position), let last = tokens.last else { return !isLeftBound(position) }
    if flags.contains(.newline) { return true }
    switch last.kind {
    case .identifier, .dollarIdentifier, .integer, .float, .stringEnd, .regex, .rightParen,
      .rightBracket, .rightBrace, .postfixQuestion, .postfixExclamation, .postfixOperator:
      return false
    case .keyword:
      switch last.word {
      case .selfValue, .selfType, .super, .true, .false, .nil, .anyType: return false
      default: return true
      }
    default: return true
    }
  }

  /// Reads `/regex/` or `#/regex/#`; false, having moved nothing, when it is none.
  mutating func readRegex(marks: Int) -> Bool {
    let start = position
    var index = start + marks + 1
    let isMultiline = marks > 0 && isBlankToLineEnd(index)
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A where !isMultiline, 0x0D where !isMultiline:
        return marks > 0 ? brokenRegex(start) : false
      case 0x5C: index += 1
      case 0x28: depth += 1
      case 0x29:
        depth -= 1
        if marks == 0, depth < 0 { return false }
      case 0x2F where closesRegex(at: index, marks):
        if marks == 0, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { return false }
        if isMultiline, !beginsLine(index) { report(.regexEnd, index, index + 1 + marks) }
        position = index + 1 + marks
        add(.regex, from: start)
        return true
      default: break
      }
      index += 1
    }
    if isMultiline { endsInside = true }
    return marks > 0 ? brokenRegex(start) : false
  }

  private func beginsLine(_ offset: Int) -> Bool {
    var index = offset - 1
    while index >= 0, bytes[index] == 0x20 || bytes[index] == 0x09 { index -= 1 }
    return index < 0 || bytes[index] == 0x0A || bytes[index] == 0x0D
  }

  private func closesRegex(at index: Int, _ marks: Int) -> Bool {
    guard index + marks < bytes.count else { return false }
    for offset in 0..<marks where bytes[index + 1 + offset] != 0x23 { return false }
    return true
  }

  private func isBlankToLineEnd(_ start: Int) -> Bool {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index < bytes.count && (bytes[index] == 0x0A || bytes[index] == 0x0D)
  }

  /// Gives up at the end of the line, so that the rest of the text is still read.
  private mutating func brokenRegex(_ start: Int) -> Bool {
    skipLine()
    report(.unterminatedRegex, start, position)
    flags.insert(.broken)
    add(.regex, from: start)
    return true
  }
}
