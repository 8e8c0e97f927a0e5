import SwiftTypes

/// What is known of the generic parameters inside one declaration.
final class GenericEnvironment {
  private(set) var signature: GenericSignature
  private var conformances: [Type: [ProtocolType]] = [:]
  private var replacements: [Type: Type] = [:]
  private var superclasses: [Type: Type] = [:]

  init(_ signature: GenericSignature = GenericSignature()) {
    self.signature = GenericSignature()
    for parameter in signature.parameters { add(parameter) }
    for requirement in signature.requirements { add(requirement) }
    self.signature.outerCount = signature.outerCount
  }

  func add(_ parameter: GenericParameter) {
    if !signature.parameters.contains(parameter) { signature.parameters.append(parameter) }
  }

  func add(_ requirement: Requirement) {
    signature.requirements.append(requirement)
    switch requirement {
    case .conformance(let type, let conformance):
      conformances[canonical(type), default: []].append(conformance)
    case .sameType(let left, let right): addReplacement(left, right)
    case .superclass(let type, let superclass): superclasses[type] = superclass
    }
  }

  func setOuterCount(_ count: Int) { signature.outerCount = count }

  private func addReplacement(_ left: Type, _ right: Type) {
    if left == right { return }
    if left.isAbstract, !(right.isAbstract && left.isSimpler(than: right)),
      !right.mentions(left)
    {
      replace(left, right)
    } else if right.isAbstract {
      replace(right, left)
    }
  }

  /// What is required of the type that goes is required of the one that stands for it.
  private func replace(_ type: Type, _ other: Type) {
    replacements[type] = other
    if other.isAbstract, let required = conformances.removeValue(forKey: type) {
      conformances[canonical(other), default: []] += required
    }
  }

  private func canonical(_ type: Type) -> Type {
    var current = type
    var count = 0
    while let next = replacements[current], next.isAbstract, count < 50 {
      current = next
      count += 1
    }
    return current
  }

  /// The type that a same-type requirement puts in the place of an abstract one.
  func replacement(for type: Type) -> Type? { replacements[type] }

  /// The protocols required of an abstract type, without what they inherit.
  func required(of type: Type) -> [ProtocolType] { conformances[canonical(type)] ?? [] }

  /// The superclass required of an abstract type.
  func superclass(of type: Type) -> Type? { superclasses[type] }
}

extension Type {
  /// True for a generic parameter or a member of one, and for a member of a hidden type.
  var isAbstract: Bool {
    switch kind {
    case .parameter: true
    case .member(let base, _):
      if case .opaque = base.kind { true } else { base.isAbstract }
    default: false
    }
  }

  fileprivate func isSimpler(than other: Type) -> Bool { size < other.size }

  /// The nominal type behind, when there is one.
  var nominal: NominalType? {
    if case .nominal(let nominal) = kind { return nominal }
    return nil
  }

  /// The instance type of a metatype.
  var metatypeInstance: Type? {
    if case .metatype(let instance) = kind { return instance }
    return nil
  }

  var isError: Bool {
    if case .error = kind { return true }
    return false
  }

  var isVoid: Bool { self == .void }

  var function: FunctionType? {
    if case .function(let function) = kind { return function }
    return nil
  }
}
