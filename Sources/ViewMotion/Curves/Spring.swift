#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A mass of 1 on a spring: how far something is from its rest, over time.
///
///     Spring(duration: 0.5, bounce: 0).value(at: 0.1)     // 0.358
///
/// Times are those of the closed form, the mathematical spring. SwiftUI's own `.spring` animation
/// walks in small steps instead and differs in the third digit; see ``steppedValue(at:)``.
///
/// **Source** — documented: Apple, `Spring`; the conversions are in SwiftUI's public interface.
public struct Spring: Hashable, Sendable {
  /// The seconds of one swing without damping; 0 is at once.
  public var response: Double
  /// 0 swings for ever, below 1 it overshoots, 1 and above it does not.
  public var dampingRatio: Double

  /// Makes a spring of its response in seconds and its damping.
  public init(response: Double, dampingRatio: Double) {
    self.response = response.isFinite ? max(0, response) : 0
    self.dampingRatio = dampingRatio.isFinite ? max(0, dampingRatio) : 1
  }

  /// Makes a spring of its duration as a person sees it, and its bounce from -1 to 1.
  public init(duration: Double, bounce: Double) {
    self.init(
      response: duration,
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / max(0.0001, 1 + bounce)
    )
  }

  /// Makes a spring of its physical parameters.
  public init(mass: Double, stiffness: Double, damping: Double) {
    let root = (max(0, stiffness) * max(0, mass)).squareRoot()
    self.init(
      response: stiffness > 0 ? 2 * Double.pi * (max(0, mass) / stiffness).squareRoot() : 0,
      dampingRatio: root > 0 ? damping / (2 * root) : 1
    )
  }

  /// The force for one unit of distance.
  public var stiffness: Double { frequency * frequency }
  /// The force against one unit of speed.
  public var damping: Double { 2 * dampingRatio * frequency }
  /// How much it swings: 0 for none, 1 for ever, below 0 for slower than needed.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  private var frequency: Double { response > 0 ? 2 * Double.pi / response : 0 }

  // MARK: The closed form

  /// How far it has come from 0 to 1 after some seconds, from rest.
  public func value(at time: Double) -> Double {
    1 - state(from: 1, velocity: 0, at: time).distance
  }

  /// The distance from the rest position, and its change a second.
  ///
  /// - Parameters:
  ///   - distance: The distance at the beginning.
  ///   - velocity: Its change a second at the beginning.
  ///   - time: Seconds since then.
  /// - Returns: Where it is then, and its speed.
  public func state(
    from distance: Double,
    velocity: Double,
    at time: Double
  ) -> (distance: Double, velocity: Double) {
    guard time > 0 else { return (distance, velocity) }
    let w = frequency
    guard w > 0 else { return (0, 0) }
    let decay = dampingRatio * w
    if dampingRatio < 1 {
      let a = w * (1 - dampingRatio * dampingRatio).squareRoot()
      let side = (velocity + decay * distance) / a
      let (wave, shift) = (cos(a * time), sin(a * time))
      let fade = exp(-decay * time)
      let now = fade * (distance * wave + side * shift)
      return (now, fade * a * (side * wave - distance * shift) - decay * now)
    }
    if dampingRatio == 1 {
      let fade = exp(-w * time)
      let slope = velocity + w * distance
      let now = fade * (distance + slope * time)
      return (now, fade * slope - w * now)
    }
    let root = w * (dampingRatio * dampingRatio - 1).squareRoot()
    let (fast, slow) = (-decay - root, -decay + root)
    let second = (velocity - slow * distance) / (fast - slow)
    let first = distance - second
    let (early, late) = (second * exp(fast * time), first * exp(slow * time))
    return (early + late, fast * early + slow * late)
  }

  // MARK: SwiftUI's steps

  /// How far it has come as SwiftUI's `.spring` animation computes it: in steps of 1/300 s.
  ///
  /// **Source** — inferred: a re-implementation's description; agrees with its published numbers.
  public func steppedValue(at time: Double) -> Double {
    guard frequency > 0 else { return 1 }
    let step = 1.0 / 300
    var (distance, velocity, force) = (-1.0, 0.0, 0.0)
    for _ in 0..<Int(min(60, max(0, time)) / step + 0.5) {
      velocity += force * step / 2
      distance += velocity * step
      force = -stiffness * distance - damping * velocity
      velocity += force * step / 2
    }
    return 1 + distance
  }

  // MARK: The end

  /// Seconds until a change from 0 to 1 stays within 0.001 of its end; nil when it never does.
  public var settlingDuration: Double? { settlingDuration(within: 0.001) }

  /// Seconds until a change from 0 to 1 stays within a distance of its end.
  public func settlingDuration(within distance: Double) -> Double? {
    let w = frequency
    guard w > 0 else { return 0 }
    guard dampingRatio > 0, distance > 0 else { return nil }
    if dampingRatio < 1 {
      let decay = dampingRatio * w
      return log((decay + 1) / distance) / decay
    }
    // Without swinging it never leaves the band again, so the first tenth inside it counts.
    for tenth in 0..<6000 {
      let time = Double(tenth) / 10
      if abs(state(from: 1, velocity: 0, at: time).distance) < distance { return time }
    }
    return nil
  }
}
