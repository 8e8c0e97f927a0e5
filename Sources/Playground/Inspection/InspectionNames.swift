import SwiftEvaluator
import SwiftTypes
import ViewGraph
import ViewLayout

/// How the layout nodes of a view are called, and which of them a path stands for.
struct InspectionNames {
  /// The name of each layout node.
  private(set) var names: [Int: String] = [:]
  /// The views a person would name, in order.
  private(set) var entries: [Inspection.Entry] = []

  init(_ graph: ViewGraph, _ view: LaidOutView, written: [Int: String]) {
    let bridge = view.bridge
    let placed = Set(view.result.nodes.map(\.id))
    for node in view.result.nodes {
      names[node.id] = Self.name(of: node, bridge, written)
    }
    var told: Set<Int> = []
    let paths = graph.entries()
    for entry in paths {
      let nodes = (bridge.layoutIDs[entry.number] ?? []).filter(placed.contains)
      guard let first = nodes.first else { continue }
      let isOwner = bridge.owners[first]?.number == entry.number
      let text = (bridge.rules[first] as? TextLayout).map { $0.runs.map(\.text).joined() }
      if isOwner, text != nil { told.insert(first) }
      let name =
        (isOwner && nodes.count == 1 ? names[first] : nil) ?? written[entry.number] ?? entry.name
      entries.append(
        Inspection.Entry(
          path: entry.path,
          view: entry.name,
          name: name,
          text: isOwner ? text : nil,
          nodes: nodes
        )
      )
    }
    let known = Dictionary(paths.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    for node in view.result.nodes where !told.contains(node.id) {
      guard let text = bridge.rules[node.id] as? TextLayout,
        let entry = Self.visible(Self.owner(of: node, in: view), known)
      else { continue }
      // Letters that no view of their own shows: the title of a bar, the content of a field.
      entries.append(
        Inspection.Entry(
          path: entry.path,
          view: entry.name,
          name: Self.quoted(text),
          text: text.runs.map(\.text).joined(),
          nodes: [node.id]
        )
      )
      names[node.id] = Self.quoted(text)
    }
  }

  /// The view that a layout node belongs to, which may be a part of a control.
  private static func owner(of node: PlacedNode, in view: LaidOutView) -> GraphNode? {
    var current: PlacedNode? = node
    while let here = current {
      if let owner = view.bridge.owners[here.id] { return owner }
      current = here.parent.map { view.result.nodes[$0] }
    }
    return nil
  }

  /// The nearest view a person would name.
  private static func visible(_ node: GraphNode?, _ known: [Int: PathEntry]) -> PathEntry? {
    var current = node
    while let here = current {
      if let entry = known[here.number] { return entry }
      current = here.parent
    }
    return nil
  }

  private static func name(
    of node: PlacedNode,
    _ bridge: LayoutBridge,
    _ written: [Int: String]
  ) -> String {
    guard let owner = bridge.owners[node.id] else { return node.rule }
    // Letters say more than the expression that made them.
    if let text = bridge.rules[node.id] as? TextLayout, case .primitive = owner.form {
      return quoted(text)
    }
    if let name = written[owner.number] { return name }
    guard case .primitive(let object) = owner.form else { return bridge.graph.name(of: owner) }
    let reader = PaintReader(bridge)
    switch object.name {
    case "style":
      return object.payload.first.flatMap { reader.colorName($0) } ?? owner.view.name
    case "shape":
      let name = object.payload.first.map(reader.shapeName) ?? node.rule
      let style = object.payload.count > 1 ? object.payload[1].unwrapped : nil
      // A style behind a view is painted on a rectangle nobody has written.
      guard owner.view.name.hasPrefix("_"), name == "Rectangle", let style else { return name }
      return reader.colorName(style) ?? TypedValue(style, .error).name
    default: return owner.view.name
    }
  }

  private static func quoted(_ text: TextLayout) -> String {
    let whole = text.runs.map(\.text).joined()
    let line = whole.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
    let short = line.count > 24 || line.count < whole.count ? line.prefix(22) + "…" : line
    return "Text(\"\(short)\")"
  }
}
