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
  /// What the screen covers at the edges of the window.
  public var safeArea = EdgeInsets.zero
  /// The pixels of a point, to which `sf` rounds.
  public var displayScale = 3.0
  /// What the root is offered instead of the window; nil for the usual offer.
  public var proposal: Proposal?

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
      window: LayoutSize(width: window.width, height: window.height),
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
  public var options: PlaygroundOptions
  let checker: Checker
  let evaluator: Evaluator
  let graph: ViewGraph
  let calls = LayoutCalls()
  /// The expression whose view is mounted.
  var mounted: MountedExpression?
  /// The mounted view in its place, or why it has none.
  var laidOut: Result<LaidOutView, BridgeError>?
  /// The names of the types and functions declared so far.
  var declaredNames: Set<String> = []
  private var history: [Moment] = []

  /// Starts a session that knows the view library and nothing else.
  public init(options: PlaygroundOptions = PlaygroundOptions()) {
    self.options = options
    checker = Library.checker(profile: Profile.all.first { $0.name == options.sdk } ?? .ios26)
    evaluator = Evaluator(checker: checker)
    graph = ViewGraph(evaluator)
    calls.listen(to: evaluator)
    graph.whenUpToDate = { [unowned self] () throws(EvaluationError) in try layOut() }
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
    return answers(source, parsed.statements.map(\.span))
  }

  /// Takes back the last input that changed the session; false when there is none.
  public func undo() -> Bool {
    guard let last = history.popLast() else { return false }
    restore(last)
    return true
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
      history.append(before)
      if history.count > Self.historyLimit { history.removeFirst() }
    } catch {
      restore(before)
      answer.kind = .error
      answer.type = nil
      answer.value = nil
      if let file = error.file { answer.source = file }
      answer.diagnostics.append(error.diagnostic)
    }
    answer.output = lines(evaluator.takeOutput())
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
      declaredNames: declaredNames
    )
  }

  private func restore(_ moment: Moment) {
    checker.restore(moment.checker)
    evaluator.restore(moment.evaluator)
    graph.restore(moment.graph)
    mounted = moment.mounted
    declaredNames = moment.declaredNames
  }
}

/// Everything a session is, at one moment.
struct Moment {
  let checker: Checker.Snapshot
  let evaluator: Evaluator.Snapshot
  let graph: GraphSnapshot
  let mounted: MountedExpression?
  let declaredNames: Set<String>
}

/// The expression whose view is mounted, to be asked again when a type it uses is declared anew.
struct MountedExpression {
  let text: String
  let name: String
}
