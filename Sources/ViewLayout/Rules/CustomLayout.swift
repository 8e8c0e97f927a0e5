/// A `Layout` written by a learner, called back through two functions.
///
/// The functions run learner code: the engine calls each of them once for one question, and the
/// answers to `subviews.size` inside are final. If the code fails, call `subviews.fail`.
public struct CustomLayout: LayoutRule {
  /// `sizeThatFits(proposal:subviews:cache:)`.
  public var sizeThatFits: (Proposal, Subviews) -> Size
  /// `placeSubviews(in:proposal:subviews:cache:)`; `bounds` starts at 0, 0.
  public var placeSubviews: (PlacedBounds, Subviews, inout Placements) -> Void
  /// `explicitAlignment(of:in:proposal:subviews:cache:)`, `nil` for the default.
  public var explicitAlignment: ((AlignmentKey, PlacedBounds, Subviews) -> Double?)?
  /// `spacing(subviews:cache:)`, `nil` for the union of all children.
  public var customSpacing: ((Subviews) -> ViewSpacing)?
  /// The type's name.
  public let name: String
  /// What `layoutProperties` says about spacers inside.
  public var stackOrientation: StackOrientation

  /// Makes a layout from its functions.
  public init(
    _ name: String,
    stackOrientation: StackOrientation = .none,
    sizeThatFits: @escaping (Proposal, Subviews) -> Size,
    placeSubviews: @escaping (PlacedBounds, Subviews, inout Placements) -> Void
  ) {
    self.name = name
    self.stackOrientation = stackOrientation
    self.sizeThatFits = sizeThatFits
    self.placeSubviews = placeSubviews
  }

  /// What the learner's code answers.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    sizeThatFits(proposal, subviews)
  }

  /// Runs the learner's code.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    placeSubviews(bounds, subviews, &placements)
  }

  /// What the learner's code sets, else what the children set together.
  public func explicitGuide(
    _ key: AlignmentKey,
    in bounds: PlacedBounds,
    subviews: Subviews
  ) -> Double? {
    guard let explicitAlignment else { return subviews.combinedGuide(key, in: bounds) }
    return explicitAlignment(key, bounds, subviews)
  }

  /// All families, if the learner's code sets guides.
  public var ownGuides: OwnGuides {
    explicitAlignment == nil ? [] : [.edges, .baselines, .custom]
  }

  /// The wishes of all children, or what the learner's code says.
  public func spacing(subviews: Subviews) -> ViewSpacing {
    customSpacing?(subviews) ?? subviews.unionOfSpacings
  }

  /// True.
  public var runsLearnerCode: Bool { true }

  /// That the layout is a learner's, since its name is of the learner's choice.
  public func facts(for proposal: Proposal, subviews: Subviews) -> [LayoutFact] {
    [LayoutFact("custom", 1)]
  }
}

extension Placements {
  /// Places a child as `place(at:anchor:proposal:)` does, by some point of its final size.
  public mutating func place(
    _ index: Int,
    at position: Point,
    anchor: UnitPoint = .topLeading,
    proposal: Proposal,
    in subviews: Subviews
  ) {
    guard index < subviews.count else { return }
    let size = subviews.size(index, for: proposal, question: .placing)
    self[index] = Placement(
      origin: Point(
        x: position.x - anchor.x * size.width,
        y: position.y - anchor.y * size.height
      ),
      proposal: proposal
    )
  }
}
