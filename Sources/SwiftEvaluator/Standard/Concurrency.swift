// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry

actor MainActor {
  static func run<T>(_ body: () throws -> T) async rethrows -> T { try body() }
  static func assumeIsolated<T>(_ operation: () throws -> T) rethrows -> T { try operation() }
}

protocol Actor: AnyObject {}

enum TaskPriority: Hashable, Sendable {
  case high
  case medium
  case low
  case userInitiated
  case utility
  case background
}

struct Task<Success, Failure: Error>: Hashable, Sendable {
  let _number: Int
  let _outcome: _Outcome<Success>
  func cancel() { _engineCancelTask(_number) }
  var isCancelled: Bool { _engineIsCancelled(_number) }
  var result: Result<Success, Failure> {
    get async {
      switch await _outcome._result() {
      case .success(let value): return .success(value)
      case .failure(let error): return .failure(error as! Failure)
      }
    }
  }
  static func == (_ left: Task, _ right: Task) -> Bool { left._number == right._number }
  func hash(into hasher: inout Hasher) { hasher.combine(_number) }
}

extension Task where Failure == Never {
  @discardableResult
  init(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: @_implicitSelfCapture @escaping () async -> Success
  ) {
    let outcome = _Outcome<Success>()
    _outcome = outcome
    _number = _engineStartTask { outcome._end(.success(await operation())) }
  }
  @discardableResult
  static func detached(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: @escaping () async -> Success
  ) -> Task<Success, Never> {
    Task(priority: priority, operation: operation)
  }
  @discardableResult
  static func immediate(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: @escaping () async -> Success
  ) -> Task<Success, Never> {
    Task(priority: priority, operation: operation)
  }
  var value: Success { get async { await _outcome._value() } }
}

extension Task where Failure == any Error {
  @discardableResult
  init(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: @_implicitSelfCapture @escaping () async throws -> Success
  ) {
    let outcome = _Outcome<Success>()
    _outcome = outcome
    _number = _engineStartTask {
      do { outcome._end(.success(try await operation())) } catch { outcome._end(.failure(error)) }
    }
  }
  @discardableResult
  static func detached(
    name: String? = nil,
    priority: TaskPriority? = nil,
    operation: @escaping () async throws -> Success
  ) -> Task<Success, any Error> {
    Task(priority: priority, operation: operation)
  }
  var value: Success { get async throws { try await _outcome._valueOrError() } }
}

extension Task where Success == Never, Failure == Never {
  static func sleep(for duration: Duration) async throws {
    if _engineSleep(duration._seconds) { throw CancellationError() }
  }
  static func sleep(nanoseconds duration: UInt64) async throws {
    if _engineSleep(Double(duration) / 1_000_000_000) { throw CancellationError() }
  }
  static func sleep<C>(until deadline: C, tolerance: Duration? = nil) async throws {}
  static func sleep<C: Clock>(
    for duration: C.Duration,
    tolerance: C.Duration? = nil,
    clock: C
  ) async throws {
    if let length = duration as? Duration, _engineSleep(length._seconds) {
      throw CancellationError()
    }
  }
  static func yield() async { native() }
  static var isCancelled: Bool { _engineIsCancelled(0) }
  static func checkCancellation() throws { if _engineIsCancelled(0) { throw CancellationError() } }
}

func withTaskCancellationHandler<T>(
  operation: () async throws -> T,
  onCancel handler: () -> Void
) async rethrows -> T {
  let result = try await operation()
  if _engineIsCancelled(0) { handler() }
  return result
}

func _engineSleep(_ seconds: Double) -> Bool { native() }
func _engineIsCancelled(_ number: Int) -> Bool { native() }
func _engineCancelTask(_ number: Int) { native() }
func _engineStartTask(_ operation: @escaping () async -> Void) -> Int { native() }
func _engineNewSignal() -> Int { native() }
func _engineWait(_ signal: Int, _ endsWhenCancelled: Bool) -> Bool { native() }
func _engineSignal(_ signal: Int) { native() }

class _Outcome<Value> {
  let _signal = _engineNewSignal()
  var _known: Result<Value, any Error>?
  func _end(_ result: Result<Value, any Error>) {
    _known = result
    _engineSignal(_signal)
  }
  func _result() async -> Result<Value, any Error> {
    while true {
      if let known = _known { return known }
      _ = _engineWait(_signal, false)
    }
  }
  func _value() async -> Value { try! await _result().get() }
  func _valueOrError() async throws -> Value { try await _result().get() }
}

struct _AsyncLet<Value, Failure: Error> {
  let _outcome: _Outcome<Value>
}

extension _AsyncLet where Failure == Never {
  init(_ work: @_implicitSelfCapture @escaping () async -> Value) {
    let outcome = _Outcome<Value>()
    _outcome = outcome
    _ = _engineStartTask { outcome._end(.success(await work())) }
  }
  var wrappedValue: Value { get async { await _outcome._value() } }
}

extension _AsyncLet where Failure == any Error {
  init(_ work: @_implicitSelfCapture @escaping () async throws -> Value) {
    let outcome = _Outcome<Value>()
    _outcome = outcome
    _ = _engineStartTask {
      do { outcome._end(.success(try await work())) } catch { outcome._end(.failure(error)) }
    }
  }
  var wrappedValue: Value { get async throws { try await _outcome._valueOrError() } }
}

func withCheckedContinuation<T>(
  function: String = "",
  _ body: (CheckedContinuation<T, Never>) -> Void
) async -> T {
  let outcome = _Outcome<T>()
  body(CheckedContinuation(_outcome: outcome))
  return await outcome._value()
}

func withCheckedThrowingContinuation<T>(
  function: String = "",
  _ body: (CheckedContinuation<T, any Error>) -> Void
) async throws -> T {
  let outcome = _Outcome<T>()
  body(CheckedContinuation(_outcome: outcome))
  return try await outcome._valueOrError()
}

func withUnsafeContinuation<T>(
  _ body: (UnsafeContinuation<T, Never>) -> Void
) async -> T {
  await withCheckedContinuation(body)
}

func withUnsafeThrowingContinuation<T>(
  _ body: (UnsafeContinuation<T, any Error>) -> Void
) async throws -> T {
  try await withCheckedThrowingContinuation(body)
}

typealias UnsafeContinuation<T, E: Error> = CheckedContinuation<T, E>

struct CheckedContinuation<T, E: Error>: Sendable {
  let _outcome: _Outcome<T>
  func resume(returning value: T) { _finish(.success(value)) }
  func resume(throwing error: E) { _finish(.failure(error)) }
  func resume(with result: Result<T, E>) {
    switch result {
    case .success(let value): _finish(.success(value))
    case .failure(let error): _finish(.failure(error))
    }
  }
  func _finish(_ result: Result<T, any Error>) {
    if _outcome._known != nil {
      fatalError("SWIFT TASK CONTINUATION MISUSE: tried to resume its continuation more than once")
    }
    _outcome._end(result)
  }
}

extension CheckedContinuation where T == Void {
  func resume() { _finish(.success(())) }
}

struct CancellationError: Error {}
