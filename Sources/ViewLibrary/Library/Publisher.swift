/// Something that tells of values as they come.
///
/// **Source** — documented: Apple, `Publisher` of Combine; only what `onReceive` needs.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of what goes wrong.
  associatedtype Failure: Error
  /// Calls an action for each value.
  func _receive(_ action: @escaping (Output) -> Void)
  /// Calls an action for each value, and another when the stream ends.
  func _receive(
    _ action: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  )
  /// The object behind the publisher, by which two are told apart.
  var _source: AnyObject? { get }
}

/// A publisher that others feed.
///
/// **Source** — documented: Apple, `Subject` of Combine.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Tells a value.
  func send(_ value: Output)
  /// Ends the stream.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Tells that something happened.
  ///
  /// **Source** — documented: Apple, `Subject/send()`.
  public func send() { send(()) }
}

/// A publisher that is told what to tell.
///
/// **Source** — documented: Apple, `PassthroughSubject` of Combine.
public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
  var _actions: [(Output) -> Void] = []
  var _ends: [(Subscribers.Completion<Failure>) -> Void] = []
  var _completion: Subscribers.Completion<Failure>?
  /// Makes it.
  public init() {}
  /// Tells a value.
  public func send(_ input: Output) {
    if _completion != nil { return }
    for action in _actions { action(input) }
  }
  /// Ends the stream.
  public func send(completion: Subscribers.Completion<Failure>) {
    if _completion != nil { return }
    _completion = completion
    for end in _ends { end(completion) }
  }
  /// Calls an action for each value.
  public func _receive(_ action: @escaping (Output) -> Void) { _actions.append(action) }
  /// Calls an action for each value, and another when the stream ends.
  public func _receive(
    _ action: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    _actions.append(action)
    if let _completion { end(_completion) } else { _ends.append(end) }
  }
  /// The subject itself.
  public var _source: AnyObject? { self }
}

extension PassthroughSubject where Output == Void {
  /// Tells that something has happened.
  public func send() { send(()) }
}

/// A publisher that knows its last value.
///
/// **Source** — documented: Apple, `CurrentValueSubject` of Combine.
public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
  var _actions: [(Output) -> Void] = []
  var _ends: [(Subscribers.Completion<Failure>) -> Void] = []
  var _completion: Subscribers.Completion<Failure>?
  /// The last value.
  public var value: Output {
    didSet { for action in _actions { action(value) } }
  }
  /// Makes it with a first value.
  public init(_ value: Output) { self.value = value }
  /// Tells a value.
  public func send(_ input: Output) { if _completion == nil { value = input } }
  /// Ends the stream.
  public func send(completion: Subscribers.Completion<Failure>) {
    if _completion != nil { return }
    _completion = completion
    for end in _ends { end(completion) }
  }
  /// Calls an action for each value.
  public func _receive(_ action: @escaping (Output) -> Void) {
    action(value)
    _actions.append(action)
  }
  /// Calls an action for each value, and another when the stream ends.
  public func _receive(
    _ action: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    if let _completion { return end(_completion) }
    _receive(action)
    _ends.append(end)
  }
  /// The subject itself.
  public var _source: AnyObject? { self }
}

extension Publisher {
  /// Calls an action for each value of a stream without an end.
  public func _receive(
    _ action: @escaping (Output) -> Void,
    _ end: @escaping (Subscribers.Completion<Failure>) -> Void
  ) { _receive(action) }

  /// The object behind the publisher, by which two are told apart; nil for those without one.
  public var _source: AnyObject? { nil }
}

/// Tells the engine that another source is listened to than before.
public func _engineListensAnew(_ type: String) { native() as Void }

/// Whether two values look the same to the engine: by `==`, else part by part.
public func _engineIsSame(_ old: Any, _ new: Any) -> Bool { native() }

/// One who listens to a publisher for as long as a view is there.
///
/// **Source** — inferred: a device of this library.
public final class _Subscription<Output> {
  var source: AnyObject?
  var publisher: Any
  var action: ((Output) -> Void)?
  init(source: AnyObject?, publisher: Any, action: @escaping (Output) -> Void) {
    self.source = source
    self.publisher = publisher
    self.action = action
  }
}

/// Listens to a publisher while the content is there.
///
/// **Source** — inferred: a device of this library.
public struct _SubscriptionModifier: _PrimitiveModifier {
  /// The function a learner writes.
  var writtenName: String = "onReceive"
  var attach: (AnyObject?) -> AnyObject
  var detach: (AnyObject?) -> Void
  /// The subscription.
  public var _effect: _Effect { .subscription(attach, detach: detach) }
}

extension Published.Publisher: Publisher {
  /// The values of the property.
  public typealias Output = Value
  /// Nothing goes wrong.
  public typealias Failure = Never
  /// Calls an action for each value.
  public func _receive(_ action: @escaping (Value) -> Void) {
    action(_location._peek())
    _location._receive(action)
  }
  /// The place of the property.
  public var _source: AnyObject? { _location }
}

/// A view that listens to a publisher.
///
/// **Source** — documented: Apple, `SubscriptionView`.
public struct SubscriptionView<PublisherType, Content>: _PrimitiveView
where PublisherType: Publisher, Content: View, PublisherType.Failure == Never {
  /// The view.
  public var content: Content
  /// What it listens to.
  public var publisher: PublisherType
  /// What happens for each value.
  public var action: (PublisherType.Output) -> Void
  /// Listens to a publisher.
  public init(
    content: Content,
    publisher: PublisherType,
    action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
  /// The view, which starts to listen when it comes.
  public var _primitive: _Primitive {
    .modified(
      content,
      _SubscriptionModifier(
        attach: { former in
          // The same source keeps its subscription; only what is done with its values is new.
          if let token = former as? _Subscription<PublisherType.Output>,
            token.source === publisher._source,
            token.source != nil || _engineIsSame(token.publisher, publisher)
          {
            token.action = action
            return token
          }
          if let old = former as? _Subscription<PublisherType.Output> {
            old.action = nil
            if old.source != nil { _engineListensAnew("\(PublisherType.self)") }
          }
          let token = _Subscription(
            source: publisher._source,
            publisher: publisher,
            action: action
          )
          publisher._receive { value in
            if let action = token.action { action(value) }
          }
          return token
        },
        detach: { former in
          if let old = former as? _Subscription<PublisherType.Output> { old.action = nil }
        }
      )
    )
  }
}

extension View {
  /// Runs an action for each value of a publisher.
  ///
  /// **Source** — documented: Apple, `onReceive(_:perform:)`.
  public func onReceive<P>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P: Publisher, P.Failure == Never {
    SubscriptionView(content: self, publisher: publisher, action: action)
  }
}
