/// `padding`: offers the child less, and is larger than the child by the same insets.
///
///     insets 16: proposed (200, nil) -> child asked (168, nil) -> child says 80x20 -> 112x52
public struct PaddingLayout: UnaryRule {
  /// The insets, negative ones included.
  public var insets: EdgeInsets

  /// What `padding()` without a length adds.
  public static let defaultLength = 16.0

  /// Makes padding from insets.
  public init(_ insets: EdgeInsets) { self.insets = insets }

  /// Makes padding of one length; `nil` is the default of 16.
  public init(_ length: Double? = nil, at edges: EdgeSet = .all) {
    self.init(EdgeInsets(length ?? Self.defaultLength, at: edges))
  }

  /// The name `padding`.
  public var name: String { "padding" }

  /// What is left inside the insets, at least 0.
  public func childProposal(for proposal: Proposal, subviews: Subviews) -> Proposal {
    Proposal(
      width: proposal.width.map { max(0, $0 - insets.total(.horizontal)) },
      height: proposal.height.map { max(0, $0 - insets.total(.vertical)) }
    )
  }

  /// The child and the insets, at least 0.
  public func size(for proposal: Proposal, child: Size, subviews: Subviews) -> Size {
    Size(
      width: max(0, child.width + insets.total(.horizontal)),
      height: max(0, child.height + insets.total(.vertical))
    )
  }

  /// The child inside the insets.
  public func childPlacement(in bounds: PlacedBounds, subviews: Subviews) -> Placement {
    Placement(
      origin: Point(x: insets.leading, y: insets.top),
      proposal: childProposal(for: bounds.proposal, subviews: subviews)
    )
  }

  /// The child's wishes, but those of a plain view at padded edges.
  public func spacing(subviews: Subviews) -> ViewSpacing {
    var spacing = subviews.firstSpacing
    var padded: EdgeSet = []
    for edge in Edge.allCases where insets[edge] != 0 { padded.insert(EdgeSet(edge)) }
    spacing.reset(padded)
    return spacing
  }

  /// The insets.
  public func facts(for proposal: Proposal, subviews: Subviews) -> [LayoutFact] {
    [
      LayoutFact("top", insets.top), LayoutFact("leading", insets.leading),
      LayoutFact("bottom", insets.bottom), LayoutFact("trailing", insets.trailing),
    ]
  }
}
