extension Publisher {
  func _piped<T>(
    _ make: @escaping (_ emit: @escaping (T) -> Void) -> (Output) -> Void
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher<T, Failure>(_subscribe: { action, end in _receive(make(action), end) })
  }

  /// Each value changed.
  ///
  /// **Source** — documented: Apple, `map(_:)`.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    _piped { emit in { emit(transform($0)) } }
  }

  /// A property of each value.
  ///
  /// **Source** — documented: Apple, `map(_:)` for key paths.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    _piped { emit in { emit($0[keyPath: keyPath]) } }
  }

  /// Each value changed, by something that may fail.
  ///
  /// **Source** — documented: Apple, `tryMap(_:)`.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T)
    -> AnyPublisher<T, any Error>
  {
    AnyPublisher<T, any Error>(
      _subscribe: { action, end in
        var isOver = false
        _receive(
          { value in
            if isOver { return }
            do { action(try transform(value)) } catch {
              isOver = true
              end(.failure(error))
            }
          },
          { completion in if !isOver { end(completion._erased) } }
        )
      }
    )
  }

  /// Each value changed, without those that become none.
  ///
  /// **Source** — documented: Apple, `compactMap(_:)`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    _piped { emit in { value in if let made = transform(value) { emit(made) } } }
  }

  /// The values of a publisher made for each value.
  ///
  /// **Source** — documented: Apple, `flatMap(maxPublishers:_:)`.
  public func flatMap<P>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure>
  where P: Publisher, P.Failure == Failure {
    AnyPublisher<P.Output, Failure>(
      _subscribe: { action, end in
        var running = 1
        let over: (Subscribers.Completion<Failure>) -> Void = { completion in
          running -= 1
          if case .failure = completion { running = 0 }
          if running == 0 { end(completion) }
        }
        _receive(
          { value in
            running += 1
            transform(value)._receive(action, over)
          },
          over
        )
      }
    )
  }

  /// Only those values of which a condition holds.
  ///
  /// **Source** — documented: Apple, `filter(_:)`.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    _piped { emit in { if isIncluded($0) { emit($0) } } }
  }

  /// Without the first values.
  ///
  /// **Source** — documented: Apple, `dropFirst(_:)`.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    _piped { emit in
      var left = count
      return { value in
        if left > 0 { left -= 1 } else { emit(value) }
      }
    }
  }

  /// Without the first values of which a condition holds.
  ///
  /// **Source** — documented: Apple, `drop(while:)`.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    _piped { emit in
      var isDropping = true
      return { value in
        if isDropping { isDropping = predicate(value) }
        if !isDropping { emit(value) }
      }
    }
  }

  /// The first values only.
  ///
  /// **Source** — documented: Apple, `prefix(_:)`.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      _subscribe: { action, end in
        var left = maxLength
        if left <= 0 { return end(.finished) }
        _receive(
          { value in
            if left <= 0 { return }
            left -= 1
            action(value)
            if left == 0 { end(.finished) }
          },
          { completion in if left > 0 { end(completion) } }
        )
      }
    )
  }

  /// The first value only.
  ///
  /// **Source** — documented: Apple, `first()`.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// The first value of which a condition holds.
  ///
  /// **Source** — documented: Apple, `first(where:)`.
  public func first(where predicate: @escaping (Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  { filter(predicate).prefix(1) }

  /// Each value put together with those before.
  ///
  /// **Source** — documented: Apple, `scan(_:_:)`.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> AnyPublisher<T, Failure>
  {
    _piped { emit in
      var result = initialResult
      return { value in
        result = nextPartialResult(result, value)
        emit(result)
      }
    }
  }

  /// All values put together, when the stream ends.
  ///
  /// **Source** — documented: Apple, `reduce(_:_:)`.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> AnyPublisher<T, Failure>
  {
    AnyPublisher<T, Failure>(
      _subscribe: { action, end in
        var result = initialResult
        _receive(
          { result = nextPartialResult(result, $0) },
          { completion in
            if case .finished = completion { action(result) }
            end(completion)
          }
        )
      }
    )
  }

  /// All values, when the stream ends.
  ///
  /// **Source** — documented: Apple, `collect()`.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  /// The values in groups.
  ///
  /// **Source** — documented: Apple, `collect(_:)`.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher<[Output], Failure>(
      _subscribe: { action, end in
        var group: [Output] = []
        _receive(
          { value in
            group.append(value)
            if group.count >= count {
              let full = group
              group = []
              action(full)
            }
          },
          { completion in
            if case .finished = completion, !group.isEmpty { action(group) }
            end(completion)
          }
        )
      }
    )
  }

  /// The last value, when the stream ends.
  ///
  /// **Source** — documented: Apple, `last()`.
  public func last() -> AnyPublisher<Output, Failure> {
    collect().compactMap { $0.last }
  }

  /// How many values came, when the stream ends.
  ///
  /// **Source** — documented: Apple, `count()`.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Only the end.
  ///
  /// **Source** — documented: Apple, `ignoreOutput()`.
  public func ignoreOutput() -> AnyPublisher<Output, Failure> { filter { _ in false } }

  /// A value first.
  ///
  /// **Source** — documented: Apple, `prepend(_:)`.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      _subscribe: { action, end in
        for element in elements { action(element) }
        _receive(action, end)
      }
    )
  }

  /// A value at the end.
  ///
  /// **Source** — documented: Apple, `append(_:)`.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      _subscribe: { action, end in
        _receive(
          action,
          { completion in
            if case .finished = completion { for element in elements { action(element) } }
            end(completion)
          }
        )
      }
    )
  }

  /// Without values that the one before makes needless.
  ///
  /// **Source** — documented: Apple, `removeDuplicates(by:)`.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  {
    _piped { emit in
      var last: Output?
      return { value in
        let isSame = last.map { predicate($0, value) } ?? false
        last = value
        if !isSame { emit(value) }
      }
    }
  }

  /// Runs actions besides.
  ///
  /// **Source** — documented: Apple,
  /// `handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)`;
  /// only output and end here.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      _subscribe: { action, end in
        _receive(
          { value in
            receiveOutput?(value)
            action(value)
          },
          { completion in
            receiveCompletion?(completion)
            end(completion)
          }
        )
      }
    )
  }

  /// Prints what happens.
  ///
  /// **Source** — documented: Apple, `print(_:to:)`; the subscription is not printed here.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { completion in
        if case .finished = completion { Swift.print("\(start)receive finished") }
      }
    )
  }

  /// Hides the type.
  ///
  /// **Source** — documented: Apple, `eraseToAnyPublisher()`.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// The same for all who listen.
  ///
  /// **Source** — documented: Apple, `share()`; each who listens starts the stream anew here.
  public func share() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the latest publisher.
  ///
  /// **Source** — documented: Apple, `switchToLatest()`.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher<Output.Output, Failure>(
      _subscribe: { action, end in
        var current = 0
        _receive(
          { publisher in
            current += 1
            let own = current
            publisher._receive({ if own == current { action($0) } }, { _ in })
          },
          end
        )
      }
    )
  }
}

