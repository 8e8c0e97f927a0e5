import SwiftSource
import SwiftTypes

/// One leaf of an `if` chain or `switch` inside a result builder.
private struct BuilderLeaf {
  /// Puts the value of the leaf into the variable of the whole.
  var statements: [CheckedStatement]
  var value: CheckedExpression
}

extension BodyChecker {
  /// Turns the statements of a builder body into plain statements that return what the builder makes.
  func build(
    _ statements: [StatementSyntax],
    _ builder: Type,
    _ result: Type,
    _ span: Span
  ) -> [CheckedStatement] {
    inScope {
      var made: [CheckedStatement] = []
      guard var value = buildBlock(statements, builder, span, &made) else { return made }
      if hasBuilderMethod("buildFinalResult", builder),
        let final = callBuilder("buildFinalResult", builder, [(nil, value)], span, as: result)
      {
        value = final
      }
      let start = (solver.count, nodes.count, locals.count)
      let converted = convert(value, to: result, .cannotConvertReturn)
      finish(from: start)
      return made + [.returns(converted, span)]
    }
  }

  /// The components of a block and the value `buildBlock` makes of them.
  private func buildBlock(
    _ statements: [StatementSyntax],
    _ builder: Type,
    _ span: Span,
    _ made: inout [CheckedStatement]
  ) -> CheckedExpression? {
    var components: [CheckedExpression] = []
    for statement in flattened(statements) {
      if let component = buildComponent(statement, builder, &made) { components.append(component) }
    }
    if components.contains(where: { solver.shallow($0.type).isError }) { return nil }
    return combine(components, builder, span, &made)
  }

  /// `#if` inside a builder is decided first.
  private func flattened(_ statements: [StatementSyntax]) -> [StatementSyntax] {
    statements.flatMap { statement -> [StatementSyntax] in
      guard case .conditionalCompilation(let clauses) = statement.kind else { return [statement] }
      return flattened(checker.activeStatements(of: clauses))
    }
  }

  private func combine(
    _ components: [CheckedExpression],
    _ builder: Type,
    _ span: Span,
    _ made: inout [CheckedStatement]
  ) -> CheckedExpression? {
    if hasBuilderMethod("buildPartialBlock", builder), let first = components.first {
      guard
        var whole = callBuilder("buildPartialBlock", builder, [("first", first)], first.span)
      else { return nil }
      for next in components.dropFirst() {
        let kept = keep(whole, &made)
        guard
          let more = callBuilder(
            "buildPartialBlock",
            builder,
            [("accumulated", kept), ("next", next)],
            next.span
          )
        else { return nil }
        whole = more
      }
      return whole
    }
    return callBuilder("buildBlock", builder, components.map { (nil, $0) }, span)
  }

  /// The value of one statement; nil when it adds nothing, as a declaration does.
  private func buildComponent(
    _ statement: StatementSyntax,
    _ builder: Type,
    _ made: inout [CheckedStatement]
  ) -> CheckedExpression? {
    switch statement.kind {
    case .expression(let syntax):
      switch syntax.kind {
      case .ifExpression(let item): return buildIf(item, builder, &made)
      case .switchExpression(let item): return buildSwitch(item, builder, &made)
      default: return buildExpression(syntax, builder, &made)
      }
    case .ifStatement(let item): return buildIf(item, builder, &made)
    case .switchStatement(let item): return buildSwitch(item, builder, &made)
    case .forStatement(let loop): return buildFor(loop, builder, statement.span, &made)
    case .doStatement(let item) where item.catches.isEmpty:
      var inner: [CheckedStatement] = []
      let value = inScope { buildBlock(item.body.statements, builder, item.body.span, &inner) }
      made += inner
      return value.map { keep($0, &made) }
    case .declaration(let declaration):
      if case .variable = declaration.kind {
        made += checkStatement(statement)
      } else if case .function = declaration.kind {
        report(.builderDeclaration, statement.span)
      } else {
        made += checkStatement(statement)
      }
      return nil
    case .throwStatement:
      made += checkStatement(statement)
      return nil
    case .error: return nil
    default:
      report(.builderControlFlow, statement.span, [builder.name(.source)])
      return nil
    }
  }

