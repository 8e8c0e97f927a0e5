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
  func cancel() { _engineCancelTask(_number) }
  var isCancelled: Bool { _engineIsCancelled() }
}

extension Task where Failure == Never {
  @discardableResult
  init(priority: TaskPriority? = nil, operation: @escaping () async -> Success) { native() }
}

extension Task where Failure == any Error {
  @discardableResult
  init(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) { native() }
}

extension Task where Success == Never, Failure == Never {
  static func sleep(for duration: Duration) async throws {
    if _engineSleep(duration._seconds) { throw CancellationError() }
  }
  static func sleep(nanoseconds duration: UInt64) async throws {
    if _engineSleep(Double(duration) / 1_000_000_000) { throw CancellationError() }
  }
  static func sleep<C>(until deadline: C, tolerance: Duration? = nil) async throws {}
  static func yield() async { native() }
  static var isCancelled: Bool { _engineIsCancelled() }
  static func checkCancellation() throws { if _engineIsCancelled() { throw CancellationError() } }
}

func _engineSleep(_ seconds: Double) -> Bool { native() }
func _engineIsCancelled() -> Bool { native() }
func _engineCancelTask(_ number: Int) { native() }

struct CancellationError: Error {}
