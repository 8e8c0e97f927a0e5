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
    guard library.isPrimitiveView(node.view.type) else {
      return try isProgram(node.view.type) ? runProgram(node) : [runBody(of: node)]
    }
    let object = try animated(library.primitive(of: node.view.value, node.view.type), in: node)
    node.form = .primitive(object)
    let expansion = Expansion(graph: self, node: node, payload: evaluator.payload(of: object))
    return try PrimitiveRule.rule(object.name).children(expansion)
  }

  private func runBody(of node: GraphNode) throws(EvaluationError) -> Plan {
    node.form = .composite
    let installed = try install(animated(node.view, in: node), in: node)
    if isLearners(node.view.type) { record.ran(node, node.view.name) }
    let index = record.runCount
    let made = try library.body(of: installed, node.view.type)
    node.causes = []
    if let former = node.made, isLearners(node.view.type), try isAlike(former, made) {
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
      return [try runModifier(modifier, content, node)]
    }
    let shown = try animated(modifier, in: node)
    let effect = try library.effect(of: shown.value, shown.type)
    node.form = .effect(effect, modifier: modifier)
    let expansion = Expansion(graph: self, node: node, payload: evaluator.payload(of: effect))
    return try EffectRule.rule(effect.name).children(expansion, content)
  }

  /// A modifier's body runs for its own value and for what it reads, not for what it is laid around.
  private func runModifier(_ modifier: TypedValue, _ content: TypedValue, _ node: GraphNode)
    throws(EvaluationError) -> Plan
  {
    node.form = .modifierBody(modifier: modifier)
    node.content = (content, (node.content?.version ?? 0) + 1)
    if let former = node.ranModifier, try !isEqualForSkipping(former, modifier) {
      node.causes = ["@self"] + node.causes.filter { $0 != "@self" }
      if former.type != modifier.type { node.contentPlace = nil }
    } else if node.causes.isEmpty, let made = node.made {
      return Plan(step: .content, view: made, environment: node.environment)
    }
    let installed = TypedValue(
      try install(animated(modifier, in: node), in: node),
      modifier.type
    )
    if isLearners(modifier.type) { record.ran(node, modifier.name) }
    let index = record.runCount
    let place: Value
    if let known = node.contentPlace {
      place = known
    } else {
      place = try library.place(of: content, in: modifier, owner: node.number)
    }
    node.contentPlace = place
    let made = try library.body(of: installed, around: place)
    node.causes = []
    if let former = node.made, isLearners(modifier.type), try isAlike(former, made) {
      record.wasIdle(index)
    }
    node.made = made
    node.ranModifier = modifier
    return Plan(step: .content, view: made, environment: node.environment)
  }

  /// Lets new content reach the places of it that the body of a modifier has made.
  func fillContentPlaces(of node: GraphNode) throws(EvaluationError) {
    guard let version = node.content?.version else { return }
    for number in node.contentPlaces.sorted() {
      guard let place = nodes[number] else {
        node.contentPlaces.remove(number)
        continue
      }
      guard place.shownVersion != version else { continue }
      let plans = try expand(place)
      place.children = try reconcile(place.children, with: plans, in: place)
    }
  }

  /// Makes the view of a node that is made late, from what its closure is given.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - make: The closure.
  ///   - arguments: What the closure is given.
  ///   - place: Where the node stands, in the numbers the layout tells.
  ///   - dependsOnPlace: Whether the closure has asked for that.
  /// - Throws: What the closure, or a body below it, has failed with.
  public func fill(
    _ node: GraphNode,
    by make: Value,
    _ arguments: [Value],
    at place: [Double],
    dependsOnPlace: Bool
  ) throws(EvaluationError) {
    let hasMoved = dependsOnPlace && node.filled?.place != place
    if !hasMoved, try isFilled(node, by: make, arguments) { return }
    node.filled = (make, arguments, node.environment, place)
    running.append(node)
    defer { running.removeLast() }
    let made = TypedValue(try evaluator.call(make, arguments), .error)
    let plan = Plan(step: .content, view: made, environment: node.environment)
    node.children = try reconcile(node.children, with: [plan], in: node)
  }

  /// True when a view was made from the same closure and the same geometry before.
  private func isFilled(_ node: GraphNode, by make: Value, _ arguments: [Value])
    throws(EvaluationError) -> Bool
  {
    guard let former = node.filled, make.isSameFunction(as: former.make),
      former.arguments.count == arguments.count,
      case .structure(let old) = former.environment.value,
      case .structure(let new) = node.environment.value, old === new
    else { return false }
    for (before, now) in zip(former.arguments, arguments) {
      guard case .structure(let object) = now.opened,
        try isUnchanged(before.opened, now.opened, object.type, ignoresClosures: true)
      else { return false }
    }
    return true
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
    if case .composite = node.form { return !node.isProgram && isLearners(node.view.type) }
    return false
  }
}
