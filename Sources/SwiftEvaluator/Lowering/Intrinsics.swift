import SwiftChecker
import SwiftTypes

/// Standard functions that become instructions when their types are concrete and built in.
enum Intrinsic: Sendable {
  case add
  case subtract
  case multiply
  case divide
  case remainder
  case negate
  case equal
  case notEqual
  case less
  case lessEqual
  case greater
  case greaterEqual
  case not
  case concatenate
  case arrayCount
  case arrayAppend
  /// `x += y`: the operator it stands for.
  indirect case compound(Intrinsic)

  static let table: [String: Intrinsic] = [
    "AdditiveArithmetic.+(_:_:)": .add,
    "AdditiveArithmetic.-(_:_:)": .subtract,
    "Numeric.*(_:_:)": .multiply,
    "BinaryInteger./(_:_:)": .divide,
    "BinaryInteger.%(_:_:)": .remainder,
    "FloatingPoint./(_:_:)": .divide,
    "SignedNumeric.-(_:)": .negate,
    "Equatable.==(_:_:)": .equal,
    "Equatable.!=(_:_:)": .notEqual,
    "Comparable.<(_:_:)": .less,
    "Comparable.<=(_:_:)": .lessEqual,
    "Comparable.>(_:_:)": .greater,
    "Comparable.>=(_:_:)": .greaterEqual,
    "~=(_:_:)": .equal,
    "Bool.!(_:)": .not,
    "String.+(_:_:)": .concatenate,
    "String.+=(_:_:)": .compound(.concatenate),
    "Array.count": .arrayCount,
    "Array.append(_:)": .arrayAppend,
    "AdditiveArithmetic.+=(_:_:)": .compound(.add),
    "AdditiveArithmetic.-=(_:_:)": .compound(.subtract),
    "Numeric.*=(_:_:)": .compound(.multiply),
    "BinaryInteger./=(_:_:)": .compound(.divide),
    "BinaryInteger.%=(_:_:)": .compound(.remainder),
    "FloatingPoint./=(_:_:)": .compound(.divide),
  ]

  /// The instruction for a number kind; comparisons come with whether operands are swapped.
  func opcode(_ number: NumberKind) -> (op: Opcode, swapped: Bool)? {
    switch number {
    case .int: return intOpcode
    case .double, .cgFloat: return doubleOpcode
    default: return nil
    }
  }

  private var intOpcode: (op: Opcode, swapped: Bool)? {
    switch self {
    case .add: (.addInt, false)
    case .subtract: (.subtractInt, false)
    case .multiply: (.multiplyInt, false)
    case .divide: (.divideInt, false)
    case .remainder: (.remainderInt, false)
    case .negate: (.negateInt, false)
    case .equal: (.equalInt, false)
    case .notEqual: (.notEqualInt, false)
    case .less: (.lessInt, false)
    case .lessEqual: (.lessEqualInt, false)
    case .greater: (.lessInt, true)
    case .greaterEqual: (.lessEqualInt, true)
    default: nil
    }
  }

  private var doubleOpcode: (op: Opcode, swapped: Bool)? {
    switch self {
    case .add: (.addDouble, false)
    case .subtract: (.subtractDouble, false)
    case .multiply: (.multiplyDouble, false)
    case .divide: (.divideDouble, false)
    case .negate: (.negateDouble, false)
    case .equal: (.equalDouble, false)
    case .notEqual: (.notEqualDouble, false)
    case .less: (.lessDouble, false)
    case .lessEqual: (.lessEqualDouble, false)
    case .greater: (.lessDouble, true)
    case .greaterEqual: (.lessEqualDouble, true)
    default: nil
    }
  }

  /// The jump that is taken when an integer comparison fails.
  var failingJump: (op: Opcode, swapped: Bool)? {
    switch self {
    case .equal: (.jumpUnlessEqual, false)
    case .notEqual: (.jumpUnlessNotEqual, false)
    case .less: (.jumpUnlessLess, false)
    case .lessEqual: (.jumpUnlessLessEqual, false)
    case .greater: (.jumpUnlessLess, true)
    case .greaterEqual: (.jumpUnlessLessEqual, true)
    default: nil
    }
  }
}

extension Lowerer {
  /// The intrinsic a call stands for and the type it works on.
  func intrinsic(_ resolved: ResolvedFunction) -> (intrinsic: Intrinsic, type: Type)? {
    guard !resolved.isDynamic, resolved.function.isLibrary,
      let found = Intrinsic.table[evaluator.nativeName(resolved.function)]
    else { return nil }
    let map = resolved.callee.substitutions
    if let parameter = resolved.function.context?.nominal.selfParameter {
      guard let type = map[parameter] else { return nil }
      return (found, type)
    }
    if let parameter = resolved.function.signature.parameters.first, let type = map[parameter] {
      return (found, type)
    }
    return (found, .void)
  }

