/// A modifier with one child: it changes the proposal on the way down and the size on the way up.
///
/// Further children, which an implicit group may bring, are ignored by the default methods.
public protocol UnaryRule: LayoutRule {
  /// The proposal the child gets when the modifier gets one.
  func childProposal(for proposal: Proposal, subviews: Subviews) -> Proposal

  /// The modifier's size once the child has answered.
  func size(for proposal: Proposal, child: Size, subviews: Subviews) -> Size

  /// The proposal and the corner of the child in the modifier's final bounds.
  func childPlacement(in bounds: PlacedBounds, subviews: Subviews) -> Placement
}

extension UnaryRule {
  /// The same proposal.
  public func childProposal(for proposal: Proposal, subviews: Subviews) -> Proposal { proposal }

  /// The child's size.
  public func size(for proposal: Proposal, child: Size, subviews: Subviews) -> Size { child }

  /// The child at the origin, with the proposal it answered when the modifier was measured.
  public func childPlacement(in bounds: PlacedBounds, subviews: Subviews) -> Placement {
    Placement(
      origin: .zero,
      proposal: childProposal(for: bounds.proposal, subviews: subviews)
    )
  }

  /// Asks the child and answers from its size.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    guard subviews.count > 0 else { return size(for: proposal, child: .zero, subviews: subviews) }
    let child = subviews.size(0, for: childProposal(for: proposal, subviews: subviews))
    return size(for: proposal, child: child, subviews: subviews)
  }

  /// Places the one child.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    guard subviews.count > 0 else { return }
    placements[0] = childPlacement(in: bounds, subviews: subviews)
  }

  /// What the child sets, moved by where the child stands.
  public func explicitGuide(
    _ key: AlignmentKey,
    in bounds: PlacedBounds,
    subviews: Subviews
  ) -> Double? {
    subviews.childGuide(key, in: bounds)
  }
}

/// A modifier that does not change layout: its child's size, rank, wishes and guides are its own.
public protocol TransparentRule: UnaryRule {}

extension TransparentRule {
  /// The child's rank.
  public func priority(subviews: Subviews) -> Double { subviews.firstPriority }

  /// The child's wishes.
  public func spacing(subviews: Subviews) -> ViewSpacing { subviews.firstSpacing }
}
