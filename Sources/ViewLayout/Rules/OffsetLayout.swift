/// `offset(x:y:)`: the view is drawn elsewhere, and leaves its place in the layout empty.
public struct OffsetLayout: TransparentRule {
  /// How far the view moves.
  public var offset: Point

  /// Makes the modifier.
  public init(x: Double = 0, y: Double = 0) { offset = Point(x: x, y: y) }

  /// The name `offset`.
  public var name: String { "offset" }

  /// The child, moved.
  public func childPlacement(in bounds: PlacedBounds, subviews: Subviews) -> Placement {
    Placement(origin: offset, proposal: bounds.proposal)
  }

  /// What the child sets, unmoved, for alignment does not see an offset.
  public func explicitGuide(
    _ key: AlignmentKey,
    in bounds: PlacedBounds,
    subviews: Subviews
  ) -> Double? {
    subviews.isEmpty ? nil : subviews.dimensions(0, in: bounds.proposal)[explicit: key]
  }

  /// How far the view moves.
  public func facts(for proposal: Proposal, subviews: Subviews) -> [LayoutFact] {
    [LayoutFact("x", offset.x), LayoutFact("y", offset.y)]
  }
}

/// `position(x:y:)`: takes all that is offered and puts the middle of the child at a point of it.
public struct PositionLayout: UnaryRule {
  /// Where the middle of the child goes.
  public var position: Point

  /// Makes the modifier.
  public init(x: Double = 0, y: Double = 0) { position = Point(x: x, y: y) }

  /// The name `position`.
  public var name: String { "position" }

  /// The proposal, or the child where nothing is offered.
  public func size(for proposal: Proposal, child: Size, subviews: Subviews) -> Size {
    proposal.replacingUnspecified(by: child)
  }

  /// The child, offered the whole size, around the point.
  public func childPlacement(in bounds: PlacedBounds, subviews: Subviews) -> Placement {
    let proposal = Proposal(bounds.size)
    let child = subviews.size(0, for: proposal)
    return Placement(
      origin: Point(x: position.x - child.width / 2, y: position.y - child.height / 2),
      proposal: proposal
    )
  }

  /// Where the middle of the child goes.
  public func facts(for proposal: Proposal, subviews: Subviews) -> [LayoutFact] {
    [LayoutFact("x", position.x), LayoutFact("y", position.y)]
  }
}
