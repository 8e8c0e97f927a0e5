import SwiftEvaluator
import SwiftSource
import ViewGraph
import ViewLayout
import ViewMotion

/// Everything about motion that a session keeps: it goes into every moment that can be taken back.
struct MotionState {
  /// What moves, and where it is.
  var choreography = Choreography()
  /// As it was when the last motion began; what `:frames` and `:play` show once it is over.
  var beginning: Choreography?
  /// Closures that wait for animations, and when they are done.
  var waiting: [(time: Double, action: Value)] = []
  /// The number of the leaving graph node behind each leaving view.
  var graphRoots: [Int: Int] = [:]
  /// Nodes that share a frame and left, so that they can be laid out while they do.
  var leavingMembers: [Int: GraphNode] = [:]
  /// Groups of shared frames that were warned of, until they are empty.
  var warnedGroups: Set<String> = []
  /// The mistakes that the running event showed.
  var findings: [MotionFinding] = []
  /// The views whose motion was told, by number.
  var subjects: Set<Int> = []
  /// True when time has passed since the last action: the next one comes in the middle.
  var hasWaited = false
  /// What the steps of the running event moved.
  var steps: [MotionStep] = []

  /// Begins another event.
  mutating func forget() {
    steps = []
    findings = []
  }

  /// Seconds since the session began.
  var time: Double { choreography.time }
}

/// One step of an event as motion saw it.
struct MotionStep {
  var changes: [MotionChange]
  /// The views as they stood after it, by number.
  var nodes: [Int: MotionNode]
  /// The first view inside each that draws something.
  var leaves: [Int: Int]
  /// How each view saw the transaction.
  var seen: [Int: SeenTransaction]
  /// Views that came or went and were to move, and did not.
  var refused: [(node: MotionNode, property: String, transition: String?, reason: Phrase)]
  /// Whether the writer or a modifier asked for an animation anywhere.
  var isAnimated: Bool
}

extension Playground {
  /// Hears of one step of an update: starts what moves, and keeps what leaves.
  func stage(_ step: GraphStep) throws(EvaluationError) {
    // A timer may have fired since motion last looked at the clock.
    move(to: graph.clock)
    guard case .success(let view)? = laidOut, graph.root != nil else {
      // Without frames nothing can be shown to leave.
      graph.eraseAllLeaving()
      motion.choreography = motion.choreography.cleared
      motion.waiting += step.completions.map { (motion.time, $0.action) }
      return
    }
    let former = motion.choreography
    if !former.isMoving { motion.subjects = [] }
    let reader = try StageReader(graph, view)
    var update = MotionUpdate(nodes: reader.nodes)
    update.members = reader.members
    var seen = reader.seen
    let refused = try roots(of: step, reader, into: &update, &seen)
    let changes = motion.choreography.apply(update)
    finishLeaving()
    let moves = changes.contains { $0.animation != nil }
    if moves { motion.beginning = motion.choreography } else { renewEndless(former) }
    keepMembers(former)
    waitFor(changes, step.completions)
    motion.findings += MotionDiagnosis(former, motion.choreography, changes, graph).findings
    motion.findings += try warnOfSources(reader.members)
    motion.findings += findNamespaces(reader.members, former.members)
    motion.steps.append(
      MotionStep(
        changes: changes,
        nodes: nodes(former),
        leaves: reader.firstLeaves,
        seen: seen,
        refused: refused,
        isAnimated: moves || step.transaction != nil
          || seen.values.contains { $0.animation != nil }
      )
    )
  }

  /// Sorts the tops of what came and went into what moves and what was to move and does not.
  private func roots(
    of step: GraphStep,
    _ reader: StageReader,
    into update: inout MotionUpdate,
    _ seen: inout [Int: SeenTransaction]
  ) throws(EvaluationError) -> [(MotionNode, String, String?, Phrase)] {
    var refused: [(MotionNode, String, String?, Phrase)] = []
    let names: (GraphNode) -> String = { [graph] in graph.name(of: $0) }
    for root in step.roots where root.node.parent != nil {
      let isLeaving = step.leaving.contains(root.node.number)
      for node in graph.seen(root.node).flatMap(elements) {
        let transaction = try graph.transaction(at: node)
        seen[node.number] = transaction
        let moving = try reader.root(node)
        let property = root.isInsertion ? "insertion" : "removal"
        guard
          let shown = root.isInsertion
            ? update.nodes.first(where: { $0.id == node.number })
            : motion.choreography.node(node.number)
        else { continue }
        if root.isInsertion, step.revived.contains(root.node.number) {
          update.revived.insert(node.number)
        }
        if graph.trait("TransitionTraitKey", of: node) != nil, isListRow(root.node) {
          refused.append((shown, property, moving.transition.text, MotionReason.inList))
          motion.findings.append(
            MotionFinding(kind: .transitionInList, arguments: [moving.transition.text])
          )
          continue
        }
        if root.canTransition, isLeaving || (root.isInsertion && moving.isMoving) {
          if root.isInsertion {
            update.inserted.append(moving)
          } else {
            update.removed.append(moving)
          }
          if root.isInsertion { refused += try unused(inside: node, reader, update.nodes) }
          if isLeaving { motion.graphRoots[node.number] = root.node.number }
          continue
        }
        let isExplicit = graph.trait("TransitionTraitKey", of: node) != nil
        guard isExplicit || transaction.animation != nil else { continue }
        let reason = refusal(root, transaction, names)
        refused.append((shown, property, isExplicit ? moving.transition.text : nil, reason))
        if root.canTransition, isExplicit, transaction.animation == nil,
          moving.transition.text != ".identity"
        {
          motion.findings.append(unanimated(node, moving))
        }
      }
    }
    return refused
  }

