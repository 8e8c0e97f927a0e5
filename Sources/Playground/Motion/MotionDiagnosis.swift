import SwiftEvaluator
import SwiftSource
import ViewGraph
import ViewLayout
import ViewMotion

/// Finds the classic mistakes in what one step did.
struct MotionDiagnosis {
  let former: Choreography
  let current: Choreography
  let changes: [MotionChange]
  let graph: ViewGraph
  let reader: ValueReader
  private(set) var findings: [MotionFinding] = []

  init(
    _ former: Choreography,
    _ current: Choreography,
    _ changes: [MotionChange],
    _ graph: ViewGraph
  ) {
    self.former = former
    self.current = current
    self.changes = changes
    self.graph = graph
    reader = ValueReader(evaluator: graph.evaluator)
    for change in changes {
      switch change.kind {
      case .matched(_, let source, _, _): matched(change, former: source)
      case .removal where change.animation != nil: leaving(change.id)
      default: continue
      }
    }
  }

  // MARK: Shared frames

  private mutating func matched(_ change: MotionChange, former source: Int) {
    guard let effect = effect(change.id) else { return }
    guard change.animation != nil else {
      add(.matchedWithoutAnimation, [effect.id])
      return
    }
    for member in [change.id, source] where self.effect(member)?.sharesSize == true {
      guard let frame = fixedFrame(inside: member), let name = name(of: member),
        differ(change.id, source, where: frame)
      else { continue }
      add(.frameBeforeEffect, [graph.name(of: frame), name])
    }
    placeholder(of: source)
  }

  private func node(_ id: Int) -> GraphNode? {
    if let live = graph.node(id) { return live }
    func find(_ node: GraphNode) -> GraphNode? {
      if node.number == id { return node }
      for child in node.children {
        if let found = find(child) { return found }
      }
      return nil
    }
    for root in graph.leavingNodes {
      if let found = find(root) { return found }
    }
    return nil
  }

  private func effect(_ id: Int) -> MatchedEffect? {
    node(id).flatMap { MatchedEffect($0, reader, graph.evaluator) }
  }

  /// Whether two members have different lengths where a frame fixes them.
  private func differ(_ new: Int, _ old: Int, where frame: GraphNode) -> Bool {
    guard case .effect(let effect, _) = frame.form, effect.payload.count > 1,
      let now = current.node(new)?.frame, let then = former.node(old)?.frame
    else { return true }
    let fixesWidth = effect.payload[0].unwrapped != nil && abs(now.width - then.width) > 0.5
    let fixesHeight = effect.payload[1].unwrapped != nil && abs(now.height - then.height) > 0.5
    return fixesWidth || fixesHeight
  }

  /// A frame of fixed size among the modifiers directly inside a member.
  private func fixedFrame(inside id: Int) -> GraphNode? {
    var current = node(id)?.children.first
    while let inner = current, inner.isModifier || !inner.isVisible {
      if case .effect(let effect, _) = inner.form, effect.name == "frame",
        effect.payload.prefix(2).contains(where: { $0.unwrapped != nil })
      {
        return inner
      }
      current = inner.children.first
    }
    return nil
  }

  /// Whether what stood around the former source had to move because its place was not kept.
  private mutating func placeholder(of source: Int) {
    guard
      let root = current.leavingRoots.first(where: { root in
        current.subtree(leaving: root).contains { $0.id == source }
      }), let gone = current.node(root), let parent = gone.parent
    else { return }
    let siblings = former.nodes.filter { $0.parent == parent && $0.id != root }
    let moved = siblings.filter { sibling in
      current.node(sibling.id).map { $0.frame != sibling.frame } ?? false
    }
    guard !moved.isEmpty, let name = name(of: root) else { return }
    let known = Set(former.nodes.map(\.id))
    let heir = current.nodes.first { $0.parent == parent && !known.contains($0.id) }
    guard heir?.frame.size != gone.frame.size else { return }
    add(
      .placeholderJumps,
      [name, text(gone.frame.size), heir.map { text($0.frame.size) } ?? "0x0", String(moved.count)]
    )
  }

