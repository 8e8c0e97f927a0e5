import SwiftSource
import SwiftTypes

/// Which modifiers and parts a member may have, by the kind of type it stands in.
extension Checker {
  func checkModifiers(of member: Declaration, in nominal: NominalDeclaration) {
    let words = member.modifierWords
    if !nominal.isClass, !nominal.isProtocol, words.contains("override") {
      complain(.overrideNeedsClass, member, [])
    }
    switch member {
    case let function as FunctionDeclaration: checkModifiers(of: function, words, nominal)
    case let variable as VariableDeclaration:
      if variable.didSet ?? variable.willSet != nil, variable.getter?.bodySyntax != nil {
        let word = variable.didSet == nil ? "willSet" : "didSet"
        complain(.observerBesideGetter, variable, [word])
      }
    default: break
    }
  }

  private func checkModifiers(
    of function: FunctionDeclaration,
    _ words: [String],
    _ nominal: NominalDeclaration
  ) {
    if case .initializer = function.role {
      if words.contains("mutating") { complain(.mutatingOnlyOnFunctions, function, []) }
      if words.contains("convenience"), !nominal.isClass, !nominal.isProtocol {
        complain(.convenienceNeedsClass, function, [])
      }
    } else if function.isStatic, words.contains("mutating") {
      complain(.staticMutating, function, [])
    }
  }

  /// What a protocol asks for has no visibility of its own, and says how it may be used.
  func checkRequirements(of proto: NominalDeclaration) {
    for member in proto.body.members where member.isRequirementMember {
      if let word = member.modifierWords.first(where: { Self.visibilities.contains($0) }) {
        complain(.modifierInProtocol, member, [word])
      }
      if let variable = member as? VariableDeclaration, variable.getter == nil,
        variable.valueSyntax == nil
      {
        complain(.requirementNeedsGet, variable, [variable.name])
      }
      if let function = member as? FunctionDeclaration { checkVariadics(of: function) }
    }
  }

  private static let visibilities: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open",
  ]

  /// Without a label nobody could tell where the values of `T...` end.
  func checkVariadics(of function: FunctionDeclaration) {
    guard !function.isLibrary else { return }
    let parameters = function.signatureSyntax.parameters
    for (first, next) in zip(parameters, parameters.dropFirst())
    where first.isVariadic && next.label == nil {
      let mistake = Diagnostic(.variadicNeedsLabel, at: next.span, [next.name.text])
      report(mistake, in: function.file)
    }
  }

  // MARK: Enums

  func checkCases(of nominal: NominalDeclaration) {
    guard nominal.keyword == .enumeration else { return }
    for item in nominal.cases {
      if nominal.rawType == nil, item.syntax.rawValue != nil {
        complain(.rawValueWithoutType, item, [nominal.name])
      }
      if nominal.rawType != nil, item.syntax.payload != nil {
        complain(.rawTypeWithPayload, item, [])
      }
    }
    if let raw = nominal.rawType, nominal.cases.isEmpty {
      complain(.rawTypeWithoutCases, nominal, [raw.name(.source)])
    }
    for case let variable as VariableDeclaration in nominal.body.members
    where variable.isStored && !variable.isStatic {
      complain(.storedInEnum, variable, [variable.name])
    }
  }

  /// A result builder needs something that joins what it collects.
  func checkBuilder(_ nominal: NominalDeclaration) {
    guard nominal.hasAttribute("resultBuilder") else { return }
    let names = ["buildBlock", "buildPartialBlock"]
    if names.allSatisfy({ nominal.members(named: $0).isEmpty }) {
      complain(.builderWithoutBlock, nominal, [])
    }
  }

  private func complain(
    _ kind: DiagnosticKind,
    _ declaration: Declaration,
    _ arguments: [String]
  ) {
    report(Diagnostic(kind, at: declaration.span, arguments), in: declaration.file)
  }
}

extension Declaration {
  /// The modifiers in front of it, as written.
  var modifierWords: [String] {
    switch self {
    case let function as FunctionDeclaration: function.modifierNames
    case let variable as VariableDeclaration:
      variable.modifiers.filter { $0.detail == nil }.map(\.name)
    case let nominal as NominalDeclaration: nominal.modifierNames
    default: []
    }
  }
}
