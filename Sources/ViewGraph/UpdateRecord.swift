import SwiftEvaluator
public import SwiftSource

/// What one update of a graph did.
public struct GraphUpdate: Sendable {
  /// A visible node the update speaks of, and why.
  public struct Change: Sendable {
    /// The node.
    public let entry: PathEntry
    /// The reason, in every language.
    public let reason: Phrase
  }

  /// False when nothing stood there before.
  public var hasPredecessor = false
  /// Same identity, same value.
  public var kept: [Change] = []
  /// Same identity, new value.
  public var updated: [Change] = []
  /// New identity.
  public var inserted: [Change] = []
  /// Identity that is gone.
  public var removed: [Change] = []
  /// Kept or updated, at another place among its siblings.
  public var moved: [Change] = []
  /// Views that stand there again, and have lost the state they had.
  public var stateReset: [Change] = []
  /// How often each body ran, in order of first run.
  public var bodies: [(name: String, count: Int)] = []
}

/// Collects what happens while an update runs.
struct UpdateRecord {
  /// When a closure runs, in the order of the cases.
  enum Moment: Int, CaseIterable {
    case erasedDisappear
    case appear
    case disappear
    case task
  }

  var updated: [Int: Phrase] = [:]
  var moved: [Int: Phrase] = [:]
  /// The tops of what came and went; what is inside them refers to them.
  var inserted: [Int: Phrase] = [:]
  var removed: [Int: Phrase] = [:]
  var redeclared: [Int: String] = [:]
  private var replaced: [(old: [GraphNode], new: GraphNode, cause: Phrase)] = []
  private var bodyOrder: [String] = []
  private var bodyCounts: [String: Int] = [:]
  private var waiting: [[() throws(EvaluationError) -> Void]] = Array(
    repeating: [],
    count: Moment.allCases.count
  )

  mutating func came(_ node: GraphNode, _ reason: Phrase) {
    for seen in node.seen { inserted[seen.number] = reason }
  }

  mutating func went(_ node: GraphNode, _ reason: Phrase) {
    for seen in node.seen { removed[seen.number] = reason }
  }

  mutating func moves(_ node: GraphNode, _ reason: Phrase) {
    for seen in node.seen { moved[seen.number] = reason }
  }

  /// One node stands where another stood, whose state is lost.
  mutating func replaces(_ old: GraphNode, _ new: GraphNode, _ cause: Phrase) {
    replaced.append((old.stateful, new, cause))
  }

  mutating func count(_ name: String) {
    if bodyCounts[name] == nil { bodyOrder.append(name) }
    bodyCounts[name, default: 0] += 1
  }

  mutating func queue(_ moment: Moment, _ action: @escaping () throws(EvaluationError) -> Void) {
    waiting[moment.rawValue].append(action)
  }

  var hasActions: Bool { waiting.contains { !$0.isEmpty } }

  mutating func takeActions() -> [() throws(EvaluationError) -> Void] {
    let all = waiting.flatMap { $0 }
    waiting = Array(repeating: [], count: Moment.allCases.count)
    return all
  }

  /// Sorts every node of before and after into what became of it.
  func finish(before: [PathEntry], after: [PathEntry], isFirst: Bool) -> GraphUpdate {
    var update = GraphUpdate()
    update.hasPredecessor = !isFirst
    update.bodies = bodyOrder.map { (name: $0, count: bodyCounts[$0] ?? 0) }
    let former = Set(before.map(\.number))
    let present = Set(after.map(\.number))
    for entry in after {
      let number = entry.number
      guard former.contains(number) else { continue }
      if let reason = updated[number] {
        update.updated.append(.init(entry: entry, reason: reason))
      } else if let name = redeclared[number] {
        update.updated.append(.init(entry: entry, reason: Reason.redeclared(name)))
      } else {
        update.kept.append(.init(entry: entry, reason: Reason.kept))
      }
      if let reason = moved[number] { update.moved.append(.init(entry: entry, reason: reason)) }
    }
    update.inserted = changes(after.filter { !former.contains($0.number) }, tops: inserted) {
      Reason.insideNew($0)
    }
    update.removed = changes(before.filter { !present.contains($0.number) }, tops: removed) {
      Reason.insideGone($0)
    }
    update.stateReset = resets(after)
    return update
  }

  /// Gives the top of each subtree its own reason, and what is inside it one that names the top.
  private func changes(
    _ entries: [PathEntry],
    tops: [Int: Phrase],
    inside: (PathEntry) -> Phrase
  ) -> [GraphUpdate.Change] {
    var top: (entry: PathEntry, reason: Phrase)?
    return entries.map { entry in
      if let known = tops[entry.number] {
        top = (entry, known)
        return .init(entry: entry, reason: known)
      }
      guard let top, entry.path.hasPrefix(top.entry.path + ".") else {
        return .init(entry: entry, reason: Reason.new)
      }
      return .init(entry: entry, reason: inside(top.entry))
    }
  }

  private func resets(_ after: [PathEntry]) -> [GraphUpdate.Change] {
    var result: [GraphUpdate.Change] = []
    let entries = Dictionary(after.map { ($0.number, $0) }, uniquingKeysWith: { a, _ in a })
    for (old, new, cause) in replaced {
      var heirs = new.stateful
      for node in old {
        guard let index = heirs.firstIndex(where: { $0.view.name == node.view.name }) else {
          continue
        }
        let heir = heirs.remove(at: index)
        guard let entry = entries[heir.number] else { continue }
        result.append(.init(entry: entry, reason: Reason.stateLost(cause)))
      }
    }
    return result
  }
}

extension GraphNode {
  /// The nodes a person sees in this place: itself, or what stands for it.
  var seen: [GraphNode] { isVisible ? [self] : visibleChildren }

  /// The nodes with state of their own, from the top.
  var stateful: [GraphNode] {
    (hasState && isVisible ? [self] : []) + children.flatMap(\.stateful)
  }
}
