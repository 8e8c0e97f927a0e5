/// Where values come: the main queue here.
///
/// **Source** — documented: Apple, `Scheduler` of Combine.
public protocol Scheduler {
  /// A distance in time.
  associatedtype Stride: _SchedulerStride
}

/// A distance in time of a scheduler.
///
/// **Source** — inferred: a device of this library.
public protocol _SchedulerStride {
  /// The distance in seconds.
  var _seconds: Double { get }
}

/// A distance in time, as all schedulers have it.
///
/// **Source** — documented: Apple, `SchedulerTimeIntervalConvertible` of Combine.
public struct _TimeStride:
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, _SchedulerStride
{
  /// The distance in seconds.
  public var _seconds: Double
  /// Seconds.
  public init(floatLiteral value: Double) { _seconds = value }
  /// Seconds.
  public init(integerLiteral value: Int) { _seconds = Double(value) }
  /// Seconds.
  public init(_ seconds: Double) { _seconds = seconds }
  /// Seconds.
  public static func seconds(_ s: Int) -> _TimeStride { _TimeStride(integerLiteral: s) }
  /// Seconds.
  public static func seconds(_ s: Double) -> _TimeStride { _TimeStride(floatLiteral: s) }
  /// Thousandths of a second.
  public static func milliseconds(_ ms: Int) -> _TimeStride {
    _TimeStride(floatLiteral: Double(ms) / 1000)
  }
  /// Millionths of a second.
  public static func microseconds(_ us: Int) -> _TimeStride {
    _TimeStride(floatLiteral: Double(us) / 1_000_000)
  }
}

extension DispatchQueue {
  /// A moment of a queue.
  ///
  /// **Source** — documented: Apple, `DispatchQueue.SchedulerTimeType`.
  public struct SchedulerTimeType {
    /// A distance in time.
    public typealias Stride = _TimeStride
  }
}

extension DispatchQueue: Scheduler {
  /// A distance in time.
  public typealias Stride = _TimeStride
}

extension RunLoop {
  /// A moment of a run loop.
  ///
  /// **Source** — documented: Apple, `RunLoop.SchedulerTimeType`.
  public struct SchedulerTimeType {
    /// A distance in time.
    public typealias Stride = _TimeStride
  }
}

extension RunLoop: Scheduler {
  /// A distance in time.
  public typealias Stride = _TimeStride
}

/// Keeps the last value until nothing has followed for a while.
final class _Waiting<Output> {
  var value: Output?
  var alarm: Int?
  var last: Double?
}

extension Publisher {
  /// Only when no other value follows for a while.
  ///
  /// **Source** — documented: Apple, `debounce(for:scheduler:)`.
  public func debounce<S>(for dueTime: S.Stride, scheduler: S) -> AnyPublisher<Output, Failure>
  where S: Scheduler {
    AnyPublisher(
      _subscribe: { action, end in
        let waiting = _Waiting<Output>()
        _receive(
          { value in
            if let alarm = waiting.alarm { _engineStop(alarm) }
            waiting.alarm = _engineAfter(dueTime._seconds) { action(value) }
          },
          end
        )
      }
    )
  }

  /// Not more often than at a distance: the first value at once, then the latest or the first of
  /// each span.
  ///
  /// **Source** — documented: Apple, `throttle(for:scheduler:latest:)`.
  public func throttle<S>(for interval: S.Stride, scheduler: S, latest: Bool)
    -> AnyPublisher<Output, Failure> where S: Scheduler
  {
    AnyPublisher(
      _subscribe: { action, end in
        let waiting = _Waiting<Output>()
        _receive(
          { value in
            if waiting.alarm != nil {
              if latest || waiting.value == nil { waiting.value = value }
              return
            }
            action(value)
            waiting.alarm = _engineAfter(interval._seconds) {
              waiting.alarm = nil
              if let next = waiting.value {
                waiting.value = nil
                action(next)
              }
            }
          },
          end
        )
      }
    )
  }

  /// Later.
  ///
  /// **Source** — documented: Apple, `delay(for:tolerance:scheduler:options:)`.
  public func delay<S>(for interval: S.Stride, scheduler: S) -> AnyPublisher<Output, Failure>
  where S: Scheduler {
    AnyPublisher(
      _subscribe: { action, end in
        _receive(
          { value in _ = _engineAfter(interval._seconds) { action(value) } },
          { completion in _ = _engineAfter(interval._seconds) { end(completion) } }
        )
      }
    )
  }

  /// On another queue; there is one here.
  ///
  /// **Source** — documented: Apple, `receive(on:options:)`.
  public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> where S: Scheduler {
    AnyPublisher(self)
  }

  /// From another queue; there is one here.
  ///
  /// **Source** — documented: Apple, `subscribe(on:options:)`.
  public func subscribe<S>(on scheduler: S) -> AnyPublisher<Output, Failure> where S: Scheduler {
    AnyPublisher(self)
  }
}
