import SwiftSource

extension CodeNames {
  mutating func visit(_ statement: StatementSyntax) {
    switch statement.kind {
    case .declaration(let declaration):
      work.append(.declaration(declaration, isMember: false, isAdded: false))
    case .expression(let value), .throwStatement(let value): add(value)
    case .returnStatement(let value): add(value)
    case .ifStatement(let syntax): visit(syntax)
    case .guardStatement(let conditions, let body):
      add(conditions)
      add(body)
    case .switchStatement(let syntax): visit(syntax)
    case .forStatement(let loop):
      add(loop.pattern)
      add(loop.sequence)
      add(loop.condition)
      add(loop.body)
    case .whileStatement(_, let conditions, let body):
      add(conditions)
      add(body)
    case .repeatStatement(_, let body, let condition):
      add(body)
      add(condition)
    case .doStatement(let syntax): visit(syntax)
    case .deferStatement(let body): add(body)
    case .conditionalCompilation(let clauses):
      for clause in clauses { add(clause.statements) }
    case .breakStatement, .continueStatement, .fallthroughStatement, .error: break
    }
  }

  mutating func visit(_ syntax: IfSyntax) {
    var next: IfSyntax? = syntax
    while let branch = next {
      next = nil
      add(branch.conditions)
      add(branch.body)
      switch branch.elseBranch {
      case .block(let body): add(body)
      case .elseIf(let other): next = other
      case nil: break
      }
    }
  }

  mutating func visit(_ syntax: SwitchSyntax) {
    add(syntax.subject)
    for item in syntax.cases {
      visit(item.items)
      add(item.body)
    }
  }

  mutating func visit(_ syntax: DoSyntax) {
    add(syntax.body)
    for clause in syntax.catches {
      visit(clause.items)
      add(clause.body)
    }
  }

  mutating func visit(_ items: [CaseItemSyntax]) {
    for item in items {
      add(item.pattern)
      add(item.condition)
    }
  }
}
