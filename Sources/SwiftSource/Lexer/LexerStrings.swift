extension Lexer {
  /// Reads a string from its opening quote (or the `#` marks before it) to its end or to its first
  /// interpolation.
  mutating func readString(marks: Int) {
    let start = position
    position += marks
    let isMultiline =
      peek() == 0x22 && peek(1) == 0x22 && peek(2) == 0x22
      && !(marks > 0 && closesOnSameLine(from: position + 1, marks: marks))
    position += isMultiline ? 3 : 1
    if isMultiline { flags.insert(.multiline) }
    add(.stringStart, from: start)
    readStringContent(OpenString(start: start, marks: marks, isMultiline: isMultiline))
  }

  /// `#"""#` is a raw string of one quote, not the beginning of a multi-line one.
  private func closesOnSameLine(from start: Int, marks: Int) -> Bool {
    var index = start
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == 0x22, hasMarks(marks, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  private func hasMarks(_ count: Int, at index: Int) -> Bool {
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != 0x23 { return false }
    return true
  }

  /// Reads on from a place inside a string.
  mutating func readStringContent(_ string: OpenString) {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case 0x22 where isClosingQuote(string):
        finishText(from: start)
        let end = position
        position += (string.isMultiline ? 3 : 1) + string.marks
        return add(.stringEnd, from: end)
      case 0x5C where hasMarks(string.marks, at: position + 1):
        if peek(string.marks + 1) == 0x28 { return beginInterpolation(string, from: start) }
        position += string.marks + 1
        if peek() != 0x0A, peek() != 0x0D, position < bytes.count { position += 1 }
      case 0x0A where !string.isMultiline, 0x0D where !string.isMultiline:
        return abandonString(string, from: start)
      default: position += 1
      }
    }
    abandonString(string, from: start)
  }

  private func isClosingQuote(_ string: OpenString) -> Bool {
    string.isMultiline
      ? peek(1) == 0x22 && peek(2) == 0x22 && hasMarks(string.marks, at: position + 3)
      : hasMarks(string.marks, at: position + 1)
  }

  private mutating func finishText(from start: Int) {
    if position > start { add(.stringText, from: start) }
  }

  private mutating func abandonString(_ string: OpenString, from start: Int) {
    finishText(from: start)
    if string.isMultiline {
      endsInside = true
      report(.unterminatedMultilineString, string.start, string.start + string.marks + 3)
    } else {
      report(.unterminatedString, string.start, position)
    }
    flags.insert(.broken)
    add(.stringEnd, from: position)
  }

  private mutating func beginInterpolation(_ string: OpenString, from start: Int) {
    finishText(from: start)
    var open = string
    open.interpolation = position
    open.depth = 0
    open.brackets = brackets.count
    position += string.marks + 2
    open.token = tokens.count
    add(.interpolationStart, from: open.interpolation)
    strings.append(open)
  }

  mutating func endInterpolation() {
    guard let open = strings.popLast() else { return }
    if brackets.count > open.brackets { brackets.removeLast(brackets.count - open.brackets) }
    position += 1
    add(.interpolationEnd, from: position - 1)
    readStringContent(open)
  }

  /// Ends an interpolation whose `)` is missing, and its string, where the line or the text ends.
  mutating func abandonInterpolation() {
    guard let open = strings.popLast() else { return }
    if brackets.count > open.brackets { brackets.removeLast(brackets.count - open.brackets) }
    // `"\(name"` opens a second string by mistake: one mistake, one message.
    if let last = tokens.last, last.kind == .stringEnd, last.flags.contains(.broken),
      let said = diagnostics.last, said.kind == .unterminatedString
    {
      diagnostics.removeLast()
    }
    tokens[open.token].flags.insert(.broken)
    if open.isMultiline { endsInside = true }
    report(.unterminatedInterpolation, open.interpolation, open.interpolation + open.marks + 2)
    let (resume, resumeFlags) = (position, flags)
    position = triviaStart
    flags = .broken
    add(.interpolationEnd, from: position)
    flags = .broken
    add(.stringEnd, from: position)
    (position, flags) = (resume, resumeFlags)
  }

  /// A string in the quotes of a word processor, already reported; it ends at the next such quote.
  mutating func readCurlyString() {
    let start = position
    position += 3
    add(.stringStart, from: start)
    let textStart = position
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
      let isCurly =
        bytes[position] == 0xE2 && peek(1) == 0x80 && (peek(2) == 0x9C || peek(2) == 0x9D)
      if isCurly || bytes[position] == 0x22 {
        finishText(from: textStart)
        let end = position
        position += isCurly ? 3 : 1
        return add(.stringEnd, from: end)
      }
      position += 1
    }
    finishText(from: textStart)
    flags.insert(.broken)
    add(.stringEnd, from: position)
  }
}
