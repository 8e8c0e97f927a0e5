import SwiftSource
import SwiftTypes

/// Who may use what: `private` members stay inside their type.
extension BodyChecker {
  func checkAccess(to declaration: Declaration, _ span: Span) {
    guard !declaration.isLibrary, declaration.isPrivate,
      let owner = declaration.context?.nominal, !isInside(owner)
    else { return }
    let name = declaration.name == "init" ? owner.name : declaration.name
    report(.inaccessible, span, [name])
  }

  /// A memberwise initializer is as private as the properties it takes.
  func checkMemberwiseAccess(
    _ function: FunctionDeclaration,
    _ arguments: [Argument],
    _ span: Span
  ) {
    guard function.role == .memberwiseInitializer, !function.isLibrary,
      let owner = function.context?.nominal, !isInside(owner)
    else { return }
    let stored = owner.storedProperties.map { $0.wrapped ?? $0 }
    if arguments.isEmpty, owner.storedProperties.allSatisfy(checker.hasInitialValue) { return }
    let hidden = stored.first { variable in
      variable.isPrivate && !(variable.isLet && variable.valueSyntax != nil)
        && !(variable.backing.map(checker.hasInitialValue) ?? false)
    }
    if let hidden { report(.memberwiseInaccessible, span, [owner.name, hidden.name]) }
  }

  /// From outside, what an actor does has to be waited for.
  func checkIsolation(of declaration: Declaration, _ base: Candidate.Base, _ span: Span) {
    if isNonisolated, !declaration.isLibrary, declaration.isOnMainActor {
      if allowsAwait { return noteWait(of: declaration.name, span) }
      return report(.mainActorFromOutside, span, [declaration.name])
    }
    guard case .instance(let node) = base, declaration.context?.nominal.keyword == .actor,
      !isSelf(node)
    else { return }
    if (declaration as? VariableDeclaration)?.isLet ?? false { return }
    if (declaration as? FunctionDeclaration)?.isAsync ?? false { return }
    noteWait(of: declaration.name, span)
  }

  /// True outside of the type for what is `private(set)`.
  func hidesSetter(_ variable: VariableDeclaration) -> Bool {
    guard !variable.isLibrary, let owner = variable.context?.nominal,
      variable.modifiers.contains(where: { $0.name == "private" && $0.detail == "set" })
    else { return false }
    return !isInside(owner)
  }

  private func isInside(_ owner: NominalDeclaration) -> Bool {
    var here = context?.nominal
    while let nominal = here {
      if nominal === owner { return true }
      here = nominal.context?.nominal
    }
    return false
  }
}

extension Declaration {
  /// True for what `@MainActor` marks, itself or through its type.
  var isOnMainActor: Bool {
    if hasAttribute("MainActor") { return true }
    if let function = self as? FunctionDeclaration,
      function.modifierNames.contains("nonisolated")
    {
      return false
    }
    if let variable = self as? VariableDeclaration {
      if variable.modifiers.contains(where: { $0.name == "nonisolated" }) { return false }
      if variable.isLet { return false }
    }
    return context?.nominal.hasAttribute("MainActor") ?? false
  }
}

extension Checker {
  /// True for a function of which is certain that it belongs to no actor.
  func isNonisolated(_ function: FunctionDeclaration) -> Bool {
    guard !function.isLibrary, function.accessed == nil, function.enclosing == nil else {
      return false
    }
    if function.hasAttribute("MainActor") { return false }
    if function.modifierNames.contains("nonisolated") { return true }
    guard let nominal = function.context?.nominal else { return true }
    if nominal.isProtocol || nominal.isClass && nominal.superclass != nil { return false }
    if nominal.keyword == .actor || nominal.hasAttribute("MainActor") { return false }
    // The protocols of the view library put their types on the main actor.
    return conformances(of: nominal).keys.allSatisfy { reference in
      guard let proto = nominals[reference] else { return false }
      return !proto.isLibrary || proto.reference.module == "Swift"
    }
  }
}
