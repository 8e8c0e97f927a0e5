/// `ZStack`: children on top of each other, as large as the largest of the highest rank.
public struct ZStackLayout: LayoutRule {
  /// The guides at which the children meet.
  public var alignment: Alignment

  /// Makes a stack in depth.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The name `ZStack`.
  public var name: String { "ZStack" }

  /// The largest width and the largest height among the children of the highest rank.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    if subviews.count == 1 { return subviews.size(0, for: proposal) }
    var size = Size.zero
    for index in leaders(subviews) {
      let child = subviews.size(index, for: proposal)
      size.width = max(size.width, child.width)
      size.height = max(size.height, child.height)
    }
    return size
  }

  /// Every child, offered the size of the stack.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    if subviews.count == 1 {
      placements[0] = Placement(origin: .zero, proposal: bounds.proposal)
      return
    }
    let proposal = Proposal(bounds.size)
    let children = (0..<subviews.count).map { subviews.dimensions($0, in: proposal) }
    let leaders = leaders(subviews)
    let x = leaders.map { children[$0][alignment.horizontal] }.max() ?? 0
    let y = leaders.map { children[$0][alignment.vertical] }.max() ?? 0
    for (index, child) in children.enumerated() {
      placements[index] = Placement(
        origin: Point(x: x - child[alignment.horizontal], y: y - child[alignment.vertical]),
        proposal: proposal
      )
    }
  }

  /// The default rank, but an empty stack comes last.
  public func priority(subviews: Subviews) -> Double {
    if subviews.count == 1 { return subviews.firstPriority }
    return subviews.isEmpty ? -.infinity : 0
  }

  /// The wishes of all children.
  public func spacing(subviews: Subviews) -> ViewSpacing {
    subviews.unionOfSpacings
  }

  /// What the children set together; around one child all that the child sets.
  public func explicitGuide(
    _ key: AlignmentKey,
    in bounds: PlacedBounds,
    subviews: Subviews
  ) -> Double? {
    subviews.count == 1
      ? subviews.childGuide(key, in: bounds) : subviews.combinedGuide(key, in: bounds)
  }

  /// No direction.
  public var stackOrientation: StackOrientation { .none }

  /// How many layers there are, and how many of them decide the size.
  public func facts(for proposal: Proposal, subviews: Subviews) -> [LayoutFact] {
    [
      LayoutFact("layers", Double(subviews.count)),
      LayoutFact("leaders", Double(leaders(subviews).count)),
    ]
  }

  private func leaders(_ subviews: Subviews) -> [Int] {
    let highest = (0..<subviews.count).map { subviews.priority($0) }.max() ?? 0
    return (0..<subviews.count).filter { subviews.priority($0) == highest }
  }
}

extension Subviews {
  /// The wishes of all children at all edges; an empty container wants to be touched.
  var unionOfSpacings: ViewSpacing {
    guard !isEmpty else { return .zero }
    var union = spacing(0)
    for index in 1..<max(1, count) { union.formUnion(spacing(index)) }
    return union
  }
}
