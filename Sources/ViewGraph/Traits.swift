public import SwiftEvaluator

extension ViewGraph {
  /// The value of a trait that a view writes for the container around it; nil when it writes none.
  ///
  /// Modifiers, custom views and groups are looked through, containers are not; the innermost value
  /// counts, as with `.zIndex(0.5).padding().zIndex(1.3)`, which is 0.5.
  ///
  /// - Parameters:
  ///   - name: The name of the library's trait key, such as `ZIndexTraitKey`.
  ///   - node: The view, or the top of what came or went.
  ///   - isLeaving: True for a view that goes: what modifiers around it said before the update
  ///     that takes it away still holds for it.
  /// - Returns: The innermost value.
  public func trait(_ name: String, of node: GraphNode, isLeaving: Bool = false) -> Value? {
    var found: Value?
    var current: GraphNode? = node
    while let node = current {
      if case .effect(let effect, _) = node.form, effect.name == "trait",
        effect.payload.first?.asString == name
      {
        found = effect.payload.last
      }
      guard node.isModifier || isLookedThrough(node) else { break }
      current = node.children.first
    }
    return found ?? traitAround(name, node, isLeaving)
  }

  /// What modifiers around a view write for it: they reach every view of a group, of a custom view
  /// and of what an id or a condition exchanges, up to the container.
  private func traitAround(_ name: String, _ node: GraphNode, _ isLeaving: Bool) -> Value? {
    var current = node.parent
    while let outer = current {
      let former = isLeaving ? record.step?.formerForms[outer.number] : nil
      if case .effect(let effect, _) = former ?? outer.form, effect.name == "trait",
        effect.payload.first?.asString == name
      {
        return effect.payload.last
      }
      if case .primitive = outer.form, outer.isVisible { return nil }
      // What a modifier puts beside its content is no part of that content.
      if outer.isModifier, outer.children.first.map({ !contains($0, node) }) ?? true { return nil }
      current = outer.parent
    }
    return nil
  }

  func contains(_ outer: GraphNode, _ inner: GraphNode) -> Bool {
    var current: GraphNode? = inner
    while let node = current, node.depth >= outer.depth {
      if node === outer { return true }
      current = node.parent
    }
    return false
  }

  /// True for a view that stands for the one view inside it.
  private func isLookedThrough(_ node: GraphNode) -> Bool {
    guard node.children.count == 1 else { return false }
    if case .composite = node.form { return true }
    return !node.isVisible
  }

  /// The nodes whose modifier has an effect of some name, from the top down.
  public func nodes(withEffect name: String) -> [GraphNode] {
    root.map { nodes(withEffect: name, below: $0) } ?? []
  }

  /// The nodes that say something, from the top down.
  public func nodes(where isWanted: (GraphNode) -> Bool) -> [GraphNode] {
    var found: [GraphNode] = []
    func collect(_ node: GraphNode) {
      if isWanted(node) { found.append(node) }
      for child in node.children { collect(child) }
    }
    if let root { collect(root) }
    return found
  }

  /// The controls of a kind, from the top down.
  public func nodes(withControl kind: String) -> [GraphNode] {
    var found: [GraphNode] = []
    func collect(_ node: GraphNode) {
      if case .primitive(let object) = node.form, object.name == "control",
        let control = object.payload.first, caseName(field("kind", of: control)) == kind
      {
        found.append(node)
      }
      for child in node.children { collect(child) }
    }
    if let root { collect(root) }
    return found
  }

  /// The same in one part of the view.
  public func nodes(withEffect name: String, below top: GraphNode) -> [GraphNode] {
    var found: [GraphNode] = []
    func collect(_ node: GraphNode) {
      if case .effect(let effect, _) = node.form, effect.name == name { found.append(node) }
      for child in node.children { collect(child) }
    }
    collect(top)
    return found
  }
}
