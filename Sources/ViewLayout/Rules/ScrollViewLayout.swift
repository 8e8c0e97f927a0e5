/// `ScrollView`: takes what is offered along its axes, and its content may be longer.
///
/// The content is offered nothing along the axes, so it has its ideal length there. Across, a
/// scroll view is as broad as its content.
public struct ScrollViewLayout: UnaryRule, CoordinateSpaceHolder {
  /// The axes along which the content scrolls.
  public var axes: AxisSet
  /// The caller's numbers of the names by which views inside know its bounds.
  public var spaces: [Int] = []
  /// How far the content has been moved to the left and up.
  public var offset: Point

  /// Makes a scroll view.
  public init(_ axes: AxisSet = .vertical, offset: Point = .zero) {
    self.axes = axes
    self.offset = offset
  }

  /// The name `ScrollView`.
  public var name: String { "ScrollView" }

  /// The proposal without the scrolling axes.
  public func childProposal(for proposal: Proposal, subviews: Subviews) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  /// Asks the content in a container of the size offered.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    guard !subviews.isEmpty else { return proposal.replacingUnspecified(by: .zero) }
    subviews.becomeContainer(proposal)
    let child = subviews.size(0, for: childProposal(for: proposal, subviews: subviews))
    return size(for: proposal, child: child, subviews: subviews)
  }

  /// The proposal along the axes, the content across.
  public func size(for proposal: Proposal, child: Size, subviews: Subviews) -> Size {
    Size(
      width: axes.contains(.horizontal) ? proposal.width ?? child.width : child.width,
      height: axes.contains(.vertical) ? proposal.height ?? child.height : child.height
    )
  }

  /// The content at the top leading corner, moved by what was scrolled.
  public func childPlacement(in bounds: PlacedBounds, subviews: Subviews) -> Placement {
    subviews.becomeContainer(bounds.proposal)
    return Placement(
      origin: Point(x: -offset.x, y: -offset.y),
      proposal: childProposal(for: bounds.proposal, subviews: subviews)
    )
  }

  /// No guides of what scrolls.
  public func explicitGuide(
    _ key: AlignmentKey,
    in bounds: PlacedBounds,
    subviews: Subviews
  ) -> Double? { nil }

  /// No direction.
  public var stackOrientation: StackOrientation { .none }
}
