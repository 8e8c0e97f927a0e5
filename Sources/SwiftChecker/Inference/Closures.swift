import SwiftSource
import SwiftTypes

/// What a closure was checked against: with the same key it means the same again.
struct ClosureKey: Hashable {
  let span: Span
  let parameters: [Type]
  let result: Type?
  let builder: Type?
  let isAsync: Bool
  let isThrowing: Bool
}

struct ClosureResult {
  let node: CheckedExpression
  let type: Type
  let diagnostics: [Diagnostic]
  let captures: [LocalVariable]
  /// What reading it added to the score: reusing it adds the same.
  let score: Score
  /// True when it was checked in a trial, where messages leave out their hints.
  let isTrial: Bool
}

extension BodyChecker {
  func inferClosure(
    _ syntax: ClosureSyntax,
    _ span: Span,
    _ expected: Type?,
    builder: Type?
  ) -> CheckedExpression {
    let wanted = expectedFunction(expected)
    if let wanted, wanted.parameters.contains(where: { solver.hasOpenNumber(in: $0.type) }) {
      if builder == nil, syntax.body.count == 1, syntax.body[0].soleValue != nil {
        return inferOpen(syntax, span, expected, wanted)
      }
    }
    return readClosure(syntax, span, expected, builder)
  }

  /// A closure whose parameters are number literals without a type: what it does with them may
  /// decide it, as in `[1, 2].map { $0 / 2.5 }`.
  private func inferOpen(
    _ syntax: ClosureSyntax,
    _ span: Span,
    _ expected: Type?,
    _ wanted: FunctionType
  ) -> CheckedExpression {
    let before = mark()
    let node = checkClosure(syntax, span, wanted, nil)
    if diagnostics.count == before.diagnostics.count { return node }
    undo(to: before)
    return readClosure(syntax, span, expected, nil)
  }

  private func readClosure(
    _ syntax: ClosureSyntax,
    _ span: Span,
    _ expected: Type?,
    _ builder: Type?
  ) -> CheckedExpression {
    let wanted = expectedFunction(expected)
    if let wanted {
      for parameter in wanted.parameters { solver.applyDefaults(in: parameter.type) }
    }
    let key = cacheKey(span, wanted, builder)
    if let key, let known = closureCache[key], isCurrent(known) { return reuse(known) }
    let errors = diagnostics.count
    let start = (solver.count, nodes.count, locals.count)
    let score = solver.score
    let node = checkClosure(syntax, span, wanted, builder)
    if let key { remember(node, key, start, errors, solver.score.subtracting(score)) }
    return node
  }

  private func expectedFunction(_ expected: Type?) -> FunctionType? {
    guard let expected else { return nil }
    let type = solver.deep(expected)
    return type.function ?? checker.wrapped(type)?.function
  }

  private func cacheKey(_ span: Span, _ wanted: FunctionType?, _ builder: Type?) -> ClosureKey? {
    guard let wanted else { return nil }
    let parameters = wanted.parameters.map { solver.deep($0.type) }
    guard parameters.allSatisfy({ !$0.flags.contains(.variable) }) else { return nil }
    let result = solver.deep(wanted.result)
    if builder == nil, result.flags.contains(.variable), solver.openVariable(result) == nil {
      return nil
    }
    return ClosureKey(
      span: span,
      parameters: parameters,
      result: result.flags.contains(.variable) ? nil : result,
      builder: builder,
      isAsync: wanted.isAsync,
      isThrowing: wanted.isThrowing
    )
  }

  /// Whether the variables a closure was checked with are still those of its surroundings, which
  /// may have been read again since.
  private func isCurrent(_ known: ClosureResult) -> Bool {
    if known.isTrial, trials == 0, !known.diagnostics.isEmpty { return false }
    return known.captures.allSatisfy { variable in
      variable === selfVariable || scope.variable(named: variable.name) === variable
    }
  }

