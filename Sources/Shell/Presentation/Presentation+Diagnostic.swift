import SwiftSource

extension Presentation {
  /// A diagnostic with the line it speaks about, a caret under the place, why and what to try.
  ///
  /// - Parameters:
  ///   - diagnostic: The message.
  ///   - source: The text its span indexes.
  ///   - located: Whether to begin with `file:line:column`, as tools expect.
  /// - Returns: The lines, headline first.
  func diagnostic(_ diagnostic: Diagnostic, in source: SourceText, located: Bool) -> [String] {
    if located, !plain {
      return rendered(diagnostic, in: source, language: language).split(separator: "\n").map(
        String.init
      )
    }
    let location = source.location(of: diagnostic.span.start)
    let severity = diagnostic.severity.phrase.text(in: language)
    let headline = visible(diagnostic.message(in: language)) + " [" + diagnostic.id + "]"
    let place = "\(source.name):\(location.line):\(location.column): "
    let colon = Message.colon.text(in: language)
    var lines: [String] = []
    if located {
      lines.append(place + severity + colon + headline)
    } else if plain {
      let words = [String(location.line), String(location.column)]
      let at = Message.atLineColumn.text(in: language, words)
      lines.append(severity + Message.comma.text(in: language) + at + colon + headline)
    } else {
      lines += prose(severity + colon, headline, style(of: diagnostic.severity))
    }
    if !plain { lines += excerpt(diagnostic.span, in: source) }
    let arguments = diagnostic.arguments
    if let reason = diagnostic.kind.reason {
      lines += prose(Message.diagnosticWhy.text(in: language), reason.text(in: language, arguments))
    }
    if let remedy = diagnostic.kind.remedy {
      lines += prose(Message.diagnosticTry.text(in: language), remedy.text(in: language, arguments))
    }
    for hint in diagnostic.hints {
      lines += prose(Message.diagnosticHint.text(in: language), hint.text(in: language))
    }
    return lines
  }

  private func prose(_ label: String, _ text: String, _ style: Style = .label) -> [String] {
    if plain { return [label + text] }
    var lines = wrapped(label + text, columns: width, indent: "  ")
    if lines[0].hasPrefix(label) {
      lines[0] = styled(label, style) + lines[0].dropFirst(label.count)
    }
    return lines
  }

  /// The line with a caret below; long lines are cut to the part around it.
  private func excerpt(_ span: Span, in source: SourceText) -> [String] {
    let location = source.location(of: span.start)
    let characters = Array(source.line(location.line).unicodeScalars)
    let start = min(location.column - 1, characters.count)
    let lineEnd = characters.count - start
    let covered = source.text(in: span).unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }.count
    let columns = max(16, width - 4)
    let before = max(0, start - columns / 2)
    let shown = characters[before..<min(characters.count, before + columns)]
    var text = ""
    var marks = ""
    for (offset, scalar) in shown.enumerated() {
      let scalarWidth = scalar == "\t" ? 2 : displayWidth(scalar)
      if displayWidth(text) + scalarWidth > columns { break }
      text +=
        scalar == "\t"
        ? "  " : displayWidth(scalar) == 0 && scalar.value < 0xA0 ? "" : String(scalar)
      let index = before + offset
      let mark =
        index < start ? " " : index == start ? "^" : index < start + covered ? "~" : ""
      marks += String(repeating: mark == "^" && scalarWidth > 1 ? "^" : mark, count: scalarWidth)
    }
    if lineEnd == 0 { marks += "^" }
    return ["    " + text, "    " + styled(marks, .removed)]
  }

  private func style(of severity: Severity) -> Style {
    switch severity {
    case .error: .removed
    case .warning: .reset
    case .note: .dim
    }
  }
}
