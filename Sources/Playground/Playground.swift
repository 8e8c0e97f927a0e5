import SwiftChecker
import SwiftEvaluator
import SwiftSource
import SwiftTypes
import ViewGraph
public import ViewLayout

/// What a playground is set to.
public struct PlaygroundOptions: Sendable {
  /// The SDK profile: `ios17`, `ios18`, `ios26` or `ios27`.
  public var sdk = "ios26"
  /// The text metrics: `grid` or `sf`.
  public var metrics = "grid"
  /// The size proposed to the root view.
  public var window = Size(width: 393, height: 852)
  /// Whether columns do not fit beside each other.
  var isNarrow: Bool { window.width < SplitLayout.regularWidth }
  /// What the screen covers at the edges of the window.
  public var safeArea = EdgeInsets.zero
  /// The pixels of a point, to which `sf` rounds.
  public var displayScale = 3.0
  /// What the root is offered instead of the window; nil for the usual offer.
  public var proposal: Proposal?
  /// Whether a view is mounted and laid out; who asks for its type alone need not wait for that.
  public var mountsViews = true

  /// The defaults.
  public init() {}
}

extension PlaygroundOptions {
  /// The metrics of the name the options hold.
  var textMetrics: any TextMetrics {
    metrics == "sf" ? SystemMetrics(scale: displayScale) : GridMetrics()
  }

  var layoutRequest: LayoutRequest {
    var request = LayoutRequest(
      window: Size(width: window.width, height: window.height),
      safeArea: safeArea,
      metrics: textMetrics
    )
    request.proposal = proposal
    return request
  }
}

/// The facade of the engine: text in, ``Answer`` out; no input or output of its own.
///
/// One playground is one session: declarations and variables stay, and the last view expression
/// stays mounted so that the next one can be compared with it.
///
///     text -> syntax -> checked program -> value -> graph -> layout -> Answer
public final class Playground {
  /// What it is set to; a new window re-lays the mounted view at the next answer.
  public var options: PlaygroundOptions {
    didSet { graph.isNarrow = options.isNarrow }
  }
  let checker: Checker
  let evaluator: Evaluator
  let graph: ViewGraph
  let calls = LayoutCalls()
  /// The expression whose view is mounted.
  var mounted: MountedExpression?
  /// The mounted view in its place, or why it has none.
  var laidOut: Result<LaidOutView, BridgeError>?
  /// What moves, and where it is.
  var motion = MotionState()
  /// The names of the types and functions declared so far.
  var declaredNames: Set<String> = []
  /// What the gestures of the last touch came to.
  var gestureNotes: [Phrase] = []
  /// The selections without an option that were told of, by the numbers of their pickers.
  var selections: [Int: String] = [:]
  /// The views that stood there so far, the oldest of those that are remembered first.
  var log: [LoggedStep] = []
  /// The number of the first step that is remembered.
  var firstLogged = 1
  /// Every call of a body so far.
  var profile: [BodyRun] = []
  private var past: [Moment] = []
  private var future: [Moment] = []

  /// Starts a session that knows the view library and nothing else.
  public init(options: PlaygroundOptions = PlaygroundOptions()) {
    self.options = options
    checker = Library.checker(profile: Profile.all.first { $0.name == options.sdk } ?? .ios26)
    evaluator = Evaluator(checker: checker)
    graph = ViewGraph(evaluator)
    calls.listen(to: evaluator)
    graph.didSettle = { [unowned self] step throws(EvaluationError) in try stage(step) }
    MotionNatives.bind(to: evaluator)
    bindWindow()
    graph.fieldsAreSettled = { [unowned self] () throws(EvaluationError) in
      try fieldsAreSettled()
    }
    graph.whenUpToDate = { [unowned self] () throws(EvaluationError) in try layOut() }
    graph.isNarrow = options.isNarrow
    graph.willReadPreference = { [unowned self] in locateAnchors(of: $0) }
  }

  /// Answers one input: any number of declarations, statements and expressions; the answer is the last
  /// expression's.
  ///
  /// Commands (`:help`) are not handled here. An input with errors changes nothing.
  public func submit(_ text: String, name: String = "input") -> Answer {
    let source = SourceText(text, name: name)
    let before = moment()
    let input = checker.check(parse(source))
    var answer = Answer(input: text, kind: .declaration, source: source)
    answer.diagnostics = input.diagnostics
    guard input.isRunnable else {
      answer.kind = .error
      return answer
    }
    if !input.declared.isEmpty { graph.declarationsChanged() }
    attempt(&answer, orRestore: before) { answer throws(EvaluationError) in
      try run(input.statements, source, &answer)
      try declared(input.declared, &answer)
    }
    return answer
  }

