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
      return .customLayout(layout, content: content)
    }
    return .layout(kind, content: content)
  }
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
  /// The distances by category and edge, as the engine keeps them.
  public var _table: [String: CGFloat] = [:]
  var _isZero: Bool = false
  /// The usual spacing.
  public init() {}
  /// No spacing.
  public static var zero: ViewSpacing {
    var spacing = ViewSpacing()
    spacing._isZero = true
    return spacing
  }
  /// Takes the larger of both on some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for (key, value) in other._table { _table[key] = max(_table[key] ?? value, value) }
  }
  /// The larger of both on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }
  /// The distance to the next view.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if _isZero && next._isZero { return 0 }
    return _engineDistance(self, next, axis)
  }
}

/// Asks the engine for the distance of two views.
@available(iOS 16.0, macOS 13.0, *)
public func _engineDistance(_ first: ViewSpacing, _ next: ViewSpacing, _ axis: Axis) -> CGFloat {
  native()
}

/// One of the views that a layout arranges.
///
/// **Source** — documented: Apple, `LayoutSubview`.
@available(iOS 16.0, macOS 13.0, *)
public struct LayoutSubview: Equatable {
  /// The number the engine knows it by.
  public var _number: Int
  /// Describes a view by its number.
  public init(_number: Int) { self._number = _number }
  /// The value the view hands up.
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey {
    (_engineLayoutValue(_number, ObjectIdentifier(key)) as? K.Value) ?? K.defaultValue
  }
  /// The view's priority; default 0.
  public var priority: Double { _enginePriority(_number) }
  /// Answers a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    _engineSize(_number, proposal)
  }
  /// The size for a proposal, with the view's guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    _engineDimensions(_number, proposal)
  }
  /// The spacing the view wants.
  public var spacing: ViewSpacing { _engineSpacing(_number) }
  /// Puts a point of the view at a place; the last call counts.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    _enginePlace(_number, position, anchor, proposal)
  }
}

/// Asks the engine for a value that a view hands up.
public func _engineLayoutValue(_ view: Int, _ key: ObjectIdentifier) -> Any? { native() }

/// Asks the engine for a view's priority.
public func _enginePriority(_ view: Int) -> Double { native() }

/// Asks the engine for a view's size.
public func _engineSize(_ view: Int, _ proposal: ProposedViewSize) -> CGSize { native() }

/// Asks the engine for a view's size and guides.
public func _engineDimensions(_ view: Int, _ proposal: ProposedViewSize) -> ViewDimensions {
  native()
}

/// Asks the engine for a view's spacing.
@available(iOS 16.0, macOS 13.0, *)
public func _engineSpacing(_ view: Int) -> ViewSpacing { native() }

/// Tells the engine where a view stands.
public func _enginePlace(
  _ view: Int,
  _ position: CGPoint,
  _ anchor: UnitPoint,
  _ proposal: ProposedViewSize
) { native() as Void }

/// The views that a layout arranges.
///
/// **Source** — documented: Apple, `LayoutSubviews`.
@available(iOS 16.0, macOS 13.0, *)
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// Any part of the views.
  public typealias SubSequence = LayoutSubviews
  /// The views in order.
  public var _views: [LayoutSubview]
  /// The reading direction.
  public var layoutDirection: LayoutDirection
  /// Collects views.
  public init(_views: [LayoutSubview], layoutDirection: LayoutDirection = .leftToRight) {
    self._views = _views
    self.layoutDirection = layoutDirection
  }
  /// 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { _views.count }
  /// The next place.
  public func index(after i: Int) -> Int { i + 1 }
  /// The place before.
  public func index(before i: Int) -> Int { i - 1 }
  /// One view.
  public subscript(index: Int) -> LayoutSubview { _views[index] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(_views: Array(_views[bounds]), layoutDirection: layoutDirection)
  }
}

/// A layout whose type is hidden; the views keep their identity when it differs.
///
/// **Source** — documented: Apple, `AnyLayout`.
@available(iOS 16.0, macOS 13.0, *)
public struct AnyLayout: Layout, _EngineLayout {
  var _layout: any Layout
  /// Hides the type of a layout.
  public init<L>(_ layout: L) where L: Layout { _layout = layout }
  /// What the hidden layout is.
  public var _kind: _LayoutKind? { (_layout as? any _EngineLayout)?._kind }
  /// What the hidden layout keeps.
  public struct Cache {
    var _cache: Any
  }
  /// Keeps what the hidden layout keeps.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(_cache: _makeAny(_layout, subviews))
  }
  /// Asks the hidden layout.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    _sizeAny(_layout, proposal, subviews, &cache._cache)
  }
  /// Lets the hidden layout place the views.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    _placeAny(_layout, bounds, proposal, subviews, &cache._cache)
  }
}

@available(iOS 16.0, macOS 13.0, *)
func _makeAny<L>(_ layout: L, _ subviews: LayoutSubviews) -> Any where L: Layout {
  layout.makeCache(subviews: subviews)
}

@available(iOS 16.0, macOS 13.0, *)
func _sizeAny<L>(
  _ layout: L,
  _ proposal: ProposedViewSize,
  _ subviews: LayoutSubviews,
  _ cache: inout Any
) -> CGSize where L: Layout {
  guard var typed = cache as? L.Cache else { return CGSize.zero }
  let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &typed)
  cache = typed
  return size
}

@available(iOS 16.0, macOS 13.0, *)
func _placeAny<L>(
  _ layout: L,
  _ bounds: CGRect,
  _ proposal: ProposedViewSize,
  _ subviews: LayoutSubviews,
  _ cache: inout Any
) where L: Layout {
  guard var typed = cache as? L.Cache else { return }
  layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &typed)
  cache = typed
}

/// Asks a layout for its size, with as many views as the engine has numbered; the engine calls it.
@available(iOS 16.0, macOS 13.0, *)
func _engineAskLayout(
  _ layout: any Layout,
  _ count: Int,
  _ width: CGFloat?,
  _ height: CGFloat?
) -> CGSize {
  let views = LayoutSubviews(_views: (0..<count).map { LayoutSubview(_number: $0) })
  var cache = _makeAny(layout, views)
  return _sizeAny(layout, ProposedViewSize(width: width, height: height), views, &cache)
}

/// Lets a layout place as many views as the engine has numbered; the engine calls it.
@available(iOS 16.0, macOS 13.0, *)
func _engineRunLayout(
  _ layout: any Layout,
  _ count: Int,
  _ bounds: CGRect,
  _ width: CGFloat?,
  _ height: CGFloat?
) {
  let views = LayoutSubviews(_views: (0..<count).map { LayoutSubview(_number: $0) })
  var cache = _makeAny(layout, views)
  // A layout may keep from measuring what it needs for placing.
  _ = _sizeAny(layout, ProposedViewSize(width: width, height: height), views, &cache)
  _placeAny(layout, bounds, ProposedViewSize(width: width, height: height), views, &cache)
}

/// Makes a size; the engine calls it.
func _engineMadeSize(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Makes a rectangle; the engine calls it.
func _engineMadeRect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
