import Playground
import SwiftSource
import ViewLayout

@testable import Course

/// An engine that answers from a table, so that grading can be tested without a real one.
///
/// Keys are inputs; `answer | subject` says what a subject evaluates to after an answer, and a key
/// with ` @60x60` behind it counts only in that window.
struct TableEngine {
  var rows: [String: Answer] = [:]

  static func view(_ type: String, _ width: Double, _ height: Double, leaves: [ViewNode] = [])
    -> Answer
  {
    var answer = Answer(input: "", kind: .view, source: SourceText(""))
    answer.type = type
    answer.size = Size(width: width, height: height)
    let frame = Frame(x: 0, y: 0, width: width, height: height)
    answer.tree = ViewNode(view: type, type: type, id: "0", frame: frame, children: leaves)
    return answer
  }

  static func leaf(_ view: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> ViewNode
  {
    let frame = Frame(x: x, y: y, width: width, height: height)
    return ViewNode(view: view, type: view, id: "0.0", frame: frame, children: [])
  }

  static func value(_ value: String, output: [String] = []) -> Answer {
    var answer = Answer(input: "", kind: .value, source: SourceText(""))
    answer.value = value
    answer.output = output
    return answer
  }

  static func failure(_ id: String, _ text: String) -> Answer {
    var answer = Answer(input: text, kind: .error, source: SourceText(text, name: "answer"))
    let kind = DiagnosticKind(id, .error, Phrase("it failed", "失败了"))
    answer.diagnostics = [Diagnostic(kind, at: Span(0, 1))]
    return answer
  }

  var engine: Engine {
    let rows = self.rows
    return Engine { inputs, options in
      let window = "\(Int(options.window.width))x\(Int(options.window.height))"
      var before: [String] = []
      return inputs.map { input in
        defer { before.append(input.text) }
        let keys = before.reversed().map { "\($0) | \(input.text)" } + [input.text]
        for key in keys {
          if let answer = rows["\(key) @\(window)"] ?? rows[key] { return answer }
        }
        let isDeclaration = ["struct ", "extension ", "func ", "typealias ", "let "]
          .contains { input.text.hasPrefix($0) }
        if isDeclaration {
          return Answer(input: input.text, kind: .declaration, source: SourceText(input.text))
        }
        return Self.failure("table.unknown", input.text)
      }
    }
  }
}
