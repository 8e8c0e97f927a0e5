import SwiftSource
import SwiftTypes

/// What the compiler asks of a type declaration as a whole.
extension Checker {
  func checkRules(of nominal: NominalDeclaration) {
    guard !nominal.isLibrary else { return }
    if nominal.isProtocol {
      checkRequirements(of: nominal)
      return checkRefinement(of: nominal)
    }
    if nominal.isClass {
      checkSuperclass(of: nominal)
      checkOverrides(in: nominal)
      checkInitializers(of: nominal)
      checkRequiredInitializers(of: nominal, parent: parent(of: nominal))
    } else {
      checkRecursion(of: nominal)
    }
    checkRawValues(of: nominal)
    checkCases(of: nominal)
    checkBuilder(nominal)
    checkDerived(in: nominal)
    checkMemberRules(of: nominal)
    for case let variable as VariableDeclaration in nominal.body.members where variable.isWeak {
      checkWeak(variable)
    }
  }

  func checkStored(in context: TypeContext) {
    for case let variable as VariableDeclaration in context.members
    where variable.isStored && !variable.isStatic {
      complain(.storedInExtension, variable, [variable.name])
    }
  }

  private func complain(
    _ kind: DiagnosticKind,
    _ declaration: Declaration,
    _ arguments: [String]
  ) {
    report(Diagnostic(kind, at: declaration.span, arguments), in: declaration.file)
  }

  private func checkRefinement(of proto: NominalDeclaration) {
    for syntax in proto.body.inheritedSyntax {
      if case .identifier(let name, _) = syntax.kind, name.text == proto.name {
        complain(.refinesItself, proto, [proto.name])
      }
    }
  }

  // MARK: Classes

  private func parent(of nominal: NominalDeclaration) -> NominalDeclaration? {
    _ = conformances(of: nominal)
    guard case .nominal(let type)? = nominal.superclass?.kind else { return nil }
    return nominals[type.reference]
  }

  private func checkSuperclass(of nominal: NominalDeclaration) {
    if let parent = parent(of: nominal), parent.modifierNames.contains("final") {
      complain(.finalSuperclass, nominal, [parent.name])
    }
  }

  private func checkInitializers(of nominal: NominalDeclaration) {
    let hasOwn = nominal.body.members.contains { member in
      if case .initializer? = (member as? FunctionDeclaration)?.role { return true }
      return false
    }
    guard !hasOwn, !isDecodable(nominal) else { return }
    let empty = nominal.storedProperties.first { stored in
      !hasInitialValue(stored) && !(stored.wrapped ?? stored).isLazy
    }
    if let empty {
      let name = (empty.wrapped ?? empty).name
      complain(.classNeedsInitializer, nominal, [nominal.name, name])
    }
  }

  /// True for a Decodable class that can only be made by `init(from:)`, which fills every property.
  func lacksValues(_ nominal: NominalDeclaration) -> Bool {
    guard !nominal.isLibrary, isDecodable(nominal) else { return false }
    return nominal.storedProperties.contains { stored in
      !hasInitialValue(stored) && !(stored.wrapped ?? stored).isLazy
    }
  }

  private func isDecodable(_ nominal: NominalDeclaration) -> Bool {
    guard let proto = standardProtocol("Decodable") else { return false }
    return conformances(of: nominal)[proto] != nil
  }

  private func checkOverrides(in nominal: NominalDeclaration) {
    var above: [NominalDeclaration] = []
    var next = parent(of: nominal)
    while let current = next, above.count < 100 {
      above.append(current)
      next = parent(of: current)
    }
    for member in nominal.body.members {
      guard let isMarked = member.isMarkedOverride else { continue }
      let overridden = above.lazy.flatMap { $0.members(named: member.name) }
        .first {
          member.overrides($0) && $0.isAccessibleToSubclasses
            && self.takesSame(member, as: $0, in: nominal)
        }
      if overridden == nil, isMarked {
        complain(.overridesNothing, member, [member.name])
      } else if overridden != nil, !isMarked, !(member.isRequiredInitializer) {
        complain(.overrideMissing, member, [member.name])
      } else if let overridden, isMarked {
        checkOverride(member, of: overridden)
        checkTypes(of: member, overriding: overridden, in: nominal)
      }
    }
  }

