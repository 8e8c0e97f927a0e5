import SwiftSource
import ViewGraph
import ViewLayout
import ViewMotion

/// Puts what moved and what jumped into an answer, each thing once and under its best name.
struct MotionReporter {
  let step: MotionStep
  let names: (GraphNode) -> String
  private var children: [Int: [Int]] = [:]

  init(_ step: MotionStep, names: @escaping (GraphNode) -> String) {
    self.step = step
    self.names = names
    for node in step.nodes.values.sorted(by: { $0.id < $1.id }) {
      if let parent = node.parent { children[parent, default: []].append(node.id) }
    }
  }

  /// Adds what the step did to a report.
  ///
  /// - Returns: The views whose motion was told.
  func report(to motion: inout Motion) -> Set<Int> {
    var subjects: Set<Int> = []
    let frames = shownFrames()
    for change in step.changes {
      if case .frame = change.kind, !frames.contains(change.id) { continue }
      guard let entry = entry(change) else { continue }
      if change.animation != nil {
        motion.moving.append(entry)
        if case .effect(let from, _) = change.kind, from.name == "color" {
          subjects.insert(change.id)
        } else {
          subjects.insert(content(of: change.id)?.id ?? change.id)
          // Who had the frame before follows it while it leaves.
          if case .matched(_, let former, _, _) = change.kind {
            subjects.insert(content(of: former)?.id ?? former)
          }
        }
      } else if step.isAnimated || isWanted(change) {
        motion.still.append(entry)
      }
    }
    for item in step.refused {
      let shown = content(of: item.node.id) ?? item.node
      motion.still.append(
        Motion.Entry(
          id: shown.path,
          view: shown.name,
          property: item.property,
          from: [],
          to: [],
          transition: item.transition,
          reason: item.reason
        )
      )
    }
    return subjects
  }

  /// A shared frame that jumps is worth telling, whoever asked for what.
  private func isWanted(_ change: MotionChange) -> Bool {
    if case .matched = change.kind { return true }
    return false
  }

  /// Of views that move together only the outermost is named; modifiers let their content speak.
  private func shownFrames() -> Set<Int> {
    var moved: [Int: MotionChange] = [:]
    for change in step.changes {
      if case .frame = change.kind { moved[change.id] = change }
    }
    // A container draws nothing: where its views do not move alike, each is told for itself.
    let all = moved
    for id in all.keys where !movesAsOne(id, all) { moved[id] = nil }
    var shown: Set<Int> = []
    for (id, change) in moved {
      guard let node = step.nodes[id], !node.isContainer else { continue }
      if isCovered(node, change, moved) || isShownByContent(id, change, moved) { continue }
      shown.insert(id)
    }
    return shown
  }

  /// True for a view that draws something, or whose views all see the same animation and of which
  /// one moves at least.
  private func movesAsOne(_ id: Int, _ moved: [Int: MotionChange]) -> Bool {
    var first: MotionAnimation??
    var waiting = children[id] ?? []
    var hasMoved = waiting.isEmpty
    while let next = waiting.popLast() {
      guard let node = step.nodes[next] else { continue }
      let inner = children[next] ?? []
      if inner.isEmpty {
        if let known = first, known != node.animation { return false }
        first = .some(node.animation)
        if moved[next] != nil { hasMoved = true }
      }
      waiting += inner
    }
    return hasMoved
  }

  /// A modifier whose content moves as it does is told by the content.
  private func isShownByContent(_ id: Int, _ change: MotionChange, _ moved: [Int: MotionChange])
    -> Bool
  {
    guard step.nodes[id]?.name.hasPrefix(".") == true else { return false }
    return (children[id] ?? []).contains { child in
      moved[child].map { isSame($0, change) } ?? false
    }
  }

  /// True when a view further out, that is no modifier, moves in the same way.
  private func isCovered(_ node: MotionNode, _ change: MotionChange, _ moved: [Int: MotionChange])
    -> Bool
  {
    var current = node.parent
    while let id = current, let outer = step.nodes[id] {
      guard let other = moved[id], isSame(other, change) else { return false }
      if !outer.name.hasPrefix("."), !outer.isContainer { return true }
      current = outer.parent
    }
    return false
  }

  private func isSame(_ left: MotionChange, _ right: MotionChange) -> Bool {
    guard case .frame(let a, let b) = left.kind, case .frame(let c, let d) = right.kind,
      left.animation == right.animation
    else { return false }
    func near(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 0.001 }
    return near(b.minX - a.minX, d.minX - c.minX) && near(b.minY - a.minY, d.minY - c.minY)
      && near(b.width - a.width, d.width - c.width)
      && near(b.height - a.height, d.height - c.height)
  }

  private func entry(_ change: MotionChange) -> Motion.Entry? {
    guard let node = step.nodes[change.id] else { return nil }
    var entry = Motion.Entry(
      id: node.path,
      view: node.name,
      property: "frame",
      from: [],
      to: [],
      transition: nil,
      animation: change.animation?.text,
      duration: change.animation?.duration,
      reason: reason(change)
    )
    switch change.kind {
    case .frame(let from, let to):
      entry.from = numbers(from)
      entry.to = numbers(to)
    case .effect(let from, let to):
      entry.property = from.name
      entry.from = from.shown
      entry.to = to.shown
      // A modifier is what moves; whose picture it is says the view inside.
      if from.name != "color", let inner = content(of: change.id) {
        (entry.view, entry.id) = (inner.name, inner.path)
      }
    case .insertion(let kind):
      entry.property = "insertion"
      entry.transition = kind.text
      if let inner = content(of: change.id) { (entry.view, entry.id) = (inner.name, inner.path) }
    case .removal(let kind):
      entry.property = "removal"
      entry.transition = kind.text
      if let inner = content(of: change.id) { (entry.view, entry.id) = (inner.name, inner.path) }
    case .matched(_, _, let from, let to):
      entry.property = "matched"
      entry.from = numbers(from)
      entry.to = numbers(to)
      if let inner = content(of: change.id) { (entry.view, entry.id) = (inner.name, inner.path) }
    }
    return entry
  }

  /// The view inside the modifiers of a view.
  func content(of id: Int) -> MotionNode? {
    var current = step.nodes[id]
    while let node = current, node.name.hasPrefix("."), let inner = children[node.id]?.first {
      current = step.nodes[inner]
    }
    return current
  }

  private func reason(_ change: MotionChange) -> Phrase {
    var id = change.id
    if case .frame = change.kind { id = step.leaves[id] ?? id }
    let seen = step.seen[id] ?? SeenTransaction()
    guard let animation = change.animation else { return MotionReason.jumps(seen, names) }
    var phrase = MotionReason.moves(seen, animation, names)
    switch change.kind {
    case .insertion(.animated), .removal(.animated): phrase = MotionReason.ownAnimation
    default: break
    }
    return change.wasMoving ? MotionReason.joined(phrase, MotionReason.retargeted) : phrase
  }

  private func numbers(_ frame: Rect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height]
  }
}
