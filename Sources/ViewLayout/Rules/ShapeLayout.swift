/// Views that take whatever they are offered: `Color`, `Rectangle`, `Capsule`, gradients.
///
/// Where nothing is offered they are 10 long. A `Circle` takes the shorter side for both.
public struct ShapeLayout: LayoutRule {
  /// The name of the view, such as `Rectangle`.
  public let name: String
  /// Whether both sides are equal, as those of a `Circle`.
  public var isSquare: Bool

  /// Makes a shape.
  public init(_ name: String, isSquare: Bool = false) {
    self.name = name
    self.isSquare = isSquare
  }

  /// The proposal, or 10 where there is none.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    let size = proposal.replacingUnspecified()
    guard isSquare else { return size }
    let side = min(size.width, size.height)
    return Size(width: side, height: side)
  }

  /// That it is a shape, whatever its name: 2 for a square one, else 1.
  public func facts(for proposal: Proposal, subviews: Subviews) -> [LayoutFact] {
    [LayoutFact("shape", isSquare ? 2 : 1)]
  }
}

/// A shape of the learner's that answers proposals itself, by its own `sizeThatFits`.
public struct OwnShapeLayout: LayoutRule {
  /// The name of the shape.
  public let name: String
  /// What the shape answers.
  public var answer: (Proposal) -> Size

  /// Makes a shape from its function.
  public init(_ name: String, answer: @escaping (Proposal) -> Size) {
    self.name = name
    self.answer = answer
  }

  /// What the shape answers.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    guard !subviews.hasFailed else { return .zero }
    return answer(proposal)
  }

  /// True.
  public var runsLearnerCode: Bool { true }
}

/// `Color`: takes whatever it is offered.
public struct ColorLayout: LayoutRule {
  /// Makes a colour.
  public init() {}

  /// The name `Color`.
  public var name: String { "Color" }

  /// The proposal, or 10 where there is none.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    proposal.replacingUnspecified()
  }
}

/// A view of a size of its own, such as an `Image` that is not resizable.
public struct FixedLayout: LayoutRule {
  /// The name of the view.
  public let name: String
  /// Its size, whatever is offered.
  public var natural: Size

  /// Makes a view of one size.
  public init(_ name: String, _ natural: Size) {
    self.name = name
    self.natural = natural
  }

  /// The size of its own.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size { natural }
}
