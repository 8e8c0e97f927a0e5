import SwiftSource
import SwiftTypes

extension BodyChecker {
  /// Checks conditions in order; names they bind are declared in the current scope.
  func checkConditions(_ conditions: [ConditionSyntax]) -> [CheckedCondition] {
    conditions.map { condition in
      switch condition {
      case .expression(let syntax): return .expression(checkCondition(syntax))
      case .optionalBinding(let isVar, let pattern, let value):
        return optionalBinding(isVar, pattern, value)
      case .pattern(let pattern, let value):
        let node = whole(value)
        return .pattern(checkPattern(pattern, node.type, isBinding: false), node)
      case .availability(let items, let isUnavailable, _):
        return .availability(checker.isAvailable(items) != isUnavailable)
      }
    }
  }

  private func optionalBinding(
    _ isVar: Bool,
    _ pattern: PatternSyntax,
    _ value: ExpressionSyntax?
  ) -> CheckedCondition {
    var inner = pattern
    var annotation: Type?
    if case .typed(let plain, let syntax) = pattern.kind {
      inner = plain
      annotation = resolve(syntax)
    }
    let source: ExpressionSyntax
    if let value {
      source = value
    } else if case .identifier(let name) = inner.kind {
      source = ExpressionSyntax(.identifier(name, arguments: []), name.span)
    } else {
      return .expression(errorNode(pattern.span))
    }
    let node = whole(source, as: annotation.map { checker.optional($0) })
    if node.type.isError {
      _ = checkPattern(inner, .error, isBinding: true, isVar: isVar)
      return .expression(node)
    }
    guard let wrapped = checker.wrapped(node.type) else {
      var isNil = false
      if case .nilLiteral = source.kind { isNil = true }
      if isNil {
        report(.nilNeedsContext, source.span)
      } else {
        report(.bindingNeedsOptional, source.span, [spelled(node.type)])
      }
      _ = checkPattern(inner, isNil ? .error : node.type, isBinding: true, isVar: isVar)
      return .expression(errorNode(source.span))
    }
    return .pattern(.some(checkPattern(inner, wrapped, isBinding: true, isVar: isVar)), node)
  }

  /// Checks a pattern against the type it is matched with and declares what it binds.
  ///
  /// With `isBinding`, inside `let` or `var`, plain names are bound; else they are expressions.
  /// With `isVar` the bound names may be changed.
  func checkPattern(
    _ pattern: PatternSyntax,
    _ type: Type,
    isBinding: Bool,
    isVar: Bool = false
  ) -> CheckedPattern {
    switch pattern.kind {
    case .wildcard: return .any
    case .identifier(let name):
      if isBinding { return .variable(declare(name.text, type, isMutable: isVar, name.span)) }
      return expressionPattern(
        ExpressionSyntax(.identifier(name, arguments: []), name.span),
        type
      )
    case .binding(let isVar, let inner):
      return checkPattern(inner, type, isBinding: true, isVar: isVar)
    case .typed(let inner, let syntax):
      let written = resolve(syntax)
      return checkPattern(inner, written, isBinding: isBinding, isVar: isVar)
    case .tuple(let elements): return tuplePattern(elements, type, isBinding, isVar, pattern.span)
    case .optional(let inner):
      let wrapped = checker.wrapped(solver.deep(type))
      if wrapped == nil, !type.isError {
        report(.patternMismatch, pattern.span, [spelled(type), "Optional"])
      }
      return .some(checkPattern(inner, wrapped ?? .error, isBinding: isBinding, isVar: isVar))
    case .isType(let syntax): return .cast(.any, from: type, to: resolve(syntax))
    case .asType(let inner, let syntax):
      let target = resolve(syntax)
      return .cast(
        checkPattern(inner, target, isBinding: isBinding, isVar: isVar),
        from: type,
        to: target
      )
    case .enumCase(let owner, let name, let payload):
      return casePattern(owner, name, payload, type, isBinding, isVar, pattern.span)
    case .expression(let syntax): return expressionPattern(syntax, type)
    case .error: return .any
    }
  }

  private func tuplePattern(
    _ elements: [TuplePatternElementSyntax],
    _ type: Type,
    _ isBinding: Bool,
    _ isVar: Bool,
    _ span: Span
  ) -> CheckedPattern {
    if elements.count == 1 {
      return checkPattern(elements[0].pattern, type, isBinding: isBinding, isVar: isVar)
    }
    guard case .tuple(let types) = solver.deep(type).kind, types.count == elements.count else {
      if !type.isError { report(.patternMismatch, span, [spelled(type), "(…)"]) }
      for element in elements {
        _ = checkPattern(element.pattern, .error, isBinding: isBinding, isVar: isVar)
      }
      return .any
    }
    return .tuple(
      zip(elements, types).map {
        checkPattern($0.pattern, $1.type, isBinding: isBinding, isVar: isVar)
      }
    )
  }

