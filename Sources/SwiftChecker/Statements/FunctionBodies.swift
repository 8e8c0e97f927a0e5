import SwiftSource
import SwiftTypes

extension BodyChecker {
  /// Checks the body of a function, accessor or initializer.
  func checkFunction(_ function: FunctionDeclaration) -> CheckedBody {
    guard let block = function.bodySyntax else { return CheckedBody(statements: []) }
    for parameter in function.parameters {
      scope.declare(parameter.variable)
      parameter.variable.depth = scope.frame.depth
    }
    checkParameterNames(of: function)
    if let own = function.selfVariable { own.depth = scope.frame.depth }
    returnType = function.result
    errors = ErrorContext(
      isHandled: function.isThrowing,
      thrownType: function.signatureSyntax.thrownType.map { resolve($0) }
    )
    allowsAwait = function.isAsync || function.isLibrary
    if case .initializer = function.role { isInitializer = true }
    if function.role == .getter || function.role == .function {
      opaqueFunction = function.opaqueResults.isEmpty ? nil : function
    }
    if block.statements.count == 1, isNativeCall(block.statements[0]) {
      return CheckedBody(statements: [], isNative: true)
    }
    let errors = diagnostics.count
    let wrapped = wrapParameters(of: function)
    let statements = wrapped + functionStatements(function, block)
    return CheckedBody(
      statements: statements,
      hasErrors: diagnostics[errors...].contains { $0.severity == .error }
    )
  }

  /// `func show(@Trimmed text: String)`: the argument goes through the wrapper (SE-0293).
  private func wrapParameters(of function: FunctionDeclaration) -> [CheckedStatement] {
    guard !function.isLibrary else { return [] }
    return zip(function.signatureSyntax.parameters, function.parameters).flatMap {
      syntax,
      parameter -> [CheckedStatement] in
      for attribute in syntax.attributes {
        if let nominal = checker.attributeNominal(attribute, from: context),
          nominal.hasAttribute("propertyWrapper")
        {
          return wrap(parameter, by: attribute)
        }
      }
      return []
    }
  }

  private func wrap(
    _ parameter: ParameterDeclaration,
    by attribute: AttributeSyntax
  ) -> [CheckedStatement] {
    let start = (solver.count, nodes.count, locals.count)
    let span = parameter.span
    let wrapper = resolve(attribute.type)
    if let inner = wrappedValueType(of: wrapper) { _ = solver.unify(inner, parameter.type) }
    let given = make(.local(parameter.variable), parameter.type, span)
    let arguments =
      [Argument(label: "wrappedValue", value: .checked(given))]
      + (attribute.arguments ?? []).map {
        Argument(label: $0.label?.text, value: .syntax($0.value))
      }
    let node = callType(wrapper, arguments, span, wrapper)
    finish(from: start)
    return declareWrapped(NameSyntax(parameter.name, span), node, isMutable: false)
  }

  private func checkParameterNames(of function: FunctionDeclaration) {
    var seen: Set<String> = []
    for parameter in function.signatureSyntax.parameters where parameter.name.text != "_" {
      if !seen.insert(parameter.name.text).inserted {
        report(.parameterTwice, parameter.name.span, [parameter.name.text])
      }
    }
  }

  private func isNativeCall(_ statement: StatementSyntax) -> Bool {
    var syntax: ExpressionSyntax?
    switch statement.kind {
    case .expression(let inner): syntax = inner
    case .returnStatement(let inner): syntax = inner
    default: break
    }
    if case .sequence(let elements) = syntax?.kind, case .operand(let operand)? = elements.first {
      syntax = operand
    }
    guard case .call(let call) = syntax?.kind, call.arguments.isEmpty,
      case .identifier(let name, _) = call.callee.kind
    else { return false }
    return name.text == "native" && (context?.isLibrary ?? true)
  }

  private func functionStatements(
    _ function: FunctionDeclaration,
    _ block: BlockSyntax
  ) -> [CheckedStatement] {
    let result = function.result
    let builder = function.builderType ?? checker.inheritedBuilder(of: function)
    if let builder, !block.statements.hasReturn {
      return buildFunction(function, block, builder)
    }
    if isInitializer {
      returnType = checker.wrapped(result) != nil ? result : .void
      let made = checkBlock(block.statements)
      return made
    }
    if block.statements.count == 1, let only = block.statements[0].bodyExpression,
      !result.isVoid || !only.isStatementLike
    {
      let start = (solver.count, nodes.count, locals.count)
      if opaqueFunction != nil, result.flags.contains(.opaque) {
        return [.returns(bindOpaque(whole(only), result), only.span)]
      }
      let statement = soleExpression(only, result)
      finish(from: start)
      return [statement]
    }
    let made = checkBlock(block.statements)
    checkReturns(block.statements, made, result, block.span)
    return made
  }

  private func buildFunction(
    _ function: FunctionDeclaration,
    _ block: BlockSyntax,
    _ builder: Type
  ) -> [CheckedStatement] {
    if function.result.flags.contains(.opaque), opaqueFunction != nil {
      let hidden = solver.fresh()
      let statements = build(block.statements, builder, hidden, block.span)
      let type = solver.deep(hidden)
      if type.flags.contains(.variable) || type.isError {
        rememberOpaque(.error, function.result)
        return statements
      }
      checkOpaque(type, function.result, block.span)
      return statements
    }
    return build(block.statements, builder, function.result, block.span)
  }

  // MARK: Opaque results

