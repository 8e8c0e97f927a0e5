import SwiftEvaluator

extension PrimitiveRule {
  /// Cases that show a value that another owns: they follow it by themselves.
  static let controls: [String: PrimitiveRule] = [
    "control": PrimitiveRule(children: { (expansion) throws(EvaluationError) in
      try expansion.readBoundValue()
      return try contents(expansion)
    })
  ]
}

extension Expansion {
  /// Reads what a control is bound to, so that the control is told when it changes.
  fileprivate func readBoundValue() throws(EvaluationError) {
    guard let control = payload.first?.value, let value = graph.field("value", of: control),
      case .enumeration(let object) = value.opened
    else { return }
    graph.bindings.append("")
    defer { _ = graph.bindings.popLast() }
    for part in graph.evaluator.payload(of: object) {
      // A binding and a choice read by a closure of their own, a slider by its first one.
      let read =
        graph.field("_get", of: part.value) ?? graph.field("get", of: part.value)
        ?? (part.label == "get" ? part.value : nil)
      if let read { _ = try graph.evaluator.call(read, []) }
    }
  }
}
