public import SwiftEvaluator
import SwiftTypes

/// What a case of `_Effect` does when its view comes, stays and goes.
struct LifecycleRule: Sendable {
  typealias Event = @Sendable (ViewGraph, GraphNode, [PayloadValue]) throws(EvaluationError) -> Void

  var appeared: Event = { (_, _, _) throws(EvaluationError) in }
  var stayed: Event = { (_, _, _) throws(EvaluationError) in }
  /// What ends a subscription, given what its view kept.
  var ends: @Sendable ([PayloadValue]) -> Value? = { _ in nil }
  /// False for rules that hold for views that are not shown, too.
  var needsScreen = true
  /// True for rules that hold only where there is a view to appear.
  var needsContent = false
  /// The action to run when the view is gone.
  var departure: @Sendable ([PayloadValue]) -> Value? = { _ in nil }

  static let table: [String: LifecycleRule] = [
    "lifecycle": LifecycleRule(
      appeared: { (graph, _, payload) throws(EvaluationError) in
        if let action = payload.first?.value.unwrapped { graph.queue(action, [], .appear) }
      },
      needsContent: true,
      departure: { $0.last?.value.unwrapped }
    ),
    "change": LifecycleRule(
      appeared: watchBegins,
      stayed: watchCompares,
      needsScreen: false,
      needsContent: true
    ),
    "subscription": LifecycleRule(appeared: attach, stayed: attach, ends: { $0.last?.value }),
    "task": LifecycleRule(appeared: taskBegins, stayed: taskCompares, needsContent: true),
  ]

  /// The subscription of the former value is handed on, so that the same source keeps it.
  private static func attach(
    _ graph: ViewGraph,
    _ node: GraphNode,
    _ payload: [PayloadValue]
  ) throws(EvaluationError) {
    guard node.isOnScreen, let attach = payload.first?.value else { return }
    graph.record.queue(.appear) { [weak graph] () throws(EvaluationError) in
      guard let graph, graph.node(node.number) === node else { return }
      node.watch = try graph.evaluator.call(attach, [node.watch ?? .absent])
    }
  }

  private static func watchBegins(
    _ graph: ViewGraph,
    _ node: GraphNode,
    _ payload: [PayloadValue]
  ) throws(EvaluationError) {
    guard let watch = payload.first?.value else { return }
    node.watch = watch
    guard graph.field("initial", of: watch)?.asBool == true,
      let value = graph.field("value", of: watch), let action = graph.field("action", of: watch)
    else { return }
    graph.queue(action, [value, value], .appear)
  }

  private static func watchCompares(
    _ graph: ViewGraph,
    _ node: GraphNode,
    _ payload: [PayloadValue]
  ) throws(EvaluationError) {
    guard let new = payload.first?.value, let old = node.watch else { return }
    node.watch = new
    if node.isVacant { return }
    guard let before = graph.field("value", of: old), let after = graph.field("value", of: new),
      let isEqual = graph.field("isEqual", of: new)
    else { return }
    if try graph.evaluator.call(isEqual, [before]).asBool == true {
      let (old, new) = (TypedValue(before, .any), TypedValue(after, .any))
      if old.type == new.type { try graph.noteEquality(of: old.value, new.value, new.type) }
      return
    }
    guard try graph.mayDispatch(node, after) else { return }
    let usesFormer = graph.field("usesFormerAction", of: new)?.asBool == true
    guard let action = graph.field("action", of: usesFormer ? old : new) else { return }
    graph.queue(action, [before, after], .appear)
  }

  private static func taskBegins(
    _ graph: ViewGraph,
    _ node: GraphNode,
    _ payload: [PayloadValue]
  ) throws(EvaluationError) {
    guard let action = payload.last?.value else { return }
    node.taskID = payload.first?.value
    node.task = graph.startTask(action)
  }