  private func buildExpression(
    _ syntax: ExpressionSyntax,
    _ builder: Type,
    _ made: inout [CheckedStatement]
  ) -> CheckedExpression? {
    let start = (solver.count, nodes.count, locals.count)
    let errors = diagnostics.count
    var node: CheckedExpression
    if hasBuilderMethod("buildExpression", builder) {
      let argument = Argument(label: nil, value: .syntax(syntax))
      node = applyBuilder("buildExpression", builder, [argument], syntax.span)
    } else {
      node = infer(syntax)
    }
    finish(from: start)
    if solver.shallow(node.type).isError || diagnostics.count > errors {
      return errorNode(syntax.span)
    }
    if node.type == checker.standard("Never"), !hasBuilderMethod("buildExpression", builder) {
      made.append(.expression(node))
      return nil
    }
    return keep(node, &made)
  }

  /// Evaluates a component where it stands, so that order and declarations stay as written.
  private func keep(
    _ node: CheckedExpression,
    _ made: inout [CheckedStatement]
  ) -> CheckedExpression {
    if case .local = node.kind { return node }
    let variable = hidden(node.type, node.span)
    made.append(.variable(variable, node))
    return make(.local(variable), node.type, node.span)
  }

  // MARK: Conditions

  private func buildIf(
    _ item: IfSyntax,
    _ builder: Type,
    _ made: inout [CheckedStatement]
  ) -> CheckedExpression? {
    var branches: [(conditions: [CheckedCondition], leaf: BuilderLeaf)] = []
    var current: IfSyntax? = item
    var final: BuilderLeaf?
    var hasElse = false
    var failed = false
    var eraseElse = false
    while let branch = current {
      current = nil
      let (conditions, leaf, isLimited, isUnavailable) = buildBranch(branch, builder)
      if let leaf {
        branches.append((conditions, limited(leaf, isLimited || eraseElse, builder)))
      } else {
        failed = true
      }
      eraseElse = isUnavailable
      switch branch.elseBranch {
      case .elseIf(let next): current = next
      case .block(let block):
        hasElse = true
        if let leaf = buildLeaf(block.statements, builder, block.span) {
          final = limited(leaf, eraseElse, builder)
        } else {
          failed = true
        }
      case nil: break
      }
    }
    if failed { return errorNode(item.span) }
    let leaves = branches.map(\.leaf) + (final.map { [$0] } ?? [])
    return choose(branches.map(\.conditions), leaves, hasElse, builder, item.span, &made)
  }

  private func buildBranch(
    _ branch: IfSyntax,
    _ builder: Type
  ) -> ([CheckedCondition], BuilderLeaf?, Bool, Bool) {
    inScope {
      let conditions = checkConditions(branch.conditions)
      var isLimited = false
      var isUnavailable = false
      for case .availability(_, let negated, _) in branch.conditions {
        if negated { isUnavailable = true } else { isLimited = true }
      }
      let leaf = buildLeaf(branch.body.statements, builder, branch.body.span)
      return (conditions, leaf, isLimited, isUnavailable)
    }
  }

  private func buildLeaf(
    _ statements: [StatementSyntax],
    _ builder: Type,
    _ span: Span
  ) -> BuilderLeaf? {
    inScope {
      var inner: [CheckedStatement] = []
      guard let value = buildBlock(statements, builder, span, &inner) else { return nil }
      let kept = keep(value, &inner)
      return BuilderLeaf(statements: inner, value: kept)
    }
  }

  private func limited(_ leaf: BuilderLeaf, _ isLimited: Bool, _ builder: Type) -> BuilderLeaf {
    guard isLimited, hasBuilderMethod("buildLimitedAvailability", builder),
      let value = callBuilder(
        "buildLimitedAvailability",
        builder,
        [(nil, leaf.value)],
        leaf.value.span
      )
    else { return leaf }
    var statements = leaf.statements
    let kept = keep(value, &statements)
    return BuilderLeaf(statements: statements, value: kept)
  }

