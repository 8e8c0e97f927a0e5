import SwiftSource
import SwiftTypes

/// Checks the statements and expressions of one body, or of one line at the prompt.
///
/// Expressions are inferred bottom up with inference variables; what the context expects is handed
/// down as a hint and enforced by coercion. Overloads are tried one after another and taken back.
final class BodyChecker {
  let checker: Checker
  let file: SourceText
  let context: TypeContext?
  let solver: Solver
  var scope: LocalScope
  var selfVariable: LocalVariable?
  /// The parameters that written types may name: those of this and of enclosing functions.
  var genericNames: [String: GenericParameter] = [:]
  var diagnostics: [Diagnostic] = []
  /// What `return` must give; nil at the top level of a session.
  var returnType: Type?
  /// The function whose opaque results the `return`s determine.
  var opaqueFunction: FunctionDeclaration?
  var nodes: [CheckedExpression] = []
  var locals: [LocalVariable] = []
  var closureCache: [ClosureKey: ClosureResult] = [:]
  var isInChain = false
  var chainBinds = 0
  var shorthandUses = 0
  /// Greater than 0 while candidates are compared: nothing that is found then is final.
  var trials = 0
  /// How many calls have been tried for the current expression.
  var attempts = 0
  var jumpTargets: [(target: JumpTarget, isLoop: Bool)] = []
  var depth = 0
  /// What an implicit member chain such as `.title.bold()` starts from.
  var implicitContext: Type?
  /// True while an initializer may still assign its `let` properties.
  var isInitializer = false
  /// How many expressions are open around the current one.
  var depthOfSyntax = 0
  /// Where errors thrown here go.
  var errors = ErrorContext()
  /// The closures from which an error gets out.
  var throwingClosures: Set<Span> = []
  /// The local functions of the blocks seen so far, by where they stand.
  var localFunctions: [Span: FunctionDeclaration] = [:]
  /// Statements that take a closure's tuple parameter apart.
  var pendingPrologue: [CheckedStatement] = []
  /// True where `await` may stand: in async functions and closures, and at the top level.
  var allowsAwait = true
  /// True where code certainly belongs to no actor.
  var isNonisolated = false
  /// The integer literals beyond `Int.max`, by where they stand.
  var largeLiterals: [Span: String] = [:]
  /// The name `#function` stands for.
  var functionName = ""
  /// The arguments of interpolations that have more than a value.
  var interpolationArguments: [Span: [Argument]] = [:]
  /// The operators that wait for the type of their literals.
  var openOperators: [ObjectIdentifier: OpenOperator] = [:]

  init(
    checker: Checker,
    file: SourceText,
    context: TypeContext?,
    signature: GenericSignature,
    frame: LocalScope.Frame = LocalScope.Frame(parent: nil),
    parentScope: LocalScope? = nil
  ) {
    self.checker = checker
    self.file = file
    self.context = context
    solver = Solver(checker: checker, environment: GenericEnvironment(signature))
    scope = LocalScope(parent: parentScope, frame: frame)
    for parameter in signature.parameters { genericNames[parameter.name] = parameter }
  }

  func report(
    _ kind: DiagnosticKind,
    _ span: Span,
    _ arguments: [String] = [],
    hints: [Phrase] = []
  ) {
    let made = Diagnostic(kind, at: span, arguments, hints: hints)
    if !diagnostics.contains(made) { diagnostics.append(made) }
  }

  func make(_ kind: CheckedExpression.Kind, _ type: Type, _ span: Span) -> CheckedExpression {
    let node = CheckedExpression(kind, type, span)
    nodes.append(node)
    return node
  }

  func errorNode(_ span: Span) -> CheckedExpression { CheckedExpression(.error, .error, span) }

  /// A type as a learner reads it.
  func spelled(_ type: Type) -> String { defaulted(solver.deep(type)).name(.source) }

  /// A type in which open literals have the type they have without context.
  private func defaulted(_ type: Type) -> Type {
    guard type.flags.contains(.variable) else { return type }
    if let name = solver.literal(of: type)?.defaultName { return checker.standard(name) }
    if case .variable = type.kind { return type }
    return type.mapChildren { defaulted($0) }
  }

  /// Resolves a written type inside an expression; left-out generic arguments are inferred.
  func resolve(_ syntax: TypeSyntax, opaque: TypeResolver.OpaqueMode = .rejected) -> Type {
    var resolver = TypeResolver(
      checker: checker,
      context: context,
      environment: solver.environment,
      file: file
    )
    resolver.parameters = genericNames
    resolver.scope = scope
    resolver.opaque = opaque
    let saved = checker.placeholder
    let savedReports = checker.reported
    checker.placeholder = { [solver] in solver.fresh() }
    let type = resolver.resolve(syntax)
    checker.placeholder = saved
    for item in checker.reported.dropFirst(savedReports.count) where item.file === file {
      if !diagnostics.contains(item.diagnostic) { diagnostics.append(item.diagnostic) }
    }
    checker.reported = savedReports
    return type
  }

