/// A movement of the fingers that is recognised.
///
/// **Source** — documented: Apple, `Gesture`.
public protocol Gesture<Value> {
  /// What the gesture tells.
  associatedtype Value
  /// The gesture this one is made of.
  associatedtype Body: Gesture
  /// The gesture this one is made of.
  var body: Body { get }
}

extension Never: Gesture {
  /// Nothing.
  public typealias Value = Never
}

/// A gesture the engine knows without asking for a body.
///
/// **Source** — inferred: a device of this library.
public protocol _PrimitiveGesture: Gesture where Body == Never {
  /// What is recognised, in the engine's words.
  var _recognizer: _Recognizer { get }
}

extension _PrimitiveGesture {
  /// Never asked for.
  public var body: Never { native() }
}

/// What a gesture recognises, in the engine's words.
///
/// **Source** — inferred: a device of this library.
public indirect enum _Recognizer {
  /// Some taps.
  case tap(count: Int)
  /// Some taps, with what is told of their place.
  case spatialTap(count: Int, CoordinateSpace, value: (CGPoint) -> Any)
  /// A finger that stays.
  case longPress(duration: Double, distance: CGFloat)
  /// A finger that moves, with what is told of where it is, where it started and how fast it is.
  case drag(distance: CGFloat, CoordinateSpace, value: (CGPoint, CGPoint, CGSize) -> Any)
  /// Two fingers apart, with what is told of the factor.
  case magnify(delta: CGFloat, value: (CGFloat) -> Any)
  /// Two fingers around each other, with what is told of the radians.
  case rotate(delta: Double, value: (Double) -> Any)
  /// One after another.
  case sequence(any Gesture, any Gesture, value: (Any, Any?, Bool) -> Any)
  /// Both at once.
  case simultaneous(any Gesture, any Gesture, value: (Any?, Any?) -> Any)
  /// The first, or else the second.
  case exclusive(any Gesture, any Gesture, value: (Any, Bool) -> Any)
  /// A gesture with an action when it changes.
  case changed(any Gesture, (Any) -> Void)
  /// A gesture with an action when it ends.
  case ended(any Gesture, (Any) -> Void)
  /// A gesture that fills a state while it lasts, and what empties it.
  case updating(any Gesture, (Any) -> Void, reset: () -> Void)
  /// A gesture that tells something else.
  case mapped(any Gesture, (Any) -> Any)
  /// A gesture whose type is hidden.
  case erased(any Gesture)
  /// No gesture at all.
  case none
}

/// Some taps.
///
/// **Source** — documented: Apple, `TapGesture`.
public struct TapGesture: _PrimitiveGesture {
  /// How many taps.
  public var count: Int
  /// Recognises taps.
  public init(count: Int = 1) { self.count = count }
  /// Nothing is told.
  public typealias Value = Void
  /// The taps.
  public var _recognizer: _Recognizer { .tap(count: count) }
}

/// Some taps, with their place.
///
/// **Source** — documented: Apple, `SpatialTapGesture`.
@available(iOS 16.0, macOS 13.0, *)
public struct SpatialTapGesture: _PrimitiveGesture {
  /// Where a tap was.
  public struct Value: Equatable {
    /// The place.
    public var location: CGPoint
  }
  /// How many taps.
  public var count: Int
  /// Where places are measured.
  public var coordinateSpace: CoordinateSpace
  /// Recognises taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
  /// The taps.
  public var _recognizer: _Recognizer {
    .spatialTap(count: count, coordinateSpace, value: { Value(location: $0) })
  }
}

/// A finger that stays.
///
/// **Source** — documented: Apple, `LongPressGesture`.
public struct LongPressGesture: _PrimitiveGesture {
  /// Seconds.
  public var minimumDuration: Double
  /// Points the finger may move.
  public var maximumDistance: CGFloat
  /// Recognises a long press.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
  /// Whether it is pressed.
  public typealias Value = Bool
  /// The press.
  public var _recognizer: _Recognizer {
    .longPress(duration: minimumDuration, distance: maximumDistance)
  }
}

