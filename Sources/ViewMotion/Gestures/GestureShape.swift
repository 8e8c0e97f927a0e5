/// What is recognised: one movement, or several put together.
public indirect enum GestureShape: Sendable {
  /// Some taps after each other.
  case tap(count: Int)
  /// A control that acts when the finger leaves it.
  case press
  /// A finger that stays for some seconds and moves by no more than some points.
  case longPress(duration: Double, distance: Double)
  /// A finger that moves by some points at least.
  case drag(distance: Double)
  /// Two fingers whose distance changes by a share at least.
  case magnify(delta: Double)
  /// Two fingers that turn by some radians at least.
  case rotate(delta: Double)
  /// The second counts once the first has failed.
  case exclusive
  /// Both count.
  case simultaneous
  /// The second starts when the first has ended.
  case sequence
  /// What is around one gesture: an action, a state, another value.
  case wrapper
}

/// One gesture in the tree of those that a touch reaches.
public final class GestureNode {
  /// How far a gesture has come.
  public enum Phase: Sendable {
    /// It may still be recognised.
    case possible
    /// It goes on.
    case active
    /// It was recognised.
    case ended
    /// It was not recognised, or was taken away.
    case failed
  }

  /// Why a gesture was not recognised.
  public enum Failure: Hashable, Sendable {
    /// The finger moved further than allowed.
    case moved(limit: Double)
    /// The finger stayed longer than allowed.
    case held(limit: Double)
    /// The finger left too early.
    case released(minimum: Double)
    /// The next tap did not come in time.
    case missingTap(count: Int)
    /// The fingers did not move enough.
    case tooShort(minimum: Double)
    /// Another gesture was recognised first.
    case blocked(by: Int)
    /// The system took the touch away.
    case cancelled
    /// A part of it failed.
    case part
  }

  /// A number by which whoever made the tree knows the gesture.
  public let id: Int
  /// What is recognised.
  public let shape: GestureShape
  /// The gestures it is made of.
  public let parts: [GestureNode]

  /// What the movement alone says.
  public internal(set) var raw = Phase.possible
  /// What counts, after the other gestures were asked.
  public internal(set) var phase = Phase.possible
  /// Why it failed.
  public internal(set) var failure: Failure?
  /// The last touch that meant something to it.
  public internal(set) var sample = Touch(.down, time: 0)
  /// The touch at which it began.
  public internal(set) var start = Touch(.down, time: 0)
  /// True once it tells a value while it may still fail, as a long press does.
  public internal(set) var tellsEarly = false

  var taps = 0
  var liftedAt: Double?
  var isDown = false
  var farthest = 0.0
  /// For a sequence: whether the second part has begun.
  public internal(set) var isSecond = false

  /// Makes a gesture.
  public init(_ id: Int, _ shape: GestureShape, _ parts: [GestureNode] = []) {
    self.id = id
    self.shape = shape
    self.parts = parts
  }

  /// The movements it is made of.
  public var leaves: [GestureNode] { parts.isEmpty ? [self] : parts.flatMap(\.leaves) }

  /// The gesture and everything in it, inner before outer.
  public var all: [GestureNode] { parts.flatMap(\.all) + [self] }
}
