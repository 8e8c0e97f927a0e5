import SwiftEvaluator
import SwiftSource
import ViewGraph
import ViewMotion

extension Playground {
  /// A tap on a field gives it the focus.
  func focus(_ screen: Screen, _ element: ScreenElement, _ moments: [Touch]) -> ActionWork? {
    guard ControlActions(screen).text(of: element.node) != nil, moments.count == 2,
      moments.last?.kind == .up
    else { return nil }
    let field = EditedField(screen, element.node)
    return { [graph] () throws(EvaluationError) in
      try graph.perform { () throws(EvaluationError) in
        try self.enter(field, element.node, screen)
      }
    }
  }

  /// Presses the return key of a field: the one with a name, the one that was typed into last, or
  /// the only one.
  func submit(_ screen: Screen, _ target: Target?) throws(ActionRefusal) -> ActionWork {
    let controls = ControlActions(screen)
    let last = graph.fieldInFocus.flatMap { graph.node($0) }
    let node: GraphNode
    if target == nil, let last, last.isOnScreen {
      node = last
    } else {
      node = try findOnly(target, on: screen, called: Phrase("field", "输入框")) { element in
        controls.text(of: element.node) != nil
      }.node
    }
    try requireReachable(node, screen.title(of: node), on: screen)
    return { [graph] () throws(EvaluationError) in
      try graph.perform { () throws(EvaluationError) in try self.submit(node) }
    }
  }

  /// The return key in a field: what was typed is written, then actions run, and the focus goes.
  func submit(_ node: GraphNode) throws(EvaluationError) {
    guard let node = graph.node(node.number) else { return }
    let screen = Screen(graph, nil)
    let field = EditedField(screen, node)
    guard !field.breaksLines else {
      gestureNotes.append(EditedField.lineBreak)
      guard let text = ControlActions(screen).text(of: node) else { return }
      let before = try evaluator.call(text.get, []).asString ?? ""
      _ = try evaluator.call(text.set, [.string(before + "\n")])
      return
    }
    try write(node)
    try graph.settle()
    if let commit = field.commit { _ = try evaluator.call(commit, []) }
    for action in try field.submits(graph) { _ = try evaluator.call(action, []) }
    if field.isSearch { return try closeSuggestions() }
    // An action may have given the focus to another field, which keeps it.
    _ = try FocusChange(screen, on: node).end(evaluator)
    try field.end(graph)
  }

  /// A field gets the focus; the one before is left.
  func enter(_ field: EditedField, _ node: GraphNode, _ screen: Screen) throws(EvaluationError) {
    if try FocusChange(screen, on: node).move(evaluator) { try graph.settle() }
    try leaveField(for: node)
    try field.begin(graph)
  }

  /// Another field is touched, or none: what was typed into the last one is written.
  func leaveField(for next: GraphNode?) throws(EvaluationError) {
    guard let number = graph.fieldInFocus, number != next?.number, let node = graph.node(number)
    else { return }
    try write(node)
    try EditedField(Screen(graph, nil), node).end(graph)
  }

  /// A field whose focus was taken away by the program is done.
  func fieldsAreSettled() throws(EvaluationError) {
    guard let number = graph.fieldInFocus else { return }
    guard let node = graph.node(number) else {
      // The field is gone, and the focus with it.
      graph.fieldInFocus = nil
      if let release = graph.focusRelease { _ = try evaluator.call(release, [.bool(false)]) }
      graph.focusRelease = nil
      return
    }
    guard graph.drafts[number] != nil else { return }
    let focus = FocusChange(Screen(graph, nil), on: node)
    if try focus.isElsewhere(evaluator) { try leaveField(for: nil) }
  }

  private func write(_ node: GraphNode) throws(EvaluationError) {
    guard let draft = graph.drafts.removeValue(forKey: node.number) else { return }
    let binding = ControlActions(Screen(graph, nil)).text(of: node)
    if let set = binding?.set { _ = try evaluator.call(set, [.string(draft)]) }
  }

  /// A proposal of a search is chosen: its text is written into the field.
  func complete(_ node: GraphNode, _ text: Value) throws(ActionRefusal) -> ActionWork {
    let controls = ControlActions(Screen(graph, nil))
    let field = graph.fieldInFocus.flatMap { graph.node($0) }
    guard let field, let binding = controls.text(of: field) else {
      throw ActionRefusal(.nothingListens, ["searchCompletion", "-"])
    }
    return { [graph, evaluator] () throws(EvaluationError) in
      try graph.perform { () throws(EvaluationError) in
        try self.closeSuggestions()
        _ = try evaluator.call(binding.set, [text])
      }
    }
  }

