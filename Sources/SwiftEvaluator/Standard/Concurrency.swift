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
  func cancel() { native() }
  var isCancelled: Bool { native() }
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
  static func sleep(for duration: Duration) async throws { native() }
  static func sleep<C>(until deadline: C, tolerance: Duration? = nil) async throws {}
  static func sleep(nanoseconds duration: UInt64) async throws { native() }
  static func yield() async { native() }
  static var isCancelled: Bool { false }
  static func checkCancellation() throws {}
}

struct CancellationError: Error {}

