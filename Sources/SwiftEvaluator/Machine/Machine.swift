import SwiftChecker
import SwiftSource
import SwiftTypes

/// The stack of registers and frames, and the loop that runs instructions.
///
/// Learner calls push a frame and never use the host's stack; only natives that call back do, and
/// their nesting has its own limit.
final class Machine {
  struct Frame {
    let code: Unmanaged<Code>
    /// The next instruction of this frame while another one runs on top of it.
    var position: Int
    let base: Int
    /// For an open fragment: the register of the enclosing frame that gets the result.
    let fragmentResult: Int32
  }

  struct State {
    var initialized = 0
    var top = 0
    var depth = 0
    var nativeDepth = 0
    var steps = 0
    var allocated = 0
  }

  unowned let evaluator: Evaluator
  let registers: UnsafeMutablePointer<Value>
  let registerCapacity: Int
  let frames: UnsafeMutablePointer<Frame>
  let frameCapacity: Int
  /// The counters stand in memory of their own: the loop changes them without access checks.
  let state: UnsafeMutablePointer<State>
  let stepLimit: Int
  let memoryLimit: Int
  let nestingLimit: Int32
  let stackLimit: Int
  /// Where the host's stack stood when the run began.
  var stackBase = 0
  let remains = Remains()
  let deinitializers = DeinitializerQueue()
  /// Where the call stands that lets its task wait.
  var sleepingAt = 0
  /// The run that waits, until somebody takes it.
  var suspended: SuspendedRun?

  init(evaluator: Evaluator, limits: EvaluationLimits) {
    self.evaluator = evaluator
    stepLimit = limits.steps
    memoryLimit = limits.memory
    nestingLimit = Int32(clamping: limits.nesting)
    stackLimit = limits.hostStack
    frameCapacity = limits.depth
    frames = .allocate(capacity: limits.depth + 1)
    registerCapacity = limits.depth * 32 + 4096
    registers = .allocate(capacity: registerCapacity)
    state = .allocate(capacity: 1)
    state.initialize(to: State())
  }

  /// Registers below are initialized memory.
  @inline(__always)
  var initialized: Int {
    get { state.pointee.initialized }
    set { state.pointee.initialized = newValue }
  }

  /// The first register that no frame uses; valid while a native runs.
  @inline(__always)
  var top: Int {
    get { state.pointee.top }
    set { state.pointee.top = newValue }
  }

  /// The number of frames.
  @inline(__always)
  var depth: Int {
    get { state.pointee.depth }
    set { state.pointee.depth = newValue }
  }

  /// How often a native called back into the machine.
  @inline(__always)
  var nativeDepth: Int {
    get { state.pointee.nativeDepth }
    set { state.pointee.nativeDepth = newValue }
  }

  /// Loop rounds, calls and elements since the run began.
  @inline(__always)
  var steps: Int {
    get { state.pointee.steps }
    set { state.pointee.steps = newValue }
  }

  /// Bytes of values made since the run began.
  @inline(__always)
  var allocated: Int {
    get { state.pointee.allocated }
    set { state.pointee.allocated = newValue }
  }

  deinit {
    registers.deinitialize(count: initialized)
    registers.deallocate()
    frames.deallocate()
    state.deallocate()
  }

  /// Makes sure that registers up to a limit are initialized memory.
  @inline(__always)
  func reserve(_ limit: Int) throws(EvaluationError) {
    if limit > initialized { try grow(limit) }
  }

  private func grow(_ limit: Int) throws(EvaluationError) {
    guard limit <= registerCapacity else {
      throw EvaluationError(.depthLimit(evaluator.limits.depth))
    }
    let target = min(registerCapacity, limit + 256)
    (registers + initialized).initialize(repeating: .unit, count: target - initialized)
    initialized = target
  }

  /// Runs code from the host: the first call of a run, or a native calling back.
  func run(_ code: Code, _ arguments: [Value], captures: [Value] = []) throws(EvaluationError)
    -> Value
  {
    try checkHostStack()
    guard depth < frameCapacity else { throw EvaluationError(.depthLimit(frameCapacity)) }
    let base = top
    try reserve(base + code.registerCount)
    for (index, argument) in arguments.enumerated() { registers[base + 1 + index] = argument }
    for (index, capture) in captures.enumerated() {
      registers[base + 1 + code.parameterCount + index] = capture
    }
    frames[depth] = Frame(
      code: Unmanaged.passUnretained(code),
      position: 0,
      base: base,
      fragmentResult: -1
    )
    let outer = depth
    depth += 1
    nativeDepth += 1
    defer {
      nativeDepth -= 1
      top = base
    }
    do throws(EvaluationError) {
      try interpret(entry: outer)
    } catch {
      if case .suspended = error.kind, canSuspend { suspend(from: outer) }
      while depth > outer { discardTopFrame(keepInOut: false) }
      throw error
    }
    let result = registers.take(Int32(base))
    return result
  }

