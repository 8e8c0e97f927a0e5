import SwiftEvaluator
import SwiftSource
import SwiftTypes

extension ViewGraph {
  /// Brings the nodes of one parent in line with what it wants below itself.
  func reconcile(_ old: [GraphNode], with plans: [Plan], in parent: GraphNode?)
    throws(EvaluationError) -> [GraphNode]
  {
    var waiting: [Step: GraphNode] = [:]
    for node in old { waiting[node.step] = node }
    var made: [GraphNode] = []
    made.reserveCapacity(plans.count)
    var fresh: [(position: Int, node: GraphNode)] = []
    var dropped: [GraphNode] = []
    for (position, plan) in plans.enumerated() {
      guard let node = waiting.removeValue(forKey: plan.step) else {
        let node = try enter(plan, in: parent)
        fresh.append((position, node))
        made.append(node)
        continue
      }
      let relation = evaluator.checker.relation(node.view.type, plan.view.type)
      if case .different = relation {
        let reason = Reason.type(node.view.type.name(), plan.view.type.name(), at: plan.step)
        made.append(try replace(node, with: plan, in: parent, reason))
        continue
      }
      try bring(node, to: plan, relation)
      made.append(node)
    }
    for node in old where waiting[node.step] === node { dropped.append(node) }
    noteMoves(old, made)
    for (position, node) in fresh {
      // A new leaf or id in the position of a former one replaces it: that one's state is lost.
      let former = dropped.first { old.holds($0, at: position) }
      let isBack = record.step?.revived.contains(node.number) == true
      let reason = isBack ? Reason.revived : Reason.appears(node.step, instead: former?.step)
      record.came(node, reason)
      if let former, !isBack { record.replaces(former, node, reason) }
    }
    for node in dropped {
      record.went(node, Reason.goes(node.step))
      try leave(node)
    }
    return made
  }

  private func replace(_ node: GraphNode, with plan: Plan, in parent: GraphNode?, _ reason: Phrase)
    throws(EvaluationError) -> GraphNode
  {
    let canTransition = plan.step != .erased
    record.went(node, reason, canTransition: canTransition)
    // An erased view of another type goes before the new one comes; all others go after it.
    if plan.step == .erased { remove(node, isErased: true) }
    let new = try mount(plan, in: parent)
    record.came(new, reason, canTransition: canTransition)
    record.replaces(node, new, reason)
    if plan.step != .erased { remove(node) }
    return new
  }

  /// Rows that stand in another order: all but a longest run that kept its order have moved.
  private func noteMoves(_ old: [GraphNode], _ new: [GraphNode]) {
    guard old.count > 1, new.count > 1 else { return }
    var former: [Int: Int] = [:]
    for (position, node) in old.enumerated() { former[node.number] = position }
    let kept = new.enumerated().compactMap { position, node in
      former[node.number].map { (node: node, from: $0, to: position) }
    }
    let stable = longestIncreasing(kept.map(\.from))
    guard stable.count < kept.count else { return }
    let fixed = Set(stable)
    for (index, item) in kept.enumerated() where !fixed.contains(index) {
      record.moves(item.node, Reason.moved(item.node.step, item.from, item.to))
    }
  }

  // MARK: Making and removing

  /// Makes the node of a plan with everything below it.
  func mount(_ plan: Plan, in parent: GraphNode?) throws(EvaluationError) -> GraphNode {
    lastNumber += 1
    let node = GraphNode(
      number: lastNumber,
      step: plan.step,
      parent: parent,
      view: plan.view,
      environment: plan.environment
    )
    guard node.depth < limits.depth else {
      throw EvaluationError(.stageLimit("nested views", limits.depth))
    }
    guard nodes.count < limits.nodes else {
      throw EvaluationError(.stageLimit("views", limits.nodes))
    }
    nodes[node.number] = node
    node.twin = twin(of: plan.step, in: parent)
    node.rowID = plan.rowID
    node.isShownByParent = plan.isOnScreen
    node.isOnScreen = plan.isOnScreen && parent?.isOnScreen != false
    node.causes = ["@self"]
    let plans = try expand(node)
    if node.description?.readsPreferences == true { preferenceReaders.insert(node.number) }
    noteScreens(node)
    if case .row(let id, 0) = plan.step { parent?.firstRows[id] = node }
    node.children = try reconcileNew(plans, in: node)
    try appeared(node)
    return node
  }

