/// A publisher that begins when it is connected.
///
/// **Source** — documented: Apple, `ConnectablePublisher` of Combine.
public protocol ConnectablePublisher: Publisher {
  /// Begins.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins as soon as somebody listens.
  ///
  /// **Source** — documented: Apple, `autoconnect()`.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

/// The publishers that others are made into.
///
/// **Source** — documented: Apple, `Publishers` of Combine.
public enum Publishers {
  /// Begins as soon as somebody listens.
  ///
  /// **Source** — documented: Apple, `Publishers.Autoconnect` of Combine.
  public struct Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of what goes wrong.
    public typealias Failure = Upstream.Failure
    /// What begins.
    public let upstream: Upstream
    /// Makes it.
    public init(upstream: Upstream) { self.upstream = upstream }
    /// Calls an action for each value.
    public func _receive(_ action: @escaping (Output) -> Void) { upstream._receive(action) }
    /// The source of the upstream.
    public var _source: AnyObject? { upstream._source }
  }
}

extension Timer {
  /// Tells the time again and again.
  ///
  /// **Source** — documented: Apple, `Timer.TimerPublisher`.
  public final class TimerPublisher: ConnectablePublisher {
    /// A moment.
    public typealias Output = Date
    /// Nothing goes wrong.
    public typealias Failure = Never
    /// How far apart the moments are.
    public let interval: TimeInterval
    var _actions: [(Date) -> Void] = []
    var _isConnected = false

    init(_interval: TimeInterval) { interval = _interval }

    /// Calls an action at each moment.
    public func _receive(_ action: @escaping (Date) -> Void) {
      _actions.append(action)
      guard _alarm == nil else { return }
      _alarm = _engineEvery(interval) { self._tick(Date.now) }
    }
    /// The timer itself.
    public var _source: AnyObject? { self }
    var _alarm: Int?

    /// Begins.
    public func connect() -> any Cancellable {
      _isConnected = true
      return AnyCancellable { [self] in
        _isConnected = false
        _actions = []
        if let alarm = _alarm { _engineStop(alarm) }
        _alarm = nil
      }
    }

    /// Tells a moment.
    public func _tick(_ date: Date) {
      for action in _actions { action(date) }
    }
  }

  /// Tells the time again and again.
  ///
  /// **Source** — documented: Apple, `Timer.publish(every:tolerance:on:in:options:)`.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> Timer.TimerPublisher {
    TimerPublisher(_interval: interval)
  }
}

/// A message that parts of a program send each other.
///
/// **Source** — documented: Apple, `NotificationCenter.Publisher`.
extension NotificationCenter {
  /// Tells of messages.
  public struct Publisher: SwiftUI.Publisher {
    /// A message.
    public typealias Output = Notification
    /// Nothing goes wrong.
    public typealias Failure = Never
    var _center: NotificationCenter
    var _name: Notification.Name
    /// Calls an action for each message.
    public func _receive(_ action: @escaping (Notification) -> Void) {
      _ = _center.addObserver(forName: _name, object: nil, queue: nil) { action($0) }
    }
  }

  /// Tells of messages of a name.
  ///
  /// **Source** — documented: Apple, `NotificationCenter/publisher(for:object:)`.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(_center: self, _name: name)
  }
}
