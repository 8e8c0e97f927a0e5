import SwiftEvaluator
import ViewGraph

/// What is on the screen, as a person would name it.
struct Screen {
  let graph: ViewGraph
  /// The frames; nil when the layout is not modelled, and then nothing counts as covered.
  let view: LaidOutView?
  let reader: ValueReader
  private let bridge: LayoutBridge
  private(set) var elements: [ScreenElement] = []

  /// Whether rows that are out of sight count too.
  private let includesUnseen: Bool

  init(_ graph: ViewGraph, _ view: LaidOutView?, includesUnseen: Bool = false) {
    self.graph = graph
    self.includesUnseen = includesUnseen
    self.view = view
    bridge = LayoutBridge(graph)
    reader = bridge.reader
    let paths = Dictionary(graph.entries().map { ($0.number, $0.path) }) { first, _ in first }
    if let root = graph.root { collect(root, spoken: [], paths) }
  }

  /// Collects what is there; `spoken` is what an accessibility label around the node says.
  private mutating func collect(_ node: GraphNode, spoken: [String], _ paths: [Int: String]) {
    if node.description?.name == "navigation" {
      collectTabs(node, paths)
      collectBack(node, paths)
    }
    collectDelete(node, paths)
    guard node.isOnScreen || (includesUnseen && view?.windowFrame(of: node) != nil) else {
      return
    }
    var spoken = spoken
    if case .effect(let effect, _) = node.form, effect.name == "accessibility" {
      spoken = labels(effect, node) + spoken
    }
    if let kind = kind(of: node) {
      var names = spoken + written(node, kind)
      // A control without a label is called by what it is.
      if names.isEmpty, case .control = kind { names = [node.view.name] }
      if !names.isEmpty {
        add(node, kind, names, paths)
      }
      if !node.isModifier { spoken = [] }
    }
    for child in node.children { collect(child, spoken: spoken, paths) }
  }

  private mutating func add(
    _ node: GraphNode,
    _ kind: ScreenElement.Kind,
    _ names: [String],
    _ paths: [Int: String]
  ) {
    elements.append(
      ScreenElement(node: node, kind: kind, names: names, path: paths[node.number] ?? "")
    )
  }

  /// The button of a bar that goes back, which is called as the screen before or `Back`.
  private mutating func collectBack(_ node: GraphNode, _ paths: [Int: String]) {
    guard node.isOnScreen, graph.front == nil, graph.stackInFront === node,
      let screen = node.children.last
    else { return }
    add(screen, .control("back"), ["Back"], paths)
  }

  /// The button that `.onDelete` shows beside a row that was swept aside.
  private mutating func collectDelete(_ node: GraphNode, _ paths: [Int: String]) {
    guard graph.openParts.contains(where: { $0.isOfEngine && $0.holder == node.number }) else {
      return
    }
    add(node, .control("delete"), ["Delete"], paths)
  }

  /// The items of a tab bar, which stand for views that need not be on the screen.
  private mutating func collectTabs(_ node: GraphNode, _ paths: [Int: String]) {
    guard node.isOnScreen else { return }
    for tab in graph.tabs(of: node) {
      let names = tab.chrome("tabItem").map(words(below:)) ?? []
      guard !names.isEmpty else { continue }
      add(tab, .control("tab"), all(names), paths)
    }
  }

  /// True for what stands in an alert or a dialog, whose buttons close it.
  func isInDialog(_ node: GraphNode) -> Bool {
    guard let front = graph.front, ["alert", "confirmationDialog"].contains(front.name) else {
      return false
    }
    return node.isInside(front.node)
  }

  /// What a person does with a node; nil for nodes nobody would name.
  private func kind(of node: GraphNode) -> ScreenElement.Kind? {
    switch node.form {
    case .effect(let effect, _): return effect.name == "gesture" ? .gesture : nil
    case .modifierBody: return nil
    case .composite: return graph.isDeclaredByLearner(node) ? .plain : nil
    case .primitive(let object):
      if object.name == "control" {
        return .control(controlKind(of: object) ?? "")
      }
      if node.rowID != nil, !holdsRows(node), selection(around: node) != nil { return .row }
      return ["text", "image", "shape", "style"].contains(object.name) ? .plain : nil
    }
  }

