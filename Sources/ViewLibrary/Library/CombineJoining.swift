extension Subscribers.Completion {
  var _erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: return .finished
    case .failure(let error): return .failure(error)
    }
  }
}

/// The values of two streams that wait for each other.
final class _Pairs<Left, Right> {
  var left: Left?
  var right: Right?
  var lefts: [Left] = []
  var rights: [Right] = []
  var running = 2
}

extension Publisher {
  /// Those of two publishers, each time one of them has a value.
  ///
  /// **Source** — documented: Apple, `combineLatest(_:)`.
  public func combineLatest<P>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P: Publisher, P.Failure == Failure {
    AnyPublisher<(Output, P.Output), Failure>(
      _subscribe: { action, end in
        let pairs = _Pairs<Output, P.Output>()
        _receive(
          { value in
            pairs.left = value
            if let right = pairs.right { action((value, right)) }
          },
          { if pairs._isOver($0) { end($0) } }
        )
        other._receive(
          { value in
            pairs.right = value
            if let left = pairs.left { action((left, value)) }
          },
          { if pairs._isOver($0) { end($0) } }
        )
      }
    )
  }

  /// Those of two publishers, changed, each time one of them has a value.
  ///
  /// **Source** — documented: Apple, `combineLatest(_:_:)`.
  public func combineLatest<P, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P: Publisher, P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Those of three publishers, each time one of them has a value.
  ///
  /// **Source** — documented: Apple, `combineLatest(_:_:)`.
  public func combineLatest<P, Q>(_ publisher1: P, _ publisher2: Q)
    -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P: Publisher, Q: Publisher, P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1).combineLatest(publisher2).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Those of two publishers, the first with the first and so on.
  ///
  /// **Source** — documented: Apple, `zip(_:)`.
  public func zip<P>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P: Publisher, P.Failure == Failure {
    AnyPublisher<(Output, P.Output), Failure>(
      _subscribe: { action, end in
        let pairs = _Pairs<Output, P.Output>()
        let tell = {
          while !pairs.lefts.isEmpty, !pairs.rights.isEmpty {
            action((pairs.lefts.removeFirst(), pairs.rights.removeFirst()))
          }
        }
        _receive(
          { value in
            pairs.lefts.append(value)
            tell()
          },
          { if pairs._isOver($0) { end($0) } }
        )
        other._receive(
          { value in
            pairs.rights.append(value)
            tell()
          },
          { if pairs._isOver($0) { end($0) } }
        )
      }
    )
  }

  /// Those of two publishers.
  ///
  /// **Source** — documented: Apple, `merge(with:)`.
  public func merge<P>(with other: P) -> AnyPublisher<Output, Failure>
  where P: Publisher, P.Output == Output, P.Failure == Failure {
    AnyPublisher(
      _subscribe: { action, end in
        let pairs = _Pairs<Output, Output>()
        _receive(action, { if pairs._isOver($0) { end($0) } })
        other._receive(action, { if pairs._isOver($0) { end($0) } })
      }
    )
  }

  /// Another publisher in place of an error.
  ///
  /// **Source** — documented: Apple, `catch(_:)`.
  public func `catch`<P>(_ handler: @escaping (Failure) -> P)
    -> AnyPublisher<Output, P.Failure> where P: Publisher, P.Output == Output
  {
    AnyPublisher<Output, P.Failure>(
      _subscribe: { action, end in
        _receive(
          action,
          { completion in
            switch completion {
            case .finished: end(.finished)
            case .failure(let error): handler(error)._receive(action, end)
            }
          }
        )
      }
    )
  }

  /// A value in place of an error.
  ///
  /// **Source** — documented: Apple, `replaceError(with:)`.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Another error.
  ///
  /// **Source** — documented: Apple, `mapError(_:)`.
  public func mapError<E>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E>
  where E: Error {
    AnyPublisher<Output, E>(
      _subscribe: { action, end in
        _receive(
          action,
          { completion in
            switch completion {
            case .finished: end(.finished)
            case .failure(let error): end(.failure(transform(error)))
            }
          }
        )
      }
    )
  }

  /// A value in place of none.
  ///
  /// **Source** — documented: Apple, `replaceNil(with:)`.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }
}

