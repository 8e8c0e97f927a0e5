import SwiftSource
import SwiftTypes

extension BodyChecker {
  func inferAssignment(
    _ target: ExpressionSyntax,
    _ value: ExpressionSyntax,
    _ span: Span
  ) -> CheckedExpression {
    if case .discard = target.kind {
      let node = inferApart(value)
      solver.applyDefaults(in: node.type)
      let result = hidden(.void, span)
      let statements: [CheckedStatement] = [
        .expression(node),
        .variable(result, make(.tuple([]), .void, span)),
      ]
      return make(.block(statements, result: result), .void, span)
    }
    if case .tuple(let elements) = target.kind { return assignTuple(elements, value, span) }
    isInChain = true
    chainBinds = 0
    let place = infer(target)
    let binds = chainBinds
    isInChain = false
    chainBinds = 0
    let type = solver.deep(place.type)
    let node = convert(inferApart(value, expected: type), to: type, .cannotAssignType)
    if let problem = immutability(of: place) {
      report(.cannotAssign, target.span, [problem], hints: assignmentHints(place))
    }
    let made = wrapping(place, node, span) ?? make(.assignment(place, node), .void, span)
    return binds > 0
      ? make(
        .optionalChain(make(.wrapOptional(made), checker.optional(.void), span)),
        checker.optional(.void),
        span
      ) : made
  }

  /// `self.name = name` in an initializer makes the wrapper of a property that has none yet.
  private func wrapping(
    _ place: CheckedExpression,
    _ value: CheckedExpression,
    _ span: Span
  ) -> CheckedExpression? {
    guard isInitializer, case .property(let base, let variable, _, _) = place.kind,
      case .local(let own) = base.kind, own === selfVariable, let backing = variable.backing,
      !checker.hasInitialValue(backing), checker.takesWrappedValue(backing),
      let storage = member(backing.name, of: base, span)
    else { return nil }
    let argument = Argument(label: "wrappedValue", value: .checked(value))
    guard let made = callInitializer(of: solver.deep(storage.type), [argument], span) else {
      return nil
    }
    return make(.assignment(storage, made), .void, span)
  }

