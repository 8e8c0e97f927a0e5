/// Shows a title in the bar large or in the line.
///
/// **Source** — documented: Apple, `NavigationBarItem`.
public struct NavigationBarItem {
  /// How a title is shown.
  public enum TitleDisplayMode: Hashable {
    /// As the screen before.
    case automatic
    /// In the line of the bar.
    case inline
    /// Large, below the bar.
    case large

    var _name: String {
      switch self {
      case .automatic: "automatic"
      case .inline: "inline"
      case .large: "large"
      }
    }
  }
}

/// How the bar shows a title.
///
/// **Source** — documented: Apple, `ToolbarTitleDisplayMode`.
@available(iOS 17.0, macOS 14.0, *)
public struct ToolbarTitleDisplayMode {
  var _name: String
  /// As usual.
  public static var automatic: ToolbarTitleDisplayMode {
    ToolbarTitleDisplayMode(_name: "automatic")
  }
  /// Large.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(_name: "large") }
  /// In the line, large where there is room.
  public static var inlineLarge: ToolbarTitleDisplayMode {
    ToolbarTitleDisplayMode(_name: "inlineLarge")
  }
  /// In the line.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(_name: "inline") }
}

/// What a bar is for.
///
/// **Source** — documented: Apple, `ToolbarRole`.
@available(iOS 16.0, macOS 13.0, *)
public struct ToolbarRole {
  var _name: String
  /// As usual.
  public static var automatic: ToolbarRole { ToolbarRole(_name: "automatic") }
  /// For a list of screens.
  public static var navigationStack: ToolbarRole { ToolbarRole(_name: "navigationStack") }
  /// For browsing.
  public static var browser: ToolbarRole { ToolbarRole(_name: "browser") }
  /// For editing.
  public static var editor: ToolbarRole { ToolbarRole(_name: "editor") }
}

/// How a screen comes.
///
/// **Source** — documented: Apple, `NavigationTransition`.
@available(iOS 18.0, macOS 15.0, *)
public protocol NavigationTransition {}

/// As usual.
///
/// **Source** — documented: Apple, `AutomaticNavigationTransition`.
@available(iOS 18.0, macOS 15.0, *)
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Makes it.
  public init() {}
}

/// Out of another view.
///
/// **Source** — documented: Apple, `ZoomNavigationTransition`.
@available(iOS 18.0, macOS 15.0, *)
public struct ZoomNavigationTransition: NavigationTransition {
  var _id: AnyHashable
}

@available(iOS 18.0, macOS 15.0, *)
extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As usual.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

@available(iOS 18.0, macOS 15.0, *)
extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view with an id.
  public static func zoom(
    sourceID: some Hashable,
    in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(_id: AnyHashable(sourceID))
  }
}

