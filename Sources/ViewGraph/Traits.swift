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
  /// - Returns: The innermost value.
  public func trait(_ name: String, of node: GraphNode) -> Value? {
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
    return found
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
