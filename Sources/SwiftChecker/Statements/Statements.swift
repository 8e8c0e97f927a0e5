import SwiftSource
import SwiftTypes

extension BodyChecker {
  /// Checks the statements of a block in a scope of their own.
  func checkScoped(_ statements: [StatementSyntax]) -> [CheckedStatement] {
    inScope { checkBlock(statements) }
  }

  /// Checks statements in the current scope; local functions and types are visible from the start.
  func checkBlock(_ statements: [StatementSyntax]) -> [CheckedStatement] {
    declareLocals(statements)
    return statements.flatMap { checkStatement($0) }
  }

  func checkStatement(_ statement: StatementSyntax) -> [CheckedStatement] {
    depthOfSyntax += 1
    defer { depthOfSyntax -= 1 }
    if depthOfSyntax > 300 {
      report(.expressionTooDeep, statement.span)
      return []
    }
    switch statement.kind {
    case .expression(let syntax): return [checkExpressionStatement(syntax)]
    case .declaration(let declaration): return checkLocalDeclaration(declaration)
    case .returnStatement(let value): return [checkReturn(value, statement.span)]
    case .throwStatement(let value):
      return [checkThrow(value, statement.span)]
    case .breakStatement(let label): return checkJump(label, statement.span, isContinue: false)
    case .continueStatement(let label): return checkJump(label, statement.span, isContinue: true)
    case .fallthroughStatement: return [.fallingThrough]
    case .ifStatement(let item): return [checkIf(item)]
    case .guardStatement(let conditions, let block): return [checkGuard(conditions, block)]
    case .switchStatement(let item): return [checkSwitch(item)]
    case .forStatement(let loop): return checkFor(loop) { checkBlock(loop.body.statements) }
    case .whileStatement(let label, let conditions, let block):
      return [checkWhile(label, conditions, block)]
    case .repeatStatement(let label, let block, let condition):
      let target = JumpTarget(label: label?.text)
      let body = inLoop(target) { checkScoped(block.statements) }
      return [.repeatLoop(target, body, checkCondition(condition))]
    case .doStatement(let item): return [checkDo(item)]
    case .deferStatement(let block): return [.deferred(checkScoped(block.statements))]
    case .conditionalCompilation(let clauses):
      return checkBlock(checker.activeStatements(of: clauses))
    case .error: return []
    }
  }

  private func checkExpressionStatement(_ syntax: ExpressionSyntax) -> CheckedStatement {
    switch syntax.kind {
    case .ifExpression(let item): return checkIf(item)
    case .switchExpression(let item): return checkSwitch(item)
    default: break
    }
    let node = whole(syntax)
    noteUnused(node, syntax)
    return .expression(node)
  }

  private func checkReturn(_ value: ExpressionSyntax?, _ span: Span) -> CheckedStatement {
    guard let wanted = returnType else {
      report(.returnOutsideFunction, span)
      return .returns(nil, span)
    }
    guard let value else {
      let known = solver.deep(wanted)
      if solver.openVariable(known) != nil {
        if !tryUnify(known, .void) { report(.cannotConvertReturn, span, ["()", "View"]) }
      } else if !known.isVoid, !known.isError, !isInitializer {
        report(.returnNeedsValue, span, [spelled(known)])
      }
      return .returns(nil, span)
    }
    if isInitializer {
      return .returns(whole(value, as: wanted, purpose: .cannotConvertReturn), span)
    }
    return .returns(checkReturned(value, wanted), span)
  }

  /// The value of a `return`: it also tells what an opaque result hides.
  func checkReturned(_ value: ExpressionSyntax, _ wanted: Type) -> CheckedExpression {
    let known = solver.deep(wanted)
    if known.flags.contains(.opaque), opaqueFunction != nil {
      let node = whole(value)
      return bindOpaque(node, known)
    }
    if known.isVoid {
      let node = whole(value)
      if !solver.deep(node.type).isVoid, !solver.deep(node.type).isError {
        report(.unexpectedReturnValue, value.span)
      }
      return node
    }
    if depth > 0, known.flags.contains(.variable) {
      return convert(infer(value, expected: hintOf(known)), to: wanted, .cannotConvertReturn)
    }
    return whole(value, as: wanted, purpose: .cannotConvertReturn)
  }

