import SwiftSource
import SwiftTypes

extension BodyChecker {
  /// Infers an expression; `expected` is a hint, the caller coerces.
  func infer(_ syntax: ExpressionSyntax, expected: Type? = nil) -> CheckedExpression {
    depthOfSyntax += 1
    defer { depthOfSyntax -= 1 }
    if depthOfSyntax > 400 {
      report(.expressionTooDeep, syntax.span)
      return errorNode(syntax.span)
    }
    if syntax.kind.isPostfix { return inferChain(syntax, expected: expected) }
    let saved = (isInChain, implicitContext)
    isInChain = false
    implicitContext = nil
    defer { (isInChain, implicitContext) = saved }
    return inferPlain(syntax, expected: expected)
  }

  /// A chain of members, calls and subscripts; `?` anywhere inside makes the whole optional.
  private func inferChain(_ syntax: ExpressionSyntax, expected: Type?) -> CheckedExpression {
    if isInChain { return inferPostfix(syntax, expected: nil) }
    let saved = (chainBinds, implicitContext)
    isInChain = true
    chainBinds = 0
    implicitContext = syntax.startsImplicitly ? expected : nil
    defer {
      isInChain = false
      (chainBinds, implicitContext) = saved
    }
    let node = inferPostfix(syntax, expected: expected)
    return chainBinds > 0 ? closeChain(node) : node
  }

  func closeChain(_ node: CheckedExpression) -> CheckedExpression {
    let type = solver.deep(node.type)
    if type.isError { return node }
    let whole = checker.wrapped(type) == nil ? checker.optional(type) : type
    return make(.optionalChain(node), whole, node.span)
  }

  /// Infers a part of a larger expression that starts a chain of its own.
  func inferApart(_ syntax: ExpressionSyntax, expected: Type? = nil) -> CheckedExpression {
    let saved = (isInChain, chainBinds, implicitContext)
    isInChain = false
    implicitContext = nil
    defer { (isInChain, chainBinds, implicitContext) = saved }
    return infer(syntax, expected: expected)
  }

  private func inferPostfix(_ syntax: ExpressionSyntax, expected: Type?) -> CheckedExpression {
    switch syntax.kind {
    case .member(let base, let name, let arguments):
      return inferMember(base, name, arguments, syntax.span, expected)
    case .implicitMember(let name, _): return inferImplicitMember(name, syntax.span, nil, expected)
    case .call(let call): return inferCall(call, syntax.span, expected)
    case .subscriptCall(let call): return inferSubscript(call, syntax.span, expected)
    case .optionalUnwrap(let inner):
      let node = infer(inner)
      guard let wrapped = unwrapped(node, .optionalChainOnNonOptional) else {
        return errorNode(syntax.span)
      }
      chainBinds += 1
      return make(.optionalBind(node), wrapped, syntax.span)
    case .forceUnwrap(let inner):
      let node = infer(inner, expected: expected.map { checker.optional($0) })
      guard let wrapped = unwrapped(node, .forceUnwrapOfNonOptional) else {
        return errorNode(syntax.span)
      }
      return make(.forceUnwrap(node), wrapped, syntax.span)
    default: return inferPlain(syntax, expected: expected)
    }
  }

  private func unwrapped(_ node: CheckedExpression, _ kind: DiagnosticKind) -> Type? {
    let type = solver.deep(node.type)
    if type.isError { return nil }
    if case .variable = type.kind {
      let inner = solver.fresh()
      return solver.unify(type, checker.optional(inner)) ? inner : nil
    }
    if let wrapped = checker.wrapped(type) { return wrapped }
    report(kind, node.span, [spelled(type)])
    return nil
  }

