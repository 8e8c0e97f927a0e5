/// Where a child stands in its parent, and the proposal that decides its final size.
public struct Placement: Sendable, Hashable {
  /// The top leading corner, measured from the parent's.
  public var origin: Point
  /// What the parent offers in the end; the child's final size is its answer to this.
  public var proposal: Proposal

  /// Makes a placement.
  public init(origin: Point, proposal: Proposal) {
    self.origin = origin
    self.proposal = proposal
  }
}

/// The placements of all children of one node.
public struct Placements {
  var items: [Placement?]
  var omitted: Set<Int> = []
  var safeAreaChanges: [SafeAreaChange] = []
  /// The placements of grandchildren, for containers that arrange two levels at once.
  var nested: [Int: Placements] = [:]

  init(count: Int) { items = Array(repeating: nil, count: count) }

  /// The placement of one child, or nothing while nobody has placed it.
  ///
  /// The last one set holds.
  public subscript(index: Int) -> Placement? {
    get { items.indices.contains(index) ? items[index] : nil }
    set {
      guard items.indices.contains(index) else { return }
      items[index] = newValue
    }
  }

  /// Leaves a child out, so that it and what it holds do not appear in the result.
  public mutating func omit(_ index: Int) { omitted.insert(index) }
}

/// The final size of a node together with the proposal it answered.
///
/// The two travel together: what the children of a frame or stack are offered depends on the
/// proposal and not only on the size.
public struct PlacedBounds: Sendable, Hashable {
  /// The size the node answered.
  public var size: Size
  /// The proposal that was the question.
  public var proposal: Proposal
  /// Where the node stands in the root, `nil` when it is only tried out.
  public var rootOrigin: Point?
  /// What is covered around the node, `nil` when it is only tried out.
  public var safeArea: SafeArea?

  /// Makes bounds.
  public init(
    size: Size,
    proposal: Proposal,
    rootOrigin: Point? = nil,
    safeArea: SafeArea? = nil
  ) {
    self.size = size
    self.proposal = proposal
    self.rootOrigin = rootOrigin
    self.safeArea = safeArea
  }
}

/// What a node that makes its children late knows about its own place.
public struct PlacedGeometry {
  /// The frame of the node in the root, the global coordinate space.
  public let frame: Rect
  /// The frames of enclosing coordinate spaces, by the caller's number of their names.
  public let namedSpaces: [Int: Rect]
  /// How far the safe area lies inside the node, edge by edge.
  public let safeAreaInsets: EdgeInsets

  /// Describes a place.
  public init(frame: Rect, namedSpaces: [Int: Rect], safeAreaInsets: EdgeInsets) {
    self.frame = frame
    self.namedSpaces = namedSpaces
    self.safeAreaInsets = safeAreaInsets
  }
}
