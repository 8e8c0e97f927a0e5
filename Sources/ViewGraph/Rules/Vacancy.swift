import SwiftEvaluator

/// Modifiers of a lifetime are laid around each view of their content: where there is none, nothing
/// appears.
///
/// **Source** — observed: `EmptyView().onAppear` is never called, and neither is that of a group
/// whose `if` shows nothing.
extension ViewGraph {
  /// True when the content of a modifier has a view now.
  func hasContent(_ node: GraphNode) -> Bool {
    guard let content = node.children.first else { return false }
    return holdsView(content)
  }

  private func holdsView(_ node: GraphNode) -> Bool {
    switch node.form {
    case .primitive(let object):
      if object.name == "empty" { return false }
      // An erased view is one, whatever it holds.
      if object.name == "erased" { return true }
      guard PrimitiveRule.rule(object.name).isTransparent || object.name == "modified" else {
        return true
      }
      return node.children.contains(where: holdsView)
    case .effect: return node.children.first.map(holdsView) ?? false
    case .composite, .modifierBody: return node.children.contains(where: holdsView)
    }
  }

  /// True when what the content shows may come and go without the modifier.
  func isConditional(_ node: GraphNode) -> Bool {
    guard let content = node.children.first else { return false }
    switch content.form {
    case .primitive(let object):
      switch object.name {
      case "optional", "either", "rows", "empty": return true
      default:
        return PrimitiveRule.rule(object.name).isTransparent
          && content.children.allSatisfy { isConditionalContent($0) }
      }
    case .effect, .composite, .modifierBody: return isConditional(content)
    }
  }

  private func isConditionalContent(_ node: GraphNode) -> Bool {
    if case .primitive(let object) = node.form {
      if ["optional", "either", "rows", "empty"].contains(object.name) { return true }
      guard PrimitiveRule.rule(object.name).isTransparent else { return false }
    }
    return !node.children.isEmpty && node.children.allSatisfy { isConditionalContent($0) }
  }

  /// Tells lifetimes whose content has come or gone since.
  func checkVacancies() throws(EvaluationError) {
    for number in conditionalLifetimes.sorted() {
      guard let node = nodes[number] else {
        conditionalLifetimes.remove(number)
        continue
      }
      let isVacant = !hasContent(node)
      guard node.isOnScreen, isVacant != node.isVacant else { continue }
      if isVacant {
        disappeared(node, isErased: false)
        node.isVacant = true
      } else {
        node.isVacant = false
        try appeared(node)
      }
    }
  }
}
