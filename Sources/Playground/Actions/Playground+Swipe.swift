import SwiftEvaluator
import SwiftSource
import ViewGraph

/// The buttons that lie beside a row of a list, until a sweep shows them.
struct RowButtons {
  /// One `.swipeActions`.
  struct Holder {
    let node: GraphNode
    let name: String
    let allowsFull: Bool
  }

  /// All of them in and around a row, the innermost first.
  let holders: [Holder]
  /// Whether `.onDelete` gives the row a button: only a row without any of its own has one.
  let hasDelete: Bool

  init(_ graph: ViewGraph, _ row: GraphNode) {
    var found: [Holder] = []
    func note(_ node: GraphNode) {
      guard case .effect(let effect, _) = node.form, effect.name == "onDemand",
        let name = effect.payload.first?.asString, name.hasPrefix("swipeActions")
      else { return }
      found.append(
        Holder(node: node, name: name, allowsFull: effect.payload[1].asBool != false)
      )
    }
    var inner: GraphNode? = row
    while let node = inner {
      note(node)
      let leadsIn = node.isModifier || node.children.count == 1
      inner = leadsIn ? node.children.first : nil
    }
    found.reverse()
    var outer = row.parent
    while let node = outer, node.description?.name != "list" {
      note(node)
      outer = node.parent
    }
    holders = found
    let data = row.dataRow
    hasDelete = found.isEmpty && data.map { RowEditing(graph, $0).delete != nil } == true
  }

  /// Those at one edge.
  func at(_ direction: SwipeDirection) -> [Holder] {
    let edge = direction == .left ? "swipeActions.trailing" : "swipeActions.leading"
    return holders.filter { $0.name == edge }
  }
}

extension Playground {
  /// Sweeps a row aside: its buttons come, and a sweep all the way runs the first of them.
  func swipe(_ screen: Screen, _ target: Target, _ direction: SwipeDirection, isFull: Bool)
    throws(ActionRefusal) -> ActionWork
  {
    let element = try find(target, on: screen)
    try requireReachable(element.node, element.title, on: screen)
    guard let row = screen.listRow(around: element.node) else {
      if let page = graph.page(beside: element.node, isNext: direction == .left) {
        return { [graph] () throws(EvaluationError) in
          try graph.perform { () throws(EvaluationError) in try graph.choose(tab: page) }
        }
      }
      throw ActionRefusal(.notInList, [element.title])
    }
    let buttons = RowButtons(graph, row)
    guard let first = buttons.at(direction).first else {
      guard direction == .left, buttons.hasDelete, let data = row.dataRow else {
        throw ActionRefusal(.notSwipeable, [element.title, direction.rawValue])
      }
      if isFull { return try delete(row: data, element.title) }
      return { [graph] () throws(EvaluationError) in
        self.gestureNotes.append(Self.deleteShown)
        return try graph.perform { () throws(EvaluationError) in
          try graph.open(data, "onDelete")
        }
      }
    }
    let runsFirst = isFull && first.allowsFull
    return { [graph] () throws(EvaluationError) in
      if isFull, !runsFirst { self.gestureNotes.append(Self.noFullSwipe) }
      return try graph.perform { () throws(EvaluationError) in
        for holder in buttons.at(direction) {
          try graph.open(holder.node, holder.name, row: row, keepsOthers: true)
        }
        guard runsFirst else { return }
        try graph.settle()
        try self.pressFirst(in: first.node)
      }
    }
  }

  private func pressFirst(in holder: GraphNode) throws(EvaluationError) {
    let controls = ControlActions(Screen(graph, try? laidOut?.get()))
    var waiting = Array(holder.children.dropFirst())
    while !waiting.isEmpty {
      let node = waiting.removeFirst()
      if let press = controls.press(on: node) { return try press.run() }
      waiting = node.children + waiting
    }
  }

  private static let deleteShown = Phrase(
    "`.onDelete` shows a `Delete` button beside the row; `:tap \"Delete\"` runs it",
    "`.onDelete` 在这一行旁边显示 `Delete` 按钮；用 `:tap \"Delete\"` 执行"
  )

  private static let noFullSwipe = Phrase(
    "`allowsFullSwipe` is false, so even a sweep all the way only shows the buttons",
    "`allowsFullSwipe` 为 false，所以即使滑到底也只是显示按钮"
  )

  /// Pulls a list or a scroll view down until it refreshes.
  func refresh(_ screen: Screen, _ target: Target?) throws(ActionRefusal) -> ActionWork {
    let holders = graph.nodes { node in
      node.isOnScreen && ["list", "scroll"].contains(node.description?.name)
    }
    func action(_ node: GraphNode) -> Value? {
      (try? graph.callLibrary("_engineRefreshing", [node.environment.value]))?.unwrapped
    }
    var candidates = holders
    if let target {
      let element = try find(target, on: screen)
      candidates = holders.filter { element.node.isInside($0) || $0.isInside(element.node) }
    }
    guard let holder = candidates.first(where: { action($0) != nil }), let run = action(holder)
    else { throw ActionRefusal(holders.isEmpty ? .nothingToPull : .notRefreshable) }
    return { [graph] () throws(EvaluationError) in
      try graph.perform { () throws(EvaluationError) in graph.begin(task: run) }
    }
  }
}
