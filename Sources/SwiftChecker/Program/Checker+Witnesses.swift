import SwiftSource
public import SwiftTypes

/// The key of one requirement of one nominal type.
struct ValueWitnessKey: Hashable {
  let requirement: Declaration
  let nominal: NominalReference
}

extension Checker {
  /// What satisfies a protocol requirement for a concrete type.
  ///
  /// - Returns: The function to run and the binding of every parameter of its signature; nil when
  ///   the type does not conform, which checked code cannot reach.
  public func witness(
    for requirement: FunctionDeclaration,
    of type: Type
  ) -> (function: FunctionDeclaration, substitutions: Substitutions)? {
    if let accessed = requirement.accessed as? VariableDeclaration {
      guard let found = witness(for: accessed, of: type) else { return nil }
      let accessor = requirement.role == .setter ? found.variable.setter : found.variable.getter
      return accessor.map { ($0, found.substitutions) }
    }
    if let accessed = requirement.accessed as? SubscriptDeclaration {
      guard let item = findWitness(for: accessed, of: type) as? SubscriptDeclaration,
        let function = requirement.role == .setter ? item.setter : item.getter
      else { return nil }
      resolve(function)
      return (function, witnessSubstitutions(function, type))
    }
    guard let found = findWitness(for: requirement, of: type) as? FunctionDeclaration else {
      return nil
    }
    resolve(found)
    return (found, witnessSubstitutions(found, type))
  }

  /// Like ``witness(for:of:)`` for a property requirement: the stored or computed variable.
  public func witness(
    for requirement: VariableDeclaration,
    of type: Type
  ) -> (variable: VariableDeclaration, substitutions: Substitutions)? {
    guard let found = findWitness(for: requirement, of: type) as? VariableDeclaration else {
      return nil
    }
    resolve(found)
    return (found, witnessSubstitutions(found, type))
  }

  private func witnessSubstitutions(_ member: Declaration, _ type: Type) -> Substitutions {
    guard let context = member.context else { return Substitutions() }
    return contextSubstitutions(context, self: type)
  }

  private func findWitness(for requirement: Declaration, of type: Type) -> Declaration? {
    guard case .nominal(let nominal) = type.kind else {
      return generalWitness(for: requirement, of: type)
    }
    let key = ValueWitnessKey(requirement: requirement, nominal: nominal.reference)
    if let known = valueWitnesses[key] { return known }
    let found =
      enumCaseWitness(for: requirement, of: type) ?? conformingClass(type, requirement).flatMap {
        inheritedWitness(for: requirement, of: type, $0)
      }
      ?? ownWitness(for: requirement, of: type) ?? generalWitness(for: requirement, of: type)
      ?? derived(requirement, type) ?? ownWitness(for: requirement, of: type, isStrict: false)
    if let found { valueWitnesses[key] = found }
    return found
  }

  /// A case of an enum that stands for a static requirement (SE-0280), as the member it is.
  private func enumCaseWitness(for requirement: Declaration, of type: Type) -> Declaration? {
    guard requirement.isStatic, case .nominal(let nominal) = type.kind,
      let declaration = nominals[nominal.reference],
      let item = declaration.cases.first(where: { $0.name == requirement.name })
    else { return nil }
    resolve(item)
    switch requirement {
    case let wanted as FunctionDeclaration where wanted.role == .function:
      let labels = wanted.signatureSyntax.parameters.map { $0.label?.text }
      guard let payload = item.payload, payload.map(\.label) == labels else { return nil }
      return caseMaker(item, declaration, like: wanted)
    case let wanted as VariableDeclaration where item.payload == nil && wanted.setter == nil:
      return caseVariable(item, declaration)
    default: return nil
    }
  }

  /// The superclass that declares the conformance to the requirement's protocol.
  private func conformingClass(_ type: Type, _ requirement: Declaration) -> Type? {
    guard let proto = requirement.context?.nominal.reference else { return nil }
    var current = superclass(of: type)
    guard current != nil, let own = nominals[type.nominal?.reference ?? proto],
      conformances(of: own)[proto] == nil
    else { return nil }
    while let item = current, let declaration = item.nominal.flatMap({ nominals[$0.reference] }) {
      if conformances(of: declaration)[proto] != nil { return item }
      current = superclass(of: item)
    }
    return nil
  }

  /// What met the requirement in the class that conforms, or the override of it in a subclass.
  ///
  /// A subclass' own method does not take the place of a default implementation.
  private func inheritedWitness(
    for requirement: Declaration,
    of type: Type,
    _ parent: Type
  ) -> Declaration? {
    guard let found = findWitness(for: requirement, of: parent) else { return nil }
    guard let context = found.context, context.nominal.isClass else { return found }
    return overridingMember(found, in: type)
  }

