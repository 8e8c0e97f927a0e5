/// A tree with every node in its place.
public struct LayoutResult: Sendable {
  /// The size of the window.
  public let window: Size
  /// The nodes from the root down, each before its children, children in declaration order.
  ///
  /// Nodes that are left out, such as what `ViewThatFits` did not choose, are missing.
  public let nodes: [PlacedNode]
  /// How many size evaluations the layout took.
  public let evaluations: Int
  /// How often the engine left a deep stack of calls and came back.
  public let restarts: Int
  /// Who proposed what to whom, if the request asked for it.
  public let log: NegotiationLog?

  /// The size of the root.
  public var size: Size { nodes.first?.frame.size ?? .zero }

  /// The first node with the caller's number.
  ///
  /// - Complexity: O(n); make a dictionary of ``nodes`` to look up many.
  public subscript(id id: Int) -> PlacedNode? { nodes.first { $0.id == id } }
}

extension LayoutResult {
  /// The result in coordinates that begin at a point of the window.
  public func moved(by origin: Point) -> LayoutResult {
    LayoutResult(
      window: window,
      nodes: nodes.map { $0.moved(by: origin) },
      evaluations: evaluations,
      restarts: restarts,
      log: log
    )
  }
}

extension PlacedNode {
  /// The node as it would be in another frame, offered the size of that frame.
  public func placed(in frame: Rect) -> PlacedNode {
    PlacedNode(
      id: id,
      rule: rule,
      parent: parent,
      frame: frame,
      proposal: frame.size == self.frame.size ? proposal : Proposal(frame.size),
      zIndex: zIndex,
      facts: facts
    )
  }

  fileprivate func moved(by origin: Point) -> PlacedNode {
    PlacedNode(
      id: id,
      rule: rule,
      parent: parent,
      frame: Rect(
        origin: Point(x: frame.minX - origin.x, y: frame.minY - origin.y),
        size: frame.size
      ),
      proposal: proposal,
      zIndex: zIndex,
      facts: facts
    )
  }
}

/// One node in its place.
public struct PlacedNode: Sendable {
  /// The caller's number of the node.
  public let id: Int
  /// The name of the rule that measured it.
  public let rule: String
  /// The place of the parent in ``LayoutResult/nodes``, `nil` for the root.
  public let parent: Int?
  /// The position in the window and the size.
  public let frame: Rect
  /// What the node was offered in the end; its size is the answer to this.
  public let proposal: Proposal
  /// What `zIndex(_:)` set.
  public let zIndex: Double
  /// The numbers behind the size, if the request asked for them.
  public let facts: [LayoutFact]
}
