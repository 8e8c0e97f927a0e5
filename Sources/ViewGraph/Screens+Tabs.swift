public import SwiftEvaluator
import SwiftTypes

extension ViewGraph {
  func gatherTabs(_ node: GraphNode) throws(EvaluationError) {
    let tabs = self.tabs(of: node)
    let chosen = try chosenTab(node, tabs)
    for tab in tabs where tab !== chosen && tab.isShownByParent {
      tab.isShownByParent = false
      try show(tab, false)
    }
    guard let chosen, !chosen.isShownByParent else { return }
    chosen.isShownByParent = true
    try show(chosen, node.isOnScreen)
  }

  /// The views that a set of tabs can show.
  public func tabs(of node: GraphNode) -> [GraphNode] {
    guard caseName(node.description?.payload.first) == "tabs" else { return [] }
    return node.visibleChildren
  }

  /// The page before or after the one a view stands in; nil at the ends and for other tabs.
  public func page(beside node: GraphNode, isNext: Bool) -> GraphNode? {
    var current: GraphNode? = node
    while let tab = current, !tab.isTab { current = tab.parent }
    guard let tab = current, let holder = holder(of: tab) else { return nil }
    let pages = tabs(of: holder)
    guard let index = pages.firstIndex(where: { $0 === tab }) else { return nil }
    let other = index + (isNext ? 1 : -1)
    return pages.indices.contains(other) ? pages[other] : nil
  }

  private func selection(of node: GraphNode) -> Value? {
    guard case .enumeration(let kind)? = node.description?.payload.first?.opened else { return nil }
    return kind.payload.first?.unwrapped
  }

  private func chosenTab(_ node: GraphNode, _ tabs: [GraphNode])
    throws(EvaluationError) -> GraphNode?
  {
    guard let selection = selection(of: node), let get = field("get", of: selection) else {
      return tabs.first { $0.number == node.selectedTab } ?? tabs.first
    }
    running.append(node)
    bindings.append("")
    defer {
      running.removeLast()
      _ = bindings.popLast()
    }
    guard let wanted = try evaluator.call(get, []).asArray?.first else { return tabs.first }
    for tab in tabs {
      if let tag = tag(of: tab),
        try evaluator.equals(tag, wanted, libraryType("AnyHashable") ?? .any)
      {
        return tab
      }
    }
    return tabs.first
  }

  /// Chooses a tab.
  public func choose(tab: GraphNode) throws(EvaluationError) {
    guard let holder = holder(of: tab) else { return }
    guard let selection = selection(of: holder), let set = field("set", of: selection) else {
      holder.selectedTab = tab.number
      return
    }
    guard let tag = tag(of: tab) else { return }
    _ = try evaluator.call(set, [.array([tag])])
    guard let get = field("get", of: selection) else { return }
    let type = libraryType("AnyHashable") ?? .any
    guard let now = try evaluator.call(get, []).asArray?.first, try evaluator.equals(now, tag, type)
    else { return record.find(.tabOfOtherType(tag: try evaluator.describe(tag, type))) }
  }

  /// The tag of a view, under a hashable cover.
  public func tag(of node: GraphNode) -> Value? {
    var current: GraphNode? = node
    while let inner = current, inner.isModifier || !inner.isVisible {
      if case .effect(let effect, _) = inner.form, effect.name == "trait",
        effect.payload.first?.asString?.hasPrefix("TagValueTraitKey") == true,
        let value = effect.payload.last
      {
        guard case .enumeration(let object) = value.opened else { return value.opened }
        return evaluator.payload(of: object).first.flatMap { item in
          libraryType("AnyHashable").map { type in
            .structure(
              StructObject(type: type, fields: [TypedValue(item.value, item.type).erased])
            )
          }
        }
      }
      current = inner.children.first
    }
    return node.rowID
  }
}