  // MARK: Speculation

  struct Mark {
    let solver: Solver.Mark
    let nodes: Int
    let locals: Int
    let diagnostics: [Diagnostic]
    let chainBinds: Int
  }

  func mark() -> Mark {
    Mark(
      solver: solver.mark(),
      nodes: nodes.count,
      locals: locals.count,
      diagnostics: diagnostics,
      chainBinds: chainBinds
    )
  }

  func undo(to mark: Mark) {
    solver.undo(to: mark.solver)
    nodes.removeLast(nodes.count - mark.nodes)
    locals.removeLast(locals.count - mark.locals)
    diagnostics = mark.diagnostics
    chainBinds = mark.chainBinds
  }

  func declare(_ name: String, _ type: Type, isMutable: Bool, _ span: Span) -> LocalVariable {
    let variable = LocalVariable(name: name, type: type, isMutable: isMutable, span: span)
    locals.append(variable)
    scope.declare(variable)
    return variable
  }

  /// A variable the learner cannot name.
  func hidden(_ type: Type, _ span: Span) -> LocalVariable {
    let variable = LocalVariable(name: "", type: type, isMutable: true, span: span)
    variable.depth = scope.frame.depth
    locals.append(variable)
    return variable
  }

  func local(_ variable: LocalVariable, _ span: Span) -> CheckedExpression {
    scope.frame.capture(variable)
    return make(.local(variable), variable.type, span)
  }

  func inScope<Result>(_ body: () -> Result) -> Result {
    let saved = scope
    scope = LocalScope(parent: saved, frame: saved.frame)
    defer { scope = saved }
    return body()
  }

  // MARK: Whole expressions

  /// Infers an expression on its own: literals take their defaults, every type is known after.
  func whole(
    _ syntax: ExpressionSyntax,
    as type: Type? = nil,
    purpose: DiagnosticKind = .cannotConvertValue
  ) -> CheckedExpression {
    if depth == 0 {
      attempts = 0
      openOperators = [:]
      // What a statement before could not meet has been told there.
      _ = solver.takeFailure()
    }
    let start = (solver.count, nodes.count, locals.count)
    var node = infer(syntax, expected: type)
    if let type {
      node = convert(node, to: type, purpose)
      solver.applyDefaults(in: type)
    }
    finish(from: start)
    if depth == 0, !node.type.hasAtMost(Self.typeLimit) {
      report(.typeTooLarge, node.span, [String(Self.typeLimit)])
      return errorNode(node.span)
    }
    return node
  }

  /// How many parts the type of one expression may have.
  private static let typeLimit = 20_000

  /// Settles everything made since a point: defaults, deferred requirements, types of nodes.
  func finish(from start: (variables: Int, nodes: Int, locals: Int)) {
    solver.settle()
    solver.applyDefaults(from: start.variables)
    if depth == 0, let failure = solver.takeFailure(), diagnostics.isEmpty, let node = nodes.last {
      reportRequirement(failure, nil, node.span)
    }
    for variable in locals[start.locals...] { variable.type = solver.deep(variable.type) }
    finalize(from: start.nodes)
  }

  /// Converts a node or reports that it cannot be.
  func convert(
    _ node: CheckedExpression,
    to type: Type,
    _ purpose: DiagnosticKind
  ) -> CheckedExpression {
    if let made = coerce(node, to: type) { return made }
    reportMismatch(node, type, purpose)
    return errorNode(node.span)
  }

  func reportMismatch(_ node: CheckedExpression, _ type: Type, _ purpose: DiagnosticKind) {
    let given = solver.deep(node.type)
    if given.isError || solver.deep(type).isError { return }
    if case .variable(let index) = type.kind, index < solver.count,
      solver.openVariable(given) == nil,
      let missing = solver.variables[index].protocols.first(where: {
        checker.conformance(of: given, to: $0, in: solver.environment) == nil
      })
    {
      report(.literalNeedsConformance, node.span, [spelled(given), missing.name])
      return
    }
    if let index = solver.openVariable(given), let literal = solver.variables[index].literal {
      if literal == .null {
        report(.nilNotAllowed, node.span, [spelled(type)])
        return
      }
      report(purpose, node.span, [literal.defaultName ?? "", spelled(type)])
      return
    }
    if checker.wrapped(given) == solver.deep(type) {
      report(.optionalNotUnwrapped, node.span, [spelled(given), spelled(type)])
      return
    }
    report(purpose, node.span, [spelled(given), spelled(type)])
  }
}
