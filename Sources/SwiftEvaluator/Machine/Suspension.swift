/// A run that waits: its frames and what their registers hold.
///
/// It never changes, so that it can be resumed again after an undo.
public final class SuspendedRun {
  let frames: [Machine.Frame]
  let registers: [Value]
  /// Where the result of the call that waits goes, from the first register of the run.
  let result: Int

  /// What the run refers to while it waits.
  public var liveValues: [Value] { registers }

  init(frames: [Machine.Frame], registers: [Value], result: Int) {
    self.frames = frames
    self.registers = registers
    self.result = result
  }
}

/// What a task waits for.
public enum Waiting: Sendable {
  /// Some seconds.
  case seconds(Double)
  /// A signal by its number; a cancelled task gives some up.
  case signal(Int, endsWhenCancelled: Bool)
}

/// How far a task has come.
public enum TaskProgress {
  /// It is over.
  case finished
  /// It waits for something.
  case waiting(SuspendedRun, Waiting)
}

extension Evaluator {
  /// Runs a function as a task until it is over or waits.
  ///
  /// An error that leaves the function ends the task, as it does in Swift.
  public func start(_ function: Value, isCancelled: Bool = false) throws(EvaluationError)
    -> TaskProgress
  {
    try progress(isCancelled: isCancelled) { () throws(EvaluationError) in
      _ = try call(function, [])
    }
  }

  /// Goes on with a task that has waited.
  ///
  /// - Parameters:
  ///   - run: Where it waits.
  ///   - isCancelled: True when the task was cancelled: the wait ends with a `CancellationError`.
  /// - Returns: How far it has come.
  /// - Throws: ``EvaluationError`` when the program stops.
  public func resume(_ run: SuspendedRun, isCancelled: Bool) throws(EvaluationError)
    -> TaskProgress
  {
    try progress(isCancelled: isCancelled) { () throws(EvaluationError) in
      startRun()
      _ = try finishing { () throws(EvaluationError) in
        try machine.resume(run, with: .bool(isCancelled))
      }
    }
  }

  private func progress(
    isCancelled: Bool,
    _ work: () throws(EvaluationError) -> Void
  ) throws(EvaluationError) -> TaskProgress {
    let outer = task
    task = RunningTask(isCancelled: isCancelled, depth: machine.nativeDepth + 1)
    defer { task = outer }
    do throws(EvaluationError) {
      try work()
      return .finished
    } catch {
      switch error.kind {
      case .suspended(let waiting):
        guard let run = machine.suspended else { return .finished }
        machine.suspended = nil
        return .waiting(run, waiting)
      case .uncaught: return .finished
      default: throw error
      }
    }
  }
}

/// The task that runs.
struct RunningTask {
  /// Whether it was asked to end.
  var isCancelled: Bool
  /// How many natives call back around its frames, itself included; deeper ones cannot wait.
  var depth: Int
}

extension NativeCall {
  /// Whether the running task was asked to end.
  public var isInCancelledTask: Bool { evaluator.task?.isCancelled == true }

  /// Lets the running task wait; what has no task, or runs inside another native, goes on at once.
  public func sleep(_ seconds: Double) throws(EvaluationError) -> Value {
    guard let task = evaluator.task else { return .bool(false) }
    if task.isCancelled { return .bool(true) }
    guard machine.nativeDepth == task.depth else { return .bool(false) }
    machine.sleepingAt = base
    throw EvaluationError(.suspended(.seconds(seconds)))
  }

  /// Lets the running task wait for a signal.
  ///
  /// What has no task, or runs inside another native, lets others go on instead and looks again.
  public func wait(
    for signal: Int,
    endsWhenCancelled: Bool
  ) throws(EvaluationError) -> Value {
    if let task = evaluator.task, machine.nativeDepth == task.depth {
      if task.isCancelled, endsWhenCancelled { return .bool(true) }
      machine.sleepingAt = base
      throw EvaluationError(
        .suspended(.signal(signal, endsWhenCancelled: endsWhenCancelled))
      )
    }
    guard let drive = evaluator.taskDriver, try drive() else {
      throw EvaluationError(.waitsForever)
    }
    return .bool(false)
  }
}

extension Machine {
  /// Whether the frames of the running task are the innermost ones.
  var canSuspend: Bool { evaluator.task?.depth == nativeDepth }

  /// Keeps the frames above one, and what their registers hold.
  func suspend(from outer: Int) {
    guard depth > outer else { return }
    let base = frames[outer].base
    let last = frames[depth - 1]
    let end = max(
      last.base + last.code.takeUnretainedValue().registerCount,
      sleepingAt + 4
    )
    var kept: [Frame] = []
    for index in outer..<depth {
      let frame = frames[index]
      kept.append(
        Frame(
          code: frame.code,
          position: frame.position,
          base: frame.base - base,
          fragmentResult: frame.fragmentResult
        )
      )
    }
    let values = (base..<min(end, initialized)).map { registers[$0] }
    suspended = SuspendedRun(frames: kept, registers: values, result: sleepingAt - base)
  }

  /// Puts a run that waited back, and lets it go on.
  func resume(_ run: SuspendedRun, with value: Value) throws(EvaluationError) -> Value {
    guard let first = run.frames.first, depth + run.frames.count < frameCapacity else {
      return .unit
    }
    let base = top
    try reserve(base + run.registers.count + 64)
    for (index, value) in run.registers.enumerated() { registers[base + index] = value }
    registers[base + run.result] = value
    let outer = depth
    for frame in run.frames {
      try push(frame.code, base: base + frame.base, result: frame.fragmentResult)
      frames[depth - 1].position = frame.position
    }
    _ = first
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
    return registers.take(Int32(base))
  }
}
