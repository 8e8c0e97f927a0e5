import Course
import Playground
import SwiftSource

extension Presentation {
  /// What the tutor says as lines: prose wrapped to a readable width, an empty line between parts.
  func lesson(_ paragraphs: [Paragraph]) -> [String] {
    var lines: [String] = []
    var previous: Paragraph?
    for paragraph in paragraphs {
      let block = self.lines(of: paragraph)
      guard !block.isEmpty else { continue }
      if let previous, !belongsTogether(previous, paragraph) { lines.append("") }
      lines += block
      previous = paragraph
    }
    return lines
  }

  /// Prose is hard to read in very long lines.
  private var proseWidth: Int { min(width, 84) }

  private func lines(of paragraph: Paragraph) -> [String] {
    switch paragraph {
    case .heading(let title): return [styled(visible(title), .label)]
    case .prose(let block): return lines(of: block)
    case .code(let code): return indented(code, "    ")
    case .transcript(let input, let answer):
      let typed = visible(input).split(separator: "\n", omittingEmptySubsequences: false)
      let shown = typed.enumerated().map { index, line in (index == 0 ? "> " : "  ") + line }
      return shown + self.answer(answer, located: false)
    case .declare: return []
    case .note(let text): return prose(visible(text)).map { styled($0, .dim) }
    case .success(let text): return prose(visible(text)).map { styled($0, .inserted) }
    case .failure(let text): return prose(visible(text)).map { styled($0, .removed) }
    case .detail(let text):
      let indent = String(text.prefix { $0 == " " }) + "  "
      return plain ? [text] : wrapped(indent + visible(text), columns: width, indent: indent)
    case .pointer(let text, let underline):
      // A line of marks says nothing when read aloud, and points nowhere when the name wraps.
      if plain || displayWidth(text) + 2 > width { return [] }
      return ["  " + text, "  " + styled(underline, .removed)]
    }
  }

  private func lines(of block: ProseBlock) -> [String] {
    let text = visible(block.plainText)
    switch block.kind {
    case .heading: return [styled(text, .label)]
    case .paragraph: return prose(text)
    case .item:
      return plain ? ["- " + text] : wrapped("- " + text, columns: proseWidth, indent: "  ")
    }
  }

  private func prose(_ text: String) -> [String] {
    plain ? [text] : wrapped(text, columns: proseWidth)
  }

  private func indented(_ code: String, _ indent: String) -> [String] {
    visible(code).split(separator: "\n", omittingEmptySubsequences: false).map { indent + $0 }
  }

  /// Whether no empty line stands between two parts.
  private func belongsTogether(_ first: Paragraph, _ second: Paragraph) -> Bool {
    switch (first, second) {
    case (.detail, .detail), (.failure, .detail), (.detail, .pointer), (.success, .detail): true
    case (.prose(let first), .prose(let second)): first.kind == .item && second.kind == .item
    default: false
    }
  }
}
