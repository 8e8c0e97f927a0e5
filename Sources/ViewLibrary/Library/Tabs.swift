/// One tab, or several, of a `TabView`.
///
/// **Source** — documented: Apple, `TabContent`.
@available(iOS 18.0, macOS 15.0, *)
public protocol TabContent<TabValue> {
  /// The type of the values by which tabs are chosen.
  associatedtype TabValue: Hashable
  /// The type of what it is made of.
  associatedtype Body: TabContent
  /// What it is made of.
  var body: Body { get }
}

/// Tabs the engine knows without asking for a body.
///
/// **Source** — inferred: a device of this library.
@available(iOS 18.0, macOS 15.0, *)
public protocol _PrimitiveTabContent: TabContent where Body == Never {
  /// The content of the tabs, each tagged with its value.
  var _tabs: any View { get }
}

@available(iOS 18.0, macOS 15.0, *)
extension _PrimitiveTabContent {
  /// Never asked for.
  public var body: Never { native() }
}

@available(iOS 18.0, macOS 15.0, *)
extension TabContent {
  var _tabsView: any View { (self as? any _PrimitiveTabContent)?._tabs ?? body._tabsView }
}

@available(iOS 18.0, macOS 15.0, *)
extension Never: TabContent {
  /// No values.
  public typealias TabValue = Never
}

/// Makes tabs of the statements of a closure.
///
/// **Source** — documented: Apple, `TabContentBuilder`.
@available(iOS 18.0, macOS 15.0, *)
@resultBuilder
public struct TabContentBuilder<TabValue> where TabValue: Hashable {
  /// The views of some tabs.
  ///
  /// **Source** — documented: Apple, `TabContentBuilder.Content`.
  public struct Content<C>: _PrimitiveView where C: TabContent {
    var content: C
    /// The tabs.
    public var _primitive: _Primitive { .group(content._tabsView) }
  }

  /// A statement that is an expression is a tab.
  public static func buildExpression<C>(_ content: C) -> C
  where C: TabContent, C.TabValue == TabValue {
    content
  }
  /// One tab stays what it is.
  public static func buildBlock<C>(_ content: C) -> C where C: TabContent, C.TabValue == TabValue {
    content
  }
  /// Two tabs.
  public static func buildBlock<C0, C1>(
    _ c0: C0,
    _ c1: C1
  ) -> TupleTabContent<TabValue, (C0, C1)>
  where
    C0: TabContent, C0.TabValue == TabValue,
    C1: TabContent, C1.TabValue == TabValue
  {
    TupleTabContent(
      _value: (c0, c1),
      _views: [
        AnyView(c0._tabsView),
        AnyView(c1._tabsView),
      ]
    )
  }
  /// Three tabs.
  public static func buildBlock<C0, C1, C2>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2
  ) -> TupleTabContent<TabValue, (C0, C1, C2)>
  where
    C0: TabContent, C0.TabValue == TabValue,
    C1: TabContent, C1.TabValue == TabValue,
    C2: TabContent, C2.TabValue == TabValue
  {
    TupleTabContent(
      _value: (c0, c1, c2),
      _views: [
        AnyView(c0._tabsView),
        AnyView(c1._tabsView),
        AnyView(c2._tabsView),
      ]
    )
  }
  /// Four tabs.
  public static func buildBlock<C0, C1, C2, C3>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2,
    _ c3: C3
  ) -> TupleTabContent<TabValue, (C0, C1, C2, C3)>
  where
    C0: TabContent, C0.TabValue == TabValue,
    C1: TabContent, C1.TabValue == TabValue,
    C2: TabContent, C2.TabValue == TabValue,
    C3: TabContent, C3.TabValue == TabValue
  {
    TupleTabContent(
      _value: (c0, c1, c2, c3),
      _views: [
        AnyView(c0._tabsView),
        AnyView(c1._tabsView),
        AnyView(c2._tabsView),
        AnyView(c3._tabsView),
      ]
    )
  }
  /// Five tabs.
  public static func buildBlock<C0, C1, C2, C3, C4>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2,
    _ c3: C3,
    _ c4: C4
  ) -> TupleTabContent<TabValue, (C0, C1, C2, C3, C4)>
  where
    C0: TabContent, C0.TabValue == TabValue,
    C1: TabContent, C1.TabValue == TabValue,
    C2: TabContent, C2.TabValue == TabValue,
    C3: TabContent, C3.TabValue == TabValue,
    C4: TabContent, C4.TabValue == TabValue
  {
    TupleTabContent(
      _value: (c0, c1, c2, c3, c4),
      _views: [
        AnyView(c0._tabsView),
        AnyView(c1._tabsView),
        AnyView(c2._tabsView),
        AnyView(c3._tabsView),
        AnyView(c4._tabsView),
      ]
    )
  }
  /// Six tabs.
  public static func buildBlock<C0, C1, C2, C3, C4, C5>(
    _ c0: C0,
    _ c1: C1,
    _ c2: C2,
    _ c3: C3,
    _ c4: C4,
    _ c5: C5
  ) -> TupleTabContent<TabValue, (C0, C1, C2, C3, C4, C5)>
  where
    C0: TabContent, C0.TabValue == TabValue,
    C1: TabContent, C1.TabValue == TabValue,
    C2: TabContent, C2.TabValue == TabValue,
    C3: TabContent, C3.TabValue == TabValue,
    C4: TabContent, C4.TabValue == TabValue,
    C5: TabContent, C5.TabValue == TabValue
  {
    TupleTabContent(
      _value: (c0, c1, c2, c3, c4, c5),
      _views: [
        AnyView(c0._tabsView),
        AnyView(c1._tabsView),
        AnyView(c2._tabsView),
        AnyView(c3._tabsView),
        AnyView(c4._tabsView),
        AnyView(c5._tabsView),
      ]
    )
  }
  /// A tab that may be absent.
  public static func buildIf<C>(_ content: C?) -> C?
  where C: TabContent, C.TabValue == TabValue {
    content
  }
}

