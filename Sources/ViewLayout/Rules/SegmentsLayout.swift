/// A segmented picker: its choices beside each other in equal parts of the width.
///
/// **Source** — observed for the height of UIKit's segmented control, 32; the insets beside the
/// widest choice are inferred and only about right.
public struct SegmentsLayout: LayoutRule {
  /// The height of the control.
  public var height: Double
  /// What is added at each side of the widest choice where no width is offered.
  public var inset: Double

  /// Makes the control; its children are the choices.
  public init(height: Double = 32, inset: Double = 10) {
    self.height = height
    self.inset = inset
  }

  /// The name `segments`.
  public var name: String { "segments" }

  /// The width offered, or enough for the widest choice in each part.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    if let width = proposal.width { return Size(width: width, height: height) }
    var widest = 0.0
    for index in 0..<subviews.count {
      widest = max(widest, subviews.size(index, for: .unspecified).width)
    }
    return Size(width: Double(subviews.count) * (widest + 2 * inset), height: height)
  }

  /// Each choice in the middle of its part.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    let part = bounds.size.width / Double(max(1, subviews.count))
    let offered = Proposal(width: part, height: height)
    for index in 0..<subviews.count {
      let choice = subviews.size(index, for: offered)
      placements[index] = Placement(
        origin: Point(
          x: part * Double(index) + (part - choice.width) / 2,
          y: (height - choice.height) / 2
        ),
        proposal: offered
      )
    }
  }

  /// No direction.
  public var stackOrientation: StackOrientation { .none }
}
