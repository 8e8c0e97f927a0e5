import SwiftSource
import SwiftTypes

extension BodyChecker {
  /// Makes a value usable where a type is expected; nil when it cannot be.
  ///
  /// The conversions are the language's: a value into an Optional, a value into an existential, a
  /// subclass into its superclass, Double and CGFloat into each other, functions with more able
  /// types. Each one makes the solution a little worse.
  func coerce(_ node: CheckedExpression, to target: Type) -> CheckedExpression? {
    let source = solver.deep(node.type)
    let target = solver.deep(target)
    if source == target { return node }
    if source.isError || target.isError { return node }
    if case .variable = target.kind { return coerceToOpen(node, source, target) }
    if let wrapped = checker.wrapped(target) {
      return coerceToOptional(node, source, target, wrapped)
    }
    if case .variable = source.kind {
      if case .existential = target.kind { return coerceLiteralToExistential(node, target) }
      if checker.isStandard(target, "AnyHashable") {
        return coerceLiteralToExistential(node, target)
      }
      return tryUnify(source, target) ? node : nil
    }
    if case .existential = target.kind {
    } else if case .nominal = target.kind {
    } else if let value = forced(node) {
      return coerce(value, to: target)
    }
    switch target.kind {
    case .existential(let items): return erase(node, source, items, target)
    case .function(let wanted): return coerceFunction(node, source, wanted, target)
    case .tuple(let wanted): return coerceTuple(node, source, wanted, target)
    case .metatype(let wanted):
      if case .metatype(let given) = source.kind, case .existential(let items) = wanted.kind,
        conformsToAll(given, items)
      {
        return make(.upcast(node), target, node.span)
      }
      if case .metatype(let given) = source.kind, isSubclass(given, of: wanted) {
        return make(.upcast(node), target, node.span)
      }
    default: break
    }
    if tryUnify(source, target) { return node }
    if isNumberPair(source, target) {
      solver.score.numberConversion += checker.isStandard(target, "CGFloat") ? 2 : 1
      return make(.convertNumber(node), target, node.span)
    }
    if checker.isStandard(target, "AnyHashable"), let proto = checker.standardProtocol("Hashable"),
      checker.conformance(of: source, to: proto, in: solver.environment) != nil
    {
      solver.score.numberConversion += 3
      return callInitializer(of: target, [Argument(label: nil, value: .checked(node))], node.span)
    }
    if isSubclass(source, of: target) { return make(.upcast(node), target, node.span) }
    if let made = coerceCollection(node, source, target) { return made }
    if let value = forced(node) { return coerce(value, to: target) }
    if checker.isStandard(target, "AnyHashable"),
      let hashable = checker.standardProtocol("Hashable"),
      conformsToAll(source, [ProtocolType(hashable)])
    {
      solver.score.numberConversion += 3
      let argument = Argument(label: nil, value: .checked(node))
      return callInitializer(of: target, [argument], node.span)
    }
    return nil
  }

  /// A type that is still open becomes that of the value; where a `nil` stood first, its Optional.
  private func coerceToOpen(
    _ node: CheckedExpression,
    _ source: Type,
    _ target: Type
  ) -> CheckedExpression? {
    guard solver.literal(of: target) == .null, solver.literal(of: source) != .null,
      checker.wrapped(source) == nil, case let whole = checker.optional(source)
    else { return solver.unify(source, target) ? node : nil }
    return solver.unify(target, whole) ? make(.wrapOptional(node), whole, node.span) : nil
  }

  /// Unifies, and leaves nothing bound when that fails.
  func tryUnify(_ left: Type, _ right: Type) -> Bool {
    let before = solver.mark()
    if solver.unify(left, right) { return true }
    solver.undo(to: before)
    return false
  }

