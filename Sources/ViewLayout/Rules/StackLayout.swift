/// `HStack` and `VStack`: children in a row, who share the length the stack is offered.
///
/// The stack asks the least flexible child first and offers it an equal share of what is left; what
/// the child does not take goes to those after it. So texts are asked before colours, and a
/// spacer, whose rank is the lowest, comes last. See ``StackDivision``.
///
/// The stack is as long as its children and gaps, whatever it was offered.
public struct StackLayout: LayoutRule {
  /// The axis along which the children stand.
  public var axis: Axis
  /// The guide that meets across the stack.
  public var alignment: AlignmentKey
  /// The gap between children; `nil` asks each pair, which gives 8 between plain views.
  public var spacing: Double?
  /// Whether a stack of exactly one child, known before any data is, is that child itself.
  public var isTransparentAroundOneChild: Bool

  /// Makes a stack.
  ///
  /// - Parameters:
  ///   - axis: `.horizontal` for `HStack`, `.vertical` for `VStack`.
  ///   - alignment: A guide across the axis; `nil` is the middle.
  ///   - spacing: The gap in points; `nil` is the default gap of each pair.
  ///   - isTransparentAroundOneChild: False when the one child comes from a `ForEach` or an `if`.
  public init(
    _ axis: Axis,
    alignment: AlignmentKey? = nil,
    spacing: Double? = nil,
    isTransparentAroundOneChild: Bool = true
  ) {
    self.axis = axis
    self.alignment = alignment ?? (axis == .horizontal ? .centerY : .centerX)
    self.spacing = spacing
    self.isTransparentAroundOneChild = isTransparentAroundOneChild
  }

  /// The name `HStack` or `VStack`.
  public var name: String { axis == .horizontal ? "HStack" : "VStack" }

  /// The children one after the other.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    if isSingle(subviews) { return subviews.size(0, for: proposal) }
    return StackFit(self, proposal, subviews).size
  }

  /// The children where they were measured, but offered the stack's own breadth if it had none.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    if isSingle(subviews) {
      placements[0] = Placement(origin: .zero, proposal: bounds.proposal)
      return
    }
    let breadth = bounds.proposal[axis.other] ?? bounds.size[axis.other]
    let fit = StackFit(self, bounds.proposal.with(axis.other, breadth), subviews)
    var along = 0.0
    for (index, child) in fit.children.enumerated() {
      if index > 0 { along += gap(after: index - 1, subviews) }
      placements[index] = Placement(
        origin: Point(axis, along, across: child.across - fit.lowest),
        proposal: Proposal(axis, child.offered, across: breadth)
      )
      along += child.size[axis]
    }
  }

  /// The default rank, but an empty stack comes last.
  public func priority(subviews: Subviews) -> Double {
    if isSingle(subviews) { return subviews.firstPriority }
    return subviews.isEmpty ? -.infinity : 0
  }

  /// The wishes of the children that stand at each edge.
  public func spacing(subviews: Subviews) -> ViewSpacing {
    if subviews.isEmpty { return .zero }
    if isSingle(subviews) { return subviews.firstSpacing }
    if (0..<subviews.count).allSatisfy({ subviews.spacing($0).isPlain }) { return .plain }
    let start: EdgeSet = axis == .horizontal ? .leading : .top
    let end: EdgeSet = axis == .horizontal ? .trailing : .bottom
    var spacing = ViewSpacing.none
    spacing.formUnion(subviews.spacing(0), edges: start)
    spacing.formUnion(subviews.spacing(subviews.count - 1), edges: end)
    for index in 0..<subviews.count {
      spacing.formUnion(
        subviews.spacing(index),
        edges: axis == .horizontal ? .vertical : .horizontal
      )
    }
    return spacing
  }

  /// What the children set together; around one child all that the child sets.
  public func explicitGuide(
    _ key: AlignmentKey,
    in bounds: PlacedBounds,
    subviews: Subviews
  ) -> Double? {
    isSingle(subviews)
      ? subviews.childGuide(key, in: bounds) : subviews.combinedGuide(key, in: bounds)
  }

  /// The stack's own axis.
  public var stackOrientation: StackOrientation { .along(axis) }

  /// The number of children and the sum of the gaps.
  public func facts(for proposal: Proposal, subviews: Subviews) -> [LayoutFact] {
    [
      LayoutFact("children", Double(subviews.count)),
      LayoutFact("gaps", totalSpacing(subviews)),
    ] + guideFacts(for: proposal, subviews)
  }

  /// Where the guides lie by which the children are aligned, when one of them is not where a plain
  /// view has it.
  private func guideFacts(for proposal: Proposal, _ subviews: Subviews) -> [LayoutFact] {
    guard subviews.count > 1, subviews.count <= 50 else { return [] }
    let fit = StackFit(self, proposal, subviews)
    let isMoved = fit.children.contains { child in
      let offered = Proposal(axis, child.offered, across: proposal[axis.other])
      let dimensions = subviews.dimensions(child.index, in: offered, size: child.size)
      return dimensions[explicit: alignment] != nil
    }
    guard isMoved else { return [] }
    let name = "guide " + alignment.writtenName
    return fit.children.map { LayoutFact(name, -$0.across) }
      + [LayoutFact("line", -fit.lowest)]
  }

  private func isSingle(_ subviews: Subviews) -> Bool {
    isTransparentAroundOneChild && subviews.count == 1
  }

  func gap(after index: Int, _ subviews: Subviews) -> Double {
    spacing ?? subviews.gap(after: index, along: axis)
  }

  func totalSpacing(_ subviews: Subviews) -> Double {
    guard subviews.count > 1 else { return 0 }
    if let spacing { return spacing * Double(subviews.count - 1) }
    var total = 0.0
    for index in 0..<(subviews.count - 1) { total += subviews.gap(after: index, along: axis) }
    return total
  }
}