  func lowerIntrinsic(
    _ resolved: ResolvedFunction,
    _ base: CheckedExpression?,
    _ arguments: [CheckedArgument],
    _ target: Int?
  ) throws(EvaluationError) -> Int? {
    guard let (intrinsic, type) = intrinsic(resolved) else { return nil }
    switch intrinsic {
    case .compound(let operation):
      return try lowerCompound(operation, type, arguments, target)
    case .not:
      guard case .value(let value) = arguments.first else { return nil }
      let register = try lower(value)
      let result = result(target)
      emit(.not, result, register)
      return result
    case .concatenate: return try lowerBinary(.concatenate, false, arguments, target)
    case .arrayCount: return nil
    case .arrayAppend:
      guard let base, case .value(let value) = arguments.first else { return nil }
      let destination = try place(base)
      let element = try lower(value)
      let access = try begin(destination)
      emit(.arrayAppend, access.register, element)
      try access.finish()
      return target ?? allocate()
    case .negate:
      guard let number = evaluator.number(type), let (op, _) = intrinsic.opcode(number),
        case .value(let value) = arguments.first
      else { return nil }
      let register = try lower(value)
      let result = result(target)
      emit(op, result, register)
      return result
    default:
      if let number = evaluator.number(type), let (op, swapped) = intrinsic.opcode(number) {
        return try lowerBinary(op, swapped, arguments, target)
      }
      return try lowerEquality(intrinsic, type, arguments, target)
    }
  }

  private func lowerEquality(
    _ intrinsic: Intrinsic,
    _ type: Type,
    _ arguments: [CheckedArgument],
    _ target: Int?
  ) throws(EvaluationError) -> Int? {
    switch intrinsic {
    case .equal: return try lowerBinary(.equal, false, arguments, target, d: index(of: type))
    case .notEqual:
      let register = try lowerBinary(.equal, false, arguments, target, d: index(of: type))
      emit(.not, register, register)
      return register
    default: return nil
    }
  }

  private func lowerBinary(
    _ op: Opcode,
    _ swapped: Bool,
    _ arguments: [CheckedArgument],
    _ target: Int?,
    d: Int = 0
  ) throws(EvaluationError) -> Int {
    let (left, right) = try operands(arguments)
    let result = result(target)
    if op == .addInt || op == .subtractInt, case .value(let value) = arguments[1],
      case .integer(let constant) = value.kind, abs(constant) < 1 << 30
    {
      emit(.addImmediate, result, left, op == .addInt ? constant : -constant)
      return result
    }
    emit(op, result, swapped ? right() : left, swapped ? left : right(), d: d)
    return result
  }

  /// Lowers two operands; the right one only when asked, so that immediates need no register.
  private func operands(_ arguments: [CheckedArgument]) throws(EvaluationError) -> (Int, () -> Int)
  {
    guard arguments.count == 2, case .value(let first) = arguments[0],
      case .value(let second) = arguments[1]
    else { throw EvaluationError(.unsupported("operator arguments")) }
    var left = try lower(first)
    if case .local(let variable) = first.kind, variable.isMutable, !second.isQuiet {
      let copy = temporary()
      emit(.move, copy, left)
      left = copy
    }
    if case .integer(let value) = second.kind, Int32(exactly: value) != nil {
      var made: Int?
      return (
        left,
        { [self] in
          if let made { return made }
          let register = (try? lower(second)) ?? temporary()
          made = register
          return register
        }
      )
    }
    let right = try lower(second)
    return (left, { right })
  }

  private func lowerCompound(
    _ operation: Intrinsic,
    _ type: Type,
    _ arguments: [CheckedArgument],
    _ target: Int?
  ) throws(EvaluationError) -> Int? {
    guard arguments.count == 2, case .inOut(let left) = arguments[0],
      case .value(let right) = arguments[1]
    else { return nil }
    let op: Opcode
    if case .concatenate = operation {
      op = .concatenate
    } else {
      guard let number = evaluator.number(type), let found = operation.opcode(number) else {
        return nil
      }
      op = found.op
    }
    let destination = try place(left)
    if case .register(let own) = destination {
      if op == .addInt || op == .subtractInt, case .integer(let value) = right.kind,
        abs(value) < 1 << 30
      {
        emit(.addImmediate, own, own, op == .addInt ? value : -value)
      } else {
        emit(op, own, own, try lower(right))
      }
    } else {
      let value = try lower(right)
      let access = try begin(destination)
      emit(op, access.register, access.register, value)
      try access.finish()
    }
    return target ?? allocate()
  }