  /// For a row whose id occurs before: that row; inside it, the view in the same place.
  private func twin(of step: Step, in parent: GraphNode?) -> GraphNode? {
    if case .row(let id, let occurrence) = step, occurrence > 0 { return parent?.firstRows[id] }
    return parent?.twin?.children.first { $0.step == step }
  }

  private func reconcileNew(_ plans: [Plan], in node: GraphNode)
    throws(EvaluationError) -> [GraphNode]
  {
    var made: [GraphNode] = []
    for plan in plans { made.append(try mount(plan, in: node)) }
    return made
  }

  func remove(_ node: GraphNode, isErased: Bool = false) {
    eraseLeaving(in: node)
    for child in node.children { remove(child, isErased: isErased) }
    nodes[node.number] = nil
    outdated[node.number] = nil
    disappeared(node, isErased: isErased)
  }

  // MARK: Updating

  /// Gives a node that keeps its identity its new value.
  func bring(_ node: GraphNode, to plan: Plan, _ relation: TypeRelation) throws(EvaluationError) {
    let oldView = node.view
    let oldForm = node.form
    node.rowID = plan.rowID
    if !node.isTab { node.isShownByParent = plan.isOnScreen }
    try show(node, node.isShownByParent && node.parent?.isOnScreen != false)
    let sameEnvironment = isSame(node.environment, plan.environment)
    node.environment = plan.environment
    var isRedeclared = false
    if case .redeclared(let name) = relation {
      isRedeclared = true
      record.redeclared[node.number] = name
    }
    let environmentCauses = sameEnvironment ? [] : try environmentChanges(node)
    if case .composite = oldForm, !isRedeclared, environmentCauses.isEmpty,
      outdated[node.number] == nil,
      try isEqualForSkipping(oldView, plan.view)
    {
      node.view = plan.view
      if !sameEnvironment, let made = node.made {
        let below = Plan(step: .content, view: made, environment: node.environment)
        node.children = try reconcile(node.children, with: [below], in: node)
      }
      return
    }
    node.view = plan.view
    let causes = (outdated.removeValue(forKey: node.number) ?? []) + environmentCauses
    if !causes.isEmpty {
      node.causes += causes.filter { !node.causes.contains($0) }
      record.updated[node.number] = Reason.stateChanged(causes)
    }
    if case .composite = oldForm, try !isEqualForSkipping(oldView, plan.view) {
      node.causes = ["@self"] + node.causes.filter { $0 != "@self" }
    }
    record.brought(node, from: oldForm)
    let oldSubject = typedSubject(oldForm, oldView)
    let plans = try expand(node)
    try noteChange(node, from: oldSubject)
    node.children = try reconcile(node.children, with: plans, in: node)
    try stayed(node, oldForm)
  }

  /// Asks a node again without a new value, because something it read has changed.
  func refresh(_ node: GraphNode, because causes: [String]) throws(EvaluationError) {
    let oldForm = node.form
    record.updated[node.number] = Reason.stateChanged(causes)
    record.brought(node, from: oldForm)
    let plans = try expand(node)
    node.children = try reconcile(node.children, with: plans, in: node)
    try stayed(node, oldForm)
  }

  private func typedSubject(_ form: GraphNode.Form, _ view: TypedValue) -> TypedValue {
    switch form {
    case .composite, .primitive: view
    case .effect(_, let modifier), .modifierBody(let modifier): modifier
    }
  }

  private func isSame(_ left: TypedValue, _ right: TypedValue) -> Bool {
    guard case .structure(let a) = left.value, case .structure(let b) = right.value else {
      return false
    }
    return a === b
  }
}

extension [GraphNode] {
  /// True when a node is the element at a position.
  fileprivate func holds(_ node: GraphNode, at position: Int) -> Bool {
    indices.contains(position) && self[position] === node
  }
}

/// The positions of a longest increasing subsequence, in order.
///
/// - Complexity: O(n log n).
func longestIncreasing(_ values: [Int]) -> [Int] {
  var tails: [Int] = []
  var before = [Int](repeating: -1, count: values.count)
  for (index, value) in values.enumerated() {
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
    }
    if low > 0 { before[index] = tails[low - 1] }
    if low == tails.count { tails.append(index) } else { tails[low] = index }
  }
  var result: [Int] = []
  var current = tails.last ?? -1
  while current >= 0 {
    result.append(current)
    current = before[current]
  }
  return result.reversed()
}
