/// A gesture with an action when it ends.
///
/// **Source** — documented: Apple, `_EndedGesture`.
public struct _EndedGesture<Content>: _PrimitiveGesture where Content: Gesture {
  var _content: Content
  var _action: (Content.Value) -> Void
  /// What the content tells.
  public typealias Value = Content.Value
  /// The content and the action.
  public var _recognizer: _Recognizer {
    .ended(_content, { if let value = $0 as? Content.Value { _action(value) } })
  }
}

/// A gesture with an action when it changes.
///
/// **Source** — documented: Apple, `_ChangedGesture`.
public struct _ChangedGesture<Content>: _PrimitiveGesture
where Content: Gesture, Content.Value: Equatable {
  var _content: Content
  var _action: (Content.Value) -> Void
  /// What the content tells.
  public typealias Value = Content.Value
  /// The content and the action.
  public var _recognizer: _Recognizer {
    .changed(
      _content,
      { value in
        if let value = value as? Content.Value {
          withTransaction(Transaction(animation: nil)) { _action(value) }
        }
      }
    )
  }
}

/// A gesture that fills a state while it lasts.
///
/// **Source** — documented: Apple, `GestureStateGesture`.
public struct GestureStateGesture<Base, State>: _PrimitiveGesture where Base: Gesture {
  /// The gesture.
  public var base: Base
  /// The state.
  public var state: GestureState<State>
  /// How the state follows.
  public var _update: (Base.Value, inout State, inout Transaction) -> Void
  /// What the base tells.
  public typealias Value = Base.Value
  /// The base and what fills the state.
  public var _recognizer: _Recognizer {
    .updating(
      base,
      { value in
        guard let value = value as? Base.Value, let location = state._location else { return }
        var next = location._value
        var transaction = Transaction()
        _update(value, &next, &transaction)
        withTransaction(transaction) { location.set(next) }
      },
      reset: {
        guard let location = state._location else { return }
        var transaction = Transaction()
        state._reset(location._value, &transaction)
        withTransaction(transaction) { location.set(state._value) }
      }
    )
  }
}

/// A gesture that tells something else.
///
/// **Source** — documented: Apple, `_MapGesture`.
public struct _MapGesture<Content, Value>: _PrimitiveGesture where Content: Gesture {
  var _content: Content
  var _body: (Content.Value) -> Value
  /// The content and the change.
  public var _recognizer: _Recognizer {
    .mapped(_content, { ($0 as? Content.Value).map { _body($0) } as Any })
  }
}

/// One gesture after another.
///
/// **Source** — documented: Apple, `SequenceGesture`.
public struct SequenceGesture<First, Second>: _PrimitiveGesture
where First: Gesture, Second: Gesture {
  /// Which of both is told.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The first is over; the second, when it started.
    case second(First.Value, Second.Value?)
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Puts one after another.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// Both in order.
  public var _recognizer: _Recognizer {
    .sequence(
      first,
      second,
      value: { one, two, isSecond in
        guard let one = one as? First.Value else { return one }
        return isSecond ? Value.second(one, two as? Second.Value) : Value.first(one)
      }
    )
  }
}

/// Two gestures at once.
///
/// **Source** — documented: Apple, `SimultaneousGesture`.
public struct SimultaneousGesture<First, Second>: _PrimitiveGesture
where First: Gesture, Second: Gesture {
  /// What both tell.
  public struct Value {
    /// What the first tells.
    public var first: First.Value?
    /// What the second tells.
    public var second: Second.Value?
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Takes both.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// Both at once.
  public var _recognizer: _Recognizer {
    .simultaneous(
      first,
      second,
      value: { Value(first: $0 as? First.Value, second: $1 as? Second.Value) }
    )
  }
}

/// The first gesture, or else the second.
///
/// **Source** — documented: Apple, `ExclusiveGesture`.
public struct ExclusiveGesture<First, Second>: _PrimitiveGesture
where First: Gesture, Second: Gesture {
  /// Which of both is told.
  public enum Value {
    /// The first.
    case first(First.Value)
    /// The second.
    case second(Second.Value)
  }
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second
  /// Prefers the first.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// One of both.
  public var _recognizer: _Recognizer {
    .exclusive(
      first,
      second,
      value: { value, isFirst in
        if isFirst, let value = value as? First.Value { return Value.first(value) }
        if let value = value as? Second.Value { return Value.second(value) }
        return value
      }
    )
  }
}

/// A gesture whose type is hidden.
///
/// **Source** — documented: Apple, `AnyGesture`.
public struct AnyGesture<Value>: _PrimitiveGesture {
  var _gesture: any Gesture
  /// Hides the type of a gesture.
  public init<T>(_ gesture: T) where T: Gesture, Value == T.Value { _gesture = gesture }
  /// The hidden gesture.
  public var _recognizer: _Recognizer { .erased(_gesture) }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
