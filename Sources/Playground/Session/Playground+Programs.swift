import SwiftChecker
import SwiftEvaluator
import SwiftSource
import SwiftTypes
import ViewGraph

extension Playground {
  /// Shows what a `PreviewProvider` previews, as `#Preview` does.
  func showPreview(_ declarations: [Declaration], _ answer: inout Answer)
    throws(EvaluationError) -> Bool
  {
    for case let provider as NominalDeclaration in declarations
    where provider.isPreviewProvider(checker) {
      let text = "\(provider.name).previews"
      let source = SourceText(text, name: answer.source.name)
      let input = checker.check(parse(source))
      guard input.isRunnable, let expression = input.statements.last?.value else { continue }
      let view = TypedValue(
        try evaluator.evaluate(expression, file: source),
        checker.concrete(expression.type)
      )
      answer.kind = .view
      answer.type = view.type.name()
      mounted = MountedExpression(text: text, name: source.name)
      try show(view, nil, source, &answer)
      return true
    }
    return false
  }

  /// Shows the first window of a program marked `@main`.
  func showProgram(_ declarations: [Declaration], _ answer: inout Answer)
    throws(EvaluationError) -> Bool
  {
    for case let program as NominalDeclaration in declarations where program.hasAttribute("main") {
      let source = SourceText("\(program.name)()", name: answer.source.name)
      let input = checker.check(parse(source))
      guard input.isRunnable, let expression = input.statements.last?.value else { continue }
      let made = TypedValue(
        try evaluator.evaluate(expression, file: source),
        checker.concrete(expression.type)
      )
      guard checker.conforms(made.type, toLibrary: "App") else { continue }
      answer.kind = .view
      mounted = nil
      try show(made, nil, source, &answer)
      answer.type = graph.root?.children.first?.typeName
      return true
    }
    return false
  }
}

extension NominalDeclaration {
  fileprivate func isPreviewProvider(_ checker: Checker) -> Bool {
    !isProtocol
      && checker.conforms(Type(.nominal(NominalType(reference))), toLibrary: "PreviewProvider")
  }
}
