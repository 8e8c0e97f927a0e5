/// One piece of a script, in the order a learner would type it.
enum ScriptPiece: Hashable, Sendable {
  /// A `:` command, without leading blanks.
  case command(String)
  /// Swift, after as many line breaks as stand before it in the file, so that messages count lines
  /// as the file does.
  case code(String)
}

/// Splits a script at its `:` commands.
///
/// A line is a command when it begins with `:` and a letter and nothing above it waits for a
/// closing bracket or quote, as at the prompt.
///
/// - Parameters:
///   - text: The whole file.
///   - isIncomplete: Whether a text could be completed by further lines.
/// - Returns: The pieces in order; none for a text of blanks.
func splitScript(_ text: String, isIncomplete: (String) -> Bool) -> [ScriptPiece] {
  var pieces: [ScriptPiece] = []
  var code: [Substring] = []
  var firstLine = 0
  var nextCheck = 0
  func finish() {
    let joined = code.joined(separator: "\n")
    if joined.contains(where: { !$0.isWhitespace }) {
      pieces.append(.code(String(repeating: "\n", count: firstLine) + joined))
    }
    code = []
    nextCheck = 0
  }
  /// Whether nothing above waits for more. Each check reads all of it, so a block that stays open
  /// over very many lines is checked less and less often.
  func isComplete() -> Bool {
    guard code.count >= nextCheck else { return false }
    if !isIncomplete(code.joined(separator: "\n")) { return true }
    if code.count > 200 { nextCheck = code.count + code.count / 2 }
    return false
  }
  for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    .enumerated()
  {
    if isCommandLine(line), code.isEmpty || isComplete() {
      finish()
      pieces.append(.command(trimmed(line)))
    } else {
      if code.isEmpty { firstLine = number }
      code.append(line)
    }
  }
  finish()
  return pieces
}

/// Whether a line reads as a `:` command.
func isCommandLine(_ line: some StringProtocol) -> Bool {
  guard let colon = line.firstIndex(where: { $0 != " " && $0 != "\t" }), line[colon] == ":" else {
    return false
  }
  let next = line.index(after: colon)
  return next == line.endIndex || line[next].isLetter || line[next] == "?" || line[next] == "!"
}

/// Whether an input begins with a modifier: `.padding()`.
func isModifierLine(_ text: String) -> Bool {
  let code = trimmed(text)
  return code.first == "." && code.dropFirst().first?.isLetter == true && code.contains("(")
}

/// A line without blanks at its ends.
func trimmed(_ line: some StringProtocol) -> String {
  var rest = Substring(line)
  while rest.first?.isWhitespace == true { rest.removeFirst() }
  while rest.last?.isWhitespace == true { rest.removeLast() }
  return String(rest)
}
