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
    _ prompt: Text? = nil
  ) -> _PrivateView<Self, _PrivateModifier> {
    _private(
      "searchable",
      .chrome("search", TextField(text: text) { prompt ?? Text("Search") })
    )
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
  /// Here it is always open, and the binding stays as it is.
  ///
  /// **Source** — documented: Apple, `searchable(text:isPresented:placement:prompt:)`; its type
  /// is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    _searching(text, prompt)
  }

  /// Puts a field for searching into the bar, and follows whether it is open.
  ///
  /// Here it is always open, and the binding stays as it is.
  ///
  /// **Source** — documented: Apple, `searchable(text:isPresented:placement:prompt:)`; its type
  /// is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    _searching(text, Text(prompt))
  }

  /// Puts a field for searching into the bar, and follows whether it is open.
  ///
  /// Here it is always open, and the binding stays as it is.
  ///
  /// **Source** — documented: Apple, `searchable(text:isPresented:placement:prompt:)`; its type
  /// is private.
  @available(iOS 17.0, macOS 14.0, *)
  @_disfavoredOverload
  public func searchable<S>(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View where S: StringProtocol {
    _searching(text, Text(prompt))
  }

  /// Puts a field for searching into the bar, with proposals, as iOS 15 wrote it.
  ///
  /// **Source** — documented: Apple, `searchable(text:placement:prompt:suggestions:)`; its type
  /// is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func searchable<V>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View where V: View {
    _searching(text, prompt).searchSuggestions(suggestions)
  }

  /// Puts a field for searching into the bar, with proposals, as iOS 15 wrote it.
  ///
  /// **Source** — documented: Apple, `searchable(text:placement:prompt:suggestions:)`; its type
  /// is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func searchable<V>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View where V: View {
    _searching(text, Text(prompt)).searchSuggestions(suggestions)
  }

  /// Puts a field for searching into the bar, with proposals, as iOS 15 wrote it.
  ///
  /// **Source** — documented: Apple, `searchable(text:placement:prompt:suggestions:)`; its type
  /// is private.
  @available(iOS 16.0, macOS 13.0, *)
  @_disfavoredOverload
  public func searchable<V, S>(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View where V: View, S: StringProtocol {
    _searching(text, Text(prompt)).searchSuggestions(suggestions)
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
