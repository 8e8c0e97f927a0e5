/// Which gestures count.
///
/// **Source** — documented: Apple, `GestureMask`.
public struct GestureMask: OptionSet {
  /// The choices as bits.
  public let rawValue: UInt32
  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none = GestureMask([])
  /// The added one.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Adds a gesture after those inside.
///
/// **Source** — observed: printed types; some systems show a second argument.
public struct AddGestureModifier<T>: _PrimitiveModifier where T: Gesture {
  var gesture: T
  var mask: GestureMask = .all
  /// The gesture.
  public var _effect: _Effect { .gesture(.normal, gesture, mask) }
}

/// Adds a gesture before those inside.
///
/// **Source** — inferred: a public re-implementation.
public struct HighPriorityGestureModifier<T>: _PrimitiveModifier where T: Gesture {
  var gesture: T
  var mask: GestureMask = .all
  /// The gesture.
  public var _effect: _Effect { .gesture(.highPriority, gesture, mask) }
}

/// Adds a gesture beside those inside.
///
/// **Source** — inferred: a public re-implementation.
public struct SimultaneousGestureModifier<T>: _PrimitiveModifier where T: Gesture {
  var gesture: T
  var mask: GestureMask = .all
  /// The gesture.
  public var _effect: _Effect { .gesture(.simultaneous, gesture, mask) }
}

/// Adds taps, as iOS 26 does.
///
/// **Source** — observed: reported for ViewInspector under iOS 26.
@available(iOS 26.0, macOS 26.0, *)
public struct TapGestureModifier: _PrimitiveModifier {
  var count: Int
  var action: () -> Void
  /// The taps.
  public var _effect: _Effect {
    .gesture(.normal, TapGesture(count: count).onEnded { action() }, .all)
  }
}

extension View {
  /// Runs an action after some taps.
  ///
  /// **Source** — observed: one shell of its own under iOS 26.
  @available(iOS 26.0, macOS 26.0, *)
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapGestureModifier(count: count, action: action))
  }

  /// Runs an action after some taps, as iOS 13 to 18 do.
  ///
  /// **Source** — observed: printed types of several authors.
  @available(iOS, introduced: 13.0, obsoleted: 26.0)
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> ModifiedContent<Self, AddGestureModifier<_EndedGesture<TapGesture>>> {
    modifier(AddGestureModifier(gesture: TapGesture(count: count).onEnded { action() }))
  }

  /// Adds a gesture after those inside.
  ///
  /// **Source** — documented: Apple, `gesture(_:including:)`; printed types.
  public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
  where T: Gesture {
    modifier(AddGestureModifier(gesture: gesture, mask: mask))
  }

  /// Adds a gesture before those inside.
  ///
  /// **Source** — documented: Apple, `highPriorityGesture(_:including:)`.
  public func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
  where T: Gesture {
    modifier(HighPriorityGestureModifier(gesture: gesture, mask: mask))
  }

  /// Adds a gesture beside those inside.
  ///
  /// **Source** — documented: Apple, `simultaneousGesture(_:including:)`.
  public func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View
  where T: Gesture {
    modifier(SimultaneousGestureModifier(gesture: gesture, mask: mask))
  }

  /// Adds a gesture after those inside, while it is wanted.
  ///
  /// **Source** — documented: Apple, `gesture(_:isEnabled:)`; its type is private.
  @available(iOS 18.0, macOS 15.0, *)
  public func gesture<T>(_ gesture: T, isEnabled: Bool) -> some View where T: Gesture {
    _private("gesture", .gesture(.normal, gesture, isEnabled ? .all : .subviews))
  }

  /// Adds a gesture before those inside, while it is wanted.
  ///
  /// **Source** — documented: Apple, `highPriorityGesture(_:isEnabled:)`; its type is private.
  @available(iOS 18.0, macOS 15.0, *)
  public func highPriorityGesture<T>(_ gesture: T, isEnabled: Bool) -> some View
  where T: Gesture {
    _private("highPriorityGesture", .gesture(.highPriority, gesture, isEnabled ? .all : .subviews))
  }

  /// Adds a gesture beside those inside, while it is wanted.
  ///
  /// **Source** — documented: Apple, `simultaneousGesture(_:isEnabled:)`; its type is private.
  @available(iOS 18.0, macOS 15.0, *)
  public func simultaneousGesture<T>(_ gesture: T, isEnabled: Bool) -> some View
  where T: Gesture {
    _private("simultaneousGesture", .gesture(.simultaneous, gesture, isEnabled ? .all : .subviews))
  }

  /// Runs an action after some taps, told where the last one was.
  ///
  /// **Source** — documented: Apple, `onTapGesture(count:coordinateSpace:perform:)`; its type is
  /// private.
  @available(iOS 17.0, macOS 14.0, *)
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    _private(
      "onTapGesture",
      .gesture(
        .normal,
        SpatialTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
          .onEnded { action($0.location) },
        .all
      )
    )
  }

  /// Runs an action after some taps, told where the last one was, as iOS 16 wrote it.
  ///
  /// **Source** — documented: Apple, `onTapGesture(count:coordinateSpace:perform:)`; its type is
  /// private.
  @available(iOS, introduced: 16.0, obsoleted: 17.0)
  @available(macOS, introduced: 13.0, obsoleted: 14.0)
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    _private(
      "onTapGesture",
      .gesture(
        .normal,
        SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
          .onEnded { action($0.location) },
        .all
      )
    )
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  /// What the gesture tells.
  public typealias Value = Wrapped.Value
  /// Never asked for.
  public typealias Body = Never
}

extension Optional: _PrimitiveGesture where Wrapped: Gesture {
  /// The gesture, or none.
  public var _recognizer: _Recognizer {
    switch self {
    case .some(let gesture): return .erased(gesture)
    case .none: return .none
    }
  }
}
