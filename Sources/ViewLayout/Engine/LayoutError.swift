/// Why a layout could not be finished; every case carries the numbers a message needs.
public enum LayoutError: Error, Hashable, Sendable {
  /// The tree has more levels than allowed.
  case tooDeep(limit: Int)
  /// The tree has more nodes than allowed.
  case tooManyNodes(limit: Int)
  /// The layout took more size evaluations than allowed.
  case tooManyEvaluations(limit: Int)
  /// A node answered a proposal with something that is not a number.
  case notANumber(id: Int, proposal: Proposal)
  /// A node that is placed has no end in some direction.
  case infiniteSize(id: Int, proposal: Proposal, size: Size)
  /// A node puts what it holds where nothing can be found again.
  case infinitePosition(id: Int, origin: Point)
  /// Code of a learner failed while it answered for a node; the caller knows the reason.
  case learnerCode(id: Int, code: Int)
}

/// How much work a layout may take before it ends with a ``LayoutError``.
public struct LayoutLimits: Sendable, Hashable {
  /// Levels of the tree.
  public var depth: Int
  /// Nodes of the tree, late ones included.
  public var nodes: Int
  /// Size evaluations for each node, on average, beyond the first thousand nodes.
  public var evaluationsPerNode: Int

  /// Limits no sensible view comes near.
  public static let standard = LayoutLimits()

  /// Makes limits.
  public init(depth: Int = 20_000, nodes: Int = 1_000_000, evaluationsPerNode: Int = 2_000) {
    self.depth = depth
    self.nodes = nodes
    self.evaluationsPerNode = evaluationsPerNode
  }
}
