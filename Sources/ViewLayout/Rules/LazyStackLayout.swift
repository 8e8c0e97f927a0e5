/// `LazyVStack` and `LazyHStack`: as broad as offered, as long as its children.
///
/// Children are offered nothing along the stack, so nothing is divided. Where no breadth is
/// offered the broadest child decides.
public struct LazyStackLayout: LayoutRule {
  /// The axis along which the children stand.
  public var axis: Axis
  /// The guide that meets across the stack.
  public var alignment: AlignmentKey
  /// The gap between children.
  public var spacing: Double

  /// Makes a lazy stack; `nil` is the middle and the default gap of 8.
  public init(_ axis: Axis, alignment: AlignmentKey? = nil, spacing: Double? = nil) {
    self.axis = axis
    self.alignment = alignment ?? (axis == .horizontal ? .centerY : .centerX)
    self.spacing = spacing ?? ViewSpacing.defaultDistance
  }

  /// The name `LazyHStack` or `LazyVStack`.
  public var name: String { axis == .horizontal ? "LazyHStack" : "LazyVStack" }

  /// The proposal across, the children along.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    let offered = proposal.with(axis, nil)
    var along = spacing * Double(max(0, subviews.count - 1))
    var broadest = 0.0
    for index in 0..<subviews.count {
      let child = subviews.size(index, for: offered)
      along += child[axis]
      broadest = max(broadest, child[axis.other])
    }
    return Size(axis, along, across: proposal[axis.other] ?? broadest)
  }

  /// The children one after the other, aligned in the breadth of the stack.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    let offered = Proposal(axis, nil, across: bounds.size[axis.other])
    let line = subviews.plainGuide(alignment, bounds.size)
    var along = 0.0
    for index in 0..<subviews.count {
      let child = subviews.dimensions(index, in: offered)
      placements[index] = Placement(
        origin: Point(axis, along, across: line - child[alignment]),
        proposal: offered
      )
      along += child.size[axis] + spacing
    }
  }

  /// The stack's own axis.
  public var stackOrientation: StackOrientation { .along(axis) }
}