  private func coerceToOptional(
    _ node: CheckedExpression,
    _ source: Type,
    _ target: Type,
    _ wrapped: Type
  ) -> CheckedExpression? {
    if let given = checker.wrapped(source) {
      if tryUnify(source, target) { return node }
      return coerceInside(node, given, target, wrapped)
    }
    if let index = solver.openVariable(source) {
      let literal = solver.variables[index].literal
      if literal == .null || literal == nil { return solver.unify(source, target) ? node : nil }
    }
    guard let inner = coerce(node, to: wrapped) else { return nil }
    solver.score.valueToOptional += 1
    return make(.wrapOptional(inner), target, node.span)
  }

  /// `Int?` to `Any?` or `Sub?` to `Super?`: unwraps, converts, wraps.
  private func coerceInside(
    _ node: CheckedExpression,
    _ given: Type,
    _ target: Type,
    _ wrapped: Type
  ) -> CheckedExpression? {
    let bound = make(.optionalBind(node), given, node.span)
    if let inner = coerce(bound, to: wrapped) {
      return make(.optionalChain(make(.wrapOptional(inner), target, node.span)), target, node.span)
    }
    guard checker.wrapped(wrapped) != nil || isAny(wrapped) else { return nil }
    guard let whole = coerce(node, to: wrapped) else { return nil }
    return make(.wrapOptional(whole), target, node.span)
  }

  private func isAny(_ type: Type) -> Bool {
    if case .existential(let items) = type.kind { return items.isEmpty }
    return false
  }

  private func coerceLiteralToExistential(
    _ node: CheckedExpression,
    _ target: Type
  ) -> CheckedExpression? {
    solver.applyDefaults(in: node.type)
    let source = solver.deep(node.type)
    if case .variable = source.kind { return solver.unify(source, target) ? node : nil }
    return coerce(node, to: target)
  }

  private func erase(
    _ node: CheckedExpression,
    _ source: Type,
    _ items: [ProtocolType],
    _ target: Type
  ) -> CheckedExpression? {
    if case .existential(let given) = source.kind {
      let has = checker.protocols(of: source, in: solver.environment)
      guard items.allSatisfy({ has.contains($0.reference) || checker.isMarker($0.reference) })
      else { return given == items ? node : nil }
      solver.score.existential += 1
      return make(.upcast(node), target, node.span)
    }
    guard conformsToAll(source, items) else { return nil }
    solver.score.existential += 1
    return make(.erase(node), target, node.span)
  }

  func conformsToAll(_ type: Type, _ items: [ProtocolType]) -> Bool {
    items.allSatisfy { item in
      checker.expand(.conformance(type, item)).allSatisfy { solver.require($0) }
    }
  }

  private func coerceFunction(
    _ node: CheckedExpression,
    _ source: Type,
    _ wanted: FunctionType,
    _ target: Type
  ) -> CheckedExpression? {
    guard case .function(let given) = source.kind else { return nil }
    guard given.parameters.count == wanted.parameters.count else {
      return adapted(node, given, wanted, target)
    }
    if given.isThrowing && !wanted.isThrowing || given.isAsync && !wanted.isAsync { return nil }
    let before = solver.mark()
    let parametersFit = zip(given.parameters, wanted.parameters).allSatisfy {
      solver.unify($0.type, $1.type)
    }
    if parametersFit, solver.unify(given.result, wanted.result) {
      if given.isAsync != wanted.isAsync { solver.score.functionConversion += 1 }
      return make(.upcast(node), target, node.span)
    }
    solver.undo(to: before)
    return adapted(node, given, wanted, target)
  }

