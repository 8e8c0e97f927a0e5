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

  let memo = SizeMemo()
  private let table = Row<NodeRecord>()

  var guideMemo: [GuideQuestion: Double?] = [:]
  var containers: [Int: Size] = [:]
  var hasContainerFrames = false
  var hasSections = false

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

  /// The nodes; valid until the next one is added.
  @inline(__always) var records: UnsafeMutablePointer<NodeRecord> { table.base }

  var nodeCount: Int { table.count }

  @inline(__always) func childCount(of node: Int) -> Int { Int(records[node].childCount) }

  @inline(__always) func child(_ index: Int, of node: Int) -> Int {
    Int(records[node].firstChild) + index
  }

  /// The caller's number of a node.
  func id(of node: Int) -> Int { records[node].node.id }
}

// MARK: - Building the table

extension LayoutEngine {
  /// Adds nodes and all that is below them to the table, as the children of a node already in it.
  func append(_ children: [LayoutNode], below parent: Int?) throws(LayoutError) {
    let start = nodeCount
    for child in children { add(child, parent: parent) }
    if let parent {
      records[parent].firstChild = Int32(start)
      records[parent].childCount = Int32(children.count)
    }
    var node = start
    while node < nodeCount {
      let below = records[node].node.children
      guard records[node].level < request.limits.depth else {
        throw .tooDeep(limit: request.limits.depth)
      }
      guard nodeCount + below.count <= request.limits.nodes else {
        throw .tooManyNodes(limit: request.limits.nodes)
      }
      records[node].firstChild = Int32(nodeCount)
      for child in below { add(child, parent: node) }
      node += 1
    }
    memo.reserve(nodeCount)
    evaluationLimit = request.limits.evaluationsPerNode * max(nodeCount, 1000)
    summarize(from: start)
  }

  private func add(_ node: LayoutNode, parent: Int?) {
    let rule = node.rule
    var record = NodeRecord(
      node: node,
      rule: rule,
      parent: Int32(parent ?? -1),
      level: parent.map { records[$0].level + 1 } ?? 0,
      childCount: Int32(node.children.count),
      runsLearnerCode: rule.runsLearnerCode,
      hasLateChildren: rule.hasLateChildren,
      hasOwnLength: rule.hasOwnLength
    )
    if let parent {
      switch records[parent].rule.stackOrientation {
      case .inherited: record.orientation = records[parent].orientation
      case .none: record.orientation = nil
      case .along(let axis): record.orientation = axis
      }
    }
    if rule.measuresByContainer { hasContainerFrames = true }
    if node.traits.section != nil { hasSections = true }
    table.append(record)
  }

  /// Finds what does not depend on proposals, children first.
  private func summarize(from start: Int) {
    for node in (start..<nodeCount).reversed() {
      let record = records + node
      var guides = GuideSet(rawValue: record.pointee.rule.ownGuides.rawValue)
      for index in 0..<childCount(of: node) {
        guides.formUnion(records[child(index, of: node)].guides)
      }
      record.pointee.guides = guides
      let subviews = Subviews(engine: self, node: node)
      record.pointee.priority = record.pointee.rule.priority(subviews: subviews)
      record.pointee.spacing = record.pointee.rule.spacing(subviews: subviews)
    }
  }

  /// The part of a section a node is, whatever modifiers stand around it.
  func section(of node: Int) -> SectionPart? {
    guard hasSections else { return nil }
    var inner = node
    while true {
      if let part = records[inner].node.traits.section { return part }
      guard records[inner].rule is any UnaryRule, childCount(of: inner) > 0 else { return nil }
      inner = child(0, of: inner)
    }
  }

  /// The traits a container reads: the child's own, or those of what it wraps.
  func traits(of node: Int) -> LayoutTraits {
    var traits = records[node].node.traits
    var inner = node
    while records[inner].rule is any UnaryRule, childCount(of: inner) > 0 {
      inner = child(0, of: inner)
      let below = records[inner].node.traits
      if traits.zIndex == 0 { traits.zIndex = below.zIndex }
      if traits.section == nil { traits.section = below.section }
      traits.layoutValues.merge(below.layoutValues) { outer, _ in outer }
    }
    return traits
  }
}
