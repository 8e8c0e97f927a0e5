import Playground
import SwiftSource
import ViewLayout

/// How answers are put into words for a person: language, width, colour.
struct Presentation: Sendable {
  /// The language.
  var language = Language.english
  /// Speech-first: one fact a line, no columns, no colour, no wrapping.
  var plain = false
  /// Whether to colour.
  var color = false
  /// The columns of a line.
  var width = 80

  /// The lines that present one answer.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - located: Whether diagnostics name the file and the line.
  /// - Returns: The lines, in the order of reading.
  func answer(_ answer: Answer, located: Bool) -> [String] {
    facts(answer)
      + answer.diagnostics.flatMap { diagnostic($0, in: answer.source, located: located) }
  }

  /// Everything an answer says apart from its diagnostics.
  func facts(_ answer: Answer) -> [String] {
    var lines: [String] = []
    if answer.kind == .declaration, answer.type == nil, answer.output.isEmpty {
      let names = declaredNames(in: answer.input).joined(
        separator: Message.comma.text(in: language)
      )
      if !names.isEmpty { lines += fact(.labelDeclared, names, nil) }
    }
    // A declaration asks the mounted view again; that is worth telling when it made a difference.
    let isQuiet = answer.kind == .declaration && !changesSomething(answer)
    if isQuiet { return lines + answer.output.flatMap { fact(.labelOutput, $0, nil) } }
    if let value = answer.value, value != answer.type { lines += fact(.labelValue, value, .number) }
    if let type = answer.type { lines += typeFact(type) }
    if let size = answer.size { lines += fact(.labelSize, size.lengthText, .number) }
    if answer.shells.count > 1 { lines += shells(answer.shells) }
    if let diff = answer.diff { lines += changes(diff) }
    if let motion = answer.motion { lines += self.motion(motion) }
    if !answer.bodies.isEmpty { lines += bodies(answer) }
    if !answer.notes.isEmpty { lines += notes(answer.notes) }
    for line in answer.output { lines += fact(.labelOutput, line, nil) }
    return lines
  }

  private func changesSomething(_ answer: Answer) -> Bool {
    guard let diff = answer.diff else { return !answer.bodies.isEmpty }
    let lists = [diff.updated, diff.inserted, diff.removed, diff.moved, diff.stateReset]
    return !answer.bodies.isEmpty || lists.contains { !$0.isEmpty }
  }

  /// One fact: its label, then its text, wrapped under itself.
  func fact(_ label: Message, _ text: String, _ style: Style?) -> [String] {
    let text = visible(text)
    if plain {
      return [label.text(in: language) + Message.colon.text(in: language) + text]
    }
    let lines = wrapped(text, columns: width - labelWidth)
    return labelled(label, lines.map { line in style.map { styled(line, $0) } ?? line })
  }

  /// Lines in the column after the labels, the label before the first.
  func labelled(_ label: Message, _ lines: [String]) -> [String] {
    lines.enumerated().map { index, line in
      let name = index == 0 ? label.text(in: language) : ""
      return padding(styled(name, .label), shown: name) + line
    }
  }

  private func padding(_ text: String, shown: String) -> String {
    text + String(repeating: " ", count: max(1, labelWidth - displayWidth(shown)))
  }

  /// The columns labels take, two blanks included.
  var labelWidth: Int {
    2 + (Message.factLabels.map { displayWidth($0.text(in: language)) }.max() ?? 0)
  }

  private func typeFact(_ type: String) -> [String] {
    if plain { return fact(.labelType, type, nil) }
    let columns = width - labelWidth
    guard displayWidth(type) > columns, let outline = TypeOutline(type) else {
      return fact(.labelType, type, .type)
    }
    let lines = outline.lines(columns: columns).flatMap { line in
      wrapped(line, columns: columns, indent: String(line.prefix { $0 == " " }) + "  ")
    }
    return labelled(.labelType, lines.map { styled($0, .type) })
  }
}
