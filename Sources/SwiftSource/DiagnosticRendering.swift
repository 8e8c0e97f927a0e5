/// A diagnostic as a person reads it: place, message, the line with a caret, why, what to try.
///
///     input:1:6: error [parser.missing-comma]: a comma is missing here
///     f(a b)
///        ^
///       Arguments are separated by commas.
///
/// The caret stands under the right character even behind wide ones. Control characters and marks
/// that turn the writing direction are shown as escapes, and of a very long line only a part is
/// shown.
public func rendered(
  _ diagnostic: Diagnostic,
  in source: SourceText,
  language: Language
) -> String {
  let location = source.location(of: diagnostic.span.start)
  let severity = diagnostic.severity.phrase.text(in: language)
  let place = "\(source.name):\(location.line):\(location.column)"
  let message = escaped(diagnostic.message(in: language))
  var lines = ["\(place): \(severity) [\(diagnostic.id)]: \(message)"]
  lines += Excerpt(source, diagnostic.span, line: location.line).lines
  let notes =
    [diagnostic.kind.reason, diagnostic.kind.remedy].compactMap { phrase in
      phrase?.text(in: language, diagnostic.arguments)
    } + diagnostic.hints.map { $0.text(in: language) }
  lines += notes.map { "  " + $0 }
  return lines.joined(separator: "\n")
}

extension Severity {
  /// The word for it.
  public var phrase: Phrase {
    switch self {
    case .error: Phrase("error", "错误")
    case .warning: Phrase("warning", "警告")
    case .note: Phrase("note", "说明")
    }
  }
}

/// One line of source and the marks below it.
private struct Excerpt {
  private static let columns = 120
  private var shown = ""
  private var width = 0
  private var caret: Range<Int> = 0..<0

  init(_ source: SourceText, _ span: Span, line: Int) {
    let lineStart = source.lineStarts[line - 1]
    let start = max(lineStart, min(span.start, source.utf8.count))
    // A window of bytes is cut out first: a line may be a megabyte long.
    let from = start - lineStart > Excerpt.columns / 2 ? start - Excerpt.columns / 2 : lineStart
    var end = start
    let limit = min(source.utf8.count, start + Excerpt.columns)
    while end < limit, source.utf8[end] != 0x0A, source.utf8[end] != 0x0D { end += 1 }
    if from > lineStart { add("…") }
    add(escaping: source, Excerpt.boundary(source, from), start)
    let caretStart = width
    let marked = max(start, min(span.end, end))
    add(escaping: source, start, marked)
    caret = caretStart..<max(width, caretStart + 1)
    add(escaping: source, marked, Excerpt.boundary(source, end))
    if end == limit, end < source.utf8.count, source.utf8[end] != 0x0A { add("…") }
  }

  var lines: [String] {
    let marks = "^" + String(repeating: "~", count: caret.count - 1)
    return [shown, String(repeating: " ", count: caret.lowerBound) + marks]
  }

  /// The next offset that does not cut a scalar in two.
  private static func boundary(_ source: SourceText, _ offset: Int) -> Int {
    var offset = offset
    while offset < source.utf8.count, source.utf8[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  private mutating func add(_ text: String) {
    shown += text
    width += displayWidth(text)
  }

  private mutating func add(escaping source: SourceText, _ start: Int, _ end: Int) {
    guard start < end else { return }
    add(escaped(source.text(in: Span(start, end))))
  }
}

/// Text of a program made safe to show: control characters and marks that turn the writing
/// direction are spelt out.
private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x09: result += "  "
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x2028,
      0x2029, 0xFEFF:
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
