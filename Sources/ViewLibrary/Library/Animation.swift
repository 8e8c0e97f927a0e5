/// How a change runs over time.
///
/// **Source** — documented: Apple, `Animation`.
public struct Animation: Hashable {
  /// The curve of an animation, in the engine's words.
  public enum _Curve: Hashable {
    /// From 0 to 1 along a curve of two control points, in seconds.
    case bezier(Double, Double, Double, Double, duration: Double)
    /// A spring: its response in seconds and its damping, where 1 does not swing.
    case spring(response: Double, damping: Double)
  }

  /// What is asked of an animation beside its curve, in the engine's words.
  public enum _Adjustment: Hashable {
    /// Starts some seconds later.
    case delay(Double)
    /// Runs some times as fast.
    case speed(Double)
    /// Runs several times; nil is for ever, and every second run goes back if it reverses.
    case repetition(Int?, autoreverses: Bool)
  }

  /// The curve.
  public var _curve: _Curve
  /// What was asked of it, in order: a repeated delay waits each time, a delayed repetition once.
  public var _adjustments: [_Adjustment] = []

  init(_curve: _Curve) { self._curve = _curve }

  func _adjusted(_ adjustment: _Adjustment) -> Animation {
    var copy = self
    copy._adjustments.append(adjustment)
    return copy
  }

  /// A spring of half a second that does not swing; before iOS 17 a curve of 0.35 s.
  public static let `default` = Animation(_curve: .spring(response: 0.5, damping: 1))
  /// At equal speed for 0.35 s.
  public static let linear = linear(duration: 0.35)
  /// Slow at first, for 0.35 s.
  public static let easeIn = easeIn(duration: 0.35)
  /// Slow at last, for 0.35 s.
  public static let easeOut = easeOut(duration: 0.35)
  /// Slow at first and last, for 0.35 s.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// At equal speed.
  public static func linear(duration: Double) -> Animation {
    Animation(_curve: .bezier(0, 0, 1, 1, duration: duration))
  }
  /// Slow at first.
  public static func easeIn(duration: Double) -> Animation {
    Animation(_curve: .bezier(0.42, 0, 1, 1, duration: duration))
  }
  /// Slow at last.
  public static func easeOut(duration: Double) -> Animation {
    Animation(_curve: .bezier(0, 0, 0.58, 1, duration: duration))
  }
  /// Slow at first and last.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(_curve: .bezier(0.42, 0, 0.58, 1, duration: duration))
  }
  /// Along a curve of two control points.
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: Double = 0.35
  ) -> Animation {
    Animation(_curve: .bezier(p1x, p1y, p2x, p2y, duration: duration))
  }

  /// Along a curve.
  @available(iOS 17.0, macOS 14.0, *)
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation {
    Animation(_curve: .bezier(curve._x1, curve._y1, curve._x2, curve._y2, duration: duration))
  }

  /// A spring by its response and damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation {
    Animation(_curve: .spring(response: response, damping: dampingFraction))
  }
  /// A spring by its duration and bounce; bounce 0 does not swing.
  @available(iOS 17.0, macOS 14.0, *)
  public static func spring(
    duration: Double = 0.5,
    bounce: Double = 0.0,
    blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }
  /// A spring.
  @available(iOS 17.0, macOS 14.0, *)
  public static func spring(_ spring: Spring, blendDuration: Double = 0.0) -> Animation {
    Animation(_curve: .spring(response: spring.response, damping: spring.dampingRatio))
  }
  /// A spring of half a second that does not swing.
  @available(iOS 17.0, macOS 14.0, *)
  public static var spring: Animation { .spring(Spring()) }
  /// A spring that does not swing.
  @available(iOS 17.0, macOS 14.0, *)
  public static var smooth: Animation { smooth() }
  /// A spring that does not swing.
  @available(iOS 17.0, macOS 14.0, *)
  public static func smooth(
    duration: Double = 0.5,
    extraBounce: Double = 0.0
  ) -> Animation {
    .spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  /// A spring that swings a little.
  @available(iOS 17.0, macOS 14.0, *)
  public static var snappy: Animation { snappy() }
  /// A spring that swings a little.
  @available(iOS 17.0, macOS 14.0, *)
  public static func snappy(
    duration: Double = 0.5,
    extraBounce: Double = 0.0
  ) -> Animation {
    .spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring that swings.
  @available(iOS 17.0, macOS 14.0, *)
  public static var bouncy: Animation { bouncy() }
  /// A spring that swings.
  @available(iOS 17.0, macOS 14.0, *)
  public static func bouncy(
    duration: Double = 0.5,
    extraBounce: Double = 0.0
  ) -> Animation {
    .spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
  /// A spring for following a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: Double = 0.25
  ) -> Animation {
    Animation(_curve: .spring(response: response, damping: dampingFraction))
  }
  /// A spring for following a finger.
  @available(iOS 17.0, macOS 14.0, *)
  public static var interactiveSpring: Animation { interactiveSpring() }
  /// A spring for following a finger, by its duration and what it swings beyond 0.15.
  @available(iOS 17.0, macOS 14.0, *)
  public static func interactiveSpring(
    duration: Double = 0.15,
    extraBounce: Double = 0.0,
    blendDuration: Double = 0.25
  ) -> Animation {
    .spring(Spring(duration: duration, bounce: 0.15 + extraBounce))
  }
  /// A spring by its mass, stiffness and damping.
  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1.0,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0.0
  ) -> Animation {
    .spring(Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true))
  }
  /// A spring whose runs add up.
  @available(iOS 17.0, macOS 14.0, *)
  public static var interpolatingSpring: Animation { .interpolatingSpring() }
  /// A spring whose runs add up, by its duration and bounce.
  @available(iOS 17.0, macOS 14.0, *)
  public static func interpolatingSpring(
    duration: Double = 0.5,
    bounce: Double = 0.0,
    initialVelocity: Double = 0.0
  ) -> Animation {
    .spring(Spring(duration: duration, bounce: bounce))
  }
  /// A spring whose runs add up.
  @available(iOS 17.0, macOS 14.0, *)
  public static func interpolatingSpring(
    _ spring: Spring,
    initialVelocity: Double = 0.0
  ) -> Animation {
    .spring(spring)
  }

  /// Starts later.
  public func delay(_ delay: Double) -> Animation { _adjusted(.delay(delay)) }
  /// Runs faster.
  public func speed(_ speed: Double) -> Animation { _adjusted(.speed(speed)) }
  /// Runs several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    _adjusted(.repetition(repeatCount, autoreverses: autoreverses))
  }
  /// Runs for ever.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    _adjusted(.repetition(nil, autoreverses: autoreverses))
  }
}

