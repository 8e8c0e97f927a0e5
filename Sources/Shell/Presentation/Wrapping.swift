import SwiftSource

/// Breaks prose into lines of at most `columns` columns.
///
/// Lines break at blanks and between wide characters, but never before closing punctuation; a word
/// longer than a line is cut. Existing line breaks stay.
///
/// - Parameters:
///   - text: The prose.
///   - columns: The columns of a line; fewer than eight count as eight.
///   - indent: What stands before every line but the first; its width counts.
/// - Returns: At least one line.
func wrapped(_ text: String, columns: Int, indent: String = "") -> [String] {
  let limit = max(8, columns)
  var lines: [String] = []
  for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
    var line = lines.isEmpty ? "" : indent
    if displayWidth(line) + displayWidth(String(paragraph)) <= limit {
      lines.append(trimmingTrailingBlanks(line + paragraph))
      continue
    }
    let indentWidth = displayWidth(indent)
    var width = displayWidth(line)
    var isFresh = true
    func begin() {
      lines.append(trimmingTrailingBlanks(line))
      line = indent
      width = indentWidth
    }
    for piece in breakable(paragraph) {
      if width + displayWidth(trimmingTrailingBlanks(piece)) > limit, !isFresh {
        begin()
        isFresh = true
      }
      if isFresh, piece.allSatisfy({ $0 == " " }), !lines.isEmpty { continue }
      for character in piece {
        let own = displayWidth(character)
        if width + own > limit, character != " ", width > indentWidth { begin() }
        line.append(character)
        width += own
      }
      isFresh = false
    }
    lines.append(trimmingTrailingBlanks(line))
  }
  return lines
}

/// The pieces of a paragraph between which a line may break; blanks stay at the end of a piece.
private func breakable(_ paragraph: Substring) -> [String] {
  var pieces: [String] = []
  var piece = ""
  var previous: Character?
  for character in paragraph {
    if let last = previous, mayBreak(between: last, and: character) {
      pieces.append(piece)
      piece = ""
    }
    piece.append(character)
    previous = character
  }
  if !piece.isEmpty { pieces.append(piece) }
  return pieces
}

private func mayBreak(between last: Character, and next: Character) -> Bool {
  if next == " " { return false }
  if last == " " { return true }
  if closing.contains(next) || opening.contains(last) { return false }
  return displayWidth(last) == 2 || displayWidth(next) == 2
}

private let closing: Set<Character> = [
  "，", "。", "、", "；", "：", "？", "！", "）", "」", "』", "》", "”", "’", ")", "]", "}", ",", ".", ";",
  ":",
  "?", "!",
]
private let opening: Set<Character> = ["（", "「", "『", "《", "“", "‘", "(", "[", "{"]

private func trimmingTrailingBlanks(_ text: String) -> String {
  var rest = Substring(text)
  while rest.last == " " { rest.removeLast() }
  return String(rest)
}