  /// Joins the leaves of a chain: a balanced tree of `buildEither`, optional without a final `else`.
  private func choose(
    _ conditions: [[CheckedCondition]],
    _ leaves: [BuilderLeaf],
    _ hasElse: Bool,
    _ builder: Type,
    _ span: Span,
    _ made: inout [CheckedStatement]
  ) -> CheckedExpression? {
    let type = solver.fresh()
    let result = hidden(type, span)
    let start = (solver.count - 1, nodes.count, locals.count - 1)
    guard let bodies = assignments(leaves, isOptional: !hasElse, builder, result, span) else {
      return errorNode(span)
    }
    var rest: [CheckedStatement] = hasElse ? bodies[bodies.count - 1] : []
    if !hasElse {
      guard let none = missing(builder, type, span) else { return errorNode(span) }
      rest = [.expression(assign(none, to: result))]
    }
    for index in conditions.indices.reversed() {
      rest = [.conditional(conditions[index], bodies[index], rest)]
    }
    finish(from: start)
    made.append(.variable(result, nil))
    made += rest
    return make(.local(result), solver.deep(type), span)
  }

  private func missing(_ builder: Type, _ type: Type, _ span: Span) -> CheckedExpression? {
    let none = make(.none, solver.fresh(.null), span)
    guard
      let value = callBuilder(
        optionalMethod(of: builder) ?? "",
        builder,
        [(nil, none)],
        span,
        settled: false
      )
    else {
      return nil
    }
    return coerce(value, to: type)
  }

  /// For each leaf its statements and the assignment of its wrapped value.
  private func assignments(
    _ leaves: [BuilderLeaf],
    isOptional: Bool,
    _ builder: Type,
    _ result: LocalVariable,
    _ span: Span
  ) -> [[CheckedStatement]]? {
    if isOptional, optionalMethod(of: builder) == nil {
      report(.builderHasNoOptional, span, [builder.name(.source)])
      return nil
    }
    if leaves.count > 1, !hasBuilderMethod("buildEither", builder) {
      report(.builderHasNoEither, span, [builder.name(.source)])
      return nil
    }
    var bodies: [[CheckedStatement]] = []
    for (index, leaf) in leaves.enumerated() {
      var value = leaf.value
      for side in BalancedTree.path(to: index, of: leaves.count).reversed() {
        guard
          let wrapped = callBuilder(
            "buildEither",
            builder,
            [(side ? "first" : "second", value)],
            value.span,
            settled: false
          )
        else { return nil }
        value = wrapped
      }
      if isOptional {
        let some = make(.wrapOptional(value), checker.optional(value.type), value.span)
        guard
          let wrapped = callBuilder(
            optionalMethod(of: builder) ?? "",
            builder,
            [(nil, some)],
            span,
            settled: false
          )
        else { return nil }
        value = wrapped
      }
      guard solver.unify(value.type, result.type) else {
        report(.branchMismatch, value.span, [spelled(result.type), spelled(value.type)])
        return nil
      }
      bodies.append(leaf.statements + [.expression(assign(value, to: result))])
    }
    return bodies
  }

  private func assign(_ value: CheckedExpression, to variable: LocalVariable) -> CheckedExpression {
    let target = make(.local(variable), variable.type, value.span)
    return make(.assignment(target, value), .void, value.span)
  }

