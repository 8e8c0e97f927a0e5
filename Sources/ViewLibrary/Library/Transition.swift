/// What a transition does at one end, in the engine's words.
///
/// **Source** — inferred: a device of this library.
public indirect enum _TransitionKind {
  /// Nothing: at once.
  case identity
  /// A fade.
  case opacity
  /// From or to a size around a point.
  case scale(CGFloat, anchor: UnitPoint)
  /// By the view's own size, from or to an edge.
  case move(Edge)
  /// By a distance.
  case offset(CGSize)
  /// In from one edge and out to the opposite one, with a fade.
  case push(Edge)
  /// In from the leading edge, out to the trailing edge.
  case slide
  /// One modifier while away, another while there.
  case modifier(active: any ViewModifier, identity: any ViewModifier)
  /// Two transitions at once, the first inside.
  case combined(_TransitionKind, _TransitionKind)
  /// One for coming, one for going.
  case asymmetric(insertion: _TransitionKind, removal: _TransitionKind)
  /// With an animation of its own.
  case animated(_TransitionKind, Animation?)
  /// Written in Swift.
  case custom(any Transition)
}

/// How a view comes and goes, with its type hidden.
///
/// **Source** — documented: Apple, `AnyTransition`.
public struct AnyTransition {
  /// What it does.
  public var _kind: _TransitionKind

  init(_kind: _TransitionKind) { self._kind = _kind }

  /// Hides the type of a transition.
  @available(iOS 17.0, macOS 14.0, *)
  public init<T>(_ transition: T) where T: Transition { _kind = transition._kind }

  /// At once.
  public static let identity = AnyTransition(_kind: .identity)
  /// A fade.
  public static let opacity = AnyTransition(_kind: .opacity)
  /// From a point and back.
  public static var scale: AnyTransition { scale(scale: 0) }
  /// In from the leading edge, out to the trailing edge.
  public static var slide: AnyTransition { AnyTransition(_kind: .slide) }
  /// From a size and back.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(_kind: .scale(scale, anchor: anchor))
  }
  /// By the view's own size, from an edge and back.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(_kind: .move(edge)) }
  /// By a distance and back.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(_kind: .offset(offset))
  }
  /// By a distance and back.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// In from one edge and out to the opposite one.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(_kind: .push(edge)) }
  /// One modifier while away, another while there.
  public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
    AnyTransition(_kind: .modifier(active: active, identity: identity))
  }
  /// One for coming, one for going.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(_kind: .asymmetric(insertion: insertion._kind, removal: removal._kind))
  }
  /// Two at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(_kind: .combined(_kind, other._kind))
  }
  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(_kind: .animated(_kind, animation))
  }
}

/// Asks a transition written in Swift for its view at a phase, from 0 to 2; the engine calls it.
@available(iOS 17.0, macOS 14.0, *)
func _engineTransitionBody(_ transition: any Transition, _ view: any View, _ phase: Int)
  -> any View
{
  _transitionBody(transition, view, phase)
}

@available(iOS 17.0, macOS 14.0, *)
func _transitionBody<T>(_ transition: T, _ view: any View, _ phase: Int) -> any View
where T: Transition {
  let phases: [TransitionPhase] = [.willAppear, .identity, .didDisappear]
  return transition.body(
    content: PlaceholderContentView<T>(_wrapping: view),
    phase: phases[phase]
  )
}

/// Tells the engine whether a view that goes by a transition is gone at once.
public func _engineLeavesAtOnce(_ transition: AnyTransition, _ isAnimated: Bool) -> Bool {
  transition._kind._leavesAtOnce(isAnimated)
}

extension _TransitionKind {
  func _leavesAtOnce(_ isAnimated: Bool) -> Bool {
    switch self {
    case .identity: return true
    case .combined(let first, let second):
      return first._leavesAtOnce(isAnimated) && second._leavesAtOnce(isAnimated)
    case .asymmetric(_, let removal): return removal._leavesAtOnce(isAnimated)
    case .animated(let inner, let animation): return inner._leavesAtOnce(animation != nil)
    default: return !isAnimated
    }
  }
}

