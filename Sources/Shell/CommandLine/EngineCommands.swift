import Playground
import SwiftSource
import ViewLayout

/// `viewshell run`: the lines of a file one after another, as if typed.
func runScript(_ invocation: Invocation, _ console: Console) -> ExitCode {
  let path = invocation.operands.first ?? "-"
  guard let text = source(path, invocation, console) else { return .usage }
  let session = Session(invocation)
  session.isScript = true
  let script = ScriptRunner(session: session, console: console, json: invocation.options.json)
  script.run(text, name: displayName(path))
  if let target = invocation.options.svg {
    guard let film = session.engine.film(MotionRequest(framesPerSecond: 20)) else {
      console.printError("viewshell: " + Message.nothingMoves.text(in: session.language))
      return .notGradable
    }
    let written = write(film.document, to: target, invocation.options, console)
    if written != .success { return written }
  }
  return script.failed ? .notGradable : .success
}

/// `viewshell type`: the type of the last expression and nothing else.
func printType(_ invocation: Invocation, _ console: Console) -> ExitCode {
  answer(invocation, console, needsExactType: true) { answer in
    guard let type = answer.type else { return .missingType }
    console.print(type)
    return nil
  }
}

/// `viewshell size`: the size of the last expression's view.
func printSize(_ invocation: Invocation, _ console: Console) -> ExitCode {
  answer(invocation, console) { answer in
    guard let size = answer.size else { return .missingView }
    console.print(size.lengthText)
    return nil
  }
}

/// Answers the code of `-e` or a file and prints one thing of the answer.
///
/// - Parameters:
///   - invocation: The command line.
///   - console: Where errors go.
///   - needsExactType: True when a type that SwiftUI keeps to itself is no answer.
///   - show: Prints what was asked for; returns what to say when the answer has no such thing.
/// - Returns: The exit code.
func answer(
  _ invocation: Invocation,
  _ console: Console,
  needsExactType: Bool = false,
  show: (Answer) -> Message?
) -> ExitCode {
  answer(invocation, console, needsExactType: needsExactType) { answer, _ in show(answer) }
}

/// Answers as ``answer(_:_:show:)-`` does, for those who ask the engine for more.
func answer(
  _ invocation: Invocation,
  _ console: Console,
  needsExactType: Bool = false,
  showing show: (Answer, Playground) -> Message?
) -> ExitCode {
  let language = invocation.options.language
  let path = invocation.operands.first ?? "-"
  let name = invocation.options.code == nil ? displayName(path) : "-e"
  guard let text = invocation.options.code ?? source(path, invocation, console) else {
    return .usage
  }
  var options = invocation.options.playground
  options.mountsViews = !needsExactType
  let engine = Playground(options: options)
  let answer = engine.submit(text, name: name)
  let presentation = Presentation(invocation.options)
  for diagnostic in answer.diagnostics where diagnostic.severity != .note || needsExactType {
    let lines = presentation.diagnostic(diagnostic, in: answer.source, located: true)
    console.printError(lines.joined(separator: "\n"))
  }
  if answer.diagnostics.contains(where: { $0.severity == .error }) || answer.kind == .error {
    return .notGradable
  }
  if needsExactType, answer.diagnostics.contains(where: { $0.severity == .note }) {
    return .notGradable
  }
  guard let missing = show(answer, engine) else { return .success }
  // A view that is not laid out has said so by name; it is a view all the same.
  if answer.kind == .view, !answer.diagnostics.isEmpty { return .notGradable }
  console.printError(name + ": " + missing.text(in: language))
  return .notGradable
}

/// Reads a file or standard input; says what is wrong when it cannot be read.
private func source(_ path: String, _ invocation: Invocation, _ console: Console) -> String? {
  do {
    return try readSource(path)
  } catch {
    console.printError(displayName(path) + ": " + error.text(in: invocation.options.language))
    return nil
  }
}

/// How messages call a file.
func displayName(_ path: String) -> String { path == "-" ? "<stdin>" : path }

/// `viewshell explain`: a pasted type name taken apart.
func explainType(_ invocation: Invocation, _ console: Console) -> ExitCode {
  var name = invocation.operands.joined(separator: " ")
  if name == "-" {
    guard let text = source(name, invocation, console) else { return .usage }
    name = text
  }
  guard let lines = Presentation(invocation.options).explanation(of: name) else {
    let text = Message.notATypeName.text(in: invocation.options.language, [quotable(trimmed(name))])
    console.printError("viewshell: " + text)
    return .usage
  }
  console.print(lines.joined(separator: "\n"))
  return .success
}
