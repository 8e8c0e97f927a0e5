import SwiftEvaluator
import SwiftTypes

extension ViewGraph {
  /// Tells those who watch a preference when it differs.
  ///
  /// A view's own value takes the place of what is inside it; brothers are joined in order by the
  /// key's `reduce`, which the effect carries.
  func tellPreferences() throws(EvaluationError) {
    try gather("preferenceChange") { (node, effect, value) throws(EvaluationError) in
      let former = node.preference
      node.preference = .some(value)
      try tell(node, effect, former, value)
    }
  }

  /// Makes the views that layers make of preferences.
  func fillPreferenceLayers() throws(EvaluationError) {
    try gather("preferenceLayer") { (node, effect, value) throws(EvaluationError) in
      try layer(node, effect, value)
    }
  }

  /// How often layers have to be filled and laid out: once for each of them around another.
  var preferenceLayerDepth: Int {
    var deepest = 0
    for number in preferenceReaders {
      guard let node = nodes[number], node.description?.name == "preferenceLayer" else { continue }
      var depth = 1
      var outer = node.parent
      while let next = outer {
        if next.description?.name == "preferenceLayer" { depth += 1 }
        outer = next.parent
      }
      deepest = max(deepest, depth)
    }
    return min(deepest, 4)
  }

  private func gather(
    _ name: String,
    _ use: (GraphNode, EnumObject, Value?) throws(EvaluationError) -> Void
  ) throws(EvaluationError) {
    for number in preferenceReaders.sorted(by: >) {
      guard let node = nodes[number], case .effect(let effect, _) = node.form,
        let key = effect.payload.first
      else {
        preferenceReaders.remove(number)
        continue
      }
      guard effect.name == name else { continue }
      var value: Value?
      if let content = node.children.first { value = try join(key, content, into: nil) }
      try use(node, effect, value)
    }
  }

  /// The value of a key in a subtree, joined to what came before it; nil where nobody writes it.
  func join(_ key: Value, _ node: GraphNode, into total: Value?)
    throws(EvaluationError) -> Value?
  {
    if case .effect(let effect, _) = node.form, let own = effect.payload.first {
      switch effect.name {
      case "preference" where try isSameKey(own, key):
        willReadPreference?(node)
        return try evaluator.call(effect.payload[1], [total ?? .absent])
      case "preferenceTransform" where try isSameKey(own, key):
        let inside = try joinChildren(key, node, into: nil)
        willReadPreference?(node)
        let changed = try evaluator.call(effect.payload[1], [inside ?? .absent])
        return try evaluator.call(effect.payload[2], [total ?? .absent, changed])
      default: break
      }
    }
    return try joinChildren(key, node, into: total)
  }

  private func isSameKey(_ left: Value, _ right: Value) throws(EvaluationError) -> Bool {
    guard let type = libraryType("ObjectIdentifier") else { return false }
    return try evaluator.equals(left, right, type)
  }

  private func joinChildren(_ key: Value, _ node: GraphNode, into total: Value?)
    throws(EvaluationError) -> Value?
  {
    var total = total
    // What lies in front of a view is a place of its own, whose preferences stay there.
    let isHost =
      node.description?.name == "presentation"
      && node.description?.payload.first?.asString != "navigationDestination"
    for child in isHost ? Array(node.children.prefix(1)) : node.children {
      total = try join(key, child, into: total)
    }
    return total
  }

  private func tell(_ node: GraphNode, _ effect: EnumObject, _ former: Value??, _ value: Value?)
    throws(EvaluationError)
  {
    guard effect.payload.count == 2 else { return }
    let argument = value ?? .absent
    switch (former, value) {
    case (nil, nil), (.some(nil), nil): return
    case (.some(.some(let before)), let now?):
      if try evaluator.equals(before, now, .any) { return }
    default: break
    }
    guard try mayTell(node, key: effect) else { return }
    queue(effect.payload[1], [argument], .appear)
  }

  /// False when a preference was told of twice in this update already, which is said once.
  private func mayTell(_ node: GraphNode, key: EnumObject) throws(EvaluationError) -> Bool {
    let count = record.dispatched(node)
    if count == 3 {
      let name = preferenceKeyName(node)
      try evaluator.print(
        "Bound preference \(name) tried to update multiple times per frame.\n"
      )
    }
    return count < 3
  }

  /// The key as the type of the modifier names it.
  private func preferenceKeyName(_ node: GraphNode) -> String {
    node.subject.type.arguments.first?.name() ?? "PreferenceKey"
  }

  private func isSame(_ left: Value?, _ right: Value?) throws(EvaluationError) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return try evaluator.equals(left, right, .any)
  }

  /// The view a layer makes of a preference stands beside its content.
  private func layer(_ node: GraphNode, _ effect: EnumObject, _ value: Value?)
    throws(EvaluationError)
  {
    guard effect.payload.count == 4, let content = node.children.first else { return }
    running.append(node)
    defer { running.removeLast() }
    if let former = node.preference, try !isSame(former, value), record.updated[node.number] == nil
    {
      record.updated[node.number] = Reason.preference
    }
    node.preference = .some(value)
    let made = TypedValue(
      try evaluator.call(effect.payload[3], [value ?? .absent]),
      .error
    )
    let old = Array(node.children.dropFirst())
    let plan = Plan(step: .part("preference"), view: made, environment: node.environment)
    node.children = [content] + (try reconcile(old, with: [plan], in: node))
  }
}

extension EnumObject {
  /// True for effects that read what is handed up to them.
  var readsPreferences: Bool { name == "preferenceChange" || name == "preferenceLayer" }
}
