import SwiftSource
import SwiftTypes

extension BodyChecker {
  /// `if`, `switch` or `do` used as a value: each branch is one expression.
  func inferStatementExpression(
    _ syntax: ExpressionSyntax,
    _ expected: Type?
  ) -> CheckedExpression {
    let type = expected.flatMap { hintOf($0) } ?? solver.fresh()
    let result = hidden(type, syntax.span)
    let statement: CheckedStatement
    switch syntax.kind {
    case .ifExpression(let item): statement = valueIf(item, result)
    case .switchExpression(let item): statement = valueSwitch(item, result)
    case .doExpression(let item): statement = valueDo(item, result)
    default: return errorNode(syntax.span)
    }
    return make(.block([.variable(result, nil), statement], result: result), type, syntax.span)
  }

  /// A branch that leaves its value in the variable; a branch may also leave by `return` or `throw`.
  private func valueBranch(
    _ statements: [StatementSyntax],
    _ result: LocalVariable,
    _ span: Span
  ) -> [CheckedStatement] {
    inScope {
      guard let last = statements.last else {
        report(.branchNeedsValue, span)
        return []
      }
      var made = checkBlock(Array(statements.dropLast()))
      guard let value = last.bodyExpression else {
        let final = checkStatement(last)
        if !final.neverEnds { report(.branchNeedsValue, last.span) }
        return made + final
      }
      let node = inferApart(value, expected: hintOf(result.type))
      if solver.deep(node.type).nominal?.reference.name == "Never" {
        return made + [.expression(node)]
      }
      let converted: CheckedExpression
      if let fits = coerce(node, to: result.type) {
        converted = fits
      } else {
        if !solver.shallow(node.type).isError {
          report(.branchMismatch, value.span, [spelled(result.type), spelled(node.type)])
        }
        converted = errorNode(value.span)
      }
      let place = make(.local(result), result.type, value.span)
      made.append(.expression(make(.assignment(place, converted), .void, value.span)))
      return made
    }
  }

  private func valueIf(_ item: IfSyntax, _ result: LocalVariable) -> CheckedStatement {
    let (conditions, body) = inScope {
      (
        checkConditions(item.conditions),
        valueBranch(item.body.statements, result, item.body.span)
      )
    }
    let rest: [CheckedStatement]
    switch item.elseBranch {
    case .block(let block): rest = valueBranch(block.statements, result, block.span)
    case .elseIf(let next): rest = [valueIf(next, result)]
    case nil:
      report(.ifNeedsElse, item.span)
      rest = []
    }
    return .conditional(conditions, body, rest)
  }

  private func valueSwitch(_ item: SwitchSyntax, _ result: LocalVariable) -> CheckedStatement {
    let subject = whole(item.subject)
    var patterns: [[(pattern: CheckedPattern, condition: CheckedExpression?)]] = []
    let cases = item.cases.map { branch in
      inScope {
        let items = checkCaseItems(branch.items, subject.type)
        patterns.append(items)
        return CheckedCase(items: items, body: valueBranch(branch.body, result, branch.span))
      }
    }
    checkExhaustive(item, subject.type, patterns)
    return .switching(JumpTarget(label: nil), subject, cases)
  }

  private func valueDo(_ item: DoSyntax, _ result: LocalVariable) -> CheckedStatement {
    let (body, thrown) = catching(item) {
      valueBranch(item.body.statements, result, item.body.span)
    }
    let catches = item.catches.map { clause in
      inScope {
        let error = declare("error", thrown, isMutable: false, clause.body.span)
        let items = checkCaseItems(clause.items, thrown)
        return CheckedCatch(
          error: error,
          items: items,
          body: valueBranch(clause.body.statements, result, clause.body.span)
        )
      }
    }
    return .doBlock(JumpTarget(label: nil), body, catches)
  }
}
