import SwiftEvaluator
import SwiftSource
import ViewGraph
import ViewLayout
import ViewMotion

extension Playground {
  /// What an event moved, for its answer; nil when nothing moves and nothing was meant to.
  func takeMotion(_ update: GraphUpdate?) -> Motion? {
    let steps = motion.steps
    motion.steps = []
    let names: (GraphNode) -> String = { [graph] in graph.name(of: $0) }
    var report = Motion()
    for step in steps {
      let reporter = MotionReporter(step, names: names)
      motion.subjects.formUnion(reporter.report(to: &report))
      if step.isAnimated { report.still += unmoved(step, update) }
    }
    let stage = motion.choreography
    let isWaiting = steps.isEmpty && stage.isMoving && motion.hasWaited
    guard !report.moving.isEmpty || !report.still.isEmpty || isWaiting else { return nil }
    report.time = stage.time
    report.duration =
      motion.waiting.isEmpty ? stage.end - stage.time : rehearsedEnd(of: stage) - stage.time
    report.isEndless = stage.isEndless
    if !report.moving.isEmpty { report.rows = rows(of: stage, count: 6) }
    if isWaiting, report.moving.isEmpty { report.rows = rows(of: stage, at: [stage.time]) }
    return report
  }

  /// Views that got a new value which is nothing that could move.
  private func unmoved(_ step: MotionStep, _ update: GraphUpdate?) -> [Motion.Entry] {
    let changed = Set(step.changes.map(\.id))
    return (update?.updated ?? []).compactMap { change in
      guard let node = step.nodes[change.entry.number], node.isLeaf, node.effect == nil,
        !changed.contains(node.id), step.seen[node.id]?.animation != nil
      else { return nil }
      return Motion.Entry(
        id: node.path,
        view: node.name,
        property: "value",
        from: [],
        to: [],
        reason: contentReason(node.id)
      )
    }
  }

  /// Why the content of a view that got another one does not move step by step.
  private func contentReason(_ id: Int) -> Phrase {
    guard let node = graph.node(id), case .primitive(let object) = node.form,
      object.name == "text"
    else { return MotionReason.notAnimatable }
    let reader = ValueReader(evaluator: evaluator)
    let kind = reader.field("contentTransition", of: node.environment.value)
    let name = reader.field("_name", of: kind)?.asString ?? reader.caseName(kind) ?? "identity"
    return name == "identity" ? MotionReason.textSwitches : MotionReason.contentGivesWay(name)
  }

  /// The times at which a motion is worth looking at, from its beginning to its end.
  func times(of stage: Choreography, count: Int) -> [Double] {
    let length = rehearsedEnd(of: stage) - stage.time
    guard length > 0, count > 1 else { return [stage.time] }
    return (0..<count).map { stage.time + length * Double($0) / Double(count - 1) }
  }

  /// The same for some frames a second; no more than a table or a film can hold.
  func times(of stage: Choreography, framesPerSecond: Double) -> [Double] {
    let length = rehearsedEnd(of: stage) - stage.time
    let count = Int(min(600, max(1, (length * framesPerSecond).rounded(.up)))) + 1
    return times(of: stage, count: count)
  }

  /// Everything on the screen at a time of a motion.
  func moment(of stage: Choreography, at time: Double) -> MotionMoment {
    let frames = MatchedFrames(graph: graph, options: options, calls: calls)
    let graph = graph
    let leaving = motion.leavingMembers
    return stage.moment(at: time) { member, size in
      guard let node = graph.node(member) ?? leaving[member] else { return nil }
      // A layout that fails has said so when it was first shown.
      return try? frames.reflow(node, size)
    }
  }

  /// The views that move, at a few times.
  func rows(of stage: Choreography, count: Int, named name: String? = nil) -> [Motion.Row] {
    rows(of: stage, at: times(of: stage, count: count), named: name)
  }

  /// The views that move, at some times; only those of a name, if one is given.
  func rows(of stage: Choreography, at times: [Double], named name: String? = nil) -> [Motion.Row] {
    let seen = rehearse(stage, at: times)
    var shown = shownViews(of: stage, seen.map(\.moment), named: name)
    // What a view makes of its own numbers is seen in the views inside it.
    let lively = Set(seen.flatMap { $0.staged.map { Array($0.texts.keys) } ?? [] })
    let moving = Set(seen.flatMap { $0.stage.movingViews })
    for moment in seen where name == nil {
      for node in moment.stage.nodes where shown[node.id] == nil {
        if lively.contains(node.id) || (moment.stage.time > stage.time && moving.contains(node.id))
        {
          shown[node.id] = node
        }
      }
    }
    return seen.flatMap { item in
      let (moment, staged) = (item.moment, item.staged)
      return moment.views.compactMap { view -> Motion.Row? in
        guard let node = shown[view.id] else { return nil }
        let text = staged?.texts[view.id] ?? (lively.contains(view.id) ? label(of: view.id) : nil)
        return Motion.Row(
          time: moment.time - stage.time,
          id: node.path,
          view: node.name,
          phase: (view.phase ?? .identity).rawValue,
          frame: Frame(
            x: view.frame.minX,
            y: view.frame.minY,
            width: view.frame.width,
            height: view.frame.height
          ),
          opacity: view.opacity,
          rotation: view.rotation,
          others: view.others.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
          text: text
        )
      }
    }
  }

  /// The views a table tells of: those whose motion was told, or those of a name.
  private func shownViews(of stage: Choreography, _ moments: [MotionMoment], named name: String?)
    -> [Int: MotionNode]
  {
    let all = stage.nodes + stage.leavingRoots.flatMap { stage.subtree(leaving: $0) }
    let wanted =
      if let name {
        all.filter { $0.isNamed(name, label: label(of: $0.id)) }
      } else {
        all.filter { motion.subjects.contains($0.id) }
      }
    return Dictionary(wanted.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What a person reads in a view: the text of the first text inside.
  private func label(of id: Int) -> String {
    guard let node = graph.node(id), case .primitive(let object) = node.form, object.name == "text"
    else { return "" }
    let bridge = LayoutBridge(graph, calls)
    return TextReading(Bridging(bridge: bridge, node: node, payload: object.payload)).plain
  }
}

extension MotionNode {
  /// Whether a person could mean this view by a name: its type, its path or its text.
  func isNamed(_ name: String, label: String) -> Bool {
    self.name == name || path == name || (!label.isEmpty && isLeaf && label == name)
  }
}
