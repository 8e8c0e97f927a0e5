/// Takes the documentation out of the blank space and comments before a declaration.
enum DocumentationReader {
  /// The lines of the last run of documentation comments, markers removed.
  static func lines(of trivia: String) -> [String] {
    var result: [String] = []
    var block: [String]?
    for line in trivia.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let trimmed = trim(line)
      if var lines = block {
        let closes = trimmed.hasSuffix("*/")
        lines.append(blockLine(closes ? trim(trimmed.dropLast(2)) : trimmed))
        block = lines
        if closes {
          result += trimmedBlock(lines)
          block = nil
        }
      } else if trimmed.hasPrefix("///") {
        let text = trimmed.dropFirst(3)
        result.append(String(text.first == " " ? text.dropFirst() : text))
      } else if trimmed.hasPrefix("/**") {
        let text = trimmed.dropFirst(3)
        if text.hasSuffix("*/") {
          result.append(String(trim(text.dropLast(2))))
        } else {
          block = [String(trim(text))]
        }
      } else if !trimmed.isEmpty {
        // An ordinary comment ends a run of documentation.
        if !trimmed.hasPrefix("//") { continue }
        result = []
      }
    }
    return result
  }

  private static func trim(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }

  /// A line of a block comment without its leading star.
  private static func blockLine(_ line: Substring) -> String {
    guard line.first == "*" else { return String(line) }
    let text = line.dropFirst()
    return String(text.first == " " ? text.dropFirst() : text)
  }

  private static func trimmedBlock(_ lines: [String]) -> [String] {
    var lines = lines[...]
    while lines.first?.isEmpty ?? false { lines.removeFirst() }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return Array(lines)
  }
}
