extension TreePrinter {
  func text(_ statement: StatementSyntax) -> String {
    switch statement.kind {
    case .declaration(let declaration): return text(declaration)
    case .expression(let expression): return text(expression)
    case .returnStatement(let value): return list("return", [value.map { text($0) }])
    case .throwStatement(let value): return list("throw", [text(value)])
    case .breakStatement(let label): return list("break", [text(label)])
    case .continueStatement(let label): return list("continue", [text(label)])
    case .fallthroughStatement: return "(fallthrough)"
    case .ifStatement(let value): return text(value)
    case .guardStatement(let conditions, let block):
      return list("guard", [text(conditions), text(block)])
    case .switchStatement(let value): return text(value)
    case .forStatement(let loop): return text(loop)
    case .whileStatement(let label, let conditions, let block):
      return list("while", [text(label), text(conditions), text(block)])
    case .repeatStatement(let label, let block, let condition):
      return list("repeat", [text(label), text(block), text(condition)])
    case .doStatement(let value): return text(value)
    case .deferStatement(let block): return list("defer", [text(block)])
    case .conditionalCompilation(let clauses): return text(clauses)
    case .error: return "<error>"
    }
  }

  func text(_ block: BlockSyntax) -> String {
    "{" + block.statements.map { text($0) }.joined(separator: "; ") + "}"
  }

  func text(_ clauses: [CompilationClauseSyntax]) -> String {
    let parts = clauses.map { clause in
      list(
        "when",
        [clause.condition.map { text($0) } ?? "else"] + clause.statements.map { text($0) }
      )
    }
    return list("#if", parts)
  }

  private func text(_ conditions: [ConditionSyntax]) -> String {
    conditions.map { condition -> String in
      switch condition {
      case .expression(let expression): return text(expression)
      case .optionalBinding(let isVar, let pattern, let value):
        return list(isVar ? "var" : "let", [text(pattern), value.map { text($0) }])
      case .pattern(let pattern, let value): return list("case", [text(pattern), text(value)])
      case .availability(let items, let isUnavailable, _):
        let parts = items.map {
          $0.platform + $0.version.map { " \($0)" }.joined(separator: ".")
        }
        return list(isUnavailable ? "#unavailable" : "#available", parts)
      }
    }.joined(separator: ", ")
  }

  func text(_ value: IfSyntax) -> String {
    let branch: String? =
      switch value.elseBranch {
      case .block(let block): "else " + text(block)
      case .elseIf(let next): "else " + text(next)
      case nil: nil
      }
    return list("if", [text(value.label), text(value.conditions), text(value.body), branch])
  }

  func text(_ value: SwitchSyntax) -> String {
    let cases = value.cases.map { entry in
      let items = entry.items.map { text($0) }.joined(separator: ", ")
      return list(
        entry.isDefault ? "default" : "case",
        [items, "{" + entry.body.map { text($0) }.joined(separator: "; ") + "}"]
      )
    }
    return list("switch", [text(value.label), text(value.subject)] + cases)
  }

  private func text(_ item: CaseItemSyntax) -> String {
    text(item.pattern) + (item.condition.map { " where " + text($0) } ?? "")
  }

  private func text(_ loop: ForSyntax) -> String {
    list(
      "for",
      [
        text(loop.label), loop.isAwait ? "await" : nil, loop.isCase ? "case" : nil,
        text(loop.pattern), "in", text(loop.sequence),
        loop.condition.map { "where " + text($0) }, text(loop.body),
      ]
    )
  }

  func text(_ value: DoSyntax) -> String {
    let catches = value.catches.map { clause in
      list("catch", clause.items.map { text($0) } + [text(clause.body)])
    }
    return list(
      "do",
      [text(value.label), value.thrownType.map { "throws " + text($0) }, text(value.body)]
        + catches
    )
  }
}
