import Course
import Playground
import SwiftSource

/// Runs a script: the same inputs as at the prompt, without a prompt.
final class ScriptRunner {
  /// Whether an input did not check, hit a budget or was a command that was refused.
  private(set) var failed = false

  private let session: Session
  private let console: Console
  private let json: Bool
  private var isFirst = true

  init(session: Session, console: Console, json: Bool) {
    self.session = session
    self.console = console
    self.json = json
  }

  /// Runs every piece of a text until one of them ends the session.
  func run(_ text: String, name: String) {
    let pieces = splitScript(text, isIncomplete: session.isIncomplete)
    for piece in pieces {
      switch piece {
      case .code(let code):
        for reply in session.run(code, name: name) { show(reply, input: code) }
      case .command(let line):
        for reply in session.perform(line) {
          if case .leave = reply { return }
          show(reply, input: line)
        }
      }
    }
  }

  private func show(_ reply: Session.Reply, input: String) {
    switch reply {
    case .answer(let answer): show(answer)
    case .lines(let lines): show(lines, input: input, kind: .command)
    case .refusal(let lines):
      failed = true
      show(lines, input: input, kind: .error)
    case .leave: break
    }
  }

  private func show(_ answer: Answer) {
    if answer.kind == .error || answer.diagnostics.contains(where: { $0.severity == .error }) {
      failed = true
    }
    if json {
      var answer = answer
      answer.input = trimmed(answer.input)
      console.print(answer.json(in: session.language).line)
      return
    }
    let presentation = session.presentation
    printBlock(presentation.facts(answer))
    for diagnostic in answer.diagnostics {
      let lines = presentation.diagnostic(diagnostic, in: answer.source, located: true)
      console.printError(lines.joined(separator: "\n"))
    }
  }

  private func show(_ lines: [String], input: String, kind: Answer.Kind) {
    if json {
      var answer = Answer(input: input, kind: kind, source: SourceText(input))
      answer.output = lines
      console.print(answer.json(in: session.language).line)
    } else if kind == .error {
      console.printError(lines.joined(separator: "\n"))
    } else {
      printBlock(lines)
    }
  }

  /// Prints lines with an empty line between them and what stands above.
  private func printBlock(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    if !isFirst { console.print("") }
    isFirst = false
    console.print(lines.joined(separator: "\n"))
  }
}
