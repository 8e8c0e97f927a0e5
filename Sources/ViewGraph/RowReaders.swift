import SwiftEvaluator

/// What the closure of a row reads belongs to that row: only that closure runs when it changes.
///
/// **Source** — inferred: a public re-implementation installs the observation on each child.
extension ViewGraph {
  /// The number under which whatever runs now is noted as a reader.
  func currentReader() -> Int? {
    guard let node = running.last else { return nil }
    guard let key = node.rowInMaking else { return node.number }
    if let known = node.rowNumbers[key] { return known }
    // No node has a number below 0.
    let number = -(rowReaders.count + 1)
    node.rowNumbers[key] = number
    rowReaders[number] = (node.number, key)
    return number
  }

  /// What a row has read differs; false for a number that is no row's.
  func outdateRow(_ number: Int, because cause: String) -> Bool {
    guard number < 0 else { return false }
    guard let reader = rowReaders[number], nodes[reader.node] != nil else {
      rowReaders[number] = nil
      return true
    }
    if outdatedRows[reader.node]?[reader.key]?.contains(cause) != true {
      outdatedRows[reader.node, default: [:]][reader.key, default: []].append(cause)
    }
    if outdated[reader.node] == nil { outdated[reader.node] = [] }
    return true
  }

  /// Which rows are to be made when a node is asked again, and why; nil for all of them.
  func takeOutdatedRows(of node: GraphNode, _ causes: [String]) -> [String: [String]]? {
    let rows = outdatedRows.removeValue(forKey: node.number)
    guard let rows, causes.isEmpty else { return nil }
    node.rowsToMake = [:]
    for child in node.children {
      if case .row(let id, 0) = child.step, rows[id] == nil { node.rowsToMake?[id] = child }
    }
    return rows
  }

  /// The row that stays as it is, since nothing it has read differs.
  func keptRow(_ key: String, _ occurrence: Int, of node: GraphNode) -> GraphNode? {
    occurrence == 0 ? node.rowsToMake?[key] : nil
  }

  /// Says of the rows that were made again why they were.
  func tellRows(_ rows: [String: [String]], of node: GraphNode) {
    for child in node.children {
      guard case .row(let id, _) = child.step, let causes = rows[id] else { continue }
      for seen in child.seen { record.updated[seen.number] = Reason.rowRan(id, causes) }
    }
  }
}
