/// What a modifier without a body does, in the engine's words.
///
/// The engine knows these cases and no modifier by name: a new modifier is a declaration whose
/// `_effect` says one of them.
///
/// **Source** — inferred: the vocabulary of this library; SwiftUI keeps its own private.
public indirect enum _Effect {
  /// Nothing.
  case none
  /// The first modifier, then the second around it.
  case sequence(any ViewModifier, any ViewModifier)
  /// Space inside the shell; `nil` insets mean 16 points on each edge of the set.
  case padding(Edge.Set, EdgeInsets?)
  /// A shell of fixed width or height; `nil` leaves a dimension to the content.
  case frame(width: CGFloat?, height: CGFloat?, Alignment)
  /// A shell with bounds.
  case flexFrame(_FrameBounds, Alignment)
  /// The content at its ideal size along the chosen axes.
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// The content drawn elsewhere; the place it takes stays.
  case offset(CGSize)
  /// The center of the content at a point; the shell takes all the space offered.
  case position(CGPoint)
  /// A share of the surrounding container: the window, a scroll view or a screen of a stack.
  case containerFrame(_ContainerShare, Alignment)
  /// The content offered a size of this ratio; `nil` is the content's own.
  case aspectRatio(CGFloat?, ContentMode)
  /// A view behind the content, offered the content's size.
  case background(any View, Alignment)
  /// A view before the content, offered the content's size.
  case overlay(any View, Alignment)
  /// A view beside the content at an edge, which grows the safe area of the content.
  case inset(any View, _InsetPlace, spacing: CGFloat?)
  /// The content may reach beyond the safe area.
  case ignoresSafeArea(Edge.Set)
  /// Another value of one alignment guide.
  case alignmentGuide(AlignmentKey, (ViewDimensions) -> CGFloat)
  /// The content cut to a shape.
  case clip(any Shape, FillStyle)
  /// The content seen through another view.
  case mask(any View, Alignment)
  /// How much of the content shows, from 0 to 1.
  case opacity(Double)
  /// The content turned, scaled or moved when drawn; the layout stays.
  case transform(_DrawingTransform)
  /// A change of the picture that has no influence on the layout.
  case visual(String, [String: Double])
  /// The content takes its place and is not drawn.
  case hidden
  /// Another environment for the content.
  case environment((EnvironmentValues) -> EnvironmentValues)
  /// A value that the surrounding container may read.
  case trait(String, Any)
  /// Actions when the content comes and goes.
  case lifecycle(appear: (() -> Void)?, disappear: (() -> Void)?)
  /// An action when a value differs from the one before.
  case change(_ChangeWatch)
  /// Work that starts when the content comes, or its value differs, and ends when it goes.
  case task(id: AnyHashable?, () async -> Void)
  /// Listening to a source while the content is there, given and giving the subscription.
  case subscription((AnyObject?) -> AnyObject, detach: (AnyObject?) -> Void)
  /// A gesture and how it stands to the others.
  case gesture(_GestureRole, any Gesture, GestureMask)
  /// The content does not take part in touches.
  case hitTesting(Bool)
  /// The shape that takes touches.
  case contentShape(any Shape)
  /// The animation of the content's changes while a value differs; always without a value.
  case animation(Animation?, value: Any?, isEqual: (Any) -> Bool)
  /// A change of the transaction on its way to the content.
  case transaction((Transaction) -> Transaction)
  /// The frame shared with another view of the same name.
  case matchedGeometry(AnyHashable, Namespace.ID, _MatchedGeometry)
  /// The content is drawn as one when it moves.
  case geometryGroup
  /// A named coordinate space.
  case coordinateSpace(AnyHashable)
  /// A value handed up to the surrounding views.
  case preference(ObjectIdentifier, (Any?) -> Any)
  /// A change of the value handed up from the content, and how brothers join theirs.
  case preferenceTransform(ObjectIdentifier, (Any?) -> Any, join: (Any?, Any) -> Any)
  /// An action when a preference differs.
  case preferenceChange(ObjectIdentifier, (Any?) -> Void)
  /// A view made of a preference of the content.
  case preferenceLayer(ObjectIdentifier, isBehind: Bool, Alignment, (Any?) -> any View)
  /// An action when something about the content's geometry differs.
  case geometryChange((GeometryProxy) -> Any, (Any, Any) -> Void)
  /// What those who listen hear about the content.
  case accessibility([String: Any])
  /// A screen shown over the content while a flag holds.
  case presentation(String, isPresented: Binding<Bool>, () -> any View)
  /// Views that are made when a person asks for them, under the name of what opens: the items of a
  /// menu, the buttons beside a row. When full, the whole movement does what the first button does.
  case onDemand(String, isFull: Bool, () -> any View)
  /// A value for the bars around the content.
  case chrome(String, any View)
  /// The focus follows a value.
  case focus(get: () -> Bool, set: (Bool) -> Void)
}