  /// A member of the type, or of a superclass, that fits the requirement.
  ///
  /// Without strictness the name and the labels are enough.
  private func ownWitness(
    for requirement: Declaration,
    of type: Type,
    isStrict: Bool = true
  ) -> Declaration? {
    guard case .nominal(let nominal) = type.kind, let declaration = nominals[nominal.reference]
    else { return nil }
    let members = declaration.members(named: requirement.name)
    for case let function as FunctionDeclaration in members
    where function.role == .memberwiseInitializer {
      resolve(function)
    }
    let fitting = members.filter {
      $0.overrides(requirement) && isAvailable($0)
        && (!isStrict || mismatch(of: $0, for: requirement, of: type) == nil)
    }
    if fitting.count > 1,
      let best = fitting.first(where: { isExactWitness($0, for: requirement, of: type) })
    {
      return best
    }
    if let only = fitting.first(where: { conditionsHold($0, type) }) {
      if fitting.count > 1 || isPlausible(only, for: requirement, of: type) { return only }
    }
    return superclass(of: type).flatMap {
      ownWitness(for: requirement, of: $0, isStrict: isStrict)
    }
  }

  /// Among overloads the one whose parameter types are the requirement's.
  private func isExactWitness(
    _ member: Declaration,
    for requirement: Declaration,
    of type: Type
  ) -> Bool {
    if let wanted = requirement as? SubscriptDeclaration,
      let given = member as? SubscriptDeclaration
    {
      return isExactWitness(given.getter, for: wanted.getter, of: type)
    }
    guard let wanted = requirement as? FunctionDeclaration,
      let given = member as? FunctionDeclaration, let proto = requirement.context
    else { return isPlausible(member, for: requirement, of: type) }
    resolve(wanted)
    resolve(given)
    guard conditionsHold(member, type) else { return false }
    let map = contextSubstitutions(proto, self: type)
    let own = given.context.map { contextSubstitutions($0, self: type) } ?? Substitutions()
    let environment = ambient
    return zip(wanted.parameters, given.parameters).allSatisfy { left, right in
      let one = simplify(left.type.substituting(map), in: environment)
      let two = simplify(right.type.substituting(own), in: environment)
      return one == two || !one.flags.isDisjoint(with: .parameter)
        || !two.flags.isDisjoint(with: .parameter)
    }
  }

  /// A single member of the right name and labels fits unless its types plainly differ.
  private func isPlausible(
    _ member: Declaration,
    for requirement: Declaration,
    of type: Type
  ) -> Bool {
    if let wanted = requirement as? SubscriptDeclaration,
      let given = member as? SubscriptDeclaration
    {
      return isPlausibleSubscript(given.getter, for: wanted.getter, of: type)
    }
    guard requirement is FunctionDeclaration, member is FunctionDeclaration else { return true }
    return isExactWitness(member, for: requirement, of: type)
  }

  /// A subscript does not fit when both indices are known types of different names.
  private func isPlausibleSubscript(
    _ member: FunctionDeclaration,
    for requirement: FunctionDeclaration,
    of type: Type
  ) -> Bool {
    guard let proto = requirement.context, let context = member.context else { return true }
    resolve(requirement)
    resolve(member)
    let map = contextSubstitutions(proto, self: type)
    let own = contextSubstitutions(context, self: type)
    let environment = ambient
    return zip(requirement.parameters, member.parameters).allSatisfy { left, right in
      let one = simplify(left.type.substituting(map), in: environment)
      let two = simplify(right.type.substituting(own), in: environment)
      guard case .nominal(let first) = one.kind, case .nominal(let second) = two.kind else {
        return true
      }
      return first.reference == second.reference
    }
  }

  private func conditionsHold(_ member: Declaration, _ type: Type) -> Bool {
    guard let context = member.context, context !== context.nominal.body else { return true }
    let map = contextSubstitutions(context, self: type)
    let environment = ambient
    return signature(of: context).requirements.allSatisfy {
      holds($0.substituting(map), in: environment)
    }
  }