/// Several tabs in a row.
///
/// **Source** — inferred: the name follows `TupleView`; it was not seen printed.
@available(iOS 18.0, macOS 15.0, *)
public struct TupleTabContent<TabValue, Content>: _PrimitiveTabContent where TabValue: Hashable {
  var _value: Content
  var _views: [AnyView]
  /// The tabs in a row.
  public var _tabs: any View { ForEach(_views.indices) { _views[$0] } }
}

@available(iOS 18.0, macOS 15.0, *)
extension Optional: TabContent where Wrapped: TabContent {
  /// The values of the tab.
  public typealias TabValue = Wrapped.TabValue
  /// Never asked for.
  public typealias Body = Never
}

@available(iOS 18.0, macOS 15.0, *)
extension Optional: _PrimitiveTabContent where Wrapped: TabContent {
  /// The tab, or nothing.
  public var _tabs: any View { self?._tabsView ?? EmptyView() }
}

/// What a tab is for.
///
/// **Source** — documented: Apple, `TabRole`.
@available(iOS 18.0, macOS 15.0, *)
public struct TabRole: Hashable {
  var _name: String
  /// Searching.
  public static var search: TabRole { TabRole(_name: "search") }
}

/// A title and a symbol of a tab.
///
/// **Source** — documented: Apple, `DefaultTabLabel`.
@available(iOS 18.0, macOS 15.0, *)
public struct DefaultTabLabel: View {
  var _label: Label<Text, Image>

  init(_ titleKey: LocalizedStringKey, _ systemImage: String) {
    _label = Label(titleKey, systemImage: systemImage)
  }

  init<S>(_title title: S, _ systemImage: String) where S: StringProtocol {
    _label = Label(title, systemImage: systemImage)
  }

  /// The label.
  public var body: some View { _label }
}

/// One tab: its label, its value and its content.
///
/// **Source** — documented: Apple, `Tab`; how it prints was not seen.
@available(iOS 18.0, macOS 15.0, *)
public struct Tab<Value, Content, Label> {
  var _value: AnyHashable?
  var _content: Content
  var _label: Label
  var _role: TabRole?

  init(_ value: AnyHashable?, _ label: Label, _ role: TabRole?, _ content: Content) {
    _value = value
    _label = label
    _role = role
    _content = content
  }
}

@available(iOS 18.0, macOS 15.0, *)
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the tab's value.
  public typealias TabValue = Value
  /// Never asked for.
  public typealias Body = Never
}