  func controlKind(of object: EnumObject) -> String? {
    reader.caseName(reader.field("kind", of: object.payload.first))
  }

  /// True for a row of data that is several rows of a list, such as a section.
  private func holdsRows(_ node: GraphNode) -> Bool {
    if case .primitive(let object) = node.form {
      if object.name == "section" || object.name == "rows" { return true }
      guard !node.isVisible else { return false }
    }
    return node.children.prefix(1).contains(where: holdsRows)
  }

  /// The selection of the list a row stands in.
  func selection(around node: GraphNode) -> Value? {
    var current = node.parent
    while let parent = current {
      if case .primitive(let object) = parent.form, object.name == "list" {
        return object.payload.dropFirst().first?.unwrapped
      }
      if parent.rowID != nil, !holdsRows(parent) { return nil }
      current = parent.parent
    }
    return nil
  }

  // MARK: Words

  private func written(_ node: GraphNode, _ kind: ScreenElement.Kind) -> [String] {
    switch kind {
    case .control:
      let label = node.children.first { $0.step == .part("label") || $0.step == .content }
      return all(label.map(words(below:)) ?? [])
    case .gesture, .row:
      return all(words(below: node)) + typeNames(node)
    case .plain:
      if case .primitive(let object) = node.form, object.name == "text" || object.name == "image" {
        return words(below: node)
      }
      return [graph.name(of: node)]
    }
  }

  /// The words as one, then each.
  private func all(_ words: [String]) -> [String] {
    words.count > 1 ? [words.joined(separator: " ")] + words : words
  }

  /// The names of the views in a modified view, from outside in: `Card`, `Circle`.
  private func typeNames(_ node: GraphNode) -> [String] {
    var names: [String] = []
    var current: GraphNode? = node
    while let inner = current {
      if !inner.isModifier, inner.isVisible { names.append(graph.name(of: inner)) }
      current = inner.isModifier || inner.children.count == 1 ? inner.children.first : nil
    }
    if let outer = node.parent, graph.isDeclaredByLearner(outer) { names.append(outer.view.name) }
    return names
  }

  /// Every text and picture in a view, in order.
  func words(below node: GraphNode) -> [String] {
    switch node.form {
    case .primitive(let object) where object.name == "text":
      let text = reading(object.payload, node)
      return text.isEmpty ? [] : [text]
    case .primitive(let object) where object.name == "image":
      let name = reader.field("name", of: object.payload.first)?.asString ?? ""
      return name.isEmpty ? [] : [name]
    // What is open of a node stands in front of it.
    case .primitive(let object) where object.name == "control" && controlKind(of: object) == "menu":
      return node.children.first.map(words(below:)) ?? []
    case .effect(let effect, _) where effect.name == "onDemand":
      return node.children.first.map(words(below:)) ?? []
    case .effect(let effect, _) where effect.name == "accessibility":
      let spoken = labels(effect, node)
      return spoken.isEmpty ? node.children.flatMap(words(below:)) : spoken
    default: return node.children.flatMap(words(below:))
    }
  }

  private func reading(_ payload: [Value], _ node: GraphNode) -> String {
    TextReading(Bridging(bridge: bridge, node: node, payload: payload)).plain
  }

  /// What accessibility modifiers say of a view.
  private func labels(_ effect: EnumObject, _ node: GraphNode) -> [String] {
    guard case .table(let table)? = effect.payload.first?.opened else { return [] }
    return table.pairs.compactMap { key, value in
      switch key.asString {
      case "label":
        return reader.field("_content", of: value).map { reading([$0], node) }
      case "identifier": return value.opened.asString
      default: return nil
      }
    }
  }

  /// The plain text of a control's value, such as a text field's.
  func controlValue(of node: GraphNode) -> Value? {
    reader.field("value", of: control(of: node))
  }

  /// The library's description of a control; nil for other nodes.
  func control(of node: GraphNode) -> Value? {
    guard case .primitive(let object) = node.form, object.name == "control" else { return nil }
    return object.payload.first
  }
}
