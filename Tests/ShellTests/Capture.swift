import Playground
import SwiftSource
import ViewLayout

@testable import Shell

/// A console that keeps what is written.
final class Capture {
  private var bytes: (output: [UInt8], errors: [UInt8]) = ([], [])

  lazy var console = Console { [unowned self] stream, more in
    switch stream {
    case .output: bytes.output += more
    case .error: bytes.errors += more
    }
  }

  var output: String {
    console.flush()
    return String(decoding: bytes.output, as: UTF8.self)
  }

  var errors: String { String(decoding: bytes.errors, as: UTF8.self) }
}

/// An engine that answers by rote: a line with `View` is a view, one with `bad` an error.
final class FakeEngine: SessionEngine {
  var options: PlaygroundOptions
  private(set) var inputs: [String] = []

  init(options: PlaygroundOptions) { self.options = options }

  func submit(_ text: String, name: String) -> Answer {
    let source = SourceText(text, name: name)
    if let bad = text.utf8.firstRange(of: Array("bad".utf8)) {
      var answer = Answer(input: text, kind: .error, source: source)
      let start = text.utf8.distance(from: text.utf8.startIndex, to: bad.lowerBound)
      answer.diagnostics = [Diagnostic(.sample, at: Span(start, start + 3), ["bad"])]
      return answer
    }
    inputs.append(text)
    guard text.contains("View") else {
      var answer = Answer(input: text, kind: .value, source: source)
      answer.type = "Int"
      answer.value = "1"
      return answer
    }
    return .sampleView(input: text)
  }

  func peek(_ text: String, name: String) -> Answer {
    let answer = submit(text, name: name)
    if answer.kind != .error { _ = undo() }
    return answer
  }

  func redo() -> Bool { false }
  func current() -> Answer? { nil }
  var history: [(number: Int, input: String, summary: Phrase)] { [] }
  func difference(from first: Int, to second: Int) -> Answer { .sampleView(input: "") }
  func keptState(named name: String) -> [Phrase] { [] }
  func identities() -> [Phrase] { [] }
  func bodyProfile() -> [Phrase] { [] }

  func perform(_ action: UserAction) -> Answer {
    inputs.append(action.text)
    return .sampleView(input: action.text)
  }

  func run(_ text: String, name: String) -> [Answer] {
    var answers: [Answer] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.contains(where: { !$0.isWhitespace }) {
      let padded = String(repeating: "\n", count: index) + line
      var answer = submit(padded, name: name)
      answer.input = String(line)
      answers.append(answer)
    }
    return answers
  }

  func undo() -> Bool { inputs.popLast() != nil }
}

extension DiagnosticKind {
  static let sample = DiagnosticKind(
    "sample.bad-word",
    .error,
    Phrase("`{0}` is a bad word", "`{0}` 不是好词"),
    reason: Phrase("Good words are better.", "好词更好。"),
    remedy: Phrase("write `good`", "写 `good`")
  )
}

extension Answer {
  /// A padded text behind a colour, as the first lesson has it.
  static func sampleView(input: String = "sample") -> Answer {
    var answer = Answer(input: input, kind: .view, source: SourceText(input))
    answer.type =
      "ModifiedContent<ModifiedContent<VStack<TupleView<(Text, Optional<Text>)>>, _PaddingLayout>,"
      + " _BackgroundStyleModifier<Color>>"
    let outer = Frame(x: 0, y: 0, width: 82, height: 52)
    let inner = Frame(x: 16, y: 16, width: 50, height: 20)
    answer.size = Size(width: 82, height: 52)
    answer.shells = [
      Shell(name: ".background(.yellow)", size: Size(width: 82, height: 52), frame: outer),
      Shell(
        name: ".padding()",
        size: Size(width: 82, height: 52),
        frame: outer,
        note: Phrase("adds 16 on each side", "每边加 16")
      ),
      Shell(name: "VStack", size: Size(width: 50, height: 20), frame: inner),
    ]
    let text = ViewNode(view: "Text", type: "Text", id: "0.0", frame: inner, children: [])
    answer.tree = ViewNode(
      view: "VStack",
      type: "VStack<Text>",
      id: "0",
      frame: outer,
      children: [text]
    )
    answer.diff = IdentityDiff(
      kept: [.init(id: "0", view: "VStack", reason: Phrase("same place", "位置相同"))],
      inserted: [
        .init(id: "0.1", view: "Text", reason: Phrase("the condition became true", "条件变为真"))
      ],
      stateReset: [
        .init(id: "0.2", view: "Counter", reason: Phrase("its type is another one", "类型不同了"))
      ]
    )
    answer.bodies = [BodyCount(view: "Card", count: 1), BodyCount(view: "Row", count: 3)]
    answer.output = ["hello"]
    return answer
  }
}

/// A session on a fake engine.
func fakeSession(_ arguments: [String] = []) throws -> Session {
  Session(try parseArguments(arguments)) { FakeEngine(options: $0) }
}