  private func assignTuple(
    _ elements: [ArgumentSyntax],
    _ value: ExpressionSyntax,
    _ span: Span
  ) -> CheckedExpression {
    let places = elements.map { element -> CheckedExpression? in
      if case .discard = element.value.kind { return nil }
      let place = inferApart(element.value)
      if let problem = immutability(of: place) {
        report(.cannotAssign, element.value.span, [problem])
      }
      return place
    }
    let types = places.map { TupleElement($0?.type ?? solver.fresh()) }
    let whole = Type(.tuple(types))
    let node = convert(inferApart(value, expected: whole), to: whole, .cannotAssignType)
    let variable = hidden(whole, span)
    var statements: [CheckedStatement] = [.variable(variable, node)]
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      let part = make(
        .tupleElement(make(.local(variable), whole, span), index),
        types[index].type,
        span
      )
      statements.append(.expression(make(.assignment(place, part), .void, span)))
    }
    let result = hidden(.void, span)
    statements.append(.variable(result, make(.tuple([]), .void, span)))
    return make(.block(statements, result: result), .void, span)
  }

  /// Why a place cannot be written to, in the compiler's words; nil when it can.
  func immutability(of node: CheckedExpression) -> String? {
    switch node.kind {
    case .local(let variable):
      if variable.isMutable { return nil }
      return variable.name == "self"
        ? "'self' is immutable" : "'\(variable.name)' is a 'let' constant"
    case .global(let variable, _):
      if variable.isLet { return "'\(variable.name)' is a 'let' constant" }
      if let problem = inaccessibleSetter(of: variable) { return problem }
      return !variable.isStored && variable.setter == nil
        ? "'\(variable.name)' is a get-only property" : nil
    case .property(let base, let variable, _, _): return immutability(of: variable, base)
    case .subscriptAccess(let base, let item, _, _, _):
      guard let setter = item.setter else { return "subscript is get-only" }
      if case .subscriptAccess(_, _, _, let arguments, _) = node.kind, arguments.count == 1,
        case .value(let path) = arguments[0],
        checker.isStandard(solver.deep(path.type), "ReferenceWritableKeyPath")
      {
        return nil
      }
      return setter.isMutating ? immutability(of: base) : nil
    case .tupleElement(let base, _), .forceUnwrap(let base), .optionalBind(let base):
      return immutability(of: base)
    case .open(_, _, _, let inner): return immutability(of: inner)
    case .optionalChain(let inner): return immutability(of: inner)
    case .upcast(let base): return immutability(of: base)
    case .error: return nil
    case .block: return nil
    default: return "the value is a temporary"
    }
  }

  private func immutability(
    of variable: VariableDeclaration,
    _ base: CheckedExpression
  ) -> String? {
    let isOwn = isSelf(base)
    if let problem = inaccessibleSetter(of: variable) ?? isolatedSetter(of: variable, base) {
      return problem
    }
    if variable.isLet, variable.isStored {
      return isInitializer && isOwn && variable.valueSyntax == nil
        ? nil : "'\(variable.name)' is a 'let' constant"
    }
    if !variable.isStored, variable.setter == nil {
      if isInitializer, isOwn, variable.backing != nil { return nil }
      return "'\(variable.name)' is a get-only property"
    }
    if variable.isRequirement, variable.setter == nil {
      return "'\(variable.name)' is a get-only property"
    }
    if let setter = variable.setter, !setter.isMutating { return nil }
    if case .metatype = solver.deep(base.type).kind { return nil }
    if checker.isClass(solver.deep(base.type)) || isClassBound(base) { return nil }
    return immutability(of: base)
  }

  /// Reading a lazy property of a value changes the value.
  func checkMutatingGetter(
    of variable: VariableDeclaration,
    _ base: Candidate.Base,
    _ span: Span
  ) {
    guard !variable.isLibrary, variable.isLazy || variable.getter?.isMutating == true,
      case .instance(let node) = base, variable.context?.nominal.isClass == false,
      !checker.isClass(solver.deep(node.type)), let problem = immutability(of: node)
    else { return }
    report(.mutatingGetter, span, [problem, variable.name])
  }

  private func isClassBound(_ node: CheckedExpression) -> Bool {
    let type = solver.deep(node.type)
    if solver.environment.superclass(of: type) != nil { return true }
    return checker.protocols(of: type, in: solver.environment).contains { $0.name == "AnyObject" }
  }

  func isSelf(_ node: CheckedExpression) -> Bool {
    if case .local(let variable) = node.kind { return variable.name == "self" }
    return false
  }

  /// In a view's body the way out is @State, not a mutable property.
  func assignmentHints(_ place: CheckedExpression) -> [Phrase] {
    guard case .property(let base, let variable, _, _) = place.kind, isSelf(base),
      let view = checker.libraryDeclarations(named: "View").first as? NominalDeclaration,
      checker.conforms(solver.deep(base.type), to: view.reference, in: solver.environment)
    else { return [] }
    return [
      Phrase(
        "A view is a value that describes; mark it `@State private var \(variable.name)` to keep it outside.",
        "视图只是一个描述用的值；写成 `@State private var \(variable.name)`，它就存放在视图之外。"
      )
    ]
  }

  /// A mutating method needs a place to write back to.
  func checkMutability(of candidate: Candidate, _ function: FunctionDeclaration, _ span: Span) {
    guard function.isMutating, function.role == .function,
      case .instance(let node) = candidate.base,
      !checker.isClass(solver.deep(node.type)), let problem = immutability(of: node)
    else { return }
    report(.mutatingOnImmutable, span, [function.name, problem], hints: assignmentHints(node))
  }

  func checkEffects(
    of function: FunctionDeclaration,
    _ arguments: [CheckedArgument],
    _ span: Span
  ) {
    if function.isAsync { noteWait(of: function.name, span) }
    guard function.isThrowing else { return }
    if function.signatureSyntax.isRethrowing || throwsWhatArgumentsThrow(function),
      !arguments.contains(where: canThrow)
    {
      return
    }
    noteThrow(of: function.name, thrownType(of: function), span)
  }

  /// A value nobody uses is most often a mistake.
  func noteUnused(_ node: CheckedExpression, _ syntax: ExpressionSyntax) {
    guard case .call(let call) = node.kind, case .function(let function, _, _, _) = call.callee,
      !function.isLibrary, !function.hasAttribute("discardableResult"), !function.isOperator,
      function.role == .function, !solver.deep(node.type).isVoid
    else { return }
    report(.unusedResult, syntax.span, [function.fullName])
  }
}