/// The six bounds of a flexible frame.
///
/// **Source** — documented: Apple, `frame(minWidth:idealWidth:…)`.
public struct _FrameBounds {
  /// The least width.
  public var minWidth: CGFloat?
  /// The width when none is proposed.
  public var idealWidth: CGFloat?
  /// The greatest width.
  public var maxWidth: CGFloat?
  /// The least height.
  public var minHeight: CGFloat?
  /// The height when none is proposed.
  public var idealHeight: CGFloat?
  /// The greatest height.
  public var maxHeight: CGFloat?

  /// Collects the bounds.
  public init(
    minWidth: CGFloat?,
    idealWidth: CGFloat?,
    maxWidth: CGFloat?,
    minHeight: CGFloat?,
    idealHeight: CGFloat?,
    maxHeight: CGFloat?
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
  }
}

/// How much of a container a view takes.
///
/// **Source** — documented: Apple, `containerRelativeFrame(_:count:span:spacing:alignment:)`.
public struct _ContainerShare {
  /// The axes on which the container decides.
  public var axes: Axis.Set
  /// Into how many parts the container is divided.
  public var count: Int
  /// How many parts the view takes.
  public var span: Int
  /// The distance of the parts.
  public var spacing: CGFloat
  /// The length of one's own making, given that of the container.
  public var length: ((CGFloat, Axis) -> CGFloat)?

  /// Describes a share.
  public init(
    axes: Axis.Set,
    count: Int = 1,
    span: Int = 1,
    spacing: CGFloat = 0,
    length: ((CGFloat, Axis) -> CGFloat)? = nil
  ) {
    self.axes = axes
    self.count = count
    self.span = span
    self.spacing = spacing
    self.length = length
  }
}

/// Where an inset stands.
///
/// **Source** — documented: Apple, `safeAreaInset`.
public enum _InsetPlace {
  /// Above or below.
  case vertical(VerticalEdge, HorizontalAlignment)
  /// Before or after.
  case horizontal(HorizontalEdge, VerticalAlignment)
}

/// A change of the drawing that leaves the layout alone.
///
/// **Source** — inferred: a device of this library.
public enum _DrawingTransform {
  /// Larger or smaller around a point.
  case scale(CGSize, anchor: UnitPoint)
  /// Turned around a point.
  case rotation(Angle, anchor: UnitPoint)
  /// Turned in space.
  case rotation3D(Angle, axis: [CGFloat], anchor: UnitPoint, perspective: CGFloat)
  /// An affine map: a, b, c, d, tx, ty.
  case affine([CGFloat])
  /// An affine map that depends on the size of the content.
  case geometry((CGSize) -> [CGFloat])
}

/// A value that is watched, and what happens when it differs.
///
/// **Source** — inferred: a device of this library.
public struct _ChangeWatch {
  /// The value of this update.
  public var value: Any
  /// Says whether another value equals it.
  public var isEqual: (Any) -> Bool
  /// True when the action also runs at first.
  public var initial: Bool
  /// True when the action of the update before runs, as the form of iOS 14 does.
  public var usesFormerAction: Bool
  /// The action, given the value before and the new one.
  public var action: (Any, Any) -> Void

  /// Describes a watch.
  public init(
    value: Any,
    isEqual: @escaping (Any) -> Bool,
    initial: Bool,
    usesFormerAction: Bool,
    action: @escaping (Any, Any) -> Void
  ) {
    self.value = value
    self.isEqual = isEqual
    self.initial = initial
    self.usesFormerAction = usesFormerAction
    self.action = action
  }
}

/// How a gesture stands to those of the content.
///
/// **Source** — documented: Apple, `gesture`, `highPriorityGesture`, `simultaneousGesture`.
public enum _GestureRole {
  /// After the content's own gestures.
  case normal
  /// Before the content's own gestures.
  case highPriority
  /// Together with them.
  case simultaneous
}

/// What two views with one name share.
///
/// **Source** — documented: Apple, `matchedGeometryEffect`.
public struct _MatchedGeometry {
  /// Which parts of the frame are shared.
  public var properties: MatchedGeometryProperties
  /// The point that is laid on the same point of the source.
  public var anchor: UnitPoint
  /// True for the view that gives its frame.
  public var isSource: Bool

  /// Describes the share.
  public init(properties: MatchedGeometryProperties, anchor: UnitPoint, isSource: Bool) {
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
  }
}
