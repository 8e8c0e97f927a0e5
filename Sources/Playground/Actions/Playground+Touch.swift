import SwiftEvaluator
import SwiftSource
import ViewGraph
import ViewLayout
import ViewMotion

extension Playground {
  /// Touches something: every gesture that the touch reaches takes part.
  func touch(_ screen: Screen, _ target: Target, _ moments: [Touch])
    throws(ActionRefusal) -> ActionWork
  {
    if let point = target.point { return try touch(screen, point, target, moments) }
    if let work = try pressPart(screen, target, moments) { return work }
    let element = try find(target, on: screen)
    if element.kind == .control("tab") {
      return { [graph] () throws(EvaluationError) in
        try graph.perform { () throws(EvaluationError) in try graph.choose(tab: element.node) }
      }
    }
    if element.kind == .control("back") { return try goBack(screen) }
    if let text = searchCompletion(around: element.node) {
      return try complete(element.node, text)
    }
    if element.kind == .control("delete") { return try delete(row: element.node, element.title) }
    try requireReachable(element.node, element.title, on: screen)
    if let work = focus(screen, element, moments) { return work }
    if let work = slide(screen, element, moments) { return work }
    if let work = tapRow(screen, element, moments) { return work }
    let place = screen.touchPoint(of: element.node)
    let innermost = place.flatMap { screen.hit(element.node, $0) } ?? innermostContent(element.node)
    return try touch(screen, innermost, place, element.title, moments)
  }

  /// Touches a point of the window, whatever is there.
  private func touch(
    _ screen: Screen,
    _ point: (x: Double, y: Double),
    _ target: Target,
    _ moments: [Touch]
  ) throws(ActionRefusal) -> ActionWork {
    // Frames are those inside the view, which stands in the middle of the window.
    let corner = graph.root.flatMap { screen.view?.windowFrame(of: $0)?.origin }
    let point = (x: point.x - (corner?.x ?? 0), y: point.y - (corner?.y ?? 0))
    let top = graph.front?.node ?? graph.root
    guard let top, let node = screen.hit(top, point) else {
      throw ActionRefusal(.nothingDrawn, [target.name])
    }
    try requireReachable(node, screen.title(of: node), on: screen)
    return try touch(screen, node, point, screen.title(of: node), moments)
  }

  /// Every gesture around what is touched takes part.
  private func touch(
    _ screen: Screen,
    _ innermost: GraphNode,
    _ place: (x: Double, y: Double)?,
    _ title: String,
    _ moments: [Touch]
  ) throws(ActionRefusal) -> ActionWork {
    let gestures: TouchedGestures
    do throws(EvaluationError) {
      gestures = try TouchedGestures(screen, at: innermost, place)
    } catch {
      return { () throws(EvaluationError) in throw error }
    }
    guard let root = gestures.root else {
      let others = screen.elements.filter(\.listens)
      throw ActionRefusal(
        others.isEmpty ? .nothingTouchable : .nothingListens,
        [title, list(others)]
      )
    }
    return { [graph] () throws(EvaluationError) in
      let run = GestureRun(gestures, root, graph, longerTapsFirst: self.longerTapsFirst)
      let update = try graph.perform { () throws(EvaluationError) in try run.play(moments) }
      self.gestureNotes = GestureStory(gestures, root).notes
      return update
    }
  }

  /// A row of a list takes a tap as a whole: all its buttons of the usual style act.
  ///
  /// **Source** — observed by many; `.buttonStyle(.borderless)` and others keep their buttons apart.
  private func tapRow(_ screen: Screen, _ element: ScreenElement, _ moments: [Touch])
    -> ActionWork?
  {
    guard moments.allSatisfy({ $0.kind == .down || $0.kind == .up }), moments.count == 2,
      let row = screen.listRow(around: element.node)
    else { return nil }
    let buttons = screen.plainButtons(in: row)
    let isButton = buttons.contains { $0 === element.node }
    guard buttons.count > 1 || (!isButton && buttons.count == 1),
      isButton || !screen.hasGesture(element.node, inside: row)
    else { return nil }
    let controls = ControlActions(screen)
    let presses = buttons.compactMap { controls.press(on: $0) }
    return { [graph] () throws(EvaluationError) in
      let update = try graph.perform { () throws(EvaluationError) in
        for press in presses { try press.run() }
      }
      self.gestureNotes = [
        Phrase(
          "a row of a `List` takes the tap as a whole: each button of the usual style in it acts "
            + "(\(presses.count)); `.buttonStyle(.borderless)` keeps them apart",
          "`List` 的一行整体接收点按：其中每个默认样式的按钮都会执行（\(presses.count) 个）；"
            + "用 `.buttonStyle(.borderless)` 可以分开"
        )
      ]
      return update
    }
  }

