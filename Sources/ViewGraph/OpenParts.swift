public import SwiftEvaluator

/// Something a person has opened: a menu, or the buttons beside a row.
public struct OpenPart: Hashable, Sendable {
  /// The number of the node that holds it.
  public let holder: Int
  /// What it is: `menu`, `contextMenu`, `swipeActions.trailing`, `onDelete`.
  public let name: String
  /// The number of the row whose buttons are shown.
  public let row: Int?

  /// True for what the row shows by itself, without views of the learner's.
  public var isOfEngine: Bool { name == "onDelete" }

  /// True for what lies in front of everything else and takes every touch.
  public var isInFront: Bool { name == "menu" || name == "contextMenu" }
}

extension ViewGraph {
  /// Opens what a node keeps closed; anything else that is open and not around it closes.
  ///
  /// - Parameters:
  ///   - node: The node that holds it.
  ///   - name: What opens.
  ///   - row: The row whose buttons are shown.
  ///   - keepsOthers: True when it opens beside others of the same row.
  /// - Throws: What the views that come, or a limit, stop it with.
  public func open(
    _ node: GraphNode,
    _ name: String,
    row: GraphNode? = nil,
    keepsOthers: Bool = false
  ) throws(EvaluationError) {
    while let last = openParts.last, !isInside(node, last),
      !keepsOthers || last.row != row?.number
    { try closeLast() }
    guard !openParts.contains(where: { $0.holder == node.number && $0.name == name }) else {
      return
    }
    openParts.append(OpenPart(holder: node.number, name: name, row: row?.number))
    if openParts.last?.isOfEngine == false { try askAgain(node) }
  }

  /// Notes a mistake that an action has shown.
  public func find(_ finding: IdentityFinding) { record.find(finding) }

  /// True when something is to be brought up to date.
  public var isOutdated: Bool { !outdated.isEmpty || record.runCount > 0 }

  /// Opens or closes a group that no flag of the learner's decides about.
  public func disclose(_ node: GraphNode) throws(EvaluationError) {
    node.isDisclosed.toggle()
    try askAgain(node)
  }

  /// Begins the work of an action that takes time.
  public func begin(task action: Value) { startTask(action) }

  /// Closes everything that is open.
  public func closeParts() throws(EvaluationError) {
    while !openParts.isEmpty { try closeLast() }
  }

  /// The open part that a node stands in, the innermost one.
  public func openPart(around node: GraphNode) -> OpenPart? {
    openParts.last { isInside(node, $0) }
  }

  /// True while a part of a node is open.
  func isOpen(_ node: GraphNode, _ name: String) -> Bool {
    openParts.contains { $0.holder == node.number && $0.name == name }
  }

  /// What is shown of an open part; nil when the engine shows it by itself.
  public func view(of part: OpenPart) -> GraphNode? {
    nodes[part.holder]?.children.last { $0.step == .part(part.name) }
  }

  /// Forgets what was opened on, and typed into, nodes that are gone.
  func forgetGoneFields() {
    openParts.removeAll { nodes[$0.holder] == nil }
    drafts = drafts.filter { nodes[$0.key] != nil }
    if let field = fieldInFocus, nodes[field] == nil { (fieldInFocus, focusRelease) = (nil, nil) }
  }

  /// Closes what was opened last.
  func closeLast() throws(EvaluationError) {
    guard let last = openParts.popLast(), !last.isOfEngine, let node = nodes[last.holder] else {
      return
    }
    try askAgain(node)
  }

  private func isInside(_ node: GraphNode, _ part: OpenPart) -> Bool {
    var current: GraphNode? = node
    while let inner = current {
      if inner.step == .part(part.name), inner.parent?.number == part.holder { return true }
      current = inner.parent
    }
    return false
  }

  /// Asks a node what stands below it, since that depends on what is open.
  private func askAgain(_ node: GraphNode) throws(EvaluationError) {
    try refreshOutdated()
    record.begin(nil)
    let plans = try expand(node)
    node.children = try reconcile(node.children, with: plans, in: node)
  }
}