/// What the writes of one event carry with them.
///
/// **Source** — documented: Apple, `Transaction`.
public struct Transaction {
  /// How the changes run.
  public var animation: Animation?
  /// Whether other animations are kept out.
  public var disablesAnimations: Bool = false
  /// Whether a gesture is still going on.
  public var isContinuous: Bool = false
  /// Makes a transaction without an animation.
  public init() {}
  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
  /// The animations outside the scopes that were entered on the way.
  var _outer: [Animation?] = []
  /// The same with an animation for what a scope changes.
  func _entering(_ animation: Animation?) -> Transaction {
    var copy = self
    copy._outer.append(copy.animation)
    copy.animation = animation
    return copy
  }
  /// The same as it was outside the innermost scope.
  func _leaving() -> Transaction {
    var copy = self
    if let outer = copy._outer.popLast() { copy.animation = outer }
    return copy
  }
}

/// Runs writes whose changes are animated.
///
/// **Source** — documented: Apple, `withAnimation(_:_:)`.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs writes whose changes are animated, and says when they are done.
///
/// **Source** — documented: Apple, `withAnimation(_:completionCriteria:_:completion:)`.
@available(iOS 17.0, macOS 14.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  _engineBegin(Transaction(animation: animation))
  _engineWillComplete(completion, isRemoved: completionCriteria._isRemoved)
  defer { _engineEnd() }
  return try body()
}

/// When an animation counts as done.
///
/// **Source** — documented: Apple, `AnimationCompletionCriteria`.
@available(iOS 17.0, macOS 14.0, *)
public struct AnimationCompletionCriteria: Hashable {
  var _isRemoved: Bool
  /// When the value is reached as a reader sees it.
  public static let logicallyComplete = AnimationCompletionCriteria(_isRemoved: false)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(_isRemoved: true)
}

/// Runs writes that carry a transaction.
///
/// **Source** — documented: Apple, `withTransaction(_:_:)`.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  _engineBegin(transaction)
  defer { _engineEnd() }
  return try body()
}

/// Tells the engine that the next writes carry a transaction.
public func _engineBegin(_ transaction: Transaction) { native() as Void }

/// Tells the engine that the transaction's writes are done.
public func _engineEnd() { native() as Void }

/// Tells the engine what to do when the animations of the open transaction are done.
public func _engineWillComplete(_ completion: @escaping () -> Void, isRemoved: Bool) {
  native() as Void
}

/// A transaction in which nothing is set, for the engine.
public func _engineTransaction() -> Transaction { Transaction() }