  private func checkJump(
    _ label: NameSyntax?,
    _ span: Span,
    isContinue: Bool
  ) -> [CheckedStatement] {
    let found = jumpTargets.last { item in
      if let label { return item.target.label == label.text }
      return !isContinue || item.isLoop
    }
    guard let found else {
      report(isContinue ? .continueOutsideLoop : .breakOutsideLoop, span)
      return []
    }
    return [isContinue ? .continuing(found.target) : .breaking(found.target)]
  }

  func inLoop<Result>(_ target: JumpTarget, isLoop: Bool = true, _ body: () -> Result) -> Result {
    jumpTargets.append((target, isLoop))
    defer { jumpTargets.removeLast() }
    return body()
  }

  func checkCondition(_ syntax: ExpressionSyntax) -> CheckedExpression {
    whole(syntax, as: checker.standard("Bool"), purpose: .conditionNotBool)
  }

  private func checkIf(_ item: IfSyntax) -> CheckedStatement {
    if let label = item.label {
      let target = JumpTarget(label: label.text)
      return .doBlock(target, [inLoop(target, isLoop: false) { plainIf(item) }], [])
    }
    return plainIf(item)
  }

  private func plainIf(_ item: IfSyntax) -> CheckedStatement {
    let (conditions, body) = inScope {
      (checkConditions(item.conditions), checkScoped(item.body.statements))
    }
    let rest: [CheckedStatement]
    switch item.elseBranch {
    case .block(let block): rest = checkScoped(block.statements)
    case .elseIf(let next): rest = [checkIf(next)]
    case nil: rest = []
    }
    return .conditional(conditions, body, rest)
  }

  private func checkGuard(_ conditions: [ConditionSyntax], _ block: BlockSyntax) -> CheckedStatement
  {
    let body = checkScoped(block.statements)
    if !body.neverEnds { report(.guardFallsThrough, block.span) }
    for case .optionalBinding(_, let pattern, _) in conditions {
      noteNames(of: pattern, again: true)
    }
    return .guarding(checkConditions(conditions), body)
  }

  private func checkWhile(
    _ label: NameSyntax?,
    _ conditions: [ConditionSyntax],
    _ block: BlockSyntax
  ) -> CheckedStatement {
    let target = JumpTarget(label: label?.text)
    return inScope {
      let checked = checkConditions(conditions)
      let body = inLoop(target) { checkScoped(block.statements) }
      return .whileLoop(target, checked, body)
    }
  }

  private func checkDo(_ item: DoSyntax) -> CheckedStatement {
    let target = JumpTarget(label: item.label?.text)
    let (body, thrown) = catching(item) {
      inLoop(target, isLoop: false) { checkScoped(item.body.statements) }
    }
    let catches = item.catches.map { clause in
      inScope {
        // Only a clause without a pattern names what was thrown `error`.
        let error =
          clause.items.isEmpty
          ? declare("error", thrown, isMutable: false, clause.body.span)
          : hidden(thrown, clause.body.span)
        let items = checkCaseItems(clause.items, thrown)
        return CheckedCatch(
          error: error,
          items: items,
          body: checkScoped(clause.body.statements)
        )
      }
    }
    return .doBlock(target, body, catches)
  }

