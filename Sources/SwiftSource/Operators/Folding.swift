extension OperatorTable {
  /// Groups a flat sequence of operands and operators by precedence.
  ///
  ///     a + b * c          binary(a, +, binary(b, *, c))
  ///     x = a ? b : c      assignment(x, ternary(a, b, c))
  ///
  /// Only this sequence is folded; sequences inside its operands stay as they are.
  ///
  /// - Returns: The expression, and a message for every operator nobody declared and every pair of
  ///   operators that needs parentheses.
  /// - Complexity: O(n) for n elements; at most 1,000 operators, or the tree would be too deep.
  public func fold(_ elements: [SequenceElementSyntax]) -> (ExpressionSyntax, [Diagnostic]) {
    guard elements.count <= 2 * ParserLimits.operators + 1 else {
      let span = elements.reduce(elements[0].span) { $0.union($1.span) }
      let limit = String(ParserLimits.operators)
      return (
        ExpressionSyntax(.error, span), [Diagnostic(.sequenceTooLong, at: span, [limit])]
      )
    }
    var folder = Folder(table: self)
    for element in elements { folder.add(element) }
    return (folder.finish(), folder.diagnostics)
  }
}

extension SequenceElementSyntax {
  /// Where the element stands.
  public var span: Span {
    switch self {
    case .operand(let expression): expression.span
    case .binaryOperator(let name): name.span
    case .assignment(let span): span
    case .ternary(_, let span): span
    case .cast(_, _, let span): span
    }
  }
}

/// Two stacks, operands and operators, as in the shunting-yard algorithm: no recursion.
private struct Folder {
  let table: OperatorTable
  var diagnostics: [Diagnostic] = []
  private var operands: [ExpressionSyntax] = []
  private var operators: [(element: SequenceElementSyntax, group: String)] = []

  init(table: OperatorTable) { self.table = table }

  mutating func add(_ element: SequenceElementSyntax) {
    switch element {
    case .operand(let expression): operands.append(expression)
    case .binaryOperator(let name): push(element, group: group(of: name))
    case .assignment: push(element, group: "AssignmentPrecedence")
    case .ternary: push(element, group: "TernaryPrecedence")
    case .cast(let cast, let type, let span):
      reduce(before: "CastingPrecedence", span)
      guard let value = operands.popLast() else { return }
      operands.append(ExpressionSyntax(.cast(value, cast, type), value.span.union(span)))
    }
  }

  mutating func finish() -> ExpressionSyntax {
    while !operators.isEmpty { reduceTop() }
    return operands.last ?? ExpressionSyntax(.error, Span(0, 0))
  }

  private mutating func group(of name: NameSyntax) -> String {
    if let group = table.group(ofInfix: name.text) { return group }
    diagnostics.append(Diagnostic(.unknownOperator, at: name.span, [name.text]))
    return "DefaultPrecedence"
  }

  private mutating func push(_ element: SequenceElementSyntax, group: String) {
    reduce(before: group, element.span)
    operators.append((element, group))
  }

  /// Closes every operator that binds more tightly than the one that comes now.
  private mutating func reduce(before group: String, _ span: Span) {
    while let top = operators.last {
      if top.group == group {
        switch table.associativity(of: group) {
        case "left": break
        case "right": return
        default: complain(.nonAssociative, top.element, span)
        }
      } else if table.isTighter(group, than: top.group) {
        return
      } else if !table.isTighter(top.group, than: group) {
        complain(.unrelatedOperators, top.element, span)
      }
      reduceTop()
    }
  }

  private mutating func complain(
    _ kind: DiagnosticKind,
    _ first: SequenceElementSyntax,
    _ span: Span
  ) {
    guard case .binaryOperator(let name) = first else { return }
    diagnostics.append(Diagnostic(kind, at: span, [name.text]))
  }

  private mutating func reduceTop() {
    guard let top = operators.popLast(), let right = operands.popLast(),
      let left = operands.popLast()
    else { return }
    let span = left.span.union(right.span)
    let kind: ExpressionSyntax.Kind =
      switch top.element {
      case .binaryOperator(let name): .binary(left, name, right)
      case .assignment: .assignment(left, right)
      case .ternary(let middle, _): .ternary(left, middle, right)
      case .operand, .cast: .error
      }
    operands.append(ExpressionSyntax(kind, span))
  }
}
