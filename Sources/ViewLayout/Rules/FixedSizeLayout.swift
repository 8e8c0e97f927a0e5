/// `fixedSize(horizontal:vertical:)`: the child gets its ideal size, whatever is offered.
public struct FixedSizeLayout: UnaryRule {
  /// Whether the width is ideal.
  public var horizontal: Bool
  /// Whether the height is ideal.
  public var vertical: Bool

  /// Makes the modifier.
  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The name `fixedSize`.
  public var name: String { "fixedSize" }

  /// The proposal without the fixed axes.
  public func childProposal(for proposal: Proposal, subviews: Subviews) -> Proposal {
    Proposal(
      width: horizontal ? nil : proposal.width,
      height: vertical ? nil : proposal.height
    )
  }

  /// The child's rank.
  public func priority(subviews: Subviews) -> Double { subviews.firstPriority }

  /// The child's wishes.
  public func spacing(subviews: Subviews) -> ViewSpacing { subviews.firstSpacing }
}
