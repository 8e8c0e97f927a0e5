import SwiftSource
import SwiftTypes

/// Where errors thrown at a place go.
struct ErrorContext {
  /// True under `try`, `try?` or `try!`.
  var isTried = false
  /// True under `await`.
  var isAwaited = false
  /// True where a thrown error has somewhere to go.
  var isHandled = true
  /// What `throw` must give, as `throws(E)` says; nil for any error.
  var thrownType: Type?
  /// What has been thrown so far inside the innermost `do`, closure or function.
  var thrown: [Type] = []
}

extension BodyChecker {
  /// `any Error`.
  var errorType: Type {
    guard let proto = checker.standardProtocol("Error") else { return .error }
    return Type(.existential([ProtocolType(proto)]))
  }

  func checkThrow(_ value: ExpressionSyntax, _ span: Span) -> CheckedStatement {
    let type = errors.thrownType ?? errorType
    let given = whole(value, as: type, purpose: .throwNeedsError)
    if !errors.isHandled { report(.unhandledThrow, span, ["throw"]) }
    errors.thrown.append(type)
    // An error travels as `any Error`, whatever the function promises.
    return .throwing(convert(given, to: errorType, .throwNeedsError))
  }

  /// Notes that a call can throw; it needs `try` and somewhere for the error to go.
  func noteThrow(of name: String, _ type: Type?, _ span: Span) {
    if !errors.isTried { return report(.callNeedsTry, span, [name]) }
    if !errors.isHandled { report(.unhandledThrow, span, [name]) }
    errors.thrown.append(type ?? errorType)
  }

  /// The error type a function names; nil when it may throw anything.
  func thrownType(of function: FunctionDeclaration) -> Type? {
    guard let syntax = function.signatureSyntax.thrownType else { return nil }
    var resolver = TypeResolver(
      checker: checker,
      context: function.context,
      environment: GenericEnvironment(function.signature),
      file: function.file
    )
    for parameter in function.signature.parameters {
      resolver.parameters[parameter.name] = parameter
    }
    let type = resolver.resolve(syntax)
    return type.flags.contains(.parameter) || type.isError ? nil : type
  }

  /// `func f<E>(_ work: () throws(E) -> Void) throws(E)`: without an error in the closure, none.
  func throwsWhatArgumentsThrow(_ function: FunctionDeclaration) -> Bool {
    guard case .identifier(let name, _)? = function.signatureSyntax.thrownType?.kind,
      function.genericsSyntax.parameters.contains(where: { $0.name.text == name.text })
    else { return false }
    return function.parameters.contains { $0.type.function?.isThrowing ?? false }
  }

  /// Reads what stands under `try`; `try?` and `try!` keep the error to themselves.
  func trying<Result>(_ mark: String, _ work: () -> Result) -> Result {
    let before = errors
    errors.isTried = true
    if !mark.isEmpty { errors.isHandled = true }
    let result = work()
    let thrown = mark.isEmpty ? errors.thrown : before.thrown
    errors = before
    errors.thrown = thrown
    return result
  }

  /// Reads what stands under `await`.
  func awaiting<Result>(_ work: () -> Result) -> Result {
    let before = errors.isAwaited
    errors.isAwaited = true
    defer { errors.isAwaited = before }
    return work()
  }

  /// Notes that a call may wait; it needs `await` and a place that can wait.
  func noteWait(of name: String, _ span: Span) {
    if !allowsAwait { return report(.awaitOutsideAsync, span) }
    if !errors.isAwaited { report(.callNeedsAwait, span, [name]) }
  }

  /// Reads the body of a `do` and tells the type of `error` in its clauses.
  ///
  /// The type is the one of `do throws(E)`, or the one that all calls in the body name.
  func catching<Result>(_ item: DoSyntax, _ work: () -> Result) -> (Result, Type) {
    guard !item.catches.isEmpty else { return (work(), errorType) }
    let before = errors
    errors = ErrorContext(thrownType: item.thrownType.map { resolve($0) })
    let result = work()
    let inside = errors
    errors = before
    if let written = inside.thrownType { return (result, written) }
    guard let first = inside.thrown.first, inside.thrown.allSatisfy({ $0 == first }) else {
      return (result, errorType)
    }
    return (result, first)
  }

  /// Notes whether an error gets out of a closure, and reports when nobody is ready for it.
  func noteThrows(ofClosure span: Span, _ wanted: FunctionType?) {
    guard !errors.thrown.isEmpty else { return }
    throwingClosures.insert(span)
    if let wanted, !wanted.isThrowing {
      report(.throwingClosure, Span(span.start, span.start + 1), [spelled(Type(.function(wanted)))])
    }
  }

  /// True for a closure from which an error gets out, or another function that may throw.
  func canThrow(_ argument: CheckedArgument) -> Bool {
    guard case .value(var node) = argument else { return false }
    while case .upcast(let inner) = node.kind { node = inner }
    if case .closure = node.kind { return throwingClosures.contains(node.span) }
    if case .function(let function, _, _, _) = node.kind { return function.isThrowing }
    return solver.deep(node.type).function?.isThrowing ?? false
  }
}
