import SwiftSource
import SwiftTypes

extension TypeResolver {
  /// The protocols named by `P`, `P & Q` or a typealias of them.
  mutating func protocolList(_ syntax: TypeSyntax) -> [ProtocolType] {
    switch syntax.kind {
    case .composition(let parts): return parts.flatMap { protocolList($0) }
    case .any(let inner), .some(let inner), .attributed(_, _, let inner): return protocolList(inner)
    case .suppressed: return []
    default:
      let type = resolve(syntax)
      switch type.kind {
      case .existential(let items): return items
      case .error: return []
      default:
        if checker.isClass(type) { return [] }
        report(.notAProtocol, syntax.span, [type.name(.source)])
        return []
      }
    }
  }

  /// What `: P` after a generic parameter, associated type or protocol requires.
  mutating func constraints(_ syntax: TypeSyntax, on subject: Type? = nil) -> [Requirement] {
    let subject = subject ?? context.map { checker.selfType(of: $0) } ?? .error
    switch syntax.kind {
    case .composition(let parts): return parts.flatMap { constraints($0, on: subject) }
    case .any(let inner), .attributed(_, _, let inner): return constraints(inner, on: subject)
    case .suppressed: return []
    default: break
    }
    let type = resolve(syntax)
    switch type.kind {
    case .existential(let items):
      return items.flatMap { checker.expand(.conformance(subject, $0)) }
    case .error: return []
    default:
      if checker.isClass(type) { return [.superclass(subject, type)] }
      report(.notAProtocol, syntax.span, [type.name(.source)])
      return []
    }
  }

  /// The requirements of a `where` clause.
  mutating func requirements(_ list: [RequirementSyntax]) -> [Requirement] {
    var result: [Requirement] = []
    // Conformances first: `ID == Data.Element.ID` may stand before `Data: Collection`.
    for item in list.filter(\.isConformance) + list.filter({ !$0.isConformance }) {
      var made: [Requirement]
      switch item {
      case .conformance(let subject, let constraint):
        made = constraints(constraint, on: resolvePattern(subject))
      case .sameType(let left, let right):
        made = [.sameType(resolvePattern(left), resolvePattern(right))]
      }
      made = made.filter { !$0.hasError }
      for requirement in made { environment.add(requirement) }
      result += made
    }
    return result
  }

  /// A subject such as `repeat each T` stands for each element.
  private mutating func resolvePattern(_ syntax: TypeSyntax) -> Type {
    if case .packExpansion(let pattern) = syntax.kind { return resolve(pattern) }
    return resolve(syntax)
  }

  /// Declares the generic parameters of a function or typealias.
  mutating func declare(_ generics: GenericsSyntax) -> [GenericParameter] {
    let made = generics.parameters.map {
      GenericParameter(name: $0.name.text, isPack: $0.isPack)
    }
    for parameter in made {
      parameters[parameter.name] = parameter
      environment.add(parameter)
    }
    constrain(made, generics)
    return made
  }

  /// Adds what generic parameters that exist already require.
  mutating func constrain(_ made: [GenericParameter], _ generics: GenericsSyntax) {
    for (parameter, syntax) in zip(made, generics.parameters) {
      guard let inherited = syntax.inherited else { continue }
      for item in constraints(inherited, on: Type(.parameter(parameter))) where !item.hasError {
        environment.add(item)
      }
    }
    _ = requirements(generics.requirements)
  }
}

extension RequirementSyntax {
  var isConformance: Bool {
    if case .conformance = self { return true }
    return false
  }
}

extension Requirement {
  var hasError: Bool {
    switch self {
    case .conformance(let type, _): type.flags.contains(.error)
    case .sameType(let left, let right), .superclass(let left, let right):
      left.flags.contains(.error) || right.flags.contains(.error)
    }
  }
}

extension Checker {
  /// `T: Collection<Int>` is `T: Collection` and `T.Element == Int`.
  func expand(_ requirement: Requirement) -> [Requirement] {
    guard case .conformance(let type, let conformance) = requirement,
      !conformance.arguments.isEmpty, let declaration = nominals[conformance.reference]
    else { return [requirement] }
    var result: [Requirement] = [.conformance(type, ProtocolType(conformance.reference))]
    for (name, argument) in zip(declaration.primaryNames, conformance.arguments) {
      if let member = associatedType(name, of: conformance.reference) {
        result.append(.sameType(Type(.member(type, member)), argument))
      }
    }
    return result
  }
}
