import SwiftSource
import SwiftTypes

extension Checker {
  /// The type that stands for an associated type of a nominal type.
  ///
  /// Searched in Swift's order: a member type or generic parameter of that name, what the members
  /// that satisfy requirements imply, a same-type requirement of a protocol the type conforms to,
  /// and the default.
  func associatedTypeWitness(_ member: AssociatedTypeReference, of type: Type) -> Type? {
    guard case .nominal(let nominal) = type.kind,
      let declaration = nominals[nominal.reference]
    else { return nil }
    if let parent = superclass(of: type), conformances(of: declaration)[member.owner] == nil {
      return associatedTypeWitness(member, of: parent)
    }
    let key = WitnessKey(nominal: nominal.reference, member: member)
    if let known = typeWitnesses[key] {
      return known?.substituting(nominalSubstitutions(nominal))
    }
    guard witnessesInProgress.insert(key).inserted else { return nil }
    let own = declaredSelf(of: declaration)
    let found = findWitness(member, declaration, own)
    witnessesInProgress.remove(key)
    typeWitnesses[key] = .some(found)
    return found?.substituting(nominalSubstitutions(nominal))
  }

  private func findWitness(
    _ member: AssociatedTypeReference,
    _ declaration: NominalDeclaration,
    _ own: Type
  ) -> Type? {
    if let parameter = declaration.parameters.first(where: { $0.name == member.name }) {
      return Type(.parameter(parameter))
    }
    for item in declaration.members(named: member.name) {
      if let nested = item as? NominalDeclaration { return declaredSelf(of: nested) }
      if let alias = item as? TypeAliasDeclaration { return aliasedType(alias) }
    }
    return inferredWitness(member, declaration, own) ?? derivedWitness(member, declaration, own)
      ?? protocolWitness(member, declaration, own)
  }

  /// What the member that satisfies a requirement implies: `var body: Text` makes `Body` Text.
  private func inferredWitness(
    _ member: AssociatedTypeReference,
    _ declaration: NominalDeclaration,
    _ own: Type
  ) -> Type? {
    for proto in conformances(of: declaration).keys {
      guard let owner = nominals[proto], let parameter = owner.selfParameter else { continue }
      let target = Type(.member(Type(.parameter(parameter)), member))
      for requirement in owner.body.members {
        let candidates = (declaration.members(named: requirement.name))
        for candidate in candidates {
          if let found = implied(target, by: candidate, for: requirement) { return found }
        }
      }
    }
    return nil
  }

  private func implied(
    _ target: Type,
    by candidate: Declaration,
    for requirement: Declaration
  ) -> Type? {
    switch (requirement, candidate) {
    case (let wanted as VariableDeclaration, let given as VariableDeclaration):
      resolve(wanted)
      guard wanted.type.mentions(target) else { return nil }
      resolve(given)
      return given.type.matching(target, in: wanted.type)
    case (let wanted as FunctionDeclaration, let given as FunctionDeclaration):
      guard wanted.hasSameLabels(as: given) else { return nil }
      resolve(wanted)
      resolve(given)
      for (left, right) in zip(wanted.parameters, given.parameters) {
        if let found = right.type.matching(target, in: left.type) { return found }
        // `subscript(Int)` says nothing about `subscript(Range<Index>)`.
        if case .nominal(let one) = left.type.kind, case .nominal(let two) = right.type.kind,
          one.reference != two.reference
        {
          return nil
        }
      }
      return given.result.matching(target, in: wanted.result)
    case (let wanted as SubscriptDeclaration, let given as SubscriptDeclaration):
      return implied(target, by: given.getter, for: wanted.getter)
    default: return nil
    }
  }

  private func derivedWitness(
    _ member: AssociatedTypeReference,
    _ declaration: NominalDeclaration,
    _ own: Type
  ) -> Type? {
    switch member.name {
    case "RawValue": declaration.rawType
    case "AllCases" where declaration.keyword == .enumeration: array(of: own)
    default: nil
    }
  }

