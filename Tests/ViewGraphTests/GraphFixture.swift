import SwiftChecker
import SwiftEvaluator
import SwiftSource
import ViewGraph
import ViewLibrary

/// A session that knows the view library, with a graph and no layout.
final class GraphFixture {
  let checker = Checker()
  let evaluator: Evaluator
  let graph: ViewGraph

  init(_ declarations: String) {
    let standard = StandardSources.files.map { LibraryFile(SourceText($0.text, name: $0.name)) }
    checker.addLibrary(standard, module: "Swift")
    let views = ViewLibrary.files.map { LibraryFile(SourceText($0.text, name: $0.name)) }
    checker.addLibrary(views, module: "SwiftUI")
    evaluator = Evaluator(checker: checker)
    graph = ViewGraph(evaluator)
    _ = checker.check(parse(SourceText(declarations)))
  }

  struct NoValue: Error {}

  /// The view an expression makes.
  func view(_ text: String) throws -> TypedValue {
    let source = SourceText(text)
    let input = checker.check(parse(source))
    guard input.isRunnable, let expression = input.statements.last?.value else { throw NoValue() }
    let value = try evaluator.evaluate(expression, file: source)
    return TypedValue(value, checker.concrete(expression.type))
  }
}