  // MARK: Leaving

  /// Whether something that stood behind a leaving view is now drawn in front of it.
  private mutating func leaving(_ id: Int) {
    guard let gone = former.node(id), let place = former.nodes.firstIndex(where: { $0.id == id })
    else { return }
    for (index, other) in former.nodes.enumerated() where index < place {
      guard other.parent == gone.parent, other.zIndex == gone.zIndex,
        let stays = current.nodes.first(where: { $0.id == other.id }),
        // Views beside each other that meet on the way do not surprise anybody.
        overlap(other.frame, gone.frame), overlap(stays.frame, gone.frame), let name = name(of: id),
        let cover = firstLeaf(in: other.id)
      else { continue }
      add(.drawnBehind, [name, cover])
      return
    }
  }

  private func overlap(_ left: Rect, _ right: Rect) -> Bool {
    left.minX < right.maxX && right.minX < left.maxX && left.minY < right.maxY
      && right.minY < left.maxY
  }

  private func firstLeaf(in id: Int) -> String? {
    var inside: Set<Int> = [id]
    for node in current.nodes {
      if node.parent.map(inside.contains) == true { inside.insert(node.id) }
      // What cannot be seen covers nothing.
      if inside.contains(node.id), node.isLeaf { return name(of: node.id) }
    }
    return nil
  }

  // MARK: Words

  /// The view inside the modifiers of a view, as a person names it.
  private func name(of id: Int) -> String? {
    guard var node = node(id) else { return nil }
    while node.isModifier || !node.isVisible, let inner = node.children.first { node = inner }
    return graph.name(of: node)
  }

  private func text(_ size: Size) -> String { size.lengthText }

  private mutating func add(_ kind: DiagnosticKind, _ arguments: [String]) {
    let finding = MotionFinding(kind: kind, arguments: arguments)
    if !findings.contains(finding) { findings.append(finding) }
  }
}

/// A mistake that a step showed.
struct MotionFinding: Hashable {
  let kind: DiagnosticKind
  let arguments: [String]
}

extension Playground {
  /// Says when several views of a group claim to be its source, in SwiftUI's words and in ours.
  func warnOfSources(_ members: [MatchedMember]) throws(EvaluationError) -> [MotionFinding] {
    let groups = Dictionary(grouping: members, by: \.group)
    motion.warnedGroups.formIntersection(groups.keys)
    var findings: [MotionFinding] = []
    for (key, group) in groups.sorted(by: { $0.key < $1.key }) {
      let sources = group.filter(\.isSource)
      guard sources.count > 1, motion.warnedGroups.insert(key).inserted else { continue }
      try evaluator.print(
        "Multiple inserted views in matched geometry group \(key) have `isSource: true`, "
          + "results are undefined.\n"
      )
      let reader = ValueReader(evaluator: evaluator)
      let id = graph.node(sources[0].id).flatMap { MatchedEffect($0, reader, evaluator)?.id }
      findings.append(
        MotionFinding(kind: .twoSources, arguments: [id ?? key, String(sources.count)])
      )
    }
    return findings
  }

  /// An id that leaves one namespace and comes in another.
  func findNamespaces(_ members: [MatchedMember], _ former: [MatchedMember]) -> [MotionFinding] {
    let reader = ValueReader(evaluator: evaluator)
    let known = Set(former.map(\.id))
    let present = Set(members.map(\.id))
    func effect(_ member: MatchedMember) -> MatchedEffect? {
      (graph.node(member.id) ?? motion.leavingMembers[member.id])
        .flatMap { MatchedEffect($0, reader, evaluator) }
    }
    let gone = former.filter { !present.contains($0.id) }.compactMap(effect)
    var findings: [MotionFinding] = []
    for new in members where !known.contains(new.id) {
      guard let effect = effect(new),
        gone.contains(where: { $0.id == effect.id && $0.namespace != effect.namespace })
      else { continue }
      let finding = MotionFinding(kind: .twoNamespaces, arguments: [effect.id])
      if !findings.contains(finding) { findings.append(finding) }
    }
    return findings
  }
}
