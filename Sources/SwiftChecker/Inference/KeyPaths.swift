import SwiftSource
import SwiftTypes

extension BodyChecker {
  func inferKeyPath(
    _ rootSyntax: TypeSyntax?,
    _ components: [KeyPathComponentSyntax],
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression {
    let (wantedRoot, wantedFunction) = keyPathContext(expected)
    guard let root = rootSyntax.map({ resolve($0) }) ?? wantedRoot else {
      // A parameter that takes no key path at all is further off than one whose path is wrong.
      solver.score.errors += 1
      report(.keyPathNeedsRoot, span)
      return errorNode(span)
    }
    if rootSyntax != nil, let wantedRoot { _ = tryUnify(root, wantedRoot) }
    solver.applyDefaults(in: root)
    var walk = KeyPathWalk(type: solver.deep(root))
    if case .variable = walk.type.kind {
      report(.keyPathNeedsRoot, span)
      return errorNode(span)
    }
    for component in components where !step(component, &walk, span) { return errorNode(span) }
    if walk.isOptional {
      let whole = checker.wrapped(walk.type) == nil ? checker.optional(walk.type) : walk.type
      walk.made.append(.optionalWrap(whole))
      walk.type = whole
    }
    if let wantedFunction {
      return functionFromPath(root, walk, wantedFunction, components, span)
    }
    let name =
      walk.isWritable
      ? (walk.isReference ? "ReferenceWritableKeyPath" : "WritableKeyPath") : "KeyPath"
    let type = checker.standard(name, [solver.deep(root), walk.type])
    return make(.keyPath(root: root, walk.made), type, span)
  }

  private struct KeyPathWalk {
    var type: Type
    var made: [CheckedKeyPathComponent] = []
    var isWritable = true
    var isReference = false
    var isOptional = false
  }

  /// The root a context asks for, and the function type when a key path serves as one.
  private func keyPathContext(_ expected: Type?) -> (Type?, FunctionType?) {
    guard let expected else { return (nil, nil) }
    let type = solver.deep(expected)
    if let function = type.function, function.parameters.count == 1 {
      return (function.parameters[0].type, function)
    }
    guard case .nominal(let nominal) = type.kind,
      nominal.reference.name.hasSuffix("KeyPath"), let root = nominal.arguments.first
    else { return (nil, nil) }
    return (root, nil)
  }

  private func step(
    _ component: KeyPathComponentSyntax,
    _ walk: inout KeyPathWalk,
    _ span: Span
  ) -> Bool {
    switch component {
    case .property(let name): return property(name, &walk)
    case .subscriptStep(let arguments, let place): return subscripted(arguments, place, &walk)
    case .optionalChain(let place):
      guard let wrapped = checker.wrapped(walk.type) else {
        report(.optionalChainOnNonOptional, place, [spelled(walk.type)])
        return false
      }
      walk.made.append(.optionalChain)
      walk.isOptional = true
      walk.isWritable = false
      walk.type = wrapped
      return true
    case .forceUnwrap(let place):
      guard let wrapped = checker.wrapped(walk.type) else {
        report(.forceUnwrapOfNonOptional, place, [spelled(walk.type)])
        return false
      }
      walk.made.append(.forceUnwrap)
      walk.type = wrapped
      return true
    }
  }

  private func property(_ name: NameSyntax, _ walk: inout KeyPathWalk) -> Bool {
    if name.text == "self" { return true }
    if case .tuple(let elements) = walk.type.kind,
      let index = Int(name.text) ?? elements.firstIndex(where: { $0.label == name.text }),
      elements.indices.contains(index)
    {
      walk.type = elements[index].type
      walk.made.append(.tupleElement(index, walk.type))
      return true
    }
    let base = CheckedExpression(.error, walk.type, name.span)
    if case .existential = solver.deep(walk.type).kind {
      let read = withOpened(base) { opened in
        member(name.text, of: opened, name.span) ?? errorNode(name.span)
      }
      if solver.shallow(read.type).isError {
        reportUnknownMember(name, of: base)
        return false
      }
      walk.type = solver.deep(read.type)
      walk.isWritable = false
      if case .open(_, _, _, let inner) = read.kind, case .property(_, let item, _, _) = inner.kind
      {
        walk.made.append(.opened(item, walk.type))
      }
      return true
    }
    let candidates = memberCandidates(
      name.text,
      of: walk.type,
      base: .instance(base),
      isStatic: false
    ).filter { $0.declaration is VariableDeclaration }
    guard let candidate = candidates.first,
      let variable = candidate.declaration as? VariableDeclaration
    else {
      reportUnknownMember(name, of: base)
      return false
    }
    let node = variableReference(variable, candidate.base, name.span)
    guard case .property(_, _, let map, let dispatch) = node.kind else { return false }
    let canWrite =
      variable.isStored
      ? !variable.isLet && !(variable.isRequirement && variable.setter == nil)
      : variable.setter != nil
    if !canWrite { walk.isWritable = false }
    let isObject =
      checker.isClass(walk.type)
      || checker.protocols(of: walk.type, in: solver.environment)
        .contains { $0.name == "AnyObject" }
    if isObject, canWrite {
      walk.isReference = true
      walk.isWritable = true
    }
    walk.type = solver.deep(node.type)
    walk.made.append(.property(variable, map, dispatch, walk.type))
    return true
  }

  private func subscripted(
    _ arguments: [ArgumentSyntax],
    _ span: Span,
    _ walk: inout KeyPathWalk
  ) -> Bool {
    let base = CheckedExpression(.error, walk.type, span)
    let candidates = memberCandidates(
      "subscript",
      of: walk.type,
      base: .instance(base),
      isStatic: false
    )
    let given = arguments.map { Argument(label: $0.label?.text, value: .syntax($0.value)) }
    let node = applySubscript(candidates, base, given, nil, span)
    guard case .subscriptAccess(_, let item, let map, let made, let dispatch) = node.kind else {
      return false
    }
    if item.setter == nil {
      walk.isWritable = false
    } else if checker.isClass(walk.type) {
      walk.isReference = true
      walk.isWritable = true
    }
    walk.type = solver.deep(node.type)
    walk.made.append(.subscriptAccess(item, map, made, dispatch, walk.type))
    return true
  }

  /// `\.name` where a function is expected: a closure that reads the path.
  private func functionFromPath(
    _ root: Type,
    _ walk: KeyPathWalk,
    _ wanted: FunctionType,
    _ components: [KeyPathComponentSyntax],
    _ span: Span
  ) -> CheckedExpression {
    let parameter = LocalVariable(name: "$0", type: root, isMutable: false, span: span)
    parameter.depth = scope.frame.depth + 1
    locals.append(parameter)
    let path = make(
      .keyPath(root: root, walk.made),
      checker.standard("KeyPath", [solver.deep(root), walk.type]),
      span
    )
    let base = make(.local(parameter), root, span)
    let read =
      propertiesOfExistential(components, base, span)
      ?? applyKeyPath(path, to: base, walk.type, span)
    let value = convert(read, to: wanted.result, .cannotConvertReturn)
    let closure = CheckedClosure(
      parameters: [parameter],
      body: CheckedBody(statements: [.returns(value, span)]),
      captures: [],
      captureList: []
    )
    let type = FunctionType(parameters: wanted.parameters, result: wanted.result)
    return make(.closure(closure), Type(.function(type)), span)
  }

  /// The properties of an existential one after the other: it has no key paths of its own.
  private func propertiesOfExistential(
    _ components: [KeyPathComponentSyntax],
    _ base: CheckedExpression,
    _ span: Span
  ) -> CheckedExpression? {
    guard case .existential = solver.deep(base.type).kind else { return nil }
    var node = base
    for component in components {
      guard case .property(let name) = component else { return nil }
      let read = withOpened(node) { opened in
        member(name.text, of: opened, span) ?? errorNode(span)
      }
      if solver.shallow(read.type).isError { return nil }
      node = read
    }
    return node
  }

  /// `base[keyPath: path]`: every value has it, so it is declared beside the types.
  private func applyKeyPath(
    _ path: CheckedExpression,
    to base: CheckedExpression,
    _ type: Type,
    _ span: Span
  ) -> CheckedExpression {
    let pathType = solver.deep(path.type)
    let isWritable = pathType.nominal?.reference.name.contains("Writable") ?? false
    let items = checker.standardDeclaration("_KeyPathReadable")?.members(named: "subscript") ?? []
    let found = items.compactMap { $0 as? SubscriptDeclaration }
      .first { ($0.setter != nil) == isWritable }
    guard let item = found else { return errorNode(span) }
    checker.resolve(item)
    let map = Substitutions(
      parameters: item.getter.signature.parameters,
      arguments: [base.type, type]
    )
    return make(.subscriptAccess(base, item, map, [.value(path)], .direct), type, span)
  }

  private func inferKeyPathSubscript(
    _ base: CheckedExpression,
    _ argument: Argument,
    _ span: Span
  ) -> CheckedExpression {
    let value = solver.fresh()
    let wanted = checker.standard("KeyPath", [solver.deep(base.type), value])
    let path = self.value(of: argument, expected: wanted)
    let given = solver.deep(path.type)
    if given.isError { return errorNode(span) }
    guard coerce(path, to: wanted) != nil else {
      reportMismatch(path, wanted, .cannotConvertArgument)
      return errorNode(span)
    }
    return applyKeyPath(path, to: base, solver.deep(value), span)
  }

  // MARK: Subscripts

  func inferSubscript(_ call: CallSyntax, _ span: Span, _ expected: Type?) -> CheckedExpression {
    var wanted: Type?
    if case .arrayLiteral(let elements) = call.callee.kind, let expected,
      hintOf(expected) != nil, elements.contains(where: \.startsImplicitly)
    {
      // `[.red, .blue][index]`: the elements are what is expected here.
      wanted = checker.array(of: unwrappedOnce(solver.deep(expected)))
    }
    var arguments = arguments(of: call)
    if case .dictionaryLiteral(let elements) = call.callee.kind {
      wanted = tableType(elements, &arguments, expected)
    }
    let base = unwrappedBase(infer(call.callee, expected: wanted))
    if solver.shallow(base.type).isError {
      inferForErrors(arguments)
      return errorNode(span)
    }
    if solver.openVariable(base.type) != nil { solver.applyDefaults(in: base.type) }
    return withOpened(base) { opened in
      if arguments.count == 1, arguments[0].label == "keyPath" {
        return inferKeyPathSubscript(opened, arguments[0], span)
      }
      let candidates = members("subscript", of: opened)
      if let node = dynamicSubscript(call, opened, candidates, span) { return node }
      guard !candidates.isEmpty else {
        report(.noSubscript, span, [spelled(opened.type)])
        inferForErrors(arguments)
        return errorNode(span)
      }
      return applySubscript(candidates, opened, arguments, expected, span)
    }
  }

  /// `[.low: 1, .high: 2][self]`: the key that is looked up tells what the keys are, the context
  /// what the values are.
  private func tableType(
    _ elements: [DictionaryElementSyntax],
    _ arguments: inout [Argument],
    _ expected: Type?
  ) -> Type? {
    guard let first = arguments.first, first.label == nil, case .syntax(let key) = first.value,
      key.isIndependent
    else { return nil }
    let isImplicit = elements.contains { $0.key.startsImplicitly || $0.value.startsImplicitly }
    let before = mark()
    let node = inferApart(key)
    let type = solver.deep(node.type)
    guard isImplicit || checker.isStandard(type, "Substring"), !type.isError,
      !type.flags.contains(.variable)
    else {
      undo(to: before)
      return nil
    }
    arguments[0].value = .checked(node)
    var value = solver.fresh()
    if elements.contains(where: \.value.startsImplicitly),
      let hint = expected.flatMap({ hintOf($0) })
    {
      value = unwrappedOnce(hint)
    }
    return checker.standard("Dictionary", [type, value])
  }

  func applySubscript(
    _ candidates: [Candidate],
    _ base: CheckedExpression,
    _ arguments: [Argument],
    _ expected: Type?,
    _ span: Span
  ) -> CheckedExpression {
    let accessors = candidates.compactMap { candidate -> Candidate? in
      guard let item = candidate.declaration as? SubscriptDeclaration else { return nil }
      checker.resolve(item)
      return Candidate(declaration: item.getter, base: candidate.base)
    }
    let node = apply(accessors, arguments, expected, span, span)
    guard case .call(let call) = node.kind,
      case .function(let getter, let map, let argument, let dispatch) = call.callee,
      let item = getter.accessed as? SubscriptDeclaration
    else { return node }
    return make(
      .subscriptAccess(argument ?? base, item, map, call.arguments, dispatch),
      node.type,
      span
    )
  }
}