@available(iOS 18.0, macOS 15.0, *)
extension Tab: _PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  /// The content under the tab's value, with its label.
  public var _tabs: any View {
    let labeled = _content._tabLabeled(AnyView(_label))
    guard let _value else { return labeled }
    return labeled._private("tag", .trait("TagValueTraitKey", _value))
  }
}

@available(iOS 18.0, macOS 15.0, *)
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A tab with a title, a symbol and a value.
  ///
  /// **Source** — documented: Apple, `Tab/init(_:systemImage:value:content:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(AnyHashable(value), DefaultTabLabel(titleKey, systemImage), nil, content())
  }

  /// A tab with a title, a symbol and a value.
  ///
  /// **Source** — documented: Apple, `Tab/init(_:systemImage:value:content:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(AnyHashable(value), DefaultTabLabel(_title: title, systemImage), nil, content())
  }

  /// A tab with a title, a symbol, a value and a role.
  ///
  /// **Source** — documented: Apple, `Tab/init(_:systemImage:value:role:content:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(AnyHashable(value), DefaultTabLabel(titleKey, systemImage), role, content())
  }
}

@available(iOS 18.0, macOS 15.0, *)
extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A tab with a title and a symbol.
  ///
  /// **Source** — documented: Apple, `Tab/init(_:systemImage:content:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, DefaultTabLabel(titleKey, systemImage), nil, content())
  }

  /// A tab with a title and a symbol.
  ///
  /// **Source** — documented: Apple, `Tab/init(_:systemImage:content:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(nil, DefaultTabLabel(_title: title, systemImage), nil, content())
  }

  /// A tab with a title, a symbol and a role.
  ///
  /// **Source** — documented: Apple, `Tab/init(_:systemImage:role:content:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, DefaultTabLabel(titleKey, systemImage), role, content())
  }
}

@available(iOS 18.0, macOS 15.0, *)
extension Tab where Value: Hashable, Content: View, Label: View {
  /// A tab with a value and a label of one's own.
  ///
  /// **Source** — documented: Apple, `Tab/init(value:content:label:)`.
  public init(
    value: Value,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(AnyHashable(value), label(), nil, content())
  }
}

@available(iOS 18.0, macOS 15.0, *)
extension Tab where Value == Never, Content: View, Label: View {
  /// A tab with a label of one's own.
  ///
  /// **Source** — documented: Apple, `Tab/init(content:label:)`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, label(), nil, content())
  }
}

@available(iOS 18.0, macOS 15.0, *)
extension TabView {
  /// Makes tabs, one of which a binding chooses.
  ///
  /// **Source** — documented: Apple, `TabView/init(selection:content:)` for tabs.
  public init<C>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
    _selection = _Choice(_value: selection)
    _content = TabContentBuilder<SelectionValue>.Content(content: content())
  }

  /// Makes tabs that keep their own selection.
  ///
  /// **Source** — documented: Apple, `TabView/init(content:)` for tabs.
  public init<C>(@TabContentBuilder<Never> content: () -> C)
  where
    SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent
  {
    _selection = nil
    _content = TabContentBuilder<Never>.Content(content: content())
  }
}

@available(iOS 18.0, macOS 15.0, *)
extension Tab where Value: Hashable, Content: View, Label: View {
  /// A tab with a value, a role and a label of one's own.
  ///
  /// **Source** — documented: Apple, `Tab/init(value:role:content:label:)`.
  public init(
    value: Value,
    role: TabRole?,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(AnyHashable(value), label(), role, content())
  }
}

@available(iOS 18.0, macOS 15.0, *)
extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// A tab with a value and a role, whose title the system chooses.
  ///
  /// **Source** — documented: Apple, `Tab/init(value:role:content:)`.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(
      AnyHashable(value),
      DefaultTabLabel("Search", "magnifyingglass"),
      role,
      content()
    )
  }
}

@available(iOS 18.0, macOS 15.0, *)
extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// A tab with a role, whose title the system chooses.
  ///
  /// **Source** — documented: Apple, `Tab/init(role:content:)`.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(nil, DefaultTabLabel("Search", "magnifyingglass"), role, content())
  }
}
