/// One layout of one tree: the nodes as a flat table, and everything already found out about them.
///
/// Nodes are numbered breadth first, so the children of a node are neighbours, parents come before
/// children, and a walk over the numbers needs no recursion.
///
/// Rules call each other through the engine. Where the calls would nest too deeply for the stack,
/// the engine notes the open question and answers zero to everything until the calls have returned
/// to ``settle(_:)``, which answers the noted question first and then asks again. Since answers
/// are kept, asking again costs little.
final class LayoutEngine {
  let request: LayoutRequest
  let metrics: any TextMetrics
  let log: LogRecorder?

  var nodes: [LayoutNode] = []
  var parents: [Int32] = []
  var firstChildren: [Int32] = []
  var childCounts: [Int32] = []
  var levels: [Int32] = []
  var learnerFlags: [Bool] = []
  var lateFlags: [Bool] = []
  var priorities: [Double] = []
  var spacings: [ViewSpacing] = []
  var guideSets: [GuideSet] = []
  var orientations: [StackOrientation] = []

  var memo = SizeMemo()
  var guideMemo: [GuideQuestion: Double?] = [:]
  var texts: [Int: PreparedText] = [:]
  var containers: [Int: Size] = [:]
  var hasContainerFrames = false

  var evaluations = 0
  var evaluationLimit = 0
  var restarts = 0
  var depth = 0
  var depthLimit = Depth.ordinary
  var suspended: OpenQuestion?
  var failure: LayoutError?

  /// Levels of rules calling each other before the engine returns to the bottom of the stack.
  enum Depth {
    static let ordinary = 96
    static let belowLearnerCode = 32
    static let absolute = 480
  }

  /// A question noted because the stack was too deep to ask it.
  enum OpenQuestion {
    case size(node: Int, Proposal)
    case guide(GuideQuestion)
  }

  init(_ root: LayoutNode, _ request: LayoutRequest) throws(LayoutError) {
    self.request = request
    self.metrics = request.metrics
    self.log = request.keepsLog ? LogRecorder() : nil
    try append([root], below: nil)
  }

  /// Whether rules need not bother to be right any more.
  @inline(__always) var hasStopped: Bool { suspended != nil || failure != nil }

  /// Ends the layout; the first failure is the one reported.
  func fail(_ error: LayoutError) {
    if failure == nil && suspended == nil { failure = error }
  }

  @inline(__always) func childCount(of node: Int) -> Int { Int(childCounts[node]) }

  @inline(__always) func child(_ index: Int, of node: Int) -> Int {
    Int(firstChildren[node]) + index
  }

  func orientation(of node: Int) -> Axis? {
    if case .along(let axis) = orientations[node] { axis } else { nil }
  }
}

// MARK: - Building the table

extension LayoutEngine {
  /// Adds nodes and all that is below them to the table, as the children of a node already in it.
  func append(_ children: [LayoutNode], below parent: Int?) throws(LayoutError) {
    let start = nodes.count
    for child in children { add(child, parent: parent) }
    if let parent {
      firstChildren[parent] = Int32(start)
      childCounts[parent] = Int32(children.count)
    }
    var node = start
    while node < nodes.count {
      let below = nodes[node].children
      guard levels[node] < request.limits.depth else {
        throw .tooDeep(limit: request.limits.depth)
      }
      guard nodes.count + below.count <= request.limits.nodes else {
        throw .tooManyNodes(limit: request.limits.nodes)
      }
      firstChildren[node] = Int32(nodes.count)
      for child in below { add(child, parent: node) }
      node += 1
    }
    memo.reserve(nodes.count)
    evaluationLimit = request.limits.evaluationsPerNode * max(nodes.count, 1000)
    summarize(from: start)
  }

  private func add(_ node: LayoutNode, parent: Int?) {
    nodes.append(node)
    parents.append(Int32(parent ?? -1))
    firstChildren.append(0)
    childCounts.append(Int32(node.children.count))
    levels.append(parent.map { levels[$0] + 1 } ?? 0)
    learnerFlags.append(node.rule.runsLearnerCode)
    lateFlags.append(node.rule.hasLateChildren)
    if node.rule is ContainerRelativeFrameLayout { hasContainerFrames = true }
    priorities.append(0)
    spacings.append(.plain)
    guideSets.append([])
    switch parent.map({ nodes[$0].rule.stackOrientation }) ?? .none {
    case .inherited: orientations.append(parent.map { orientations[$0] } ?? .none)
    case let own: orientations.append(own)
    }
  }

  /// Finds what does not depend on proposals, children first.
  private func summarize(from start: Int) {
    for node in (start..<nodes.count).reversed() {
      let rule = nodes[node].rule
      var guides = GuideSet(rawValue: rule.ownGuides.rawValue)
      for index in 0..<childCount(of: node) { guides.formUnion(guideSets[child(index, of: node)]) }
      guideSets[node] = guides
      let subviews = Subviews(engine: self, node: node)
      priorities[node] = rule.priority(subviews: subviews)
      spacings[node] = rule.spacing(subviews: subviews)
    }
  }

  /// The traits a container reads: the child's own, or those of what it wraps.
  func traits(of node: Int) -> LayoutTraits {
    var traits = nodes[node].traits
    var inner = node
    while nodes[inner].rule is any UnaryRule, childCount(of: inner) > 0 {
      inner = child(0, of: inner)
      let below = nodes[inner].traits
      if traits.zIndex == 0 { traits.zIndex = below.zIndex }
      traits.layoutValues.merge(below.layoutValues) { outer, _ in outer }
    }
    return traits
  }
}
