import SwiftEvaluator
import SwiftSource
import ViewGraph

extension Playground {
  /// Turns a toggle, or whatever else has an on and an off.
  func toggle(_ screen: Screen, _ target: Target) throws(ActionRefusal) -> ActionWork {
    let controls = ControlActions(screen)
    let element = try find(target, on: screen, called: Phrase("toggle", "开关")) {
      controls.flag(of: $0.node) != nil
    }
    try requireReachable(element.node, element.title, on: screen)
    guard let press = controls.press(on: element.node) else {
      throw ActionRefusal(.noSuchControl, [target.name, "-"])
    }
    return { [graph] () throws(EvaluationError) in try graph.perform(press.run) }
  }

  /// Types into a field.
  ///
  /// A line break at the end submits; a number moves a slider.
  func enter(_ screen: Screen, _ text: String, _ field: Target?)
    throws(ActionRefusal) -> ActionWork
  {
    let controls = ControlActions(screen)
    let element = try findOnly(field, on: screen, called: Phrase("field", "输入框")) { element in
      controls.text(of: element.node) != nil || controls.number(of: element.node) != nil
    }
    try requireReachable(element.node, element.title, on: screen)
    if let slider = controls.number(of: element.node) {
      guard let number = Double(text) else {
        throw ActionRefusal(.wrongControl, [text, "number", "\(slider.bounds)"])
      }
      return { [graph, evaluator] () throws(EvaluationError) in
        try graph.perform { () throws(EvaluationError) in
          try slider.tellEditing(true, evaluator)
          _ = try evaluator.call(slider.set, [.double(slider.nearest(to: number))])
          try slider.tellEditing(false, evaluator)
        }
      }
    }
    guard let binding = controls.text(of: element.node) else {
      throw ActionRefusal(.noSuchControl, [element.title, "-"])
    }
    let submits = text.hasSuffix("\n")
    let typed = submits ? String(text.dropLast()) : text
    let field = EditedField(screen, element.node)
    return { [graph, evaluator] () throws(EvaluationError) in
      try graph.perform { () throws(EvaluationError) in
        try self.enter(field, element.node, screen)
        if field.writesAtEnd {
          graph.drafts[element.node.number] = typed
          if !submits { self.gestureNotes.append(EditedField.writesLater) }
        } else {
          _ = try evaluator.call(binding.set, [.string(typed)])
        }
        if submits {
          try graph.settle()
          try self.submit(element.node)
        }
      }
    }
  }

  /// Chooses an option of a picker.
  func pick(_ screen: Screen, _ option: String, _ picker: Target?)
    throws(ActionRefusal) -> ActionWork
  {
    let controls = ControlActions(screen)
    let word = screen.plain(option)
    func has(_ element: ScreenElement) -> Bool {
      controls.choice(of: element.node)?.options.contains { screen.plain($0.name) == word } == true
    }
    let hasOption = screen.elements.contains(where: has)
    let element = try findOnly(picker, on: screen, called: Phrase("picker", "选择器")) { element in
      controls.choice(of: element.node) != nil && (picker != nil || !hasOption || has(element))
    }
    try requireReachable(element.node, element.title, on: screen)
    guard let choice = controls.choice(of: element.node),
      let found = choice.options.first(where: { screen.plain($0.name) == word })
    else {
      let names = controls.choice(of: element.node)?.options.map { "`\($0.name)`" } ?? []
      throw ActionRefusal(
        .noSuchOption,
        [option, element.title, names.isEmpty ? "-" : names.joined(separator: ", ")]
      )
    }
    return calling(choice.set, [.array([found.tag])])
  }

  /// The thing with a name, or without a name the only one of its kind.
  func findOnly(
    _ target: Target?,
    on screen: Screen,
    called what: Phrase,
    where wanted: (ScreenElement) -> Bool
  ) throws(ActionRefusal) -> ScreenElement {
    if let target { return try find(target, on: screen, called: what, where: wanted) }
    let all = screen.elements.filter(wanted)
    if all.count == 1, let only = all.first { return only }
    let known = list(all)
    throw all.isEmpty
      ? ActionRefusal(.noSuchControl, [what.english, list(screen.elements.filter(\.listens))])
      : ActionRefusal(.ambiguousControl, [what.english, String(all.count), known])
  }
}
