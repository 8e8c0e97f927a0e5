import Course
import Playground
import SwiftSource

extension Presentation {
  /// What the tutor says, in lines; blocks have an empty line before them.
  func paragraph(_ paragraph: Paragraph) -> [String] {
    switch paragraph {
    case .heading(let text): ["", styled(text, .label)]
    case .prose(let block): prose(block)
    case .code(let code): [""] + code.split(whereSeparator: \.isNewline).map { "    " + $0 }
    case .transcript(let input, let answer): transcript(input, answer)
    case .declare: []
    case .note(let text): flowing(text, nil)
    case .success(let text): flowing(text, .inserted)
    case .failure(let text): flowing(text, .removed)
    case .detail(let text): plain ? [text] : wrapped("  " + text, columns: width, indent: "  ")
    case .pointer(let text, let underline): pointer(text, underline)
    }
  }

  private func flowing(_ text: String, _ style: Style?) -> [String] {
    if plain { return [text] }
    return wrapped(text, columns: width).map { line in style.map { styled(line, $0) } ?? line }
  }

  private func prose(_ block: ProseBlock) -> [String] {
    switch block.kind {
    case .heading: ["", styled(block.plainText, .label)]
    case .item:
      plain
        ? ["- " + block.plainText]
        : wrapped("- " + block.plainText, columns: width, indent: "  ")
    case .paragraph: [""] + flowing(block.plainText, nil)
    }
  }

  private func transcript(_ input: String, _ answer: Answer) -> [String] {
    let lines = input.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let typed = lines.enumerated().map { ($0 == 0 ? "vs> " : "    ") + $1 }
    return [""] + typed + self.answer(answer, located: false)
  }

  /// A text with marks under a part of it, cut into pieces where the terminal is narrow.
  private func pointer(_ text: String, _ underline: String) -> [String] {
    if plain { return [text] }
    let columns = max(8, width - 2)
    let characters = Array(text)
    let marks = Array(underline)
    var lines: [String] = []
    for start in stride(from: 0, to: max(1, characters.count), by: columns) {
      lines.append("  " + String(characters[start..<min(characters.count, start + columns)]))
      let part = start < marks.count ? marks[start..<min(marks.count, start + columns)] : []
      if part.contains(where: { $0 != " " }) {
        lines.append("  " + styled(String(part), .removed))
      }
    }
    return lines
  }
}
