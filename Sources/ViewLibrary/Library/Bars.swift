/// The title of a screen.
///
/// **Source** — observed: printed types of several authors.
public struct NavigationTitleKey: PreferenceKey {
  /// None.
  public static var defaultValue: Text? { nil }
  /// The first.
  public static func reduce(value: inout Text?, nextValue: () -> Text?) {
    value = value ?? nextValue()
  }
}

/// Changes a value on its way up, in the transaction of its change.
///
/// **Source** — observed: printed types of several authors.
public struct TransactionalPreferenceTransformModifier<Key>: _PrimitiveModifier
where Key: PreferenceKey {
  var transform: (inout Key.Value) -> Void
  /// The changed value.
  public var _effect: _Effect {
    .preference(
      ObjectIdentifier(Key.self),
      { former in
        var total = (former as? Key.Value) ?? Key.defaultValue
        transform(&total)
        return total
      }
    )
  }
}

/// Whether the bar of a screen is hidden.
///
/// **Source** — observed: a table of type names of ViewInspector.
public struct NavigationBarHiddenKey: PreferenceKey {
  /// As usual.
  public static var defaultValue: Bool? { nil }
  /// The first.
  public static func reduce(value: inout Bool?, nextValue: () -> Bool?) {
    value = value ?? nextValue()
  }
}

/// Whether the way back is hidden.
///
/// **Source** — observed: a table of type names of ViewInspector.
public struct NavigationBarBackButtonHiddenKey: PreferenceKey {
  /// As usual.
  public static var defaultValue: Bool? { nil }
  /// The first.
  public static func reduce(value: inout Bool?, nextValue: () -> Bool?) {
    value = value ?? nextValue()
  }
}

/// The items of bars.
///
/// **Source** — observed: printed types of several authors.
public struct ToolbarKey: PreferenceKey {
  /// None.
  public static var defaultValue: [AnyView] { [] }
  /// One after another.
  public static func reduce(value: inout [AnyView], nextValue: () -> [AnyView]) {
    value += nextValue()
  }
}

/// Where an item of a bar stands.
///
/// **Source** — documented: Apple, `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Hashable {
  var _name: String
  /// As usual.
  public static let automatic = ToolbarItemPlacement(_name: "automatic")
  /// In the middle.
  public static let principal = ToolbarItemPlacement(_name: "principal")
  /// At the start of the top bar.
  public static let topBarLeading = ToolbarItemPlacement(_name: "topBarLeading")
  /// At the end of the top bar.
  public static let topBarTrailing = ToolbarItemPlacement(_name: "topBarTrailing")
  /// At the start of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(_name: "navigationBarLeading")
  /// At the end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(_name: "navigationBarTrailing")
  /// In the bottom bar.
  public static let bottomBar = ToolbarItemPlacement(_name: "bottomBar")
  /// What one does first.
  public static let primaryAction = ToolbarItemPlacement(_name: "primaryAction")
  /// What one does second.
  public static let secondaryAction = ToolbarItemPlacement(_name: "secondaryAction")
  /// What confirms.
  public static let confirmationAction = ToolbarItemPlacement(_name: "confirmationAction")
  /// What cancels.
  public static let cancellationAction = ToolbarItemPlacement(_name: "cancellationAction")
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(_name: "keyboard")
}

/// Something that stands in a bar.
///
/// **Source** — documented: Apple, `ToolbarContent`.
public protocol ToolbarContent {
  /// The type of what it is made of.
  associatedtype Body: ToolbarContent
  /// What it is made of.
  @ToolbarContentBuilder var body: Body { get }
}

/// Bar content the engine knows without asking for a body.
///
/// **Source** — inferred: a device of this library.
public protocol _PrimitiveToolbarContent: ToolbarContent where Body == Never {
  /// The views of the bar.
  var _view: any View { get }
}

extension _PrimitiveToolbarContent {
  /// Never asked for.
  public var body: Never { native() }
}

