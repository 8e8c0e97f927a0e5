/// Something that can be given up.
///
/// **Source** — documented: Apple, `Cancellable` of Combine.
public protocol Cancellable {
  /// Gives it up.
  func cancel()
}

/// Something that can be given up, and is when nobody holds it.
///
/// **Source** — documented: Apple, `AnyCancellable` of Combine.
public final class AnyCancellable: Cancellable, Hashable {
  var _cancel: () -> Void
  /// Makes it of what giving up does.
  public init(_ cancel: @escaping () -> Void) { _cancel = cancel }
  /// Makes it of another.
  public init<C>(_ canceller: C) where C: Cancellable { _cancel = { canceller.cancel() } }
  /// Gives it up.
  public func cancel() { _cancel() }
  /// Keeps it in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  /// Compares the objects.
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
  /// Takes the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How a stream of values ends.
///
/// **Source** — documented: Apple, `Subscribers` of Combine.
public enum Subscribers {
  /// How a stream of values ends.
  public enum Completion<Failure> where Failure: Error {
    /// As it should.
    case finished
    /// With an error.
    case failure(Failure)
  }
}

/// A publisher of which only its values are known.
///
/// **Source** — documented: Apple, `AnyPublisher` of Combine.
public struct AnyPublisher<Output, Failure>: Publisher where Failure: Error {
  var _subscribe:
    (
      _ action: @escaping (Output) -> Void,
      _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> Void
  /// Hides the type of a publisher.
  public init<P>(_ publisher: P) where P: Publisher, P.Output == Output, P.Failure == Failure {
    _subscribe = { publisher._receive($0, $1) }
  }
  init(
    _subscribe:
      @escaping (
        _ action: @escaping (Output) -> Void,
        _ end: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> Void
  ) { self._subscribe = _subscribe }
  /// Calls an action for each value.
  public func _receive(_ action: @escaping (Output) -> Void) { _subscribe(action, { _ in }) }
  /// Calls an action for each value, and another when the stream ends.
  public func _receive(
    _ action: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) { _subscribe(action, end) }
}

/// A publisher of one value.
///
/// **Source** — documented: Apple, `Just` of Combine.
public struct Just<Output>: Publisher {
  /// Nothing goes wrong.
  public typealias Failure = Never
  /// The value.
  public var output: Output
  /// Makes it.
  public init(_ output: Output) { self.output = output }
  /// Calls an action with the value.
  public func _receive(_ action: @escaping (Output) -> Void) { action(output) }
  /// Calls an action with the value, and another that ends.
  public func _receive(
    _ action: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Never>) -> Void
  ) {
    action(output)
    end(.finished)
  }
}

/// A publisher of nothing.
///
/// **Source** — documented: Apple, `Empty` of Combine.
public struct Empty<Output, Failure>: Publisher where Failure: Error {
  var _ends: Bool
  /// Makes it.
  public init(completeImmediately: Bool = true) { _ends = completeImmediately }
  /// Nothing comes.
  public func _receive(_ action: @escaping (Output) -> Void) {}
  /// Nothing comes but the end.
  public func _receive(
    _ action: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) { if _ends { end(.finished) } }
}

/// A publisher that fails at once.
///
/// **Source** — documented: Apple, `Fail` of Combine.
public struct Fail<Output, Failure>: Publisher where Failure: Error {
  /// What goes wrong.
  public let error: Failure
  /// Makes it.
  public init(error: Failure) { self.error = error }
  /// Makes it.
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  /// Nothing comes.
  public func _receive(_ action: @escaping (Output) -> Void) {}
  /// Nothing comes but the error.
  public func _receive(
    _ action: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) { end(.failure(error)) }
}

/// A publisher of one value that comes later.
///
/// **Source** — documented: Apple, `Future` of Combine.
public final class Future<Output, Failure>: Publisher where Failure: Error {
  /// What is called with the value.
  public typealias Promise = (Result<Output, Failure>) -> Void
  var _result: Result<Output, Failure>?
  var _waiting: [(Result<Output, Failure>) -> Void] = []
  /// Makes it of what finds the value, which begins at once.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in
      if self._result != nil { return }
      self._result = result
      for action in self._waiting { action(result) }
      self._waiting = []
    }
  }
  /// Calls an action with the value.
  public func _receive(_ action: @escaping (Output) -> Void) { _receive(action, { _ in }) }
  /// Calls an action with the value, and another that ends.
  public func _receive(
    _ action: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    let tell: (Result<Output, Failure>) -> Void = { result in
      switch result {
      case .success(let value):
        action(value)
        end(.finished)
      case .failure(let error): end(.failure(error))
      }
    }
    if let _result { tell(_result) } else { _waiting.append(tell) }
  }
}

/// A publisher that is made when somebody listens.
///
/// **Source** — documented: Apple, `Deferred` of Combine.
public struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {
  /// The type of the values.
  public typealias Output = DeferredPublisher.Output
  /// The type of what goes wrong.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher
  /// Makes it.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }
  /// Calls an action for each value.
  public func _receive(_ action: @escaping (Output) -> Void) { createPublisher()._receive(action) }
  /// Calls an action for each value, and another when the stream ends.
  public func _receive(
    _ action: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) { createPublisher()._receive(action, end) }
}