  private func checkWeak(_ variable: VariableDeclaration) {
    resolve(variable)
    let type = wrapped(variable.type) ?? variable.type
    switch type.kind {
    case .nominal(let nominal) where nominals[nominal.reference]?.isClass == false:
      complain(.weakNeedsClass, variable, [type.name(.source)])
    default: break
    }
  }

  // MARK: Values inside themselves

  private func checkRecursion(of nominal: NominalDeclaration) {
    if nominal.keyword == .enumeration {
      guard !nominal.modifierNames.contains("indirect") else { return }
      let isInside = nominal.cases.contains { item in
        !item.isIndirect && contains(nominal.reference, in: item)
      }
      if isInside { complain(.recursiveEnum, nominal, [nominal.name]) }
      return
    }
    for stored in nominal.storedProperties {
      resolve(stored)
      var seen: Set<NominalReference> = []
      if contains(nominal.reference, in: stored.type, &seen) {
        complain(.recursiveValue, stored.wrapped ?? stored, [nominal.name])
      }
    }
  }

  private func contains(_ reference: NominalReference, in item: EnumCaseDeclaration) -> Bool {
    resolve(item)
    var seen: Set<NominalReference> = []
    return (item.payload ?? []).contains { contains(reference, in: $0.type, &seen) }
  }

  /// Whether values of a type hold values of another inside themselves, not behind a reference.
  private func contains(
    _ reference: NominalReference,
    in type: Type,
    _ seen: inout Set<NominalReference>
  ) -> Bool {
    switch type.kind {
    case .tuple(let elements): return elements.contains { contains(reference, in: $0.type, &seen) }
    case .nominal(let nominal):
      if nominal.reference == reference { return true }
      if let inner = wrapped(type) { return contains(reference, in: inner, &seen) }
      guard let owner = nominals[nominal.reference], !owner.isLibrary, !owner.isClass,
        !owner.isProtocol, seen.insert(nominal.reference).inserted
      else { return false }
      if owner.modifierNames.contains("indirect") { return false }
      let map = nominalSubstitutions(nominal)
      for stored in owner.storedProperties {
        resolve(stored)
        if contains(reference, in: stored.type.substituting(map), &seen) { return true }
      }
      for item in owner.cases where !item.isIndirect {
        resolve(item)
        for part in item.payload ?? []
        where contains(reference, in: part.type.substituting(map), &seen) {
          return true
        }
      }
      return false
    default: return false
    }
  }

  // MARK: What is derived

  /// Equality and hashing are derived part by part, all cases only where no case carries values.
  private func checkDerived(in nominal: NominalDeclaration) {
    if !nominal.isClass, let odd = nominal.members(named: "deinit").first {
      if isNoncopyable(nominal) {
        complain(.notModelledLanguage, odd, ["deinit of a ~Copyable type"])
      } else {
        complain(.deinitNeedsClass, odd, [nominal.name])
      }
    }
    for (name, requirement) in [
      ("Equatable", "=="), ("Hashable", "hash"), ("CaseIterable", "allCases"),
      ("Decodable", "init"), ("Encodable", "encode"),
    ] {
      guard let proto = standardDeclaration(name),
        let entry = conformances(of: nominal)[proto.reference]?.first(where: {
          !$0.context.isLibrary
        }),
        isDerived(requirement, of: proto, in: nominal)
      else { continue }
      ambient = environment(of: entry.context)
      defer { ambient = GenericEnvironment() }
      if let part = underivable(proto, nominal) {
        return complain(.cannotDerive, nominal, [nominal.name, name, part])
      }
    }
  }

  private func isNoncopyable(_ nominal: NominalDeclaration) -> Bool {
    nominal.body.inheritedSyntax.contains { nominal.file.text(in: $0.span).hasPrefix("~Copyable") }
  }

