import SwiftSource
import SwiftTypes

/// Which members of a type may share a name.
extension Checker {
  /// Reports variables and nested types of a type that share a name.
  func checkNames(of nominal: NominalDeclaration) {
    var seen: Set<String> = []
    for member in nominal.body.members where member.isAlone {
      if !seen.insert(member.key).inserted { complainTwice(member, member.name) }
    }
    for context in nominal.extensions where context.isWhole && context.file === nominal.file {
      checkNames(of: nominal, upTo: context)
    }
  }

  /// Reports what an extension declares again.
  ///
  /// An extension typed before is replaced by the next one, as every declaration at the prompt is.
  func checkNames(of nominal: NominalDeclaration, upTo context: TypeContext) {
    guard context.isWhole, !nominal.isLibrary, !nominal.isProtocol else { return }
    var before: [Declaration] = nominal.body.members
    for other in nominal.extensions where other.isWhole && other.file === context.file {
      if other === context { break }
      before += other.members
    }
    var seen = Set(before.filter(\.isAlone).map(\.key))
    for member in context.members where member.isAlone {
      if !seen.insert(member.key).inserted { complainTwice(member, member.name) }
    }
    checkTwice(in: context, after: before.compactMap { $0 as? FunctionDeclaration })
  }

  /// Two functions that no call could tell apart.
  func checkTwice(in context: TypeContext, of nominal: NominalDeclaration) {
    checkTwice(in: context, after: [])
  }

  private func checkTwice(in context: TypeContext, after before: [FunctionDeclaration]) {
    var seen: [String: [FunctionDeclaration]] = [:]
    for function in before where function.isPlain {
      seen[function.name, default: []].append(function)
    }
    for case let function as FunctionDeclaration in context.members where function.isComparable {
      if seen[function.name, default: []].contains(where: { other in
        other.isStatic == function.isStatic && other.hasSameSignature(as: function)
      }) {
        complainTwice(function, function.fullName)
      }
      if function.isPlain { seen[function.name, default: []].append(function) }
    }
  }

  private func complainTwice(_ member: Declaration, _ name: String) {
    report(Diagnostic(.redeclaration, at: member.span, [name]), in: member.file)
  }
}

extension Declaration {
  /// True for what no other member of the type may be named like.
  fileprivate var isAlone: Bool {
    self is VariableDeclaration || self is NominalDeclaration || self is EnumCaseDeclaration
  }

  fileprivate var key: String { name + (isStatic ? " static" : "") }
}

extension FunctionDeclaration {
  /// True for functions and initializers whose written signature tells them apart.
  fileprivate var isComparable: Bool {
    if signatureSyntax.isAsync { return false }
    switch role {
    case .function, .initializer: return true
    default: return false
    }
  }

  fileprivate var isPlain: Bool {
    isComparable && genericsSyntax.parameters.isEmpty && genericsSyntax.requirements.isEmpty
  }
}

extension TypeContext {
  /// True without conditions on the type's arguments.
  fileprivate var isWhole: Bool { requirementSyntax.isEmpty && aliasRequirements.isEmpty }
}
