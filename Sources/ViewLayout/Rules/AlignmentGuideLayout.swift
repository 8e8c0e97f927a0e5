/// `alignmentGuide(_:computeValue:)`: moves one guide of a view.
///
/// The size of the view stays, but a stack around it may grow, since it aligns the moved guide.
public struct AlignmentGuideLayout: TransparentRule {
  /// The guide that moves.
  public var key: AlignmentKey
  /// Where it goes, measured from the view's own origin; what it reads is the view without it.
  public var compute: (ViewDimensions) -> Double

  /// Makes the modifier.
  ///
  /// - Parameters:
  ///   - key: The guide.
  ///   - compute: Its new value; call `fail` on the dimensions if learner code fails in it.
  public init(_ key: AlignmentKey, compute: @escaping (ViewDimensions) -> Double) {
    self.key = key
    self.compute = compute
  }

  /// The name `alignmentGuide`.
  public var name: String { "alignmentGuide" }

  /// The family of the guide.
  public var ownGuides: OwnGuides { OwnGuides(rawValue: key.bit.rawValue) }

  /// The computed value for the guide, what the child sets for all others.
  public func explicitGuide(
    _ key: AlignmentKey,
    in bounds: PlacedBounds,
    subviews: Subviews
  ) -> Double? {
    guard !subviews.isEmpty else { return nil }
    let child = subviews.dimensions(0, in: bounds.proposal)
    return key == self.key ? compute(child) : child[explicit: key]
  }
}
