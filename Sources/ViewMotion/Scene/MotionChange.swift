public import ViewLayout

/// One thing that an update changed, and whether it moves or jumps there.
public struct MotionChange: Sendable {
  /// What changed.
  public enum Kind: Sendable, Hashable {
    /// The place or size.
    case frame(from: Rect, to: Rect)
    /// What a modifier does to the drawing.
    case effect(from: MotionEffect, to: MotionEffect)
    /// It came.
    case insertion(TransitionKind)
    /// It goes.
    case removal(TransitionKind)
    /// Another view gives the frame of a group.
    case matched(group: String, former: Int, from: Rect, to: Rect)
  }

  /// The view.
  public var id: Int
  /// What changed.
  public var kind: Kind
  /// How it moves; nil jumps.
  public var animation: MotionAnimation?
  /// Whether it was on its way already.
  public var wasMoving: Bool
}
