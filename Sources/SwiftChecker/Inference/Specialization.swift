import SwiftSource
import SwiftTypes

extension BodyChecker {
  /// Whether one call's declaration is more specialized than another's for the same arguments.
  ///
  /// The rule is the language's: what the first takes could always be handed to the second, and
  /// not the other way round. Fewer defaults and non-variadic parameters break further ties.
  func isMoreSpecialized(_ call: ViableCall, than other: ViableCall, _ arguments: Int) -> Bool {
    guard let one = call.candidate.declaration as? FunctionDeclaration,
      let two = other.candidate.declaration as? FunctionDeclaration
    else { return false }
    let forward = isAtLeastAsSpecialized(one, call.match, two, other.match, arguments)
    let backward = isAtLeastAsSpecialized(two, other.match, one, call.match, arguments)
    if forward != backward { return forward }
    if one.isProtocolMember != two.isProtocolMember { return !one.isProtocolMember }
    let generics = one.signature.parameters.count - one.signature.outerCount
    let otherGenerics = two.signature.parameters.count - two.signature.outerCount
    if generics != otherGenerics { return generics < otherGenerics }
    let defaults = call.match.filter(\.isEmpty).count
    let otherDefaults = other.match.filter(\.isEmpty).count
    if defaults != otherDefaults { return defaults < otherDefaults }
    let variadic = one.parameters.contains { $0.isVariadic || $0.isPackParameter }
    let otherVariadic = two.parameters.contains { $0.isVariadic || $0.isPackParameter }
    if variadic != otherVariadic { return otherVariadic }
    return one.signature.requirements.count > two.signature.requirements.count
  }

  private func isAtLeastAsSpecialized(
    _ one: FunctionDeclaration,
    _ match: ArgumentMatch,
    _ two: FunctionDeclaration,
    _ other: ArgumentMatch,
    _ arguments: Int
  ) -> Bool {
    let before = mark()
    let environment = solver.environment
    defer {
      undo(to: before)
      solver.environment = environment
    }
    solver.environment = GenericEnvironment(one.signature)
    var map = Substitutions()
    for parameter in two.signature.parameters {
      map[parameter] =
        parameter.isPack
        ? Type(.pack((0..<arguments).map { _ in solver.fresh() })) : solver.fresh()
    }
    for requirement in two.signature.requirements {
      if !solver.require(requirement.substituting(map)) { return false }
    }
    if let left = one.context, let right = two.context {
      let own = checker.selfType(of: left)
      if !solver.unify(own, checker.selfType(of: right).substituting(map)) { return false }
    }
    for argument in 0..<arguments {
      guard let given = parameterType(of: one, match, argument),
        let wanted = parameterType(of: two, other, argument)?.substituting(map)
      else { continue }
      if !isConvertible(given, to: wanted) { return false }
    }
    return solver.settle()
  }

  private func parameterType(
    of function: FunctionDeclaration,
    _ match: ArgumentMatch,
    _ argument: Int
  ) -> Type? {
    for (parameter, indices) in zip(function.parameters, match) {
      guard indices.contains(argument) else { continue }
      if case .packExpansion(let pattern) = parameter.type.kind { return pattern }
      return parameter.type
    }
    return nil
  }

  private func isConvertible(_ given: Type, to wanted: Type) -> Bool {
    var wanted = wanted
    if case .pack(let elements) = wanted.kind, let first = elements.first { wanted = first }
    let node = CheckedExpression(.error, given, Span(0, 0))
    return coerce(node, to: wanted) != nil
  }
}

extension ParameterDeclaration {
  /// True for `repeat each T`.
  var isPackParameter: Bool {
    if case .packExpansion = type.kind { return true }
    return false
  }
}
