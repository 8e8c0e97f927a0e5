import SwiftSource
import SwiftTypes

extension NameSyntax {
  /// True for `+`, `<` and their like.
  var isOperator: Bool {
    text.first.map {
      !"_$`".contains($0) && ($0.isSymbol && !$0.isEmoji || $0.isPunctuation)
    } ?? false
  }
}

extension Character {
  /// True for pictures, which may stand in names: `let 🐶 = 1`.
  fileprivate var isEmoji: Bool {
    unicodeScalars.first.map { $0.properties.isEmoji && $0.value > 0xFF } ?? false
  }
}

extension FunctionDeclaration {
  /// How many arguments it takes.
  fileprivate var arity: Int { signatureSyntax.parameters.count }

  /// Without labels before with, few generic parameters before many, more conditions before fewer.
  fileprivate var plainness: [Int] {
    [
      signatureSyntax.parameters.filter { $0.label != nil }.count,
      signature.parameters.count - signature.outerCount,
      -signature.requirements.count,
    ]
  }
}

extension BodyChecker {
  func inferIdentifier(
    _ name: NameSyntax,
    _ arguments: [TypeSyntax],
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression {
    if let node = inferLocal(name, span) ?? dynamicSelf(name, span) { return node }
    if let type = typeNamed(name, arguments, span) {
      return make(.metatype(type), Type(.metatype(type)), span)
    }
    var candidates = unqualifiedCandidates(name.text)
    if let node = spread(name, candidates, span, expected) { return node }
    if name.isOperator {
      // An operator as a value, as in `reduce(0, +)`: the expected type tells its operands.
      let count = expected.flatMap { solver.deep($0).function?.parameters.count }
      candidates = checker.operators(named: name.text).filter {
        count == nil || $0.signatureSyntax.parameters.count == count
      }.map { Candidate(declaration: $0, base: .none) }
    }
    guard !candidates.isEmpty else {
      reportUnknownName(name)
      return errorNode(span)
    }
    return reference(candidates, span, expected)
  }

  /// `zip(a, b).map(+)`, `pairs.map(max)`: a function of several values where one tuple is given.
  private func spread(
    _ name: NameSyntax,
    _ candidates: [Candidate],
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression? {
    guard let wanted = expected.flatMap({ solver.deep($0).function }),
      wanted.parameters.count == 1,
      case .tuple(let elements) = solver.deep(wanted.parameters[0].type).kind, elements.count > 1
    else { return nil }
    let counts = candidates.compactMap { ($0.declaration as? FunctionDeclaration)?.arity }
    guard
      name.isOperator && elements.count == 2
        || counts.contains(elements.count) && !counts.contains(1)
    else { return nil }
    let parts = elements.indices.map { index in
      ExpressionSyntax(.identifier(NameSyntax("$\(index)", span), arguments: []), span)
    }
    let call: ExpressionSyntax.Kind =
      name.isOperator
      ? .binary(parts[0], name, parts[1])
      : .call(
        CallSyntax(
          callee: ExpressionSyntax(.identifier(name, arguments: []), span),
          arguments: parts.map { ArgumentSyntax(value: $0) }
        )
      )
    let body = StatementSyntax(.expression(ExpressionSyntax(call, span)), span)
    let closure = ClosureSyntax(shorthandCount: elements.count, body: [body])
    return inferClosure(closure, span, expected, builder: nil)
  }

  /// A local variable, parameter, `self` or `super`.
  func inferLocal(_ name: NameSyntax, _ span: Span) -> CheckedExpression? {
    switch name.text {
    case "self":
      // `[weak self]` and `guard let self` give the name another meaning.
      if let other = scope.variable(named: "self") { return local(other, span) }
      guard let own = selfVariable else { return nil }
      return local(own, span)
    case "super":
      guard let own = selfVariable else { return nil }
      if case .metatype(let instance) = solver.deep(own.type).kind {
        guard let parent = checker.superclass(of: instance) else { return nil }
        return make(.upcast(local(own, span)), Type(.metatype(parent)), span)
      }
      guard let parent = checker.superclass(of: solver.deep(own.type)) else { return nil }
      return make(.upcast(local(own, span)), parent, span)
    default: break
    }
    guard let variable = scope.variable(named: name.text) else { return nil }
    if name.text.hasPrefix("$") { shorthandUses += 1 }
    if let getter = variable.getter {
      return callValue(local(getter, span), [], span, nil)
    }
    if let wrapper = variable.wrapper, variable.isProjection {
      return member("projectedValue", of: local(wrapper, span), span) ?? errorNode(span)
    }
    if let wrapper = variable.wrapper {
      return member("wrappedValue", of: local(wrapper, span), span) ?? errorNode(span)
    }
    return local(variable, span)
  }

  /// `Self` in a class: the type that `self` has while running.
  func dynamicSelf(_ name: NameSyntax, _ span: Span) -> CheckedExpression? {
    guard name.text == "Self", let context, context.nominal.isClass, let own = selfVariable else {
      return nil
    }
    let node = local(own, span)
    if case .metatype = solver.deep(own.type).kind { return node }
    return make(.typeOf(node), Type(.metatype(solver.deep(own.type))), span)
  }

  /// True for what ``dynamicSelf(_:_:)`` makes.
  func isDynamicSelf(_ node: CheckedExpression) -> Bool {
    switch node.kind {
    case .local(let variable): variable === selfVariable
    case .typeOf(let inner): isDynamicSelf(inner)
    default: false
    }
  }

  /// A name that means a type here: a generic parameter, a nested, local or global type.
  func typeNamed(_ name: NameSyntax, _ arguments: [TypeSyntax], _ span: Span) -> Type? {
    guard isTypeName(name.text) else { return nil }
    return resolve(TypeSyntax(.identifier(name, arguments: arguments), span))
  }

  private func isTypeName(_ name: String) -> Bool {
    if name == "Self" { return context != nil }
    if name == "Any" || genericNames[name] != nil || scope.type(named: name) != nil { return true }
    if let context, checker.typeMember(name, from: context, in: solver.environment) != nil {
      return true
    }
    return checker.globals(named: name, from: file).contains {
      $0 is NominalDeclaration || $0 is TypeAliasDeclaration
    }
  }

  /// The value a name means when it is not called.
  func reference(_ candidates: [Candidate], _ span: Span, _ expected: Type?) -> CheckedExpression {
    let values = candidates.filter {
      !($0.declaration is FunctionDeclaration) && !($0.declaration is SubscriptDeclaration)
    }
    let isAlone = values.count == 1
    if let value = values.first(where: { isAlone || fits($0, expected) }) ?? values.first {
      return valueReference(value, span)
    }
    let functions = candidates.filter { $0.declaration is FunctionDeclaration }
    guard let last = functions.last else { return errorNode(span) }
    let chosen = functions.count > 1 ? fitting(functions, span, expected) : last
    return functionReference(chosen ?? last, span)
  }

  /// Among functions of a name the one whose type is expected; a plain one before a generic one.
  private func fitting(
    _ functions: [Candidate],
    _ span: Span,
    _ expected: Type?
  ) -> Candidate? {
    guard let expected else { return nil }
    var best: Candidate?
    var bestRank: [Int] = []
    for candidate in functions {
      guard let function = candidate.declaration as? FunctionDeclaration else { continue }
      let rank = function.plainness
      if best != nil, !rank.lexicographicallyPrecedes(bestRank) { continue }
      let before = mark()
      let node = functionReference(candidate, span)
      if coerce(node, to: expected) != nil, diagnostics.count == before.diagnostics.count,
        solver.unusualLiterals(in: [node.type]) == 0, solver.holdsSoFar()
      {
        (best, bestRank) = (candidate, rank)
      }
      undo(to: before)
    }
    return best
  }

  /// Among static members of several types (`.red` of Color or of ShapeStyle) the one that fits.
  private func fits(_ candidate: Candidate, _ expected: Type?) -> Bool {
    let before = mark()
    defer { undo(to: before) }
    let node = valueReference(candidate, Span(0, 0))
    return diagnostics.count == before.diagnostics.count
      && expected.map { coerce(node, to: $0) != nil } ?? true && solver.holdsSoFar()
  }

  func valueReference(_ candidate: Candidate, _ span: Span) -> CheckedExpression {
    switch candidate.declaration {
    case let variable as VariableDeclaration:
      return variableReference(variable, candidate.base, span)
    case let item as EnumCaseDeclaration: return enumCaseReference(item, candidate.base, span)
    case let nominal as NominalDeclaration: return nominalReference(nominal, candidate.base, span)
    case let alias as TypeAliasDeclaration:
      let type = checker.aliasedType(alias)
      return make(.metatype(type), Type(.metatype(type)), span)
    default: return errorNode(span)
    }
  }

  private func nominalReference(
    _ nominal: NominalDeclaration,
    _ base: Candidate.Base,
    _ span: Span
  ) -> CheckedExpression {
    let parent: Type? = selfType(of: base).flatMap { type in
      guard case .nominal(let own) = type.kind, !own.arguments.isEmpty || own.parent != nil else {
        return nil
      }
      return type
    }
    let arguments = nominal.parameters.map { solver.fresh(name: $0.name) }
    let type =
      nominal.isProtocol
      ? Type(.existential([ProtocolType(nominal.reference)]))
      : Type(.nominal(NominalType(nominal.reference, parent: parent, arguments: arguments)))
    return make(.metatype(type), Type(.metatype(type)), span)
  }

  func variableReference(
    _ variable: VariableDeclaration,
    _ base: Candidate.Base,
    _ span: Span
  ) -> CheckedExpression {
    checker.resolve(variable)
    checkAccess(to: variable, span)
    checkIsolation(of: variable, base, span)
    checkMutatingGetter(of: variable, base, span)
    if let getter = variable.getter {
      if getter.isAsync { noteWait(of: variable.name, span) }
      if getter.isThrowing { noteThrow(of: variable.name, nil, span) }
    }
    guard let context = variable.context else {
      return make(.global(variable, Substitutions()), variable.type, span)
    }
    let signature = checker.signature(of: context)
    guard let map = open(signature, context, base) else { return errorNode(span) }
    if !signature.requirements.isEmpty, !demand(signature, map, variable, span) {
      return errorNode(span)
    }
    let type = solver.deep(variable.type.substituting(map))
    switch base {
    case .instance(let node):
      return make(.property(node, variable, map, dispatch(of: variable)), type, span)
    case .superclass(let node, _): return make(.property(node, variable, map, .direct), type, span)
    case .type, .metatype:
      if variable.isStored, !variable.isRequirement {
        return make(.global(variable, map), type, span)
      }
      let node = staticSelf(base, span)
      return make(.property(node, variable, map, dispatch(of: variable)), type, span)
    case .none: return make(.global(variable, map), type, span)
    }
  }

  func enumCaseReference(
    _ item: EnumCaseDeclaration,
    _ base: Candidate.Base,
    _ span: Span
  ) -> CheckedExpression {
    checker.resolve(item)
    guard let context = item.context,
      let map = open(checker.signature(of: context), context, base)
    else { return errorNode(span) }
    let owner = checker.selfType(of: context).substituting(map)
    guard let payload = item.payload else { return make(.enumCase(item, map), owner, span) }
    let type = Type(
      .function(
        FunctionType(
          parameters: payload.map { FunctionType.Parameter($0.type.substituting(map)) },
          result: owner
        )
      )
    )
    return make(.enumCase(item, map), type, span)
  }

  /// A function as a value; a method takes its `self` along.
  func functionReference(_ candidate: Candidate, _ span: Span) -> CheckedExpression {
    guard let function = candidate.declaration as? FunctionDeclaration else {
      return errorNode(span)
    }
    checker.resolve(function)
    guard let map = open(function.signature, function.context, candidate.base) else {
      return errorNode(span)
    }
    if !demand(function.signature, map, function, span) { return errorNode(span) }
    noteCaptures(of: function)
    let parameters = function.parameters.map { parameter in
      let type = parameter.isVariadic ? checker.array(of: parameter.type) : parameter.type
      return FunctionType.Parameter(solver.deep(type.substituting(map)), isInOut: parameter.isInOut)
    }
    let type = Type(
      .function(
        FunctionType(
          parameters: parameters,
          result: solver.deep(resultType(of: function, candidate.base, map)),
          isAsync: function.isAsync,
          isThrowing: function.isThrowing
        )
      )
    )
    let (argument, dispatch) = selfArgument(of: candidate, function, map, span)
    return make(.function(function, map, selfArgument: argument, dispatch), type, span)
  }

  /// An initializer makes the type it was called on, also when a protocol or superclass declares it.
  func resultType(
    of function: FunctionDeclaration,
    _ base: Candidate.Base,
    _ map: Substitutions
  ) -> Type {
    let isStatic: Bool
    switch base {
    case .type, .metatype: isStatic = true
    case .none, .instance, .superclass: isStatic = false
    }
    if isStatic, let owner = selfType(of: base) {
      if case .initializer(let mark) = function.role {
        return mark == "?" || mark == "!" ? checker.optional(owner) : owner
      }
      if case .memberwiseInitializer = function.role { return owner }
    }
    if function.returnsSelf, let context = function.context, let owner = selfType(of: base) {
      // A subclass makes instances of its own.
      let own = checker.selfType(of: context).substituting(map)
      if function.result.substituting(map) == own { return owner }
      return checker.optional(owner)
    }
    return function.result.substituting(map)
  }

  /// The type that a static member belongs to, as a value.
  private func staticSelf(_ base: Candidate.Base, _ span: Span) -> CheckedExpression {
    if case .metatype(let node, _) = base { return node }
    let owner = selfType(of: base) ?? .error
    return make(.metatype(owner), Type(.metatype(owner)), span)
  }

  func selfArgument(
    of candidate: Candidate,
    _ function: FunctionDeclaration,
    _ map: Substitutions,
    _ span: Span
  ) -> (CheckedExpression?, Dispatch) {
    switch candidate.base {
    case .none:
      // An operator declared in a type is found by name alone: its type is what `Self` became.
      guard let context = function.context else { return (nil, .direct) }
      let owner = checker.selfType(of: context).substituting(map)
      return (make(.metatype(owner), Type(.metatype(owner)), span), dispatch(of: function))
    case .instance(let node): return (node, dispatch(of: function))
    case .superclass(let node, _): return (node, .direct)
    case .type, .metatype: return (staticSelf(candidate.base, span), dispatch(of: function))
    }
  }

  /// A local function used here brings its captures with it.
  func noteCaptures(of function: FunctionDeclaration) {
    guard function.enclosing != nil else { return }
    for variable in function.captures { scope.frame.capture(variable) }
  }
}
