/// `GeometryReader`: takes all that is offered and makes its content once it knows its place.
///
/// The content stands at the top leading corner, is offered the reader's size, and never changes
/// it. Where nothing is offered the reader is 10 long, as commonly observed; a source that
/// follows the framework closely says 0 there.
public struct GeometryReaderLayout: LayoutRule {
  /// Makes the content.
  public var content: (PlacedGeometry) -> [LayoutNode]

  /// Makes a reader.
  ///
  /// - Parameter content: Called once the frame is known; its nodes become the children.
  public init(content: @escaping (PlacedGeometry) -> [LayoutNode] = { _ in [] }) {
    self.content = content
  }

  /// The name `GeometryReader`.
  public var name: String { "GeometryReader" }

  /// The proposal, or 10 where there is none.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    proposal.replacingUnspecified()
  }

  /// All content at the top leading corner.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    for index in 0..<subviews.count {
      placements[index] = Placement(origin: .zero, proposal: Proposal(bounds.size))
    }
  }

  /// No direction.
  public var stackOrientation: StackOrientation { .none }

  /// Yes.
  public var hasLateChildren: Bool { true }

  /// The content.
  public func lateChildren(in geometry: PlacedGeometry) -> [LayoutNode] { content(geometry) }
}
