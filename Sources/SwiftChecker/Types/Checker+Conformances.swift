import SwiftSource
import SwiftTypes

/// How a type conforms: what must hold for its arguments.
struct Conformance {
  /// The conditions with the type's own arguments filled in.
  let conditions: [Requirement]
}

extension Checker {
  /// The conformances a nominal type declares, each with the context that declares it.
  func conformances(
    of declaration: NominalDeclaration
  ) -> [NominalReference: [ConformanceEntry]] {
    if let known = declaration.conformanceTable { return known }
    if declaration.isResolvingInheritance { return [:] }
    declaration.isResolvingInheritance = true
    defer { declaration.isResolvingInheritance = false }
    var table: [NominalReference: [ConformanceEntry]] = [:]
    func add(_ conformance: ProtocolType, _ context: TypeContext) {
      guard let proto = nominals[conformance.reference] else { return }
      for reference in facts(of: proto).closure {
        table[reference, default: []].append(
          ConformanceEntry(
            conformance: reference == conformance.reference ? conformance : ProtocolType(reference),
            context: context,
            isWritten: reference == conformance.reference
          )
        )
      }
    }
    for context in [declaration.body] + declaration.extensions {
      for item in inheritance(of: context) { add(item, context) }
    }
    addImplicit(to: declaration) { name in
      if let reference = standardProtocol(name), table[reference] == nil {
        add(ProtocolType(reference), declaration.body)
      }
    }
    declaration.conformanceTable = table
    return table
  }

  /// The protocols after the colon; a superclass or raw type is stored in the declaration.
  private func inheritance(of context: TypeContext) -> [ProtocolType] {
    let nominal = context.nominal
    let environment = environment(of: context)
    var resolver = TypeResolver(checker: self, context: context, environment: environment)
    var result: [ProtocolType] = []
    for syntax in context.inheritedSyntax {
      let type = resolver.resolve(syntax)
      switch type.kind {
      case .existential(let items): result += items
      case .nominal where isClass(type) && nominal.isClass:
        if descends(type, from: nominal) {
          resolver.report(.circularInheritance, syntax.span, [nominal.name])
        } else if let first = nominal.superclass, context === nominal.body, first != type {
          let names = [first, type].map { $0.name(.source) }
          resolver.report(.multipleInheritance, syntax.span, names)
        } else {
          if syntax.span != context.inheritedSyntax.first?.span {
            resolver.report(.superclassNotFirst, syntax.span, [type.name(.source)])
          }
          nominal.superclass = type
        }
      case .nominal where nominal.keyword == .enumeration: nominal.rawType = type
      case .error: break
      default: resolver.report(.notAProtocol, syntax.span, [type.name(.source)])
      }
    }
    return result
  }

  /// True when a class inherits, at any distance, from a declaration: a circle.
  private func descends(_ type: Type, from nominal: NominalDeclaration) -> Bool {
    var current: Type? = type
    var seen: Set<NominalReference> = []
    while let item = current?.nominal, let declaration = nominals[item.reference] {
      if declaration === nominal || !seen.insert(item.reference).inserted { return true }
      _ = conformances(of: declaration)
      current = declaration.superclass
    }
    return false
  }

  private func addImplicit(to declaration: NominalDeclaration, _ add: (String) -> Void) {
    if declaration.isClass, declaration.hasAttribute("Observable") { add("Observable") }
    guard declaration.keyword == .enumeration else { return }
    if declaration.rawType != nil { add("RawRepresentable") }
    if !declaration.cases.isEmpty, declaration.cases.allSatisfy({ $0.syntax.payload == nil }) {
      add("Hashable")
    }
  }

  /// Whether and how a type conforms to a protocol.
  ///
  /// - Returns: nil when it does not. Conditions on its arguments are returned, not checked.
  func conformance(
    of type: Type,
    to proto: NominalReference,
    in environment: GenericEnvironment
  ) -> Conformance? {
    if isMarker(proto) { return Conformance(conditions: []) }
    switch type.kind {
    case .error, .variable: return Conformance(conditions: [])
    case .nominal(let nominal): return nominalConformance(nominal, type, proto, environment)
    case .parameter, .member, .opaque:
      if protocols(of: type, in: environment).contains(proto) { return Conformance(conditions: []) }
      if let parent = environment.superclass(of: type) {
        return conformance(of: parent, to: proto, in: environment)
      }
      return proto.name == "AnyObject" && isClassBound(type, environment)
        ? Conformance(conditions: []) : nil
    case .existential:
      guard proto.name == "Error", protocols(of: type, in: environment).contains(proto) else {
        return nil
      }
      return Conformance(conditions: [])
    case .packExpansion(let pattern): return conformance(of: pattern, to: proto, in: environment)
    default: return nil
    }
  }

  private func isClassBound(_ type: Type, _ environment: GenericEnvironment) -> Bool {
    protocols(of: type, in: environment).contains { $0.name == "AnyObject" }
  }

