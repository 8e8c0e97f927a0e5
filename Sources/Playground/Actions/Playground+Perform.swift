import SwiftEvaluator
import SwiftSource
import ViewGraph

/// Why an action cannot be done.
struct ActionRefusal: Error {
  let kind: DiagnosticKind
  let arguments: [String]

  init(_ kind: DiagnosticKind, _ arguments: [String] = []) {
    self.kind = kind
    self.arguments = arguments
  }
}

/// What an action does once it is known to be possible: its movements, and what to say about it.
struct ActionPlan {
  /// Runs inside one update of the graph.
  var run: () throws(EvaluationError) -> Void
}

extension Playground {
  /// Acts on the mounted view as a user would, and tells what that changed.
  ///
  /// An action is one update, a movement of several touches one for each of them. When it cannot be
  /// done nothing happens, and the answer says why and what could be done instead.
  ///
  /// - Parameter action: What the user does.
  /// - Returns: The view after the action, what changed and why, and which bodies ran.
  public func perform(_ action: UserAction) -> Answer {
    let source = SourceText(action.text, name: "action")
    var answer = Answer(input: action.text, kind: .command, source: source)
    guard graph.root != nil else {
      if case .wait(let seconds) = action { return wait(seconds, answer) }
      return refuse(answer, ActionRefusal(.noMountedView))
    }
    let before = moment()
    beginMoving(action)
    graph.touched = nil
    defer { graph.touched = nil }
    let screen = Screen(graph, try? laidOut?.get())
    let work: ActionWork
    do throws(ActionRefusal) { work = try plan(action, screen) } catch {
      return refuse(answer, error)
    }
    attempt(&answer, orRestore: before) { answer throws(EvaluationError) in
      gestureNotes = []
      let update = try work()
      answer.kind = .view
      answer.type = graph.root?.typeName
      report(update, &answer)
      answer.notes += gestureNotes
      // That a layout is not modelled was said when the view was mounted.
      if case .failure(.notModelled)? = laidOut { return }
      tellLayout(nil, source, &answer)
    }
    return answer
  }

  /// Time passes without a view, too: what an object has put off happens.
  private func wait(_ seconds: Double, _ answer: Answer) -> Answer {
    var answer = answer
    attempt(&answer, orRestore: moment()) { answer throws(EvaluationError) in
      let update = try letTimePass(seconds)
      answer.diagnostics += update.findings.map {
        $0.diagnostic(at: Span(0, answer.source.utf8.count))
      }
    }
    return answer
  }

  typealias ActionWork = () throws(EvaluationError) -> GraphUpdate

  private func refuse(_ answer: Answer, _ refusal: ActionRefusal) -> Answer {
    var answer = answer
    answer.kind = .error
    let whole = Span(0, answer.source.utf8.count)
    answer.diagnostics.append(Diagnostic(refusal.kind, at: whole, refusal.arguments))
    return answer
  }

  /// What an action comes to on this screen.
  private func plan(_ action: UserAction, _ screen: Screen) throws(ActionRefusal) -> ActionWork {
    switch action {
    case .tap(let target, let count): try touch(screen, target, TouchScript.taps(count))
    case .longPress(let target, let seconds):
      try touch(screen, target, TouchScript.press(seconds))
    case .drag(let target, let x, let y, let steps, let isCancelled):
      try touch(screen, target, TouchScript.drag(x, y, steps, isCancelled: isCancelled))
    case .magnify(let target, let factor, let steps):
      try touch(screen, target, TouchScript.magnify(factor, steps))
    case .rotate(let target, let degrees, let steps):
      try touch(screen, target, TouchScript.rotate(degrees * .pi / 180, steps))
    case .toggle(let target): try toggle(screen, target)
    case .enter(let text, let field): try enter(screen, text, field)
    case .pick(let option, let picker): try pick(screen, option, picker)
    case .scroll(let target): try scroll(screen, target)
    case .scrollBy(let x, let y, let target): try scroll(screen, by: x, y, target)
    case .swipe(let target, let direction, let isFull):
      try swipe(screen, target, direction, isFull: isFull)
    case .refresh(let target): try refresh(screen, target)
    case .submit(let target): try submit(screen, target)
    case .delete(let target): try editRow(screen, target, movingTo: nil)
    case .move(let target, let position): try editRow(screen, target, movingTo: position)
    case .back: try goBack(screen)
    case .appear: { [graph] () throws(EvaluationError) in try graph.setOnScreen(true) }
    case .disappear: { [graph] () throws(EvaluationError) in try graph.setOnScreen(false) }
    case .set(let code): try setState(code)
    case .environment(let code): try setEnvironment(code)
    case .wait(let seconds):
      { [self] () throws(EvaluationError) in try letTimePass(seconds) }
    }
  }

  // MARK: Finding

  /// The one thing a person means.
  func find(
    _ target: Target,
    on screen: Screen,
    called what: Phrase? = nil,
    where wanted: (ScreenElement) -> Bool = { _ in true }
  ) throws(ActionRefusal) -> ScreenElement {
    switch screen.find(target, where: wanted) {
    case .found(let element): return element
    case .several(let choices):
      if let ordinal = target.ordinal {
        throw ActionRefusal(
          .noSuchOrdinal,
          [target.name, String(ordinal), String(choices.count), numbered(choices)]
        )
      }
      throw ActionRefusal(
        .ambiguousControl,
        [target.name, String(choices.count), numbered(choices)]
      )
    case .nothing(let others):
      if let what, case .found(let other) = screen.find(target, where: { _ in true }) {
        let words = [other.title, what.english, list(others)]
        throw ActionRefusal(others.isEmpty ? .noneOfKind : .wrongControl, words)
      }
      throw ActionRefusal(
        others.isEmpty ? .nothingThere : .noSuchControl,
        [target.name, list(others)]
      )
    }
  }

  /// Says why a touch does not reach something.
  func requireReachable(_ node: GraphNode, _ name: String, on screen: Screen)
    throws(ActionRefusal)
  {
    graph.touched = node.number
    switch screen.obstacle(of: node) {
    case nil: return
    case .disabled: throw ActionRefusal(.disabledControl, [name])
    case .noHitTesting: throw ActionRefusal(.noHitTesting, [name])
    case .hidden: throw ActionRefusal(.hiddenControl, [name])
    case .transparent: throw ActionRefusal(.transparentControl, [name])
    case .covered(let other): throw ActionRefusal(.coveredControl, [name, "`\(other)`"])
    case .behind(let other): throw ActionRefusal(.behindPresentation, [name, "`\(other)`"])
    case .nothingDrawn: throw ActionRefusal(.nothingDrawn, [name])
    }
  }

  func list(_ elements: [ScreenElement]) -> String {
    var seen: Set<String> = []
    let names = elements.map(\.title).filter { !$0.isEmpty && seen.insert($0).inserted }
    if names.isEmpty { return "-" }
    let more = names.count > 20 ? ", …" : ""
    return names.prefix(20).map { "`\($0)`" }.joined(separator: ", ") + more
  }

  private func numbered(_ elements: [ScreenElement]) -> String {
    let texts = elements.prefix(12).enumerated().map { index, element in
      "#\(index + 1) `\(element.title)` (\(element.path))"
    }
    return texts.joined(separator: ", ") + (elements.count > 12 ? ", …" : "")
  }
}
