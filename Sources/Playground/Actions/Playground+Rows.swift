import SwiftChecker
import SwiftEvaluator
import SwiftSource
import ViewGraph

extension Playground {
  /// Takes a row away, or drags it to another position, as `.onDelete` and `.onMove` allow.
  func editRow(_ screen: Screen, _ target: Target, movingTo position: Int?)
    throws(ActionRefusal) -> ActionWork
  {
    let element = try find(target, on: screen)
    guard let row = element.node.dataRow else {
      throw ActionRefusal(.notEditable, [element.title, position == nil ? "deleted" : "moved"])
    }
    guard let position else { return try delete(row: row, element.title) }
    guard let action = RowEditing(graph, row).move else {
      throw ActionRefusal(.notEditable, [element.title, "moved"])
    }
    let siblings = row.dataSiblings
    let index = siblings.firstIndex { $0 === row } ?? 0
    guard (1...siblings.count).contains(position) else {
      throw ActionRefusal(.notEditable, [element.title, "moved to \(position)"])
    }
    // `onMove` counts the place in front of which the row goes, before it is taken out.
    let place = position - 1 > index ? position : position - 1
    return edit(action, "(IndexSet(integer: \(index)), \(place))")
  }

  /// Takes a row away as its `.onDelete` says.
  func delete(row: GraphNode, _ title: String) throws(ActionRefusal) -> ActionWork {
    guard let action = RowEditing(graph, row).delete else {
      throw ActionRefusal(.notEditable, [title, "deleted"])
    }
    let index = row.dataSiblings.firstIndex { $0 === row } ?? 0
    return edit(action, "IndexSet(integer: \(index))")
  }

  private func edit(_ action: Value, _ code: String) -> ActionWork {
    { [graph, evaluator, checker] () throws(EvaluationError) in
      let source = SourceText(code, name: "action")
      guard let expression = checker.check(parse(source)).statements.last?.value else {
        throw EvaluationError(.unsupported("IndexSet"))
      }
      let value = try evaluator.evaluate(expression, file: source)
      let arguments = value.asTuple ?? [value]
      return try graph.perform { () throws(EvaluationError) in
        try graph.closeParts()
        _ = try evaluator.call(action, arguments)
      }
    }
  }

  /// Goes back to the screen before, or closes what is shown over the view.
  func goBack(_ screen: Screen) throws(ActionRefusal) -> ActionWork {
    guard graph.canGoBack else { throw ActionRefusal(.nothingInFront) }
    if let front = graph.front, let holder = front.node.parent, holder.step != .part("menu"),
      graph.nodes(withEffect: "trait", below: front.node).contains(where: {
        $0.description?.payload.first?.asString == "InteractiveDismissDisabled"
          && $0.description?.payload.last?.opened.asBool == true
      })
    {
      throw ActionRefusal(.staysInFront, [front.name])
    }
    return { [graph] () throws(EvaluationError) in
      try graph.perform { () throws(EvaluationError) in _ = try graph.goBack() }
    }
  }
}

/// What may be done with a row, as the modifiers around its rows and in it say.
struct RowEditing {
  /// Runs when the row is taken away; nil when it cannot be.
  let delete: Value?
  /// Runs when the row is dragged elsewhere; nil when it cannot be.
  let move: Value?

  init(_ graph: ViewGraph, _ row: GraphNode) {
    func isForbidden(_ key: String) -> Bool { graph.trait(key, of: row)?.asBool == true }
    delete =
      isForbidden("IsDeleteDisabledTraitKey") ? nil : Self.action(of: row, "OnDeleteTraitKey")
    move = isForbidden("IsMoveDisabledTraitKey") ? nil : Self.action(of: row, "OnMoveTraitKey")
  }

  /// The action of a modifier around the rows.
  private static func action(of row: GraphNode, _ name: String) -> Value? {
    var current = row.parent?.parent
    while let node = current, node.isModifier {
      if let action = trait(name, of: node) { return action }
      current = node.parent
    }
    // A row made with `editActions` carries its own.
    current = row
    while let node = current {
      if let action = trait(name, of: node) { return action }
      current = node.children.count == 1 ? node.children.first : nil
    }
    return nil
  }

  private static func trait(_ name: String, of node: GraphNode) -> Value? {
    guard case .effect(let effect, _) = node.form, effect.name == "trait",
      effect.payload.first?.asString?.hasPrefix(name) == true
    else { return nil }
    return effect.payload.last?.opened.unwrapped
  }
}

extension GraphNode {
  /// The row of a `ForEach` that a node stands in.
  var dataRow: GraphNode? {
    var current: GraphNode? = self
    while let inner = current {
      if inner.rowID != nil { return inner }
      current = inner.parent
    }
    return nil
  }

  /// The rows of the same `ForEach`, in order.
  var dataSiblings: [GraphNode] { (parent?.children ?? []).filter { $0.rowID != nil } }
}
