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
  var _subscribe: (@escaping (Output) -> Void) -> Void
  /// Hides the type of a publisher.
  public init<P>(_ publisher: P) where P: Publisher, P.Output == Output, P.Failure == Failure {
    _subscribe = { publisher._receive($0) }
  }
  init(_subscribe: @escaping (@escaping (Output) -> Void) -> Void) { self._subscribe = _subscribe }
  /// Calls an action for each value.
  public func _receive(_ action: @escaping (Output) -> Void) { _subscribe(action) }
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
}

/// A publisher of nothing.
///
/// **Source** — documented: Apple, `Empty` of Combine.
public struct Empty<Output, Failure>: Publisher where Failure: Error {
  /// Makes it.
  public init(completeImmediately: Bool = true) {}
  /// Nothing comes.
  public func _receive(_ action: @escaping (Output) -> Void) {}
}

/// Where values come: the main queue here.
///
/// **Source** — documented: Apple, `Scheduler` of Combine; nothing waits here.
public protocol Scheduler {
  /// A distance in time.
  associatedtype Stride: _SchedulerStride
}

/// A distance in time, in seconds.
///
/// **Source** — inferred: a device of this library.
public protocol _SchedulerStride {
  /// The seconds.
  var _seconds: Double { get }
}

extension DispatchQueue {
  /// A moment of a queue.
  ///
  /// **Source** — documented: Apple, `DispatchQueue.SchedulerTimeType`.
  public struct SchedulerTimeType {
    /// A distance in time.
    public struct Stride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
      _SchedulerStride
    {
      /// The seconds.
      public var _seconds: Double
      /// Seconds.
      public init(floatLiteral value: Double) { _seconds = value }
      /// Seconds.
      public init(integerLiteral value: Int) { _seconds = Double(value) }
      /// Seconds.
      public static func seconds(_ s: Int) -> Stride { Stride(integerLiteral: s) }
      /// Seconds.
      public static func seconds(_ s: Double) -> Stride { Stride(floatLiteral: s) }
      /// Thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Stride {
        Stride(floatLiteral: Double(ms) / 1000)
      }
    }
  }
}

extension DispatchQueue: Scheduler {
  /// A distance in time.
  public typealias Stride = DispatchQueue.SchedulerTimeType.Stride
}

extension RunLoop: Scheduler {
  /// A distance in time; it is written like that of a queue.
  public typealias Stride = DispatchQueue.SchedulerTimeType.Stride
}

extension Publisher {
  /// Runs an action for each value until it is given up.
  ///
  /// **Source** — documented: Apple, `sink(receiveCompletion:receiveValue:)`; no stream ends here.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    var isOn = true
    _receive { value in if isOn { receiveValue(value) } }
    return AnyCancellable { isOn = false }
  }

  /// Each value changed.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher<T, Failure>(_subscribe: { action in _receive { action(transform($0)) } })
  }

  /// Each value changed, without those that become none.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    AnyPublisher<T, Failure>(
      _subscribe: { action in
        _receive { value in if let made = transform(value) { action(made) } }
      }
    )
  }

  /// Only those values of which a condition holds.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher(_subscribe: { action in _receive { if isIncluded($0) { action($0) } } })
  }

  /// Without the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      _subscribe: { action in
        var left = count
        _receive { value in
          if left > 0 {
            left -= 1
          } else {
            action(value)
          }
        }
      }
    )
  }

  /// Only when no other value follows soon.
  public func debounce<S>(for dueTime: S.Stride, scheduler: S) -> AnyPublisher<Output, Failure>
  where S: Scheduler {
    AnyPublisher(
      _subscribe: { action in
        var count = 0
        _receive { value in
          count += 1
          let mine = count
          DispatchQueue.main.asyncAfter(deadline: .now() + dueTime._seconds) {
            if mine == count { action(value) }
          }
        }
      }
    )
  }

  /// Not more often than at a distance; here each value counts at once.
  public func throttle<S>(for interval: S.Stride, scheduler: S, latest: Bool)
    -> AnyPublisher<Output, Failure> where S: Scheduler
  {
    AnyPublisher(self)
  }

  /// Later.
  public func delay<S>(for interval: S.Stride, scheduler: S) -> AnyPublisher<Output, Failure>
  where S: Scheduler {
    AnyPublisher(
      _subscribe: { action in
        _receive { value in
          DispatchQueue.main.asyncAfter(deadline: .now() + interval._seconds) { action(value) }
        }
      }
    )
  }

  /// On another queue; there is one here.
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> where S: Scheduler {
    AnyPublisher(self)
  }

  /// Hides the type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Those of two publishers, each time one of them has a value.
  public func combineLatest<P>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P: Publisher, P.Failure == Failure {
    AnyPublisher<(Output, P.Output), Failure>(
      _subscribe: { action in
        var left: Output?
        var right: P.Output?
        _receive { value in
          left = value
          if let right { action((value, right)) }
        }
        other._receive { value in
          right = value
          if let left { action((left, value)) }
        }
      }
    )
  }

  /// Those of two publishers.
  public func merge<P>(with other: P) -> AnyPublisher<Output, Failure>
  where P: Publisher, P.Output == Output, P.Failure == Failure {
    AnyPublisher(
      _subscribe: { action in
        _receive(action)
        other._receive(action)
      }
    )
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
}

extension Publisher where Output: Equatable {
  /// Without values that equal the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher(
      _subscribe: { action in
        var last: Output?
        _receive { value in
          if last != value { action(value) }
          last = value
        }
      }
    )
  }
}