extension _Pairs {
  /// True when the whole stream is over: both are, or one went wrong.
  func _isOver<F>(_ completion: Subscribers.Completion<F>) -> Bool {
    if case .failure = completion {
      running = 0
      return true
    }
    running -= 1
    return running == 0
  }
}

extension Publishers {
  /// Those of two publishers, each time one of them has a value.
  ///
  /// **Source** — documented: Apple, `Publishers.CombineLatest`.
  public struct CombineLatest<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Failure == B.Failure {
    /// Both values.
    public typealias Output = (A.Output, B.Output)
    /// What goes wrong.
    public typealias Failure = A.Failure
    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// Makes it of two.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    /// Calls an action for each pair.
    public func _receive(_ action: @escaping (Output) -> Void) { _receive(action, { _ in }) }
    /// Calls an action for each pair, and another when the stream ends.
    public func _receive(
      _ action: @escaping (Output) -> Void,
      _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) { a.combineLatest(b)._receive(action, end) }
  }

  /// Those of three publishers, each time one of them has a value.
  ///
  /// **Source** — documented: Apple, `Publishers.CombineLatest3`.
  public struct CombineLatest3<A, B, C>: Publisher
  where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
    /// All three values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// What goes wrong.
    public typealias Failure = A.Failure
    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C
    /// Makes it of three.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }
    /// Calls an action for each three.
    public func _receive(_ action: @escaping (Output) -> Void) { _receive(action, { _ in }) }
    /// Calls an action for each three, and another when the stream ends.
    public func _receive(
      _ action: @escaping (Output) -> Void,
      _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) { a.combineLatest(b, c)._receive(action, end) }
  }

  /// Those of two publishers, the first with the first and so on.
  ///
  /// **Source** — documented: Apple, `Publishers.Zip`.
  public struct Zip<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Failure == B.Failure {
    /// Both values.
    public typealias Output = (A.Output, B.Output)
    /// What goes wrong.
    public typealias Failure = A.Failure
    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// Makes it of two.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    /// Calls an action for each pair.
    public func _receive(_ action: @escaping (Output) -> Void) { _receive(action, { _ in }) }
    /// Calls an action for each pair, and another when the stream ends.
    public func _receive(
      _ action: @escaping (Output) -> Void,
      _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) { a.zip(b)._receive(action, end) }
  }

  /// Those of two publishers.
  ///
  /// **Source** — documented: Apple, `Publishers.Merge`.
  public struct Merge<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output {
    /// The values.
    public typealias Output = A.Output
    /// What goes wrong.
    public typealias Failure = A.Failure
    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// Makes it of two.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    /// Calls an action for each value.
    public func _receive(_ action: @escaping (Output) -> Void) { _receive(action, { _ in }) }
    /// Calls an action for each value, and another when the stream ends.
    public func _receive(
      _ action: @escaping (Output) -> Void,
      _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) { a.merge(with: b)._receive(action, end) }
  }

  /// The elements of a sequence.
  ///
  /// **Source** — documented: Apple, `Publishers.Sequence`.
  public struct Sequence<Elements, Failure>: Publisher
  where Elements: Swift.Sequence, Failure: Error {
    /// An element.
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements
    /// Makes it.
    public init(sequence: Elements) { self.sequence = sequence }
    /// Calls an action for each element.
    public func _receive(_ action: @escaping (Output) -> Void) {
      for element in sequence { action(element) }
    }
    /// Calls an action for each element, and another that ends.
    public func _receive(
      _ action: @escaping (Output) -> Void,
      _ end: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
      for element in sequence { action(element) }
      end(.finished)
    }
  }
}

extension Sequence {
  /// The elements as a stream.
  ///
  /// **Source** — documented: Apple, `Sequence/publisher`.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
