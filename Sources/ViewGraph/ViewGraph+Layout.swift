public import SwiftEvaluator
import SwiftTypes

/// What a layout tells the graph once places are known.
extension ViewGraph {
  /// Puts a view beside the content of a modifier that makes it late, in the place of the one there.
  public func fillLayer(_ node: GraphNode, with view: Value) throws(EvaluationError) {
    guard let content = node.children.first else { return }
    running.append(node)
    defer { running.removeLast() }
    let plan = Plan(
      step: .part("layer"),
      view: TypedValue(view, .error),
      environment: node.environment
    )
    let layers = try reconcile(Array(node.children.dropFirst()), with: [plan], in: node)
    node.children = [content] + layers
  }

  /// Has an action run once the views are up to date, as `onAppear` does.
  public func schedule(_ action: Value, _ arguments: [Value]) {
    queue(action, arguments, .appear)
  }
}

extension GraphNode {
  /// What a watch of the layout saw last; it lives as long as the view.
  public var observed: Value? {
    get { watch }
    set { watch = newValue }
  }
}

extension EffectRule {
  /// Modifiers whose second view is made by the layout: until then, what was there stays.
  static let late: [String: EffectRule] = [
    "preferenceLayer": EffectRule(children: { (expansion, content) throws(EvaluationError) in
      let environment = expansion.node.environment
      let layers = expansion.node.children.dropFirst().map {
        Plan(step: $0.step, view: $0.view, environment: environment)
      }
      return [Plan(step: .content, view: content, environment: environment)] + layers
    })
  ]
}