  private func casePattern(
    _ owner: TypeSyntax?,
    _ name: NameSyntax,
    _ payload: [TuplePatternElementSyntax]?,
    _ type: Type,
    _ isBinding: Bool,
    _ isVar: Bool,
    _ span: Span
  ) -> CheckedPattern {
    let subject = solver.deep(type)
    let wanted = owner.map { resolve($0) } ?? subject
    if subject.isError || wanted.isError {
      for element in payload ?? [] {
        _ = checkPattern(element.pattern, .error, isBinding: isBinding, isVar: isVar)
      }
      return .any
    }
    if let item = enumCase(name.text, of: wanted) {
      if owner != nil, wanted != subject, checker.wrapped(subject) == nil {
        let inner = matched(item, payload, wanted, isBinding, isVar, span)
        if subject.nominal?.reference == wanted.nominal?.reference {
          return matched(item, payload, subject, isBinding, isVar, span)
        }
        return .cast(inner, from: subject, to: wanted)
      }
      return matched(item, payload, wanted, isBinding, isVar, span)
    }
    if let wrapped = checker.wrapped(wanted), let item = enumCase(name.text, of: wrapped) {
      return .some(matched(item, payload, wrapped, isBinding, isVar, span))
    }
    if payload == nil {
      let member = ExpressionSyntax(.implicitMember(name, arguments: []), name.span)
      return expressionPattern(member, wanted)
    }
    reportUnknownImplicitMember(name, wanted)
    return .any
  }

  func enumCase(_ name: String, of type: Type) -> EnumCaseDeclaration? {
    guard case .nominal(let nominal) = type.kind else { return nil }
    return checker.nominals[nominal.reference]?.cases.first { $0.name == name }
  }

  private func matched(
    _ item: EnumCaseDeclaration,
    _ payload: [TuplePatternElementSyntax]?,
    _ type: Type,
    _ isBinding: Bool,
    _ isVar: Bool,
    _ span: Span
  ) -> CheckedPattern {
    checker.resolve(item)
    guard case .nominal(let nominal) = type.kind else { return .any }
    let map = checker.nominalSubstitutions(nominal)
    let types = (item.payload ?? []).map { solver.deep($0.type.substituting(map)) }
    guard let payload else { return .enumCase(item, []) }
    if payload.count == types.count {
      return .enumCase(
        item,
        zip(payload, types).map {
          checkPattern($0.pattern, $1, isBinding: isBinding, isVar: isVar)
        }
      )
    }
    if payload.count == 1, types.count > 1 {
      let whole = Type(.tuple(types.map { TupleElement($0) }))
      let inner = checkPattern(payload[0].pattern, whole, isBinding: isBinding, isVar: isVar)
      if case .tuple(let parts) = inner { return .enumCase(item, parts) }
      return .enumCase(item, [inner])
    }
    if types.count == 1, case .tuple(let elements) = types[0].kind, elements.count == payload.count
    {
      return .enumCase(item, [tuplePattern(payload, types[0], isBinding, isVar, span)])
    }
    report(.casePayloadCount, span, [item.name, String(types.count), String(payload.count)])
    return .any
  }

  /// Any other expression: matched with `~=`.
  private func expressionPattern(_ syntax: ExpressionSyntax, _ type: Type) -> CheckedPattern {
    let subject = solver.deep(type)
    let variable = hidden(subject, syntax.span)
    if case .nilLiteral = syntax.kind { return .none }
    let start = (solver.count, nodes.count, locals.count)
    let value = make(.local(variable), subject, syntax.span)
    let pattern = inferApart(syntax, expected: subject)
    if solver.shallow(pattern.type).isError { return .any }
    if let wrapped = checker.wrapped(subject), checker.wrapped(solver.deep(pattern.type)) == nil,
      isCoercible(pattern, to: wrapped)
    {
      // `case 1:` of an `Int?` is a value of what it wraps.
      return .some(expressionPattern(syntax, wrapped))
    }
    let arguments = [
      Argument(label: nil, value: .checked(pattern)), Argument(label: nil, value: .checked(value)),
    ]
    let node = apply(
      operatorCandidates("~=", count: 2),
      arguments,
      checker.standard("Bool"),
      syntax.span,
      syntax.span
    )
    finish(from: start)
    return .expression(variable, node)
  }

  private func isCoercible(_ node: CheckedExpression, to type: Type) -> Bool {
    let before = mark()
    defer { undo(to: before) }
    return coerce(node, to: type) != nil
  }

  func checkCaseItems(
    _ items: [CaseItemSyntax],
    _ type: Type
  ) -> [(pattern: CheckedPattern, condition: CheckedExpression?)] {
    items.map { item in
      let pattern = checkPattern(item.pattern, type, isBinding: false)
      return (pattern, item.condition.map { checkCondition($0) })
    }
  }

  func checkSwitch(_ item: SwitchSyntax) -> CheckedStatement {
    let subject = whole(item.subject)
    let target = JumpTarget(label: item.label?.text)
    var patterns: [[(pattern: CheckedPattern, condition: CheckedExpression?)]] = []
    let cases = item.cases.map { branch in
      inScope {
        let items = checkCaseItems(branch.items, subject.type)
        patterns.append(items)
        if branch.body.isEmpty { report(.emptyCase, branch.span) }
        let body = inLoop(target, isLoop: false) { checkScoped(branch.body) }
        return CheckedCase(items: items, body: body)
      }
    }
    checkExhaustive(item, subject.type, patterns)
    return .switching(target, subject, cases)
  }
}
