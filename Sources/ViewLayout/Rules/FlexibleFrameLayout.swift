/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
///
/// With both a minimum and a maximum the frame takes the proposal between them. With only one of
/// them it stays with its child where that is allowed. The ideal answers a `nil` proposal.
public struct FlexibleFrameLayout: UnaryRule {
  /// The limits along one axis, as SwiftUI stores them.
  public struct Limits: Sendable, Hashable {
    /// The least length.
    public var min: Double?
    /// The length for a `nil` proposal.
    public var ideal: Double?
    /// The greatest length.
    public var max: Double?

    /// Makes limits; each later one is raised to the one before it, if both are given.
    public init(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) {
      self.min = min.map { Swift.max($0, 0) }
      self.ideal = ideal.map { [least = self.min] in Swift.max($0, least ?? 0) }
      self.max = max.map { [middle = self.ideal] in Swift.max($0, middle ?? 0) }
    }

    /// What SwiftUI warns of when a frame gets these limits: only the greatest may be infinite, and
    /// each has to be at least the one before it.
    public static func problems(min: Double?, ideal: Double?, max: Double?) -> [FrameProblem] {
      var problems: [FrameProblem] = []
      let finite = [min, ideal].allSatisfy { $0.map(FrameLayout.isValid) ?? true }
      if !finite || !((max ?? 0) >= 0) { problems.append(.invalid) }
      let least = min ?? -.infinity
      let middle = ideal ?? least
      let most = max ?? middle
      if !(least <= middle && middle <= most) { problems.append(.contradictory) }
      return problems
    }

    /// What the child is offered.
    func proposal(for length: Double?) -> Double? {
      guard let length = length ?? ideal else { return nil }
      return Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
    }

    /// The length of the frame, once the child has answered.
    func length(for proposal: Double?, child: Double) -> Double {
      if proposal == nil, let ideal { return ideal }
      let offered = self.proposal(for: proposal)
      switch (min, max) {
      case (nil, nil): return child
      case (let min?, let max?):
        return Swift.max(min, Swift.min(proposal ?? child, max))
      case (let min?, nil):
        return Swift.max(Swift.min(offered ?? .infinity, child), min)
      case (nil, let max?):
        return Swift.min(Swift.max(offered ?? -.infinity, child), max)
      }
    }

    /// What the child is offered when it is placed in the final frame.
    func placingProposal(for proposal: Double?, length: Double) -> Double? {
      guard ideal == nil, proposal == nil else { return length }
      return length > (min ?? -.infinity) && length < (max ?? .infinity) ? nil : length
    }

    var isEmpty: Bool { min == nil && ideal == nil && max == nil }
  }

  /// The limits of the width.
  public var width: Limits
  /// The limits of the height.
  public var height: Limits
  /// Where the child stands.
  public var alignment: Alignment

  /// Makes a flexible frame.
  public init(
    width: Limits = Limits(),
    height: Limits = Limits(),
    alignment: Alignment = .center
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// The name `flexible frame`.
  public var name: String { "flexible frame" }

  /// The proposal within the limits.
  public func childProposal(for proposal: Proposal, subviews: Subviews) -> Proposal {
    Proposal(
      width: width.proposal(for: proposal.width),
      height: height.proposal(for: proposal.height)
    )
  }

  /// The proposal or the child, within the limits.
  public func size(for proposal: Proposal, child: Size, subviews: Subviews) -> Size {
    Size(
      width: width.length(for: proposal.width, child: child.width),
      height: height.length(for: proposal.height, child: child.height)
    )
  }

  /// The child, offered the frame's own size and pinned by the alignment.
  public func childPlacement(in bounds: PlacedBounds, subviews: Subviews) -> Placement {
    let proposal = Proposal(
      width: width.placingProposal(for: bounds.proposal.width, length: bounds.size.width),
      height: height.placingProposal(for: bounds.proposal.height, length: bounds.size.height)
    )
    return subviews.aligned(0, in: bounds.size, alignment, proposal: proposal)
  }

  /// The child's wishes, but those of a plain view on the axes with limits.
  public func spacing(subviews: Subviews) -> ViewSpacing {
    subviews.spacing(resetting: (!width.isEmpty, !height.isEmpty))
  }

  /// The limits that are given.
  public func facts(for proposal: Proposal, subviews: Subviews) -> [LayoutFact] {
    [
      width.min.map { LayoutFact("minWidth", $0) },
      width.ideal.map { LayoutFact("idealWidth", $0) },
      width.max.map { LayoutFact("maxWidth", $0) },
      height.min.map { LayoutFact("minHeight", $0) },
      height.ideal.map { LayoutFact("idealHeight", $0) },
      height.max.map { LayoutFact("maxHeight", $0) },
    ].compactMap { $0 }
  }
}
