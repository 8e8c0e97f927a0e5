/// Tabs with a change.
///
/// **Source** — inferred: a device of this library; Apple's types are private.
@available(iOS 18.0, macOS 15.0, *)
public struct _ChangedTabs<Content>: _PrimitiveTabContent where Content: TabContent {
  /// The type of the values by which tabs are chosen.
  public typealias TabValue = Content.TabValue
  var content: Content
  var change: (any View) -> any View
  /// The changed tabs.
  public var _tabs: any View { change(content._tabsView) }
}

@available(iOS 18.0, macOS 15.0, *)
extension TabContent {
  func _changed(_ change: @escaping (any View) -> any View) -> _ChangedTabs<Self> {
    _ChangedTabs(content: self, change: change)
  }

  /// Puts a number on the tab; none for zero.
  ///
  /// **Source** — documented: Apple, `TabContent/badge(_:)`; its type is private.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    _changed { AnyView($0).badge(count) }
  }

  /// Puts a text on the tab.
  ///
  /// **Source** — documented: Apple, `TabContent/badge(_:)`; its type is private.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _changed { AnyView($0).badge(label) }
  }

  /// Puts a text on the tab.
  ///
  /// **Source** — documented: Apple, `TabContent/badge(_:)`; its type is private.
  @_disfavoredOverload
  public func badge<S>(_ label: S?) -> some TabContent<TabValue> where S: StringProtocol {
    _changed { AnyView($0).badge(label.map { Text($0) }) }
  }

  /// Hides the tab, or not.
  ///
  /// **Source** — documented: Apple, `TabContent/hidden(_:)`; its type is private.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _changed { view in
      if hidden { return EmptyView() }
      return view
    }
  }

  /// Names the tab for whoever arranges tabs, which nobody can here.
  ///
  /// **Source** — documented: Apple, `TabContent/customizationID(_:)`; its type is private.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { _changed { $0 } }

  /// Names the tab for tests.
  ///
  /// **Source** — documented: Apple, `TabContent/accessibilityIdentifier(_:isEnabled:)`; its type is
  /// private.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { _changed { AnyView($0).accessibilityIdentifier(identifier) } }
}
