/// Tabs under a header in a sidebar; in a bar of tabs they stand in a row with the others.
///
/// **Source** — documented: Apple, `TabSection`; how it prints was not seen.
@available(iOS 18.0, macOS 15.0, *)
public struct TabSection<Header, Content, Footer, SelectionValue> {
  var _header: Header
  var _content: Content
  var _footer: Footer
}

@available(iOS 18.0, macOS 15.0, *)
extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable {
  /// The type of the values by which tabs are chosen.
  public typealias TabValue = SelectionValue
  /// Never asked for.
  public typealias Body = Never
}

@available(iOS 18.0, macOS 15.0, *)
extension TabSection: _PrimitiveTabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable {
  /// The tabs; a header shows only in a sidebar, and there is none here.
  public var _tabs: any View { _content._tabsView }
}

@available(iOS 18.0, macOS 15.0, *)
extension TabSection
where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable {
  /// Puts tabs under a header of one's own.
  ///
  /// **Source** — documented: Apple, `TabSection/init(content:header:)`.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) where Content.TabValue == SelectionValue {
    self.init(_header: header(), _content: content(), _footer: EmptyView())
  }
}

@available(iOS 18.0, macOS 15.0, *)
extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable {
  /// Puts tabs under a title.
  ///
  /// **Source** — documented: Apple, `TabSection/init(_:content:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Content.TabValue == SelectionValue {
    self.init(_header: Text(titleKey), _content: content(), _footer: EmptyView())
  }

  /// Puts tabs under a title.
  ///
  /// **Source** — documented: Apple, `TabSection/init(_:content:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
  where S: StringProtocol, Content.TabValue == SelectionValue {
    self.init(_header: Text(title), _content: content(), _footer: EmptyView())
  }
}
