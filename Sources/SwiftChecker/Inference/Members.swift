import SwiftSource
import SwiftTypes

extension BodyChecker {
  /// `base.name` that is not called.
  func inferMember(
    _ baseSyntax: ExpressionSyntax,
    _ name: NameSyntax,
    _ arguments: [TypeSyntax],
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression {
    if let node = moduleMember(baseSyntax, name, arguments, span, expected) { return node }
    if name.text == "self", let literal = baseSyntax.literalType {
      let type = resolve(literal)
      return make(.metatype(type), Type(.metatype(type)), span)
    }
    let base = optionalType(baseSyntax) ?? inferBase(baseSyntax)
    if solver.shallow(base.type).isError { return errorNode(span) }
    if name.text == "self" { return base }
    if let nested = nestedType(base, name, arguments) {
      return make(.metatype(nested), Type(.metatype(nested)), span)
    }
    return withOpened(base) { opened in
      if let element = tupleElement(opened, name, span) { return element }
      let candidates = withoutUnmet(namedMembers(name.text, of: opened), of: opened)
      if candidates.isEmpty {
        if let node = dynamicMember(name, of: opened, span) { return node }
        reportUnknownMember(name, of: opened)
        return errorNode(span)
      }
      return reference(candidates, span, expected)
    }
  }

  /// `Int?` and `[Int]?` in front of `.none` and `.some`.
  func optionalType(_ syntax: ExpressionSyntax) -> CheckedExpression? {
    switch syntax.kind {
    case .paren(let inner): return optionalType(inner)
    case .optionalUnwrap:
      guard let literal = syntax.literalType else { return nil }
      let type = resolve(literal)
      return make(.metatype(type), Type(.metatype(type)), syntax.span)
    default: return nil
    }
  }

  /// `SwiftUI.Text`: a module in front of a global name.
  private func moduleMember(
    _ base: ExpressionSyntax,
    _ name: NameSyntax,
    _ arguments: [TypeSyntax],
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression? {
    guard case .identifier(let module, _) = base.kind,
      checker.moduleNames.contains(module.text), scope.variable(named: module.text) == nil,
      checker.globals(named: module.text, from: file).isEmpty
    else { return nil }
    return inferIdentifier(name, arguments, span, expected)
  }

  /// A type nested in a type: `Font.Weight`.
  func nestedType(_ base: CheckedExpression, _ name: NameSyntax, _ arguments: [TypeSyntax]) -> Type?
  {
    guard case .metatype(let owner) = solver.deep(base.type).kind,
      base.isTypeName || isDynamicSelf(base),
      let found = checker.typeMember(name.text, of: owner, in: solver.environment)
    else { return nil }
    switch found {
    case .type(let type): return type
    case .nominal(let nominal, let parent):
      let own =
        arguments.isEmpty
        ? nominal.parameters.map { solver.fresh(name: $0.name) } : arguments.map { resolve($0) }
      guard own.count == nominal.parameters.count else { return .error }
      return Type(.nominal(NominalType(nominal.reference, parent: parent, arguments: own)))
    case .alias(let alias, let base):
      var type = checker.aliasedType(alias)
      if let base, let context = alias.context {
        type = type.substituting(checker.contextSubstitutions(context, self: base))
      }
      return solver.deep(type)
    }
  }

  /// The candidates for a member of a value or of a type.
  func members(_ name: String, of node: CheckedExpression) -> [Candidate] {
    let type = solver.deep(node.type)
    if case .metatype(let owner) = type.kind {
      return memberCandidates(name, of: owner, base: staticBase(node, owner), isStatic: true)
    }
    if case .variable = type.kind { decide(type, for: name) }
    let known = solver.deep(type)
    if case .local(let variable) = node.kind, variable === selfVariable || variable.name == "self" {
      return memberCandidates(name, of: known, base: .instance(node), isStatic: false)
    }
    if case .upcast(let inner) = node.kind, case .local(let variable) = inner.kind,
      variable.name == "self"
    {
      return memberCandidates(name, of: known, base: .superclass(inner, known), isStatic: false)
    }
    return memberCandidates(name, of: known, base: .instance(node), isStatic: false)
  }

  /// A literal of which a member is used takes its default, or Double where only that has the
  /// member: `3.km`.
  private func decide(_ type: Type, for name: String) {
    if solver.literal(of: type) == .integer {
      let types = ["Int", "Double"].map { checker.standard($0) }
      let found = types.first { type in
        let node = CheckedExpression(.error, type, Span(0, 0))
        return !memberCandidates(name, of: type, base: .instance(node), isStatic: false).isEmpty
      }
      if let found, tryUnify(type, found) { return }
    }
    solver.applyDefaults(in: type)
  }

  /// How the static members of a type are reached; a class is asked for its dynamic type.
  func staticBase(_ node: CheckedExpression, _ owner: Type) -> Candidate.Base {
    guard !node.isTypeName, case .nominal(let nominal) = owner.kind,
      checker.declaration(of: nominal.reference)?.isClass == true
    else { return .type(owner) }
    if case .upcast(let inner) = node.kind, case .local(let variable) = inner.kind,
      variable === selfVariable
    {
      return .superclass(inner, owner)
    }
    return .metatype(node, owner)
  }

  /// The candidates for a name that may spell labels: `Photo.init(id:)`.
  private func namedMembers(_ name: String, of node: CheckedExpression) -> [Candidate] {
    guard let open = name.firstIndex(of: "("), open > name.startIndex else {
      return members(name, of: node)
    }
    return members(String(name[..<open]), of: node).filter { candidate in
      guard let function = candidate.declaration as? FunctionDeclaration else { return false }
      checker.resolve(function)
      return function.fullName == name
    }
  }

  private func tupleElement(
    _ node: CheckedExpression,
    _ name: NameSyntax,
    _ span: Span
  ) -> CheckedExpression? {
    guard case .tuple(let elements) = solver.deep(node.type).kind else { return nil }
    let index = Int(name.text) ?? elements.firstIndex { $0.label == name.text }
    guard let index, elements.indices.contains(index) else { return nil }
    return make(.tupleElement(node, index), elements[index].type, span)
  }

  /// Runs with an existential's value opened, so that `Self` is its dynamic type.
  func withOpened(
    _ node: CheckedExpression,
    _ body: (CheckedExpression) -> CheckedExpression
  ) -> CheckedExpression {
    var type = solver.deep(node.type)
    var isMetatype = false
    if case .metatype(let instance) = type.kind, case .existential = instance.kind {
      if case .metatype = node.kind { return body(node) }
      type = instance
      isMetatype = true
    }
    guard case .existential(let items) = type.kind, !items.isEmpty else { return body(node) }
    let (parameter, variable) = opening(
      type,
      items,
      node.span,
      isMutable: immutability(of: node) == nil
    )
    if isMetatype { variable.type = Type(.metatype(variable.type)) }
    let inner = body(make(.local(variable), variable.type, node.span))
    if solver.shallow(inner.type).isError { return inner }
    let result = erasing(parameter, from: solver.deep(inner.type))
    let final = inner.type == result ? inner : coerceOpened(inner, to: result)
    return make(.open(node, parameter, variable, final), result, inner.span)
  }

  func opening(
    _ type: Type,
    _ items: [ProtocolType],
    _ span: Span,
    isMutable: Bool = false
  ) -> (GenericParameter, LocalVariable) {
    let parameter = GenericParameter(name: type.name(.source))
    checker.openedExistentials[parameter] = items
    let opened = Type(.parameter(parameter))
    for item in items {
      for requirement in checker.expand(.conformance(opened, item)) {
        if case .sameType = requirement { solver.environment.add(requirement) }
      }
    }
    let variable = LocalVariable(name: "", type: opened, isMutable: isMutable, span: span)
    variable.depth = scope.frame.depth
    return (parameter, variable)
  }

  private func coerceOpened(_ node: CheckedExpression, to type: Type) -> CheckedExpression {
    let span = node.span
    if case .existential = type.kind { return make(.erase(node), type, span) }
    if checker.wrapped(type) != nil {
      let inner = checker.wrapped(node.type) ?? node.type
      let bound = make(.optionalBind(node), inner, span)
      let erased = make(.erase(bound), checker.wrapped(type) ?? .any, span)
      return make(.optionalChain(make(.wrapOptional(erased), type, span)), type, span)
    }
    return make(.upcast(node), type, span)
  }

  /// What is left of a type outside the opening: `Self` becomes the existential again.
  func erasing(_ parameter: GenericParameter, from type: Type) -> Type {
    guard type.flags.contains(.parameter) else { return type }
    switch type.kind {
    case .parameter(parameter):
      return Type(.existential(checker.openedExistentials[parameter] ?? []))
    case .opaque(let reference, _) where mentions(type, parameter):
      // What is known of `some View` outside is that it is a view.
      return Type(.existential(reference.constraints))
    case .member(let base, _) where mentions(base, parameter):
      return Type(.existential(checker.requiredProtocols(of: type, in: solver.environment)))
    default: return type.mapChildren { erasing(parameter, from: $0) }
    }
  }

  private func mentions(_ type: Type, _ parameter: GenericParameter) -> Bool {
    var found = false
    type.forEachNode { if case .parameter(parameter) = $0.kind { found = true } }
    return found
  }

  // MARK: Implicit members

  /// `.name` or `.name(...)`: a static member of the type the context asks for.
  func inferImplicitMember(
    _ name: NameSyntax,
    _ span: Span,
    _ arguments: [Argument]?,
    _ expected: Type?
  ) -> CheckedExpression {
    guard let wanted = implicitContext ?? expected else {
      report(.implicitMemberNeedsContext, span, [name.text])
      return errorNode(span)
    }
    let type = solver.deep(wanted)
    if type.isError { return errorNode(span) }
    let candidates = implicitCandidates(name.text, type)
    guard !candidates.isEmpty else {
      reportUnknownImplicitMember(name, type)
      return errorNode(span)
    }
    if let arguments { return apply(candidates, arguments, expected ?? wanted, span, name.span) }
    return reference(candidates, span, expected ?? wanted)
  }

  func implicitCandidates(_ name: String, _ type: Type) -> [Candidate] {
    switch type.kind {
    case .variable:
      return solver.protocols(of: type).flatMap { staticMembers(name, ofProtocol: $0) }
    case .existential(let items):
      return items.flatMap { staticMembers(name, ofProtocol: $0.reference) }
    case .function(let function): return implicitCandidates(name, function.result)
    default: break
    }
    var found = memberCandidates(name, of: type, base: .type(type), isStatic: true)
    if let wrapped = checker.wrapped(type), solver.openVariable(wrapped) == nil {
      found = implicitCandidates(name, wrapped) + found
    }
    return found
  }

  /// `.red` for any ShapeStyle: extensions of the protocol that fix `Self` to one type.
  private func staticMembers(_ name: String, ofProtocol proto: NominalReference) -> [Candidate] {
    guard let declaration = checker.nominals[proto], let parameter = declaration.selfParameter
    else {
      return []
    }
    let own = Type(.parameter(parameter))
    var result: [Candidate] = []
    for item in checker.protocolMembers(named: name) where item.isStatic {
      guard let context = item.context, let home = context.nominal.selfParameter,
        checker.facts(of: declaration).closure.contains(context.nominal.reference)
          || context.nominal.reference == proto, checker.isAvailable(item)
      else { continue }
      let subject = home === parameter ? own : Type(.parameter(home))
      for case .sameType(let left, let right) in signature(of: item, context).requirements {
        guard left == subject || right == subject else { continue }
        let fixed = instantiate(left == subject ? right : left, signature(of: item, context))
        result.append(Candidate(declaration: item, base: .type(fixed)))
      }
    }
    return result
  }

  /// What fixes `Self` may stand on the extension or on the function itself.
  private func signature(of item: Declaration, _ context: TypeContext) -> GenericSignature {
    guard let function = item as? FunctionDeclaration else { return checker.signature(of: context) }
    checker.resolve(function)
    return function.signature
  }

  /// A type fixed by an extension, its own generic parameters made variables.
  private func instantiate(_ type: Type, _ signature: GenericSignature) -> Type {
    var map = Substitutions()
    for parameter in signature.parameters where parameter.name != "Self" {
      map[parameter] = solver.fresh(name: parameter.name)
    }
    return type.substituting(map)
  }

  // MARK: Members by name, for synthesized code

  /// A property of a node.
  func member(_ name: String, of node: CheckedExpression, _ span: Span) -> CheckedExpression? {
    let candidates = members(name, of: node)
    return candidates.isEmpty ? nil : reference(candidates, span, nil)
  }

  /// A call of a method of a node.
  func callMember(
    _ name: String,
    on node: CheckedExpression,
    _ arguments: [Argument],
    expected: Type?,
    _ span: Span
  ) -> CheckedExpression? {
    let candidates = members(name, of: node)
    return candidates.isEmpty ? nil : apply(candidates, arguments, expected, span, span)
  }

  func callInitializer(of type: Type, _ arguments: [Argument], _ span: Span) -> CheckedExpression? {
    let candidates = memberCandidates("init", of: type, base: .type(type), isStatic: true)
    return candidates.isEmpty ? nil : apply(candidates, arguments, type, span, span)
  }

  /// Leaves out members of extensions whose conditions the type does not meet, where a dynamic
  /// member may be meant instead: `$settings.filter` of a binding that is no sequence.
  private func withoutUnmet(
    _ candidates: [Candidate],
    of node: CheckedExpression
  ) -> [Candidate] {
    let type = solver.deep(node.type)
    guard case .nominal(let nominal) = type.kind, !type.flags.contains(.variable),
      checker.nominals[nominal.reference]?.hasAttribute("dynamicMemberLookup") == true
    else { return candidates }
    return candidates.filter { candidate in
      guard let context = candidate.declaration.context else { return true }
      if context.nominal.isProtocol {
        let proto = ProtocolType(context.nominal.reference)
        return checker.holds(.conformance(type, proto), in: solver.environment)
      }
      let map = checker.nominalSubstitutions(nominal)
      return checker.signature(of: context).requirements.allSatisfy {
        checker.holds($0.substituting(map), in: solver.environment)
      }
    }
  }

  /// `binding.name` through `subscript(dynamicMember:)`.
  private func dynamicMember(
    _ name: NameSyntax,
    of node: CheckedExpression,
    _ span: Span
  ) -> CheckedExpression? {
    guard case .nominal(let nominal) = solver.deep(node.type).kind,
      let declaration = checker.nominals[nominal.reference],
      declaration.hasAttribute("dynamicMemberLookup")
    else { return nil }
    return dynamicMember([.property(name)], of: node, span)
      ?? dynamicMemberByName(name, of: node, span)
  }

  private func dynamicMember(
    _ path: [KeyPathComponentSyntax],
    of node: CheckedExpression,
    _ span: Span
  ) -> CheckedExpression? {
    let before = mark()
    let path = ExpressionSyntax(.keyPath(root: nil, path), span)
    let argument = Argument(label: "dynamicMember", value: .syntax(path))
    let made = applySubscript(members("subscript", of: node), node, [argument], nil, span)
    if diagnostics.count > before.diagnostics.count || solver.shallow(made.type).isError {
      undo(to: before)
      return nil
    }
    return made
  }

  /// `box[0]` of a type whose members are looked up dynamically (SE-0252).
  func dynamicSubscript(
    _ call: CallSyntax,
    _ node: CheckedExpression,
    _ candidates: [Candidate],
    _ span: Span
  ) -> CheckedExpression? {
    guard case .nominal(let nominal) = solver.deep(node.type).kind,
      checker.nominals[nominal.reference]?.hasAttribute("dynamicMemberLookup") == true,
      !candidates.contains(where: { candidate in
        guard let item = candidate.declaration as? SubscriptDeclaration else { return false }
        let labels = item.getter.signatureSyntax.parameters.map { $0.label?.text }
        return labels == call.arguments.map { $0.label?.text }
      })
    else { return nil }
    return dynamicMember([.subscriptStep(call.arguments, span)], of: node, span)
  }

  /// The older form: `subscript(dynamicMember: String)`.
  private func dynamicMemberByName(
    _ name: NameSyntax,
    of node: CheckedExpression,
    _ span: Span
  ) -> CheckedExpression? {
    let before = mark()
    let text = make(.string(name.text), checker.standard("String"), name.span)
    let argument = Argument(label: "dynamicMember", value: .checked(text))
    let made = applySubscript(members("subscript", of: node), node, [argument], nil, span)
    if diagnostics.count > before.diagnostics.count || solver.shallow(made.type).isError {
      undo(to: before)
      return nil
    }
    return made
  }
}