  private func nominalConformance(
    _ nominal: NominalType,
    _ type: Type,
    _ proto: NominalReference,
    _ environment: GenericEnvironment
  ) -> Conformance? {
    guard let declaration = nominals[nominal.reference] else { return nil }
    if proto.name == "AnyObject" { return declaration.isClass ? Conformance(conditions: []) : nil }
    let entries = conformances(of: declaration)[proto] ?? []
    guard
      let entry = entries.first(where: { $0.context === declaration.body })
        ?? entries.first(where: \.isWritten) ?? entries.first
    else {
      guard let parent = superclass(of: type) else { return nil }
      return conformance(of: parent, to: proto, in: environment)
    }
    if entry.context === declaration.body { return Conformance(conditions: []) }
    let own = signature(of: declaration.body).requirements
    let all = signature(of: entry.context).requirements
    guard all.count > own.count else { return Conformance(conditions: []) }
    let map = nominalSubstitutions(nominal)
    return Conformance(conditions: all[own.count...].map { $0.substituting(map) })
  }

  /// Protocols that say nothing about behaviour we model.
  func isMarker(_ proto: NominalReference) -> Bool {
    switch proto.name {
    case "Sendable", "Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable":
      proto.module != sessionModule
    default: false
    }
  }

  /// Whether a type without inference variables conforms, its conditions included.
  func conforms(_ type: Type, to proto: NominalReference, in environment: GenericEnvironment)
    -> Bool
  {
    conformanceDepth += 1
    defer { conformanceDepth -= 1 }
    // Only a condition that leads back to itself gets this deep.
    guard conformanceDepth < 300, type.size < 20_000,
      let found = conformance(of: type, to: proto, in: environment)
    else { return false }
    return found.conditions.allSatisfy { holds($0, in: environment) }
  }

  func holds(_ requirement: Requirement, in environment: GenericEnvironment) -> Bool {
    switch requirement {
    case .conformance(let subject, let conformance):
      let type = simplify(subject, in: environment)
      if case .pack(let elements) = type.kind {
        return elements.allSatisfy { conforms($0, to: conformance.reference, in: environment) }
      }
      return conforms(type, to: conformance.reference, in: environment)
    case .sameType(let left, let right):
      return simplify(left, in: environment) == simplify(right, in: environment)
    case .superclass(let subject, let parent):
      return isSubclass(simplify(subject, in: environment), of: simplify(parent, in: environment))
    }
  }

  func isSubclass(_ type: Type, of parent: Type) -> Bool {
    var current: Type? = type
    while let item = current {
      if item == parent { return true }
      current = superclass(of: item)
    }
    return false
  }

  /// Replaces associated types of known types, and abstract types that the environment fixes.
  func simplify(_ type: Type, in environment: GenericEnvironment) -> Type {
    guard !type.flags.isDisjoint(with: [.parameter, .member]) else { return type }
    simplifyDepth += 1
    defer { simplifyDepth -= 1 }
    // Only a circle of associated types gets this deep.
    guard simplifyDepth < 200 else { return .error }
    switch type.kind {
    case .parameter:
      if let found = replacement(for: type, in: environment), found != type {
        return simplify(found, in: environment)
      }
      return type
    case .member(let base, let member):
      let inner = simplify(base, in: environment)
      let candidate = inner == base ? type : Type(.member(inner, member))
      if case .nominal = inner.kind {
        guard let found = associatedTypeWitness(member, of: inner) else { return candidate }
        return simplify(found, in: environment)
      }
      if case .pack(let elements) = inner.kind {
        return Type(.pack(elements.map { simplify(Type(.member($0, member)), in: environment) }))
      }
      if let found = replacement(for: candidate, in: environment), found != candidate {
        return simplify(found, in: environment)
      }
      return candidate
    default: return type.mapChildren { simplify($0, in: environment) }
    }
  }

  func optional(_ wrapped: Type) -> Type { standard("Optional", [wrapped]) }
  func array(of element: Type) -> Type { standard("Array", [element]) }

  /// A type of the standard library by name.
  func standard(_ name: String, _ arguments: [Type] = []) -> Type {
    guard let declaration = standardDeclaration(name) else { return .error }
    return Type(.nominal(NominalType(declaration.reference, arguments: arguments)))
  }

  func standardDeclaration(_ name: String) -> NominalDeclaration? {
    if let known = standardNames[name] { return known }
    let found = libraryDeclarations(named: name).lazy.compactMap { $0 as? NominalDeclaration }.first
    if let found { standardNames[name] = found }
    return found
  }

  func standardProtocol(_ name: String) -> NominalReference? {
    standardDeclaration(name)?.reference
  }

  /// True when a nominal type is the standard library's of this name.
  func isStandard(_ type: Type, _ name: String) -> Bool {
    guard case .nominal(let nominal) = type.kind, nominal.reference.name == name else {
      return false
    }
    return standardDeclaration(name)?.reference == nominal.reference
  }

  /// What an Optional wraps; nil for other types.
  func wrapped(_ type: Type) -> Type? {
    guard isStandard(type, "Optional"), case .nominal(let nominal) = type.kind else { return nil }
    return nominal.arguments.first
  }
}
