import SwiftSource
import SwiftTypes

/// One declaration a name may mean, with what it is used on.
struct Candidate {
  enum Base {
    /// A global or a local function.
    case none
    /// A member of a value.
    case instance(CheckedExpression)
    /// A static member, initializer or enum case of a type.
    case type(Type)
    /// A static member of a class that is known only while running: `type(of: animal).kind`.
    case metatype(CheckedExpression, Type)
    /// A member of the superclass part of `self`.
    case superclass(CheckedExpression, Type)
  }

  let declaration: Declaration
  let base: Base
}

extension BodyChecker {
  /// The type whose members are looked up.
  func selfType(of base: Candidate.Base) -> Type? {
    switch base {
    case .none: nil
    case .instance(let node): solver.deep(node.type)
    case .type(let type), .metatype(_, let type): solver.deep(type)
    case .superclass(_, let type): type
    }
  }

  /// The members of a name on a value or type, own ones first.
  func memberCandidates(
    _ name: String,
    of type: Type,
    base: Candidate.Base,
    isStatic: Bool
  ) -> [Candidate] {
    var found: [Declaration] = []
    switch type.kind {
    case .nominal(let nominal): found = nominalMembers(name, nominal, type)
    case .parameter, .member, .opaque, .existential:
      for proto in checker.protocols(of: type, in: solver.environment) {
        found += checker.nominals[proto]?.members(named: name) ?? []
      }
      if let parent = solver.environment.superclass(of: type),
        case .nominal(let nominal) = parent.kind
      {
        found += nominalMembers(name, nominal, parent)
      }
      found = withoutHidden(found)
    default: return []
    }
    return found.filter { $0.isStatic == isStatic && isUsable($0) }
      .map { Candidate(declaration: $0, base: base) }
  }

  private func isUsable(_ declaration: Declaration) -> Bool {
    !(declaration is AssociatedTypeDeclaration) && checker.isAvailable(declaration)
  }

  private func nominalMembers(_ name: String, _ nominal: NominalType, _ type: Type) -> [Declaration]
  {
    guard let declaration = checker.nominals[nominal.reference] else { return [] }
    var found = declaration.members(named: name)
    if name == "init", declaration.isClass, checker.lacksValues(declaration) {
      found.removeAll { ($0 as? FunctionDeclaration)?.role == .memberwiseInitializer }
    }
    if let parent = checker.superclass(of: type), case .nominal(let outer) = parent.kind {
      var inherited = nominalMembers(name, outer, parent)
      if name == "init" { inherited = inheritedInitializers(inherited, beside: found) }
      if name == "init", !found.contains(where: \.isDesignatedInitializer) {
        found.removeAll { ($0 as? FunctionDeclaration)?.role == .memberwiseInitializer }
      }
      found += inherited.filter { item in !found.contains { $0.overrides(item) } }
    }
    let general = checker.protocolMembers(named: name)
    guard !general.isEmpty else { return found }
    let conformances = checker.conformances(of: declaration)
    let extra = general.filter { item in
      guard let context = item.context else { return false }
      return conformances[context.nominal.reference] != nil
        || checker.isMarker(context.nominal.reference)
    }
    return withoutHidden(found + extra)
  }

  /// The initializers a class gets from its superclass: all when it has no designated one of its
  /// own, the convenience ones when it overrides every designated one.
  private func inheritedInitializers(
    _ inherited: [Declaration],
    beside own: [Declaration]
  ) -> [Declaration] {
    guard own.contains(where: \.isDesignatedInitializer) else { return inherited }
    let isComplete = inherited.filter { !$0.isConvenience }.allSatisfy { item in
      own.contains { $0.overrides(item) }
    }
    return isComplete ? inherited.filter(\.isConvenience) : []
  }

  /// Leaves out requirements that a member or a default implementation of the same labels satisfies.
  private func withoutHidden(_ all: [Declaration]) -> [Declaration] {
    guard all.count > 1 else { return all }
    return all.filter { item in
      guard item.isProtocolMember else { return true }
      if item.isRequirementMember {
        return !all.contains { other in
          other !== item && !other.isProtocolMember && other.overrides(item)
        }
      }
      return !all.contains { other in
        other !== item && other.isRequirementMember && other.overrides(item)
          && item.hasSameSignature(as: other)
      }
    }
  }

  /// What an unqualified name means, searched from the inside out; types are handled before.
  func unqualifiedCandidates(_ name: String) -> [Candidate] {
    if let open = name.firstIndex(of: "("), open > name.startIndex {
      // `row(_:)`: the labels choose among functions of the name.
      return unqualifiedCandidates(String(name[..<open])).filter { candidate in
        guard let function = candidate.declaration as? FunctionDeclaration else { return false }
        checker.resolve(function)
        return function.fullName == name
      }
    }
    let local = scope.functions(named: name)
    if !local.isEmpty { return local.map { Candidate(declaration: $0, base: .none) } }
    if let context, let found = implicitSelfCandidates(name, context) { return found }
    return globalCandidates(name)
  }

  func globalCandidates(_ name: String) -> [Candidate] {
    checker.globals(named: name, from: file).filter { checker.isAvailable($0) }
      .map { Candidate(declaration: $0, base: .none) }
  }

