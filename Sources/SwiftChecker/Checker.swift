import SwiftSource
public import SwiftTypes

/// Knows every declaration and answers what the evaluator and the prompt ask about them.
public final class Checker {
  /// Makes a checker that knows nothing yet; library files are added first.
  public init() {}

  /// The checked body of a function, checked when first asked for.
  ///
  /// - Returns: nil for a protocol requirement, a memberwise or a derived function.
  public func body(of function: FunctionDeclaration) -> CheckedBody? { nil }

  /// The initial value of a stored property, global or static; nil when there is none.
  public func initialValue(of variable: VariableDeclaration) -> CheckedExpression? { nil }

  /// The default argument of a parameter, checked in the function's own signature.
  public func defaultValue(of function: FunctionDeclaration, parameter: Int) -> CheckedExpression? {
    nil
  }

  /// The declaration behind a nominal type.
  public func declaration(of reference: NominalReference) -> NominalDeclaration? { nil }

  /// What satisfies a protocol requirement for a concrete type.
  ///
  /// - Returns: The function to run and the binding of every parameter of its signature; nil when
  ///   the type does not conform, which checked code cannot reach.
  public func witness(
    for requirement: FunctionDeclaration,
    of type: Type
  ) -> (function: FunctionDeclaration, substitutions: Substitutions)? { nil }

  /// Like ``witness(for:of:)`` for a property requirement: the stored or computed variable.
  public func witness(
    for requirement: VariableDeclaration,
    of type: Type
  ) -> (variable: VariableDeclaration, substitutions: Substitutions)? { nil }

  /// True when a concrete type conforms to a protocol.
  public func conforms(_ type: Type, to conformance: ProtocolType) -> Bool { false }

  /// Replaces opaque types by what they hide and members of concrete types by what they are.
  ///
  /// Bodies are checked as needed. The result of a type without generic parameters has none.
  public func concrete(_ type: Type) -> Type { type }

  /// The method that runs for a class instance: the override nearest to its class.
  public func override(of function: FunctionDeclaration, in type: Type) -> FunctionDeclaration {
    function
  }
}

/// The names visible inside one body.
final class LocalScope {}
