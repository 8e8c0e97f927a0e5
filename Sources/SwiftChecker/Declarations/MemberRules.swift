import SwiftSource
import SwiftTypes

/// What the compiler asks of the single members and attributes of a type.
extension Checker {
  func checkMemberRules(of nominal: NominalDeclaration) {
    checkAttributes(of: nominal)
    checkTwice(in: nominal.body, of: nominal)
    for context in [nominal.body] + nominal.extensions where !context.isLibrary {
      for member in context.members {
        checkModifiers(of: member, in: nominal)
        switch member {
        case let variable as VariableDeclaration: checkLazy(variable)
        case let function as FunctionDeclaration:
          if nominal.isClass, function.modifierNames.contains("mutating") {
            complain(.mutatingInClass, function, [function.name])
          }
        default: break
        }
      }
    }
  }

  private func complain(
    _ kind: DiagnosticKind,
    _ declaration: Declaration,
    _ arguments: [String]
  ) {
    report(Diagnostic(kind, at: declaration.span, arguments), in: declaration.file)
  }

  private func checkAttributes(of nominal: NominalDeclaration) {
    if let attribute = nominal.attributes.first(where: { $0.name == "Observable" }),
      !nominal.isClass
    {
      let found = Diagnostic(.observableNeedsClass, at: attribute.span, [nominal.name])
      report(found, in: nominal.file)
    }
    if nominal.hasAttribute("propertyWrapper"), nominal.members(named: "wrappedValue").isEmpty {
      complain(.wrapperWithoutValue, nominal, [nominal.name])
    }
  }

  private func checkLazy(_ variable: VariableDeclaration) {
    guard variable.isLazy else { return }
    if variable.isLet {
      complain(.lazyLet, variable, [variable.name])
    } else if variable.valueSyntax == nil, variable.isStored {
      complain(.lazyNeedsValue, variable, [variable.name])
    }
  }

  // MARK: What overrides

  func checkOverride(_ member: Declaration, of overridden: Declaration) {
    if overridden.isFinal { complain(.overridesFinal, member, [member.name]) }
    if let variable = member as? VariableDeclaration, variable.isStored,
      variable.valueSyntax != nil
    {
      complain(.overridesWithStorage, variable, [variable.name])
    }
  }

  /// A subclass with initializers of its own must have the required ones too.
  func checkRequiredInitializers(
    of nominal: NominalDeclaration,
    parent: NominalDeclaration?
  ) {
    let own = nominal.body.members.compactMap { $0 as? FunctionDeclaration }
      .filter { if case .initializer = $0.role { true } else { false } }
    guard let parent, own.contains(where: { !$0.modifierNames.contains("convenience") }) else {
      return
    }
    for case let required as FunctionDeclaration in parent.members(named: "init")
    where required.modifierNames.contains("required") && !required.isLibrary {
      if own.contains(where: { $0.overrides(required) }) { continue }
      complain(.requiredInitializerMissing, nominal, [required.fullName, parent.name])
    }
  }
}

extension Declaration {
  /// True for what no subclass may change.
  fileprivate var isFinal: Bool {
    switch self {
    case let function as FunctionDeclaration: function.modifierNames.contains("final")
    case let variable as VariableDeclaration:
      variable.modifiers.contains { $0.name == "final" }
    default: false
    }
  }
}
