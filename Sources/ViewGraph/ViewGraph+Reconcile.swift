import SwiftEvaluator
import SwiftSource
import SwiftTypes

extension ViewGraph {
  /// Brings the nodes of one parent in line with what it wants below itself.
  func reconcile(_ old: [GraphNode], with plans: [Plan], in parent: GraphNode?)
    throws(EvaluationError) -> [GraphNode]
  {
    let difference = KeyedDiff(from: old.map(\.step), to: plans.map(\.step))
    var made: [GraphNode] = []
    made.reserveCapacity(plans.count)
    var fresh: [(position: Int, node: GraphNode)] = []
    for (position, plan) in plans.enumerated() {
      guard let source = difference.sources[position] else {
        let node = try enter(plan, in: parent)
        fresh.append((position, node))
        made.append(node)
        continue
      }
      made.append(try keep(old[source], for: plan, in: parent))
    }
    for position in difference.moved {
      guard let source = difference.sources[position], made[position] === old[source] else {
        continue
      }
      record.moves(made[position], Reason.moved(plans[position].step, source, position))
    }
    let dropped = Set(difference.removed)
    for (position, node) in fresh {
      // A new leaf or id in the position of a former one replaces it: that one's state is lost.
      let former = dropped.contains(position) ? old[position] : nil
      let isBack = record.step?.revived.contains(node.number) == true
      let reason =
        isBack
        ? Reason.revived
        : record.isSight ? Reason.inSight : Reason.appears(node.step, instead: former?.step)
      record.came(node, reason)
      if let former, !isBack { record.replaces(former, node, reason) }
    }
    for position in difference.removed {
      try readOnceMore(old[position], of: parent)
      record.went(old[position], Reason.goes(old[position].step))
      try leave(old[position])
    }
    inspectRows(of: parent, old, made)
    return made
  }

  /// A view whose place is still wanted: it takes the new value, or another type takes its place.
  private func keep(_ node: GraphNode, for plan: Plan, in parent: GraphNode?)
    throws(EvaluationError) -> GraphNode
  {
    let relation = evaluator.checker.relation(node.view.type, plan.view.type)
    if case .different = relation {
      let reason = Reason.type(node.view.type.name(), plan.view.type.name(), at: plan.step)
      return try replace(node, with: plan, in: parent, reason)
    }
    try bring(node, to: plan, relation)
    return node
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
    if case .structure(let old) = node.view.value, case .structure(let new) = plan.view.value,
      old === new, case .same = relation, isSame(node.environment, plan.environment),
      outdated[node.number] == nil, node.isTab || node.isShownByParent == plan.isOnScreen
    {
      // The very same value: what has changed inside is out of date by itself.
      node.rowID = plan.rowID
      return
    }
    let oldView = node.view
    let oldForm = node.form
    node.rowID = plan.rowID
    if !node.isTab { node.isShownByParent = plan.isOnScreen }
    try show(node, node.isShownByParent && node.parent?.isOnScreen != false)
    let formerEnvironment = node.environment
    let sameEnvironment = isSame(formerEnvironment, plan.environment)
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
      if evaluator.checker.conforms(plan.view.type, toLibrary: "Equatable") {
        try noteEquality(of: oldView.value, plan.view.value, plan.view.type)
      }
      node.view = plan.view
      if !sameEnvironment, let made = node.made {
        let below = Plan(step: .content, view: made, environment: node.environment)
        node.children = try reconcile(node.children, with: [below], in: node)
      }
      return
    }
    node.view = plan.view
    outdatedRows[node.number] = nil
    let causes = (outdated.removeValue(forKey: node.number) ?? []) + environmentCauses
    if !causes.isEmpty {
      node.causes += causes.filter { !node.causes.contains($0) }
      record.updated[node.number] = Reason.stateChanged(causes)
    }
    if case .composite = oldForm, try !isEqualForSkipping(oldView, plan.view) {
      node.causes = ["@self"] + node.causes.filter { $0 != "@self" }
      node.newClosures = try newClosures(oldView, plan.view)
      notePlainObjects(oldView, plan.view)
    }
    record.brought(node, from: oldForm)
    let oldSubject = typedSubject(oldForm, oldView)
    let plans = try expand(node)
    try noteChange(node, from: oldSubject)
    if !sameEnvironment { try noteEnvironment(node, from: formerEnvironment) }
    node.children = try reconcile(node.children, with: plans, in: node)
    try fillContentPlaces(of: node)
    try stayed(node, oldForm)
  }

  /// Asks a node again without a new value, because something it read has changed.
  func refresh(_ node: GraphNode, because causes: [String]) throws(EvaluationError) {
    let oldForm = node.form
    node.filled = nil
    node.madeScreens = [:]
    let rows = takeOutdatedRows(of: node, causes)
    defer { node.rowsToMake = nil }
    if rows == nil, !causes.isEmpty {
      record.updated[node.number] = Reason.stateChanged(causes)
    }
    record.brought(node, from: oldForm)
    let plans = try expand(node)
    node.children = try reconcile(node.children, with: plans, in: node)
    if let rows { tellRows(rows, of: node) }
    try fillContentPlaces(of: node)
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
