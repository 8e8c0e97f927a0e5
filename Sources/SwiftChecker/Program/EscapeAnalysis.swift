import SwiftSource
import SwiftTypes

/// Finds closure parameters that a function keeps for later though they are not `@escaping`.
///
/// Such a parameter may be called, given on to a parameter that does not keep it either, and used in
/// closures that do not outlive the call; everything else is reported.
struct EscapeAnalysis {
  let checker: Checker
  let file: SourceText
  let variables: Set<LocalVariable>

  /// Looks through the body of a function; nothing to do without such parameters.
  static func check(_ function: FunctionDeclaration, _ body: CheckedBody, _ checker: Checker) {
    let kept = function.parameters.filter {
      !$0.isEscaping && $0.type.function != nil && !$0.isAutoclosure && !$0.isVariadic
    }
    guard !kept.isEmpty, !function.isLibrary, !body.hasErrors,
      function.role != .memberwiseInitializer, function.accessed == nil
    else { return }
    let analysis = EscapeAnalysis(
      checker: checker,
      file: function.file,
      variables: Set(kept.map(\.variable))
    )
    analysis.visit(body.statements)
  }

  private func visit(_ statements: [CheckedStatement]) {
    for statement in statements {
      if case .variable(_, let value?) = statement, isParameter(value) { continue }
      if case .function(let inner) = statement {
        if let body = inner.checkedBody { visit(body.statements) }
        continue
      }
      for node in statement.expressions { visit(node) }
    }
  }

  private func isParameter(_ node: CheckedExpression) -> Bool {
    switch node.kind {
    case .local(let variable): variables.contains(variable)
    case .upcast(let inner): isParameter(inner)
    default: false
    }
  }

  private func visit(_ node: CheckedExpression) {
    switch node.kind {
    case .local(let variable) where variables.contains(variable):
      complain(variable, node.span)
    case .closure(let closure): escape(closure, node.span)
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
      parameters = function.role == .memberwiseInitializer ? [] : function.parameters
      if let base { visit(base) }
      if function.role == .memberwiseInitializer { return visitAll(call.arguments) }
    case .value(let node):
      if !isParameter(node) { visit(node) }
      // What a closure does with its own parameters is not written anywhere.
      for argument in call.arguments.flatMap(\.expressions) where !isParameter(argument) {
        visitInner(argument)
      }
      return
    case .enumCase: return visitAll(call.arguments)
    }
    for (index, argument) in call.arguments.enumerated() {
      let keeps = index < parameters.count && parameters[index].keepsClosure
      for node in argument.expressions {
        if keeps { visit(node) } else if !isParameter(node) { visitInner(node) }
      }
    }
  }

  private func visitAll(_ arguments: [CheckedArgument]) {
    for node in arguments.flatMap(\.expressions) { visit(node) }
  }

  /// An argument that is not kept: its own body may use the parameters.
  private func visitInner(_ node: CheckedExpression) {
    var node = node
    while case .upcast(let inner) = node.kind { node = inner }
    if case .closure(let closure) = node.kind {
      visit(closure.body.statements)
    } else {
      visit(node)
    }
  }

  private func escape(_ closure: CheckedClosure, _ span: Span) {
    for variable in closure.captures where variables.contains(variable) {
      complain(variable, Span(span.start, span.start + 1))
    }
  }

  private func complain(_ variable: LocalVariable, _ span: Span) {
    checker.report(Diagnostic(.escapingParameter, at: span, [variable.name]), in: file)
  }
}

extension ParameterDeclaration {
  /// True when what is given may outlive the call: an `@escaping` closure, or a value of any type.
  var keepsClosure: Bool { isEscaping || type.function == nil }
}
