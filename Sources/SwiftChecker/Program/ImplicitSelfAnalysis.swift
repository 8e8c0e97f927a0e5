import SwiftSource
import SwiftTypes

/// Finds closures that may outlive the call and use members of an instance without saying `self`.
///
/// Such a closure keeps the instance alive, so Swift wants that to be seen.
struct ImplicitSelfAnalysis {
  let checker: Checker
  let file: SourceText
  let own: LocalVariable

  /// Looks through the body of a function; only instances of classes are kept alive.
  static func check(_ function: FunctionDeclaration, _ body: CheckedBody, _ checker: Checker) {
    guard let own = function.selfVariable, checker.isClass(own.type), !function.isLibrary,
      !body.hasErrors
    else { return }
    let analysis = ImplicitSelfAnalysis(checker: checker, file: function.file, own: own)
    analysis.visit(body.statements)
  }

  private func visit(_ statements: [CheckedStatement]) {
    for node in statements.expressionsInside { visit(node) }
  }

  private func visit(_ node: CheckedExpression) {
    switch node.kind {
    case .closure(let closure): visitKept(closure)
    case .call(let call): visit(call)
    case .block(let statements, _): visit(statements)
    default:
      for child in node.children { visit(child) }
    }
  }

  private func visit(_ call: CheckedCall) {
    var parameters: [ParameterDeclaration] = []
    switch call.callee {
    case .function(let function, _, let base, _):
      if let base { visit(base) }
      if function.role != .memberwiseInitializer { parameters = function.parameters }
    case .value(let node): visitInner(node)
    case .enumCase: break
    }
    for (index, argument) in call.arguments.enumerated() {
      let parameter = index < parameters.count ? parameters[index] : nil
      let isKept = parameter.map { $0.keepsClosure && !$0.takesImplicitSelf } ?? isKeptByValue(call)
      for node in argument.expressions { if isKept { visit(node) } else { visitInner(node) } }
    }
  }

  /// A closure given to a function value is used during the call; a memberwise initializer keeps it.
  private func isKeptByValue(_ call: CheckedCall) -> Bool {
    if case .value = call.callee { return false }
    return true
  }

  /// A closure that does not outlive the call may use members as its surroundings do.
  private func visitInner(_ node: CheckedExpression) {
    var node = node
    while case .upcast(let inner) = node.kind { node = inner }
    if case .closure(let closure) = node.kind {
      visit(closure.body.statements)
    } else {
      visit(node)
    }
  }

  private func visitKept(_ closure: CheckedClosure) {
    let listed = closure.captureList.first { $0.variable.name == "self" }
    guard listed.map(\.isWeak) ?? closure.captures.contains(own) else { return }
    for statement in closure.body.statements {
      for node in statement.expressions { complain(node) }
    }
  }

  private func complain(_ node: CheckedExpression) {
    switch node.kind {
    case .property(let base, let variable, _, _):
      if isImplicit(base) { report(.implicitSelfProperty, variable.name, node.span) }
      if isOptionalSelf(base) { report(.implicitSelfOptional, variable.name, node.span) }
    case .call(let call):
      if case .function(let function, _, let base?, _) = call.callee {
        let start = node.span.start
        let span = Span(start, min(start + function.name.utf8.count, node.span.end))
        if isImplicit(base) { report(.implicitSelfCall, function.name, span) }
        if isOptionalSelf(base) { report(.implicitSelfOptional, function.name, span) }
      }
    case .function(let function, _, let base?, _) where isImplicit(base):
      report(.implicitSelfCall, function.name, node.span)
    case .closure(let closure):
      if closure.captureList.contains(where: { $0.variable.name == "self" }) { return }
      for statement in closure.body.statements {
        for inner in statement.expressions { complain(inner) }
      }
    default: break
    }
    for child in node.children { complain(child) }
  }

  /// What the checker put in front of a bare name stands nowhere in the text.
  private func isImplicit(_ base: CheckedExpression) -> Bool {
    guard case .local(let variable) = base.kind else { return false }
    return variable === own && base.span.length == 0
  }

  /// `[weak self]` and then a bare name: it would have to unwrap without being told.
  private func isOptionalSelf(_ base: CheckedExpression) -> Bool {
    if case .forceUnwrap(let inner) = base.kind { return base.span.length == 0 && inner.isSelf }
    return false
  }

  private func report(_ kind: DiagnosticKind, _ name: String, _ span: Span) {
    checker.report(Diagnostic(kind, at: span, [name]), in: file)
  }
}

extension CheckedExpression {
  fileprivate var isSelf: Bool {
    if case .local(let variable) = kind { return variable.name == "self" }
    return false
  }
}
