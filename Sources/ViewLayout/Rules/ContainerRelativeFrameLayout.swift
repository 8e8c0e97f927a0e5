/// `containerRelativeFrame(_:count:span:spacing:alignment:)`: a share of the window or scroll view.
public struct ContainerRelativeFrameLayout: UnaryRule {
  /// The axes on which the container decides.
  public var axes: AxisSet
  /// Into how many parts the container is divided.
  public var count: Int
  /// How many parts the view spans.
  public var span: Int
  /// The gap between the parts.
  public var spacing: Double
  /// Where the child stands.
  public var alignment: Alignment
  /// The learner's own share, given the length of the container.
  public var length: ((Double, Axis) -> Double)?

  /// Makes the modifier; without a count the view is as long as the container.
  public init(
    _ axes: AxisSet,
    count: Int = 1,
    span: Int = 1,
    spacing: Double = 0,
    alignment: Alignment = .center
  ) {
    self.axes = axes
    self.count = max(1, count)
    self.span = max(1, span)
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The name `containerRelativeFrame`.
  public var name: String { "containerRelativeFrame" }

  /// The share of the container, else the proposal.
  public func childProposal(for proposal: Proposal, subviews: Subviews) -> Proposal {
    Proposal(
      width: share(.horizontal, subviews) ?? proposal.width,
      height: share(.vertical, subviews) ?? proposal.height
    )
  }

  /// The share of the container, else the child.
  public func size(for proposal: Proposal, child: Size, subviews: Subviews) -> Size {
    Size(
      width: share(.horizontal, subviews) ?? child.width,
      height: share(.vertical, subviews) ?? child.height
    )
  }

  /// The child, pinned by the alignment.
  public func childPlacement(in bounds: PlacedBounds, subviews: Subviews) -> Placement {
    let proposal = childProposal(for: bounds.proposal, subviews: subviews)
    return subviews.aligned(0, in: bounds.size, alignment, proposal: proposal)
  }

  /// Yes.
  public var measuresByContainer: Bool { true }

  private func share(_ axis: Axis, _ subviews: Subviews) -> Double? {
    guard axes.contains(axis) else { return nil }
    if let length { return max(0, length(subviews.containerSize[axis], axis)) }
    let length = subviews.containerSize[axis]
    let part = (length - spacing * Double(count - 1)) / Double(count)
    return max(0, part * Double(span) + Double(span - 1) * spacing)
  }
}