  /// A same-type requirement, a typealias in an extension, a default, or a default implementation.
  private func protocolWitness(
    _ member: AssociatedTypeReference,
    _ declaration: NominalDeclaration,
    _ own: Type
  ) -> Type? {
    let protocols = conformances(of: declaration).keys
    for proto in protocols {
      guard let owner = nominals[proto], let parameter = owner.selfParameter else { continue }
      let target = Type(.member(Type(.parameter(parameter)), member))
      let map = Substitutions([parameter: own])
      for case .sameType(let left, let right) in facts(of: owner).requirements {
        if left == target { return right.substituting(map) }
        if right == target { return left.substituting(map) }
      }
    }
    for proto in protocols {
      guard let owner = nominals[proto], let parameter = owner.selfParameter else { continue }
      let map = Substitutions([parameter: own])
      for case let alias as TypeAliasDeclaration in owner.members(named: member.name) {
        return aliasedType(alias).substituting(map)
      }
      for case let item as AssociatedTypeDeclaration in owner.members(named: member.name) {
        guard let syntax = item.defaultSyntax else { continue }
        var resolver = TypeResolver(
          checker: self,
          context: owner.body,
          environment: environment(of: owner.body)
        )
        return resolver.resolve(syntax).substituting(map)
      }
    }
    return defaultImplementationWitness(member, declaration, own)
  }

  /// Whether the conformances an extension of a protocol asks of `Self` hold for a type.
  private func admits(_ own: Type, _ context: TypeContext) -> Bool {
    guard let home = context.nominal.selfParameter else { return false }
    let subject = Type(.parameter(home))
    return signature(of: context).requirements.allSatisfy { requirement in
      guard case .conformance(subject, let wanted) = requirement,
        wanted.reference != context.nominal.reference
      else { return true }
      return conformance(of: own, to: wanted.reference, in: GenericEnvironment()) != nil
    }
  }

  private func defaultImplementationWitness(
    _ member: AssociatedTypeReference,
    _ declaration: NominalDeclaration,
    _ own: Type
  ) -> Type? {
    guard let owner = nominals[member.owner], let parameter = owner.selfParameter else {
      return nil
    }
    let target = Type(.member(Type(.parameter(parameter)), member))
    for requirement in owner.body.members {
      for candidate in protocolMembers(named: requirement.name) {
        guard let context = candidate.context, context !== owner.body,
          let home = context.nominal.selfParameter,
          conformances(of: declaration)[context.nominal.reference] != nil,
          candidate.overrides(requirement), admits(own, context)
        else { continue }
        let map = Substitutions([home: own])
        let inside = Type(.member(Type(.parameter(home)), member))
        for case .sameType(let left, let right) in signature(of: context).requirements {
          if left == inside { return right.substituting(map) }
          if right == inside { return left.substituting(map) }
        }
        if let found = implied(target, by: candidate, for: requirement) {
          return found.substituting(map)
        }
      }
    }
    return nil
  }
}

/// The key of one associated type of one nominal type.
struct WitnessKey: Hashable {
  let nominal: NominalReference
  let member: AssociatedTypeReference
}

extension Type {
  func mentions(_ target: Type) -> Bool {
    var found = false
    forEachNode { if $0 == target { found = true } }
    return found
  }

  /// What stands in this type where `target` stands in `pattern`.
  func matching(_ target: Type, in pattern: Type) -> Type? {
    if pattern == target { return isError ? nil : self }
    switch (pattern.kind, kind) {
    case (.nominal(let left), .nominal(let right)) where left.reference == right.reference:
      for (inner, own) in zip(left.arguments, right.arguments) {
        if let found = own.matching(target, in: inner) { return found }
      }
    case (.tuple(let left), .tuple(let right)) where left.count == right.count:
      for (inner, own) in zip(left, right) {
        if let found = own.type.matching(target, in: inner.type) { return found }
      }
    case (.function(let left), .function(let right))
    where left.parameters.count == right.parameters.count:
      for (inner, own) in zip(left.parameters, right.parameters) {
        if let found = own.type.matching(target, in: inner.type) { return found }
      }
      return right.result.matching(target, in: left.result)
    case (.metatype(let left), .metatype(let right)): return right.matching(target, in: left)
    default: break
    }
    return nil
  }
}

extension FunctionDeclaration {
  /// The labels alone decide whether a function can satisfy a requirement of the same name.
  func hasSameLabels(as other: FunctionDeclaration) -> Bool {
    guard isStatic == other.isStatic || role == .memberwiseInitializer else { return false }
    // The names of an operator's operands are no labels.
    if isOperator {
      return signatureSyntax.parameters.count == other.signatureSyntax.parameters.count
    }
    if writtenLabels == other.writtenLabels { return true }
    // Parameters that all have defaults are an `init()` too.
    return role == .memberwiseInitializer && other.writtenLabels.isEmpty
      && parameters.allSatisfy(\.hasDefault)
  }

  private var writtenLabels: [String?] {
    role == .memberwiseInitializer
      ? parameters.map(\.label) : signatureSyntax.parameters.map { $0.label?.text }
  }
}
