import SwiftSource
import SwiftTypes

/// What the compiler asks of a member that meets a requirement of a protocol.
extension Checker {
  func checkWitness(
    for requirement: Declaration,
    of type: Type,
    in nominal: NominalDeclaration,
    _ proto: NominalDeclaration
  ) {
    switch requirement {
    case let wanted as VariableDeclaration:
      guard let found = witness(for: wanted, of: type)?.variable else { return }
      check(found, found.type, like: wanted, wanted.type, type, nominal, proto)
      guard wanted.setter != nil else { return }
      let isSettable = found.isStored ? !found.isLet : found.setter != nil
      if !isSettable {
        report(
          Diagnostic(
            .missingRequirement,
            at: nominal.span,
            [nominal.name, proto.name, wanted.name]
          ),
          in: nominal.file
        )
      }
      checkVisibility(of: found, in: nominal, proto)
    case let wanted as FunctionDeclaration:
      guard let found = witness(for: wanted, of: type)?.function else { return }
      checkResult(of: found, like: wanted, type, nominal, proto)
      checkRequired(found, in: nominal, proto)
      checkVisibility(of: found, in: nominal, proto)
    default: break
    }
  }

  /// The result must be the requirement's, and nothing may go wrong or wait that there does not.
  private func checkResult(
    of found: FunctionDeclaration,
    like wanted: FunctionDeclaration,
    _ type: Type,
    _ nominal: NominalDeclaration,
    _ proto: NominalDeclaration
  ) {
    guard wanted.role == .function, found.role == .function else { return }
    if found.isThrowing && !wanted.isThrowing || found.isAsync && !wanted.isAsync {
      let effect = found.isThrowing && !wanted.isThrowing ? "throws" : "async"
      return report(
        Diagnostic(
          .witnessEffect,
          at: nominal.span,
          [nominal.name, proto.name, found.fullName, effect]
        ),
        in: nominal.file
      )
    }
    guard !wanted.returnsSelf, !found.returnsSelf else { return }
    check(found, found.result, like: wanted, wanted.result, type, nominal, proto)
  }

  private func check(
    _ found: Declaration,
    _ given: Type,
    like requirement: Declaration,
    _ wanted: Type,
    _ type: Type,
    _ nominal: NominalDeclaration,
    _ proto: NominalDeclaration
  ) {
    guard let own = found.context, !own.isLibrary, let context = requirement.context else { return }
    let one = simplify(wanted.substituting(contextSubstitutions(context, self: type)), in: ambient)
    let two = simplify(given.substituting(contextSubstitutions(own, self: type)), in: ambient)
    guard one != two, one.isSettled, two.isSettled else { return }
    report(
      Diagnostic(
        .witnessMismatch,
        at: nominal.span,
        [nominal.name, proto.name, found.name, two.name(.source), one.name(.source)]
      ),
      in: nominal.file
    )
  }

  /// What stands for an associated type must itself meet what is asked of it: `any View` does not.
  func checkAssociatedTypes(
    of nominal: NominalDeclaration,
    _ proto: NominalDeclaration,
    _ type: Type
  ) {
    guard let parameter = proto.selfParameter else { return }
    let map = Substitutions([parameter: type])
    for case .conformance(let subject, let wanted) in facts(of: proto).requirements {
      guard case .member(let base, let member) = subject.kind,
        base == Type(.parameter(parameter)), !isMarker(wanted.reference)
      else { continue }
      let given = simplify(subject.substituting(map), in: ambient)
      guard case .existential = given.kind,
        !conforms(given, to: wanted.reference, in: ambient)
      else { continue }
      report(
        Diagnostic(
          .existentialWitness,
          at: nominal.span,
          [nominal.name, proto.name, member.name, given.name(.source), wanted.reference.name]
        ),
        in: nominal.file
      )
    }
  }

  /// A subclass must have the initializer too, so it has to be `required`.
  private func checkRequired(
    _ found: FunctionDeclaration,
    in nominal: NominalDeclaration,
    _ proto: NominalDeclaration
  ) {
    guard case .initializer = found.role, nominal.isClass, found.context?.nominal === nominal,
      found.context === nominal.body, !found.isSynthesized,
      !nominal.modifierNames.contains("final"), !found.modifierNames.contains("required")
    else { return }
    report(
      Diagnostic(.initializerNotRequired, at: found.span, [found.fullName, nominal.name]),
      in: found.file
    )
  }

  private func checkVisibility(
    of found: Declaration,
    in nominal: NominalDeclaration,
    _ proto: NominalDeclaration
  ) {
    guard found.isPrivate, found.context?.nominal === nominal,
      !nominal.modifierNames.contains("private"), !proto.modifierNames.contains("private"),
      !proto.modifierNames.contains("fileprivate")
    else { return }
    let mistake = Diagnostic(.witnessTooPrivate, at: found.span, [found.name, proto.name])
    report(mistake, in: found.file)
  }
}

extension Type {
  /// True when nothing in it is open, opaque or mistaken.
  fileprivate var isSettled: Bool {
    var isKnown = flags.isDisjoint(with: [.parameter, .variable, .opaque, .member])
    forEachNode { if case .error = $0.kind { isKnown = false } }
    return isKnown
  }
}
