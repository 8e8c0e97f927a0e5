public import ViewLayout

/// One view or modifier in its place, as one update left it.
public struct MotionNode: Sendable {
  /// The number of the view, the same while its identity lasts.
  public var id: Int
  /// The view around it; nil at the top.
  public var parent: Int?
  /// The name a person reads: `Text("Hello")`, `.padding`.
  public var name: String
  /// The identity as a path.
  public var path: String
  /// Where it stands, offsets of the modifiers around it included.
  public var frame: Rect
  /// Whether it draws something itself; containers and modifiers only hold others.
  public var isLeaf: Bool
  /// Whether it only arranges others, as a stack does, so that nobody sees it move.
  public var isContainer = false
  /// What it does to the drawing of what is inside, if it does.
  public var effect: MotionEffect?
  /// Red, green, blue and opacity of what it draws with; nil where that is no one colour.
  public var color: [Double]?
  /// What `zIndex` its container reads of it.
  public var zIndex: Double
  /// The animation of the transaction as it is seen here; nil for none.
  public var animation: MotionAnimation?

  /// Describes a view.
  public init(
    id: Int,
    parent: Int?,
    name: String,
    path: String,
    frame: Rect,
    isLeaf: Bool,
    effect: MotionEffect? = nil,
    zIndex: Double = 0,
    animation: MotionAnimation? = nil
  ) {
    self.id = id
    self.parent = parent
    self.name = name
    self.path = path
    self.frame = frame
    self.isLeaf = isLeaf
    self.effect = effect
    self.zIndex = zIndex
    self.animation = animation
  }
}

/// The top of something that comes or goes with a transition.
public struct MotionRoot: Sendable {
  /// The view.
  public var id: Int
  /// How it comes and goes.
  public var transition: TransitionKind
  /// The animation of the transaction as it is seen here.
  public var animation: MotionAnimation?

  /// Describes what comes or goes.
  public init(id: Int, transition: TransitionKind, animation: MotionAnimation?) {
    self.id = id
    self.transition = transition
    self.animation = animation
  }
}

/// A view that shares its frame with the others of a group.
public struct MatchedMember: Sendable {
  /// The view.
  public var id: Int
  /// What the views of one group have in common: id and namespace.
  public var group: String
  /// Whether it takes over the place.
  public var sharesPosition: Bool
  /// Whether it takes over the size.
  public var sharesSize: Bool
  /// The point that is laid on the source's.
  public var anchor: UnitPoint
  /// Whether it may give its frame.
  public var isSource: Bool
  /// The animation of the transaction as it is seen here.
  public var animation: MotionAnimation?

  /// Describes a member.
  public init(
    id: Int,
    group: String,
    sharesPosition: Bool,
    sharesSize: Bool,
    anchor: UnitPoint,
    isSource: Bool,
    animation: MotionAnimation?
  ) {
    self.id = id
    self.group = group
    self.sharesPosition = sharesPosition
    self.sharesSize = sharesSize
    self.anchor = anchor
    self.isSource = isSource
    self.animation = animation
  }
}

/// What one update left on the screen, and what it brought and took.
public struct MotionUpdate: Sendable {
  /// Everything that stands there now, each view before those inside it.
  public var nodes: [MotionNode]
  /// What came with a transition.
  public var inserted: [MotionRoot] = []
  /// What is going with a transition; a view that is not here is gone at once.
  public var removed: [MotionRoot] = []
  /// What was going and is there again.
  public var revived: Set<Int> = []
  /// The views that share frames, leaving ones not among them.
  public var members: [MatchedMember] = []

  /// Describes an update that brought and took nothing.
  public init(nodes: [MotionNode]) { self.nodes = nodes }
}