  /// What goes on without end is shown as it goes on now: elsewhere, or not at all any more.
  private func renewEndless(_ former: Choreography) {
    guard motion.beginning?.isEndless == true else { return }
    let now = motion.choreography
    if !now.isMoving {
      motion.beginning = nil
    } else if former.nodes.map(\.frame) != now.nodes.map(\.frame) {
      motion.beginning = now
    }
  }

  /// True for rows of a list, which moves its rows itself.
  private func isListRow(_ node: GraphNode) -> Bool {
    guard case .row = node.step else { return false }
    var current = node.parent
    while let outer = current {
      if case .primitive(let object) = outer.form {
        if object.name == "list" { return true }
        if outer.isVisible, object.name != "section" { return false }
      }
      current = outer.parent
    }
    return false
  }

  /// A modifier around several views is around each of them.
  private func elements(_ node: GraphNode) -> [GraphNode] {
    var inner = node
    while inner.isModifier, let content = inner.children.first {
      let views = graph.seen(content)
      if views.count > 1 { return views.flatMap(elements) }
      guard let only = views.first else { break }
      inner = only
    }
    return [node]
  }

  /// Transitions of views inside one that comes: only the top of what comes moves.
  private func unused(
    inside top: GraphNode,
    _ reader: StageReader,
    _ nodes: [MotionNode]
  ) throws(EvaluationError) -> [(MotionNode, String, String?, Phrase)] {
    var inner = top
    while inner.isModifier || !inner.isVisible, let content = inner.children.first {
      inner = content
    }
    let reason = MotionReason.insideNew(graph.name(of: inner))
    var found: [(MotionNode, String, String?, Phrase)] = []
    for node in graph.nodes(withEffect: "trait", below: inner) {
      guard node.description?.payload.first?.asString == "TransitionTraitKey",
        let content = nodes.first(where: { $0.id == reader.content(of: node).number })
      else { continue }
      found.append((content, "insertion", try reader.root(node).transition.text, reason))
    }
    return found
  }

  private func refusal(
    _ root: GraphUpdate.Root,
    _ transaction: SeenTransaction,
    _ names: (GraphNode) -> String
  ) -> Phrase {
    if !root.canTransition { return MotionReason.erased }
    return transaction.animation == nil
      ? MotionReason.jumps(transaction, names) : MotionReason.identityTransition
  }

  /// A transition that an animation of its own branch was to drive, or none at all.
  private func unanimated(_ node: GraphNode, _ root: MotionRoot) -> MotionFinding {
    var inner = node
    var hasAnimation = false
    while inner.isModifier || !inner.isVisible, let content = inner.children.first {
      if case .effect(let effect, _) = inner.form, effect.name == "animation" {
        hasAnimation = true
      }
      inner = content
    }
    let name = graph.name(of: inner)
    return hasAnimation
      ? MotionFinding(kind: .animationInsideBranch, arguments: [name])
      : MotionFinding(
        kind: .transitionWithoutAnimation,
        arguments: [name, root.transition.text]
      )
  }

  /// What the layout does not show cannot leave: it is gone at once.
  private func finishLeaving() {
    let leaving = Set(motion.choreography.leavingRoots.compactMap { motion.graphRoots[$0] })
    for node in graph.leavingNodes where !leaving.contains(node.number) {
      graph.eraseNow(node.number)
    }
    let present = Set(motion.choreography.leavingRoots)
    motion.graphRoots = motion.graphRoots.filter { present.contains($0.key) }
  }

  private func keepMembers(_ former: Choreography) {
    var members: [Int: GraphNode] = [:]
    func collect(_ node: GraphNode) {
      if case .effect(let effect, _) = node.form, effect.name == "matchedGeometry" {
        members[node.number] = node
      }
      for child in node.children { collect(child) }
    }
    for node in graph.leavingNodes { collect(node) }
    if !members.isEmpty || motion.choreography.leavingRoots.isEmpty {
      motion.leavingMembers = members
    }
  }

  private func nodes(_ former: Choreography) -> [Int: MotionNode] {
    var table: [Int: MotionNode] = [:]
    for node in former.nodes { table[node.id] = node }
    for node in motion.choreography.nodes { table[node.id] = node }
    return table
  }

  /// Closures wait for what their writes have moved; when that is nothing, they run next.
  private func waitFor(_ changes: [MotionChange], _ completions: [AnimationCompletion]) {
    let animations = changes.compactMap(\.animation)
    for completion in completions {
      let durations = animations.compactMap {
        completion.waitsForRemoval ? $0.duration : $0.logicalDuration
      }
      guard completion.hasWrites, !animations.isEmpty else {
        graph.runSoon(completion.action)
        continue
      }
      // What moves for ever is never done.
      guard let longest = durations.max(), durations.count == animations.count else { continue }
      motion.waiting.append((motion.time + longest, completion.action))
    }
  }
}

extension MotionRoot {
  /// Whether anything about it moves.
  var isMoving: Bool {
    transition.parts(for: .zero).contains { part in
      switch part.animation {
      case .inherited: animation != nil
      case .own(let own): own != nil
      }
    }
  }
}

extension StageReader {
  /// The first view inside each view that draws something.
  var firstLeaves: [Int: Int] {
    var leaves: [Int: Int] = [:]
    for node in nodes.reversed() {
      let leaf = node.isLeaf ? node.id : leaves[node.id] ?? node.id
      leaves[node.id] = leaf
      if let parent = node.parent { leaves[parent] = leaf }
    }
    return leaves
  }
}
