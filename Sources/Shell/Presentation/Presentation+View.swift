import Playground
import SwiftSource
import ViewLayout

extension Presentation {
  /// The shells of a view from outside in, each with the size it answers.
  func shells(_ shells: [Shell]) -> [String] {
    if plain {
      return shells.enumerated().map { index, shell in
        let number = [String(index + 1), String(shells.count)]
        let head = Message.shellNumber.text(in: language, number)
        let note = shell.note.map { Message.comma.text(in: language) + $0.text(in: language) } ?? ""
        let comma = Message.comma.text(in: language)
        return head + shell.name + comma + shell.size.lengthText + note
      }
    }
    let columns = width - labelWidth
    let sizeWidth = shells.map { displayWidth($0.size.lengthText) }.max() ?? 0
    let longest = shells.map { displayWidth($0.name) }.max() ?? 0
    let nameWidth = min(longest, columns - sizeWidth - 2)
    let lines = shells.flatMap { shell in
      self.shell(shell, nameWidth: nameWidth, sizeWidth: sizeWidth, columns: columns)
    }
    return labelled(.labelShells, lines)
  }

  private func shell(
    _ shell: Shell,
    nameWidth: Int,
    sizeWidth: Int,
    columns: Int
  ) -> [String] {
    var lines = wrapped(shell.name, columns: nameWidth, indent: "  ")
    let last = lines.removeLast()
    let size = padded(shell.size.lengthText, to: sizeWidth)
    let start = padded(last, to: nameWidth) + "  "
    guard let note = shell.note?.text(in: language) else {
      return lines + [start + styled(shell.size.lengthText, .number)]
    }
    let room = columns - nameWidth - sizeWidth - 4
    guard room >= displayWidth(note) || room >= 24 else {
      let below = wrapped("    " + note, columns: columns, indent: "    ")
      return lines + [start + styled(shell.size.lengthText, .number)]
        + below.map { styled($0, .dim) }
    }
    let notes = wrapped(note, columns: room)
    let blanks = String(repeating: " ", count: nameWidth + sizeWidth + 4)
    lines.append(start + styled(size, .number) + "  " + styled(notes[0], .dim))
    return lines + notes.dropFirst().map { blanks + styled($0, .dim) }
  }

  /// How often each body ran, and in an update why.
  func bodies(_ answer: Answer) -> [String] {
    let texts = answer.bodies.map { body in
      let words = [body.view, String(body.count)]
      let causes = causes(of: body.view, in: answer)
      if causes.isEmpty { return Message.bodyCount.text(in: language, words) }
      return Message.bodyCountBecause.text(in: language, words + [causes])
    }
    if plain { return texts.flatMap { fact(.labelBodies, $0, nil) } }
    return fact(.labelBodies, texts.joined(separator: Message.comma.text(in: language)), nil)
  }

  /// What made the bodies of a view run, each cause once, in the words of `_printChanges`.
  private func causes(of view: String, in answer: Answer) -> String {
    guard answer.diff != nil else { return "" }
    var seen: [String] = []
    for run in answer.runs where run.view == view {
      let comma = language == .chinese ? "、" : ", "
      var text = run.causes.joined(separator: comma)
      if !run.closures.isEmpty {
        let names = run.closures.map { "`\($0)`" }.joined(separator: comma)
        text += Message.bodyNewClosure.text(in: language, [names])
      }
      if !text.isEmpty, !seen.contains(text) { seen.append(text) }
    }
    let semicolon = language == .chinese ? "；" : "; "
    let more = seen.count > 3 ? semicolon + "…" : ""
    return seen.prefix(3).joined(separator: semicolon) + more
  }

  /// What else there is to say, one sentence a line.
  func notes(_ notes: [Phrase]) -> [String] {
    let texts = notes.map { visible($0.text(in: language)) }
    if plain { return texts.flatMap { fact(.labelNotes, $0, nil) } }
    let lines = texts.flatMap { wrapped($0, columns: width - labelWidth, indent: "  ") }
    return labelled(.labelNotes, lines)
  }

  /// A tree of frames, one node a line with its path, children indented.
  func tree(_ root: ViewNode) -> [String] {
    var lines: [String] = []
    append(root, depth: 0, to: &lines)
    return lines
  }

  /// What else there is to say of a frame: the row around it, the copies of a modifier.
  private func details(_ node: ViewNode) -> String {
    var text = ""
    if let row = node.row { text += "  " + Message.treeRow.text(in: language, [row.text]) }
    if !node.copies.isEmpty {
      let frames = node.copies.prefix(6).map(\.text).joined(separator: ", ")
      let more = node.copies.count > 6 ? ", …" : ""
      text +=
        "  " + Message.treeCopies.text(in: language, [String(node.copies.count), frames + more])
    }
    return text
  }

  private func append(_ node: ViewNode, depth: Int, to lines: inout [String]) {
    if plain {
      let words = [String(depth), node.view, node.frame.text, node.id]
      let level = Message.treeLevel.text(in: language, words)
      lines.append(level + details(node))
    } else {
      let indent = String(repeating: "  ", count: depth)
      let path = styled(visible(node.id), .dim)
      lines.append(
        indent + node.view + " " + styled(node.frame.text, .number) + "  " + path + details(node)
      )
    }
    for child in node.children { append(child, depth: depth + 1, to: &lines) }
  }
}

extension Frame {
  /// Origin and size as `(8, 0) 48x52`.
  var text: String {
    "(\(x.lengthText), \(y.lengthText)) \(width.lengthText)x\(height.lengthText)"
  }
}