extension Publisher where Output: Equatable {
  /// Without values that equal the one before.
  ///
  /// **Source** — documented: Apple, `removeDuplicates()`.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }

  /// Whether a value came, when the stream ends.
  ///
  /// **Source** — documented: Apple, `contains(_:)`.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    reduce(false) { $0 || $1 == output }
  }
}

extension Publisher {
  /// Runs an action for each value until it is given up.
  ///
  /// **Source** — documented: Apple, `sink(receiveCompletion:receiveValue:)`.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    var isOn = true
    _receive(
      { value in if isOn { receiveValue(value) } },
      { completion in if isOn { receiveCompletion(completion) } }
    )
    return AnyCancellable { isOn = false }
  }
}

extension Publisher where Failure == Never {
  /// Runs an action for each value until it is given up.
  ///
  /// **Source** — documented: Apple, `sink(receiveValue:)`.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value into a property.
  ///
  /// **Source** — documented: Apple, `assign(to:on:)`.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes each value into a published property.
  ///
  /// **Source** — documented: Apple, `assign(to:)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    let location = published._location
    _receive { location.set($0) }
  }

  /// A stream that could go wrong.
  ///
  /// **Source** — documented: Apple, `setFailureType(to:)`.
  public func setFailureType<E>(to failureType: E.Type) -> AnyPublisher<Output, E>
  where E: Error {
    AnyPublisher<Output, E>(
      _subscribe: { action, end in _receive(action, { _ in end(.finished) }) }
    )
  }
}
