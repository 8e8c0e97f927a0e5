public import SwiftSource

/// Why an evaluation stopped: a mistake of the program, or a budget that ran out.
public struct EvaluationError: Error, @unchecked Sendable {
  /// The reasons with their data.
  public enum Kind {
    /// More loop rounds and calls than allowed.
    case stepLimit(Int)
    /// Calls nested deeper than allowed.
    case depthLimit(Int)
    /// More values inside each other than allowed.
    case nestingLimit(Int)
    /// More bytes of values made than allowed.
    case memoryLimit(Int)
    /// More bytes printed than allowed.
    case outputLimit(Int)
    /// A String longer than allowed, in bytes.
    case stringLimit(Int)
    /// More generic functions specialized than allowed.
    case specializationLimit(Int)
    /// More of something than a later stage allows, such as nested views.
    case stageLimit(String, Int)
    /// An array index that is not there.
    case indexOutOfRange(index: Int, count: Int)
    /// `x!`, or an implicitly unwrapped value, met nil.
    case unexpectedNil
    /// `/` or `%` by zero.
    case divisionByZero
    /// A result that does not fit its number type.
    case overflow(type: String)
    /// A number that cannot be converted.
    case unrepresentable(value: String, type: String)
    /// `as!` to a type the value does not have.
    case failedCast(from: String, to: String)
    /// `fatalError`, `precondition` and relatives.
    case programStopped(function: String, message: String)
    /// `try!` met an error.
    case forcedTry(description: String)
    /// An error left the outermost function.
    case uncaught(value: Value, description: String)
    /// An operation on an empty collection that needs an element.
    case emptyCollection(operation: String)
    /// A dictionary literal or `uniqueKeysWithValues` with a key twice.
    case duplicateKey(String)
    /// A variable was read while it is being changed, or before it has a value.
    case overlappingAccess
    /// An `unowned` reference whose instance is gone was read.
    case deadReference(name: String)
    /// A body with errors was reached.
    case unchecked(name: String)
    /// A declaration without a body that no native stands for.
    case missingNative(name: String)
    /// The running task waits; no mistake, and never seen outside the evaluator.
    case suspended(Waiting)
    /// Code waits for something that no task will do any more.
    case waitsForever
    /// A form the evaluator cannot run.
    case unsupported(String)
  }

  /// What happened.
  public let kind: Kind
  /// Where, in the innermost learner code that was running.
  public var span: Span
  /// The file the span belongs to; nil when no code was running.
  public var file: SourceText?

  /// Describes a stop.
  public init(_ kind: Kind, span: Span = Span(0, 0), file: SourceText? = nil) {
    self.kind = kind
    self.span = span
    self.file = file
  }

  /// The name of the case, a stable word for tests and logs: `indexOutOfRange`.
  public var name: String {
    let text = String(describing: kind)
    return String(text.prefix { $0 != "(" })
  }

  /// True when a budget ran out, false for a mistake the program itself made.
  public var isLimit: Bool {
    switch kind {
    case .stepLimit, .depthLimit, .nestingLimit, .memoryLimit, .outputLimit, .stringLimit,
      .specializationLimit,
      .stageLimit:
      return true
    default: return false
    }
  }
}

/// How much a run may use.
public struct EvaluationLimits: Sendable {
  /// Loop rounds, calls and elements handled by natives.
  public var steps = 20_000_000
  /// Nested calls of learner functions.
  public var depth = 5_000
  /// Nested calls through natives such as `map`, which need the host's stack.
  public var nativeDepth = 200
  /// Bytes of the host's stack that such calls may use.
  public var hostStack = 3 << 20
  /// Values inside each other: the depth of a tree of structs and enums.
  public var nesting = 2_000
  /// Bytes of values made, estimated.
  public var memory = 512 << 20
  /// Bytes printed.
  public var output = 1 << 20
  /// Bytes of one String.
  public var string = 8 << 20
  /// Functions made for a combination of generic arguments.
  public var specializations = 50_000

  /// The limits a lesson runs under.
  public init() {}
}
