import SwiftSource
import SwiftTypes

/// What a member must be like to take the place of one of the superclass.
extension Checker {
  /// Whether the parameters leave room for an override: the same types, or wider ones.
  func takesSame(
    _ member: Declaration,
    as overridden: Declaration,
    in nominal: NominalDeclaration
  ) -> Bool {
    guard let given = member as? FunctionDeclaration,
      let above = overridden as? FunctionDeclaration
    else { return true }
    resolve(given)
    resolve(above)
    let own = given.signature.parameters.count - given.signature.outerCount
    let other = above.signature.parameters.count - above.signature.outerCount
    if own > 0 || other > 0 { return own == other }
    let map = map(of: overridden, in: nominal)
    return zip(given.parameters, above.parameters).allSatisfy { mine, theirs in
      fits(theirs.type.substituting(map), mine.type)
    }
  }

  private func map(of overridden: Declaration, in nominal: NominalDeclaration) -> Substitutions {
    overridden.context.map { contextSubstitutions($0, self: declaredSelf(of: nominal)) }
      ?? Substitutions()
  }

  /// Whether a value of one type can stand where another is asked for, for an override.
  private func fits(_ given: Type, _ wanted: Type) -> Bool {
    let given = simplify(given, in: ambient)
    let wanted = simplify(wanted, in: ambient)
    if given == wanted || given.flags.contains(.error) || wanted.flags.contains(.error) {
      return true
    }
    if given.function != nil, wanted.function != nil { return true }
    if isSubclass(given, of: wanted) { return true }
    if let inner = wrapped(wanted) { return fits(wrapped(given) ?? given, inner) }
    if case .existential(let items) = wanted.kind {
      return items.allSatisfy { conforms(given, to: $0.reference, in: ambient) }
    }
    return false
  }

  /// How a member that says `override` differs too much from what it overrides.
  func checkTypes(
    of member: Declaration,
    overriding overridden: Declaration,
    in nominal: NominalDeclaration
  ) {
    switch (member, overridden) {
    case (let given as FunctionDeclaration, let above as FunctionDeclaration):
      guard given.role == .function else { return }
      let map = map(of: above, in: nominal)
      if !given.returnsSelf, !fits(given.result, above.result.substituting(map)) {
        tell(.overridesNothing, given, [given.name])
      } else if given.isThrowing, !above.isThrowing {
        tell(.overrideThrows, given, [given.name])
      } else if given.isAsync != above.isAsync {
        tell(.overridesNothing, given, [given.name])
      }
    case (let given as VariableDeclaration, let above as VariableDeclaration):
      resolve(given)
      resolve(above)
      if given.observesInherited { return }
      let wanted = above.type.substituting(map(of: above, in: nominal))
      if !fits(given.type, wanted) {
        let types = [given.type, wanted].map { $0.name(.source) }
        tell(.overrideType, given, [given.name] + types)
      } else if above.isLet {
        tell(.overrideOfLet, given, [given.name])
      } else if above.isStored || above.setter != nil, !given.isStored, given.setter == nil {
        tell(.overrideReadOnly, given, [given.name])
      }
    default: break
    }
  }

  private func tell(_ kind: DiagnosticKind, _ member: Declaration, _ arguments: [String]) {
    report(Diagnostic(kind, at: member.span, arguments), in: member.file)
  }
}
