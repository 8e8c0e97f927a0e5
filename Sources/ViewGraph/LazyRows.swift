public import SwiftEvaluator
import SwiftTypes

/// A wish to scroll to a view by its id.
public struct PendingScroll {
  /// The reader whose proxy was told.
  public let reader: Int
  /// The id as it is printed.
  public let key: String
  /// The point of the view that goes to the same point of the scroll view; nil for the shortest way.
  public let anchor: Value?

  /// Describes a wish.
  public init(reader: Int, key: String, anchor: Value?) {
    self.reader = reader
    self.key = key
    self.anchor = anchor
  }
}

/// Rows of lists and lazy stacks are made when they come into sight.
///
/// Who lays the views out says which rows are seen; rows that were made stay, and have disappeared
/// while they are out of sight.
///
/// **Source** — documented in general; that rows which were made keep their state is observed up to
/// iOS 17, later systems may drop it.
extension ViewGraph {
  /// True for rows that stand directly in a list, or in a lazy stack that scrolls.
  func isLazy(_ node: GraphNode) -> Bool {
    var current = node.parent
    var isInLazyLayout = false
    while let outer = current {
      if case .primitive(let object) = outer.form {
        switch object.name {
        case "list": return true
        case "scroll": return isInLazyLayout
        case "lazyLayout": isInLazyLayout = true
        case "section": break
        default:
          guard
            isInLazyLayout || PrimitiveRule.rule(object.name).isTransparent
              || object.name == "modified"
          else { return false }
        }
      }
      current = outer.parent
    }
    return false
  }

  /// The rows of a node in order: those that are made, and how many are missing between them.
  public func rows(of node: GraphNode) -> [(row: GraphNode?, key: String, missing: Int)]? {
    guard node.madeRows != nil else { return nil }
    var made: [String: [GraphNode]] = [:]
    for child in node.children {
      guard case .row(let id, _) = child.step else { continue }
      made[id, default: []].append(child)
    }
    var rows: [(GraphNode?, String, Int)] = []
    for key in node.rowKeys {
      if var list = made[key], !list.isEmpty {
        let row = list.removeFirst()
        made[key] = list
        rows.append((row, key, 0))
      } else if let last = rows.last, last.0 == nil {
        rows[rows.count - 1].2 += 1
      } else {
        rows.append((nil, key, 1))
      }
    }
    return rows
  }

  /// The ids of all rows of a node, made or not.
  public func rowKeys(of node: GraphNode) -> [String] { node.rowKeys }

  /// True for a row that was made.
  public func isMade(_ key: String, in node: GraphNode) -> Bool {
    node.madeRows?.contains(key) != false
  }

  /// Makes rows that come into sight.
  public func makeRows(_ keys: Set<String>, in node: GraphNode) throws(EvaluationError) {
    node.madeRows?.formUnion(keys)
    // Whether they are seen is known once they have a place.
    node.hiddenRows.formUnion(keys)
    record.isSight = true
    // The closures of rows that are there already need not run.
    node.rowsToMake = [:]
    for child in node.children {
      if case .row(let id, 0) = child.step { node.rowsToMake?[id] = child }
    }
    defer {
      record.isSight = false
      node.rowsToMake = nil
    }
    let plans = try expand(node)
    node.children = try reconcile(node.children, with: plans, in: node)
  }

  /// Rows come into sight and go out of it.
  public func showRows(in node: GraphNode, hidden: Set<String>) throws(EvaluationError) {
    guard hidden != node.hiddenRows else { return }
    node.hiddenRows = hidden
    for row in node.children {
      guard case .row(let id, _) = row.step else { continue }
      row.isShownByParent = !hidden.contains(id)
      try show(row, row.isShownByParent && node.isOnScreen)
    }
  }

  /// The first node below another, from the top down, that fits.
  public func firstNode(below node: GraphNode, where fits: (GraphNode) -> Bool) -> GraphNode? {
    for child in node.children {
      if fits(child) { return child }
      if let found = firstNode(below: child, where: fits) { return found }
    }
    return nil
  }

  /// A `UnitPoint` of the library.
  public func library(point: (x: Double, y: Double)) throws(EvaluationError) -> Value {
    try callLibrary("_engineUnitPoint", [.double(point.x), .double(point.y)])
  }

  /// Moves what a scroll view shows.
  public func scroll(_ node: GraphNode, toX x: Double, y: Double) { node.scrollOffset = (x, y) }

  /// Listens to `scrollTo`.
  func listenToScrolling() {
    evaluator.register([
      "_engineScrollTo(_:_:_:)": { [weak self] call throws(EvaluationError) in
        guard let self else { return .unit }
        let type = libraryType("AnyHashable") ?? .any
        pendingScrolls.append(
          PendingScroll(
            reader: call[0].asInt ?? 0,
            key: try evaluator.describe(call[1], type),
            anchor: call[2].unwrapped
          )
        )
        return .unit
      }
    ])
  }
}

extension GraphNode {
  /// Elements that are new beside rows in sight are made at once, as a part of the update that brought
  /// them.
  func admitRows(_ keys: [String]) {
    guard var made = madeRows else { return }
    let known = Set(rowKeys)
    let last = rowKeys.last
    func isSeen(_ index: Int) -> Bool {
      // Behind the last row that is seen there may be no room left.
      if keys.indices.contains(index), keys[index] == last, fillsSight { return false }
      return isShown(index)
    }
    func isShown(_ index: Int) -> Bool {
      keys.indices.contains(index) && made.contains(keys[index])
        && !hiddenRows.contains(keys[index])
    }
    var admitted = 0
    let order = Array(keys.indices)
    for (index, key) in zip(order, keys) where !known.contains(key) && !made.contains(key) {
      guard admitted < 40 else { break }
      let isNear = isSeen(index - 1) || isSeen(index + 1) || (known.isEmpty && index < 12)
      if isNear {
        made.insert(key)
        hiddenRows.remove(key)
        admitted += 1
      }
    }
    madeRows = made
  }
}