  /// A default implementation in an extension of a protocol the type conforms to.
  ///
  /// Of several the one with the most demanding extension wins.
  private func generalWitness(for requirement: Declaration, of type: Type) -> Declaration? {
    var best: Declaration?
    var bestCount = -1
    let environment = ambient
    for member in protocolMembers(named: requirement.name) {
      guard let context = member.context, !member.isRequirementMember,
        member.overrides(requirement),
        isAvailable(member),
        conforms(type, to: context.nominal.reference, in: environment),
        conditionsHold(member, type), isPlausible(member, for: requirement, of: type),
        mismatch(of: member, for: requirement, of: type) == nil
      else { continue }
      var count = signature(of: context).requirements.count
      if let own = requirement.context?.nominal, context.nominal !== own,
        facts(of: context.nominal).closure.contains(own.reference)
      {
        count += 100
      }
      if count > bestCount { (best, bestCount) = (member, count) }
    }
    return best
  }

  /// True for an enum whose cases are in the order of their declaration: one without raw values,
  /// whose payloads have an order of their own.
  private func hasOrderedCases(_ declaration: NominalDeclaration) -> Bool {
    guard declaration.keyword == .enumeration, declaration.rawType == nil else {
      return false
    }
    guard let comparable = standardProtocol("Comparable") else { return false }
    let environment = environment(of: declaration.body)
    return declaration.cases.allSatisfy { item in
      resolve(item)
      return (item.payload ?? []).allSatisfy {
        conforms($0.type, to: comparable, in: environment)
      }
    }
  }

  /// What the compiler derives: equality, hashing, order of cases, all cases, raw values.
  private func derived(_ requirement: Declaration, _ type: Type) -> Declaration? {
    guard case .nominal(let nominal) = type.kind, let declaration = nominals[nominal.reference]
    else { return nil }
    let owners: Set<String> = [
      "Equatable", "Hashable", "CaseIterable", "RawRepresentable", "Decodable", "Encodable",
      "Comparable", "CodingKey",
    ]
    guard let owner = requirement.context?.nominal, owner.isLibrary, owners.contains(owner.name)
    else {
      return nil
    }
    if owner.name == "Comparable", requirement.name != "<" || !hasOrderedCases(declaration) {
      return nil
    }
    let key = ValueWitnessKey(requirement: requirement, nominal: nominal.reference)
    if let known = derivedMembers[key] { return known }
    let made: Declaration
    switch requirement {
    case _ where owner.name == "CodingKey":
      guard let written = KeySynthesis(checker: self, nominal: declaration).member(for: requirement)
      else { return nil }
      made = written
    case let function as FunctionDeclaration
    where owner.name == "Decodable" || owner.name == "Encodable":
      guard !declaration.isProtocol,
        let written = CodingSynthesis(checker: self, nominal: declaration).function(for: function)
      else { return nil }
      made = written
    case let function as FunctionDeclaration: made = derivedFunction(function, declaration)
    case let variable as VariableDeclaration:
      let copy = VariableDeclaration(
        name: variable.name,
        file: declaration.file,
        span: declaration.span,
        isLet: false,
        type: nil,
        value: nil,
        context: declaration.body,
        isStatic: variable.isStatic,
        isLibrary: declaration.isLibrary
      )
      resolve(variable)
      copy.state = .resolved
      copy.type = specialized(variable.type, requirement, declaration)
      let getter = derivedFunction(
        nil,
        declaration,
        name: variable.name,
        isStatic: variable.isStatic
      )
      getter.result = copy.type
      getter.accessed = copy
      copy.getter = getter
      made = copy
    default: return nil
    }
    derivedMembers[key] = made
    return made
  }

  private func specialized(
    _ type: Type,
    _ requirement: Declaration,
    _ nominal: NominalDeclaration
  ) -> Type {
    guard let context = requirement.context else { return type }
    let own = declaredSelf(of: nominal)
    return simplify(
      type.substituting(contextSubstitutions(context, self: own)),
      in: environment(of: nominal.body)
    )
  }

  private func derivedFunction(
    _ requirement: FunctionDeclaration?,
    _ nominal: NominalDeclaration,
    name: String? = nil,
    isStatic: Bool? = nil
  ) -> FunctionDeclaration {
    let made = FunctionDeclaration(
      name: requirement?.name ?? name ?? "",
      role: .derived(requirement?.fullName ?? name ?? ""),
      file: nominal.file,
      span: nominal.span,
      signature: requirement?.signatureSyntax ?? .init(parameters: []),
      body: nil,
      context: nominal.body,
      isStatic: requirement?.isStatic ?? isStatic ?? false,
      isMutating: requirement?.isMutating ?? false,
      isLibrary: nominal.isLibrary
    )
    made.state = .resolved
    made.signature = signature(of: nominal.body)
    if let requirement {
      resolve(requirement)
      made.result = specialized(requirement.result, requirement, nominal)
      made.parameters = requirement.parameters.map { parameter in
        ParameterDeclaration(
          label: parameter.label,
          name: parameter.name,
          type: specialized(parameter.type, requirement, nominal),
          isInOut: parameter.isInOut,
          span: nominal.span
        )
      }
    }
    let own = declaredSelf(of: nominal)
    var isMetatype = made.isStatic
    if requirement?.name == "init" { isMetatype = false }
    made.selfVariable = LocalVariable(
      name: "self",
      type: isMetatype ? Type(.metatype(own)) : own,
      isMutable: requirement?.name == "init",
      span: nominal.span
    )
    return made
  }

