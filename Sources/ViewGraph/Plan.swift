import SwiftChecker
import SwiftEvaluator
import SwiftTypes

/// A view that is to stand in a place: what a node wants below itself.
struct Plan {
  var step: Step
  var view: TypedValue
  var environment: TypedValue
  /// False for views that exist behind others, such as a screen under a pushed one.
  var isOnScreen = true
  /// The id of the element a row stands for.
  var rowID: Value?
}

/// What the rules of one case see while a node is expanded.
struct Expansion {
  let graph: ViewGraph
  let node: GraphNode
  let payload: [PayloadValue]

  /// A plan for a view in an existential, in the node's own environment.
  func plan(_ step: Step, _ view: Value) -> Plan {
    Plan(step: step, view: TypedValue(view, .error), environment: node.environment)
  }

  /// A plan for a row.
  func row(_ step: Step, _ id: Value, _ view: Value) -> Plan {
    var plan = plan(step, view)
    plan.rowID = id
    return plan
  }

  /// Every view among the payload: one alone is the content, several are parts by their labels.
  func views() -> [(name: String, view: Value)] {
    var found: [(String, Value)] = []
    for (index, item) in payload.enumerated() {
      let label = item.label ?? (payload.count == 1 ? "content" : "part\(index)")
      collect(item.value, item.type, label, into: &found, opensStructs: true)
    }
    return found
  }

  private func collect(
    _ value: Value,
    _ type: Type,
    _ label: String,
    into found: inout [(String, Value)],
    opensStructs: Bool
  ) {
    if isAnyView(type) {
      if case .existential = value { found.append((label, value)) }
      return
    }
    if let inner = type.arguments.first, isAnyView(inner) {
      if let list = value.asArray {
        for (index, item) in list.enumerated() {
          found.append((list.count == 1 ? label : "\(label)\(index)", item))
        }
      } else if let present = value.unwrapped, case .existential = present {
        found.append((label, present))
      }
      return
    }
    if opensStructs, case .structure(let object) = value {
      for field in graph.evaluator.fields(of: object) {
        collect(field.value, field.type, field.name, into: &found, opensStructs: false)
      }
    }
  }

  private func isAnyView(_ type: Type) -> Bool {
    guard case .existential(let protocols) = type.kind, let view = graph.library.view else {
      return false
    }
    return protocols.contains { $0.reference === view.reference }
  }
}
