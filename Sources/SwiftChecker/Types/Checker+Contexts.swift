import SwiftSource
public import SwiftTypes

extension Checker {
  /// The generic signature that the members of a type or extension see.
  func signature(of context: TypeContext) -> GenericSignature {
    if context.isSignatureResolved { return context.signature }
    context.isSignatureResolved = true
    let nominal = context.nominal
    let environment = GenericEnvironment()
    if let outer = nominal.context {
      let inherited = signature(of: outer)
      for parameter in inherited.parameters { environment.add(parameter) }
      for requirement in inherited.requirements { environment.add(requirement) }
    }
    if let parameter = nominal.selfParameter {
      environment.add(parameter)
      environment.add(.conformance(Type(.parameter(parameter)), ProtocolType(nominal.reference)))
    }
    for parameter in nominal.parameters { environment.add(parameter) }
    context.signature = environment.signature
    var resolver = TypeResolver(checker: self, context: nominal.body, environment: environment)
    if !nominal.isProtocol { resolver.constrain(nominal.parameters, nominal.genericsSyntax) }
    if context !== nominal.body {
      var inside = TypeResolver(checker: self, context: context, environment: environment)
      _ = inside.requirements(context.requirementSyntax)
      for requirement in context.aliasRequirements { environment.add(requirement) }
    }
    context.signature = environment.signature
    context.selfType = simplify(declaredSelf(of: nominal), in: environment)
    return context.signature
  }

  func environment(of context: TypeContext?) -> GenericEnvironment {
    guard let context else { return GenericEnvironment() }
    return GenericEnvironment(signature(of: context))
  }

  /// `Box<T>` inside `Box`, `Self` inside a protocol.
  func selfType(of context: TypeContext) -> Type {
    _ = signature(of: context)
    if case .error = context.selfType.kind { return declaredSelf(of: context.nominal) }
    return context.selfType
  }

  func declaredSelf(of nominal: NominalDeclaration) -> Type {
    if let parameter = nominal.selfParameter { return Type(.parameter(parameter)) }
    let parent = nominal.context.flatMap { outer -> Type? in
      guard !signature(of: outer).parameters.isEmpty else { return nil }
      return declaredSelf(of: outer.nominal)
    }
    return Type(
      .nominal(
        NominalType(
          nominal.reference,
          parent: parent,
          arguments: nominal.parameters.map { Type(.parameter($0)) }
        )
      )
    )
  }

  /// What the parameters of a context stand for when its members are used on a type.
  func contextSubstitutions(_ context: TypeContext, self base: Type) -> Substitutions {
    if let parameter = context.nominal.selfParameter { return Substitutions([parameter: base]) }
    var type: Type? = base
    while let current = type, case .nominal(let nominal) = current.kind {
      if nominal.reference == context.nominal.reference { return nominalSubstitutions(nominal) }
      type = superclass(of: current)
    }
    return Substitutions()
  }

  func nominalSubstitutions(_ nominal: NominalType) -> Substitutions {
    guard let declaration = nominals[nominal.reference] else { return Substitutions() }
    var map = Substitutions(parameters: declaration.parameters, arguments: nominal.arguments)
    if let parent = nominal.parent, case .nominal(let outer) = parent.kind {
      map = nominalSubstitutions(outer).merging(map)
    }
    return map
  }

  /// The arguments of a generic type named without any inside itself.
  func ownArguments(of nominal: NominalDeclaration, from context: TypeContext) -> [Type]? {
    var current: TypeContext? = context
    while let inside = current {
      if inside.nominal === nominal {
        if case .nominal(let own) = selfType(of: inside).kind { return own.arguments }
        return nominal.parameters.map { Type(.parameter($0)) }
      }
      current = inside.nominal.context
    }
    return nil
  }

  /// The superclass of a class type with its arguments filled in.
  public func superclass(of type: Type) -> Type? {
    guard case .nominal(let nominal) = type.kind, let declaration = nominals[nominal.reference],
      declaration.isClass
    else { return nil }
    _ = conformances(of: declaration)
    return declaration.superclass?.substituting(nominalSubstitutions(nominal))
  }

  func isClass(_ type: Type) -> Bool {
    guard case .nominal(let nominal) = type.kind else { return false }
    return nominals[nominal.reference]?.isClass ?? false
  }