  /// Answers a whole file: one answer for each top-level statement, in order.
  ///
  /// Types, functions and extensions are known to the whole file, as in a Swift file; one that is
  /// declared again replaces the former from there on. A statement with errors is answered by them,
  /// and the others run. A `:` command at the start of a line is not handled here; script mode
  /// splits the file.
  public func run(_ text: String, name: String) -> [Answer] {
    let source = SourceText(text, name: name)
    let parsed = parse(source)
    guard parsed.statements.count > 1 else { return [submit(text, name: name)] }
    let spans = parsed.statements.map(\.span)
    let stray = parsed.diagnostics.filter { item in
      item.severity == .error
        && !spans.contains { $0.start <= item.span.start && item.span.start < $0.end }
    }
    var all = answers(source, spans)
    if !stray.isEmpty {
      var answer = Answer(input: text, kind: .error, source: source)
      answer.diagnostics = stray
      all.append(answer)
    }
    return all
  }

  /// Lays the mounted view out for other options, such as another window, and tells what that has
  /// changed; nil when there is no view.
  public func laidOutAnew(input: String) -> Answer? {
    guard graph.root != nil else { return nil }
    let source = SourceText(input, name: "action")
    var answer = Answer(input: input, kind: .view, source: source)
    attempt(&answer, orRestore: moment()) { answer throws(EvaluationError) in
      let update = try graph.perform { () throws(EvaluationError) in try graph.layOutAgain() }
      answer.type = graph.root?.typeName
      report(update, &answer)
      tellLayout(nil, source, &answer)
    }
    return answer
  }

  /// Takes back the last input that changed the session; false when there is none.
  public func undo() -> Bool {
    guard let last = past.popLast() else { return false }
    future.append(moment())
    restore(last)
    return true
  }

  /// Does again what was taken back last; false when there is nothing.
  public func redo() -> Bool {
    guard let next = future.popLast() else { return false }
    past.append(moment())
    restore(next)
    return true
  }

  /// Answers an input and leaves the session as it was, with what can be done again.
  public func peek(_ text: String, name: String) -> Answer {
    let (past, future) = (past, future)
    let answer = submit(text, name: name)
    if answer.kind != .error { _ = undo() }
    (self.past, self.future) = (past, future)
    return answer
  }

  /// The mounted view as it stands; nil when there is none.
  public func current() -> Answer? {
    guard graph.root != nil else { return nil }
    let text = mounted?.text ?? ""
    let source = SourceText(text, name: mounted?.name ?? "input")
    var answer = Answer(input: text, kind: .view, source: source)
    answer.type = graph.root?.typeName
    do throws(EvaluationError) { try layOut() } catch { return answer }
    tellLayout(nil, source, &answer)
    return answer
  }

  /// Whether the text could be completed by further lines.
  public static func isIncomplete(_ text: String) -> Bool { parse(SourceText(text)).isIncomplete }

  // MARK: Moments

  /// Does one thing as a whole: when it fails, the session is as it was before.
  func attempt(
    _ answer: inout Answer,
    orRestore before: Moment,
    _ work: (inout Answer) throws(EvaluationError) -> Void
  ) {
    do throws(EvaluationError) {
      try work(&answer)
      try evaluator.releaseUnreachable(from: { graph.liveValues })
      past.append(before)
      if past.count > Self.historyLimit { past.removeFirst() }
      future = []
      note(answer)
    } catch {
      restore(before)
      answer.kind = .error
      answer.type = nil
      answer.value = nil
      if let file = error.file { answer.source = file }
      answer.diagnostics.append(error.diagnostic)
      if let finding = graph.faultFinding {
        answer.diagnostics.append(finding.diagnostic(at: error.diagnostic.span))
        graph.faultFinding = nil
      }
    }
    answer.output = lines(evaluator.takeOutput())
    for remark in evaluator.takeRemarks() { remark.add(to: &answer) }
  }

  private static let historyLimit = 200

  private func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  func moment() -> Moment {
    Moment(
      checker: checker.snapshot(),
      evaluator: evaluator.snapshot(),
      graph: graph.snapshot(),
      mounted: mounted,
      motion: motion,
      declaredNames: declaredNames,
      log: log,
      profile: profile
    )
  }

  func restore(_ moment: Moment) {
    checker.restore(moment.checker)
    evaluator.restore(moment.evaluator)
    graph.restore(moment.graph)
    mounted = moment.mounted
    motion = moment.motion
    declaredNames = moment.declaredNames
    log = moment.log
    profile = moment.profile
    // What an undone step had not yet let go lives again; nothing runs for that.
    try? evaluator.releaseUnreachable(from: { graph.liveValues }, isSilent: true)
  }
}

/// Everything a session is, at one moment.
struct Moment {
  let checker: Checker.Snapshot
  let evaluator: Evaluator.Snapshot
  let graph: GraphSnapshot
  let mounted: MountedExpression?
  let motion: MotionState
  let declaredNames: Set<String>
  let log: [LoggedStep]
  let profile: [BodyRun]
}

/// The expression whose view is mounted, to be asked again when a type it uses is declared anew.
struct MountedExpression {
  let text: String
  let name: String
}
