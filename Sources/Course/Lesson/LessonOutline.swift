import SwiftSource

/// A lesson file cut into front matter, sections and blocks; nothing is understood yet.
struct LessonOutline {
  /// A word with its place.
  struct Word: Hashable {
    let text: String
    let span: Span
  }

  /// `key: value` of the front matter.
  struct Entry {
    let key: Word
    let value: Word
  }

  /// The words behind a fence or a section id: flags in order, and `key=value` pairs.
  struct Info {
    var flags: [Word] = []
    var values: [(key: Word, value: Word)] = []

    /// The value of a key, or nil.
    subscript(_ key: String) -> Word? { values.first { $0.key.text == key }?.value }
  }

  /// A fenced block.
  struct Fence {
    let info: Info
    let body: String
    /// Where the opening line stands.
    let span: Span
    /// Where the body begins.
    let bodyStart: Int

    /// The flags joined: `swift solution`, `hint 1`.
    var label: String { info.flags.map(\.text).joined(separator: " ") }
    /// The body with its place.
    var block: SwiftBlock {
      SwiftBlock(code: body, span: Span(bodyStart, bodyStart + body.utf8.count))
    }
  }

  /// One part of a section.
  enum Item {
    case prose(String, start: Int)
    case fence(Fence)
  }

  /// A section with its heading.
  struct Part {
    let kind: String
    let id: Word
    var info: Info
    var title: Word?
    var items: [Item] = []
    let span: Span
  }

  let source: SourceText
  var entries: [Entry] = []
  var heading: Word?
  var parts: [Part] = []
  var problems: [Diagnostic] = []

  /// The longest lesson file read, in bytes.
  static let largest = 1_000_000

  init(_ source: SourceText) {
    self.source = source
    guard source.utf8.count <= Self.largest else {
      problems.append(Diagnostic(.lessonTooLarge, at: Span(0, 0)))
      return
    }
    var reader = OutlineReader(source: source)
    reader.read()
    entries = reader.entries
    heading = reader.heading
    parts = reader.parts
    problems = reader.problems
  }

  /// The value of a front matter key, or nil.
  subscript(_ key: String) -> Word? { entries.first { $0.key.text == key }?.value }
}
