import SwiftChecker
import SwiftEvaluator
import SwiftSource

extension Playground {
  /// Answers a file that was checked as a whole, statement by statement.
  func answers(_ input: CheckedInput, _ source: SourceText, _ before: Moment) -> [Answer] {
    var result: [Answer] = []
    var former = before
    for (index, statement) in input.statements.enumerated() {
      var answer = Answer(
        input: source.text(in: statement.span),
        kind: .declaration,
        source: source
      )
      answer.diagnostics = input.diagnostics.filter {
        $0.span.start >= statement.span.start && $0.span.start < statement.span.end
      }
      let isLast = index == input.statements.count - 1
      attempt(&answer, orRestore: former) { answer throws(EvaluationError) in
        try run([statement], source, &answer)
        let programs = input.declared.filter { $0.hasAttribute("main") }
        if isLast, answer.kind == .declaration, !programs.isEmpty {
          try declared(programs, &answer)
        }
      }
      result.append(answer)
      former = moment()
    }
    return result
  }

  /// Answers one statement of a file as if it were typed.
  func submit(_ source: SourceText, _ span: Span) -> Answer {
    // Blank lines before it keep the line numbers of the file.
    let lines = source.location(of: span.start).line - 1
    let column = source.location(of: span.start).column - 1
    let lead = String(repeating: "\n", count: lines) + String(repeating: " ", count: column)
    let text = source.text(in: span)
    var answer = submit(lead + text, name: source.name)
    answer.input = text
    return answer
  }
}