  /// The text that a proposal of a search stands for; nil for other views.
  func searchCompletion(around node: GraphNode) -> Value? {
    guard graph.openPart(around: node)?.name == "searchSuggestions" else { return nil }
    return graph.trait("SearchCompletion", of: node)
  }

  private func closeSuggestions() throws(EvaluationError) { try graph.closeParts() }
}

/// A field that is typed into, and what asked to hear of it.
struct EditedField {
  private let node: GraphNode
  /// True when the value is written at the end of the input only.
  let writesAtEnd: Bool
  /// True when the return key makes a new line.
  let breaksLines: Bool
  /// True for the field of `.searchable`.
  let isSearch: Bool
  /// Called when the input of a field ends.
  let commit: Value?
  private let editing: Value?

  init(_ screen: Screen, _ node: GraphNode) {
    self.node = node
    let control = screen.control(of: node)
    let options = screen.reader.field("options", of: control)?.asArray?.compactMap(\.asString) ?? []
    let kind = screen.reader.caseName(screen.reader.field("kind", of: control))
    writesAtEnd = options.contains("writesAtEnd")
    breaksLines = options.contains("vertical") || kind == "textEditor"
    isSearch = node.isInSearchField
    commit = screen.reader.field("onCommit", of: control)?.unwrapped
    editing = screen.reader.field("onEditing", of: control)?.unwrapped
  }

  /// What `.onSubmit` around the field asked for, the innermost first.
  func submits(_ graph: ViewGraph) throws(EvaluationError) -> [Value] {
    let trigger = isSearch ? 2 : 1
    return try graph.callLibrary("_engineSubmits", [node.environment.value, .int(trigger)])
      .asArray ?? []
  }

  /// The field is typed into: proposals of a search come.
  func begin(_ graph: ViewGraph) throws(EvaluationError) {
    let isNew = graph.fieldInFocus != node.number
    graph.fieldInFocus = node.number
    graph.focusRelease = FocusChange(Screen(graph, nil), on: node).set
    if isNew, let editing { _ = try graph.evaluator.call(editing, [.bool(true)]) }
    guard isSearch else { return }
    for holder in graph.nodes(withEffect: "onDemand")
    where holder.description?.payload.first?.asString == "searchSuggestions" {
      try graph.open(holder, "searchSuggestions")
    }
  }

  /// The input of the field has ended.
  func end(_ graph: ViewGraph) throws(EvaluationError) {
    if graph.fieldInFocus == node.number { graph.fieldInFocus = nil }
    if let editing { _ = try graph.evaluator.call(editing, [.bool(false)]) }
  }

  static let writesLater = Phrase(
    "a field for a value writes it when the input ends, not while it is typed: by the return key "
      + "(`:submit`), or when it loses the focus; a tap on a button does not take the focus",
    "带值的输入框在输入结束时才写入，打字时不写：按回车（`:submit`）或失去焦点时写入；点按按钮不会使它失去焦点"
  )

  static let lineBreak = Phrase(
    "a field that grows takes the return key as a new line: `.onSubmit` does not run",
    "可以增高的输入框把回车当作换行，`.onSubmit` 不会执行"
  )
}

extension GraphNode {
  /// True for the field that `.searchable` puts into a bar.
  var isInSearchField: Bool {
    var current: GraphNode? = self
    while let inner = current {
      if inner.step == .part("chrome"),
        inner.parent?.description?.payload.first?.asString == "search"
      {
        return true
      }
      current = inner.parent
    }
    return false
  }
}

/// A move of the focus that touching a field causes.
struct FocusChange {
  private let get: Value?
  /// Gives or takes the focus; nil when nothing follows it.
  let set: Value?

  init(_ screen: Screen, on node: GraphNode) {
    var found: EnumObject?
    var current: GraphNode? = node.parent
    while let outer = current, outer.isModifier, found == nil {
      if case .effect(let effect, _) = outer.form, effect.name == "focus" { found = effect }
      current = outer.parent
    }
    get = found?.payload.first
    set = found?.payload.last
  }

  /// Gives the field the focus; false when nothing follows it.
  func move(_ evaluator: Evaluator) throws(EvaluationError) -> Bool {
    guard let set else { return false }
    _ = try evaluator.call(set, [.bool(true)])
    return true
  }

  /// Takes the focus from the field, if it has it; false when nothing follows it.
  func end(_ evaluator: Evaluator) throws(EvaluationError) -> Bool {
    guard let set, let get, try evaluator.call(get, []).asBool == true else { return false }
    _ = try evaluator.call(set, [.bool(false)])
    return true
  }

  /// True when what follows the focus says that it is not here.
  func isElsewhere(_ evaluator: Evaluator) throws(EvaluationError) -> Bool {
    guard let get else { return false }
    return try evaluator.call(get, []).asBool == false
  }
}
