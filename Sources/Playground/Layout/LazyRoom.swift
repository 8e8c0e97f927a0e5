import SwiftEvaluator
import ViewGraph
import ViewLayout

/// What is known of the lengths of rows that are made late.
struct LazyRoom {
  /// The axis along which they stand.
  var axis = Axis.vertical
  /// From the beginning of one row to that of the next, in the mean; 0 while none is made.
  var pitch = 0.0
  /// What a container puts around each view by itself.
  var around = 0.0
}

/// Finds out which rows are seen, and makes them.
struct LazyRowPass {
  let graph: ViewGraph
  let view: LaidOutView
  let calls: LayoutCalls
  private let reader: ValueReader

  init(_ graph: ViewGraph, _ view: LaidOutView, _ calls: LayoutCalls) {
    self.graph = graph
    self.view = view
    self.calls = calls
    reader = ValueReader(evaluator: graph.evaluator)
  }

  /// Brings rows in line with what is seen.
  ///
  /// - Returns: Whether views were made, so that the layout is to run again.
  func run() throws(EvaluationError) -> Bool {
    var hasChanged = false
    for number in graph.lazyRows.sorted() {
      guard let node = graph.node(number), node.isOnScreen, let window = viewport(of: node) else {
        continue
      }
      if try bring(node, window) { hasChanged = true }
    }
    return hasChanged
  }

  // MARK: One set of rows

  private func bring(_ node: GraphNode, _ window: Rect) throws(EvaluationError) -> Bool {
    let axis = axis(of: node)
    let keys = graph.rowKeys(of: node)
    let places = Dictionary(
      keys.enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    var made: [(index: Int, key: String, start: Double, end: Double)] = []
    for item in graph.rows(of: node) ?? [] {
      guard let row = item.row, let frame = frame(of: row), let index = places[item.key] else {
        continue
      }
      let start = axis == .vertical ? frame.minY : frame.minX
      let length = axis == .vertical ? frame.height : frame.width
      made.append((index, item.key, start, start + length))
    }
    guard let first = made.first, let last = made.last else {
      guard let key = keys.first else { return false }
      try graph.makeRows([key], in: node)
      return true
    }
    let around = isInList(node) ? Self.listInsets : spacing(of: node)
    var pitch = first.end - first.start + around
    if last.index > first.index {
      pitch = max(1, (last.start - first.start) / Double(last.index - first.index))
    }
    calls.lazyRoom[node.number] = LazyRoom(axis: axis, pitch: max(1, pitch), around: around)
    let (from, to) =
      axis == .vertical ? (window.minY, window.maxY) : (window.minX, window.maxX)
    node.fillsSight = last.end + pitch / 2 > to
    let hidden = made.filter { $0.end <= from || $0.start >= to }.map(\.key)
    let wanted = missing(keys, made.map { ($0.index, $0.start, $0.end) }, max(1, pitch), from, to)
    try graph.showRows(in: node, hidden: Set(hidden))
    guard !wanted.isEmpty else { return false }
    try graph.makeRows(wanted, in: node)
    return true
  }

  /// The rows that would be seen and are not made.
  private func missing(
    _ keys: [String],
    _ made: [(index: Int, start: Double, end: Double)],
    _ pitch: Double,
    _ from: Double,
    _ to: Double
  ) -> Set<String> {
    let known = Set(made.map(\.index))
    var wanted: Set<String> = []
    var anchor = made[0]
    var next = 0
    for index in keys.indices {
      while next < made.count, made[next].index <= index {
        anchor = made[next]
        next += 1
      }
      guard !known.contains(index) else { continue }
      let start =
        index > anchor.index
        ? anchor.end + Double(index - anchor.index - 1) * pitch
        : anchor.start - Double(anchor.index - index) * pitch
      if start < to - 0.5, start + pitch > from + 0.5 { wanted.insert(keys[index]) }
      if wanted.count >= Self.mostAtOnce { break }
    }
    return wanted
  }

  private static let mostAtOnce = 400
  /// What a row of a list has above and below.
  private static let listInsets = 34.0

  // MARK: Surroundings

  /// The part of the window in which rows are seen: that of all scroll views around them.
  private func viewport(of node: GraphNode) -> Rect? {
    var window: Rect?
    var current = node.parent
    while let outer = current {
      if outer.description?.name == "scroll" || outer.description?.name == "list",
        !outer.isModifier, let frame = view.windowFrame(of: outer)
      {
        window = window.map { $0.intersection(frame) } ?? frame
      }
      current = outer.parent
    }
    return window
  }

  private func frame(of row: GraphNode) -> Rect? {
    if let frame = view.windowFrame(of: row) { return frame }
    return row.children.lazy.compactMap { self.frame(of: $0) }.first
  }

  private func isInList(_ node: GraphNode) -> Bool {
    container(of: node)?.description?.name == "list"
  }

  private func container(of node: GraphNode) -> GraphNode? {
    var current = node.parent
    while let outer = current {
      if !outer.isModifier, ["list", "lazyLayout"].contains(outer.description?.name ?? "") {
        return outer
      }
      current = outer.parent
    }
    return nil
  }

  private func axis(of node: GraphNode) -> Axis {
    let kind = reader.caseName(container(of: node)?.description?.payload.first)
    return kind == "horizontal" || kind == "rows" ? .horizontal : .vertical
  }

  private func spacing(of node: GraphNode) -> Double {
    let kind = container(of: node)?.description?.payload.first
    return reader.number(reader.payload(kind).last) ?? ViewLayout.ViewSpacing.defaultDistance
  }
}

extension Rect {
  /// The part that two rectangles share; empty where they do not meet.
  fileprivate func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left,
      y: top,
      width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top)
    )
  }
}
