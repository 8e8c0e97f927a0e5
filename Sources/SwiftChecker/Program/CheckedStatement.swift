public import SwiftSource
public import SwiftTypes

/// The checked statements of a function, closure, accessor or file.
public final class CheckedBody {
  /// The statements in order.
  public internal(set) var statements: [CheckedStatement]
  /// True when the checker found errors in it: it must not run.
  public internal(set) var hasErrors: Bool
  /// True when the body is a call of `native()`: the evaluator binds it by the declaration's
  /// qualified name.
  public internal(set) var isNative: Bool

  /// Holds statements that were checked elsewhere.
  public init(statements: [CheckedStatement], hasErrors: Bool = false, isNative: Bool = false) {
    self.statements = statements
    self.hasErrors = hasErrors
    self.isNative = isNative
  }
}

/// A checked statement.
public indirect enum CheckedStatement {
  /// An expression whose value is dropped.
  case expression(CheckedExpression)
  /// A new variable with its initial value, or none yet.
  case variable(LocalVariable, CheckedExpression?)
  /// A pattern that cannot fail, bound to a value: `let (a, b) = pair`.
  case destructure(CheckedPattern, CheckedExpression)
  /// A local function; its captures are in the declaration.
  case function(FunctionDeclaration)
  /// `return`; a missing value returns `()`.
  case returns(CheckedExpression?, Span)
  /// `throw`.
  case throwing(CheckedExpression)
  /// `if`.
  case conditional([CheckedCondition], [CheckedStatement], [CheckedStatement])
  /// `guard`: variables bound in the conditions stay visible; the statements run when one fails.
  case guarding([CheckedCondition], [CheckedStatement])
  /// `while`; jumps name the loop by its identity.
  case whileLoop(JumpTarget, [CheckedCondition], [CheckedStatement])
  /// `repeat`.
  case repeatLoop(JumpTarget, [CheckedStatement], CheckedExpression)
  /// `for`: calls `makeIterator` once and `next` until nil.
  case forLoop(CheckedForLoop)
  /// `switch`: the first case that matches runs.
  case switching(JumpTarget, CheckedExpression, [CheckedCase])
  /// `do`; without clauses a plain block. An error no clause matches goes on.
  case doBlock(JumpTarget, [CheckedStatement], [CheckedCatch])
  /// `defer`.
  case deferred([CheckedStatement])
  /// `break` out of the target.
  case breaking(JumpTarget)
  /// `continue` with the target loop.
  case continuing(JumpTarget)
  /// `fallthrough` into the next case.
  case fallingThrough
}

/// The identity of a loop, `switch` or `do` that `break` and `continue` name.
public final class JumpTarget {
  /// The written label, for messages.
  public let label: String?

  init(label: String?) { self.label = label }
}

/// One checked condition.
public enum CheckedCondition {
  /// A Bool.
  case expression(CheckedExpression)
  /// A pattern matched against a value; `if let` is an optional pattern.
  case pattern(CheckedPattern, CheckedExpression)
  /// `#available`: decided by the profile.
  case availability(Bool)
}

/// A checked pattern.
public indirect enum CheckedPattern {
  /// Matches anything.
  case any
  /// Matches anything and binds it.
  case variable(LocalVariable)
  /// Matches a tuple element by element.
  case tuple([CheckedPattern])
  /// Matches an enum case; the payload patterns are in payload order, empty when ignored.
  case enumCase(EnumCaseDeclaration, [CheckedPattern])
  /// Matches a value that is present.
  case some(CheckedPattern)
  /// Matches nil.
  case none
  /// Matches when the cast succeeds; the inner pattern sees the cast value.
  case cast(CheckedPattern, from: Type, to: Type)
  /// Matches when the Bool is true; the variable holds the matched value (`~=` and equality).
  case expression(LocalVariable, CheckedExpression)
}

/// A checked `for` loop.
public struct CheckedForLoop {
  /// The loop's identity.
  public let target: JumpTarget
  /// The pattern; for `for case` it may fail, which skips the element.
  public let pattern: CheckedPattern
  /// The variable that holds the iterator.
  public let iterator: LocalVariable
  /// Makes the iterator.
  public let makeIterator: CheckedExpression
  /// Calls `next()` on the iterator variable; an Optional.
  public let next: CheckedExpression
  /// The condition after `where`.
  public let condition: CheckedExpression?
  /// The statements.
  public let body: [CheckedStatement]
}

/// A checked case of a `switch`.
public struct CheckedCase {
  /// The patterns with their conditions, of which any may match; empty for `default`.
  public let items: [(pattern: CheckedPattern, condition: CheckedExpression?)]
  /// The statements.
  public let body: [CheckedStatement]
}

/// A checked `catch`.
public struct CheckedCatch {
  /// The variable that holds the error (an existential): `error` unless the patterns name others.
  public let error: LocalVariable
  /// The patterns with their conditions; empty catches everything.
  public let items: [(pattern: CheckedPattern, condition: CheckedExpression?)]
  /// The statements.
  public let body: [CheckedStatement]
}