/// A finger that moves.
///
/// Recognised after 10 points; the movement is measured from the start.
///
/// **Source** — documented: Apple, `DragGesture`.
public struct DragGesture: _PrimitiveGesture {
  /// Where a finger is.
  public struct Value: Equatable {
    /// When.
    public var time: Date
    /// Where now.
    public var location: CGPoint
    /// Where it started.
    public var startLocation: CGPoint
    /// How far from the start.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Points a second.
    public var velocity: CGSize
    /// Where it would come to rest.
    public var predictedEndLocation: CGPoint { location }
    /// How far from the start it would come to rest.
    public var predictedEndTranslation: CGSize { translation }
    /// Describes a finger.
    public init(_time: Date, _location: CGPoint, _startLocation: CGPoint, _velocity: CGSize) {
      time = _time
      location = _location
      startLocation = _startLocation
      velocity = _velocity
    }
  }
  /// Points before it counts.
  public var minimumDistance: CGFloat
  /// Where places are measured.
  public var coordinateSpace: CoordinateSpace
  /// Recognises a drag.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  /// The drag.
  public var _recognizer: _Recognizer {
    .drag(
      distance: minimumDistance,
      coordinateSpace,
      value: {
        Value(_time: Date(), _location: $0, _startLocation: $1, _velocity: $2)
      }
    )
  }
}

/// Two fingers apart, as iOS 13 wrote it.
///
/// **Source** — documented: Apple, `MagnificationGesture`.
public struct MagnificationGesture: _PrimitiveGesture {
  /// The change before it counts.
  public var minimumScaleDelta: CGFloat
  /// Recognises a pinch.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  /// The factor.
  public typealias Value = CGFloat
  /// The pinch.
  public var _recognizer: _Recognizer { .magnify(delta: minimumScaleDelta, value: { $0 }) }
}

/// Two fingers apart.
///
/// **Source** — documented: Apple, `MagnifyGesture`.
@available(iOS 17.0, macOS 14.0, *)
public struct MagnifyGesture: _PrimitiveGesture {
  /// How far apart.
  public struct Value: Equatable {
    /// The factor.
    public var magnification: CGFloat
  }
  /// The change before it counts.
  public var minimumScaleDelta: CGFloat
  /// Recognises a pinch.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  /// The pinch.
  public var _recognizer: _Recognizer {
    .magnify(delta: minimumScaleDelta, value: { Value(magnification: $0) })
  }
}

/// Two fingers around each other, as iOS 13 wrote it.
///
/// **Source** — documented: Apple, `RotationGesture`.
public struct RotationGesture: _PrimitiveGesture {
  /// The angle before it counts.
  public var minimumAngleDelta: Angle
  /// Recognises a turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  /// The angle.
  public typealias Value = Angle
  /// The turn.
  public var _recognizer: _Recognizer {
    .rotate(delta: minimumAngleDelta.radians, value: { Angle(radians: $0) })
  }
}

/// Two fingers around each other.
///
/// **Source** — documented: Apple, `RotateGesture`.
@available(iOS 17.0, macOS 14.0, *)
public struct RotateGesture: _PrimitiveGesture {
  /// How far turned.
  public struct Value: Equatable {
    /// The angle.
    public var rotation: Angle
  }
  /// The angle before it counts.
  public var minimumAngleDelta: Angle
  /// Recognises a turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  /// The turn.
  public var _recognizer: _Recognizer {
    .rotate(delta: minimumAngleDelta.radians, value: { Value(rotation: Angle(radians: $0)) })
  }
}

extension Gesture {
  /// Runs an action when the gesture ends.
  ///
  /// **Source** — documented: Apple, `Gesture/onEnded(_:)`.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(_content: self, _action: action)
  }

  /// Fills a state while the gesture lasts.
  ///
  /// **Source** — documented: Apple, `Gesture/updating(_:body:)`.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, _update: body)
  }

  /// Tells something else.
  ///
  /// **Source** — documented: Apple, `Gesture/map(_:)`.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(_content: self, _body: body)
  }

  /// Puts another gesture after this one.
  ///
  /// **Source** — documented: Apple, `Gesture/sequenced(before:)`.
  public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Takes another gesture at the same time.
  ///
  /// **Source** — documented: Apple, `Gesture/simultaneously(with:)`.
  public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Takes another gesture when this one fails.
  ///
  /// **Source** — documented: Apple, `Gesture/exclusively(before:)`.
  public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action when the gesture tells something new.
  ///
  /// **Source** — documented: Apple, `Gesture/onChanged(_:)`.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(_content: self, _action: action)
  }
}
