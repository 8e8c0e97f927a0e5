import SwiftSource
import SwiftTypes

/// The type of a member beside the one a requirement of its name asks for.
struct WitnessMismatch {
  let given: String
  let wanted: String
}

/// Whether a member has the type that a requirement asks for, effects included.
extension Checker {
  /// How a member of the right name and labels fails a requirement; nil when it meets it.
  ///
  /// Members of the library are taken as they are: its own tests see to them.
  func mismatch(
    of member: Declaration,
    for requirement: Declaration,
    of type: Type
  ) -> WitnessMismatch? {
    guard let proto = requirement.context, let context = member.context, !member.isLibrary,
      !(member is EnumCaseDeclaration)
    else { return nil }
    resolve(requirement)
    resolve(member)
    let wantedMap = contextSubstitutions(proto, self: type)
    let givenMap = contextSubstitutions(context, self: type)
    switch (requirement, member) {
    case (let wanted as VariableDeclaration, let given as VariableDeclaration):
      return compare(
        plain(given.type.substituting(givenMap), given.getter),
        plain(wanted.type.substituting(wantedMap), wanted.getter)
      )
    case (let wanted as SubscriptDeclaration, let given as SubscriptDeclaration):
      return compare(given.getter, givenMap, wanted.getter, wantedMap)
    case (let wanted as FunctionDeclaration, let given as FunctionDeclaration):
      if case .derived = given.role { return nil }
      // Parameters that all have defaults are an `init()` too.
      if given.role == .memberwiseInitializer, wanted.parameters.isEmpty { return nil }
      if let failing = failability(given, wanted) ?? ownType(given, wanted, type) { return failing }
      return compare(given, givenMap, wanted, wantedMap)
    default: return nil
    }
  }

  /// An initializer that may fail does not meet a requirement for one that may not.
  private func failability(
    _ given: FunctionDeclaration,
    _ wanted: FunctionDeclaration
  ) -> WitnessMismatch? {
    guard case .initializer("?") = given.role, case .initializer("") = wanted.role else {
      return nil
    }
    return WitnessMismatch(given: "init?", wanted: "init")
  }

  /// A class that can have subclasses must return `Self` where the protocol says so.
  private func ownType(
    _ given: FunctionDeclaration,
    _ wanted: FunctionDeclaration,
    _ type: Type
  ) -> WitnessMismatch? {
    guard let proto = wanted.context?.nominal, let parameter = proto.selfParameter,
      wanted.result == Type(.parameter(parameter)), given.role == .function, !given.returnsSelf,
      let nominal = given.context?.nominal, nominal.isClass, nominal.keyword != .actor,
      !nominal.modifierNames.contains("final")
    else { return nil }
    return WitnessMismatch(given: "-> " + nominal.name, wanted: "-> Self")
  }

  private func compare(
    _ given: FunctionDeclaration,
    _ givenMap: Substitutions,
    _ wanted: FunctionDeclaration,
    _ wantedMap: Substitutions
  ) -> WitnessMismatch? {
    guard let (left, right) = sameGenerics(given, givenMap, wanted, wantedMap) else { return nil }
    return compare(whole(given, left), whole(wanted, right))
  }

  /// The maps under which the generic parameters of both functions are the same; nil when one has
  /// more of them than the other.
  private func sameGenerics(
    _ given: FunctionDeclaration,
    _ givenMap: Substitutions,
    _ wanted: FunctionDeclaration,
    _ wantedMap: Substitutions
  ) -> (Substitutions, Substitutions)? {
    let own = given.signature.parameters.dropFirst(given.signature.outerCount)
    let asked = wanted.signature.parameters.dropFirst(wanted.signature.outerCount)
    guard own.count == asked.count else { return nil }
    var map = wantedMap
    for (one, other) in zip(asked, own) { map[one] = Type(.parameter(other)) }
    return (givenMap, map)
  }

  /// A type with the effects and marks that are no part of it.
  private struct Shape {
    var type: Type
    var isAsync = false
    var isThrowing = false
    var isMutating = false
    /// Which parameters are kept for later.
    var escaping: [Bool] = []
    var spelling: String
  }

  private func plain(_ type: Type, _ getter: FunctionDeclaration?) -> Shape {
    let type = simplify(type, in: ambient)
    var words = type.name(.source)
    if getter?.isAsync ?? false { words += " async" }
    if getter?.isThrowing ?? false { words += " throws" }
    return Shape(
      type: type,
      isAsync: getter?.isAsync ?? false,
      isThrowing: getter?.isThrowing ?? false,
      spelling: words
    )
  }

  private func whole(_ function: FunctionDeclaration, _ map: Substitutions) -> Shape {
    let isInitializer = function.name == "init"
    let result = isInitializer ? Type.void : function.result
    let type = Type(
      .function(
        FunctionType(
          parameters: function.parameters.map {
            FunctionType.Parameter(
              simplify($0.type.substituting(map), in: ambient),
              isInOut: $0.isInOut,
              isVariadic: $0.isVariadic
            )
          },
          result: simplify(result.substituting(map), in: ambient),
          isAsync: function.isAsync,
          isThrowing: function.isThrowing
        )
      )
    )
    let isMutating = function.isMutating && !isInitializer && !isOfClass(function)
    return Shape(
      type: type,
      isAsync: function.isAsync,
      isThrowing: function.isThrowing,
      isMutating: isMutating,
      escaping: function.parameters.map(\.keepsFunction),
      spelling: (isMutating ? "mutating " : "") + spelled(type, of: function)
    )
  }

  /// A function type with `@escaping`, which is part of a parameter and not of its type.
  private func spelled(_ type: Type, of function: FunctionDeclaration) -> String {
    let text = type.name(.source)
    guard let shape = type.function, function.parameters.contains(where: { $0.keepsFunction })
    else { return text }
    let parameters = zip(shape.parameters, function.parameters).map { part, parameter in
      (parameter.keepsFunction ? "@escaping " : "") + part.type.name(.source)
    }
    let plain = Type(
      .function(
        FunctionType(
          parameters: [],
          result: shape.result,
          isAsync: shape.isAsync,
          isThrowing: shape.isThrowing
        )
      )
    )
    return "(" + parameters.joined(separator: ", ") + ")" + plain.name(.source).dropFirst(2)
  }

  private func isOfClass(_ function: FunctionDeclaration) -> Bool {
    function.context?.nominal.isClass ?? false
  }

  private func compare(_ given: Shape, _ wanted: Shape) -> WitnessMismatch? {
    // What could not be resolved was told where it stands.
    if given.type.flags.contains(.error) || wanted.type.flags.contains(.error) { return nil }
    let isSame = given.type.withoutEffects == wanted.type.withoutEffects
    let isCalm =
      (wanted.isAsync || !given.isAsync) && (wanted.isThrowing || !given.isThrowing)
      && (wanted.isMutating || !given.isMutating)
    let keepsLess = zip(given.escaping, wanted.escaping).allSatisfy { !$0 || $1 }
    if isSame && isCalm && keepsLess { return nil }
    return WitnessMismatch(given: given.spelling, wanted: wanted.spelling)
  }
}

extension Type {
  /// A function type without `async` and `throws` of its own.
  fileprivate var withoutEffects: Type {
    guard let function else { return self }
    return Type(.function(FunctionType(parameters: function.parameters, result: function.result)))
  }
}

extension ParameterDeclaration {
  fileprivate var keepsFunction: Bool { isEscaping && type.function != nil }
}