extension View {
  /// Says how the bar shows the title.
  ///
  /// **Source** — documented: Apple, `navigationBarTitleDisplayMode(_:)`; its type is private.
  @available(iOS 14.0, *)
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    _private(
      "navigationBarTitleDisplayMode",
      .trait("NavigationTitleDisplayMode", displayMode._name)
    )
  }

  /// Sets the title of the screen, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `navigationBarTitle(_:)`; its type is private.
  public func navigationBarTitle(_ title: Text) -> some View { _titled(title) }

  /// Sets the title of the screen, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `navigationBarTitle(_:)`; its type is private.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    _titled(Text(titleKey))
  }

  /// Sets the title of the screen, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `navigationBarTitle(_:)`; its type is private.
  @_disfavoredOverload
  public func navigationBarTitle<S>(_ title: S) -> some View where S: StringProtocol {
    _titled(Text(title))
  }

  /// Sets the title of the screen and how it is shown.
  ///
  /// **Source** — documented: Apple, `navigationBarTitle(_:displayMode:)`; its type is private.
  public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { _titled(title).navigationBarTitleDisplayMode(displayMode) }

  /// Sets the title of the screen and how it is shown.
  ///
  /// **Source** — documented: Apple, `navigationBarTitle(_:displayMode:)`; its type is private.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { _titled(Text(titleKey)).navigationBarTitleDisplayMode(displayMode) }

  /// Sets the title of the screen and how it is shown.
  ///
  /// **Source** — documented: Apple, `navigationBarTitle(_:displayMode:)`; its type is private.
  @_disfavoredOverload
  public func navigationBarTitle<S>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View where S: StringProtocol {
    _titled(Text(title)).navigationBarTitleDisplayMode(displayMode)
  }

  func _titled(_ title: Text) -> _PrivateView<Self, _PrivateModifier> {
    _private(
      "navigationBarTitle",
      .preference(
        ObjectIdentifier(NavigationTitleKey.self),
        { _ in title as Text? as Any }
      )
    )
  }

  /// Puts views into the bar, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `navigationBarItems(leading:trailing:)`; its type is private.
  public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View
  where L: View, T: View {
    _barItems(
      TupleView((leading._inBar(.topBarLeading), trailing._inBar(.topBarTrailing)))
    )
  }

  /// Puts a view at the start of the bar, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `navigationBarItems(leading:)`; its type is private.
  public func navigationBarItems<L>(leading: L) -> some View where L: View {
    _barItems(leading._inBar(.topBarLeading))
  }

  /// Puts a view at the end of the bar, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `navigationBarItems(trailing:)`; its type is private.
  public func navigationBarItems<T>(trailing: T) -> some View where T: View {
    _barItems(trailing._inBar(.topBarTrailing))
  }

  func _barItems<Items>(_ items: Items) -> _PrivateView<Self, _PrivateModifier>
  where Items: View {
    _private("navigationBarItems", .chrome("toolbar", items))
  }

  /// Says which screen a value on the path stands for.
  ///
  /// **Source** — documented: Apple, `navigationDestination(for:destination:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func navigationDestination<D, C>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    _private(
      "navigationDestination",
      .preferenceTransform(
        ObjectIdentifier(_DestinationsKey.self),
        { inside in
          let own = _Destination(
            fits: { $0.base is D },
            written: destination,
            make: { value in (value.base as? D).map { AnyView(destination($0)) } }
          )
          return [own] + ((inside as? [_Destination]) ?? [])
        },
        join: { former, all in
          ((former as? [_Destination]) ?? []) + ((all as? [_Destination]) ?? [])
        }
      )
    )
  }

  /// Shows a screen while a flag holds.
  ///
  /// **Source** — documented: Apple, `navigationDestination(isPresented:destination:)`; its type is
  /// private.
  @available(iOS 16.0, macOS 13.0, *)
  public func navigationDestination<V>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    let view = destination()
    return _presenting("navigationDestination", isPresented, nil) { view }
  }

  /// Shows a screen while there is an item.
  ///
  /// **Source** — documented: Apple, `navigationDestination(item:destination:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func navigationDestination<D, C>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View {
    _presenting("navigationDestination", item._isPresent(), nil) {
      if let value = item.wrappedValue { destination(value) }
    }
  }

  /// Sets a line below the title.
  ///
  /// **Source** — documented: Apple, `navigationSubtitle(_:)`; its type is private.
  @available(iOS 26.0, macOS 11.0, *)
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    _private("navigationSubtitle")
  }

  /// Sets how the screen comes.
  ///
  /// **Source** — documented: Apple, `navigationTransition(_:)`; its type is private.
  @available(iOS 18.0, macOS 15.0, *)
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    _private("navigationTransition")
  }

  /// Names the view out of which a screen comes.
  ///
  /// **Source** — documented: Apple, `matchedTransitionSource(id:in:)`; its type is private.
  @available(iOS 18.0, macOS 15.0, *)
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    _private("matchedTransitionSource")
  }

  /// Sets the width of a column.
  ///
  /// **Source** — documented: Apple, `navigationSplitViewColumnWidth(_:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    _private("navigationSplitViewColumnWidth")
  }

  /// Sets the bounds of a column's width.
  ///
  /// **Source** — documented: Apple, `navigationSplitViewColumnWidth(min:ideal:max:)`; its type is
  /// private.
  @available(iOS 16.0, macOS 13.0, *)
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    _private("navigationSplitViewColumnWidth")
  }

  /// Says how the bar shows the title.
  ///
  /// **Source** — documented: Apple, `toolbarTitleDisplayMode(_:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    _private("toolbarTitleDisplayMode", .trait("NavigationTitleDisplayMode", mode._name))
  }

  /// Says what the bar is for.
  ///
  /// **Source** — documented: Apple, `toolbarRole(_:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func toolbarRole(_ role: ToolbarRole) -> some View { _private("toolbarRole") }

  /// Shows or hides bars.
  ///
  /// **Source** — documented: Apple, `toolbarVisibility(_:for:)`; its type is private.
  @available(iOS 18.0, macOS 15.0, *)
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    _private("toolbarVisibility", ._barsShown(visibility, bars))
  }

  /// Shows or hides what stands behind bars.
  ///
  /// **Source** — documented: Apple, `toolbarBackgroundVisibility(_:for:)`; its type is private.
  @available(iOS 18.0, macOS 15.0, *)
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    _private("toolbarBackgroundVisibility")
  }

  /// Shows or hides what stands behind bars.
  ///
  /// **Source** — documented: Apple, `toolbarBackground(_:for:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    _private("toolbarBackground")
  }

  /// Sets whether bars are light or dark.
  ///
  /// **Source** — documented: Apple, `toolbarColorScheme(_:for:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  {
    _private("toolbarColorScheme")
  }

  /// Opens a menu at the title of the screen.
  ///
  /// **Source** — documented: Apple, `toolbarTitleMenu(content:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View {
    _private("toolbarTitleMenu")
  }

  /// Shows or hides the line with time and battery.
  ///
  /// **Source** — documented: Apple, `statusBarHidden(_:)`; its type is private.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { _private("statusBarHidden") }

  /// Shows or hides the line with time and battery, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `statusBar(hidden:)`; its type is private.
  public func statusBar(hidden: Bool) -> some View { _private("statusBar") }

  /// Shows or hides what the system lays over the screen.
  ///
  /// **Source** — documented: Apple, `persistentSystemOverlays(_:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    _private("persistentSystemOverlays")
  }
}

/// A screen for values of one type.
///
/// **Source** — inferred: a device of this library.
public struct _Destination {
  /// Whether a value has the type it is for.
  public var fits: (AnyHashable) -> Bool
  /// The closure as it was given, by which one declaration is told from another.
  public var written: Any
  /// The screen for a value; nil for values of other types.
  public var make: (AnyHashable) -> (any View)?
}

/// The screens for values on the path.
///
/// **Source** — inferred: a device of this library.
public struct _DestinationsKey: PreferenceKey {
  /// None.
  public static var defaultValue: [_Destination] { [] }
  /// One after another.
  public static func reduce(value: inout [_Destination], nextValue: () -> [_Destination]) {
    value += nextValue()
  }
}
