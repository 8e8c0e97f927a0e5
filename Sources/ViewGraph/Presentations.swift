import SwiftEvaluator

/// One thing at a time is shown over a view; whoever comes second waits.
///
/// **Source** — observed by many: the console says so for sheets, and an alert behind a sheet does not
/// come. Which of several rows with one flag comes up is not documented; here the first does.
extension ViewGraph {
  /// True when what a modifier has to show may come up now.
  func mayPresent(_ node: GraphNode, _ name: String) throws(EvaluationError) -> Bool {
    guard Self.exclusive.contains(name) else { return true }
    guard let other = shown(besides: node) else {
      presenting[node.number] = name
      waitingToPresent.remove(node.number)
      return true
    }
    guard waitingToPresent.insert(node.number).inserted else { return false }
    let otherName = presenting[other.number] ?? ""
    if name == otherName, isTwin(node, of: other) {
      record.sharedFlags[name, default: 1] += 1
    } else {
      record.find(.presentationWaits(name: name, other: otherName))
      try evaluator.print(Self.complaint(name, otherName))
    }
    return false
  }

  /// A modifier has nothing to show any more.
  func withdraw(_ node: GraphNode) {
    presenting[node.number] = nil
    waitingToPresent.remove(node.number)
  }

  /// Lets those who wait come up once nothing is shown any more.
  func admitWaiting() {
    presenting = presenting.filter { nodes[$0.key] != nil }
    waitingToPresent = waitingToPresent.filter { nodes[$0] != nil }
    for number in waitingToPresent {
      guard let node = nodes[number], shown(besides: node) == nil, outdated[number] == nil else {
        continue
      }
      outdated[number] = []
      return
    }
  }

  /// What is shown now in front of a modifier that is no part of it.
  private func shown(besides node: GraphNode) -> GraphNode? {
    for number in presenting.keys.sorted() where number != node.number {
      guard let other = nodes[number], other.isOnScreen else { continue }
      guard let content = other.children.dropFirst().first else { return other }
      var outer: GraphNode? = node
      while let current = outer, current !== content { outer = current.parent }
      if outer == nil { return other }
    }
    return nil
  }

  /// True for the same modifier in two rows of one `ForEach`.
  private func isTwin(_ node: GraphNode, of other: GraphNode) -> Bool {
    guard let row = node.row, let otherRow = other.row else { return false }
    return row !== otherRow && row.parent === otherRow.parent
  }

  private static let exclusive: Set<String> = [
    "sheet", "fullScreenCover", "alert", "confirmationDialog", "popover",
  ]

  private static func complaint(_ name: String, _ other: String) -> String {
    guard name == "alert" || name == "confirmationDialog" || other == "alert" else {
      return "Currently, only presenting a single sheet is supported.\n"
        + "The next sheet will be presented when the currently presented sheet gets dismissed.\n"
    }
    return "Attempt to present <\(host(name))> on <UIHostingController> which is already "
      + "presenting <\(host(other))>.\n"
  }

  private static func host(_ name: String) -> String {
    name == "alert" || name == "confirmationDialog"
      ? "SwiftUI.PlatformAlertController" : "SwiftUI.PresentationHostingController"
  }
}

extension GraphNode {
  /// The row of a `ForEach` that a node stands in.
  fileprivate var row: GraphNode? {
    var current: GraphNode? = self
    while let node = current {
      if node.rowID != nil { return node }
      current = node.parent
    }
    return nil
  }
}