  private static func taskCompares(
    _ graph: ViewGraph,
    _ node: GraphNode,
    _ payload: [PayloadValue]
  ) throws(EvaluationError) {
    guard node.isOnScreen, !node.isVacant, let new = payload.first, let old = node.taskID,
      let action = payload.last?.value
    else {
      return
    }
    node.taskID = new.value
    if try graph.evaluator.equals(old, new.value, new.type) { return }
    if let running = node.task { graph.cancelTask(running) }
    node.task = graph.startTask(action)
  }
}

extension ViewGraph {
  func appeared(_ node: GraphNode) throws(EvaluationError) {
    guard let (rule, payload) = lifecycle(of: node) else { return }
    guard node.isOnScreen || !rule.needsScreen else { return }
    if rule.needsContent, isConditional(node) {
      conditionalLifetimes.insert(node.number)
      node.isVacant = !hasContent(node)
      if node.isVacant { return }
    }
    try rule.appeared(self, node, payload)
  }

  /// A view that exists comes on the screen or goes from it; its state stays.
  func show(_ node: GraphNode, _ isOnScreen: Bool) throws(EvaluationError) {
    guard node.isOnScreen != isOnScreen else { return }
    for child in node.children { try show(child, isOnScreen && child.isShownByParent) }
    if isOnScreen {
      node.isOnScreen = true
      if let (rule, payload) = lifecycle(of: node), rule.needsScreen {
        try rule.appeared(self, node, payload)
      }
    } else {
      disappeared(node, isErased: false)
      node.isOnScreen = false
    }
  }

  /// The same view with a new value; another kind of effect cannot happen, its type would differ.
  func stayed(_ node: GraphNode, _ former: GraphNode.Form) throws(EvaluationError) {
    guard let (rule, payload) = lifecycle(of: node) else { return }
    try rule.stayed(self, node, payload)
  }

  func disappeared(_ node: GraphNode, isErased: Bool) {
    guard !node.isVacant else { return }
    if let task = node.task {
      cancelTask(task)
      node.task = nil
    }
    if let watch = node.watch, let (rule, payload) = lifecycle(of: node),
      let end = rule.ends(payload)
    {
      node.watch = nil
      queue(end, [watch], .disappear)
    }
    guard node.isOnScreen, let (rule, payload) = lifecycle(of: node),
      let action = rule.departure(payload)
    else {
      return
    }
    queue(action, [], isErased ? .erasedDisappear : .disappear)
  }

  /// A view goes without a word: what it listens to ends all the same.
  func endSubscription(of node: GraphNode) throws(EvaluationError) {
    guard let watch = node.watch, let (rule, payload) = lifecycle(of: node),
      let end = rule.ends(payload)
    else { return }
    node.watch = nil
    _ = try evaluator.call(end, [watch])
  }

  private func lifecycle(of node: GraphNode) -> (LifecycleRule, [PayloadValue])? {
    guard case .effect(let effect, _) = node.form, let rule = LifecycleRule.table[effect.name]
    else { return nil }
    return (rule, evaluator.payload(of: effect))
  }

  /// False when the action of a watched value has run twice in this update already.
  fileprivate func mayDispatch(_ node: GraphNode, _ value: Value) throws(EvaluationError) -> Bool {
    try mayDispatch(node, value, called: "onChange(of:")
  }

  /// False when the action of something watched has run twice in this update already, which is said
  /// once, as SwiftUI does.
  public func mayDispatch(_ node: GraphNode, _ value: Value, called name: String)
    throws(EvaluationError) -> Bool
  {
    let count = record.dispatched(node)
    if count == 3 {
      let type = TypedValue(value, .any).type.name()
      try evaluator.print(
        "\(name) \(type)) action tried to update multiple times per frame.\n"
      )
    }
    return count < 3
  }

  /// Has a closure run after the views are up to date.
  func queue(_ action: Value, _ arguments: [Value], _ moment: UpdateRecord.Moment) {
    let evaluator = evaluator
    record.queue(moment) { () throws(EvaluationError) in
      _ = try evaluator.call(action, arguments)
    }
  }

  /// A stored property of a struct by name.
  func field(_ name: String, of value: Value) -> Value? {
    guard case .structure(let object) = value.opened else { return nil }
    return evaluator.fields(of: object).first { $0.name == name }?.value
  }
}