  private func implicitSelfCandidates(_ name: String, _ context: TypeContext) -> [Candidate]? {
    // `[weak self]` and `guard let self` say which `self` the members belong to.
    if let own = scope.variable(named: "self") ?? selfVariable {
      let type = solver.deep(own.type)
      if case .metatype(let instance) = type.kind {
        let base = staticBase(local(own, Span(0, 0)), instance)
        let found = memberCandidates(name, of: instance, base: base, isStatic: true)
        if !found.isEmpty { return found }
      } else {
        var node = CheckedExpression(.local(own), own.type, Span(0, 0))
        if own !== selfVariable, let wrapped = checker.wrapped(type) {
          nodes.append(node)
          node = CheckedExpression(.forceUnwrap(node), wrapped, Span(0, 0))
        }
        let type = own === selfVariable ? type : checker.wrapped(type) ?? type
        let found = memberCandidates(name, of: type, base: .instance(node), isStatic: false)
        if !found.isEmpty {
          scope.frame.capture(own)
          nodes.append(node)
          return found
        }
      }
    } else {
      let type = checker.selfType(of: context)
      let found = memberCandidates(name, of: type, base: .type(type), isStatic: true)
      if !found.isEmpty { return found }
    }
    var outer = context.nominal.context
    while let inside = outer {
      let type = checker.selfType(of: inside)
      let found = memberCandidates(name, of: type, base: .type(type), isStatic: true)
        .filter { !($0.declaration is NominalDeclaration) }
      if !found.isEmpty { return found }
      outer = inside.nominal.context
    }
    return nil
  }

  /// The generic arguments of a declaration used on a base: those of the base, and new variables.
  ///
  /// - Returns: nil when a requirement cannot hold; nothing stays bound then.
  func open(
    _ signature: GenericSignature,
    _ context: TypeContext?,
    _ base: Candidate.Base,
    packCount: Int = 0
  ) -> Substitutions? {
    var map = Substitutions()
    if let context, let type = selfType(of: base) {
      map = checker.contextSubstitutions(context, self: type)
    }
    for parameter in signature.parameters where map[parameter] == nil {
      map[parameter] =
        parameter.isPack
        ? Type(.pack((0..<packCount).map { _ in solver.fresh(name: parameter.name) }))
        : solver.fresh(name: parameter.name)
    }
    return map
  }

  /// Demands the requirements of an opened signature; reports the first that cannot hold.
  func demand(
    _ signature: GenericSignature,
    _ map: Substitutions,
    _ declaration: Declaration,
    _ span: Span
  ) -> Bool {
    for requirement in signature.requirements {
      let opened = requirement.substituting(map)
      let before = solver.mark()
      if solver.require(opened) { continue }
      solver.undo(to: before)
      reportRequirement(opened, declaration.name, span)
      return false
    }
    return true
  }

  func reportRequirement(_ requirement: Requirement, _ name: String?, _ span: Span) {
    guard let name else {
      reportRequirement(requirement, file.text(in: span).prefixLine, span)
      return
    }
    switch requirement {
    case .conformance(let type, let conformance):
      let given = solver.deep(type)
      if given.isError { return }
      report(.needsConformance, span, [name, spelled(given), conformance.reference.name])
    case .sameType(let left, let right):
      report(.needsSameType, span, [name, spelled(left), spelled(right)])
    case .superclass(let type, let parent):
      report(.needsConformance, span, [name, spelled(type), spelled(parent)])
    }
  }

  func dispatch(of declaration: Declaration) -> Dispatch {
    guard let context = declaration.context else { return .direct }
    if context.nominal.isProtocol {
      return declaration.isRequirementMember ? .witness : .direct
    }
    // `super.init` and `A()` name the initializer that runs.
    if declaration.name == "init", declaration is FunctionDeclaration { return .direct }
    return context.nominal.isClass ? .dynamic : .direct
  }
}

extension Declaration {
  /// True for an initializer that keeps those of the superclass from being inherited.
  var isDesignatedInitializer: Bool {
    guard let function = self as? FunctionDeclaration, case .initializer = function.role else {
      return false
    }
    return !function.modifierNames.contains("convenience")
  }

  fileprivate var isConvenience: Bool {
    (self as? FunctionDeclaration)?.modifierNames.contains("convenience") ?? false
  }

  /// True for members of protocols and of their extensions.
  var isProtocolMember: Bool { context?.nominal.isProtocol ?? false }

  /// True for what a protocol demands.
  var isRequirementMember: Bool {
    guard let context, context.nominal.isProtocol else { return false }
    return context === context.nominal.body && !(self is NominalDeclaration)
      && !(self is TypeAliasDeclaration)
  }

  /// True when both are of one sort with the same labels: one may stand for the other.
  func overrides(_ other: Declaration) -> Bool {
    guard name == other.name, isStatic == other.isStatic else { return false }
    switch (self, other) {
    case (let one as FunctionDeclaration, let two as FunctionDeclaration):
      return one.hasSameLabels(as: two)
    case (let one as SubscriptDeclaration, let two as SubscriptDeclaration):
      return one.getter.hasSameLabels(as: two.getter)
    case (is VariableDeclaration, is VariableDeclaration): return true
    case (is EnumCaseDeclaration, is VariableDeclaration): return true
    case (is EnumCaseDeclaration, is FunctionDeclaration): return true
    default: return false
    }
  }

  func hasSameSignature(as other: Declaration) -> Bool {
    if let one = self as? FunctionDeclaration, let two = other as? FunctionDeclaration {
      return one.hasSameSignature(as: two)
    }
    if let one = self as? SubscriptDeclaration, let two = other as? SubscriptDeclaration {
      return one.getter.hasSameSignature(as: two.getter)
    }
    return true
  }
}

extension String {
  /// The first line, shortened, for naming an expression in a message.
  var prefixLine: String {
    let line =
      split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) ?? self
    return line.count > 24 ? line.prefix(24) + "…" : line
  }
}
