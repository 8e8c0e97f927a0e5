public import SwiftEvaluator

extension ViewGraph {
  /// Removes a view, or keeps it until its transition is over when the transaction is animated.
  ///
  /// What is kept is frozen: nothing it reads reaches it any more, and `onDisappear` runs when it
  /// is erased. A view that comes back to its place before then is the same view.
  func leave(_ node: GraphNode) throws(EvaluationError) {
    guard try isAnimated(node), leaving.count < Self.maximumLeaving else {
      // Without any transition the old view is gone before the new one comes.
      return remove(node, isErased: hasIdentityTransition(node))
    }
    leaving[node.number] = node
    record.step?.leaving.insert(node.number)
    unregister(node)
  }

  private func hasIdentityTransition(_ node: GraphNode) -> Bool {
    guard let transition = trait("TransitionTraitKey", of: node, isLeaving: true) else {
      return false
    }
    return caseName(field("_kind", of: transition.opened)) == "identity"
  }

  private static let maximumLeaving = 1000

  /// Only what an `if`, a `switch`, a `ForEach` or an id can bring back has a transition.
  private func isAnimated(_ node: GraphNode) throws(EvaluationError) -> Bool {
    guard didSettle != nil, node.step.canTransition else { return false }
    for top in node.seen where try !isInstant(top) { return true }
    return false
  }

  private func isInstant(_ node: GraphNode) throws(EvaluationError) -> Bool {
    let animation = try transaction(at: node).animation
    guard let transition = trait("TransitionTraitKey", of: node, isLeaving: true) else {
      return animation == nil
    }
    return try callLibrary(
      "_engineLeavesAtOnce",
      [transition.opened, .bool(animation != nil)]
    ).asBool == true
  }

  private func unregister(_ node: GraphNode) {
    nodes[node.number] = nil
    outdated[node.number] = nil
    for child in node.children { unregister(child) }
  }

  func register(_ node: GraphNode) {
    nodes[node.number] = node
    if node.isScreenHolder { screens.insert(node.number) }
    if node.madeRows != nil { lazyRows.insert(node.number) }
    if node.description?.readsPreferences == true { preferenceReaders.insert(node.number) }
    for child in node.children { register(child) }
  }

  /// The view of a plan: the one that is still leaving its place, or a new one.
  func enter(_ plan: Plan, in parent: GraphNode?) throws(EvaluationError) -> GraphNode {
    if let known = try revive(plan, in: parent) { return known }
    return try mount(plan, in: parent)
  }

  /// A view that is still leaving this place, and is to stand there again.
  func revive(_ plan: Plan, in parent: GraphNode?) throws(EvaluationError) -> GraphNode? {
    guard !leaving.isEmpty, let parent else { return nil }
    for (number, node) in leaving where node.parent === parent && node.step == plan.step {
      let relation = evaluator.checker.relation(node.view.type, plan.view.type)
      if case .different = relation { continue }
      leaving[number] = nil
      register(node)
      record.step?.revived.insert(number)
      try bring(node, to: plan, relation)
      return node
    }
    return nil
  }

  /// Erases what was leaving inside a view that is removed itself.
  func eraseLeaving(in node: GraphNode) {
    guard !leaving.isEmpty else { return }
    for (number, item) in leaving where item.parent === node {
      leaving[number] = nil
      remove(item)
    }
  }

  /// Ends the leaving of some views: their `onDisappear` runs.
  public func erase(_ numbers: [Int]) throws(EvaluationError) -> GraphUpdate {
    try perform { () throws(EvaluationError) in
      for number in numbers {
        guard let node = leaving.removeValue(forKey: number) else { continue }
        remove(node)
      }
    }
  }

  /// Erases a view that was leaving, within the update that runs.
  public func eraseNow(_ number: Int) {
    if let node = leaving.removeValue(forKey: number) { remove(node) }
  }

  /// Erases everything that was leaving, within the update that runs.
  public func eraseAllLeaving() {
    for node in leavingNodes { eraseNow(node.number) }
  }

  /// Has a closure run after the views are up to date.
  public func runSoon(_ action: Value) { queue(action, [], .task) }

  /// The views that are leaving.
  public var leavingNodes: [GraphNode] {
    leaving.values.sorted { $0.number < $1.number }
  }

  /// The nodes a person sees in the place of a node: itself, or what stands for it.
  public func seen(_ node: GraphNode) -> [GraphNode] { node.seen }
}

extension Step {
  /// Whether a view at this place comes and goes with a transition.
  var canTransition: Bool {
    switch self {
    case .branch, .present, .row, .identified: true
    case .root, .content, .slot, .part, .erased, .screen: false
    }
  }
}
