import SwiftEvaluator
import SwiftTypes

extension PrimitiveRule {
  /// Cases that keep several screens and show some of them.
  static let screens: [String: PrimitiveRule] = [
    "navigation": PrimitiveRule(children: navigation)
  ]

  /// What was pushed stays until the graph has looked which screens are wanted.
  private static func navigation(_ expansion: Expansion) throws(EvaluationError) -> [Plan] {
    let own = try contents(expansion)
    let node = expansion.node
    guard node.isStack || node.isSplit else { return own }
    var plans = own
    if node.isSplit, expansion.graph.isNarrow, node.children.isEmpty {
      for index in plans.indices { plans[index].isOnScreen = index == node.frontColumn }
    }
    for index in plans.indices where node.children.indices.contains(index) {
      plans[index].isOnScreen = node.children[index].isShownByParent
    }
    return plans
      + node.children.dropFirst(own.count).map { child in
        Plan(
          step: child.step,
          view: child.view,
          environment: child.environment,
          isOnScreen: child.isShownByParent
        )
      }
  }
}

extension EffectRule {
  /// A screen over the content while its flag holds; it is another place than the content.
  static func presented(_ expansion: Expansion, _ content: TypedValue)
    throws(EvaluationError) -> [Plan]
  {
    let graph = expansion.graph
    let node = expansion.node
    var plans = [Plan(step: .content, view: content, environment: node.environment)]
    guard expansion.payload.count == 3, let name = expansion.payload[0].value.asString,
      let get = graph.field("_get", of: expansion.payload[1].value)
    else { return plans }
    graph.bindings.append("")
    defer { _ = graph.bindings.popLast() }
    guard try graph.evaluator.call(get, []).asBool == true else {
      graph.withdraw(node)
      return plans
    }
    guard try graph.mayPresent(node, name) else { return plans }
    let shown = try graph.evaluator.call(expansion.payload[2].value, [])
    var plan = expansion.plan(.part(name), shown)
    plan.environment = try graph.dismissing(node, level: 0)
    plans.append(plan)
    return plans
  }
}
