public import SwiftEvaluator
import SwiftSource
import SwiftTypes

extension ViewGraph {
  /// What two remembered moments have in common: the same node is the same view.
  ///
  /// - Complexity: O(n) in the number of nodes of both.
  public func difference(from old: GraphSnapshot, to new: GraphSnapshot)
    throws(EvaluationError) -> GraphUpdate
  {
    var update = GraphUpdate()
    update.hasPredecessor = old.root != nil
    let before = entries(below: old.root)
    let after = entries(below: new.root)
    let oldNodes = Dictionary(before.map { ($0.node.number, $0) }) { first, _ in first }
    let kept = KeptFields(old, new)
    let newNumbers = Set(after.map(\.node.number))
    for (node, entry) in after {
      guard let former = oldNodes[node.number] else {
        let reason = Reason.appears(node.step, instead: nil)
        update.inserted.append(.init(entry: entry, reason: reason))
        continue
      }
      if let reason = try change(former.node, node, kept) {
        update.updated.append(.init(entry: entry, reason: reason))
      } else {
        update.kept.append(.init(entry: entry, reason: Reason.kept))
      }
      if former.entry.path != entry.path {
        let reason = Reason.wentFrom(former.entry.path, entry.path)
        update.moved.append(.init(entry: entry, reason: reason))
      }
    }
    for (node, entry) in before where !newNumbers.contains(node.number) {
      update.removed.append(.init(entry: entry, reason: Reason.goes(node.step)))
    }
    return update
  }

  /// Every visible node below one, with its path.
  private func entries(below root: GraphNode?) -> [(node: GraphNode, entry: PathEntry)] {
    guard let root else { return [] }
    var nodes: [Int: GraphNode] = [:]
    func note(_ node: GraphNode) {
      nodes[node.number] = node
      for child in node.children { note(child) }
    }
    note(root)
    return paths(below: root).compactMap { entry in nodes[entry.number].map { ($0, entry) } }
  }

  /// How a node's own value, or what it keeps, differs; nil when neither does.
  private func change(_ old: GraphNode, _ new: GraphNode, _ kept: KeptFields)
    throws(EvaluationError) -> Phrase?
  {
    var names: [String] = []
    for key in new.storageOrder {
      guard let place = new.storage[key]?.object, let before = kept.old[ObjectIdentifier(place)],
        let after = kept.new[ObjectIdentifier(place)], before.count == after.count
      else { continue }
      let types = evaluator.fields(of: place).map(\.type)
      for ((left, right), type) in zip(zip(before, after), types) where !names.contains(key) {
        if try !isUnchanged(left, right, type, ignoresClosures: true) { names.append(key) }
      }
    }
    if !names.isEmpty { return Reason.stateChanged(names) }
    record = UpdateRecord()
    try noteChange(new, from: old.subject)
    return record.updated[new.number]
  }
}

/// What the objects of two moments held.
private struct KeptFields {
  let old: [ObjectIdentifier: [Value]]
  let new: [ObjectIdentifier: [Value]]

  init(_ old: GraphSnapshot, _ new: GraphSnapshot) {
    func table(_ snapshot: GraphSnapshot) -> [ObjectIdentifier: [Value]] {
      Dictionary(snapshot.objects.map { (ObjectIdentifier($0.object), $0.fields) }) { first, _ in
        first
      }
    }
    self.old = table(old)
    self.new = table(new)
  }
}
