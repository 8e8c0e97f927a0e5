public import SwiftChecker
public import SwiftTypes

/// What runs for a declaration whose body is `native()`.
public typealias NativeFunction = (NativeCall) throws(EvaluationError) -> Value

/// One call of a native: its arguments, its generic arguments, and the evaluator behind it.
///
/// Arguments are read and, when `inout`, written in place. A native that calls back may be called
/// again before it returns, so it keeps no state of its own.
public struct NativeCall {
  unowned(unsafe) let machine: Machine
  let callee: Callee
  let base: Int
  private let offset: Int

  init(machine: Machine, callee: Callee, base: Int) {
    self.machine = machine
    self.callee = callee
    self.base = base
    if let function = callee.function {
      offset = machine.evaluator.hasSelf(function) ? 2 : 1
    } else {
      offset = 1
    }
  }

  /// The evaluator that runs the program.
  public var evaluator: Evaluator { machine.evaluator }

  /// The declaration that is called; nil for a helper of the evaluator.
  public var function: FunctionDeclaration? { callee.function }

  /// What the generic parameters in scope of the declaration stand for.
  public var substitutions: Substitutions { callee.substitutions }

  /// The number of arguments, `self` not counted.
  public var count: Int { callee.argumentCount - offset + 1 }

  /// An argument by position; a changed `inout` argument is stored back here.
  public subscript(_ index: Int) -> Value {
    get { machine.registers[base + offset + index] }
    nonmutating set { machine.registers[base + offset + index] = newValue }
  }

  /// The `self` of a member; a metatype for statics and initializers of value types.
  public var receiver: Value {
    get { machine.registers[base + 1] }
    nonmutating set { machine.registers[base + 1] = newValue }
  }

  /// Takes `self` out, so that it can change without being copied; store it back.
  public func takeReceiver() -> Value { machine.registers.take(Int32(base + 1)) }

  /// Takes an argument out.
  public func take(_ index: Int) -> Value { machine.registers.take(Int32(base + offset + index)) }

  /// The concrete type of a parameter.
  public func parameterType(_ index: Int) -> Type {
    guard let function = callee.function, function.parameters.indices.contains(index) else {
      return callee.types.first ?? .error
    }
    return evaluator.concrete(function.parameters[index].type, substitutions)
  }

  /// The concrete type of the result.
  public var resultType: Type {
    guard let function = callee.function else { return callee.types.first ?? .error }
    return evaluator.concrete(function.result, substitutions)
  }

  /// The concrete type of `self`, or the type an initializer or static belongs to.
  public var selfType: Type {
    guard let function = callee.function, let context = function.context else { return .error }
    return evaluator.concrete(context.selfType, substitutions)
  }

  /// The type bound to a generic parameter of this name.
  public func type(_ name: String) -> Type {
    guard let function = callee.function else { return callee.types.first ?? .error }
    for parameter in function.signature.parameters.reversed() where parameter.name == name {
      return substitutions[parameter] ?? .error
    }
    return .error
  }

  /// Calls a function value.
  public func call(_ function: Value, _ arguments: [Value]) throws(EvaluationError) -> Value {
    try machine.evaluator.call(function, arguments)
  }

  /// Calls a function value with one or two arguments.
  public func apply(_ function: Value, _ first: Value, _ second: Value? = nil)
    throws(EvaluationError) -> Value
  {
    try machine.apply(function, first, second)
  }

  /// Accounts for elements handled, so that natives count as steps too.
  public func countSteps(_ count: Int) throws(EvaluationError) {
    machine.steps += count
    try machine.countStep()
  }

  /// Accounts for bytes of values made.
  public func allocate(_ bytes: Int) throws(EvaluationError) { try machine.allocate(bytes) }
}