/// Where a view is between away and there.
///
/// **Source** — documented: Apple, `TransitionPhase`.
@available(iOS 17.0, macOS 14.0, *)
public enum TransitionPhase {
  /// About to come.
  case willAppear
  /// There.
  case identity
  /// Gone.
  case didDisappear
  /// True while it is there.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: return -1
    case .identity: return 0
    case .didDisappear: return 1
    }
  }
}

/// How a view comes and goes.
///
/// **Source** — documented: Apple, `Transition`.
@available(iOS 17.0, macOS 14.0, *)
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view to be changed, seen from inside the transition.
  typealias Content = PlaceholderContentView<Self>
  /// Makes the changed view.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// What it does, in the engine's words.
  var _kind: _TransitionKind { get }
}

@available(iOS 17.0, macOS 14.0, *)
extension Transition {
  /// Written in Swift.
  public var _kind: _TransitionKind { .custom(self) }
  /// Two at once.
  public func combined<T>(with other: T) -> some Transition where T: Transition {
    _EngineTransition(_kind: .combined(_kind, other._kind))
  }
  /// With an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    _EngineTransition(_kind: .animated(_kind, animation))
  }
}

/// The place of the changed view inside a transition.
///
/// **Source** — documented: Apple, `PlaceholderContentView`.
public struct PlaceholderContentView<Value>: _PrimitiveView {
  var _wrapped: any View
  /// Puts a view in the place of `content`.
  public init(_wrapping view: any View) { _wrapped = view }
  /// The wrapped view.
  public var _primitive: _Primitive { .placeholder(_wrapped) }
}

/// A transition of the engine.
///
/// **Source** — inferred: a device of this library.
@available(iOS 17.0, macOS 14.0, *)
public struct _EngineTransition: Transition {
  /// What it does.
  public var _kind: _TransitionKind
  /// The engine changes the view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A fade.
///
/// **Source** — documented: Apple, `OpacityTransition`.
@available(iOS 17.0, macOS 14.0, *)
public struct OpacityTransition: Transition {
  /// Makes it.
  public init() {}
  /// The view, faded.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  /// A fade.
  public var _kind: _TransitionKind { .opacity }
}

/// By the view's own size, from an edge and back.
///
/// **Source** — documented: Apple, `MoveTransition`.
@available(iOS 17.0, macOS 14.0, *)
public struct MoveTransition: Transition {
  var edge: Edge
  /// Moves from an edge.
  public init(edge: Edge) { self.edge = edge }
  /// The engine moves the view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// A move.
  public var _kind: _TransitionKind { .move(edge) }
}

/// From a size and back.
///
/// **Source** — documented: Apple, `ScaleTransition`.
@available(iOS 17.0, macOS 14.0, *)
public struct ScaleTransition: Transition {
  var scale: Double
  var anchor: UnitPoint
  /// Scales around a point.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  /// The view, scaled.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
  /// A scale.
  public var _kind: _TransitionKind { .scale(CGFloat(scale), anchor: anchor) }
}

/// By a blur and a change of size.
///
/// **Source** — documented: Apple, `BlurReplaceTransition`; the radius and the sizes are inferred.
@available(iOS 17.0, macOS 14.0, *)
public struct BlurReplaceTransition: Transition {
  /// In which direction the views go.
  ///
  /// **Source** — documented: Apple, `BlurReplaceTransition/Configuration`.
  public struct Configuration: Equatable {
    var _goesUp: Bool
    /// The new one grows, the old one shrinks.
    public static let downUp = Configuration(_goesUp: false)
    /// The new one shrinks to its size, the old one grows.
    public static let upUp = Configuration(_goesUp: true)
  }
  /// In which direction the views go.
  public var configuration: Configuration
  /// Makes it.
  public init(configuration: Configuration) { self.configuration = configuration }
  /// The view, blurred and smaller or larger.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 10)
      .scaleEffect(phase.isIdentity ? 1 : _away(phase))
      .opacity(phase.isIdentity ? 1 : 0)
  }

  func _away(_ phase: TransitionPhase) -> CGFloat {
    configuration._goesUp && phase == .didDisappear ? 1.25 : 0.75
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension Transition where Self == BlurReplaceTransition {
  /// By a blur and a change of size.
  public static var blurReplace: BlurReplaceTransition { blurReplace(.downUp) }
  /// By a blur and a change of size.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}