  private func reuse(_ known: ClosureResult) -> CheckedExpression {
    for item in known.diagnostics where !diagnostics.contains(item) { diagnostics.append(item) }
    for variable in known.captures { scope.frame.capture(variable) }
    solver.score = solver.score.adding(known.score)
    return known.node
  }

  private func remember(
    _ node: CheckedExpression,
    _ key: ClosureKey,
    _ start: (Int, Int, Int),
    _ errors: Int,
    _ score: Score
  ) {
    guard case .closure(let closure) = node.kind else { return }
    depth += 1
    for variable in locals[start.2...] { variable.type = solver.deep(variable.type) }
    finalize(from: start.1)
    depth -= 1
    let isOpen =
      nodes[start.1...].contains { $0.type.flags.contains(.variable) }
      || locals[start.2...].contains { $0.type.flags.contains(.variable) }
    guard !isOpen, !node.type.flags.contains(.variable) else { return }
    closureCache[key] = ClosureResult(
      node: node,
      type: node.type,
      diagnostics: Array(diagnostics.dropFirst(errors)),
      captures: closure.captures,
      score: score,
      isTrial: trials > 0
    )
  }

  private func checkClosure(
    _ syntax: ClosureSyntax,
    _ span: Span,
    _ wanted: FunctionType?,
    _ builder: Type?
  ) -> CheckedExpression {
    let saved = (
      scope, returnType, opaqueFunction, shorthandUses, jumpTargets, errors, isInitializer
    )
    let outerIsolation = isNonisolated
    isNonisolated = false
    defer { isNonisolated = outerIsolation }
    let outerAwait = allowsAwait
    allowsAwait = wanted?.isAsync ?? true
    defer { allowsAwait = outerAwait }
    let chain = (isInChain, chainBinds, implicitContext)
    (isInChain, chainBinds, implicitContext) = (false, 0, nil)
    defer { (isInChain, chainBinds, implicitContext) = chain }
    let frame = LocalScope.Frame(parent: scope.frame)
    let list = captureList(syntax, frame)
    scope = LocalScope(parent: saved.0, frame: frame)
    for item in list { scope.declare(item.variable) }
    shorthandUses = 0
    jumpTargets = []
    opaqueFunction = nil
    errors = ErrorContext(thrownType: syntax.thrownType.map { resolve($0) })
    isInitializer = false
    depth += 1
    defer {
      depth -= 1
      (
        scope, returnType, opaqueFunction, shorthandUses, jumpTargets, errors, isInitializer
      ) =
        saved
    }
    guard let parameters = closureParameters(syntax, span, wanted) else { return errorNode(span) }
    let result = syntax.result.map { resolve($0) } ?? wanted?.result ?? solver.fresh()
    returnType = result
    let body = closureBody(syntax, span, result, builder, hasWanted: wanted != nil)
    noteThrows(ofClosure: span, wanted)
    if syntax.parameters == nil, let wanted, !wanted.parameters.isEmpty, shorthandUses == 0,
      !parameters.isEmpty, !wanted.parameters.allSatisfy({ solver.deep($0.type).isVoid })
    {
      report(.closureIgnoresParameters, span, [String(wanted.parameters.count)])
    }
    if syntax.parameters == nil, let wanted, shorthandUses > 0,
      syntax.shorthandCount > 0, syntax.shorthandCount < wanted.parameters.count
    {
      let counts = [wanted.parameters.count, syntax.shorthandCount].map(String.init)
      report(.closureUsesFewer, span, [spelled(Type(.function(wanted)))] + counts)
    }
    let type = FunctionType(
      parameters: wanted?.parameters
        ?? parameters.map { FunctionType.Parameter($0.type) },
      result: result,
      isAsync: wanted?.isAsync ?? syntax.isAsync,
      isThrowing: wanted?.isThrowing ?? (syntax.isThrowing || throwingClosures.contains(span))
    )
    let closure = CheckedClosure(
      parameters: parameters,
      body: body,
      captures: frame.captures,
      captureList: list
    )
    return make(.closure(closure), Type(.function(type)), span)
  }

