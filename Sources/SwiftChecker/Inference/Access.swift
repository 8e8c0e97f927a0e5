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
    guard case .instance(let node) = base, declaration.context?.nominal.keyword == .actor,
      !isSelf(node)
    else { return }
    if (declaration as? VariableDeclaration)?.isLet ?? false { return }
    if (declaration as? FunctionDeclaration)?.isAsync ?? false { return }
    noteWait(of: declaration.name, span)
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