/// A transaction with the animation of a modifier, unless it keeps those out.
public func _engineAnimated(_ base: Transaction?, _ animation: Animation?) -> Transaction {
  var copy = base ?? Transaction()
  if !copy.disablesAnimations { copy.animation = animation }
  return copy
}

/// The animation of the content's changes in the updates in which a value differs.
///
/// **Source** — documented: Apple, `animation(_:value:)`.
public struct _AnimationModifier<Value>: _PrimitiveModifier where Value: Equatable {
  /// The animation.
  public var animation: Animation?
  /// The watched value.
  public var value: Value
  /// Watches a value.
  public init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }
  /// The animation.
  public var _effect: _Effect {
    .animation(animation, value: value, isEqual: { ($0 as? Value) == value })
  }
}

/// The animation of a view in the updates in which the view differs.
///
/// **Source** — documented: Apple, `animation(_:)` of iOS 13.
public struct _AnimationView<Content>: _PrimitiveView where Content: Equatable, Content: View {
  /// The view.
  public var content: Content
  /// The animation.
  public var animation: Animation?
  /// The view inside its animation.
  public var _primitive: _Primitive {
    .modified(content, _TransactionModifier(transform: { $0.animation = animation }))
  }
}

/// A change of the transaction on its way to the content.
///
/// **Source** — documented: Apple, `transaction(_:)`.
public struct _TransactionModifier: _PrimitiveModifier {
  /// The change.
  public var transform: (inout Transaction) -> Void
  /// The transaction, changed.
  public var _effect: _Effect {
    .transaction { transaction in
      var copy = transaction
      transform(&copy)
      return copy
    }
  }
}

/// A change of the transaction in the updates in which a value differs.
///
/// **Source** — documented: Apple, `transaction(value:_:)`.
public struct _ValueTransactionModifier<Value>: _PrimitiveModifier where Value: Equatable {
  /// The watched value.
  public var value: Value
  /// The change.
  public var transform: (inout Transaction) -> Void
  /// The animation the change asks for, while the value differs.
  public var _effect: _Effect {
    var transaction = Transaction()
    transform(&transaction)
    return .animation(
      transaction.animation,
      value: value,
      isEqual: { ($0 as? Value) == value }
    )
  }
}

/// Gives a modifier's own changes an animation, and not those of its content.
///
/// **Source** — documented: Apple, `ViewModifier/animation(_:)`.
public struct _PushPopTransactionModifier<Content>: _PrimitiveModifier
where Content: ViewModifier {
  /// The modifier.
  public var content: Content
  /// The change.
  public var transform: (inout Transaction) -> Void
  /// The modifier, then the change around it.
  public var _effect: _Effect {
    .sequence(content, _TransactionModifier(transform: transform))
  }
}

extension ViewModifier {
  /// Gives this modifier's own changes an animation.
  ///
  /// **Source** — documented: Apple, `ViewModifier/animation(_:)`.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    _PushPopTransactionModifier(content: self, transform: { $0.animation = animation })
  }

  /// Changes the transaction of this modifier's own changes.
  ///
  /// **Source** — documented: Apple, `ViewModifier/transaction(_:)`.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    _PushPopTransactionModifier(content: self, transform: transform)
  }
}

extension View {
  /// Animates the content's changes in the updates in which a value differs.
  ///
  /// Overrides `withAnimation` for what is inside; the innermost wins.
  ///
  /// **Source** — documented: Apple, `animation(_:value:)`.
  public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Animates all the content's changes.
  ///
  /// **Source** — documented: Apple, `animation(_:)` of iOS 13.
  @available(
    iOS,
    introduced: 13.0,
    deprecated: 15.0,
    message: "Use withAnimation or animation(_:value:) instead."
  )
  @_disfavoredOverload
  public func animation(
    _ animation: Animation?
  ) -> some View {
    modifier(_TransactionModifier(transform: { $0.animation = animation }))
  }

  /// Changes the transaction of the content's changes.
  ///
  /// **Source** — documented: Apple, `transaction(_:)`.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  /// Changes the transaction of the content's changes when a value differs.
  ///
  /// **Source** — documented: Apple, `transaction(value:_:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func transaction<V>(
    value: V,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View where V: Equatable {
    modifier(_ValueTransactionModifier(value: value, transform: transform))
  }
}

extension View where Self: Equatable {
  /// Animates the view in the updates in which it differs.
  ///
  /// **Source** — documented: Apple, `animation(_:)` of iOS 13.
  public func animation(_ animation: Animation?) -> some View {
    _AnimationView(content: self, animation: animation)
  }
}