  /// A type named by a member: nested, a typealias, a generic parameter or an associated type.
  enum TypeMember {
    case type(Type)
    case nominal(NominalDeclaration, parent: Type?)
    case alias(TypeAliasDeclaration, base: Type?)
  }

  /// A type name seen from inside a type: its own parameters and members, then those around it.
  func typeMember(
    _ name: String,
    from context: TypeContext,
    in environment: GenericEnvironment
  ) -> TypeMember? {
    var current: TypeContext? = context
    while let inside = current {
      if let parameter = inside.nominal.parameters.first(where: { $0.name == name }) {
        return .type(Type(.parameter(parameter)))
      }
      if inside.nominal.name == name, !inside.nominal.isProtocol, inside.nominal.context == nil {
        return .nominal(inside.nominal, parent: parentType(of: inside.nominal, from: inside))
      }
      let base =
        inside.isSignatureResolved ? selfType(of: inside) : declaredSelf(of: inside.nominal)
      if let found = typeMember(name, of: base, in: environment) { return found }
      // An extension stands at file level: of what surrounds the type it sees only the parameters.
      if inside !== inside.nominal.body {
        return signature(of: inside).parameters.first { $0.name == name }
          .map { .type(Type(.parameter($0))) }
      }
      current = inside.nominal.context
    }
    return nil
  }

  private func parentType(of nominal: NominalDeclaration, from context: TypeContext) -> Type? {
    guard case .nominal(let own) = declaredSelf(of: nominal).kind else { return nil }
    return own.parent
  }

  /// A type that is a member of a type.
  func typeMember(
    _ name: String,
    of base: Type,
    in environment: GenericEnvironment
  ) -> TypeMember? {
    switch base.kind {
    case .nominal(let nominal):
      guard let declaration = nominals[nominal.reference] else { return nil }
      for member in declaration.members(named: name) {
        if let found = asTypeMember(member, base: base) { return found }
      }
      if name == "CodingKeys", let made = synthesizedKeys(of: declaration) {
        return asTypeMember(made, base: base)
      }
      if let parent = superclass(of: base) { return typeMember(name, of: parent, in: environment) }
      return protocolTypeMember(name, of: base, declaration)
    case .parameter, .member, .opaque, .existential:
      for proto in protocols(of: base, in: environment) {
        if let reference = associatedType(name, of: proto) {
          return .type(simplify(Type(.member(base, reference)), in: environment))
        }
        for member in nominals[proto]?.members(named: name) ?? [] {
          if let found = asTypeMember(member, base: base) { return found }
        }
      }
      if let parent = environment.superclass(of: base) {
        return typeMember(name, of: parent, in: environment)
      }
      return nil
    default: return nil
    }
  }

  private func asTypeMember(_ member: Declaration, base: Type) -> TypeMember? {
    if let nested = member as? NominalDeclaration {
      guard case .nominal(let own) = base.kind else { return .nominal(nested, parent: nil) }
      let isGeneric = !own.arguments.isEmpty || own.parent != nil
      return .nominal(nested, parent: isGeneric ? base : nil)
    }
    if let alias = member as? TypeAliasDeclaration { return .alias(alias, base: base) }
    return nil
  }

  private func protocolTypeMember(
    _ name: String,
    of base: Type,
    _ declaration: NominalDeclaration
  ) -> TypeMember? {
    for proto in conformances(of: declaration).keys {
      if let reference = associatedType(name, of: proto),
        let witness = associatedTypeWitness(reference, of: base)
      {
        return .type(witness)
      }
      for member in nominals[proto]?.members(named: name) ?? [] {
        if let alias = member as? TypeAliasDeclaration { return .alias(alias, base: base) }
      }
    }
    return nil
  }

  /// What a typealias stands for, in terms of its own and its context's parameters.
  func aliasedType(_ alias: TypeAliasDeclaration) -> Type {
    if let known = alias.resolved { return known }
    guard !alias.isResolving else {
      report(Diagnostic(.circularType, at: alias.span, [alias.name]), in: alias.file)
      return .error
    }
    alias.isResolving = true
    defer { alias.isResolving = false }
    let environment = environment(of: alias.context)
    var resolver = TypeResolver(
      checker: self,
      context: alias.context,
      environment: environment,
      file: alias.file
    )
    alias.parameters = resolver.declare(alias.genericsSyntax)
    let type = resolver.resolve(alias.syntax)
    alias.resolved = type
    return type
  }
}