  private func buildSwitch(
    _ item: SwitchSyntax,
    _ builder: Type,
    _ made: inout [CheckedStatement]
  ) -> CheckedExpression? {
    let subject = whole(item.subject)
    var leaves: [BuilderLeaf] = []
    var patterns: [[(pattern: CheckedPattern, condition: CheckedExpression?)]] = []
    var failed = false
    for branch in item.cases {
      inScope {
        patterns.append(checkCaseItems(branch.items, subject.type))
        if let leaf = buildLeaf(branch.body, builder, branch.span) {
          leaves.append(leaf)
        } else {
          failed = true
        }
      }
    }
    checkExhaustive(item, subject.type, patterns)
    if failed || leaves.isEmpty { return errorNode(item.span) }
    let type = solver.fresh()
    let result = hidden(type, item.span)
    let start = (solver.count - 1, nodes.count, locals.count - 1)
    guard let bodies = assignments(leaves, isOptional: false, builder, result, item.span) else {
      return errorNode(item.span)
    }
    finish(from: start)
    let cases = zip(patterns, bodies).map { CheckedCase(items: $0, body: $1) }
    made.append(.variable(result, nil))
    made.append(.switching(JumpTarget(label: nil), subject, cases))
    return make(.local(result), solver.deep(type), item.span)
  }

  private func buildFor(
    _ loop: ForSyntax,
    _ builder: Type,
    _ span: Span,
    _ made: inout [CheckedStatement]
  ) -> CheckedExpression? {
    guard hasBuilderMethod("buildArray", builder) else {
      report(.builderControlFlow, span, [builder.name(.source)])
      return nil
    }
    var type = Type.error
    let list = hidden(.error, span)
    let checked = checkFor(loop) {
      guard let leaf = buildLeaf(loop.body.statements, builder, loop.body.span) else { return [] }
      type = leaf.value.type
      list.type = checker.array(of: type)
      let target = make(.local(list), list.type, span)
      let argument = Argument(label: nil, value: .checked(leaf.value))
      guard let append = callMember("append", on: target, [argument], expected: nil, span) else {
        return []
      }
      return leaf.statements + [.expression(append)]
    }
    if type.isError { return errorNode(span) }
    made.append(.variable(list, make(.array([]), list.type, span)))
    made += checked
    let values = make(.local(list), list.type, span)
    return callBuilder("buildArray", builder, [(nil, values)], span).map { keep($0, &made) }
  }

  // MARK: Builder methods

  func hasBuilderMethod(_ name: String, _ builder: Type) -> Bool {
    !memberCandidates(name, of: builder, base: .type(builder), isStatic: true).isEmpty
  }

  /// `buildOptional`, or `buildIf` as it was called first.
  private func optionalMethod(of builder: Type) -> String? {
    ["buildOptional", "buildIf"].first { hasBuilderMethod($0, builder) }
  }

  private func applyBuilder(
    _ name: String,
    _ builder: Type,
    _ arguments: [Argument],
    _ span: Span,
    as result: Type? = nil
  ) -> CheckedExpression {
    let candidates = memberCandidates(name, of: builder, base: .type(builder), isStatic: true)
    guard !candidates.isEmpty else {
      report(.builderLacksMethod, span, [builder.name(.source), name])
      return errorNode(span)
    }
    let expected = result.flatMap { candidates.count > 1 ? hintOf($0) : nil }
    return apply(candidates, arguments, expected, span, span)
  }

  private func callBuilder(
    _ name: String,
    _ builder: Type,
    _ values: [(String?, CheckedExpression)],
    _ span: Span,
    settled: Bool = true,
    as result: Type? = nil
  ) -> CheckedExpression? {
    let start = (solver.count, nodes.count, locals.count)
    let errors = diagnostics.count
    let node = applyBuilder(
      name,
      builder,
      values.map { Argument(label: $0.0, value: .checked($0.1)) },
      span,
      as: result
    )
    if settled { finish(from: start) }
    return diagnostics.count > errors || solver.shallow(node.type).isError ? nil : node
  }
}

/// The shape the compiler gives to the branches of an `if` chain or `switch` in a builder.
enum BalancedTree {
  /// The way from the root to one of `count` leaves; true is the first half.
  ///
  /// The left half always holds the largest power of two below the number of leaves.
  static func path(to index: Int, of count: Int) -> [Bool] {
    var path: [Bool] = []
    var index = index
    var count = count
    while count > 1 {
      var left = 1
      while left * 2 < count { left *= 2 }
      if index < left {
        path.append(true)
        count = left
      } else {
        path.append(false)
        index -= left
        count -= left
      }
    }
    return path
  }
}
