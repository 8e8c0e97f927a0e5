import SwiftSource

/// What a scalar of the input is, for colouring it.
enum InputRole: String, Sendable {
  /// Nothing special.
  case plain = ""
  /// A word of the language.
  case keyword = "35"
  /// A name with a capital letter: a type or a view.
  case type = "36"
  /// A number, `true`, `false` or `nil`.
  case literal = "33"
  /// Text between quotes.
  case string = "32"
  /// A comment.
  case comment = "2"
  /// A `:` command.
  case command = "34"
  /// A bracket whose other half is at the cursor.
  case match = "1;4"
}

/// The role of every scalar of an input.
///
/// - Parameters:
///   - text: The input.
///   - cursor: How many scalars stand before the cursor; the pair of the bracket there is shown.
/// - Returns: As many roles as there are scalars.
func inputRoles(_ text: String, cursor: Int) -> [InputRole] {
  let scalars = Array(text.unicodeScalars)
  var roles = Array(repeating: InputRole.plain, count: scalars.count)
  if isCommandLine(text) {
    let end = scalars.firstIndex(of: " ") ?? scalars.count
    for index in 0..<end { roles[index] = .command }
    return roles
  }
  let source = SourceText(text)
  var starts: [Int] = []
  for scalar in scalars { starts.append((starts.last ?? 0) + UTF8.width(scalar)) }
  /// The index of the scalar at a byte offset.
  func place(_ offset: Int) -> Int {
    offset == 0 ? 0 : (starts.firstIndex { $0 >= offset } ?? scalars.count - 1) + 1
  }
  var open: [Int] = []
  for token in parse(source).tokens {
    let start = place(token.start)
    let range = start..<max(start, min(place(token.end), scalars.count))
    for index in place(token.triviaStart)..<max(place(token.triviaStart), start) {
      if !scalars[index].properties.isWhitespace { roles[index] = .comment }
    }
    for index in range { roles[index] = role(of: token, in: source) }
    if isOpening(token.kind) { open.append(range.lowerBound) }
    if isClosing(token.kind), let partner = open.popLast() {
      let here = range.lowerBound
      for near in [cursor - 1, cursor] where near == here || near == partner {
        roles[here] = .match
        roles[partner] = .match
      }
    }
  }
  return roles
}

private func role(of token: Token, in source: SourceText) -> InputRole {
  switch token.kind {
  case .keyword:
    ["true", "false", "nil"].contains(source.text(in: token.span)) ? .literal : .keyword
  case .pound, .at: .keyword
  case .integer, .float: .literal
  case .stringStart, .stringText, .stringEnd, .regex: .string
  case .identifier: source.text(in: token.span).first?.isUppercase == true ? .type : .plain
  default: .plain
  }
}

private func isOpening(_ kind: TokenKind) -> Bool {
  [.leftParen, .leftBracket, .leftBrace, .interpolationStart].contains(kind)
}

private func isClosing(_ kind: TokenKind) -> Bool {
  [.rightParen, .rightBracket, .rightBrace, .interpolationEnd].contains(kind)
}

/// The escapes that paint an input over what libedit drew, and leave the cursor where it was.
///
/// The cells keep their characters, so libedit notices nothing. Nil when libedit's idea of the
/// screen cannot be told for sure: too long, too tall, or characters whose width terminals and
/// libraries do not agree on.
///
/// - Parameters:
///   - text: The input.
///   - cursor: How many scalars stand before the cursor.
///   - ghost: What is suggested behind the input.
///   - columns: The columns of the terminal.
///   - rows: The rows of the terminal.
///   - prompt: The columns of the prompt.
/// - Returns: The escapes.
func paintedInput(
  _ text: String,
  cursor: Int,
  ghost: String,
  columns: Int,
  rows: Int,
  prompt: Int = 4
) -> String? {
  let scalars = Array(text.unicodeScalars)
  guard !scalars.isEmpty, scalars.count <= 4000,
    scalars.allSatisfy({ $0 == "\n" || displayWidth($0) > 0 })
  else { return nil }
  let before = String(String.UnicodeScalarView(scalars[..<cursor]))
  let here = screenPosition(after: before, prompt: prompt, columns: columns)
  let end = screenPosition(after: text, prompt: prompt, columns: columns)
  guard end.row + 1 < rows else { return nil }
  let roles = inputRoles(text, cursor: cursor)
  var output = "\u{1B}[?25l" + (here.row > 0 ? "\u{1B}[\(here.row)A" : "") + "\r\u{1B}[\(prompt)C"
  var column = prompt
  var role = InputRole.plain
  for (index, scalar) in scalars.enumerated() {
    let width = scalar == "\n" ? 0 : displayWidth(scalar)
    if scalar == "\n" || column + width > columns {
      output += "\r\u{1B}[1B"
      column = 0
    }
    if scalar == "\n" { continue }
    if roles[index] != role {
      role = roles[index]
      output += "\u{1B}[0" + (role == .plain ? "" : ";" + role.rawValue) + "m"
    }
    output.unicodeScalars.append(scalar)
    column += width
    if column >= columns {
      output += "\r\u{1B}[1B"
      column = 0
    }
  }
  output += "\u{1B}[0m"
  let room = columns - end.column - 1
  let hint = clipped(ghost, to: room)
  if !hint.isEmpty { output += "\u{1B}[2m" + hint + "\u{1B}[0m" }
  output += end.row > here.row ? "\u{1B}[\(end.row - here.row)A" : ""
  output += "\r" + (here.column > 0 ? "\u{1B}[\(here.column)C" : "")
  return output + "\u{1B}[?25h"
}

private func clipped(_ text: String, to columns: Int) -> String {
  var result = ""
  var width = 0
  for character in text {
    let next = displayWidth(character)
    if width + next > columns || character.isNewline { break }
    result.append(character)
    width += next
  }
  return result
}