extension ToolbarContent {
  var _barView: any View {
    (self as? any _PrimitiveToolbarContent)?._view ?? body._barView
  }
}

extension Never: ToolbarContent {}

/// One item of a bar.
///
/// **Source** — documented: Apple, `ToolbarItem`.
public struct ToolbarItem<ID, Content>: _PrimitiveToolbarContent where Content: View {
  var _placement: ToolbarItemPlacement
  var _content: Content
  /// The item.
  public var _view: any View { _content._inBar(_placement) }
}

extension ToolbarItem where ID == () {
  /// Makes an item.
  ///
  /// **Source** — documented: Apple, `ToolbarItem/init(placement:content:)`.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.init(_placement: placement, _content: content())
  }
}

/// Several items of a bar.
///
/// **Source** — documented: Apple, `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content>: _PrimitiveToolbarContent where Content: View {
  var _placement: ToolbarItemPlacement
  var _content: Content
  /// Makes items.
  ///
  /// **Source** — documented: Apple, `ToolbarItemGroup/init(placement:content:)`.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    _placement = placement
    _content = content()
  }
  /// The items.
  public var _view: any View { _content._inBar(_placement) }
}

extension View {
  /// Says where in the bars this view stands; of labels in bars only the icons are shown.
  func _inBar(_ placement: ToolbarItemPlacement) -> some View {
    labelStyle(.iconOnly)
      ._private("toolbarItem", .trait("ToolbarItemPlacement", placement._name))
  }
}

/// Space between items of a bar.
///
/// **Source** — documented: Apple, `ToolbarSpacer`.
@available(iOS 26.0, macOS 26.0, *)
public struct ToolbarSpacer: _PrimitiveToolbarContent {
  var _sizing: SpacerSizing
  var _placement: ToolbarItemPlacement
  /// Makes space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    _sizing = sizing
    _placement = placement
  }
  /// Space.
  public var _view: any View { Spacer() }
}

/// Whether space in a bar grows.
///
/// **Source** — documented: Apple, `SpacerSizing`.
@available(iOS 26.0, macOS 26.0, *)
public struct SpacerSizing: Hashable {
  var _name: String
  /// As much as is left.
  public static let flexible = SpacerSizing(_name: "flexible")
  /// As much as the system keeps between groups.
  public static let fixed = SpacerSizing(_name: "fixed")
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: _PrimitiveToolbarContent where Wrapped: ToolbarContent {
  /// The item, or nothing.
  public var _view: any View { self?._barView ?? EmptyView() }
}

extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

extension _ConditionalContent: _PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  /// The item of the chosen branch.
  public var _view: any View {
    switch _storage {
    case .trueContent(let content): return content._barView
    case .falseContent(let content): return content._barView
    }
  }
}

/// Several items of bars in a row.
///
/// **Source** — observed: the name appears in decompiled applications.
public struct TupleToolbarContent<T>: _PrimitiveToolbarContent {
  var _value: T
  var _views: [AnyView]
  /// The items in a row.
  public var _view: any View { ForEach(_views.indices) { _views[$0] } }
}

