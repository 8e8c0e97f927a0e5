import SwiftChecker
import SwiftTypes

extension Lowerer {
  func lowerCall(_ call: CheckedCall, _ expression: CheckedExpression, _ target: Int?)
    throws(EvaluationError) -> Int
  {
    switch call.callee {
    case .value(let function): return try lowerValueCall(function, call.arguments, target)
    case .enumCase(let item, let map):
      checker.resolve(item)
      let payload = item.payload ?? []
      let first = allocate(payload.count)
      hasTemporaries = true
      for (index, argument) in call.arguments.enumerated() {
        switch argument {
        case .value(let value), .inOut(let value): try lower(value, to: first + index)
        case .defaultValue(let position):
          throw EvaluationError(.unsupported("default \(position) of case \(item.name)"))
        case .variadic(let list), .pack(let list): _ = try makeArray(list, first + index)
        }
      }
      _ = map
      return try makeCase(item, resolve(expression.type), first, payload.count, target)
    case .function(let function, let map, let base, let dispatch):
      if let done = try lowerShortCircuit(function, call.arguments, target) { return done }
      let subs = resolve(map)
      let resolved = try resolveFunction(function, subs, dispatch)
      if let done = try lowerIntrinsic(resolved, base, call.arguments, target) { return done }
      return try lowerFunctionCall(resolved, base, call.arguments, target)
    }
  }

  private func lowerValueCall(
    _ function: CheckedExpression,
    _ arguments: [CheckedArgument],
    _ target: Int?
  ) throws(EvaluationError) -> Int {
    let callable = try lower(function)
    let base = allocate(1 + arguments.count)
    hasTemporaries = true
    var places: [(Place, Int)] = []
    for (index, argument) in arguments.enumerated() {
      switch argument {
      case .value(let value): try lower(value, to: base + 1 + index)
      case .inOut(let value): places.append((try place(value), base + 1 + index))
      case .variadic(let list), .pack(let list): _ = try makeArray(list, base + 1 + index)
      case .defaultValue: break
      }
    }
    let accesses = try beginAll(places)
    let frame = settle(base, size: 1 + arguments.count, accesses)
    emitCall(frame, isThrowing: true) {
      emit(.callValue, frame.base, callable, arguments.count)
    }
    return moveResult(frame.base, target)
  }

  /// A call of a declared function: arguments, access to what is changed, the call, writing back.
  func lowerFunctionCall(
    _ resolved: ResolvedFunction,
    _ base: CheckedExpression?,
    _ arguments: [CheckedArgument],
    _ target: Int?
  ) throws(EvaluationError) -> Int {
    let function = resolved.function
    if case .initializer = function.role {
      return try lowerInitializerCall(resolved, base, arguments, target)
    }
    if case .memberwiseInitializer = function.role {
      return try lowerInitializerCall(resolved, base, arguments, target)
    }
    let member = evaluator.hasSelf(function)
    let captures = evaluator.captures(of: function)
    let size = 1 + (member ? 1 : 0) + function.parameters.count + captures.count
    let frame = allocate(size)
    hasTemporaries = true
    let first = frame + 1 + (member ? 1 : 0)
    var places: [(Place, Int)] = []
    if member, let base {
      if function.isMutating, !isReference(resolve(base.type)) {
        places.append((try place(base), frame + 1))
      } else {
        try lower(base, to: frame + 1)
      }
    }
    places += try lowerArguments(
      arguments,
      of: function,
      resolved.callee.substitutions,
      into: first
    )
    passCaptures(captures, first + function.parameters.count)
    let accesses = try beginAll(places)
    let settled = settle(frame, size: size, accesses)
    emitCall(settled, isThrowing: function.isThrowing) { emitCallee(resolved, settled.base) }
    return moveResult(settled.base, target)
  }

  /// A call about to be made: where its frame begins and what goes back afterwards.
  struct CallFrame {
    let base: Int
    let accesses: [(access: Access, argument: Int)]
  }

  /// Moves the arguments above everything that must outlive the call.
  func settle(_ frame: Int, size: Int, _ accesses: [(access: Access, argument: Int)]) -> CallFrame {
    guard !accesses.isEmpty, nextRegister > frame + size else {
      return CallFrame(base: frame, accesses: accesses)
    }
    let base = allocate(size)
    for offset in 1..<size { emit(.take, base + offset, frame + offset) }
    return CallFrame(
      base: base,
      accesses: accesses.map { ($0.access, $0.argument - frame + base) }
    )
  }

