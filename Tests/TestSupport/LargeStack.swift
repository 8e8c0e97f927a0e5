import Foundation

/// Runs a body on a thread whose stack is as large as the product's, so that deep programs fit.
public func withLargeStack<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) throws -> Result {
  let box = LargeStackBox<Result>()
  let thread = Thread {
    box.set(Swift.Result { try body() })
  }
  thread.stackSize = 512 << 20
  thread.start()
  return try box.wait().get()
}

/// Hands the outcome from the large stack back to the caller.
private final class LargeStackBox<Value: Sendable>: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var outcome: Result<Value, any Error>?

  func set(_ result: Result<Value, any Error>) {
    outcome = result
    done.signal()
  }

  func wait() -> Result<Value, any Error> {
    done.wait()
    return outcome ?? .failure(CancellationError())
  }
}
