import SwiftSource

/// Reads a lesson line by line.
struct OutlineReader {
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
