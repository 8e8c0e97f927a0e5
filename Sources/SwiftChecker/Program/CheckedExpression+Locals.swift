extension CheckedExpression {
  /// Visits every local variable used directly in the expression, not those inside closures'
  /// bodies but those the closures capture.
  func forEachLocal(_ visit: (LocalVariable) -> Void) {
    switch kind {
    case .local(let variable): visit(variable)
    case .closure(let closure):
      for variable in closure.captures { visit(variable) }
      for item in closure.captureList { item.value.forEachLocal(visit) }
    default: for child in children { child.forEachLocal(visit) }
    }
  }

  /// The expressions directly inside.
  var children: [CheckedExpression] {
    switch kind {
    case .interpolation(let parts), .array(let parts), .tuple(let parts): parts
    case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .property(let base, _, _, _): [base]
    case .subscriptAccess(let base, _, _, let arguments, _):
      [base] + arguments.flatMap(\.expressions)
    case .tupleElement(let base, _), .typeOf(let base), .forceUnwrap(let base),
      .optionalChain(let base), .optionalBind(let base), .wrapOptional(let base), .erase(let base),
      .convertNumber(let base), .upcast(let base), .cast(let base, _, _), .optionalTry(let base),
      .forceTry(let base):
      [base]
    case .call(let call): call.expressions
    case .function(_, _, let base, _): base.map { [$0] } ?? []
    case .assignment(let left, let right): [left, right]
    case .ternary(let test, let yes, let no): [test, yes, no]
    case .open(let value, _, _, let body): [value, body]
    case .keyPath(_, let components):
      components.flatMap { component -> [CheckedExpression] in
        guard case .subscriptAccess(_, _, let arguments, _, _) = component else { return [] }
        return arguments.flatMap(\.expressions)
      }
    case .block(let statements, _): statements.flatMap(\.expressions)
    case .integer, .float, .boolean, .string, .none, .local, .global, .metatype, .enumCase,
      .closure, .error:
      []
    }
  }
}

extension CheckedArgument {
  var expressions: [CheckedExpression] {
    switch self {
    case .value(let node), .inOut(let node): [node]
    case .variadic(let nodes), .pack(let nodes): nodes
    case .defaultValue: []
    }
  }
}

extension CheckedCall {
  var expressions: [CheckedExpression] {
    let callees: [CheckedExpression]
    switch callee {
    case .function(_, _, let base, _): callees = base.map { [$0] } ?? []
    case .value(let node): callees = [node]
    case .enumCase: callees = []
    }
    return callees + arguments.flatMap(\.expressions)
  }
}

extension CheckedStatement {
  /// The expressions of the statement, those of inner statements included.
  var expressions: [CheckedExpression] {
    switch self {
    case .expression(let node), .throwing(let node), .destructure(_, let node): [node]
    case .variable(_, let node), .returns(let node, _): node.map { [$0] } ?? []
    case .conditional(let conditions, let yes, let no):
      conditions.flatMap(\.expressions) + (yes + no).flatMap(\.expressions)
    case .guarding(let conditions, let body), .whileLoop(_, let conditions, let body):
      conditions.flatMap(\.expressions) + body.flatMap(\.expressions)
    case .repeatLoop(_, let body, let condition): body.flatMap(\.expressions) + [condition]
    case .forLoop(let loop):
      [loop.makeIterator, loop.next] + (loop.condition.map { [$0] } ?? [])
        + loop.body.flatMap(\.expressions)
    case .switching(_, let subject, let cases):
      [subject]
        + cases.flatMap { item in
          item.items.compactMap(\.condition) + item.items.flatMap { $0.pattern.expressions }
            + item.body.flatMap(\.expressions)
        }
    case .doBlock(_, let body, let catches):
      body.flatMap(\.expressions) + catches.flatMap { $0.body.flatMap(\.expressions) }
    case .deferred(let body): body.flatMap(\.expressions)
    case .function, .breaking, .continuing, .fallingThrough: []
    }
  }
}

extension Sequence<CheckedStatement> {
  /// The expressions of statements, and of the functions that are declared among them.
  var expressionsInside: [CheckedExpression] {
    flatMap { statement in
      guard case .function(let inner) = statement else { return statement.expressions }
      return inner.checkedBody?.statements.expressionsInside ?? []
    }
  }
}

extension CheckedCondition {
  var expressions: [CheckedExpression] {
    switch self {
    case .expression(let node): [node]
    case .pattern(let pattern, let node): pattern.expressions + [node]
    case .availability: []
    }
  }
}

extension CheckedPattern {
  var expressions: [CheckedExpression] {
    switch self {
    case .expression(_, let node): [node]
    case .tuple(let parts), .enumCase(_, let parts): parts.flatMap(\.expressions)
    case .some(let inner), .cast(let inner, _, _): inner.expressions
    case .any, .variable, .none: []
    }
  }
}
