/// How one kind of view or modifier answers proposals and places its children.
///
/// A rule is a value without memory: the same question always has the same answer, which the
/// engine keeps. It sees its children only through ``Subviews``, and a view that wants one child
/// conforms to ``UnaryRule`` instead, which leaves it two small functions to write.
public protocol LayoutRule {
  /// The name of the rule in logs and explanations, such as `padding` or `HStack`.
  var name: String { get }

  /// Answers a proposal with a size of the rule's own choice.
  func size(for proposal: Proposal, subviews: Subviews) -> Size

  /// Answers a stack that only compares how far children can grow and shrink.
  ///
  /// It is the size along the axis for everything but text, which can shrink to nothing.
  func length(for proposal: Proposal, along axis: Axis, subviews: Subviews) -> Double

  /// Whether ``length(for:along:subviews:)`` can differ from the size along the axis.
  var hasOwnLength: Bool { get }

  /// Places every child by calling `place` on `placements`.
  ///
  /// A child that is not placed stands in the middle and gets the same proposal as its parent.
  func place(in bounds: PlacedBounds, subviews: Subviews, into placements: inout Placements)

  /// The rank of this view in an enclosing stack, 0 unless something sets it.
  func priority(subviews: Subviews) -> Double

  /// The distances this view wishes to its neighbours.
  func spacing(subviews: Subviews) -> ViewSpacing

  /// An alignment guide that this view sets, measured from its own origin.
  ///
  /// `nil` leaves it to the default of the guide, such as half the height.
  func explicitGuide(_ key: AlignmentKey, in bounds: PlacedBounds, subviews: Subviews) -> Double?

  /// The guides this rule sets by itself, whatever its children do.
  var ownGuides: OwnGuides { get }

  /// The direction in which a `Spacer` or `Divider` below this rule stretches.
  var stackOrientation: StackOrientation { get }

  /// The children a rule makes only once its size and place are known, as `GeometryReader` does.
  ///
  /// The engine asks once for each placed node and appends what it gets to the node's children.
  func lateChildren(in geometry: PlacedGeometry) -> [LayoutNode]

  /// Whether the engine has to ask for late children.
  var hasLateChildren: Bool { get }

  /// Whether sizes depend on the scroll view or window around, beside the proposal.
  var measuresByContainer: Bool { get }

  /// Whether the rule runs code of a learner, which must not run twice for one question.
  var runsLearnerCode: Bool { get }

  /// The numbers behind an answer, for explanations.
  func facts(for proposal: Proposal, subviews: Subviews) -> [LayoutFact]
}

/// Which families of guides a rule sets by itself.
public struct OwnGuides: OptionSet, Sendable {
  /// One bit for each family.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The guides at edges and centres.
  public static let edges = OwnGuides(rawValue: GuideSet.edges.rawValue)
  /// The guides at baselines.
  public static let baselines = OwnGuides(rawValue: GuideSet.baselines.rawValue)
  /// The guides that learners declare.
  public static let custom = OwnGuides(rawValue: GuideSet.custom.rawValue)
}

/// The direction a rule gives to spacers and dividers below it.
public enum StackOrientation: Sendable, Hashable {
  /// The direction of the rule above holds on.
  case inherited
  /// No direction, as in a `ZStack`.
  case none
  /// The direction of a stack.
  case along(Axis)
}

/// One number of an explanation, such as `insets.top` 16.
public struct LayoutFact: Sendable, Hashable {
  /// What the number is, in the words of the rule's parameters.
  public var name: String
  /// The number, in points where it is a length.
  public var value: Double

  /// Makes a fact.
  public init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }
}

extension LayoutRule {
  /// The size along the axis.
  public func length(for proposal: Proposal, along axis: Axis, subviews: Subviews) -> Double {
    subviews.ownSize(for: proposal)[axis]
  }

  /// No.
  public var hasOwnLength: Bool { false }

  /// Leaves every child where unplaced children stand.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {}

  /// The default rank.
  public func priority(subviews: Subviews) -> Double { 0 }

  /// The wishes of a plain view.
  public func spacing(subviews: Subviews) -> ViewSpacing { .plain }

  /// What the children set, combined: the average for declared guides, the first or last one for baselines.
  public func explicitGuide(
    _ key: AlignmentKey,
    in bounds: PlacedBounds,
    subviews: Subviews
  ) -> Double? {
    subviews.combinedGuide(key, in: bounds)
  }

  /// No guides.
  public var ownGuides: OwnGuides { [] }

  /// The direction of the rule above.
  public var stackOrientation: StackOrientation { .inherited }

  /// No late children.
  public func lateChildren(in geometry: PlacedGeometry) -> [LayoutNode] { [] }

  /// No.
  public var hasLateChildren: Bool { false }

  /// No.
  public var measuresByContainer: Bool { false }

  /// No learner code.
  public var runsLearnerCode: Bool { false }

  /// No numbers.
  public func facts(for proposal: Proposal, subviews: Subviews) -> [LayoutFact] { [] }
}