  /// Natives that call back need the host's stack: their nesting ends before it does.
  private func checkHostStack() throws(EvaluationError) {
    var marker = 0
    let here = withUnsafeMutablePointer(to: &marker) { Int(bitPattern: $0) }
    if nativeDepth == 0 { stackBase = here }
    guard nativeDepth < evaluator.limits.nativeDepth, stackBase - here < stackLimit else {
      throw EvaluationError(.depthLimit(nativeDepth))
    }
  }

  /// What walks nested values for a running program looks here how much stack is left.
  func checkWalk() throws(EvaluationError) {
    guard nativeDepth > 0 else { return }
    var marker = 0
    let here = withUnsafeMutablePointer(to: &marker) { Int(bitPattern: $0) }
    if stackBase - here > stackLimit { throw EvaluationError(.depthLimit(nativeDepth)) }
  }

  /// Calls a function value with one or two arguments, as `map` and `sorted` do for each element.
  func apply(_ function: Value, _ first: Value, _ second: Value? = nil) throws(EvaluationError)
    -> Value
  {
    guard case .function(let object) = function else {
      throw EvaluationError(.unsupported("call of a value that is no function"))
    }
    let code = object.code
    let count = second == nil ? 1 : 2
    guard code.parameterCount == count else {
      let arguments = second.map { [first, $0] } ?? [first]
      return try evaluator.call(function, arguments)
    }
    try checkHostStack()
    let base = top
    try reserve(base + code.registerCount)
    try countStep()
    registers[base + 1] = first
    if let second { registers[base + 2] = second }
    var index = base + 1 + count
    for capture in object.captures {
      registers[index] = capture
      index += 1
    }
    let outer = depth
    try push(Unmanaged.passUnretained(code), base: base, result: -1)
    nativeDepth += 1
    defer {
      nativeDepth -= 1
      top = base
    }
    do throws(EvaluationError) {
      try interpret(entry: outer)
    } catch {
      while depth > outer { discardTopFrame(keepInOut: false) }
      throw error
    }
    return registers.take(Int32(base))
  }

  /// What stands in a parameter register after a call from the host; used for `inout`.
  func takeBack(_ register: Int) -> Value { registers.take(Int32(top + register)) }

  /// Drops the innermost frame and what its registers hold.
  func discardTopFrame(keepInOut: Bool) {
    depth -= 1
    let frame = frames[depth]
    let code = frame.code.takeUnretainedValue()
    let place = registers + frame.base
    if frame.fragmentResult >= 0 {
      guard depth > 0 else { return }
      let outer = frames[depth - 1].code.takeUnretainedValue()
      var register = outer.registerCount
      while register < code.registerCount {
        place.clear(register)
        register += 1
      }
      return
    }
    for register in 0..<code.registerCount
    where !keepInOut || !code.inOutRegisters.contains(register) {
      place.clear(register)
    }
  }

  /// Finds who handles a thrown value; false when no frame above `entry` does.
  func unwind(_ thrown: Value, entry: Int) -> Bool {
    while depth > entry {
      let frame = frames[depth - 1]
      let code = frame.code.takeUnretainedValue()
      if let handler = code.handler(at: frame.position - 1) {
        registers[frame.base + handler.register] = thrown
        frames[depth - 1].position = handler.target
        return true
      }
      discardTopFrame(keepInOut: true)
    }
    return false
  }

  /// Fills in where an error happened: the innermost learner code that is running.
  func located(_ error: EvaluationError) -> EvaluationError {
    guard error.file == nil else { return error }
    var result = error
    var index = depth - 1
    while index >= 0 {
      let code = frames[index].code.takeUnretainedValue()
      let position = frames[index].position - 1
      if !code.isLibrary, code.spans.indices.contains(position) {
        result.span = code.spans[position]
        result.file = code.file
        return result
      }
      index -= 1
    }
    return result
  }

  @inline(__always)
  func countStep() throws(EvaluationError) {
    steps += 1
    if steps > stepLimit { throw EvaluationError(.stepLimit(stepLimit)) }
  }

  /// Accounts for values made; natives call it with what they build.
  @inline(__always)
  func allocate(_ bytes: Int) throws(EvaluationError) {
    allocated += bytes
    if allocated > memoryLimit { throw EvaluationError(.memoryLimit(memoryLimit)) }
  }
}
