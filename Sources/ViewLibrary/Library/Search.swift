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
    _ prompt: Text? = nil,
    _ isPresented: Binding<Bool>? = nil,
    tokens: AnyView? = nil
  ) -> _PrivateView<Self, _PrivateModifier> {
    let field = _SearchField(text: text, prompt: prompt, isPresented: isPresented)
    let inside = _DeviceModifier(
      _effect: .environment { values in
        var copy = values
        let place = values._searchPlace
        copy._isSearching = { place?.get() ?? false }
        copy._dismissSearch = {
          text.wrappedValue = ""
          isPresented?.wrappedValue = false
          place?.set(false)
        }
        return copy
      }
    )
    var content: any View = field
    if let tokens {
      content = HStack {
        tokens
        field
      }
    }
    return _private(
      "searchable",
      .sequence(
        inside,
        _PrivateModifier(writtenName: "searchable", effect: .chrome("search", content))
      )
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
  /// The field is always shown here; typing into it makes the binding true.
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
    _searching(text, prompt, isPresented)
  }

  /// Puts a field for searching into the bar, and follows whether it is open.
  ///
  /// The field is always shown here; typing into it makes the binding true.
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
    _searching(text, Text(prompt), isPresented)
  }

  /// Puts a field for searching into the bar, and follows whether it is open.
  ///
  /// The field is always shown here; typing into it makes the binding true.
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
    _searching(text, Text(prompt), isPresented)
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
    let views = suggestions()
    return _private("searchSuggestions", .onDemand("searchSuggestions", isFull: false, { views }))
  }

  /// What a proposal completes the search to: a tap on it writes this text into the field.
  ///
  /// **Source** — documented: Apple, `searchCompletion(_:)`; its type is private.
  public func searchCompletion(_ completion: String) -> some View {
    _private("searchCompletion", .trait("SearchCompletion", completion))
  }

  /// Where to search.
  ///
  /// **Source** — documented: Apple, `searchScopes(_:scopes:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func searchScopes<V, S>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View
  where V: Hashable, S: View {
    _private("searchScopes", .accessibility(["searchScopes": AnyView(scopes())]))
  }
}

/// The field of a search, which tells the views inside when it is used.
struct _SearchField: View {
  var text: Binding<String>
  var prompt: Text?
  var isPresented: Binding<Bool>?
  @Environment(\._searchPlace) var place
  var body: some View {
    TextField(
      _label: prompt ?? Text("Search"),
      _text: text,
      _isVertical: false,
      _onEditing: { begins in
        guard begins else { return }
        isPresented?.wrappedValue = true
        place?.set(true)
      }
    )
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension EnvironmentValues {
  /// Whether the search around this view is in use; outside of `searchable` it never is.
  ///
  /// **Source** — documented: Apple, `isSearching`.
  public var isSearching: Bool { _isSearching() }

  /// Ends the search around this view and empties its field.
  ///
  /// **Source** — documented: Apple, `dismissSearch`.
  public var dismissSearch: DismissSearchAction { DismissSearchAction(_action: _dismissSearch) }
}

/// Ends a search.
///
/// **Source** — documented: Apple, `DismissSearchAction`.
@available(iOS 15.0, macOS 12.0, *)
public struct DismissSearchAction {
  var _action: () -> Void
  /// Ends the search.
  public func callAsFunction() { _action() }
}
