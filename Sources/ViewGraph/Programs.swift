import SwiftChecker
import SwiftEvaluator
import SwiftTypes

/// A program marked `@main` stands at the top of its first window: what it keeps lives in a node.
extension ViewGraph {
  /// True for types that conform to the library's `App`.
  func isProgram(_ type: Type) -> Bool {
    isLearners(type) && evaluator.checker.conforms(type, toLibrary: "App")
  }

  /// Asks a program for its first window; none when its scenes hold no view.
  func runProgram(_ node: GraphNode) throws(EvaluationError) -> [Plan] {
    node.form = .composite
    node.isProgram = true
    let program = TypedValue(try install(node.view, in: node), node.view.type)
    node.causes = []
    guard let made = try window(of: program) else { return [] }
    node.made = made
    return [Plan(step: .content, view: made, environment: node.environment)]
  }

  /// A scene is made of scenes until one holds a view.
  private func window(of program: TypedValue) throws(EvaluationError) -> TypedValue? {
    var scene = program
    for _ in 0..<32 {
      guard let body = try evaluator.getProperty("body", of: scene.value, scene.type) else {
        return nil
      }
      scene = TypedValue(body.value, body.type)
      guard case .structure(let object) = scene.value else { return nil }
      if let view = evaluator.fields(of: object).first(where: { isView($0.type) }) {
        return TypedValue(view.value, view.type)
      }
    }
    return nil
  }
}
