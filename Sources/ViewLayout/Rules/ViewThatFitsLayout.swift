/// `ViewThatFits(in:)`: the first child whose ideal size fits, or else the last one.
///
/// The child is then laid out with the proposal itself. Others do not appear in the result.
public struct ViewThatFitsLayout: LayoutRule {
  /// The axes on which a child has to fit.
  public var axes: AxisSet

  /// Makes the view.
  public init(in axes: AxisSet = .both) { self.axes = axes }

  /// The name `ViewThatFits`.
  public var name: String { "ViewThatFits" }

  /// The chosen child's size.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    guard let choice = choice(for: proposal, subviews) else { return .zero }
    return subviews.size(choice, for: proposal)
  }

  /// The chosen child.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    guard let choice = choice(for: bounds.proposal, subviews) else { return }
    for index in 0..<subviews.count where index != choice { placements.omit(index) }
    placements[choice] = Placement(origin: .zero, proposal: bounds.proposal)
  }

  /// The number of the chosen child, counted from 1, and the ideal sizes of those before it.
  public func facts(for proposal: Proposal, subviews: Subviews) -> [LayoutFact] {
    guard let choice = choice(for: proposal, subviews) else { return [] }
    let tried = (0..<choice).prefix(8).flatMap { index in
      let ideal = subviews.size(index, for: .unspecified, question: .ideal)
      return [
        LayoutFact("tried width", ideal.width), LayoutFact("tried height", ideal.height),
      ]
    }
    return [LayoutFact("choice", Double(choice + 1))] + tried
  }

  private func choice(for proposal: Proposal, _ subviews: Subviews) -> Int? {
    guard !subviews.isEmpty else { return nil }
    for index in 0..<(subviews.count - 1) {
      let ideal = subviews.size(index, for: .unspecified, question: .ideal)
      let fits = Axis.allCases.allSatisfy { axis in
        !axes.contains(axis) || ideal[axis] <= (proposal[axis] ?? .infinity)
      }
      if fits { return index }
    }
    return subviews.count - 1
  }
}
