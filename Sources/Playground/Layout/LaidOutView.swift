import SwiftEvaluator
import SwiftSource
import ViewGraph
import ViewLayout

/// A mounted view in its place: the tree of frames and the shells.
struct LaidOutView {
  private let graph: ViewGraph
  private let root: GraphNode
  /// What turned the view into layout nodes.
  let bridge: LayoutBridge
  /// The layout, in the coordinates of the window.
  let result: LayoutResult
  private let frames: [Int: Rect]
  private let placed: [Int: Rect]
  private let rows: [Int: Rect]
  private let origin: Point
  private let paths: [Int: PathEntry]
  private let notes: [Int: Phrase]
  /// The size of the view.
  let size: Size
  /// Whether something lies in front of the view.
  let hasFront: Bool

  init(
    _ graph: ViewGraph,
    _ root: GraphNode,
    _ options: PlaygroundOptions,
    _ calls: LayoutCalls,
    keepsLog: Bool = false
  ) throws(BridgeError) {
    bridge = LayoutBridge(graph, calls)
    let tree = try bridge.tree(root)
    var request = options.layoutRequest
    request.keepsLog = keepsLog
    request.explains = keepsLog
    request.guideDefaults = bridge.guideDefaults
    var front = FrontLayouts(bridge, below: root, request)
    var result = try Self.layOut(tree, front, [:], request, bridge)
    // What is made late, such as the inside of a reader, may show something too.
    let late = FrontLayouts(bridge, below: root, request)
    if late.needsFrames || late.numbers != front.numbers {
      front = late
      let frames = Self.frames(of: result, bridge)
      result = try Self.layOut(tree, front, frames, request, bridge)
    }
    self.result = result
    placed = Dictionary(result.nodes.map { ($0.id, $0.frame) }, uniquingKeysWith: { a, _ in a })
    rows = Self.rows(of: result, bridge, graph)
    hasFront = !front.isEmpty
    self.graph = graph
    self.root = root
    origin = result.nodes.first?.frame.origin ?? .zero
    size = Size(width: result.size.width, height: result.size.height)
    var frames = Self.frames(of: result, bridge)
    try MatchedFrames(graph: graph, options: options, calls: calls).follow(&frames, below: root)
    self.frames = frames
    notes = bridge.notes
    paths = Dictionary(graph.entries().map { ($0.number, $0) }, uniquingKeysWith: { a, _ in a })
  }

  private static func layOut(
    _ tree: LayoutNode,
    _ front: FrontLayouts,
    _ frames: [Int: Rect],
    _ request: LayoutRequest,
    _ bridge: LayoutBridge
  ) throws(BridgeError) -> LayoutResult {
    let whole = front.isEmpty ? tree : try front.tree(around: tree, frames: frames)
    let result: LayoutResult
    do throws(LayoutError) { result = try layout(whole, request) } catch {
      throw bridge.failure ?? bridge.failure(of: error)
    }
    if let failure = bridge.failure { throw failure }
    return result
  }

  /// The frames in the window of the graph's nodes.
  private static func frames(of result: LayoutResult, _ bridge: LayoutBridge) -> [Int: Rect] {
    let placed = Dictionary(result.nodes.map { ($0.id, $0.frame) }, uniquingKeysWith: { a, _ in a })
    return bridge.layoutIDs.compactMapValues { ids in union(ids.compactMap { placed[$0] }) }
  }

