import SwiftEvaluator
import SwiftTypes
import ViewGraph
import ViewLayout

extension Playground {
  /// The mounted view with the rows that are seen, and scrolled to where it was told to.
  func scrolledView(_ root: GraphNode) throws(BridgeError) -> LaidOutView {
    calls.lazyRoom = calls.lazyRoom.filter { graph.lazyRows.contains($0.key) }
    var view = try LaidOutView(graph, root, options, calls)
    do throws(EvaluationError) { try chooseFitting(view) } catch { throw .evaluation(error) }
    do throws(EvaluationError) { try readPositions() } catch { throw .evaluation(error) }
    guard !graph.lazyRows.isEmpty || !graph.pendingScrolls.isEmpty else { return view }
    do throws(EvaluationError) {
      for _ in 0..<Self.scrollRounds {
        // What is seen is known only where everything stands after scrolling.
        var hasChanged = try followScrolls(view)
        if !hasChanged { hasChanged = try LazyRowPass(graph, view, calls).run() }
        guard hasChanged else { break }
        do throws(BridgeError) { view = try LaidOutView(graph, root, options, calls) } catch {
          if case .evaluation(let failure) = error { throw failure }
          break
        }
      }
    } catch { throw .evaluation(error) }
    return view
  }

  private static let scrollRounds = 24

  /// Of several views the first that fits has a frame; it comes on the screen.
  private func chooseFitting(_ view: LaidOutView) throws(EvaluationError) {
    for holder in graph.nodes(where: { $0.description?.name == "firstThatFits" && !$0.isModifier })
    {
      let candidates = holder.visibleChildren
      guard let chosen = candidates.first(where: { frame(of: $0, in: view) != nil }) else {
        continue
      }
      _ = try graph.show(fitting: chosen, in: holder)
    }
  }

  // MARK: `scrollPosition(id:)`

  private var positions: [(node: GraphNode, access: Value)] {
    graph.nodes(withEffect: "trait").compactMap { node in
      guard let payload = node.description?.payload, payload.first?.asString == "ScrollPosition",
        let access = payload.last
      else { return nil }
      return (node, access)
    }
  }

  /// An id that was written since is a wish to scroll there.
  private func readPositions() throws(EvaluationError) {
    let reader = ValueReader(evaluator: evaluator)
    for (node, access) in positions {
      guard let get = reader.field("get", of: access) else { continue }
      let id = try evaluator.call(get, []).unwrapped
      let type = graph.libraryType("AnyHashable") ?? .any
      let key = try id.map { id throws(EvaluationError) in try evaluator.describe(id, type) }
      guard key != node.scrollKey else { continue }
      node.scrollKey = key
      guard let key else { continue }
      var anchor = reader.field("anchor", of: access)?.unwrapped
      // Without an anchor the view goes to the beginning.
      if anchor == nil { anchor = try graph.library(point: (0, 0)) }
      graph.pendingScrolls.append(
        PendingScroll(
          reader: node.number,
          key: key,
          anchor: anchor
        )
      )
    }
  }

  /// After a finger has scrolled, the first row that is seen is where a scroll view stands.
  func tellPositions() throws(EvaluationError) {
    guard case .success(let view)? = laidOut else { return }
    let reader = ValueReader(evaluator: evaluator)
    for (node, access) in positions {
      guard let set = reader.field("set", of: access), let row = firstRow(below: node, view),
        let id = row.rowID
      else { continue }
      let type = graph.libraryType("AnyHashable") ?? .any
      let key = try evaluator.describe(id, type)
      guard key != node.scrollKey else { continue }
      node.scrollKey = key
      _ = try evaluator.call(set, [id])
      try graph.settle()
    }
  }

  private func firstRow(below node: GraphNode, _ view: LaidOutView) -> GraphNode? {
    guard let holder = graph.firstNode(below: node, where: isScrollView),
      let window = view.windowFrame(of: holder)
    else { return nil }
    return graph.firstNode(below: holder) { row in
      guard row.rowID != nil, let frame = frame(of: row, in: view) else { return false }
      return frame.minY >= window.minY - 0.5 && frame.minX >= window.minX - 0.5
    }
  }