  /// A returned value tells what `some View` hides; all returns must agree.
  func bindOpaque(_ node: CheckedExpression, _ result: Type) -> CheckedExpression {
    guard let function = opaqueFunction else { return node }
    let type = solver.deep(node.type)
    if type.isError {
      rememberOpaque(.error, result)
      return node
    }
    if case .opaque(let reference, _) = result.kind {
      if let earlier = checker.underlyingTypes[reference], !earlier.isError, earlier != type {
        report(
          .opaqueMismatch,
          function.bodySyntax?.statements.count == 1 ? node.span : function.span,
          [earlier.name(.source), type.name(.source), function.name]
        )
        return node
      }
    }
    checkOpaque(type, result, node.span)
    return node
  }

  /// The value of a variable; it tells what `some P` hides in the variable's type.
  func wholeValue(_ syntax: ExpressionSyntax, as type: Type?) -> CheckedExpression {
    guard let type, isHidden(type) else { return whole(syntax, as: type) }
    let node = whole(syntax)
    if node.type.isError {
      rememberOpaque(.error, type)
    } else {
      checkOpaque(solver.deep(node.type), type, node.span)
    }
    return node
  }

  /// True for the type of a variable that is declared as `some P`, whose value is not known yet.
  private func isHidden(_ type: Type) -> Bool {
    guard type.flags.contains(.opaque) else { return false }
    var isFound = false
    type.forEachNode { part in
      guard case .opaque(let reference, _) = part.kind else { return }
      if checker.opaqueParameters[reference] != nil,
        checker.underlyingTypes[reference] == nil
      {
        isFound = true
      }
    }
    return isFound
  }

  private func checkOpaque(_ type: Type, _ result: Type, _ span: Span) {
    guard case .opaque(let reference, _) = result.kind else {
      structuredOpaque(type, result, span)
      return
    }
    for item in reference.constraints
    where !checker.conforms(type, to: item.reference, in: solver.environment) {
      report(.returnNeedsConformance, span, [type.name(.source), item.reference.name])
      checker.underlyingTypes[reference] = .error
      return
    }
    checker.underlyingTypes[reference] = type.closed
  }

  /// `(some View, some View)` or `[some View]`: each opaque part takes its counterpart.
  private func structuredOpaque(_ type: Type, _ result: Type, _ span: Span) {
    result.forEachNode { part in
      guard case .opaque(let reference, _) = part.kind else { return }
      if let found = type.matching(part, in: result) {
        checker.underlyingTypes[reference] = found
      }
    }
  }

  private func rememberOpaque(_ type: Type, _ result: Type) {
    if case .opaque(let reference, _) = result.kind, checker.underlyingTypes[reference] == nil {
      checker.underlyingTypes[reference] = type.closed
    }
  }
}

extension [CheckedStatement] {
  /// True when a `self.init` hands the work on, or `self` is assigned as a whole.
  var delegates: Bool {
    flatMap(\.expressions).contains { $0.contains { $0.isDelegation } }
  }
}

extension [CheckedStatement] {
  /// True when `self.init` of the type itself hands the work on; `super.init` does not.
  func delegates(within nominal: NominalDeclaration) -> Bool {
    flatMap(\.expressions).contains { node in
      node.contains { part in
        guard part.isDelegation else { return false }
        guard case .call(let call) = part.kind, case .function(let function, _, _, _) = call.callee
        else { return true }
        return function.context?.nominal === nominal
      }
    }
  }
}

extension CheckedExpression {
  func contains(_ test: (CheckedExpression) -> Bool) -> Bool {
    test(self) || children.contains { $0.contains(test) }
  }

  fileprivate var isDelegation: Bool {
    switch kind {
    case .call(let call):
      if case .function(let function, _, let target?, _) = call.callee,
        case .local(let own) = target.kind, own.name == "self"
      {
        return function.name == "init"
      }
      return false
    case .assignment(let place, _):
      if case .local(let own) = place.kind { return own.name == "self" }
      return false
    default: return false
    }
  }
}

extension StatementSyntax {
  /// The expression of a one-statement body; `if` and `switch` count as values here.
  var bodyExpression: ExpressionSyntax? {
    switch kind {
    case .expression(let expression): expression
    case .ifStatement(let item) where item.isValue: ExpressionSyntax(.ifExpression(item), span)
    case .switchStatement(let item) where item.cases.allSatisfy({ $0.body.isValue }):
      ExpressionSyntax(.switchExpression(item), span)
    default: nil
    }
  }
}

extension IfSyntax {
  /// True when every branch is there and is one expression: then the `if` is a value.
  var isValue: Bool {
    guard body.statements.isValue else { return false }
    switch elseBranch {
    case .block(let block): return block.statements.isValue
    case .elseIf(let next): return next.isValue
    case nil: return false
    }
  }
}

extension [StatementSyntax] {
  fileprivate var isValue: Bool {
    guard count == 1 else { return false }
    switch self[0].kind {
    case .expression(let expression):
      if case .assignment = expression.kind { return false }
      if case .sequence(let elements) = expression.kind {
        return !elements.contains { if case .assignment = $0 { true } else { false } }
      }
      return true
    case .throwStatement: return true
    case .ifStatement(let item): return item.isValue
    case .switchStatement(let item): return item.cases.allSatisfy { $0.body.isValue }
    default: return false
    }
  }
}

extension ExpressionSyntax {
  var isStatementLike: Bool {
    switch kind {
    case .ifExpression, .switchExpression, .doExpression: true
    default: false
    }
  }
}
