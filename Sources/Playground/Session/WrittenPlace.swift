import SwiftChecker
import SwiftSource

/// Where a learner wrote the call that made a view or modifier.
struct WrittenPlace {
  /// The file the span belongs to.
  let file: SourceText
  /// The call: of a modifier from its dot on, of a view without its closure.
  let span: Span
  /// The arguments by their labels.
  let arguments: [String: Span]

  /// The call of a view, up to the brace of its content.
  init(head expression: CheckedExpression, _ file: SourceText) {
    self.file = file
    let text = file.text(in: expression.span)
    var head = text.prefix { $0 != "{" && !$0.isNewline }
    while let last = head.last, last.isWhitespace { head.removeLast() }
    let start = expression.span.start
    span = head.isEmpty ? expression.span : Span(start, start + head.utf8.count)
    arguments = [:]
  }

  /// The call of a modifier behind the view it goes around.
  init(modifier expression: CheckedExpression, after end: Int, _ file: SourceText) {
    self.file = file
    let text = file.text(in: Span(end, expression.span.end))
    let blank = text.prefix { $0.isWhitespace }.utf8.count
    span = Span(end + blank, expression.span.end)
    var arguments: [String: Span] = [:]
    if case .call(let call) = expression.kind, case .function(let function, _, _, _) = call.callee {
      for (parameter, argument) in zip(function.parameters, call.arguments) {
        guard case .value(let value) = argument, let label = parameter.label else { continue }
        arguments[label] = value.span
      }
    }
    self.arguments = arguments
  }

  /// The text of the call.
  var text: String { file.text(in: span) }
}