  /// Does what `scrollTo` asked for; a row that is not made yet is made first.
  private func followScrolls(_ view: LaidOutView) throws(EvaluationError) -> Bool {
    guard !graph.pendingScrolls.isEmpty else { return false }
    var waiting: [PendingScroll] = []
    var hasScrolled = false
    for wish in graph.pendingScrolls {
      guard let reader = graph.node(wish.reader) else { continue }
      if let target = find(wish.key, below: reader) {
        if scroll(to: target, wish.anchor, view) { hasScrolled = true }
      } else if let rows = rows(holding: wish.key, below: reader) {
        try graph.makeRows([wish.key], in: rows)
        waiting.append(wish)
        hasScrolled = true
      } else {
        graph.find(.scrollTargetMissing(id: wish.key))
      }
    }
    graph.pendingScrolls = waiting
    return hasScrolled
  }

  private func find(_ key: String, below node: GraphNode) -> GraphNode? {
    switch node.step {
    case .row(key, _), .identified(key): return node
    default: break
    }
    for child in node.children {
      if let found = find(key, below: child) { return found }
    }
    return nil
  }

  private func rows(holding key: String, below node: GraphNode) -> GraphNode? {
    if graph.lazyRows.contains(node.number), graph.rowKeys(of: node).contains(key) { return node }
    for child in node.children {
      if let found = rows(holding: key, below: child) { return found }
    }
    return nil
  }

  /// Moves the nearest scroll view so that something in it is seen.
  ///
  /// - Returns: Whether anything moved.
  func scroll(to target: GraphNode, _ anchor: Value?, _ view: LaidOutView) -> Bool {
    guard let holder = scrollView(around: target), let window = view.windowFrame(of: holder),
      let frame = frame(of: target, in: view)
    else { return false }
    let reader = ValueReader(evaluator: evaluator)
    let point = reader.unitPoint(anchor)
    func distance(
      _ start: Double,
      _ length: Double,
      _ from: Double,
      _ room: Double,
      _ share: Double?
    )
      -> Double
    {
      if let share { return start + length * share - (from + room * share) }
      if start < from { return start - from }
      return max(0, min(start - from, start + length - from - room))
    }
    let axes = axes(of: holder, reader)
    var (x, y) = holder.scrollOffset
    if axes.contains(.horizontal) {
      x += distance(frame.minX, frame.width, window.minX, window.width, point?.x)
    }
    if axes.contains(.vertical) {
      y += distance(frame.minY, frame.height, window.minY, window.height, point?.y)
    }
    return scroll(holder, x, y, view)
  }

  /// Moves a scroll view, at most to the ends of its content.
  func scroll(_ holder: GraphNode, _ x: Double, _ y: Double, _ view: LaidOutView) -> Bool {
    guard let window = view.windowFrame(of: holder) else { return false }
    let content = contentFrame(of: holder, view)
    let old = holder.scrollOffset
    let right = max(0, content.maxX + old.x - window.minX - window.width)
    let bottom = max(0, content.maxY + old.y - window.minY - window.height)
    let new = (x: min(max(0, x), right), y: min(max(0, y), bottom))
    guard abs(new.x - old.x) > 0.01 || abs(new.y - old.y) > 0.01 else { return false }
    graph.scroll(holder, toX: new.x, y: new.y)
    return true
  }

  /// The nearest view around another that scrolls.
  func scrollView(around node: GraphNode) -> GraphNode? {
    var current = node.parent
    while let outer = current {
      if isScrollView(outer) { return outer }
      current = outer.parent
    }
    return nil
  }

  /// True for scroll views and lists.
  func isScrollView(_ node: GraphNode) -> Bool {
    guard case .primitive(let object) = node.form else { return false }
    return object.name == "scroll" || object.name == "list"
  }

  private func axes(of holder: GraphNode, _ reader: ValueReader) -> AxisSet {
    guard holder.description?.name == "scroll" else { return .vertical }
    return reader.axes(holder.description?.payload.first)
  }

  private func frame(of node: GraphNode, in view: LaidOutView) -> Rect? {
    if let frame = view.windowFrame(of: node) { return frame }
    return node.children.lazy.compactMap { self.frame(of: $0, in: view) }.first
  }

  /// The room that everything in a scroll view takes.
  private func contentFrame(of holder: GraphNode, _ view: LaidOutView) -> Rect {
    view.contentFrame(of: holder) ?? view.windowFrame(of: holder) ?? .zero
  }
}