  private func captureList(
    _ syntax: ClosureSyntax,
    _ frame: LocalScope.Frame
  ) -> [(variable: LocalVariable, value: CheckedExpression, isWeak: Bool)] {
    syntax.captures.map { item in
      let source =
        item.value ?? ExpressionSyntax(.identifier(item.name, arguments: []), item.name.span)
      let node = inferApart(source)
      let isUnowned = item.specifier?.hasPrefix("unowned") ?? false
      let isWeak = item.specifier == "weak" || isUnowned
      var type = node.type
      if isWeak, !isUnowned, checker.wrapped(solver.deep(type)) == nil {
        type = checker.optional(type)
      }
      let variable = LocalVariable(
        name: item.name.text,
        type: type,
        isMutable: isWeak && !isUnowned,
        span: item.name.span
      )
      variable.isUnowned = isUnowned
      variable.depth = frame.depth
      locals.append(variable)
      return (variable, node, isWeak)
    }
  }

  /// The parameters of a closure: named ones, or `$0` and so on as the context expects.
  private func closureParameters(
    _ syntax: ClosureSyntax,
    _ span: Span,
    _ wanted: FunctionType?
  ) -> [LocalVariable]? {
    guard let named = syntax.parameters else {
      if let wanted, wanted.parameters.count == 1, syntax.shorthandCount > 1,
        case .tuple(let elements) = solver.deep(wanted.parameters[0].type).kind, elements.count > 1
      {
        return shorthandParts(wanted.parameters[0].type, elements, span)
      }
      let count = wanted?.parameters.count ?? syntax.shorthandCount
      return (0..<count).map { index in
        let type = wanted.map { $0.parameters[index].type } ?? solver.fresh()
        let isInOut = wanted?.parameters[index].isInOut ?? false
        return declare("$\(index)", type, isMutable: isInOut, span)
      }
    }
    if let wanted, wanted.parameters.count != named.count {
      if named.isEmpty, wanted.parameters.count == 1, solver.deep(wanted.parameters[0].type).isVoid
      {
        return [declare("$0", .void, isMutable: false, span)]
      }
      if wanted.parameters.count == 1,
        case .tuple(let elements) = solver.deep(wanted.parameters[0].type).kind,
        elements.count == named.count
      {
        return destructured(named, wanted.parameters[0].type, elements, span)
      }
      report(
        .closureParameterCount,
        span,
        [String(wanted.parameters.count), String(named.count)]
      )
      return nil
    }
    return named.enumerated().map { index, parameter in
      var type = parameter.type.map { resolve($0) } ?? solver.fresh()
      if parameter.isVariadic { type = checker.array(of: type) }
      if let expected = wanted?.parameters[index].type, !solver.unify(type, expected) {
        report(.cannotConvertArgument, parameter.name.span, [spelled(expected), spelled(type)])
      }
      return declareParameter(
        parameter.name,
        type,
        isInOut: wanted?.parameters[index].isInOut ?? false
      )
    }
  }

  /// `{ $item in }` makes `$item` a projected value and `item` what it wraps.
  private func declareParameter(_ name: NameSyntax, _ type: Type, isInOut: Bool) -> LocalVariable {
    let variable = LocalVariable(name: name.text, type: type, isMutable: isInOut, span: name.span)
    locals.append(variable)
    if name.text == "_" {
      variable.depth = scope.frame.depth
      return variable
    }
    scope.declare(variable)
    if name.text.hasPrefix("$"), name.text.count > 1 {
      let plain = LocalVariable(
        name: String(name.text.dropFirst()),
        type: type,
        isMutable: true,
        span: name.span
      )
      plain.wrapper = variable
      scope.declare(plain)
    }
    return variable
  }

