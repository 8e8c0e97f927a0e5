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

  /// `private(set)`: from outside its type a property can only be read.
  func inaccessibleSetter(of variable: VariableDeclaration) -> String? {
    guard !variable.isLibrary, !variable.isLet, let owner = variable.context?.nominal,
      variable.modifiers.contains(where: { $0.name == "private" && $0.detail == "set" }),
      !isInside(owner)
    else { return nil }
    return "'\(variable.name)' setter is inaccessible"
  }

  /// What an actor keeps can be read from outside after a wait, and changed only from inside.
  func isolatedSetter(of variable: VariableDeclaration, _ base: CheckedExpression) -> String? {
    guard !variable.isLibrary, !variable.isLet, variable.context?.nominal.keyword == .actor,
      !isInside(base)
    else { return nil }
    // No `await` would help.
    diagnostics.removeAll { $0.kind == .callNeedsAwait && $0.span.end == base.span.end }
    diagnostics.removeAll { $0.kind == .callNeedsAwait && $0.arguments == [variable.name] }
    return "actor-isolated property '\(variable.name)' can only be changed by the actor itself"
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
        && !variable.attributes.contains(where: checker.isNotModelled)
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
      !isInside(node)
    else { return }
    if (declaration as? VariableDeclaration)?.isLet ?? false { return }
    if declaration.isNonisolated { return }
    if (declaration as? FunctionDeclaration)?.isAsync ?? false { return }
    noteWait(of: declaration.name, span)
  }

  /// True for the actor that the code runs in.
  private func isInside(_ node: CheckedExpression) -> Bool {
    if case .local(let variable) = node.kind, variable.isIsolated { return true }
    return isSelf(node)
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
  /// True for what an actor leaves to everybody.
  fileprivate var isNonisolated: Bool {
    switch self {
    case let function as FunctionDeclaration: function.modifierNames.contains("nonisolated")
    case let variable as VariableDeclaration:
      variable.modifiers.contains { $0.name == "nonisolated" }
    default: false
    }
  }

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
