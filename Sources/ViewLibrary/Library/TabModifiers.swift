extension View {
  func _tabLabeled(_ label: AnyView) -> _PrivateView<Self, _PrivateModifier> {
    _private("tabItem", .chrome("tabItem", label.labelStyle(_TabLabelStyle()).font(.caption2)))
  }

  /// Sets the label of the tab that shows this view.
  ///
  /// **Source** — documented: Apple, `tabItem(_:)`; its type is private.
  public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    _tabLabeled(AnyView(label()))
  }

  /// Says when the bar of tabs becomes small.
  ///
  /// **Source** — documented: Apple, `tabBarMinimizeBehavior(_:)`; its type is private.
  @available(iOS 26.0, macOS 26.0, *)
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    _private("tabBarMinimizeBehavior")
  }

  /// Puts a view above the bar of tabs.
  ///
  /// **Source** — documented: Apple, `tabViewBottomAccessory(content:)`; its type is private.
  @available(iOS 26.0, *)
  public func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    _private(
      "tabViewBottomAccessory",
      .accessibility(["tabViewBottomAccessory": AnyView(content())])
    )
  }
}

/// The label of a tab: the icon above the title.
///
/// **Source** — observed: the tab bar of a phone held upright.
public struct _TabLabelStyle: LabelStyle {
  /// Icon and title under each other.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.icon.font(.body)
      configuration.title
    }
  }
}

/// When the bar of tabs becomes small.
///
/// **Source** — documented: Apple, `TabBarMinimizeBehavior`.
@available(iOS 26.0, macOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable {
  var _name: String
  /// As usual.
  public static let automatic = TabBarMinimizeBehavior(_name: "automatic")
  /// While one scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(_name: "onScrollDown")
  /// While one scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(_name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(_name: "never")
}
