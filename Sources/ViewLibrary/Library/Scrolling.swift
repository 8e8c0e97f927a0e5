/// Where a scroll view comes to rest.
///
/// **Source** — documented: Apple, `ScrollTargetBehavior`.
@available(iOS 17.0, macOS 14.0, *)
public protocol ScrollTargetBehavior {}

/// One page after another.
///
/// **Source** — documented: Apple, `PagingScrollTargetBehavior`.
@available(iOS 17.0, macOS 14.0, *)
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes it.
  public init() {}
}

/// At the start of a view.
///
/// **Source** — documented: Apple, `ViewAlignedScrollTargetBehavior`.
@available(iOS 17.0, macOS 14.0, *)
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one sweep passes.
  public struct LimitBehavior {
    /// As usual.
    public static var automatic: LimitBehavior { LimitBehavior() }
    /// Always one.
    public static var always: LimitBehavior { LimitBehavior() }
    /// Any number.
    public static var never: LimitBehavior { LimitBehavior() }
  }
  /// Makes it.
  public init(limitBehavior: LimitBehavior = .automatic) {}
}

@available(iOS 17.0, macOS 14.0, *)
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// One page after another.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

@available(iOS 17.0, macOS 14.0, *)
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At the start of a view.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  /// At the start of a view, with a limit.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// Whether bars at the side of a scroll view are seen.
///
/// **Source** — documented: Apple, `ScrollIndicatorVisibility`.
@available(iOS 16.0, macOS 13.0, *)
public struct ScrollIndicatorVisibility {
  var _name: String
  /// As usual.
  public static var automatic: ScrollIndicatorVisibility {
    ScrollIndicatorVisibility(_name: "automatic")
  }
  /// Seen.
  public static var visible: ScrollIndicatorVisibility {
    ScrollIndicatorVisibility(_name: "visible")
  }
  /// Not seen.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(_name: "hidden") }
  /// Never seen.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(_name: "never") }
}

/// When a scroll view springs back.
///
/// **Source** — documented: Apple, `ScrollBounceBehavior`.
@available(iOS 16.4, macOS 13.3, *)
public struct ScrollBounceBehavior {
  var _name: String
  /// As usual.
  public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(_name: "automatic") }
  /// Always.
  public static var always: ScrollBounceBehavior { ScrollBounceBehavior(_name: "always") }
  /// When the content is larger.
  public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(_name: "basedOnSize") }
}

/// How scrolling closes the keyboard.
///
/// **Source** — documented: Apple, `ScrollDismissesKeyboardMode`.
@available(iOS 16.0, macOS 13.0, *)
public struct ScrollDismissesKeyboardMode {
  var _name: String
  /// As usual.
  public static var automatic: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(_name: "automatic")
  }
  /// At once.
  public static var immediately: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(_name: "immediately")
  }
  /// With the finger.
  public static var interactively: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(_name: "interactively")
  }
  /// Never.
  public static var never: ScrollDismissesKeyboardMode {
    ScrollDismissesKeyboardMode(_name: "never")
  }
}

/// Around which content a margin lies.
///
/// **Source** — documented: Apple, `ContentMarginPlacement`.
@available(iOS 17.0, macOS 14.0, *)
public struct ContentMarginPlacement {
  var _name: String
  /// As usual.
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement(_name: "automatic") }
  /// The content.
  public static var scrollContent: ContentMarginPlacement {
    ContentMarginPlacement(_name: "scrollContent")
  }
  /// The bars at the side.
  public static var scrollIndicators: ContentMarginPlacement {
    ContentMarginPlacement(_name: "scrollIndicators")
  }
}

/// How far a view has come into a scroll view.
///
/// **Source** — documented: Apple, `ScrollTransitionPhase`.
@available(iOS 17.0, macOS 14.0, *)
public enum ScrollTransitionPhase: Hashable {
  /// Before it.
  case topLeading
  /// In it.
  case identity
  /// Behind it.
  case bottomTrailing
  /// True in it.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 in and 1 behind it.
  public var value: Double {
    switch self {
    case .topLeading: return -1
    case .identity: return 0
    case .bottomTrailing: return 1
    }
  }
}

/// How a view changes while it comes into a scroll view.
///
/// **Source** — documented: Apple, `ScrollTransitionConfiguration`.
@available(iOS 17.0, macOS 14.0, *)
public struct ScrollTransitionConfiguration {
  var _name: String
  /// With the finger.
  public static let interactive = ScrollTransitionConfiguration(_name: "interactive")
  /// At once.
  public static let identity = ScrollTransitionConfiguration(_name: "identity")
  /// Animated.
  public static let animated = ScrollTransitionConfiguration(_name: "animated")
  /// Animated in a way.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(_name: "animated")
  }
  /// From a part of the view on.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
  /// Which part of a view counts.
  public struct Threshold {
    var _amount: Double
    /// All of it.
    public static let visible = Threshold(_amount: 1)
    /// None of it.
    public static let hidden = Threshold(_amount: 0)
    /// Its center.
    public static var centered: Threshold { Threshold(_amount: 0.5) }
    /// A part of it.
    public static func visible(_ amount: Double) -> Threshold { Threshold(_amount: amount) }
  }
}

/// Where a scroll view stands.
///
/// **Source** — documented: Apple, `ScrollPosition`.
@available(iOS 18.0, macOS 15.0, *)
public struct ScrollPosition: Equatable {
  var _id: AnyHashable?
  var _edge: Edge?
  var _point: CGPoint?
  /// Follows views of a type of id.
  public init(idType: (some Hashable).Type = Never.self) {}
  /// Stands at a view.
  public init(id: some Hashable, anchor: UnitPoint? = nil) { _id = AnyHashable(id) }
  /// Stands at an edge.
  public init(edge: Edge) { _edge = edge }
  /// Goes to a view.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id)
  }
  /// Goes to an edge.
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  /// Goes to a point.
  public mutating func scrollTo(point: CGPoint) {
    self = ScrollPosition(edge: .top)
    _edge = nil
    _point = point
  }
  /// The edge it was sent to.
  public var edge: Edge? { _edge }
  /// The point it was sent to.
  public var point: CGPoint? { _point }
  /// The view it stands at.
  public func viewID<T>(type: T.Type) -> T? where T: Hashable { _id?.base as? T }
}

/// What is known of a scroll view's content and place.
///
/// **Source** — documented: Apple, `ScrollGeometry`.
@available(iOS 18.0, macOS 15.0, *)
public struct ScrollGeometry: Equatable {
  /// How far the content was moved.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The margins of the content.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize
  /// What is seen of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// What a scroll view is doing.
///
/// **Source** — documented: Apple, `ScrollPhase`.
@available(iOS 18.0, macOS 15.0, *)
public enum ScrollPhase: Hashable {
  /// Nothing.
  case idle
  /// It is touched.
  case tracking
  /// It follows the finger.
  case interacting
  /// It comes to rest.
  case decelerating
  /// It goes where it was sent.
  case animating
  /// True when it moves.
  public var isScrolling: Bool { self != .idle }
}
