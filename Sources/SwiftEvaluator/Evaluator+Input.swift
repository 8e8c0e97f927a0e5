public import SwiftChecker
public import SwiftSource
public import SwiftTypes

/// The value of a top-level expression with its static type.
public struct EvaluatedValue {
  /// The static type.
  public let type: Type
  /// The value.
  public let value: Value
}

extension Evaluator {
  /// Runs the top-level statements of one input in order.
  ///
  /// - Returns: The value of each statement that is an expression, and nil for the others.
  public func run(_ input: CheckedInput, file: SourceText) throws(EvaluationError)
    -> [EvaluatedValue?]
  {
    var results: [EvaluatedValue?] = []
    for statement in input.statements {
      if !statement.statements.isEmpty {
        try run(CheckedBody(statements: statement.statements), file: file)
      }
      guard let expression = statement.value else {
        results.append(nil)
        continue
      }
      let value = try evaluate(expression, file: file)
      results.append(EvaluatedValue(type: concrete(expression.type, Substitutions()), value: value))
    }
    return results
  }
}
