import SwiftEvaluator
import SwiftSource
import ViewGraph
import ViewLayout

extension Playground {
  /// Scrolls as a finger would, page by page, until something is seen.
  func scroll(_ screen: Screen, _ target: Target) throws(ActionRefusal) -> ActionWork {
    if case .success(let view)? = laidOut,
      let node = found(target, on: screen)
        ?? found(target, on: Screen(graph, view, includesUnseen: true))
    {
      return { [self] () throws(EvaluationError) in
        try graph.perform { () throws(EvaluationError) in
          _ = scroll(to: node, nil, view)
          try graph.settle()
          try tellPositions()
        }
      }
    }
    guard !scrollViews.isEmpty else { throw ActionRefusal(.nothingScrolls) }
    let before = moment()
    let isThere: Bool
    do throws(EvaluationError) {
      isThere = try evaluator.discardingOutput { () throws(EvaluationError) in
        var isThere = false
        _ = try graph.perform { () throws(EvaluationError) in isThere = try search(target) }
        return isThere
      }
    } catch { isThere = false }
    // What was tried does not count; it is done again for the answer.
    restore(before)
    _ = try? layOut()
    guard isThere else {
      let others = Screen(graph, try? laidOut?.get()).elements.filter(\.listens)
      throw ActionRefusal(
        others.isEmpty ? .nothingThere : .noSuchControl,
        [target.name, list(others)]
      )
    }
    return { [self] () throws(EvaluationError) in
      try graph.perform { () throws(EvaluationError) in
        _ = try search(target)
        try tellPositions()
      }
    }
  }

  /// Scrolls by some points, or to an end.
  func scroll(_ screen: Screen, by x: Double, _ y: Double, _ target: Target?)
    throws(ActionRefusal) -> ActionWork
  {
    var holder = scrollViews.first
    if let target {
      let element = try find(target, on: screen)
      holder = isScrollView(element.node) ? element.node : scrollView(around: element.node)
    }
    guard let holder, case .success(let view)? = laidOut else {
      throw ActionRefusal(.nothingScrolls)
    }
    return { [self] () throws(EvaluationError) in
      try graph.perform { () throws(EvaluationError) in
        let offset = holder.scrollOffset
        _ = scroll(holder, offset.x + x, offset.y + y, view)
        try graph.settle()
        try tellPositions()
      }
    }
  }

  /// What scrolls on the screen, from the top.
  private var scrollViews: [GraphNode] {
    var found: [GraphNode] = []
    func collect(_ node: GraphNode) {
      guard node.isOnScreen else { return }
      if isScrollView(node) { found.append(node) }
      for child in node.children { collect(child) }
    }
    if let root = graph.root { collect(root) }
    return found
  }

  private func found(_ target: Target, on screen: Screen) -> GraphNode? {
    guard case .found(let element) = screen.find(target, where: { $0.kind != .control("back") })
    else { return nil }
    return element.node
  }

  /// Turns page after page until the target is seen.
  private func search(_ target: Target) throws(EvaluationError) -> Bool {
    for holder in scrollViews {
      for _ in 0..<Self.mostPages {
        guard case .success(let view)? = laidOut else { return false }
        if let node = found(target, on: Screen(graph, view)) {
          if scroll(to: node, nil, view) { try graph.settle() }
          return true
        }
        guard let window = view.windowFrame(of: holder) else { break }
        let (x, y) = holder.scrollOffset
        let isSideways = holder.description?.name == "scroll" && scrollsSideways(holder)
        let page = isSideways ? (x + window.width * 0.8, y) : (x, y + window.height * 0.8)
        guard scroll(holder, page.0, page.1, view) else { break }
        try graph.settle()
      }
    }
    return false
  }

  private func scrollsSideways(_ holder: GraphNode) -> Bool {
    let reader = ValueReader(evaluator: evaluator)
    return reader.axes(holder.description?.payload.first) == .horizontal
  }

  private static let mostPages = 400
}

extension DiagnosticKind {
  static let nothingScrolls = DiagnosticKind(
    "action.nothing-scrolls",
    .error,
    Phrase("nothing on the screen scrolls", "屏幕上没有可以滚动的东西"),
    remedy: Phrase(
      "put the views into a `ScrollView` or a `List`",
      "把视图放进 `ScrollView` 或 `List`"
    )
  )
}