  /// A loop whose body is made by the caller, inside the loop's scope.
  func checkFor(_ loop: ForSyntax, _ body: () -> [CheckedStatement]) -> [CheckedStatement] {
    let target = JumpTarget(label: loop.label?.text)
    var wanted: Type?
    if case .typed(_, let type) = loop.pattern.kind, case .arrayLiteral = loop.sequence.kind {
      wanted = checker.array(of: resolve(type))
    }
    let sequence = whole(loop.sequence, as: wanted)
    let span = loop.sequence.span
    let start = (solver.count, nodes.count, locals.count)
    guard !sequence.type.isError else {
      inScope {
        _ = checkPattern(loop.pattern, .error, isBinding: !loop.isCase)
        _ = body()
      }
      return []
    }
    if loop.isAwait, !allowsAwait { report(.awaitOutsideAsync, span) }
    let kind: DiagnosticKind = loop.isAwait ? .notAnAsyncSequence : .notASequence
    var iteratorCall: CheckedExpression?
    let wrapped = withOpened(sequence) { opened in
      let maker = loop.isAwait ? "makeAsyncIterator" : "makeIterator"
      let made = callMember(maker, on: opened, [], expected: nil, span)
      iteratorCall = made
      return made ?? errorNode(span)
    }
    guard iteratorCall != nil, !wrapped.type.isError else {
      report(kind, span, [spelled(sequence.type)])
      return []
    }
    finish(from: start)
    let iterator = hidden(wrapped.type, span)
    let place = make(.local(iterator), wrapped.type, span)
    guard let next = step(of: loop, on: place, span) else {
      report(kind, span, [spelled(sequence.type)])
      return []
    }
    finish(from: start)
    let element = checker.wrapped(next.type) ?? .error
    return inScope {
      let pattern = checkPattern(loop.pattern, element, isBinding: !loop.isCase)
      let condition = loop.condition.map { checkCondition($0) }
      let checked = inLoop(target) { inScope(body) }
      return [
        .forLoop(
          CheckedForLoop(
            target: target,
            pattern: pattern,
            iterator: iterator,
            makeIterator: wrapped,
            next: next,
            condition: condition,
            body: checked
          )
        )
      ]
    }
  }

  /// One step of a loop; with `for try await` it may wait and throw.
  private func step(
    of loop: ForSyntax,
    on iterator: CheckedExpression,
    _ span: Span
  ) -> CheckedExpression? {
    let call = { self.callMember("next", on: iterator, [], expected: nil, span) }
    guard loop.isAwait else { return call() }
    return awaiting { loop.isTry ? trying("", call) : call() }
  }

  /// A body that must give a value but may run off its end.
  func checkReturns(
    _ syntax: [StatementSyntax],
    _ statements: [CheckedStatement],
    _ result: Type,
    _ span: Span
  ) {
    let known = solver.deep(result)
    if known.isVoid || known.isError || solver.openVariable(known) != nil { return }
    if checker.isStandard(known, "Never") || statements.neverEnds { return }
    report(.missingReturn, Span(max(span.start, span.end - 1), span.end), [spelled(known)])
  }
}

extension [CheckedStatement] {
  /// True when control cannot reach the end.
  var neverEnds: Bool { contains(where: \.neverEnds) }
}

extension CheckedStatement {
  var neverEnds: Bool {
    switch self {
    case .returns, .throwing, .breaking, .continuing, .fallingThrough: true
    case .expression(let node):
      node.type.isError || node.type.nominal?.reference.name == "Never"
    case .conditional(_, let yes, let no): yes.neverEnds && no.neverEnds
    case .switching(let target, _, let cases):
      cases.allSatisfy { $0.body.neverEnds && !$0.body.breaks(out: target) }
    case .doBlock(_, let body, let catches):
      body.neverEnds && catches.allSatisfy { $0.body.neverEnds }
    case .whileLoop(let target, let conditions, let body):
      conditions.allSatisfy(\.isAlwaysTrue) && !body.breaks(out: target)
    case .repeatLoop(let target, let body, let condition):
      body.neverEnds || (condition.isTrue && !body.breaks(out: target))
    default: false
    }
  }
}

extension [CheckedStatement] {
  /// True when a `break` in the statements leaves the target.
  func breaks(out target: JumpTarget) -> Bool {
    contains { statement in
      switch statement {
      case .breaking(let other): other === target
      case .conditional(_, let yes, let no): yes.breaks(out: target) || no.breaks(out: target)
      case .guarding(_, let body), .whileLoop(_, _, let body), .repeatLoop(_, let body, _),
        .deferred(let body):
        body.breaks(out: target)
      case .forLoop(let loop): loop.body.breaks(out: target)
      case .switching(_, _, let cases): cases.contains { $0.body.breaks(out: target) }
      case .doBlock(_, let body, let catches):
        body.breaks(out: target) || catches.contains { $0.body.breaks(out: target) }
      default: false
      }
    }
  }
}

extension CheckedCondition {
  var isAlwaysTrue: Bool {
    if case .expression(let node) = self { return node.isTrue }
    return false
  }
}

extension CheckedExpression {
  var isTrue: Bool {
    if case .boolean(true) = kind { return true }
    return false
  }
}