  /// A function where one of a wider result is expected, or one that takes its values as a tuple:
  /// by a closure that calls it.
  private func adapted(
    _ node: CheckedExpression,
    _ given: FunctionType,
    _ wanted: FunctionType,
    _ target: Type
  ) -> CheckedExpression? {
    if given.isThrowing && !wanted.isThrowing || given.isAsync || wanted.isAsync { return nil }
    switch node.kind {
    case .local, .global, .function, .property: break
    default: return nil
    }
    let before = mark()
    let frame = LocalScope.Frame(parent: scope.frame)
    var parameters: [LocalVariable] = []
    var values: [CheckedExpression] = []
    func parameter(_ type: Type) -> CheckedExpression {
      let variable = LocalVariable(name: "", type: type, isMutable: false, span: node.span)
      variable.depth = frame.depth
      locals.append(variable)
      parameters.append(variable)
      return make(.local(variable), type, node.span)
    }
    if given.parameters.count == wanted.parameters.count {
      values = wanted.parameters.map { parameter($0.type) }
    } else if wanted.parameters.count == 1, given.parameters.count > 1,
      case .tuple(let elements) = solver.deep(wanted.parameters[0].type).kind,
      elements.count == given.parameters.count
    {
      let whole = parameter(wanted.parameters[0].type)
      values = elements.enumerated().map { index, element in
        make(.tupleElement(whole, index), element.type, node.span)
      }
    } else {
      return nil
    }
    let arguments = zip(values, given.parameters).compactMap { value, parameter in
      parameter.isInOut ? nil : coerce(value, to: parameter.type)
    }
    let call = CheckedCall(callee: .value(node), arguments: arguments.map { .value($0) })
    guard arguments.count == given.parameters.count,
      let result = coerce(make(.call(call), given.result, node.span), to: wanted.result)
    else {
      undo(to: before)
      return nil
    }
    node.forEachLocal { variable in
      if variable.depth < frame.depth { frame.capture(variable) }
    }
    let closure = CheckedClosure(
      parameters: parameters,
      body: CheckedBody(statements: [.returns(result, node.span)]),
      captures: frame.captures,
      captureList: []
    )
    solver.score.functionConversion += 1
    return make(.closure(closure), target, node.span)
  }

  private func coerceTuple(
    _ node: CheckedExpression,
    _ source: Type,
    _ wanted: [TupleElement],
    _ target: Type
  ) -> CheckedExpression? {
    if tryUnify(source, target) { return node }
    guard case .tuple(let elements) = node.kind, elements.count == wanted.count else { return nil }
    var made: [CheckedExpression] = []
    for (element, type) in zip(elements, wanted) {
      guard let converted = coerce(element, to: type.type) else { return nil }
      made.append(converted)
    }
    return make(.tuple(made), target, node.span)
  }

  func isNumberPair(_ left: Type, _ right: Type) -> Bool {
    checker.isStandard(left, "Double") && checker.isStandard(right, "CGFloat")
      || checker.isStandard(left, "CGFloat") && checker.isStandard(right, "Double")
  }

  private func isSubclass(_ type: Type, of parent: Type) -> Bool {
    var current =
      checker.superclass(of: type) ?? solver.environment.superclass(of: type)
    while let item = current {
      if tryUnify(item, parent) { return true }
      current = checker.superclass(of: item)
    }
    return false
  }

  /// `[Sub]` to `[Super]` and `[Int]` to `[Any]`: by mapping the elements.
  private func coerceCollection(
    _ node: CheckedExpression,
    _ source: Type,
    _ target: Type
  ) -> CheckedExpression? {
    guard checker.isStandard(source, "Array"), checker.isStandard(target, "Array"),
      let given = source.nominal?.arguments.first, let wanted = target.nominal?.arguments.first
    else { return nil }
    let element = LocalVariable(name: "$0", type: given, isMutable: false, span: node.span)
    element.depth = scope.frame.depth + 1
    let inside = make(.local(element), given, node.span)
    guard let converted = coerce(inside, to: wanted) else { return nil }
    let closure = CheckedClosure(
      parameters: [element],
      body: CheckedBody(statements: [.returns(converted, node.span)]),
      captures: [],
      captureList: []
    )
    let type = Type(
      .function(FunctionType(parameters: [FunctionType.Parameter(given)], result: wanted))
    )
    solver.score.existential += 1
    let argument = Argument(label: nil, value: .checked(make(.closure(closure), type, node.span)))
    return callMember("map", on: node, [argument], expected: target, node.span)
  }
}
