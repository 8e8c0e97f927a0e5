import SwiftEvaluator
import ViewGraph

extension Screen {
  /// The row of a list that a view stands in: what the list shows as one element.
  ///
  /// A modifier around several views stands around each of them, so it joins no rows to one.
  func listRow(around node: GraphNode) -> GraphNode? {
    var inside = [node]
    var current = node.parent
    while let outer = current {
      // What lies in front is no part of the row that shows it.
      if inside.last?.isInFront == true { return nil }
      if case .primitive(let object) = outer.form {
        if object.name == "list" { return firstRow(of: inside.reversed()) }
        if object.name == "navigation" { return nil }
      }
      inside.append(outer)
      current = outer.parent
    }
    return nil
  }

  /// The outermost of some nodes, each around the next, with no builder's node or section inside
  /// that would make several rows of it.
  private func firstRow(of path: [GraphNode]) -> GraphNode? {
    var row: GraphNode?
    for node in path {
      guard node.isVisible, node.description?.name != "section" else {
        row = nil
        continue
      }
      if row == nil { row = node }
      if case .primitive = node.form { break }
    }
    return row ?? path.last
  }

  /// The buttons of the usual style in a row.
  func plainButtons(in row: GraphNode) -> [GraphNode] {
    var found: [GraphNode] = []
    func collect(_ node: GraphNode) {
      if case .primitive(let object) = node.form, object.name == "control" {
        if controlKind(of: object) == "button", hasUsualStyle(node) { found.append(node) }
        return
      }
      for child in node.children { collect(child) }
    }
    collect(row)
    return found
  }

  /// True when no style for buttons was set around a button.
  private func hasUsualStyle(_ node: GraphNode) -> Bool {
    let styles = reader.field("_styles", of: node.environment.value)?.asArray ?? []
    guard
      let last = styles.last(where: { reader.caseName(reader.field("kind", of: $0)) == "button" })
    else { return true }
    let name = reader.field("name", of: last)?.asString ?? ""
    return name == "DefaultButtonStyle" || name == "_DefaultButtonStyle" || name == "automatic"
  }

  /// True when a gesture between a view and its row listens for itself.
  func hasGesture(_ node: GraphNode, inside row: GraphNode) -> Bool {
    var current: GraphNode? = node
    while let inner = current {
      if inner.description?.name == "gesture" || inner.description?.name == "control" {
        return true
      }
      if inner === row { return false }
      current = inner.parent
    }
    return false
  }
}
