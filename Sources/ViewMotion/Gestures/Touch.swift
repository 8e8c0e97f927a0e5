/// What the fingers do at one moment.
public struct Touch: Hashable, Sendable {
  /// How the moment differs from the one before.
  public enum Kind: Sendable {
    /// The fingers come down.
    case down
    /// They move, or turn.
    case move
    /// They leave the screen.
    case up
    /// The system takes the touch away, as an alert or the notification centre does.
    case cancel
    /// Time has passed and nothing moved.
    case tick
  }

  /// How the moment differs from the one before.
  public var kind: Kind
  /// Seconds since the touches began.
  public var time: Double
  /// Points to the right of where the finger came down.
  public var x: Double
  /// Points below where the finger came down.
  public var y: Double
  /// How far two fingers are apart, 1 being where they came down.
  public var scale: Double
  /// How far two fingers have turned, in radians.
  public var angle: Double

  /// Describes a moment.
  public init(
    _ kind: Kind,
    time: Double,
    x: Double = 0,
    y: Double = 0,
    scale: Double = 1,
    angle: Double = 0
  ) {
    self.kind = kind
    self.time = time
    self.x = x
    self.y = y
    self.scale = scale
    self.angle = angle
  }

  /// Points from where the finger came down.
  public var distance: Double { (x * x + y * y).squareRoot() }
}

/// The figures gestures are recognised by.
///
/// **Source** — inferred: a public re-implementation of SwiftUI; 0.5 s and 10 points are documented.
public enum GestureFigures {
  /// Seconds a tap may last.
  public static let tapDuration = 0.75
  /// Points a finger may move in a tap.
  public static let tapDistance = 45.0
  /// Points a finger may move on a button that still acts when it is lifted, about UIKit's.
  public static let pressDistance = 70.0
  /// Seconds in which the next tap of several must come.
  public static let tapInterval = 0.35
}
