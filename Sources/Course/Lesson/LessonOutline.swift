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

/// Reads a lesson line by line.
private struct OutlineReader {
  let source: SourceText
  var entries: [LessonOutline.Entry] = []
  var heading: LessonOutline.Word?
  var parts: [LessonOutline.Part] = []
  var problems: [Diagnostic] = []
  private var number = 1
  private var prose: [String] = []
  private var proseStart = 0

  init(source: SourceText) { self.source = source }

  private var isAtEnd: Bool { number > source.lineStarts.count }
  private var lineStart: Int { source.lineStarts[number - 1] }
  private var line: String { source.line(number) }

  mutating func read() {
    readFrontMatter()
    while !isAtEnd {
      let text = line
      if let fence = fenceMark(of: text) {
        readFence(mark: fence)
      } else if text.hasPrefix("# ") {
        closeProse()
        if heading != nil || !parts.isEmpty {
          problems.append(Diagnostic(.lessonUnknownSection, at: lineSpan))
        } else {
          heading = word(text.dropFirst(2), at: lineStart + 2)
        }
        number += 1
      } else if text.hasPrefix("#"), !text.hasPrefix("### ") {
        closeProse()
        readSectionHeading()
        number += 1
      } else {
        addProse(text)
        number += 1
      }
    }
    closeProse()
  }

  private var lineSpan: Span { Span(lineStart, lineStart + line.utf8.count) }

  private func word(_ text: Substring, at offset: Int) -> LessonOutline.Word {
    let leading = text.prefix { $0 == " " }.utf8.count
    var trimmed = text.drop { $0 == " " }
    while trimmed.last == " " { trimmed.removeLast() }
    let start = offset + leading
    return LessonOutline.Word(
      text: String(trimmed),
      span: Span(start, start + trimmed.utf8.count)
    )
  }

  private mutating func readFrontMatter() {
    guard line == "---" else {
      problems.append(Diagnostic(.lessonNoFrontMatter, at: lineSpan))
      return
    }
    let opening = lineSpan
    number += 1
    while !isAtEnd, line != "---" {
      let text = line
      if let colon = text.firstIndex(of: ":"), !text.hasPrefix(" ") {
        let value = text[text.index(after: colon)...]
        let offset = lineStart + text[...colon].utf8.count
        entries.append(
          LessonOutline.Entry(
            key: word(text[..<colon], at: lineStart),
            value: word(value, at: offset)
          )
        )
      } else if !text.isEmpty {
        problems.append(Diagnostic(.lessonBadFrontMatter, at: lineSpan))
      }
      number += 1
    }
    if isAtEnd { problems.append(Diagnostic(.lessonUnclosedFence, at: opening, ["---"])) }
    number += 1
  }

  /// Reads `## exercise: order-1 {points=2 concepts=a,b}`.
  private mutating func readSectionHeading() {
    let text = line
    guard text.hasPrefix("## "), let colon = text.firstIndex(of: ":") else {
      problems.append(Diagnostic(.lessonUnknownSection, at: lineSpan))
      return
    }
    let kind = word(text[text.index(text.startIndex, offsetBy: 3)..<colon], at: lineStart + 3)
    var rest = text[text.index(after: colon)...]
    let restStart = lineStart + text[...colon].utf8.count
    var info = LessonOutline.Info()
    if let brace = rest.firstIndex(of: "{") {
      let offset = restStart + rest[...brace].utf8.count
      var inside = rest[rest.index(after: brace)...]
      if inside.last == "}" {
        inside.removeLast()
        info = readInfo(inside, at: offset)
      } else {
        problems.append(Diagnostic(.lessonBadAttributes, at: lineSpan, [String(rest[brace...])]))
      }
      rest = rest[..<brace]
    }
    guard kind.text == "step" || kind.text == "exercise" else {
      problems.append(Diagnostic(.lessonUnknownSection, at: lineSpan))
      return
    }
    parts.append(
      LessonOutline.Part(
        kind: kind.text,
        id: word(rest, at: restStart),
        info: info,
        title: nil,
        span: lineSpan
      )
    )
  }

  private func readInfo(_ text: Substring, at offset: Int) -> LessonOutline.Info {
    var info = LessonOutline.Info()
    for piece in text.split(separator: " ") {
      let start = offset + text.utf8.distance(from: text.startIndex, to: piece.startIndex)
      if let equals = piece.firstIndex(of: "=") {
        let value = piece[piece.index(after: equals)...]
        let key = word(piece[..<equals], at: start)
        let valueStart = start + piece[...equals].utf8.count
        info.values.append((key, word(value, at: valueStart)))
      } else {
        info.flags.append(word(piece, at: start))
      }
    }
    return info
  }

  private func fenceMark(of text: String) -> String? {
    for character in ["`", "~"] as [Character] {
      let mark = text.prefix { $0 == character }
      if mark.count >= 3 { return String(mark) }
    }
    return nil
  }

  private mutating func readFence(mark: String) {
    closeProse()
    let opening = lineSpan
    let info = readInfo(line.dropFirst(mark.count), at: lineStart + mark.utf8.count)
    number += 1
    let bodyStart = isAtEnd ? source.utf8.count : lineStart
    var lines: [String] = []
    var isClosed = false
    while !isAtEnd {
      let text = line
      number += 1
      if text.hasPrefix(mark), text.allSatisfy({ $0 == mark.first || $0 == " " }) {
        isClosed = true
        break
      }
      lines.append(text)
    }
    if !isClosed { problems.append(Diagnostic(.lessonUnclosedFence, at: opening, [mark])) }
    add(
      .fence(
        LessonOutline.Fence(
          info: info,
          body: lines.joined(separator: "\n"),
          span: opening,
          bodyStart: bodyStart
        )
      )
    )
  }

  private mutating func addProse(_ text: String) {
    if text.hasPrefix("### "), let last = parts.indices.last, parts[last].title == nil,
      parts[last].items.isEmpty, prose.allSatisfy(\.isEmpty)
    {
      parts[last].title = word(text.dropFirst(4), at: lineStart + 4)
      prose = []
      return
    }
    if prose.isEmpty {
      if text.isEmpty { return }
      proseStart = lineStart
    }
    prose.append(text)
  }

  private mutating func closeProse() {
    while prose.last?.isEmpty == true { prose.removeLast() }
    if !prose.isEmpty { add(.prose(prose.joined(separator: "\n"), start: proseStart)) }
    prose = []
  }

  /// Text before the first section belongs to an opening step named `opening`.
  private mutating func add(_ item: LessonOutline.Item) {
    if parts.isEmpty {
      let place = heading?.span ?? Span(0, 0)
      parts.append(
        LessonOutline.Part(
          kind: "step",
          id: LessonOutline.Word(text: "opening", span: place),
          info: LessonOutline.Info(),
          title: heading ?? LessonOutline.Word(text: "", span: place),
          span: place
        )
      )
    }
    parts[parts.count - 1].items.append(item)
  }
}
