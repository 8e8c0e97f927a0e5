/// `safeAreaInset(edge:alignment:spacing:content:)`: content beside the view, counted as covered.
///
/// The second child takes its place first, the view gets what is left, and views inside it that
/// ignore the safe area may still reach below the content.
public struct SafeAreaInsetLayout: LayoutRule {
  /// The edge at which the content stands.
  public var edge: Edge
  /// The guide at which the content meets the view across the edge.
  public var alignment: AlignmentKey
  /// The gap between them.
  public var spacing: Double

  /// Makes the modifier, whose children are the view and the content.
  ///
  /// Without an alignment they meet in the middle, without a spacing the gap is 8.
  public init(_ edge: Edge, alignment: AlignmentKey? = nil, spacing: Double? = nil) {
    self.edge = edge
    self.alignment = alignment ?? (edge.axis == .vertical ? .centerX : .centerY)
    self.spacing = spacing ?? ViewSpacing.defaultDistance
  }

  /// The name `safeAreaInset`.
  public var name: String { "safeAreaInset" }

  /// Both along the axis, the larger one across.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    guard subviews.count > 1 else {
      return subviews.isEmpty ? .zero : subviews.size(0, for: proposal)
    }
    let parts = parts(for: proposal, subviews)
    let axis = edge.axis
    return Size(
      axis,
      parts.view.size[axis] + spacing + parts.content.size[axis],
      across: max(parts.view.size[axis.other], parts.content.size[axis.other])
    )
  }

  /// The content at the edge, the view in the rest.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    guard subviews.count > 1 else {
      if !subviews.isEmpty { placements[0] = Placement(origin: .zero, proposal: bounds.proposal) }
      return
    }
    let parts = parts(for: bounds.proposal, subviews)
    let axis = edge.axis
    let isFirst = edge == .top || edge == .leading
    let viewStart = isFirst ? parts.content.size[axis] + spacing : 0
    let contentStart = isFirst ? 0 : parts.view.size[axis] + spacing
    let line = max(parts.view[alignment], parts.content[alignment])
    placements[0] = Placement(
      origin: Point(axis, viewStart, across: line - parts.view[alignment]),
      proposal: parts.view.proposal
    )
    placements[1] = Placement(
      origin: Point(axis, contentStart, across: line - parts.content[alignment]),
      proposal: parts.content.proposal
    )
    let limit = isFirst ? viewStart : parts.view.size[axis]
    placements.narrowSafeArea(of: 0, at: edge, to: limit)
  }

  private func parts(
    for proposal: Proposal,
    _ subviews: Subviews
  ) -> (view: ViewDimensions, content: ViewDimensions) {
    let axis = edge.axis
    let least = subviews.length(
      0,
      for: proposal.with(axis, 0),
      along: axis,
      question: .minimum
    )
    let forContent = proposal.with(axis, proposal[axis].map { max(0, $0 - spacing - least) })
    let content = subviews.dimensions(1, in: forContent)
    let rest = proposal[axis].map { max(0, $0 - content.size[axis] - spacing) }
    return (subviews.dimensions(0, in: proposal.with(axis, rest)), content)
  }

  /// The view's rank.
  public func priority(subviews: Subviews) -> Double { subviews.firstPriority }
}

/// `ignoresSafeArea(_:edges:)`: the view keeps its size, but is placed out to the window's edges.
public struct IgnoresSafeAreaLayout: TransparentRule {
  /// The edges at which the view reaches out.
  public var edges: EdgeSet

  /// Makes the modifier.
  public init(_ edges: EdgeSet = .all) { self.edges = edges }

  /// The name `ignoresSafeArea`.
  public var name: String { "ignoresSafeArea" }

  /// The child, offered the size and what is covered at the edges it touches.
  public func childPlacement(in bounds: PlacedBounds, subviews: Subviews) -> Placement {
    let insets = bounds.coveredInsets(at: edges)
    return Placement(
      origin: Point(x: -insets.leading, y: -insets.top),
      proposal: Proposal(
        width: bounds.size.width + insets.total(.horizontal),
        height: bounds.size.height + insets.total(.vertical)
      )
    )
  }

  /// Places the child, for which nothing is covered at those edges.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    guard !subviews.isEmpty else { return }
    let insets = bounds.coveredInsets(at: edges)
    guard insets != .zero else {
      placements[0] = Placement(origin: .zero, proposal: bounds.proposal)
      return
    }
    placements[0] = childPlacement(in: bounds, subviews: subviews)
    for edge in Edge.allCases where insets[edge] > 0 { placements.widenSafeArea(of: 0, at: edge) }
  }
}
