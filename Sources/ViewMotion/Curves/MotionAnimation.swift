/// How a change runs over time: a curve or a spring, and what was asked of it in order.
///
/// Every case wraps the one it was made of, so `.delay(1).repeatForever()` waits each time and
/// `.repeatForever().delay(1)` waits once.
public indirect enum MotionAnimation: Hashable, Sendable {
  /// Along a curve, in seconds.
  case curve(UnitCurve, duration: Double)
  /// On a spring.
  case spring(Spring)
  /// Starts some seconds later.
  case delayed(Double, MotionAnimation)
  /// Runs some times as fast.
  case faster(Double, MotionAnimation)
  /// Runs several times, nil for ever; every second run goes back if it reverses.
  case repeated(Int?, reverses: Bool, MotionAnimation)

  /// What `.default` is from iOS 17 on.
  public static let standard = MotionAnimation.spring(Spring(duration: 0.5, bounce: 0))

  /// Seconds until nothing moves any more; nil when it never ends.
  public var duration: Double? {
    switch self {
    case .curve(_, let duration): Self.length(duration)
    case .spring(let spring): spring.settlingDuration
    case .delayed(let delay, let inner):
      inner.duration.map { max(0, $0 + Self.number(delay)) }
    case .faster(let factor, let inner):
      inner.duration.flatMap { Self.number(factor) > 0 ? $0 / factor : nil }
    case .repeated(nil, _, _): nil
    case .repeated(let count?, _, let inner):
      inner.duration.map { $0 * Double(max(1, count)) }
    }
  }

  /// Seconds until a person takes it for done: a spring's response; nil when it never ends.
  public var logicalDuration: Double? {
    switch self {
    case .spring(let spring): spring.response
    case .curve: duration
    case .delayed(let delay, let inner):
      inner.logicalDuration.map { max(0, $0 + Self.number(delay)) }
    case .faster(let factor, let inner):
      inner.logicalDuration.flatMap { Self.number(factor) > 0 ? $0 / factor : nil }
    case .repeated(nil, _, _): nil
    case .repeated(let count?, _, let inner):
      inner.duration.map { $0 * Double(max(1, count)) }
    }
  }

  /// Whether a later spring takes over its speed, instead of being added to it.
  public var isSpring: Bool {
    switch self {
    case .spring: true
    case .curve, .repeated: false
    case .delayed(_, let inner), .faster(_, let inner): inner.isSpring
    }
  }

  /// Whether it never ends.
  public var isEndless: Bool { duration == nil }

  /// One coming and going of an endless animation, or its whole length.
  public var period: Double {
    switch self {
    case .repeated(nil, let reverses, let inner): (inner.duration ?? 0) * (reverses ? 2 : 1)
    case .delayed(let delay, let inner): max(0, Self.number(delay)) + inner.period
    case .faster(let factor, let inner):
      Self.number(factor) > 0 ? inner.period / factor : 0
    default: duration ?? 0
    }
  }

  /// How far a value still is from its end, and how fast that changes.
  ///
  /// - Parameters:
  ///   - distance: The distance at the beginning.
  ///   - velocity: Its change a second at the beginning; only springs keep it.
  ///   - time: Seconds since then.
  /// - Returns: The distance that is left and its change a second; nil once it is over.
  public func state(
    from distance: Double,
    velocity: Double = 0,
    at time: Double
  ) -> (distance: Double, velocity: Double)? {
    switch self {
    case .curve(let curve, let duration):
      let length = Self.length(duration)
      guard time < length else { return nil }
      let share = max(0, time) / length
      return (
        distance * (1 - curve.value(at: share)), -distance * curve.velocity(at: share) / length
      )
    case .spring(let spring):
      if let end = spring.settlingDuration, time >= end { return nil }
      return spring.state(from: distance, velocity: velocity, at: time)
    case .delayed(let delay, let inner):
      let later = time - Self.number(delay)
      if later < 0 { return (distance, 0) }
      return inner.state(from: distance, velocity: velocity, at: later)
    case .faster(let factor, let inner):
      let speed = Self.number(factor)
      guard speed > 0 else { return (distance, 0) }
      return inner.state(from: distance, velocity: velocity / speed, at: time * speed)
        .map { ($0.distance, $0.velocity * speed) }
    case .repeated(let count, let reverses, let inner):
      return repeated(count, reverses, inner, distance, velocity, time)
    }
  }

  /// How far a change from 0 to 1 has come; 1 once it is over.
  public func progress(at time: Double) -> Double {
    1 - (state(from: 1, at: time)?.distance ?? 0)
  }

  private func repeated(
    _ count: Int?,
    _ reverses: Bool,
    _ inner: MotionAnimation,
    _ distance: Double,
    _ velocity: Double,
    _ time: Double
  ) -> (distance: Double, velocity: Double)? {
    guard let length = inner.duration else {
      return inner.state(from: distance, velocity: velocity, at: time)
    }
    guard length > 0 else { return nil }
    let run = (max(0, time) / length).rounded(.down)
    if let count, run >= Double(max(1, count)) { return nil }
    let isBackward = reverses && run.truncatingRemainder(dividingBy: 2) == 1
    let within = max(0, time) - run * length
    let local = isBackward ? length - within : within
    guard let state = inner.state(from: distance, velocity: velocity, at: local) else {
      return (0, 0)
    }
    return (state.distance, isBackward ? -state.velocity : state.velocity)
  }

  private static func length(_ seconds: Double) -> Double { max(0, number(seconds)) }

  private static func number(_ value: Double) -> Double { value.isFinite ? value : 0 }
}
