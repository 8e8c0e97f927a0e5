import Course
import Glibc
import Playground
import SwiftSource

/// `:undo 3`: takes back the last inputs, one unless a number says otherwise.
@Sendable func undoLastInput(_ session: Session, _ argument: String) -> [Session.Reply] {
  guard let count = argument.isEmpty ? 1 : Int(argument), count > 0 else {
    return [needsArgument("undo", "[N]", session)]
  }
  var lines: [String] = []
  for _ in 0..<min(count, 1000) {
    let last = session.accepted.last
    guard session.undo() else { break }
    let text = last.map { firstLine(of: $0) } ?? ""
    lines.append(Message.undone.text(in: session.language, [text]))
  }
  guard !lines.isEmpty else {
    return [.refusal([Message.nothingToUndo.text(in: session.language)])]
  }
  if lines.count < count { lines.append(Message.nothingToUndo.text(in: session.language)) }
  return [.lines(lines)]
}

/// `:reset`: forgets everything declared.
@Sendable func resetSession(_ session: Session, _ argument: String) -> [Session.Reply] {
  session.reset()
  return [.lines([Message.resetDone.text(in: session.language)])]
}

/// `:load FILE`: the lines of a file, as if typed.
@Sendable func loadFile(_ session: Session, _ argument: String) -> [Session.Reply] {
  guard !argument.isEmpty else { return [needsArgument("load", "FILE", session)] }
  guard session.loadDepth < 8 else {
    return [.refusal([Message.loadsTooDeep.text(in: session.language)])]
  }
  if let refusal = session.refusal(ofFile: argument, writing: false) { return [refusal] }
  let path = expandingHome(argument)
  do {
    let text = try readSource(path)
    session.loadDepth += 1
    defer { session.loadDepth -= 1 }
    return splitScript(text, isIncomplete: session.isIncomplete).flatMap { piece in
      switch piece {
      case .code(let code): session.run(code, name: path)
      case .command(let line): session.perform(line)
      }
    }
  } catch {
    return [.refusal([argument + ": " + error.text(in: session.language)])]
  }
}

/// `:save FILE`: writes what worked in this session.
@Sendable func saveFile(_ session: Session, _ argument: String) -> [Session.Reply] {
  guard !argument.isEmpty else { return [needsArgument("save", "FILE", session)] }
  if let refusal = session.refusal(ofFile: argument, writing: true) { return [refusal] }
  let text = session.accepted.map { $0 + "\n" }.joined()
  do {
    try writeText(text, to: expandingHome(argument), existing: .kept)
  } catch {
    return [.refusal([argument + ": " + error.text(in: session.language)])]
  }
  let words = [String(session.accepted.count), argument]
  return [.lines([Message.saved.text(in: session.language, words)])]
}

/// `:edit`: the last input in an editor; what is left in it is entered.
@Sendable func editLastInput(_ session: Session, _ argument: String) -> [Session.Reply] {
  guard let editText = session.editText else {
    return [.refusal([Message.needsTerminal.text(in: session.language, [":edit"])])]
  }
  let before = argument.isEmpty ? session.accepted.last ?? "" : argument
  guard let text = editText(before) else {
    return [.refusal([Message.editorFailed.text(in: session.language)])]
  }
  let code = trimmed(text)
  guard !code.isEmpty, !isCommandLine(code) else { return [] }
  return [.lines(code.split(whereSeparator: \.isNewline).map(String.init))] + session.submit(code)
}

/// `:redo`: does again what was taken back.
@Sendable func redoInput(_ session: Session, _ argument: String) -> [Session.Reply] {
  guard let text = session.redo() else {
    return [.refusal([Message.nothingToRedo.text(in: session.language)])]
  }
  return [.lines([Message.redone.text(in: session.language, [firstLine(of: text)])])]
}

/// `:history`: the steps that showed a view; `:history WORD`: what was entered and holds a word.
@Sendable func showHistory(_ session: Session, _ argument: String) -> [Session.Reply] {
  let steps = session.engine.history
  if argument.isEmpty, !steps.isEmpty {
    let lines = steps.map { step in
      let words = [String(step.number), firstLine(of: step.input)]
      let summary = step.summary.text(in: session.language)
      return Message.historyStep.text(in: session.language, words + [summary])
    }
    return [.lines(lines)]
  }
  let entries = session.history().filter { argument.isEmpty || $0.contains(argument) }
  guard !entries.isEmpty else {
    return [.lines([Message.historyEmpty.text(in: session.language)])]
  }
  return [.lines(entries.suffix(50).flatMap { $0.split(separator: "\n").map(String.init) })]
}

/// `:quit` and friends need no argument; others say which one is missing.
func needsArgument(_ name: String, _ placeholder: String, _ session: Session) -> Session.Reply {
  .refusal([Message.needsArgument.text(in: session.language, [":" + name, placeholder])])
}

/// A path with the home directory in the place of a leading `~`.
func expandingHome(_ path: String) -> String {
  guard path == "~" || path.hasPrefix("~/"), let home = environment("HOME") else { return path }
  return home + path.dropFirst()
}

/// The first line of a text, marked when there are more.
func firstLine(of text: String) -> String {
  let lines = text.split(maxSplits: 1, whereSeparator: \.isNewline)
  guard let first = lines.first else { return "" }
  return lines.count > 1 ? first + " …" : String(first)
}
