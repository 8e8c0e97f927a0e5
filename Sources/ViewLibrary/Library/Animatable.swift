/// A value that can be moved in small steps.
///
/// **Source** — documented: Apple, `VectorArithmetic`.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies every part.
  mutating func scale(by rhs: Double)
  /// The sum of the squares of the parts.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Nothing to animate.
///
/// **Source** — documented: Apple, `EmptyAnimatableData`.
public struct EmptyAnimatableData: VectorArithmetic {
  /// Makes it.
  public init() {}
  /// Nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Nothing.
  public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }
  /// Nothing.
  public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData {
    lhs
  }
  /// Nothing.
  public mutating func scale(by rhs: Double) {}
  /// 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that move together.
///
/// **Source** — documented: Apple, `AnimatablePair`.
public struct AnimatablePair<First, Second>: VectorArithmetic
where First: VectorArithmetic, Second: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second
  /// Makes a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  /// A pair of zeros.
  public static var zero: AnimatablePair { AnimatablePair(First.zero, Second.zero) }
  /// Adds part by part.
  public static func + (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
  }
  /// Subtracts part by part.
  public static func - (lhs: AnimatablePair, rhs: AnimatablePair) -> AnimatablePair {
    AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
  }
  /// Multiplies both.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of both.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

/// Something that can move from one state to another in small steps.
///
/// **Source** — documented: Apple, `Animatable`.
public protocol Animatable {
  /// The type of what moves.
  associatedtype AnimatableData: VectorArithmetic
  /// What moves.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing moves.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A modifier that can move from one state to another in small steps.
///
/// **Source** — documented: Apple, `AnimatableModifier`.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// The same value with other numbers in it; for the engine.
///
/// **Source** — inferred: a device of this library.
public func _engineMoment(_ value: any Animatable, _ data: Any) -> Any {
  _moment(value, data)
}

func _moment<T>(_ value: T, _ data: Any) -> Any where T: Animatable {
  var copy = value
  if let numbers = data as? T.AnimatableData { copy.animatableData = numbers }
  return copy
}
