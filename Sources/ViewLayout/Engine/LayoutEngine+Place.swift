extension LayoutEngine {
  /// Measures the root, places everything below it, and collects the result.
  func run() throws(LayoutError) -> LayoutResult {
    let safe = request.safeArea
    let room = Size(
      width: max(0, request.window.width - safe.total(.horizontal)),
      height: max(0, request.window.height - safe.total(.vertical))
    )
    let offered = request.proposal ?? Proposal(room)
    let size = try settledSize(of: 0, for: offered)
    let origin = Point(
      x: safe.leading + (room.width - size.width) / 2,
      y: safe.top + (room.height - size.height) / 2
    )
    let window = Rect(origin: .zero, size: request.window)
    let inside = Rect(
      x: safe.leading,
      y: safe.top,
      width: room.width,
      height: room.height
    )
    var placer = Placer(
      root: origin,
      proposal: offered,
      safeArea: SafeArea(outer: window, safe: inside)
    )
    var node = 0
    while node < nodeCount {
      try placer.place(node, in: self)
      node += 1
    }
    return result(placer)
  }

  private func result(_ placer: Placer) -> LayoutResult {
    var placed: [PlacedNode] = []
    placed.reserveCapacity(nodeCount)
    var waiting: [(node: Int, parent: Int?)] = [(0, nil)]
    while let next = waiting.popLast() {
      guard let slot = placer.slots[next.node] else { continue }
      let node = records[next.node].node
      let size = memo.size(of: next.node, for: slot.proposal) ?? .zero
      placed.append(
        PlacedNode(
          id: node.id,
          rule: node.rule.name,
          parent: next.parent,
          frame: Rect(origin: slot.origin, size: size),
          proposal: slot.proposal,
          zIndex: node.traits.zIndex,
          facts: facts(of: next.node, for: slot.proposal)
        )
      )
      let index = placed.count - 1
      for child in (0..<childCount(of: next.node)).reversed() {
        waiting.append((self.child(child, of: next.node), index))
      }
    }
    return LayoutResult(
      window: request.window,
      nodes: placed,
      evaluations: evaluations,
      restarts: restarts,
      log: log?.finished()
    )
  }

  private func facts(of node: Int, for proposal: Proposal) -> [LayoutFact] {
    guard request.explains else { return [] }
    return records[node].rule.facts(for: proposal, subviews: Subviews(engine: self, node: node))
  }
}

/// Hands every node its place, parents first.
struct Placer {
  /// Where a node stands in the root, and the proposal it answers in the end.
  struct Slot {
    var origin: Point
    var proposal: Proposal
    /// The number of the safe area that holds there.
    var safeArea: Int
  }

  /// One slot for each node; `nil` for nodes that are left out.
  var slots: [Slot?]
  private var safeAreas: [SafeArea]
  /// What a parent has already decided about the children of a node.
  private var presets: [Int: Placements] = [:]

  init(root: Point, proposal: Proposal, safeArea: SafeArea) {
    slots = [Slot(origin: root, proposal: proposal, safeArea: 0)]
    safeAreas = [safeArea]
  }

  /// Finds the final size of a node and the slots of its children.
  mutating func place(_ node: Int, in engine: LayoutEngine) throws(LayoutError) {
    grow(to: engine.nodeCount)
    guard let slot = slots[node] else { return }
    let size = try engine.settledSize(of: node, for: slot.proposal)
    guard size.isFinite else {
      let culprit = try engine.endless(from: node, for: slot.proposal)
      throw .infiniteSize(
        id: engine.id(of: culprit.node),
        proposal: slot.proposal,
        size: culprit.size
      )
    }
    guard slot.origin.x.isFinite, slot.origin.y.isFinite else {
      let parent = Int(engine.records[node].parent)
      throw .infinitePosition(id: engine.id(of: max(0, parent)), origin: slot.origin)
    }
    try addLateChildren(of: node, at: Rect(origin: slot.origin, size: size), in: engine)
    guard engine.childCount(of: node) > 0 else { return }
    let bounds = PlacedBounds(
      size: size,
      proposal: slot.proposal,
      rootOrigin: slot.origin,
      safeArea: safeAreas[slot.safeArea]
    )
    let placements: Placements
    if let preset = presets.removeValue(forKey: node) {
      placements = preset
    } else {
      placements = try engine.settle { engine.placements(of: node, in: bounds) }
    }
    for (index, nested) in placements.nested { presets[engine.child(index, of: node)] = nested }
    for (index, placement) in placements.items.enumerated() {
      guard let placement, !placements.omitted.contains(index) else { continue }
      let child = engine.child(index, of: node)
      var origin = placement.origin
      if engine.records[node].node.isMirrored {
        // Everything was worked out from the leading edge, which is the right one here.
        let own = try engine.settledSize(of: child, for: placement.proposal)
        origin.x = size.width - origin.x - own.width
      }
      slots[child] = Slot(
        origin: slot.origin + origin,
        proposal: placement.proposal,
        safeArea: slot.safeArea
      )
    }
    for change in placements.safeAreaChanges {
      apply(change, to: engine.child(change.child, of: node), from: slot.origin)
    }
  }

  private mutating func apply(
    _ change: Placements.SafeAreaChange,
    to node: Int,
    from origin: Point
  ) {
    guard let slot = slots[node] else { return }
    var area = safeAreas[slot.safeArea]
    area.move(change.edge, to: change.limit.map { $0 + origin[change.edge.axis] })
    slots[node]?.safeArea = safeAreas.count
    safeAreas.append(area)
  }

  private mutating func addLateChildren(
    of node: Int,
    at frame: Rect,
    in engine: LayoutEngine
  ) throws(LayoutError) {
    guard engine.records[node].hasLateChildren, engine.childCount(of: node) == 0,
      let slot = slots[node]
    else {
      return
    }
    let geometry = PlacedGeometry(
      frame: frame,
      namedSpaces: namedSpaces(around: node, in: engine),
      safeAreaInsets: safeAreas[slot.safeArea].insets(of: frame)
    )
    let children = engine.records[node].rule.lateChildren(in: geometry)
    if let failure = engine.failure { throw failure }
    guard !children.isEmpty else { return }
    try engine.append(children, below: node)
    grow(to: engine.nodeCount)
  }

  private func namedSpaces(around node: Int, in engine: LayoutEngine) -> [Int: Rect] {
    var spaces: [Int: Rect] = [:]
    var outer = Int(engine.records[node].parent)
    while outer >= 0 {
      let named = engine.records[outer].rule as? any CoordinateSpaceHolder
      for space in named?.spaces ?? [] where spaces[space] == nil {
        guard let slot = slots[outer] else { continue }
        let size = engine.memo.size(of: outer, for: slot.proposal) ?? .zero
        spaces[space] = Rect(origin: slot.origin, size: size)
      }
      outer = Int(engine.records[outer].parent)
    }
    return spaces
  }

  private mutating func grow(to count: Int) {
    guard slots.count < count else { return }
    slots.append(contentsOf: repeatElement(nil, count: count - slots.count))
  }
}