  func emitCallee(_ resolved: ResolvedFunction, _ frame: Int) {
    let index = index(of: resolved.callee)
    if resolved.isDynamic {
      emit(.callDynamic, frame, index)
    } else {
      emit(evaluator.isNative(resolved.callee) ? .callNative : .call, frame, index)
    }
  }

  /// Hands the variables that a local function uses to it.
  func passCaptures(_ captures: [LocalVariable], _ first: Int) {
    for (index, variable) in captures.enumerated() {
      switch locals[variable] {
      case .register(let register), .box(let register): emit(.move, first + index, register)
      case nil: fault(.unsupported("captured variable \(variable.name) out of reach"))
      }
    }
  }

  /// Lowers arguments into consecutive registers; what is passed `inout` is returned as places.
  @discardableResult
  func lowerArguments(
    _ arguments: [CheckedArgument],
    of function: FunctionDeclaration,
    _ map: Substitutions,
    into first: Int
  ) throws(EvaluationError) -> [(Place, Int)] {
    var places: [(Place, Int)] = []
    for (index, argument) in arguments.enumerated() {
      let register = first + index
      switch argument {
      case .value(let value): try lower(value, to: register)
      case .inOut(let value): places.append((try place(value), register))
      case .variadic(let list): _ = try makeArray(list, register)
      case .pack(let list):
        let start = allocate(list.count)
        for (offset, item) in list.enumerated() { try lower(item, to: start + offset) }
        emit(.makePack, register, start, list.count)
      case .defaultValue(let position):
        if let literal = checker.defaultValue(of: function, parameter: position), literal.isLiteral
        {
          try lower(literal, to: register)
          continue
        }
        let callee = evaluator.callee(function, map, variant: .defaultValue(position))
        let base = allocate()
        emit(.call, base, self.index(of: callee))
        emit(.take, register, base)
      }
    }
    return places
  }

  /// Opens the places handed over by `inout`, in order, each in its argument register.
  func beginAll(_ places: [(Place, Int)]) throws(EvaluationError) -> [(
    access: Access, argument: Int
  )] {
    var accesses: [(access: Access, argument: Int)] = []
    for (place, register) in places {
      let access = try begin(place)
      emit(.take, register, access.register)
      accesses.append((access, register))
    }
    return accesses
  }

  /// Emits a call and writes back what it changed, also when it throws.
  func emitCall(_ frame: CallFrame, isThrowing: Bool, _ emitInstruction: () -> Void) {
    let start = instructions.count
    emitInstruction()
    guard !frame.accesses.isEmpty else { return }
    func writeBack() {
      for item in frame.accesses.reversed() {
        emit(.take, item.access.register, item.argument)
        try? item.access.finish()
      }
    }
    writeBack()
    guard isThrowing else { return }
    let done = Label()
    emitJump(to: done)
    let error = allocate()
    code.handlers.append(
      Code.Handler(start: start, end: start + 1, target: instructions.count, register: error)
    )
    writeBack()
    emit(.throwError, error)
    place(done)
  }

  /// A call whose arguments already stand in registers.
  func call(
    _ resolved: ResolvedFunction,
    selfRegister: Int?,
    _ arguments: [Int],
    _ target: Int?
  ) throws(EvaluationError) -> Int {
    let function = resolved.function
    let member = evaluator.hasSelf(function)
    let captures = evaluator.captures(of: function)
    let frame = allocate(1 + (member ? 1 : 0) + arguments.count + captures.count)
    hasTemporaries = true
    let first = frame + 1 + (member ? 1 : 0)
    for (index, register) in arguments.enumerated() { emit(.move, first + index, register) }
    passCaptures(captures, first + arguments.count)
    if member, let selfRegister {
      if function.isMutating {
        emit(.take, frame + 1, selfRegister)
        let access = Access(register: selfRegister) {}
        let prepared = CallFrame(base: frame, accesses: [(access, frame + 1)])
        emitCall(prepared, isThrowing: function.isThrowing) {
          emitCallee(resolved, frame)
        }
        return moveResult(frame, target)
      }
      emit(.move, frame + 1, selfRegister)
    }
    emitCallee(resolved, frame)
    return moveResult(frame, target)
  }

  func moveResult(_ frame: Int, _ target: Int?) -> Int {
    guard let target, target != frame else { return frame }
    emit(.take, target, frame)
    return target
  }
}

extension CheckedExpression {
  /// True for literals of built-in types, which mean the same everywhere.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .integer, .float, .boolean, .string, .none: true
    default: false
    }
  }
}
