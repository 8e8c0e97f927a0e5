import SwiftEvaluator
import SwiftTypes
import ViewGraph

/// What controls do when a person operates them.
struct ControlActions {
  /// A control that acts when it is pressed.
  struct Press {
    let label: String
    let run: () throws(EvaluationError) -> Void
  }

  private let screen: Screen
  private var reader: ValueReader { screen.reader }
  private var evaluator: Evaluator { screen.graph.evaluator }

  init(_ screen: Screen) { self.screen = screen }

  /// What pressing a node does by itself; nil for nodes that are no control.
  func press(on node: GraphNode) -> Press? {
    if let row = linkPress(on: node) ?? rowPress(on: node) { return row }
    guard case .primitive(let object) = node.form, object.name == "control",
      let control = object.payload.first
    else { return nil }
    let label = "\(node.view.name) \"\(screen.title(of: node))\""
    let (graph, evaluator) = (screen.graph, evaluator)
    if let action = reader.field("action", of: control)?.unwrapped {
      return Press(label: label) { () throws(EvaluationError) in
        try close(around: node)
        _ = try evaluator.call(action, [])
      }
    }
    if screen.controlKind(of: object) == "menu" {
      return Press(label: label) { () throws(EvaluationError) in try graph.open(node, "menu") }
    }
    if screen.graph.canPush(node) {
      return Press(label: label) { [graph = screen.graph] () throws(EvaluationError) in
        try graph.push(node)
      }
    }
    if reader.caseName(reader.field("kind", of: control)) == "link",
      let address = reader.payload(reader.field("value", of: control)).first
    {
      return Press(label: label) { [graph = screen.graph] () throws(EvaluationError) in
        try graph.open(address, from: node)
      }
    }
    guard let flag = flag(of: node) else {
      guard screen.controlKind(of: object) == "disclosure" else { return nil }
      return Press(label: label) { () throws(EvaluationError) in try graph.disclose(node) }
    }
    return Press(label: label) { () throws(EvaluationError) in
      try close(around: node)
      let before = try evaluator.call(flag.get, []).asBool ?? false
      _ = try evaluator.call(flag.set, [.bool(!before)])
      if try evaluator.call(flag.get, []).asBool == before {
        graph.find(.bindingKeepsValue(control: label))
      } else if !graph.isOutdated {
        graph.find(.bindingUnheard(control: label))
      }
    }
  }

  /// Every button of a dialog, a menu or a row that was swept aside closes it, whatever else it does.
  func close(around node: GraphNode) throws(EvaluationError) {
    if screen.graph.openPart(around: node) != nil { return try screen.graph.closeParts() }
    if screen.isInDialog(node) { _ = try screen.graph.goBack() }
  }

  /// A row of a list with a selection is chosen.
  private func rowPress(on node: GraphNode) -> Press? {
    guard node.rowID != nil, let id = screen.graph.tag(of: node),
      let choice = screen.selection(around: node),
      let set = reader.field("set", of: choice)
    else { return nil }
    let (evaluator, graph) = (evaluator, screen.graph)
    let get = reader.field("get", of: choice)
    let takesSeveral =
      reader.field("takesSeveral", of: choice)?.asBool == true
      && (try? graph.callLibrary("_engineIsEditing", [node.environment.value]))?.asBool == true
    let title = screen.title(of: node)
    return Press(label: title) { () throws(EvaluationError) in
      var chosen = [id]
      if takesSeveral, let get {
        // While rows are edited, a tap adds a row to the selection or takes it out.
        let before = try evaluator.call(get, []).asArray ?? []
        let type = graph.libraryType("AnyHashable") ?? .any
        var others: [Value] = []
        for item in before where try !evaluator.equals(item, id, type) { others.append(item) }
        chosen = others.count == before.count ? before + [id] : others
      }
      _ = try evaluator.call(set, [.array(chosen)])
      guard !chosen.isEmpty else { return }
      // A selection of another type than the row's takes nothing.
      if let get, try evaluator.call(get, []).asArray?.isEmpty == true {
        graph.find(.selectionOfOtherType(id: title))
      } else {
        graph.advanceColumn(from: node)
      }
    }
  }