/// Makes the content of bars of the statements of a closure.
///
/// **Source** — documented: Apple, `ToolbarContentBuilder`.
@resultBuilder
public struct ToolbarContentBuilder {
  /// A statement that is an expression is an item.
  public static func buildExpression<Content>(
    _ content: Content
  ) -> Content where Content: ToolbarContent {
    content
  }
  /// One item stays what it is.
  public static func buildBlock<Content>(
    _ content: Content
  ) -> some ToolbarContent where Content: ToolbarContent {
    content
  }
  /// Two items.
  public static func buildBlock<C0, C1>(
    _ c0: C0,
    _ c1: C1
  ) -> some ToolbarContent where C0: ToolbarContent, C1: ToolbarContent {
    TupleToolbarContent(_value: (c0, c1), _views: [AnyView(c0._barView), AnyView(c1._barView)])
  }
  /// Three items.
  public static func buildBlock<C0, C1, C2>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2
  ) -> some ToolbarContent where C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent {
    TupleToolbarContent(
      _value: (c0, c1, c2),
      _views: [AnyView(c0._barView), AnyView(c1._barView), AnyView(c2._barView)]
    )
  }
  /// Four items.
  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2,
    _ c3: C3
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent
  {
    TupleToolbarContent(
      _value: (c0, c1, c2, c3),
      _views: [
        AnyView(c0._barView),
        AnyView(c1._barView),
        AnyView(c2._barView),
        AnyView(c3._barView),
      ]
    )
  }
  /// Five items.
  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2,
    _ c3: C3,
    _ c4: C4
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent
  {
    TupleToolbarContent(
      _value: (c0, c1, c2, c3, c4),
      _views: [
        AnyView(c0._barView),
        AnyView(c1._barView),
        AnyView(c2._barView),
        AnyView(c3._barView),
        AnyView(c4._barView),
      ]
    )
  }
  /// Six items.
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2,
    _ c3: C3,
    _ c4: C4,
    _ c5: C5
  ) -> some ToolbarContent
  where
    C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent,
    C4: ToolbarContent, C5: ToolbarContent
  {
    TupleToolbarContent(
      _value: (c0, c1, c2, c3, c4, c5),
      _views: [
        AnyView(c0._barView),
        AnyView(c1._barView),
        AnyView(c2._barView),
        AnyView(c3._barView),
        AnyView(c4._barView),
        AnyView(c5._barView),
      ]
    )
  }
  /// `if` without `else`.
  public static func buildIf<Content>(
    _ content: Content?
  ) -> Content? where Content: ToolbarContent {
    content
  }
  /// The first of two branches.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(_storage: .trueContent(first))
  }
  /// The second of two branches.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(_storage: .falseContent(second))
  }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Sets the title of the screen.
  ///
  /// **Source** — observed: printed types of several authors.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen.
  ///
  /// **Source** — observed: printed types of several authors.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(
      TransactionalPreferenceTransformModifier<NavigationTitleKey>(transform: { $0 = title })
    )
  }

  /// Sets the title of the screen.
  ///
  /// **Source** — observed: printed types of several authors.
  @_disfavoredOverload
  public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
    navigationTitle(Text(title))
  }

  /// Sets a title of the screen that its reader can change; here the title is shown.
  ///
  /// **Source** — documented: Apple, `navigationTitle(_:)` for a binding; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func navigationTitle(_ title: Binding<String>) -> some View {
    _titled(Text(title.wrappedValue))
  }

  /// Hides the bar of the screen.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(_PreferenceWritingModifier<NavigationBarHiddenKey>(value: hidden))
  }

  /// Hides the way back.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(_PreferenceWritingModifier<NavigationBarBackButtonHiddenKey>(value: hidesBackButton))
  }

  /// Puts views into the bars.
  ///
  /// **Source** — observed: printed types of several authors.
  public func toolbar<Content>(
    @ViewBuilder content: () -> Content
  ) -> some View where Content: View {
    _toolbar(AnyView(content()._inBar(.automatic)))
  }

  /// Puts items into the bars.
  ///
  /// **Source** — observed: printed types of several authors.
  public func toolbar<Content>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View where Content: ToolbarContent {
    _toolbar(AnyView(content()._barView))
  }

  func _toolbar(_ view: AnyView) -> some View {
    var items = _PreferenceTransformModifier<ToolbarKey>(transform: { $0.append(view) })
    items._bar = view
    return modifier(items)
  }
}

/// The keys under which views below a bar say what it shows; the engine calls it.
func _engineBarKeys() -> [ObjectIdentifier] {
  [
    ObjectIdentifier(NavigationTitleKey.self),
    ObjectIdentifier(NavigationBarHiddenKey.self),
    ObjectIdentifier(NavigationBarBackButtonHiddenKey.self),
  ]
}
