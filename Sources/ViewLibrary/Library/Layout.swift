/// A way of one's own to arrange views.
///
/// The parent asks for a size with several proposals, and then places the views once.
///
/// **Source** — documented: Apple, `Layout`.
@available(iOS 16.0, macOS 13.0, *)
public protocol Layout: Animatable {
  /// What is kept from one question to the next.
  associatedtype Cache = Void
  /// What the layout says about itself.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what is kept.
  func makeCache(subviews: Subviews) -> Cache
  /// Renews what is kept when the views differ.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Answers a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize
  /// Places the views.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
  /// The spacing the whole wants.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// A horizontal guide of the whole.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// A vertical guide of the whole.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// The views to be arranged.
  typealias Subviews = LayoutSubviews
}

@available(iOS 16.0, macOS 13.0, *)
extension Layout {
  /// Nothing in particular.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes it anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  /// That of all views together.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
  /// None: the views' own guides count.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// None: the views' own guides count.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
  /// Arranges the views of a builder.
  ///
  ///     MyLayout() { Text("a") }     Tree<_LayoutRoot<MyLayout>, Text>
  ///
  /// **Source** — documented: Apple, `Layout/callAsFunction(_:)`.
  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
    _VariadicView.Tree(_LayoutRoot(self)) { content() }
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// A home for views whose number is not fixed.
///
/// **Source** — documented: Apple, `_VariadicView`.
public enum _VariadicView {
  /// A root that arranges content.
  public struct Tree<Root, Content> {
    /// What arranges.
    public var root: Root
    /// What is arranged.
    public var content: Content
    /// Puts content under a root.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
    /// Puts the views of a builder under a root.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

extension _VariadicView.Tree: View where Root: _LayoutRootProtocol, Content: View {
  /// Never asked for.
  public typealias Body = Never
}

extension _VariadicView.Tree: _PrimitiveView where Root: _LayoutRootProtocol, Content: View {
  /// The content under the root's layout.
  public var _primitive: _Primitive { root._primitive(content: content) }
}

/// A root that arranges views.
///
/// **Source** — inferred: a device of this library.
public protocol _LayoutRootProtocol {
  /// The content under this root.
  func _primitive(content: any View) -> _Primitive
}

/// A layout as the root of its views.
///
/// **Source** — documented: Apple, `_LayoutRoot`.
@available(iOS 16.0, macOS 13.0, *)
public struct _LayoutRoot<L>: _LayoutRootProtocol where L: Layout {
  var layout: L
  /// Makes a root of a layout.
  public init(_ layout: L) { self.layout = layout }
  /// The content under the layout.
  public func _primitive(content: any View) -> _Primitive {
    guard let kind = (layout as? any _EngineLayout)?._kind else {
      return .customLayout(_innermost(layout), content: content)
    }
    return .layout(kind, content: content)
  }
}

/// The layout that an `AnyLayout` hides, however many hide each other.
@available(iOS 16.0, macOS 13.0, *)
func _innermost(_ layout: any Layout) -> any Layout {
  guard let hidden = layout as? AnyLayout else { return layout }
  return _innermost(hidden._layout)
}

/// A layout the engine knows.
///
/// **Source** — inferred: a device of this library.
public protocol _EngineLayout {
  /// Which of the engine's layouts it is; nil when it is written in Swift.
  var _kind: _LayoutKind? { get }
}

/// What a layout says about itself.
///
/// **Source** — documented: Apple, `LayoutProperties`.
@available(iOS 16.0, macOS 13.0, *)
public struct LayoutProperties {
  /// The axis of spacers inside; nil is both.
  public var stackOrientation: Axis?
  /// Nothing in particular.
  public init() {}
}

/// A value that a view hands to the layout around it.
///
/// **Source** — documented: Apple, `LayoutValueKey`.
@available(iOS 16.0, macOS 13.0, *)
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that says nothing.
  static var defaultValue: Value { get }
}

/// The spacing a view wants on its edges.
///
/// **Source** — documented: Apple, `ViewSpacing`.
@available(iOS 16.0, macOS 13.0, *)
public struct ViewSpacing {
  /// The number under which the engine keeps the distances; 0 is the usual spacing, 1 is none.
  public var _number: Int = 0
  /// The usual spacing.
  public init() {}
  /// No spacing.
  public static var zero: ViewSpacing {
    var spacing = ViewSpacing()
    spacing._number = 1
    return spacing
  }
  /// Takes the larger of both on some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    _number = _engineUnion(_number, other._number, edges)
  }
  /// The larger of both on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }
  /// The distance to the next view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    _engineDistance(_number, next._number, axis == .horizontal)
  }
}

/// Asks the engine for the distance of two views.
public func _engineDistance(_ first: Int, _ next: Int, _ isHorizontal: Bool) -> CGFloat {
  native()
}

/// Asks the engine for the larger of two spacings on some edges.
public func _engineUnion(_ first: Int, _ second: Int, _ edges: Edge.Set) -> Int { native() }
