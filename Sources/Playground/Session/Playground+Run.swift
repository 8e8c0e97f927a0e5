import SwiftChecker
import SwiftEvaluator
import SwiftSource
import SwiftTypes
import ViewGraph

extension Playground {
  /// Runs checked statements in order; the last one's value is the answer.
  func run(
    _ statements: [CheckedInputStatement],
    _ source: SourceText,
    _ answer: inout Answer
  ) throws(EvaluationError) {
    for (index, statement) in statements.enumerated() {
      if let expression = statement.value {
        let value = try evaluator.evaluate(expression, file: source)
        guard index == statements.count - 1 else { continue }
        do throws(EvaluationError) {
          try tell(value, of: expression, statement.span, source, &answer)
        } catch {
          // What no line of code has run into is the fault of the view as a whole.
          guard error.file == nil else { throw error }
          let place = WrittenPlace(head: expression, source)
          throw EvaluationError(error.kind, span: place.span, file: source)
        }
      } else if !statement.statements.isEmpty {
        try evaluator.run(statement.statements, file: source)
      }
    }
    // A task that a statement starts runs after it; so does what it put off.
    if graph.hasWaitingWork, answer.kind != .view {
      report(try graph.perform { () throws(EvaluationError) in }, &answer)
    }
  }

  /// Answers with a value: a view is mounted, anything else is shown as `print` would.
  private func tell(
    _ value: Value,
    of expression: CheckedExpression,
    _ span: Span,
    _ source: SourceText,
    _ answer: inout Answer
  ) throws(EvaluationError) {
    let type = checker.concrete(expression.type)
    let found = TypedValue(value, type)
    if graph.isView(found.type) {
      answer.kind = .view
      answer.type = found.type.name()
      tellPrivateTypes(found, span, &answer)
      mounted = MountedExpression(text: source.text(in: span), name: source.name)
      try show(found, expression, source, &answer)
      return
    }
    // `x?.act()` does something or nothing; neither is an answer.
    if type == .void || type.name() == "Optional<()>" { return }
    answer.kind = .value
    answer.value = try evaluator.describe(value, type)
    // Asked for a type, one wants to read that type and not the type of types.
    if case .typeOf = expression.kind {
      answer.type = answer.value
    } else {
      answer.type = found.type.name()
    }
  }

  /// Mounts a view in the place of the one before, and lays it out.
  func show(
    _ view: TypedValue,
    _ expression: CheckedExpression?,
    _ source: SourceText,
    _ answer: inout Answer
  ) throws(EvaluationError) {
    guard options.mountsViews else { return }
    try finishMotion()
    motion.forget()
    let update = try graph.show(view)
    report(update, &answer, at: expression?.span)
    tellLayout(expression, source, &answer)
  }

  /// Puts what an update did into an answer.
  func report(_ update: GraphUpdate, _ answer: inout Answer, at span: Span? = nil) {
    answer.bodies = update.bodies.map { BodyCount(view: $0.name, count: $0.count) }
    answer.runs = update.runs.map {
      var run = BodyRun(
        view: $0.name,
        id: $0.path,
        causes: $0.causes,
        transaction: $0.transaction + 1
      )
      run.isIdle = $0.isIdle
      run.closures = $0.closures
      run.dependency = $0.dependency.flatMap(BodyRun.Dependency.init) ?? .value
      return run
    }
    answer.motion = takeMotion(update)
    let span = span ?? Span(0, answer.source.utf8.count)
    answer.diagnostics += update.findings.map { $0.diagnostic(at: span) }
    answer.diagnostics += ((try? inspectSelections()) ?? []).map {
      Diagnostic($0.kind, at: span, $0.arguments)
    }
    guard update.hasPredecessor else { return }
    func entries(_ changes: [GraphUpdate.Change]) -> [IdentityDiff.Entry] {
      changes.map {
        IdentityDiff.Entry(id: $0.entry.path, view: $0.entry.name, reason: $0.reason)
      }
    }
    answer.diff = IdentityDiff(
      kept: entries(update.kept),
      updated: entries(update.updated),
      inserted: entries(update.inserted),
      removed: entries(update.removed),
      moved: entries(update.moved),
      stateReset: entries(update.stateReset)
    )
  }

  /// Lays the mounted view out, and keeps the result for the answer.
  func layOut() throws(EvaluationError) {
    laidOut = nil
    calls.warnings = []
    guard let root = graph.root else { return }
    do throws(BridgeError) {
      let view = try scrolledView(root)
      laidOut = .success(view)
      try GeometryWatches(graph: graph, view: view).tell()
    } catch {
      if case .evaluation(let failure) = error { throw failure }
      laidOut = .failure(error)
    }
  }

  /// Puts frames and shells into an answer; what is not modelled is said by name.
  func tellLayout(_ expression: CheckedExpression?, _ source: SourceText, _ answer: inout Answer) {
    guard let root = graph.root, let laidOut else { return }
    let written = expression.map { ShellNames(graph, root, $0, source) }
    let pointing = Pointing(written, expression?.span ?? Span(0, source.utf8.count), source)
    let span = pointing.whole
    var told: Set<Diagnostic> = []
    answer.diagnostics += calls.warnings.map { pointing.diagnostic($0) }
      .filter { told.insert($0).inserted }.prefix(5)
    // What holds for many rows is said once.
    answer.diagnostics += motion.findings.map { Diagnostic($0.kind, at: span, $0.arguments) }
      .filter { told.insert($0).inserted }
    motion.findings = []
    switch laidOut {
    case .success(let view):
      answer.size = view.size
      answer.tree = view.tree
      answer.shells = view.shells(named: written?.names ?? [:])
    case .failure(.notModelled(let name)):
      answer.diagnostics.append(Diagnostic(.notModelled, at: span, [name]))
    case .failure(.layout(let failure, let name, let number)):
      answer.diagnostics.append(
        pointing.diagnostic(at: number.flatMap { graph.node($0) }) {
          failure.diagnostic(at: $0, name)
        }
      )
    case .failure(.evaluation(let failure)): answer.diagnostics.append(failure.diagnostic)
    }
  }

  /// After declarations: the mounted view is asked again when one of them was declared anew, so that
  /// an edit shows what it changes.
  func declared(_ declarations: [Declaration], _ answer: inout Answer) throws(EvaluationError) {
    let names = declarations.filter { !($0 is VariableDeclaration) }.map(\.name)
    let isEdit = names.contains { declaredNames.contains($0) }
    declaredNames.formUnion(names)
    guard answer.kind == .declaration else { return }
    if try showProgram(declarations, &answer) { return }
    if try showPreview(declarations, &answer) { return }
    guard isEdit, let mounted else { return }
    let source = SourceText(mounted.text, name: mounted.name)
    let input = checker.check(parse(source))
    guard input.isRunnable, let expression = input.statements.last?.value else { return }
    let value = try evaluator.evaluate(expression, file: source)
    let type = checker.concrete(expression.type)
    guard graph.isView(TypedValue(value, type).type) else { return }
    try show(TypedValue(value, type), expression, source, &answer)
  }
}
