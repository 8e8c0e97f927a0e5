import SwiftEvaluator
import SwiftSource
import SwiftTypes
import ViewGraph

extension Playground {
  /// Says which modifiers of a view give types that SwiftUI keeps to itself.
  func tellPrivateTypes(_ view: TypedValue, _ span: Span, _ answer: inout Answer) {
    guard answer.type?.contains("some View") == true else { return }
    var search = PrivateTypeSearch()
    search.visit(view.value)
    let names = search.names.map { "`.\($0)`" }.joined(separator: ", ")
    answer.diagnostics.append(
      Diagnostic(.privateType, at: span, [names.isEmpty ? "`some View`" : names])
    )
  }
}

/// Collects the written names of modifiers whose types are private.
private struct PrivateTypeSearch {
  private(set) var names: [String] = []
  /// What may still be looked at, so that large views cost little.
  private var budget = 2000

  mutating func visit(_ value: Value) {
    guard budget > 0 else { return }
    budget -= 1
    switch value.opened {
    case .structure(let object):
      guard case .nominal(let nominal) = object.type.kind else { return }
      if nominal.isPrivateResult, object.fields.count == 2,
        case .structure(let modifier) = object.fields[1],
        let name = modifier.fields.first?.asString, !names.contains(name)
      {
        names.append(name)
      }
      for field in object.fields { visit(field) }
    case .tuple(let object): for element in object.elements { visit(element) }
    case .enumeration(let object): for element in object.payload { visit(element) }
    default: return
    }
  }
}