  private func inferPlain(_ syntax: ExpressionSyntax, expected: Type?) -> CheckedExpression {
    let span = syntax.span
    switch syntax.kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .stringLiteral,
      .regexLiteral:
      return inferLiteral(syntax, expected)
    case .arrayLiteral(let elements): return inferArray(elements, span, expected)
    case .dictionaryLiteral(let elements): return inferDictionary(elements, span, expected)
    case .identifier(let name, let arguments):
      return inferIdentifier(name, arguments, span, expected)
    case .implicitMember(let name, _): return inferImplicitMember(name, span, nil, expected)
    case .discard:
      report(.discardNotAllowed, span)
      return errorNode(span)
    case .closure(let closure): return inferClosure(closure, span, expected, builder: nil)
    case .paren(let inner):
      let node = inferApart(inner, expected: expected)
      if case .packExpansion = solver.deep(node.type).kind {
        return make(.tuple([node]), Type(.tuple([TupleElement(node.type)])), span)
      }
      return node
    case .tuple(let elements): return inferTuple(elements, span, expected)
    case .prefixOperator(let name, let operand):
      return inferUnary(name, operand, span, expected, isPrefix: true)
    case .postfixOperator(let operand, let name):
      return inferUnary(name, operand, span, expected, isPrefix: false)
    case .inOut(let inner):
      report(.inOutNotAllowed, span)
      return inferApart(inner)
    case .sequence(let elements):
      let (folded, problems) = checker.operatorTable.fold(elements)
      for problem in problems where !diagnostics.contains(problem) { diagnostics.append(problem) }
      return inferApart(folded, expected: expected)
    case .binary(let left, let name, let right):
      return inferBinary(left, name, right, span, expected)
    case .assignment(let target, let value): return inferAssignment(target, value, span)
    case .ternary(let condition, let yes, let no):
      return inferTernary(condition, yes, no, span, expected)
    case .cast(let value, let kind, let type): return inferCast(value, kind, type, span)
    case .tryExpression(let mark, let inner): return inferTry(mark, inner, span, expected)
    case .awaitExpression(let inner):
      if !allowsAwait { report(.awaitOutsideAsync, span) }
      return awaiting { inferApart(inner, expected: expected) }
    case .keywordExpression(let keyword, let inner):
      return inferKeyword(keyword, inner, span, expected)
    case .ifExpression, .switchExpression, .doExpression:
      return inferStatementExpression(syntax, expected)
    case .keyPath(let root, let components):
      return inferKeyPath(root, components, span, expected)
    case .type(let type):
      let resolved = resolve(type)
      return make(.metatype(resolved), Type(.metatype(resolved)), span)
    case .macro(let name, _): return inferMacro(name, span, expected)
    case .postfixConditional(let base, let clauses):
      let active = checker.activeClause(of: clauses) ?? base
      return inferApart(active, expected: expected)
    case .error: return errorNode(span)
    case .member, .call, .subscriptCall, .optionalUnwrap, .forceUnwrap:
      return inferPostfix(syntax, expected: expected)
    }
  }

  private func inferTry(
    _ mark: String,
    _ inner: ExpressionSyntax,
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression {
    let hint = mark == "?" ? expected.flatMap { checker.wrapped(solver.deep($0)) } : expected
    let node = trying(mark) { inferApart(inner, expected: hint) }
    switch mark {
    case "?":
      let type = solver.deep(node.type)
      if checker.wrapped(type) != nil { return make(.optionalTry(node), type, span) }
      let wrapped = make(.wrapOptional(node), checker.optional(type), span)
      return make(.optionalTry(wrapped), wrapped.type, span)
    case "!": return make(.forceTry(node), node.type, span)
    default: return node
    }
  }

  private func inferKeyword(
    _ keyword: String,
    _ inner: ExpressionSyntax,
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression {
    if keyword == "repeat" || keyword == "each" {
      let node = inferApart(inner)
      if keyword == "repeat" { return make(node.kind, Type(.packExpansion(node.type)), span) }
      if case .packExpansion(let pattern) = solver.deep(node.type).kind {
        return make(node.kind, pattern, span)
      }
      return node
    }
    return inferApart(inner, expected: expected)
  }

  private func inferMacro(
    _ name: NameSyntax,
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression {
    let location = file.location(of: span.start)
    switch name.text {
    case "line", "column":
      let value = name.text == "line" ? location.line : location.column
      return make(.integer(value), checker.standard("Int"), span)
    case "file", "fileID", "filePath":
      return make(.string(file.name), checker.standard("String"), span)
    case "function": return make(.string(functionName), checker.standard("String"), span)
    default:
      report(.unknownMacro, span, [name.text])
      return errorNode(span)
    }
  }

  private func inferTuple(
    _ elements: [ArgumentSyntax],
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression {
    var hints: [Type?] = elements.map { _ in nil }
    if let expected, case .tuple(let wanted) = solver.deep(expected).kind,
      wanted.count == elements.count
    {
      hints = wanted.map(\.type)
    }
    let nodes = zip(elements, hints).map { inferApart($0.value, expected: $1) }
    let types = zip(elements, nodes).map { TupleElement(label: $0.label?.text, $1.type) }
    if nodes.contains(where: { solver.shallow($0.type).isError }) { return errorNode(span) }
    return make(.tuple(nodes), Type(.tuple(types)), span)
  }

  private func inferTernary(
    _ condition: ExpressionSyntax,
    _ yes: ExpressionSyntax,
    _ no: ExpressionSyntax,
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression {
    let test = convert(
      inferApart(condition, expected: checker.standard("Bool")),
      to: checker.standard("Bool"),
      .conditionNotBool
    )
    var (first, second) = branches(yes, no, expected)
    if let expected, !solver.deep(expected).flags.contains(.variable),
      let left = coerce(first, to: expected), let right = coerce(second, to: expected)
    {
      return make(.ternary(test, left, right), expected, span)
    }
    if join(&first, &second) == nil {
      // `.white : .primary`: one side decides the type the other is looked up in.
      let retried = inferApart(no, expected: hint(from: first))
      if coerce(retried, to: first.type) != nil {
        second = retried
      } else {
        // `xs.reversed() : xs`: another overload makes both sides one type.
        let other = inferApart(yes, expected: hint(from: second))
        if coerce(other, to: second.type) != nil { first = other }
      }
    }
    guard let joined = join(&first, &second) else {
      if !solver.shallow(first.type).isError, !solver.shallow(second.type).isError {
        report(.ternaryMismatch, span, [spelled(first.type), spelled(second.type)])
      }
      return errorNode(span)
    }
    return make(.ternary(test, first, second), joined, span)
  }

  /// Both branches of `?:`; one that begins with `.` is read as the other would have it.
  private func branches(
    _ yes: ExpressionSyntax,
    _ no: ExpressionSyntax,
    _ expected: Type?
  ) -> (CheckedExpression, CheckedExpression) {
    let isOpen = expected.map { solver.isBare($0) } ?? true
    if isOpen, yes.isImplicit, !no.isImplicit {
      let second = inferApart(no)
      return (inferApart(yes, expected: hint(from: second)), second)
    }
    if isOpen, no.isImplicit, !yes.isImplicit {
      let first = inferApart(yes)
      return (first, inferApart(no, expected: hint(from: first)))
    }
    let first = inferApart(yes, expected: expected)
    let second = inferApart(no, expected: expected ?? hint(from: first))
    guard expected == nil, solver.shallow(first.type).isError else { return (first, second) }
    return (inferApart(yes, expected: hint(from: second)), second)
  }

  private func isOpenNil(_ node: CheckedExpression) -> Bool {
    solver.literal(of: node.type) == .null
  }

  private func hint(from node: CheckedExpression) -> Type? {
    let type = solver.deep(node.type)
    return type.isError || solver.openVariable(type) != nil ? nil : type
  }

  /// The type both values can have: the one of the two that the other converts to.
  func join(_ first: inout CheckedExpression, _ second: inout CheckedExpression) -> Type? {
    let before = mark()
    if checker.isStandard(solver.deep(first.type), "CGFloat"),
      checker.isStandard(solver.deep(second.type), "Double"),
      let converted = coerce(first, to: second.type)
    {
      first = converted
      return second.type
    }
    if let converted = coerce(second, to: first.type) {
      second = converted
      return first.type
    }
    undo(to: before)
    if let converted = coerce(first, to: second.type) {
      first = converted
      return second.type
    }
    undo(to: before)
    if isOpenNil(first), let whole = optionalOf(second) {
      guard let left = coerce(first, to: whole), let right = coerce(second, to: whole) else {
        return nil
      }
      (first, second) = (left, right)
      return whole
    }
    if isOpenNil(second), let whole = optionalOf(first) {
      guard let left = coerce(first, to: whole), let right = coerce(second, to: whole) else {
        return nil
      }
      (first, second) = (left, right)
      return whole
    }
    if let whole = commonType(first.type, second.type),
      let left = coerce(first, to: whole), let right = coerce(second, to: whole)
    {
      (first, second) = (left, right)
      return whole
    }
    return nil
  }

  /// The nearest class that two classes come from; for arrays and optionals of classes likewise.
  private func commonType(_ one: Type, _ two: Type) -> Type? {
    let (one, two) = (solver.deep(one), solver.deep(two))
    if one == two { return one }
    if case .metatype(let left) = one.kind, case .metatype(let right) = two.kind {
      return commonType(left, right).map { Type(.metatype($0)) }
    }
    if let inner = checker.wrapped(one), checker.wrapped(two) == nil {
      return commonType(inner, two).map { checker.optional($0) }
    }
    if let inner = checker.wrapped(two), checker.wrapped(one) == nil {
      return commonType(one, inner).map { checker.optional($0) }
    }
    for name in ["Array", "Optional"]
    where checker.isStandard(one, name) && checker.isStandard(two, name) {
      guard let left = one.nominal?.arguments.first, let right = two.nominal?.arguments.first,
        let inner = commonType(left, right)
      else { return nil }
      return checker.standard(name, [inner])
    }
    var lineage: [Type] = []
    var current = checker.superclass(of: one)
    while let parent = current {
      lineage.append(parent)
      current = checker.superclass(of: parent)
    }
    var other = checker.superclass(of: two)
    while let parent = other {
      if lineage.contains(parent) { return parent }
      other = checker.superclass(of: parent)
    }
    return nil
  }

  private func optionalOf(_ node: CheckedExpression) -> Type? {
    let type = solver.deep(node.type)
    return checker.wrapped(type) == nil ? checker.optional(type) : type
  }

  private func inferCast(
    _ value: ExpressionSyntax,
    _ kind: CastSyntax,
    _ syntax: TypeSyntax,
    _ span: Span
  ) -> CheckedExpression {
    let type = resolve(syntax)
    if kind == .coerce {
      let node = inferApart(value, expected: type)
      if let made = bridged(node, to: type) { return made }
      return convert(node, to: type, .cannotConvertInCoercion)
    }
    let node = inferApart(value)
    solver.applyDefaults(in: node.type)
    if kind == .conditional || kind == .forced, let made = bridged(node, to: type) {
      return kind == .forced ? made : make(.wrapOptional(made), checker.optional(type), span)
    }
    let result: Type
    switch kind {
    case .test: result = checker.standard("Bool")
    case .conditional: result = checker.optional(type)
    default: result = type
    }
    return make(.cast(node, kind, type), result, span)
  }
}

extension BodyChecker {
  /// `3.5 as NSNumber`: Foundation takes numbers into its object.
  private func bridged(_ node: CheckedExpression, to type: Type) -> CheckedExpression? {
    guard checker.isStandard(type, "NSNumber") else { return nil }
    let given = solver.deep(node.type)
    guard checker.isNumber(given) || checker.isStandard(given, "Bool") else { return nil }
    return callInitializer(
      of: type,
      [Argument(label: "value", value: .checked(node))],
      node.span
    )
  }
}

extension ExpressionSyntax.Kind {
  /// True for the forms that continue a chain to their left.
  var isPostfix: Bool {
    switch self {
    case .member, .call, .subscriptCall, .optionalUnwrap, .forceUnwrap, .implicitMember: true
    default: false
    }
  }
}

extension ExpressionSyntax {
  /// True for `.name` and for a choice among such.
  fileprivate var isImplicit: Bool {
    switch kind {
    case .paren(let inner): inner.isImplicit
    case .ternary(_, let yes, let no): yes.isImplicit && no.isImplicit
    case .sequence(let elements):
      elements.allSatisfy { element in
        switch element {
        case .ternary(let yes, _): yes.isImplicit
        default: true
        }
      }
        && elements.last.map { if case .operand(let last) = $0 { last.isImplicit } else { false } }
          ?? false
    default: startsImplicitly
    }
  }

  /// True when the chain begins with `.name`.
  var startsImplicitly: Bool {
    var current = self
    while true {
      switch current.kind {
      case .implicitMember: return true
      case .member(let base, _, _), .optionalUnwrap(let base), .forceUnwrap(let base):
        current = base
      case .call(let call), .subscriptCall(let call): current = call.callee
      default: return false
      }
    }
  }
}
