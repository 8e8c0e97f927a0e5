/// How far a change has come at a share of its time, along a curve from 0, 0 to 1, 1.
///
/// **Source** — documented: Apple, `UnitCurve`; values of the curves observed in a test suite that
/// runs against SwiftUI.
@available(iOS 17.0, macOS 14.0, *)
public struct UnitCurve: Hashable, Sendable {
  var _x1: Double
  var _y1: Double
  var _x2: Double
  var _y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    _x1 = x1
    _y1 = y1
    _x2 = x2
    _y2 = y2
  }

  /// A curve of two control points.
  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      Double(startControlPoint.x),
      Double(startControlPoint.y),
      Double(endControlPoint.x),
      Double(endControlPoint.y)
    )
  }

  /// At equal speed.
  public static let linear = UnitCurve(0, 0, 1, 1)
  /// Slow at first.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// Slow at last.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// Slow at first and last.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)

  /// The progress at a share of the time.
  public func value(at progress: Double) -> Double {
    _engineCurve(_x1, _y1, _x2, _y2, at: progress, isVelocity: false)
  }

  /// How fast the progress is at a share of the time.
  public func velocity(at progress: Double) -> Double {
    _engineCurve(_x1, _y1, _x2, _y2, at: progress, isVelocity: true)
  }
}

/// Asks the engine for a point of a curve.
func _engineCurve(
  _ x1: Double,
  _ y1: Double,
  _ x2: Double,
  _ y2: Double,
  at progress: Double,
  isVelocity: Bool
) -> Double { native() }

/// A mass on a spring, by which changes run.
///
/// **Source** — documented: Apple, `Spring`; the conversions are in SwiftUI's public interface.
@available(iOS 17.0, macOS 14.0, *)
public struct Spring: Hashable, Sendable {
  /// The seconds of one swing without damping.
  public var response: Double
  /// Below 1 it swings, at 1 and above it does not.
  public var dampingRatio: Double

  /// Makes a spring of its duration as a person sees it, and its bounce.
  public init(duration: Double = 0.5, bounce: Double = 0.0) {
    response = duration
    dampingRatio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
  }

  /// Makes a spring of its response and damping.
  public init(response: Double, dampingRatio: Double) {
    self.response = response
    self.dampingRatio = dampingRatio
  }

  /// Makes a spring of its physical parameters.
  public init(
    mass: Double = 1.0,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) {
    response = 2 * Double.pi * (mass / stiffness).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    dampingRatio = allowOverDamping ? ratio : min(1, ratio)
  }

  /// A spring that does not swing.
  public static var smooth: Spring { smooth() }
  /// A spring that swings a little.
  public static var snappy: Spring { snappy() }
  /// A spring that swings.
  public static var bouncy: Spring { bouncy() }
  /// A spring that does not swing.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A spring that swings a little.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A spring that swings.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The duration as a person sees it.
  public var duration: Double { response }
  /// How much it swings.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  /// The mass, which is 1.
  public var mass: Double { 1 }
  /// The force for one unit of distance.
  public var stiffness: Double {
    let frequency = 2 * Double.pi / response
    return frequency * frequency
  }
  /// The force against one unit of speed.
  public var damping: Double { 2 * dampingRatio * 2 * Double.pi / response }
  /// Seconds until it stays within 0.001 of its end.
  public var settlingDuration: Double { _engineSettling(response, dampingRatio) }

  /// Where a value on its way to a target is after some seconds.
  public func value<V>(target: V, initialVelocity: V = .zero, time: Double) -> V
  where V: VectorArithmetic {
    var moved = target
    moved.scale(by: _engineSpring(response, dampingRatio, 0, at: time, isVelocity: false))
    var pushed = initialVelocity
    pushed.scale(by: _engineSpring(response, dampingRatio, 1, at: time, isVelocity: false))
    return moved + pushed
  }

  /// How fast a value on its way to a target is after some seconds.
  public func velocity<V>(target: V, initialVelocity: V = .zero, time: Double) -> V
  where V: VectorArithmetic {
    var moved = target
    moved.scale(by: _engineSpring(response, dampingRatio, 0, at: time, isVelocity: true))
    var pushed = initialVelocity
    pushed.scale(by: _engineSpring(response, dampingRatio, 1, at: time, isVelocity: true))
    return moved + pushed
  }
}

/// Asks the engine how long a spring moves.
func _engineSettling(_ response: Double, _ dampingRatio: Double) -> Double { native() }

/// Asks the engine where a spring is: on its way from 0 to 1 (push 0), or pushed with speed 1 from
/// its rest (push 1).
func _engineSpring(
  _ response: Double,
  _ dampingRatio: Double,
  _ push: Double,
  at time: Double,
  isVelocity: Bool
) -> Double { native() }
