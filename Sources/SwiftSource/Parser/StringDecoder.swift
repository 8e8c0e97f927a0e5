/// Turns the characters between quotes into the text they stand for.
struct StringDecoder {
  let bytes: ByteBuffer
  let marks: Int
  let isMultiline: Bool
  /// What every line of a multi-line string begins with; nil when the end is missing or misplaced.
  var indentation: Span?
  var mistakes: [(DiagnosticKind, Span)] = []
  /// True for the run before the closing quote; behind all others an interpolation stands.
  private var isLastRun = false

  init(bytes: ByteBuffer, opening: Token) {
    self.bytes = bytes
    var marks = 0
    while opening.start + marks < opening.end, bytes[opening.start + marks] == 0x23 { marks += 1 }
    self.marks = marks
    isMultiline = opening.flags.contains(.multiline)
  }

  /// Decodes one run of text.
  ///
  /// - Parameters:
  ///   - span: The bytes of the run.
  ///   - isFirst: True directly behind the opening quote.
  ///   - isLast: True directly before the closing quote.
  /// - Returns: The text with its escapes decoded and its indentation taken off.
  mutating func decode(_ span: Span, isFirst: Bool, isLast: Bool) -> String {
    isLastRun = isLast
    var output: [UInt8] = []
    output.reserveCapacity(span.length)
    var position = span.start
    var end = span.end
    if isMultiline {
      if isFirst { position = skipOpeningBreak(span) }
      if isLast { end = max(position, endOfContent(span)) }
      if isFirst, position < end || position > span.start { stripIndentation(&position, end) }
    }
    while position < end {
      switch bytes[position] {
      case 0x5C where isEscape(at: position, end): decodeEscape(&position, end, &output)
      case 0x0D where isMultiline:
        position += position + 1 < end && bytes[position + 1] == 0x0A ? 2 : 1
        output.append(0x0A)
        stripIndentation(&position, end)
      case 0x0A where isMultiline:
        position += 1
        output.append(0x0A)
        stripIndentation(&position, end)
      default:
        output.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  // MARK: Lines

  /// The text of a multi-line string begins on the line behind the opening quotes.
  private mutating func skipOpeningBreak(_ span: Span) -> Int {
    let position = span.start
    guard position < span.end, bytes[position] == 0x0A || bytes[position] == 0x0D else {
      mistakes.append((.multilineContent, Span(span.start, span.start + 1)))
      return span.start
    }
    return bytes[position] == 0x0D && position + 1 < span.end && bytes[position + 1] == 0x0A
      ? position + 2 : position + 1
  }

  /// Where the text ends: before the line break in front of the closing quotes.
  private mutating func endOfContent(_ span: Span) -> Int {
    guard let indentation else {
      mistakes.append((.multilineEnd, Span(span.end, span.end + 3)))
      return span.end
    }
    var end = indentation.start - 1
    if end > span.start, bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
    return max(span.start, end)
  }

  /// Drops the common indentation at the start of a line.
  private mutating func stripIndentation(_ position: inout Int, _ end: Int) {
    guard let indentation, indentation.length > 0, position < end || !isLastRun else { return }
    for offset in 0..<indentation.length {
      let here = position + offset
      if here >= end {
        if offset > 0 || !isLastRun {
          mistakes.append((.multilineIndentation, Span(position, position)))
        }
        position = here
        return
      }
      if bytes[here] != bytes[indentation.start + offset] {
        // Only a line without anything may be shorter than the indentation.
        if offset > 0 || !isLineBreak(here) {
          mistakes.append((.multilineIndentation, Span(here, here)))
        }
        position = here
        return
      }
    }
    position += indentation.length
  }

  private func isLineBreak(_ offset: Int) -> Bool {
    bytes[offset] == 0x0A || bytes[offset] == 0x0D
  }

  // MARK: Escapes

  private func isEscape(at position: Int, _ end: Int) -> Bool {
    guard position + marks < end else { return false }
    for offset in 0..<marks where bytes[position + 1 + offset] != 0x23 { return false }
    return true
  }

  private mutating func decodeEscape(_ position: inout Int, _ end: Int, _ output: inout [UInt8]) {
    let start = position
    position += 1 + marks
    guard position < end else {
      if isMultiline { mistakes.append((.multilineContinuation, Span(start, start + 1))) }
      return
    }
    let byte = bytes[position]
    switch byte {
    case 0x30: output.append(0)
    case 0x6E: output.append(0x0A)
    case 0x72: output.append(0x0D)
    case 0x74: output.append(0x09)
    case 0x22, 0x27, 0x5C: output.append(byte)
    case 0x75: return decodeUnicode(&position, start, end, &output)
    case 0x0A, 0x0D, 0x20, 0x09:
      if isMultiline, skipContinuation(&position, end) { return }
      mistakes.append((.badEscape, Span(start, position + 1)))
    default:
      let length = byte < 0x80 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      mistakes.append((.badEscape, Span(start, min(end, position + length))))
      output.append(byte)
    }
    position += 1
  }

  /// A backslash at the end of a line joins it to the next.
  private mutating func skipContinuation(_ position: inout Int, _ end: Int) -> Bool {
    var index = position
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index < end, bytes[index] == 0x0A || bytes[index] == 0x0D else { return false }
    index += bytes[index] == 0x0D && index + 1 < end && bytes[index + 1] == 0x0A ? 2 : 1
    position = index
    stripIndentation(&position, end)
    return true
  }

  /// `\u{1F600}`: one to eight hexadecimal digits that name a scalar.
  private mutating func decodeUnicode(
    _ position: inout Int,
    _ start: Int,
    _ end: Int,
    _ output: inout [UInt8]
  ) {
    var index = position + 1
    var value: UInt32 = 0
    var digits = 0
    guard index < end, bytes[index] == 0x7B else {
      position = index
      mistakes.append((.badUnicodeEscape, Span(start, index)))
      return
    }
    index += 1
    while index < end, CharacterClass.isHexDigit(bytes[index]) {
      let byte = bytes[index]
      let digit = byte < 0x3A ? byte - 0x30 : (byte | 0x20) - 0x57
      value = value &<< 4 | UInt32(digit)
      digits += 1
      index += 1
    }
    let isClosed = index < end && bytes[index] == 0x7D
    if isClosed { index += 1 }
    position = index
    guard isClosed, digits >= 1, digits <= 8, let scalar = Unicode.Scalar(value) else {
      mistakes.append((.badUnicodeEscape, Span(start, index)))
      return
    }
    output += Array(String(Character(scalar)).utf8)
  }
}
