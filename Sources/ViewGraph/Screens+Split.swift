public import SwiftEvaluator

/// Screens in columns: beside each other in a wide window, one in front in a narrow one.
///
/// **Source** — documented: Apple, `NavigationSplitView`; that going back in a narrow window clears the
/// selection is observed.
extension ViewGraph {
  /// Shows the columns that fit, and what was pushed in place of the last.
  func gatherSplit(_ node: GraphNode) throws(EvaluationError) {
    try gatherStack(node)
    let own = node.ownScreens
    let isCovered = node.children.count > own.count
    for (index, column) in own.enumerated() {
      let isShown =
        isNarrow
        ? !isCovered && index == node.frontColumn : !isCovered || index < own.count - 1
      column.isShownByParent = isShown
      try show(column, isShown && node.isOnScreen)
    }
  }

  /// A row of a column was chosen: in a narrow window the next column comes to the front.
  public func advanceColumn(from node: GraphNode) {
    guard let (holder, index) = column(around: node) else { return }
    holder.pushed = []
    let own = holder.ownScreens
    guard let next = own.indices.first(where: { $0 > index && !own[$0].isEmptyView }) else {
      return
    }
    holder.frontColumn = next
  }

  /// True for nodes in a column of a split view, with no stack between them.
  public func isInColumn(_ node: GraphNode) -> Bool { column(around: node) != nil }

  /// The value that a link stands for; nil for other nodes.
  public func linkValue(of node: GraphNode) -> Value? { link(of: node)?.value }

  /// The split view whose column in front is not its first.
  var columnInFront: GraphNode? {
    guard isNarrow else { return nil }
    for number in screens.sorted(by: >) {
      if let node = nodes[number], node.isOnScreen, node.isSplit, node.frontColumn > 0 {
        return node
      }
    }
    return nil
  }

  /// Goes back to the column before, whose list has no selection then.
  func leaveColumn() throws(EvaluationError) -> Bool {
    guard let holder = columnInFront else { return false }
    let own = holder.ownScreens
    let former = own.indices.last { $0 < holder.frontColumn && !own[$0].isEmptyView } ?? 0
    holder.frontColumn = former
    if own.indices.contains(former), let choice = selection(below: own[former]),
      let set = field("set", of: choice)
    {
      _ = try evaluator.call(set, [.array([])])
    }
    return true
  }

  private func column(around node: GraphNode) -> (holder: GraphNode, index: Int)? {
    var inner = node
    while let outer = inner.parent {
      if outer.isSplit {
        return outer.ownScreens.firstIndex { $0 === inner }.map { (outer, $0) }
      }
      if outer.isStack { return nil }
      inner = outer
    }
    return nil
  }

  /// The selection of the first list in a column.
  private func selection(below node: GraphNode) -> Value? {
    if case .primitive(let object) = node.form, object.name == "list" {
      return object.payload.dropFirst().first?.unwrapped
    }
    for child in node.children {
      if let found = selection(below: child) { return found }
    }
    return nil
  }
}

extension GraphNode {
  /// True for a column that is none.
  fileprivate var isEmptyView: Bool { view.name == "EmptyView" }
}
