import SwiftChecker
public import SwiftEvaluator
import SwiftSource
import SwiftTypes

extension ViewGraph {
  /// Asks a view what it is, and what is to stand below it.
  func expand(_ node: GraphNode) throws(EvaluationError) -> [Plan] {
    node.filledFor = nil
    running.append(node)
    defer { running.removeLast() }
    guard library.isPrimitiveView(node.view.type) else { return [try runBody(of: node)] }
    let object = try library.primitive(of: node.view.value, node.view.type)
    node.form = .primitive(object)
    let expansion = Expansion(graph: self, node: node, payload: evaluator.payload(of: object))
    return try PrimitiveRule.rule(object.name).children(expansion)
  }

  private func runBody(of node: GraphNode) throws(EvaluationError) -> Plan {
    node.form = .composite
    let installed = try install(node.view, in: node)
    if isLearners(node.view.type) { record.ran(node, node.view.name) }
    let index = record.runCount
    let made = try library.body(of: installed, node.view.type)
    node.causes = []
    if let former = node.made, isLearners(node.view.type), try isEqualForSkipping(former, made) {
      record.wasIdle(index)
    }
    node.made = made
    return Plan(step: .content, view: made, environment: node.environment)
  }

  /// Lays a modifier around content: asks for its effect, or runs its body.
  func apply(_ modifier: TypedValue, to content: TypedValue, at node: GraphNode)
    throws(EvaluationError) -> [Plan]
  {
    guard library.isPrimitiveModifier(modifier.type) else {
      node.form = .modifierBody(modifier: modifier)
      let installed = TypedValue(try install(modifier, in: node), modifier.type)
      if isLearners(modifier.type) { record.ran(node, modifier.name) }
      let made = try library.body(of: installed, around: content)
      node.causes = []
      return [Plan(step: .content, view: made, environment: node.environment)]
    }
    let effect = try library.effect(of: modifier.value, modifier.type)
    node.form = .effect(effect, modifier: modifier)
    let expansion = Expansion(graph: self, node: node, payload: evaluator.payload(of: effect))
    return try EffectRule.rule(effect.name).children(expansion, content)
  }

  /// Makes the view of a node that is made late, from what its closure is given.
  public func fill(_ node: GraphNode, by make: Value, _ arguments: [Value])
    throws(EvaluationError)
  {
    running.append(node)
    defer { running.removeLast() }
    let made = TypedValue(try evaluator.call(make, arguments), .error)
    let plan = Plan(step: .content, view: made, environment: node.environment)
    node.children = try reconcile(node.children, with: [plan], in: node)
  }

  /// True for types that the learner declared.
  func isLearners(_ type: Type) -> Bool {
    guard let reference = type.reference,
      let declaration = evaluator.checker.declaration(of: reference)
    else { return false }
    return !declaration.isLibrary
  }
}

extension ViewGraph {
  /// True for views whose type the learner declared.
  public func isDeclaredByLearner(_ node: GraphNode) -> Bool {
    if case .composite = node.form { return isLearners(node.view.type) }
    return false
  }
}
