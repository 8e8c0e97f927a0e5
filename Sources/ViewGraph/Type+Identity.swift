import SwiftChecker
import SwiftTypes

extension Type {
  /// The generic arguments of a nominal type.
  var arguments: [Type] {
    if case .nominal(let nominal) = kind { return nominal.arguments }
    return []
  }

  /// The reference of a nominal type.
  var reference: NominalReference? {
    if case .nominal(let nominal) = kind { return nominal.reference }
    return nil
  }
}

/// How two static types of one place relate.
enum TypeRelation {
  /// The same type.
  case same
  /// A type declared again with the same stored properties counts as the same.
  case redeclared(name: String)
  /// Another type, so another identity.
  case different
}

extension Checker {
  /// Compares the static types of one place before and after.
  ///
  /// At the prompt a struct may be declared again. While its stored properties are the same, state
  /// that belongs to it still fits, so it counts as the same type.
  func relation(_ old: Type, _ new: Type) -> TypeRelation {
    if old == new { return .same }
    var redeclared: String?
    guard corresponds(old, new, &redeclared), let redeclared else { return .different }
    return .redeclared(name: redeclared)
  }

  private func corresponds(_ old: Type, _ new: Type, _ redeclared: inout String?) -> Bool {
    if old == new { return true }
    switch (old.kind, new.kind) {
    case (.nominal(let a), .nominal(let b)):
      if a.reference !== b.reference {
        guard a.reference.module == b.reference.module,
          a.reference.qualifiedName == b.reference.qualifiedName,
          hasSameLayout(a.reference, b.reference)
        else { return false }
        redeclared = a.reference.name
      }
      guard a.arguments.count == b.arguments.count else { return false }
      for (left, right) in zip(a.arguments, b.arguments)
      where !corresponds(left, right, &redeclared) { return false }
      return true
    case (.tuple(let a), .tuple(let b)):
      guard a.count == b.count else { return false }
      for (left, right) in zip(a, b) where !corresponds(left.type, right.type, &redeclared) {
        return false
      }
      return true
    default: return false
    }
  }

  private func hasSameLayout(_ old: NominalReference, _ new: NominalReference) -> Bool {
    guard let before = declaration(of: old), let after = declaration(of: new),
      before.keyword == after.keyword
    else { return false }
    let first = before.storedProperties.filter { !$0.isStatic }
    let second = after.storedProperties.filter { !$0.isStatic }
    guard first.count == second.count else { return false }
    return zip(first, second).allSatisfy { left, right in
      resolve(left)
      resolve(right)
      return left.name == right.name && left.type.name() == right.type.name()
    }
  }
}
