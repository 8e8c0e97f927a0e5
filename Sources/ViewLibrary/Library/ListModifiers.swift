/// How a header stands out.
///
/// **Source** — documented: Apple, `Prominence`.
@available(iOS 15.0, macOS 12.0, *)
public enum Prominence: Hashable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// The number or text of a badge.
///
/// **Source** — documented: Apple, `BadgeProminence`.
@available(iOS 17.0, macOS 14.0, *)
public struct BadgeProminence {
  var _name: String
  /// Less.
  public static let decreased = BadgeProminence(_name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(_name: "standard")
  /// More.
  public static let increased = BadgeProminence(_name: "increased")
}

extension View {
  /// Puts buttons beside a row that come with a sweep.
  ///
  /// **Source** — documented: Apple, `swipeActions(edge:allowsFullSwipe:content:)`; its type is
  /// private.
  @available(iOS 15.0, macOS 12.0, *)
  public func swipeActions<T>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View where T: View {
    _private("swipeActions", .accessibility(["swipeActions": AnyView(content())]))
  }

  /// Shows or hides the line around a row.
  ///
  /// **Source** — documented: Apple, `listRowSeparator(_:edges:)`; its type is private.
  @available(iOS 15.0, macOS 13.0, *)
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    _private("listRowSeparator", ._separators(visibility, edges))
  }

  /// Colors the line around a row.
  ///
  /// **Source** — documented: Apple, `listRowSeparatorTint(_:edges:)`; its type is private.
  @available(iOS 15.0, macOS 13.0, *)
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    _private("listRowSeparatorTint")
  }

  /// Shows or hides the line around a section.
  ///
  /// **Source** — documented: Apple, `listSectionSeparator(_:edges:)`; its type is private.
  @available(iOS 15.0, macOS 13.0, *)
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    _private("listSectionSeparator")
  }

  /// Colors the line around a section.
  ///
  /// **Source** — documented: Apple, `listSectionSeparatorTint(_:edges:)`; its type is private.
  @available(iOS 15.0, macOS 13.0, *)
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    _private("listSectionSeparatorTint")
  }

  /// Makes headers stand out.
  ///
  /// **Source** — documented: Apple, `headerProminence(_:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func headerProminence(_ prominence: Prominence) -> some View {
    _private("headerProminence")
  }

  /// Shades every other row.
  ///
  /// **Source** — documented: Apple, `alternatingRowBackgrounds(_:)`; its type is private.
  @available(macOS 14.0, *)
  public func alternatingRowBackgrounds() -> some View { _private("alternatingRowBackgrounds") }

  /// Shows a number beside a row or on a tab.
  ///
  /// **Source** — documented: Apple, `badge(_:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func badge(_ count: Int) -> some View {
    _badged(count == 0 ? nil : Text("\(count)"))
  }

  func _badged(_ label: Text?) -> _PrivateView<Self, _PrivateModifier> {
    guard let label else { return _private("badge") }
    return _private("badge", .chrome("badge", label))
  }

  /// Shows a text beside a row or on a tab.
  ///
  /// **Source** — documented: Apple, `badge(_:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func badge(_ label: Text?) -> some View { _badged(label) }

  /// Shows a text beside a row or on a tab.
  ///
  /// **Source** — documented: Apple, `badge(_:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func badge(_ key: LocalizedStringKey?) -> some View { _badged(key.map { Text($0) }) }

  /// Shows a text beside a row or on a tab.
  ///
  /// **Source** — documented: Apple, `badge(_:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  @_disfavoredOverload
  public func badge<S>(_ label: S?) -> some View where S: StringProtocol {
    _badged(label.map { Text($0) })
  }

  /// Makes badges stand out.
  ///
  /// **Source** — documented: Apple, `badgeProminence(_:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    _private("badgeProminence")
  }
}

@available(iOS 15.0, macOS 13.0, *)
extension _Effect {
  /// Takes away lines between rows.
  static func _separators(_ visibility: Visibility, _ edges: VerticalEdge.Set) -> _Effect {
    guard visibility == .hidden else { return .none }
    let places = (edges.contains(.top) ? "top " : "") + (edges.contains(.bottom) ? "bottom" : "")
    return .trait("ListRowSeparator", places)
  }
}

/// Where a field for searching stands.
///
/// **Source** — documented: Apple, `SearchFieldPlacement`.
@available(iOS 15.0, macOS 12.0, *)
public struct SearchFieldPlacement {
  var _name: String
  /// How a field in the drawer of the bar behaves.
  public struct NavigationBarDrawerDisplayMode {
    /// As usual.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always there.
    public static let always = NavigationBarDrawerDisplayMode()
  }
  /// As usual.
  public static let automatic = SearchFieldPlacement(_name: "automatic")
  /// In a bar.
  public static let toolbar = SearchFieldPlacement(_name: "toolbar")
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement(_name: "sidebar")
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(_name: "navigationBarDrawer")
  /// Below the title.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    navigationBarDrawer
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension View {
  func _searching(
    _ text: Binding<String>,
    _ prompt: Text?
  ) -> _PrivateView<Self, _PrivateModifier> {
    _private("searchable", .chrome("search", TextField(text: text) { prompt ?? Text("Search") }))
  }

  /// Puts a field for searching into the bar.
  ///
  /// **Source** — documented: Apple, `searchable(text:placement:prompt:)`; its type is private.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    _searching(text, prompt)
  }

  /// Puts a field for searching into the bar.
  ///
  /// **Source** — documented: Apple, `searchable(text:placement:prompt:)`; its type is private.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    _searching(text, Text(prompt))
  }

  /// Puts a field for searching into the bar.
  ///
  /// **Source** — documented: Apple, `searchable(text:placement:prompt:)`; its type is private.
  @_disfavoredOverload
  public func searchable<S>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View where S: StringProtocol {
    _searching(text, Text(prompt))
  }

  /// Puts a field for searching into the bar, and follows whether it is open.
  ///
  /// **Source** — documented: Apple, `searchable(text:isPresented:placement:prompt:)`; its type is
  /// private.
  @available(iOS 17.0, macOS 14.0, *)
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    _searching(text, Text(prompt))
  }

  /// Proposes what to search for.
  ///
  /// **Source** — documented: Apple, `searchSuggestions(_:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View
  where S: View {
    _private("searchSuggestions", .accessibility(["searchSuggestions": AnyView(suggestions())]))
  }

  /// What a proposal completes the search to.
  ///
  /// **Source** — documented: Apple, `searchCompletion(_:)`; its type is private.
  public func searchCompletion(_ completion: String) -> some View { _private("searchCompletion") }

  /// Where to search.
  ///
  /// **Source** — documented: Apple, `searchScopes(_:scopes:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func searchScopes<V, S>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View
  where V: Hashable, S: View {
    _private("searchScopes", .accessibility(["searchScopes": AnyView(scopes())]))
  }
}
