import SwiftSource
import SwiftTypes

/// What a protocol inherits and demands, resolved once.
final class ProtocolFacts {
  /// Directly inherited protocols.
  var inherited: [ProtocolType] = []
  /// Every requirement on `Self` and its associated types, inherited ones not included.
  var requirements: [Requirement] = []
  /// The protocol with all it inherits, itself first, nearest first.
  var closure: [NominalReference] = []
  /// A required superclass.
  var superclass: Type?
}

extension Checker {
  func facts(of proto: NominalDeclaration) -> ProtocolFacts {
    if let known = protocolFacts[proto.reference] { return known }
    let facts = ProtocolFacts()
    facts.closure = [proto.reference]
    protocolFacts[proto.reference] = facts
    guard let parameter = proto.selfParameter else { return facts }
    let selfType = Type(.parameter(parameter))
    let environment = GenericEnvironment()
    environment.add(parameter)
    environment.add(.conformance(selfType, ProtocolType(proto.reference)))
    var resolver = TypeResolver(checker: self, context: proto.body, environment: environment)
    for syntax in proto.body.inheritedSyntax {
      for item in resolver.constraints(syntax) {
        switch item {
        case .conformance(_, let inherited):
          facts.inherited.append(inherited)
          facts.requirements.append(.conformance(selfType, inherited))
        case .superclass(_, let type): facts.superclass = type
        case .sameType: break
        }
      }
    }
    for parent in facts.inherited {
      guard let declaration = nominals[parent.reference] else { continue }
      for item in self.facts(of: declaration).closure where !facts.closure.contains(item) {
        facts.closure.append(item)
      }
    }
    for associated in proto.associatedTypes {
      let member = Type(.member(selfType, canonical(associated, in: proto)))
      for syntax in associated.inheritedSyntax {
        for item in resolver.constraints(syntax, on: member) { facts.requirements.append(item) }
      }
      facts.requirements += resolver.requirements(associated.requirementSyntax)
    }
    facts.requirements += resolver.requirements(proto.body.requirementSyntax)
    return facts
  }

  /// An associated type redeclared by a protocol is the one of the protocol it inherits.
  func canonical(
    _ associated: AssociatedTypeDeclaration,
    in proto: NominalDeclaration
  ) -> AssociatedTypeReference {
    associatedType(associated.name, of: proto.reference) ?? associated.reference
  }

  /// The associated type of a name, searched from the farthest inherited protocol on.
  func associatedType(
    _ name: String,
    of proto: NominalReference
  ) -> AssociatedTypeReference? {
    guard let declaration = nominals[proto] else { return nil }
    for item in facts(of: declaration).closure.reversed() {
      guard let owner = nominals[item] else { continue }
      if let found = owner.associatedTypes.first(where: { $0.name == name }) {
        return found.reference
      }
    }
    return nil
  }

  func associatedTypeDeclaration(
    _ reference: AssociatedTypeReference
  ) -> AssociatedTypeDeclaration? {
    nominals[reference.owner]?.associatedTypes.first { $0.reference === reference }
  }

  /// The protocols an abstract, opaque or existential type has, inherited ones included.
  func protocols(of type: Type, in environment: GenericEnvironment) -> [NominalReference] {
    var result: [NominalReference] = []
    func add(_ conformance: ProtocolType) {
      guard let declaration = nominals[conformance.reference] else { return }
      for item in facts(of: declaration).closure where !result.contains(item) {
        result.append(item)
      }
    }
    switch type.kind {
    case .opaque(let reference, _): for item in reference.constraints { add(item) }
    case .existential(let items): for item in items { add(item) }
    case .parameter, .member:
      for item in requiredProtocols(of: type, in: environment) { add(item) }
    default: break
    }
    return result
  }

  /// The protocols written for an abstract type, those its associated type declares included.
  func requiredProtocols(of type: Type, in environment: GenericEnvironment) -> [ProtocolType] {
    var result = environment.required(of: type)
    if case .parameter(let parameter) = type.kind, let opened = openedExistentials[parameter] {
      result += opened
    }
    guard case .member(let base, let member) = type.kind else { return result }
    for proto in protocols(of: base, in: environment) {
      guard let declaration = nominals[proto], let parameter = declaration.selfParameter else {
        continue
      }
      let subject = Type(.member(Type(.parameter(parameter)), member))
      let map = Substitutions([parameter: base])
      for case .conformance(subject, let conformance) in facts(of: declaration).requirements {
        result.append(conformance.substituting(map))
      }
    }
    return result
  }

  /// What a same-type requirement of the environment or of a protocol makes of an abstract type.
  func replacement(for type: Type, in environment: GenericEnvironment) -> Type? {
    if let found = environment.replacement(for: type) { return found }
    guard case .member(let base, let member) = type.kind else { return nil }
    if case .opaque(let reference, let arguments) = base.kind,
      let found = primaryBinding(member, in: reference.constraints)
    {
      return found.substituting(opaqueSubstitutions(reference, arguments))
    }
    if let found = protocolReplacement(for: type, from: base, in: environment) { return found }
    if case .existential(let items) = base.kind { return primaryBinding(member, in: items) }
    return nil
  }

  /// A same-type requirement of a protocol that the base, or a base of the base, conforms to.
  ///
  /// `Iterator.Element == Element` leads from the longer name to the shorter, never back.
  private func protocolReplacement(
    for type: Type,
    from base: Type,
    in environment: GenericEnvironment
  ) -> Type? {
    var ancestor: Type? = base
    while let current = ancestor {
      ancestor = nil
      if case .member(let outer, _) = current.kind { ancestor = outer }
      for proto in protocols(of: current, in: environment) {
        guard let declaration = nominals[proto], let parameter = declaration.selfParameter else {
          continue
        }
        let map = Substitutions([parameter: current])
        for case .sameType(let left, let right) in facts(of: declaration).requirements {
          let one = left.substituting(map)
          let two = right.substituting(map)
          if one == type, !two.isMember || two.size < type.size { return two }
          if two == type, !one.isMember || one.size < type.size { return one }
        }
      }
    }
    return nil
  }

  /// `Element` of `any Collection<Int>`.
  private func primaryBinding(
    _ member: AssociatedTypeReference,
    in items: [ProtocolType]
  ) -> Type? {
    for item in items where !item.arguments.isEmpty {
      guard let declaration = nominals[item.reference] else { continue }
      for (name, argument) in zip(declaration.primaryNames, item.arguments)
      where associatedType(name, of: item.reference) === member {
        return argument
      }
    }
    return nil
  }
}

extension NominalDeclaration {
  /// The primary associated types of a protocol, in order.
  var primaryNames: [String] { isProtocol ? genericsSyntax.parameters.map(\.name.text) : [] }
}

extension Type {
  /// True for a generic parameter or the member of any type, even of one that is still open.
  fileprivate var isMember: Bool {
    if case .member = kind { return true }
    return isAbstract
  }
}

extension ProtocolType {
  func substituting(_ map: Substitutions) -> ProtocolType {
    arguments.isEmpty
      ? self : ProtocolType(reference, arguments: arguments.map { $0.substituting(map) })
  }
}

extension Requirement {
  func substituting(_ map: Substitutions) -> Requirement {
    switch self {
    case .conformance(let type, let conformance):
      .conformance(type.substituting(map), conformance.substituting(map))
    case .sameType(let left, let right):
      .sameType(left.substituting(map), right.substituting(map))
    case .superclass(let type, let superclass):
      .superclass(type.substituting(map), superclass.substituting(map))
    }
  }
}
