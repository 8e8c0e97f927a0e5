// swift-format-ignore-file: NeverUseForceTry, NeverForceUnwrap

protocol AsyncIteratorProtocol<Element> {
  associatedtype Element
  mutating func next() async throws -> Element?
}

protocol AsyncSequence<Element> {
  associatedtype AsyncIterator: AsyncIteratorProtocol
  associatedtype Element where AsyncIterator.Element == Element
  func makeAsyncIterator() -> AsyncIterator
}

extension AsyncSequence {
  func map<T>(_ transform: @escaping (Element) async throws -> T) -> AsyncMapSequence<Self, T> {
    AsyncMapSequence(_base: self, _step: { [try await transform($0)] })
  }
  func compactMap<T>(
    _ transform: @escaping (Element) async throws -> T?
  ) -> AsyncMapSequence<Self, T> {
    AsyncMapSequence(_base: self) { element in
      if let made = try await transform(element) { return [made] }
      return []
    }
  }
  func filter(
    _ isIncluded: @escaping (Element) async throws -> Bool
  ) -> AsyncMapSequence<Self, Element> {
    AsyncMapSequence(_base: self) { element in try await isIncluded(element) ? [element] : [] }
  }
  func prefix(_ count: Int) -> AsyncPrefixSequence<Self> {
    AsyncPrefixSequence(_base: self, _count: count)
  }
  func dropFirst(_ count: Int = 1) -> AsyncDropSequence<Self> {
    AsyncDropSequence(_base: self, _count: count)
  }
  func reduce<Result>(
    _ initialResult: Result,
    _ nextPartialResult: (Result, Element) async throws -> Result
  ) async rethrows -> Result {
    var result = initialResult
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() {
      result = try await nextPartialResult(result, element)
    }
    return result
  }
  func reduce<Result>(
    into initialResult: Result,
    _ updateAccumulatingResult: (inout Result, Element) async throws -> Void
  ) async rethrows -> Result {
    var result = initialResult
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() {
      try await updateAccumulatingResult(&result, element)
    }
    return result
  }
  func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool {
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() {
      if try await predicate(element) { return true }
    }
    return false
  }
  func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element? {
    var iterator = makeAsyncIterator()
    while let element = try await iterator.next() {
      if try await predicate(element) { return element }
    }
    return nil
  }
}

struct AsyncMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
  typealias Element = Transformed
  let _base: Base
  let _step: (Base.Element) async throws -> [Transformed]
  struct AsyncIterator: AsyncIteratorProtocol {
    typealias Element = Transformed
    var _base: Base.AsyncIterator
    let _step: (Base.Element) async throws -> [Transformed]
    mutating func next() async rethrows -> Transformed? {
      while let element = try await _base.next() {
        if let made = try await _step(element).first { return made }
      }
      return nil
    }
  }
  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(_base: _base.makeAsyncIterator(), _step: _step)
  }
}

struct AsyncPrefixSequence<Base: AsyncSequence>: AsyncSequence {
  typealias Element = Base.Element
  let _base: Base
  let _count: Int
  struct AsyncIterator: AsyncIteratorProtocol {
    typealias Element = Base.Element
    var _base: Base.AsyncIterator
    var _left: Int
    mutating func next() async rethrows -> Base.Element? {
      guard _left > 0 else { return nil }
      _left -= 1
      return try await _base.next()
    }
  }
  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(_base: _base.makeAsyncIterator(), _left: _count)
  }
}

struct AsyncDropSequence<Base: AsyncSequence>: AsyncSequence {
  typealias Element = Base.Element
  let _base: Base
  let _count: Int
  struct AsyncIterator: AsyncIteratorProtocol {
    typealias Element = Base.Element
    var _base: Base.AsyncIterator
    var _left: Int
    mutating func next() async rethrows -> Base.Element? {
      while _left > 0 {
        _left -= 1
        guard try await _base.next() != nil else { return nil }
      }
      return try await _base.next()
    }
  }
  func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(_base: _base.makeAsyncIterator(), _left: _count)
  }
}

