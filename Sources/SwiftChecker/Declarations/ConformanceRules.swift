import SwiftSource
import SwiftTypes

/// What the compiler asks of a member that meets a requirement of a protocol.
extension Checker {
  func checkWitness(
    for requirement: Declaration,
    of type: Type,
    in nominal: NominalDeclaration,
    _ proto: NominalDeclaration,
    _ place: (span: Span, file: SourceText)
  ) {
    if let found = found(for: requirement, of: type),
      let mismatch = mismatch(of: found, for: requirement, of: type)
    {
      let name = (found as? FunctionDeclaration)?.fullName ?? found.name
      let arguments = [nominal.name, proto.name, name, mismatch.given, mismatch.wanted]
      return report(Diagnostic(.witnessMismatch, at: place.span, arguments), in: place.file)
    }
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
            at: place.span,
            [nominal.name, proto.name, wanted.name]
          ),
          in: place.file
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

  private func found(for requirement: Declaration, of type: Type) -> Declaration? {
    switch requirement {
    case let wanted as VariableDeclaration: witness(for: wanted, of: type)?.variable
    case let wanted as FunctionDeclaration: witness(for: wanted, of: type)?.function
    case let wanted as SubscriptDeclaration:
      witness(for: wanted.getter, of: type)?.function.accessed
    default: nil
    }
  }

  /// Where a type says that it conforms: its name, or what an extension says after the colon.
  func place(
    of entry: ConformanceEntry,
    in nominal: NominalDeclaration
  ) -> (span: Span, file: SourceText) {
    guard entry.context !== nominal.body, let first = entry.context.inheritedSyntax.first else {
      return (nominal.span, nominal.file)
    }
    return (first.span, entry.context.file)
  }

  /// What stands for the associated types of a protocol must meet what the protocol says of them.
  ///
  /// - Returns: False when something was told.
  func checkAssociatedTypes(
    of proto: NominalDeclaration,
    _ own: Type,
    in nominal: NominalDeclaration,
    _ place: (span: Span, file: SourceText)
  ) -> Bool {
    guard let parameter = proto.selfParameter else { return true }
    for item in proto.associatedTypes {
      let member = canonical(item, in: proto)
      guard let found = associatedTypeWitness(member, of: own) else {
        if let odd = mismatch(implying: member, in: proto, own, nominal) {
          let types = [odd.mismatch.given, odd.mismatch.wanted]
          let arguments = [nominal.name, proto.name, odd.name] + types
          report(Diagnostic(.witnessMismatch, at: place.span, arguments), in: place.file)
          return false
        }
        let arguments = [nominal.name, proto.name, item.name]
        report(Diagnostic(.associatedTypeMissing, at: place.span, arguments), in: place.file)
        return false
      }
      let type = simplify(found, in: ambient)
      if type.flags.contains(.error) { continue }
      let subject = Type(.member(Type(.parameter(parameter)), member))
      for case .conformance(subject, let wanted) in facts(of: proto).requirements
      where !conforms(type, to: wanted.reference, in: ambient) {
        let arguments = [
          nominal.name, proto.name, item.name, type.name(.source), wanted.reference.name,
        ]
        var hints: [Phrase] = []
        if case .existential = type.kind {
          hints = [
            Phrase(
              "Write `some \(wanted.reference.name)`: one type that conforms, whose name stays hidden.",
              "写成 `some \(wanted.reference.name)`：一个遵循协议、但不写出名字的类型。"
            )
          ]
        }
        let made = Diagnostic(.associatedTypeUnmet, at: place.span, arguments, hints: hints)
        report(made, in: place.file)
        return false
      }
    }
    return true
  }

  /// A member that would say what an associated type is, had it the requirement's type.
  private func mismatch(
    implying member: AssociatedTypeReference,
    in proto: NominalDeclaration,
    _ own: Type,
    _ nominal: NominalDeclaration
  ) -> (name: String, mismatch: WitnessMismatch)? {
    for requirement in proto.body.members where !(requirement is AssociatedTypeDeclaration) {
      for candidate in nominal.members(named: requirement.name)
      where candidate.overrides(requirement) {
        guard let found = self.mismatch(of: candidate, for: requirement, of: own) else { continue }
        return ((candidate as? FunctionDeclaration)?.fullName ?? candidate.name, found)
      }
    }
    return nil
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
