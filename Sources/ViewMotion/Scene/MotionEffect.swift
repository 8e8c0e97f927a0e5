import ViewLayout

/// What a modifier does to the drawing of its content, in numbers that can move.
public struct MotionEffect: Hashable, Sendable {
  /// Which numbers they are.
  public enum Kind: Hashable, Sendable {
    /// How much shows: one number from 0 to 1.
    case opacity
    /// To the right and down, in points.
    case offset
    /// Along and across, then the anchor as shares of the size.
    case scale
    /// Degrees clockwise, then the anchor as shares of the size.
    case rotation
    /// Anything else that moves, by its name.
    case other(String)
  }

  /// Which numbers they are.
  public var kind: Kind
  /// The numbers.
  public var values: [Double]

  /// Makes an effect.
  public init(_ kind: Kind, _ values: [Double]) {
    self.kind = kind
    self.values = values
  }

  /// The name of the numbers that a view or shape knows by itself.
  public static let animatableData = "animatableData"

  /// The name a person reads: `opacity`, `offset`.
  public var name: String {
    switch kind {
    case .opacity: "opacity"
    case .offset: "offset"
    case .scale: "scale"
    case .rotation: "rotation"
    case .other(let name): name
    }
  }

  /// The numbers a person reads; anchors are left out.
  public var shown: [Double] {
    switch kind {
    case .scale: values.count > 1 && values[0] == values[1] ? [values[0]] : Array(values.prefix(2))
    case .rotation: Array(values.prefix(1))
    default: values
    }
  }
}

/// How what is inside some modifiers is drawn: moved, scaled, turned and faded.
struct Drawing: Sendable {
  var scaleX = 1.0
  var scaleY = 1.0
  var moveX = 0.0
  var moveY = 0.0
  var rotation = 0.0
  var opacity = 1.0
  /// Where points are drawn, turning included.
  var map = PointMap()
  /// Numbers of other effects, the innermost of a name.
  var others: [String: [Double]] = [:]

  /// Where a rectangle is drawn; turning does not change it.
  func place(_ frame: Rect) -> Rect {
    Rect(
      x: frame.minX * scaleX + moveX,
      y: frame.minY * scaleY + moveY,
      width: frame.width * abs(scaleX),
      height: frame.height * abs(scaleY)
    )
  }

  /// Adds an effect around content that stands in a frame.
  mutating func apply(_ effect: MotionEffect, around frame: Rect) {
    let values = effect.values
    switch effect.kind {
    case .opacity: opacity *= min(1, max(0, values.first ?? 1))
    case .offset where values.count == 2:
      moveX += values[0] * scaleX
      moveY += values[1] * scaleY
      map = map.after(PointMap(tx: values[0], ty: values[1]))
    case .scale where values.count == 4:
      let x = frame.minX + frame.width * values[2]
      let y = frame.minY + frame.height * values[3]
      moveX += (x - x * values[0]) * scaleX
      moveY += (y - y * values[1]) * scaleY
      scaleX *= values[0]
      scaleY *= values[1]
      map = map.after(.scale(values[0], values[1], around: x, y))
    case .rotation where values.count == 3:
      rotation += values[0]
      let x = frame.minX + frame.width * values[1]
      let y = frame.minY + frame.height * values[2]
      map = map.after(.rotation(values[0], around: x, y))
    case .other(let name): others[name] = values
    default: break
    }
  }
}