  private func isDerived(
    _ name: String,
    of proto: NominalDeclaration,
    in nominal: NominalDeclaration
  ) -> Bool {
    let own = declaredSelf(of: nominal)
    switch proto.body.members.first(where: { $0.name == name }) {
    case let function as FunctionDeclaration:
      resolve(function)
      let found = witness(for: function, of: own)?.function
      if case .derived? = found?.role { return true }
      if found?.isSynthesized == true, found?.context?.nominal === nominal { return true }
    case let variable as VariableDeclaration:
      if case .derived? = witness(for: variable, of: own)?.variable.getter?.role { return true }
    default: break
    }
    return false
  }

  /// The first part that keeps a conformance from being derived; nil when nothing does.
  private func underivable(_ proto: NominalDeclaration, _ nominal: NominalDeclaration) -> String? {
    let isCoding = proto.name == "Decodable" || proto.name == "Encodable"
    if nominal.isClass, !isCoding { return nominal.name }
    if proto.name == "CaseIterable" {
      if nominal.keyword != .enumeration { return nominal.name }
      for item in nominal.cases {
        resolve(item)
        if item.payload != nil { return item.name }
      }
      return nil
    }
    let parts =
      isCoding
      ? CodingSynthesis(checker: self, nominal: nominal).properties : nominal.storedProperties
    for stored in parts {
      resolve(stored)
      if !stored.type.isError, !conforms(stored.type, to: proto.reference, in: ambient) {
        return (stored.wrapped ?? stored).name
      }
    }
    for item in nominal.cases {
      resolve(item)
      for part in item.payload ?? []
      where !part.type.isError && !conforms(part.type, to: proto.reference, in: ambient) {
        return item.name
      }
    }
    return nil
  }

  // MARK: Raw values

  private func checkRawValues(of nominal: NominalDeclaration) {
    guard let raw = nominal.rawType else { return }
    let isText = isStandard(raw, "String") || isStandard(raw, "Character")
    var seen: Set<String> = []
    for item in nominal.cases {
      guard let syntax = item.syntax.rawValue else { continue }
      let text = item.file.text(in: syntax.span)
      if !seen.insert(text).inserted {
        report(Diagnostic(.rawValueNotUnique, at: syntax.span), in: item.file)
      }
      let fits =
        switch syntax.kind {
        case .stringLiteral: isText
        case .integerLiteral, .floatLiteral: !isText
        default: true
        }
      if !fits {
        report(Diagnostic(.rawValueType, at: syntax.span, [raw.name(.source)]), in: item.file)
      }
    }
  }
}

extension Declaration {
  /// Whether a member that could override says so; nil for members that never do.
  fileprivate var isMarkedOverride: Bool? {
    switch self {
    case let function as FunctionDeclaration:
      switch function.role {
      case .function: return isStatic ? nil : function.modifierNames.contains("override")
      case .initializer: return function.modifierNames.contains("override")
      default: return nil
      }
    case let variable as VariableDeclaration:
      return isStatic ? nil : variable.modifiers.contains { $0.name == "override" }
    default: return nil
    }
  }

  /// `required init` of a subclass is written without `override`.
  fileprivate var isRequiredInitializer: Bool {
    guard let function = self as? FunctionDeclaration, case .initializer = function.role else {
      return false
    }
    return function.modifierNames.contains("required")
      || function.modifierNames.contains("convenience")
  }

  fileprivate var isAccessibleToSubclasses: Bool {
    !isPrivate && !isProtocolMember && !isImplicitOfSubclass
      && !((self as? FunctionDeclaration)?.modifierNames.contains("convenience") ?? false)
  }

  /// A subclass without initializers inherits them; it gets none of its own.
  private var isImplicitOfSubclass: Bool {
    (self as? FunctionDeclaration)?.role == .memberwiseInitializer
      && context?.nominal.superclass != nil
  }

  /// True for `private` members; `fileprivate` reaches the whole input.
  var isPrivate: Bool {
    switch self {
    case let function as FunctionDeclaration: function.modifierNames.contains("private")
    case let variable as VariableDeclaration:
      variable.modifiers.contains { $0.name == "private" && $0.detail == nil }
    default: false
    }
  }
}
