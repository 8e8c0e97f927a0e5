import SwiftEvaluator
import SwiftSource
import SwiftTypes
import ViewGraph

extension Playground {
  /// Says which pickers have a selection that none of their options stands for, as SwiftUI prints it
  /// and in our words.
  func inspectSelections() throws(EvaluationError) -> [Diagnostic] {
    let pickers = graph.nodes(withControl: "picker")
    selections = selections.filter { number, _ in pickers.contains { $0.number == number } }
    guard !pickers.isEmpty else { return [] }
    let controls = ControlActions(Screen(graph, nil))
    var found: [Diagnostic] = []
    for picker in pickers {
      guard let choice = controls.choice(of: picker), let get = choice.get else { continue }
      let wanted = try evaluator.call(get, []).asArray ?? []
      guard let selection = wanted.first, wanted.count == 1 else { continue }
      var isKnown = false
      for option in choice.options where !isKnown {
        isKnown = try evaluator.equals(
          option.tag,
          selection,
          graph.libraryType("AnyHashable") ?? .any
        )
      }
      let text = try evaluator.describe(selection, graph.libraryType("AnyHashable") ?? .any)
      // A tag is taken for the optional of its value, too.
      if !isKnown, text.hasPrefix("Optional("), text.hasSuffix(")") {
        let inner = text.dropFirst(9).dropLast()
        isKnown = choice.options.contains { option in
          let type = graph.libraryType("AnyHashable") ?? .any
          return (try? evaluator.describe(option.tag, type)) == String(inner)
        }
      }
      guard !isKnown else {
        selections[picker.number] = nil
        continue
      }
      guard selections.updateValue(text, forKey: picker.number) != text else { continue }
      try evaluator.print(
        "Picker: the selection \"\(text)\" is invalid and does not have an associated tag, "
          + "this will give undefined results.\n"
      )
      found.append(Diagnostic(.selectionWithoutTag, at: Span(0, 0), [text]))
    }
    return found
  }
}
