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
    (_engineLayoutValue(_number, "\(_LayoutTrait<K>.self)") as? K.Value) ?? K.defaultValue
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
  public var spacing: ViewSpacing {
    var spacing = ViewSpacing()
    spacing._number = _engineSpacing(_number)
    return spacing
  }
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
public func _engineLayoutValue(_ view: Int, _ trait: String) -> Any? { native() }

/// Asks the engine for a view's priority.
public func _enginePriority(_ view: Int) -> Double { native() }

/// Asks the engine for a view's size.
public func _engineSize(_ view: Int, _ proposal: ProposedViewSize) -> CGSize { native() }

/// Asks the engine for a view's size and guides.
public func _engineDimensions(_ view: Int, _ proposal: ProposedViewSize) -> ViewDimensions {
  native()
}

/// Asks the engine for the number of a view's spacing.
public func _engineSpacing(_ view: Int) -> Int { native() }

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

@available(iOS 16.0, macOS 13.0, *)
func _updateAny<L>(_ layout: L, _ cache: inout Any, _ subviews: LayoutSubviews) where L: Layout {
  guard var typed = cache as? L.Cache else { return }
  layout.updateCache(&typed, subviews: subviews)
  cache = typed
}

@available(iOS 16.0, macOS 13.0, *)
func _spacingAny<L>(_ layout: L, _ cache: inout Any, _ subviews: LayoutSubviews) -> ViewSpacing
where L: Layout {
  guard var typed = cache as? L.Cache else { return ViewSpacing() }
  let spacing = layout.spacing(subviews: subviews, cache: &typed)
  cache = typed
  return spacing
}

@available(iOS 16.0, macOS 13.0, *)
func _guideAny<L>(
  _ layout: L,
  _ key: AlignmentKey,
  _ bounds: CGRect,
  _ proposal: ProposedViewSize,
  _ subviews: LayoutSubviews,
  _ cache: inout Any
) -> CGFloat? where L: Layout {
  guard var typed = cache as? L.Cache else { return nil }
  let guide: CGFloat?
  if key.isHorizontal {
    guide = layout.explicitAlignment(
      of: HorizontalAlignment(_key: key),
      in: bounds,
      proposal: proposal,
      subviews: subviews,
      cache: &typed
    )
  } else {
    guide = layout.explicitAlignment(
      of: VerticalAlignment(_key: key),
      in: bounds,
      proposal: proposal,
      subviews: subviews,
      cache: &typed
    )
  }
  cache = typed
  return guide
}

@available(iOS 16.0, macOS 13.0, *)
func _propertiesAny<L>(_ layout: L) -> LayoutProperties where L: Layout { L.layoutProperties }

/// A layout at work: its views, what it keeps, and its last answer; the engine holds it.
@available(iOS 16.0, macOS 13.0, *)
struct _LayoutRun {
  var layout: any Layout
  var views: LayoutSubviews
  var cache: Any
  var size: CGSize = CGSize.zero
  var guide: CGFloat?
  var spacing: Int = 0
}

/// Sets a layout to work on as many views as the engine has numbered; the engine calls it.
@available(iOS 16.0, macOS 13.0, *)
func _engineBeginLayout(
  _ layout: any Layout,
  _ count: Int,
  _ isMirrored: Bool,
  _ former: _LayoutRun?
) -> _LayoutRun {
  let views = LayoutSubviews(
    _views: (0..<count).map { LayoutSubview(_number: $0) },
    layoutDirection: isMirrored ? .rightToLeft : .leftToRight
  )
  guard let former else {
    return _LayoutRun(layout: layout, views: views, cache: _makeAny(layout, views))
  }
  var cache = former.cache
  _updateAny(layout, &cache, views)
  return _LayoutRun(layout: layout, views: views, cache: cache)
}

/// Asks a layout for its size; the engine calls it.
@available(iOS 16.0, macOS 13.0, *)
func _engineAskLayout(_ run: _LayoutRun, _ width: CGFloat?, _ height: CGFloat?) -> _LayoutRun {
  var run = run
  let proposal = ProposedViewSize(width: width, height: height)
  var cache = run.cache
  run.size = _sizeAny(run.layout, proposal, run.views, &cache)
  run.cache = cache
  return run
}

/// Lets a layout place its views; the engine calls it.
@available(iOS 16.0, macOS 13.0, *)
func _engineRunLayout(
  _ run: _LayoutRun,
  _ bounds: CGRect,
  _ width: CGFloat?,
  _ height: CGFloat?
) -> _LayoutRun {
  var run = run
  let proposal = ProposedViewSize(width: width, height: height)
  var cache = run.cache
  _placeAny(run.layout, bounds, proposal, run.views, &cache)
  run.cache = cache
  return run
}

/// Asks a layout for a guide; the engine calls it.
@available(iOS 16.0, macOS 13.0, *)
func _engineAskGuide(
  _ run: _LayoutRun,
  _ key: AlignmentKey,
  _ bounds: CGRect,
  _ width: CGFloat?,
  _ height: CGFloat?
) -> _LayoutRun {
  var run = run
  let proposal = ProposedViewSize(width: width, height: height)
  var cache = run.cache
  run.guide = _guideAny(run.layout, key, bounds, proposal, run.views, &cache)
  run.cache = cache
  return run
}

/// Asks a layout for its spacing; the engine calls it.
@available(iOS 16.0, macOS 13.0, *)
func _engineAskSpacing(_ run: _LayoutRun) -> _LayoutRun {
  var run = run
  var cache = run.cache
  run.spacing = _spacingAny(run.layout, &cache, run.views)._number
  run.cache = cache
  return run
}

/// The axis of spacers in a layout: 0 across, 1 down; the engine calls it.
@available(iOS 16.0, macOS 13.0, *)
func _engineOrientation(_ layout: any Layout) -> Int? {
  _propertiesAny(layout).stackOrientation.map { $0 == .horizontal ? 0 : 1 }
}

/// Makes a size; the engine calls it.
func _engineMadeSize(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Makes a rectangle; the engine calls it.
func _engineMadeRect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