  /// A link with a value in a column of a split view is what the list around it selects; one that
  /// does not fit the selection pushes as elsewhere.
  private func linkPress(on node: GraphNode) -> Press? {
    let graph = screen.graph
    guard let value = graph.linkValue(of: node), graph.isInColumn(node),
      let choice = screen.selection(around: node), let set = reader.field("set", of: choice),
      let get = reader.field("get", of: choice)
    else { return nil }
    let evaluator = evaluator
    return Press(label: screen.title(of: node)) { () throws(EvaluationError) in
      _ = try evaluator.call(set, [.array([value])])
      if try evaluator.call(get, []).asArray?.isEmpty == true {
        try graph.push(node)
      } else {
        graph.advanceColumn(from: node)
      }
    }
  }

  /// The two closures of a toggle's binding.
  func flag(of node: GraphNode) -> (get: Value, set: Value)? { binding(of: node, "flag") }

  /// The two closures of a text field's binding.
  func text(of node: GraphNode) -> (get: Value, set: Value)? { binding(of: node, "text") }

  private func binding(of node: GraphNode, _ kind: String) -> (get: Value, set: Value)? {
    let value = screen.controlValue(of: node)
    guard reader.caseName(value) == kind, let binding = reader.payload(value).first,
      let get = reader.field("_get", of: binding), let set = reader.field("_set", of: binding)
    else { return nil }
    return (get, set)
  }

  /// A slider: the closures that read and set it, its bounds and its step.
  struct Slider {
    let get: Value
    let set: Value
    let bounds: ClosedRange<Double>
    let step: Double?
    let editing: Value?

    /// Says that a change begins or ends.
    func tellEditing(_ begins: Bool, _ evaluator: Evaluator) throws(EvaluationError) {
      if let editing { _ = try evaluator.call(editing, [.bool(begins)]) }
    }

    /// The value it can have that is nearest to a number.
    func nearest(to number: Double) -> Double {
      let inside = min(max(number, bounds.lowerBound), bounds.upperBound)
      guard let step, step > 0 else { return inside }
      let steps = ((inside - bounds.lowerBound) / step).rounded()
      return min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
  }

  /// What a slider is; nil for other controls.
  func number(of node: GraphNode) -> Slider? {
    let value = screen.controlValue(of: node)
    let payload = reader.payload(value)
    guard reader.caseName(value) == "number", payload.count == 4,
      let low = reader.number("lowerBound", of: payload[2]),
      let high = reader.number("upperBound", of: payload[2]), low <= high
    else { return nil }
    return Slider(
      get: payload[0],
      set: payload[1],
      bounds: low...high,
      step: reader.number(payload[3]),
      editing: reader.field("onEditing", of: screen.control(of: node))?.unwrapped
    )
  }

  /// The closures of a stepper that add and take away.
  func steps(of node: GraphNode) -> (up: Value?, down: Value?)? {
    let value = screen.controlValue(of: node)
    guard reader.caseName(value) == "steps" else { return nil }
    let payload = reader.payload(value)
    return (payload.first?.unwrapped, payload.last?.unwrapped)
  }

  /// The selection of a picker, and its options with their names.
  func choice(of node: GraphNode)
    -> (get: Value?, set: Value, options: [(name: String, tag: Value)])?
  {
    let value = screen.controlValue(of: node)
    guard reader.caseName(value) == "choice", let choice = reader.payload(value).first,
      let set = reader.field("set", of: choice)
    else { return nil }
    let content = node.children.filter { $0.step != .part("label") }
    return (reader.field("get", of: choice), set, content.flatMap(options(below:)))
  }

  /// What can be chosen, known by its tag or by the id of its row.
  private func options(below node: GraphNode) -> [(name: String, tag: Value)] {
    if let tag = tag(of: node) { return [(screen.title(of: node), tag)] }
    if let id = node.rowID, !holdsTag(node) { return [(screen.title(of: node), id)] }
    return node.children.flatMap(options(below:))
  }

  private func tag(of node: GraphNode) -> Value? {
    guard case .effect(let effect, _) = node.form, effect.name == "trait",
      effect.payload.first?.asString?.hasPrefix("TagValueTraitKey") == true
    else { return nil }
    return screen.graph.tag(of: node)
  }

  private func holdsTag(_ node: GraphNode) -> Bool {
    tag(of: node) != nil || node.children.contains(where: holdsTag)
  }
}
