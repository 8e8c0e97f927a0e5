import SwiftEvaluator
import ViewGraph

extension Screen {
  /// The row of a list that a view stands in: what the list shows as one element.
  func listRow(around node: GraphNode) -> GraphNode? {
    var row = node
    // What is laid around several views, such as `.onDelete`, is around each of them.
    var isWhole = false
    var inner = node
    while let outer = inner.parent {
      // What lies in front is no part of the row that shows it.
      if inner.isInFront { return nil }
      if case .primitive(let object) = outer.form {
        if object.name == "list" { return row }
        if object.name == "navigation" { return nil }
        if object.name == "rows" || object.name == "tuple" {
          if !isWhole { row = inner.isVisible ? inner : row }
          isWhole = true
        } else if outer.isVisible, object.name != "section" {
          (row, isWhole) = (outer, false)
        }
      } else if !isWhole, outer.isVisible {
        row = outer
      }
      inner = outer
    }
    return nil
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