class _Channel<Element> {
  let _signal = _engineNewSignal()
  var _waiting: [Element] = []
  var _limit = Int.max
  var _keepsNewest = true
  var _isFinished = false
  var _error: (any Error)?
  var _onEnd: (Bool) -> Void = { _ in }
  func _add(_ value: Element) -> Bool {
    guard !_isFinished else { return false }
    if _waiting.count < _limit {
      _waiting.append(value)
    } else if _keepsNewest {
      _waiting.removeFirst()
      _waiting.append(value)
    }
    _engineSignal(_signal)
    return true
  }
  func _finish(_ error: (any Error)?, isCancelled: Bool = false) {
    guard !_isFinished else { return }
    _isFinished = true
    _error = error
    _onEnd(isCancelled)
    _engineSignal(_signal)
  }
  func _next() async throws -> Element? {
    while true {
      if !_waiting.isEmpty { return _waiting.removeFirst() }
      if _isFinished {
        if let error = _error {
          _error = nil
          throw error
        }
        return nil
      }
      if _engineWait(_signal, true) {
        _finish(nil, isCancelled: true)
        return nil
      }
    }
  }
}

struct AsyncStream<Element>: AsyncSequence {
  struct Continuation: Sendable {
    enum Termination: Hashable, Sendable {
      case finished
      case cancelled
    }
    enum YieldResult {
      case enqueued(remaining: Int)
      case dropped(Element)
      case terminated
    }
    enum BufferingPolicy: Sendable {
      case unbounded
      case bufferingOldest(Int)
      case bufferingNewest(Int)
    }
    let _channel: _Channel<Element>
    @discardableResult
    func yield(_ value: Element) -> YieldResult {
      _channel._add(value) ? .enqueued(remaining: Int.max) : .terminated
    }
    func finish() { _channel._finish(nil) }
    var onTermination: ((Termination) -> Void)? {
      get { nil }
      nonmutating set {
        _channel._onEnd = { isCancelled in newValue?(isCancelled ? .cancelled : .finished) }
      }
    }
  }
  struct Iterator: AsyncIteratorProtocol {
    let _produce: () async -> Element?
    mutating func next() async -> Element? { await _produce() }
  }
  let _produce: () async -> Element?
  init(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
    _ build: (Continuation) -> Void
  ) {
    let channel = _Channel<Element>()
    switch limit {
    case .unbounded: break
    case .bufferingOldest(let count):
      channel._limit = count
      channel._keepsNewest = false
    case .bufferingNewest(let count): channel._limit = count
    }
    _produce = { try! await channel._next() }
    build(Continuation(_channel: channel))
  }
  init(unfolding produce: @escaping () async -> Element?, onCancel: (() -> Void)? = nil) {
    _produce = produce
  }
  static func makeStream(
    of elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation) {
    var continuation: Continuation?
    let stream = AsyncStream<Element>(bufferingPolicy: limit) { continuation = $0 }
    return (stream: stream, continuation: continuation!)
  }
  func makeAsyncIterator() -> Iterator { Iterator(_produce: _produce) }
}

struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence {
  struct Continuation: Sendable {
    enum Termination: Sendable {
      case finished((any Error)?)
      case cancelled
    }
    let _channel: _Channel<Element>
    func yield(_ value: Element) { _ = _channel._add(value) }
    func finish(throwing error: Failure? = nil) { _channel._finish(error) }
    var onTermination: ((Termination) -> Void)? {
      get { nil }
      nonmutating set {
        _channel._onEnd = { isCancelled in newValue?(isCancelled ? .cancelled : .finished(nil)) }
      }
    }
  }
  struct Iterator: AsyncIteratorProtocol {
    let _produce: () async throws -> Element?
    mutating func next() async throws -> Element? { try await _produce() }
  }
  let _produce: () async throws -> Element?
  func makeAsyncIterator() -> Iterator { Iterator(_produce: _produce) }
}

extension AsyncThrowingStream where Failure == any Error {
  init(_ elementType: Element.Type = Element.self, _ build: (Continuation) -> Void) {
    let channel = _Channel<Element>()
    _produce = { try await channel._next() }
    build(Continuation(_channel: channel))
  }
  init(unfolding produce: @escaping () async throws -> Element?) { _produce = produce }
  static func makeStream(
    of elementType: Element.Type = Element.self
  ) -> (
    stream: AsyncThrowingStream<Element, any Error>,
    continuation: AsyncThrowingStream<Element, any Error>.Continuation
  ) {
    var continuation: Continuation?
    let stream = AsyncThrowingStream<Element, any Error> { continuation = $0 }
    return (stream: stream, continuation: continuation!)
  }
}