  /// A finger on a slider moves its value by the share of its width.
  private func slide(_ screen: Screen, _ element: ScreenElement, _ moments: [Touch])
    -> ActionWork?
  {
    guard let slider = ControlActions(screen).number(of: element.node),
      moments.contains(where: { $0.kind == .move }), moments.last?.kind != .cancel,
      let width = screen.frame(of: element.node)?.width, width > 0
    else { return nil }
    let length = slider.bounds.upperBound - slider.bounds.lowerBound
    let steps = moments.filter { $0.kind == .move }.map { $0.x / width * length }
    return { [graph, evaluator] () throws(EvaluationError) in
      try graph.perform { () throws(EvaluationError) in
        guard case .double(let start) = try evaluator.call(slider.get, []) else { return }
        try slider.tellEditing(true, evaluator)
        for step in steps {
          _ = try evaluator.call(slider.set, [.double(slider.nearest(to: start + step))])
          try graph.settle()
        }
        try slider.tellEditing(false, evaluator)
      }
    }
  }

  /// What is inside all modifiers.
  private func innermostContent(_ node: GraphNode) -> GraphNode {
    var current = node
    while current.isModifier || current.children.count == 1, let child = current.children.first {
      current = child
    }
    return current
  }

  /// From iOS 18 on a double tap keeps a single one waiting, whichever was written first.
  private var longerTapsFirst: Bool { options.sdk != "ios17" }

  /// A part of a control that has a name of its own: the plus and minus of a stepper, an option of
  /// a picker.
  private func pressPart(_ screen: Screen, _ target: Target, _ moments: [Touch])
    throws(ActionRefusal) -> ActionWork?
  {
    let controls = ControlActions(screen)
    let word = screen.plain(target.name)
    guard let sign = ["+", "-", "−", "increment", "decrement"].first(where: word.hasSuffix) else {
      return nil
    }
    let name = screen.plain(String(word.dropLast(sign.count)))
    let steppers = screen.elements.filter { element in
      controls.steps(of: element.node) != nil
        && (name.isEmpty || element.names.contains { screen.plain($0).contains(name) })
    }
    guard !steppers.isEmpty else { return nil }
    let element = try find(
      Target(name.isEmpty ? "1" : name, ordinal: target.ordinal),
      on: screen,
      where: { element in steppers.contains { $0.node === element.node } }
    )
    try requireReachable(element.node, element.title, on: screen)
    guard let steps = controls.steps(of: element.node) else { return nil }
    guard let action = sign == "+" || sign == "increment" ? steps.up : steps.down else {
      throw ActionRefusal(.disabledControl, [target.name])
    }
    return calling(action, [])
  }

  /// One call as one update.
  func calling(_ function: Value, _ arguments: [Value]) -> ActionWork {
    { [graph, evaluator] () throws(EvaluationError) in
      try graph.perform { () throws(EvaluationError) in _ = try evaluator.call(function, arguments)
      }
    }
  }
}

/// Plays the moments of a touch to the gestures it reaches.
struct GestureRun {
  private let gestures: TouchedGestures
  private let arbiter: GestureArbiter
  private let graph: ViewGraph

  init(
    _ gestures: TouchedGestures,
    _ root: GestureNode,
    _ graph: ViewGraph,
    longerTapsFirst: Bool
  ) {
    self.gestures = gestures
    self.graph = graph
    arbiter = GestureArbiter(root, longerTapsFirst: longerTapsFirst)
  }

  /// Each moment is an update of its own; then time passes until nothing is open any more.
  func play(_ moments: [Touch]) throws(EvaluationError) {
    var last: [Int: Value] = [:]
    for moment in moments { try take(moment, &last) }
    var time = moments.last?.time ?? 0
    for _ in 0..<12 where !arbiter.isDecided {
      time += 0.1
      try take(Touch(.tick, time: time), &last)
    }
  }

  private func take(_ moment: Touch, _ last: inout [Int: Value]) throws(EvaluationError) {
    let changes = arbiter.take(moment)
    guard !changes.isEmpty else { return }
    for change in changes { try gestures.react(to: change, last: &last) }
    try graph.settle()
  }
}