  /// `&&`, `||`, `??` and the checks whose message is only made when needed.
  func lowerShortCircuit(
    _ function: FunctionDeclaration,
    _ arguments: [CheckedArgument],
    _ target: Int?
  ) throws(EvaluationError) -> Int? {
    guard function.isLibrary, ShortCircuit.names.contains(evaluator.nativeName(function)) else {
      return nil
    }
    switch evaluator.nativeName(function) {
    case "Bool.&&(_:_:)", "Bool.||(_:_:)":
      let isAnd = function.name == "&&"
      guard let left = value(arguments[0]), let right = deferredValue(arguments[1]) else {
        return nil
      }
      let register = result(target)
      let done = Label()
      try lower(left, to: register)
      emitJump(isAnd ? .jumpUnless : .jumpIf, register, 0, to: done)
      try lower(right, to: register)
      place(done)
      return register
    case "??(_:_:)":
      guard let left = value(arguments[0]), let right = deferredValue(arguments[1]) else {
        return nil
      }
      return try lowerCoalescing(left, right, target)
    default: return nil
    }
  }

  private func lowerCoalescing(
    _ left: CheckedExpression,
    _ right: CheckedExpression,
    _ target: Int?
  ) throws(EvaluationError) -> Int {
    let register = result(target)
    let absent = Label()
    let done = Label()
    let optional = try lower(left)
    emitJump(.unwrap, register, optional, to: absent)
    if resolve(right.type) == resolve(left.type) { emit(.wrap, register, register) }
    emitJump(to: done)
    place(absent)
    try lower(right, to: register)
    place(done)
    return register
  }

  func value(_ argument: CheckedArgument) -> CheckedExpression? {
    if case .value(let expression) = argument { return expression }
    return nil
  }

  /// The expression inside an autoclosure argument.
  func deferredValue(_ argument: CheckedArgument) -> CheckedExpression? {
    guard case .value(let expression) = argument, case .closure(let closure) = expression.kind
    else {
      return nil
    }
    return ShortCircuit.expression(of: closure)
  }

  // MARK: Conditions

  /// Jumps to a label unless an expression is true.
  func branch(unless condition: CheckedExpression, to label: Label) throws(EvaluationError) {
    let outer = span
    span = condition.span
    defer { span = outer }
    if case .call(let call) = condition.kind,
      case .function(let function, let map, _, let dispatch) = call.callee
    {
      if function.isLibrary, evaluator.nativeName(function) == "Bool.&&(_:_:)",
        let left = value(call.arguments[0]), let right = deferredValue(call.arguments[1])
      {
        try branch(unless: left, to: label)
        try branch(unless: right, to: label)
        return
      }
      if call.arguments.count == 2, Intrinsic.table[function.qualifiedName] != nil,
        try branchOnIntegers(function, map, dispatch, call.arguments, label)
      {
        return
      }
    }
    emitJump(.jumpUnless, try lower(condition), 0, to: label)
  }

  private func branchOnIntegers(
    _ function: FunctionDeclaration,
    _ map: Substitutions,
    _ dispatch: Dispatch,
    _ arguments: [CheckedArgument],
    _ label: Label
  ) throws(EvaluationError) -> Bool {
    let resolved = try resolveFunction(function, resolve(map), dispatch)
    guard let (intrinsic, type) = intrinsic(resolved), evaluator.number(type) == .int,
      let (op, swapped) = intrinsic.failingJump
    else { return false }
    let (left, rightOperand) = try operands(arguments)
    if case .less = intrinsic, case .value(let value) = arguments[1],
      case .integer(let constant) = value.kind, abs(constant) < 1 << 30
    {
      emitJump(.jumpUnlessLessImmediate, left, constant, to: label)
      return true
    }
    let right = rightOperand()
    emitJump(op, swapped ? right : left, swapped ? left : right, to: label)
    return true
  }
}

extension CheckedExpression {
  /// True when evaluating it cannot change a variable.
  var isQuiet: Bool {
    switch kind {
    case .integer, .float, .boolean, .string, .none, .local, .global, .metatype: return true
    case .tupleElement(let base, _), .convertNumber(let base), .upcast(let base),
      .wrapOptional(let base):
      return base.isQuiet
    case .property(let base, let variable, _, _): return variable.isStored && base.isQuiet
    case .call(let call):
      guard case .function(let function, _, _, _) = call.callee,
        Intrinsic.table[function.qualifiedName] != nil
      else { return false }
      return call.arguments.allSatisfy { argument in
        if case .value(let value) = argument { return value.isQuiet }
        return false
      }
    default: return false
    }
  }
}