  // MARK: Questions of the evaluator

  /// True when a concrete type conforms to a protocol.
  public func conforms(_ type: Type, to conformance: ProtocolType) -> Bool {
    conforms(type, to: conformance.reference, in: GenericEnvironment())
  }

  /// Replaces opaque types by what they hide and members of concrete types by what they are.
  ///
  /// Bodies are checked as needed. The result of a type without generic parameters has none.
  public func concrete(_ type: Type) -> Type {
    guard !type.flags.isDisjoint(with: [.opaque, .member, .parameter]) else { return type }
    let simple = simplify(type, in: GenericEnvironment())
    if case .opaque(let reference, let arguments) = simple.kind {
      guard let hidden = underlying(reference), !hidden.isError else { return simple }
      return concrete(hidden.substituting(opaqueSubstitutions(reference, arguments)))
    }
    let mapped = simple.mapChildren { concrete($0) }
    return mapped == type ? type : simplify(mapped, in: GenericEnvironment())
  }

  /// What an opaque result hides, in terms of its owner's parameters.
  func underlying(_ reference: OpaqueReference) -> Type? {
    if let known = underlyingTypes[reference] { return known }
    if let variable = opaqueVariables[reference] { _ = checkInitialValue(of: variable) }
    if let owner = opaqueOwners[reference] { _ = body(of: owner) }
    return underlyingTypes[reference]
  }

  func opaqueSubstitutions(_ reference: OpaqueReference, _ arguments: [Type]) -> Substitutions {
    if let parameters = opaqueParameters[reference] {
      return Substitutions(parameters: parameters, arguments: arguments)
    }
    guard let owner = opaqueOwners[reference] else { return Substitutions() }
    return Substitutions(parameters: owner.signature.parameters, arguments: arguments)
  }

  /// True for an initializer that a subclass may override.
  public func isDesignated(_ function: FunctionDeclaration) -> Bool {
    function.isDesignatedInitializer
  }

  /// The method that runs for a class instance: the override nearest to its class.
  public func override(of function: FunctionDeclaration, in type: Type) -> FunctionDeclaration {
    if let variable = function.accessed as? VariableDeclaration {
      let found = overridingMember(variable, in: type) as? VariableDeclaration ?? variable
      return (function.role == .setter ? found.setter : found.getter) ?? function
    }
    if let item = function.accessed as? SubscriptDeclaration {
      let found = overridingMember(item, in: type) as? SubscriptDeclaration ?? item
      return (function.role == .setter ? found.setter : found.getter) ?? function
    }
    return overridingMember(function, in: type) as? FunctionDeclaration ?? function
  }

  private func overridingMember(_ member: Declaration, in type: Type) -> Declaration? {
    var current: Type? = type
    while let item = current, case .nominal(let nominal) = item.kind,
      let declaration = nominals[nominal.reference]
    {
      if declaration === member.context?.nominal { return member }
      // What the compiler makes for a class without initializers inherits, it does not override.
      if let found = (declaration.members(named: member.name)).first(where: {
        $0.overrides(member) && ($0 as? FunctionDeclaration)?.role != .memberwiseInitializer
      }) {
        resolve(found)
        return found
      }
      current = superclass(of: item)
    }
    return member
  }

  /// The builder that a protocol puts on a requirement also applies to what satisfies it.
  func inheritedBuilder(of function: FunctionDeclaration) -> Type? {
    guard let context = function.context, !context.nominal.isProtocol else { return nil }
    let name = function.accessed?.name ?? function.name
    guard function.role == .getter || function.role == .function else { return nil }
    for proto in conformances(of: context.nominal).keys {
      for member in nominals[proto]?.body.members ?? [] where member.name == name {
        if let wanted = member as? FunctionDeclaration, function.role == .function,
          !wanted.hasSameLabels(as: function)
        {
          continue
        }
        if let found = builder(among: member.attributes, from: member.context) { return found }
      }
    }
    return nil
  }
}