  /// `{ key, value in }` for a closure that takes one pair.
  private func destructured(
    _ named: [ClosureParameterSyntax],
    _ type: Type,
    _ elements: [TupleElement],
    _ span: Span
  ) -> [LocalVariable] {
    let whole = declare("$0", type, isMutable: false, span)
    for (index, (parameter, element)) in zip(named, elements).enumerated() {
      let part = declareParameter(parameter.name, element.type, isInOut: false)
      let value = make(.tupleElement(local(whole, span), index), element.type, parameter.name.span)
      pendingPrologue.append(.variable(part, value))
    }
    return [whole]
  }

  /// `{ $0 + $1 }` for a closure that takes one pair.
  private func shorthandParts(
    _ type: Type,
    _ elements: [TupleElement],
    _ span: Span
  ) -> [LocalVariable] {
    let whole = LocalVariable(name: "pair", type: type, isMutable: false, span: span)
    whole.depth = scope.frame.depth
    locals.append(whole)
    for (index, element) in elements.enumerated() {
      let part = declare("$\(index)", element.type, isMutable: false, span)
      let value = make(.tupleElement(local(whole, span), index), element.type, span)
      pendingPrologue.append(.variable(part, value))
    }
    return [whole]
  }

  private func closureBody(
    _ syntax: ClosureSyntax,
    _ span: Span,
    _ result: Type,
    _ builder: Type?,
    hasWanted: Bool
  ) -> CheckedBody {
    let prologue = pendingPrologue
    pendingPrologue = []
    if let builder, !syntax.body.hasReturn {
      return CheckedBody(statements: prologue + build(syntax.body, builder, result, span))
    }
    if syntax.body.count == 1, let only = syntax.body[0].bodyExpression,
      !only.isStatementLike || !solver.deep(result).isVoid
    {
      return CheckedBody(statements: prologue + [soleExpression(only, result)])
    }
    let statements = checkBlock(syntax.body)
    if let open = solver.openVariable(result), solver.variables[open].literal == nil {
      if !tryUnify(result, .void) { report(.cannotConvertReturn, span, ["()", "View"]) }
    }
    checkReturns(syntax.body, statements, result, span)
    return CheckedBody(statements: prologue + statements)
  }

  /// A body of one expression gives its value without `return`.
  func soleExpression(_ syntax: ExpressionSyntax, _ result: Type) -> CheckedStatement {
    let wanted = solver.deep(result)
    let node = infer(syntax, expected: wanted.isVoid ? nil : hintOf(wanted) ?? wanted)
    if wanted.isVoid {
      if !solver.shallow(node.type).isError, !solver.deep(node.type).isVoid {
        noteUnused(node, syntax)
      }
      return .expression(node)
    }
    if solver.deep(node.type) == checker.standard("Never") { return .expression(node) }
    return .returns(convert(node, to: result, .cannotConvertReturn), syntax.span)
  }
}

extension StatementSyntax {
  /// The value of a body of one statement, which is read together with the call around it.
  fileprivate var soleValue: ExpressionSyntax? {
    switch kind {
    case .expression(let value): value
    case .returnStatement(let value): value
    default: nil
    }
  }
}

extension [StatementSyntax] {
  /// True when a `return` stands in the statements themselves, not inside nested closures.
  var hasReturn: Bool {
    contains { statement in
      switch statement.kind {
      case .returnStatement: true
      case .ifStatement(let item): item.hasReturn
      case .switchStatement(let item): item.cases.contains { $0.body.hasReturn }
      case .guardStatement(_, let block), .deferStatement(let block): block.statements.hasReturn
      case .forStatement(let loop): loop.body.statements.hasReturn
      case .whileStatement(_, _, let block), .repeatStatement(_, let block, _):
        block.statements.hasReturn
      case .doStatement(let item):
        item.body.statements.hasReturn || item.catches.contains { $0.body.statements.hasReturn }
      default: false
      }
    }
  }
}

extension IfSyntax {
  var hasReturn: Bool {
    if body.statements.hasReturn { return true }
    switch elseBranch {
    case .block(let block): return block.statements.hasReturn
    case .elseIf(let other): return other.hasReturn
    case nil: return false
    }
  }
}
