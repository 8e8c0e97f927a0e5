import SwiftChecker
import SwiftEvaluator
import SwiftSource
import ViewGraph

extension Playground {
  /// Swipes a row away, or drags it to another position, as `.onDelete` and `.onMove` allow.
  func editRow(_ screen: Screen, _ target: Target, movingTo position: Int?)
    throws(ActionRefusal) -> ActionWork
  {
    let element = try find(target, on: screen)
    let verb = position == nil ? "deleted" : "moved"
    guard let row = row(around: element.node),
      let action = editAction(of: row, position == nil ? "OnDelete" : "OnMove")
    else { throw ActionRefusal(.notEditable, [element.title, verb]) }
    let siblings = (row.parent?.children ?? []).filter { $0.rowID != nil }
    let index = siblings.firstIndex { $0 === row } ?? 0
    let code: String
    if let position {
      guard (1...siblings.count).contains(position) else {
        throw ActionRefusal(.notEditable, [element.title, "\(verb) to \(position)"])
      }
      // `onMove` counts the place in front of which the row goes, before it is taken out.
      code = "(IndexSet(integer: \(index)), \(position - 1 > index ? position : position - 1))"
    } else {
      code = "IndexSet(integer: \(index))"
    }
    return { [graph, evaluator, checker] () throws(EvaluationError) in
      let source = SourceText(code, name: "action")
      guard let expression = checker.check(parse(source)).statements.last?.value else {
        throw EvaluationError(.unsupported("IndexSet"))
      }
      let value = try evaluator.evaluate(expression, file: source)
      let arguments = value.asTuple ?? [value]
      return try graph.perform { () throws(EvaluationError) in
        _ = try evaluator.call(action, arguments)
      }
    }
  }

  private func row(around node: GraphNode) -> GraphNode? {
    var current: GraphNode? = node
    while let inner = current {
      if inner.rowID != nil { return inner }
      current = inner.parent
    }
    return nil
  }

  /// The action of a modifier around the rows.
  private func editAction(of row: GraphNode, _ name: String) -> Value? {
    var current = row.parent?.parent
    while let node = current, node.isModifier {
      if case .effect(let effect, _) = node.form, effect.name == "trait",
        effect.payload.first?.asString?.hasPrefix(name) == true
      {
        return effect.payload.last?.opened.unwrapped
      }
      current = node.parent
    }
    return nil
  }

  /// Goes back to the screen before, or closes what is shown over the view.
  func goBack(_ screen: Screen) throws(ActionRefusal) -> ActionWork {
    guard graph.canGoBack else { throw ActionRefusal(.nothingInFront) }
    return { [graph] () throws(EvaluationError) in
      try graph.perform { () throws(EvaluationError) in _ = try graph.goBack() }
    }
  }
}
