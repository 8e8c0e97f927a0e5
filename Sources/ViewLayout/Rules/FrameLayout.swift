/// `frame(width:height:alignment:)`: a size that neither parent nor child can change.
///
/// A dimension that is not given is the child's. The child is offered the fixed length and may
/// still be larger or smaller; the alignment decides where it stands.
public struct FrameLayout: UnaryRule {
  /// The fixed width.
  public var width: Double?
  /// The fixed height.
  public var height: Double?
  /// Where the child stands.
  public var alignment: Alignment

  /// Makes a frame; negative and infinite lengths count as not given, as in SwiftUI.
  public init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
    self.width = Self.valid(width)
    self.height = Self.valid(height)
    self.alignment = alignment
  }

  /// Whether SwiftUI accepts a length, instead of warning and ignoring it.
  public static func isValid(_ length: Double) -> Bool { length >= 0 && length.isFinite }

  /// What SwiftUI warns of when a frame gets these lengths.
  public static func problems(width: Double?, height: Double?) -> [FrameProblem] {
    let isFine = [width, height].allSatisfy { $0.map(isValid) ?? true }
    return isFine ? [] : [.invalid]
  }

  private static func valid(_ length: Double?) -> Double? {
    guard let length, isValid(length) else { return nil }
    return length
  }

  /// The name `frame`.
  public var name: String { "frame" }

  /// The fixed lengths, else the proposal.
  public func childProposal(for proposal: Proposal, subviews: Subviews) -> Proposal {
    Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  /// The fixed lengths, else the child's.
  public func size(for proposal: Proposal, child: Size, subviews: Subviews) -> Size {
    Size(width: width ?? child.width, height: height ?? child.height)
  }

  /// The child, pinned by the alignment.
  public func childPlacement(in bounds: PlacedBounds, subviews: Subviews) -> Placement {
    let proposal = childProposal(for: bounds.proposal, subviews: subviews)
    return subviews.aligned(0, in: bounds.size, alignment, proposal: proposal)
  }

  /// The child's wishes, but those of a plain view on the fixed axes.
  public func spacing(subviews: Subviews) -> ViewSpacing {
    subviews.spacing(resetting: (width != nil, height != nil))
  }

  /// The fixed lengths.
  public func facts(for proposal: Proposal, subviews: Subviews) -> [LayoutFact] {
    [width.map { LayoutFact("width", $0) }, height.map { LayoutFact("height", $0) }]
      .compactMap { $0 }
  }
}

/// What SwiftUI warns of at run time when a frame is made; the layout goes on.
///
/// **Source** — observed: the real framework's own initializer was called in a test of OpenSwiftUI.
public enum FrameProblem: Sendable, Hashable {
  /// A length is negative, infinite or no number: "Invalid frame dimension".
  case invalid
  /// The limits do not rise: "Contradictory frame constraints specified".
  case contradictory
}

extension Subviews {
  /// The placement of a child whose guides meet those of a plain rectangle of some size.
  func aligned(
    _ index: Int,
    in size: Size,
    _ alignment: Alignment,
    proposal: Proposal
  ) -> Placement {
    guard index < count else { return Placement(origin: .zero, proposal: proposal) }
    let child = dimensions(index, in: proposal)
    return Placement(
      origin: Point(
        x: plainGuide(alignment.horizontal, size) - child[alignment.horizontal],
        y: plainGuide(alignment.vertical, size) - child[alignment.vertical]
      ),
      proposal: proposal
    )
  }

  /// The default value of a guide in a rectangle of some size.
  func plainGuide(_ key: AlignmentKey, _ size: Size) -> Double {
    let dimensions = ViewDimensions(size: size, proposal: Proposal(size), engine: nil, node: node)
    return engine.defaultGuide(key, in: dimensions)
  }

  /// The only child's wishes, but those of a plain view on the axes a frame decides.
  ///
  /// A spacer keeps its wishes, for a frame around it must not bring the gap back.
  func spacing(resetting axes: (horizontal: Bool, vertical: Bool)) -> ViewSpacing {
    var spacing = firstSpacing
    guard !isEmpty, !(engine.records[engine.child(0, of: node)].rule is SpacerLayout) else {
      return spacing
    }
    if axes.horizontal { spacing.reset(.horizontal) }
    if axes.vertical { spacing.reset(.vertical) }
    return spacing
  }
}
