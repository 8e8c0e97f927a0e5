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
      guard wanted.setter != nil, let found = witness(for: wanted, of: type)?.variable else {
        return
      }
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
      checkRequired(found, in: nominal, proto)
      checkVisibility(of: found, in: nominal, proto)
    default: break
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
