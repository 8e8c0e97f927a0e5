/// `background` and `overlay`: the first child decides everything, the others only decorate it.
///
/// The decorations are offered the primary's size, may be larger, and never change the layout.
/// Several decorations stand in a `ZStack` node, as SwiftUI wraps them.
public struct OverlayLayout: TransparentRule {
  /// On which side of the primary the decorations are drawn.
  public enum Side: Sendable, Hashable {
    /// Below the primary.
    case background
    /// Above the primary.
    case overlay
  }

  /// Where the decorations are drawn.
  public var side: Side
  /// Where they stand.
  public var alignment: Alignment

  /// Makes an overlay or background; the children are the primary, then the decorations.
  public init(_ side: Side, alignment: Alignment = .center) {
    self.side = side
    self.alignment = alignment
  }

  /// The name `background` or `overlay`.
  public var name: String { side == .background ? "background" : "overlay" }

  /// Whatever the spacers of the primary see, those of decorations are in no stack.
  public var stackOrientation: StackOrientation { .inherited }

  /// The primary at the origin, the decorations pinned to it.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    guard subviews.count > 0 else { return }
    placements[0] = Placement(origin: .zero, proposal: bounds.proposal)
    let primary = subviews.dimensions(0, in: bounds.proposal)
    for index in 1..<max(1, subviews.count) {
      let proposal = Proposal(primary.size)
      let child = subviews.dimensions(index, in: proposal)
      placements[index] = Placement(
        origin: Point(
          x: primary[alignment.horizontal] - child[alignment.horizontal],
          y: primary[alignment.vertical] - child[alignment.vertical]
        ),
        proposal: proposal
      )
    }
  }
}