  private static func union(_ frames: [Rect]) -> Rect? {
    guard let first = frames.first else { return nil }
    var (left, top, right, bottom) = (first.minX, first.minY, first.maxX, first.maxY)
    for frame in frames.dropFirst() {
      left = min(left, frame.minX)
      top = min(top, frame.minY)
      right = max(right, frame.maxX)
      bottom = max(bottom, frame.maxY)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The frame of a node in the window, and the named spaces around it; nil when it does not appear.
  func geometry(of node: GraphNode) -> PlacedGeometry? {
    guard let frame = frames[node.number] else { return nil }
    return PlacedGeometry(
      frame: frame,
      namedSpaces: namedSpaces(around: node),
      safeAreaInsets: .zero
    )
  }

  private func namedSpaces(around node: GraphNode) -> [Int: Rect] {
    var spaces: [Int: Rect] = [:]
    var outer = node.parent
    while let next = outer {
      if case .effect(let effect, _) = next.form, effect.name == "coordinateSpace",
        let name = effect.payload.first, let number = try? bridge.space(named: name),
        spaces[number] == nil
      {
        spaces[number] = frames[next.number]
      }
      if case .primitive(let object) = next.form, object.name == "scroll" {
        for number in (try? bridge.scrollSpaces(object.payload.first)) ?? []
        where spaces[number] == nil {
          spaces[number] = frames[next.number]
        }
      }
      outer = next.parent
    }
    return spaces
  }

  /// The frame of a node, the root's corner being 0, 0; nil when it does not appear.
  func frame(of node: GraphNode) -> Frame? {
    guard let frame = frames[node.number] else { return nil }
    return Frame(
      x: frame.minX - origin.x,
      y: frame.minY - origin.y,
      width: frame.width,
      height: frame.height
    )
  }

  /// The frame of a node in the window; nil when it does not appear.
  func windowFrame(of node: GraphNode) -> Rect? { frames[node.number] }

  /// The room of everything laid out inside a node, rows that are not made included.
  func contentFrame(of node: GraphNode) -> Rect? {
    let tops = Set(bridge.layoutIDs[node.number] ?? [])
    var inside: Set<Int> = []
    var union: Rect?
    for (index, placed) in result.nodes.enumerated() {
      if tops.contains(placed.id) {
        inside.insert(index)
        continue
      }
      guard let parent = placed.parent, inside.contains(parent) else { continue }
      inside.insert(index)
      union = union.map { Self.union([$0, placed.frame]) ?? $0 } ?? placed.frame
    }
    return union
  }

  /// The name and path of a visible node.
  func entry(of node: GraphNode) -> PathEntry? { paths[node.number] }

  // MARK: The tree

  /// Every visible node with its frame; nil for a view that shows nothing.
  var tree: ViewNode? {
    let tops = root.isVisible ? [root] : root.visibleChildren
    if tops.count == 1, let only = tops.first { return viewNodes(only).first }
    guard !tops.isEmpty else { return nil }
    return ViewNode(
      view: root.view.name,
      type: root.typeName,
      id: "0",
      frame: Frame(x: 0, y: 0, width: size.width, height: size.height),
      children: tops.flatMap(viewNodes)
    )
  }

  /// A node, or what has a place inside one that has none, such as the label of a tab not shown.
  private func viewNodes(_ node: GraphNode) -> [ViewNode] {
    guard let frame = frame(of: node), let entry = paths[node.number] else {
      return node.visibleChildren.flatMap(viewNodes)
    }
    var made = ViewNode(
      view: entry.name,
      type: node.typeName,
      id: entry.path,
      frame: frame,
      children: node.visibleChildren.flatMap(viewNodes),
      note: notes[node.number]
    )
    made.row = rows[node.number].map(inRoot)
    if node.isModifier {
      let frames = (bridge.layoutIDs[node.number] ?? []).compactMap { placed[$0] }
      if frames.count > 1 { made.copies = frames.map(inRoot) }
    }
    return [made]
  }

  private func inRoot(_ frame: Rect) -> Frame {
    Frame(
      x: frame.minX - origin.x,
      y: frame.minY - origin.y,
      width: frame.width,
      height: frame.height
    )
  }

  /// The frames of rows by the outermost visible nodes that stand in them.
  private static func rows(
    of result: LayoutResult,
    _ bridge: LayoutBridge,
    _ graph: ViewGraph
  ) -> [Int: Rect] {
    var rowOfView: [Int: Rect] = [:]
    for node in result.nodes {
      guard let parent = node.parent, result.nodes[parent].rule == "list row" else { continue }
      rowOfView[node.id] = result.nodes[parent].frame
    }
    guard !rowOfView.isEmpty else { return [:] }
    var rows: [Int: Rect] = [:]
    for (number, ids) in bridge.layoutIDs {
      guard ids.count == 1, let frame = ids.first.flatMap({ rowOfView[$0] }),
        let node = graph.node(number), node.isVisible
      else { continue }
      rows[number] = frame
    }
    return rows
  }

  // MARK: Shells

  /// The modifiers from outside in, down to the first view that is none; a view with a body of the
  /// learner's own is one shell of them.
  func shells(named names: [Int: String]) -> [Shell] {
    var shells: [Shell] = []
    var current: GraphNode? = root
    while let node = current {
      if node.isVisible, let frame = frame(of: node) {
        shells.append(
          Shell(
            name: names[node.number] ?? fallbackName(of: node),
            size: Size(width: frame.width, height: frame.height),
            frame: frame,
            note: notes[node.number] ?? copiesNote(node)
              ?? ShellNote.note(for: node, LayoutBridge(graph).reader)
          )
        )
        guard node.isModifier || graph.isDeclaredByLearner(node) else { break }
      }
      current = node.isModifier || node.children.count == 1 ? node.children.first : nil
    }
    return shells
  }

  /// A modifier around a group is one shell around each of its views.
  private func copiesNote(_ node: GraphNode) -> Phrase? {
    let count = (bridge.layoutIDs[node.number] ?? []).filter { placed[$0] != nil }.count
    guard node.isModifier, count > 1 else { return nil }
    return Phrase(
      "one shell around each of \(count) views, all of them together so large",
      "\(count) 个视图各有一层，这是合在一起的大小"
    )
  }

  private func fallbackName(of node: GraphNode) -> String {
    let name = graph.name(of: node)
    return node.isModifier && !name.hasSuffix(")") ? name + "(…)" : name
  }
}
