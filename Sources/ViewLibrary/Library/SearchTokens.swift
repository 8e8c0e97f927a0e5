@available(iOS 16.0, macOS 13.0, *)
extension View {
  func _searching<C, T>(
    _ text: Binding<String>,
    tokens: Binding<C>,
    _ prompt: Text?,
    _ token: @escaping (C.Element) -> T
  ) -> _PrivateView<Self, _PrivateModifier>
  where C: RandomAccessCollection, C.Element: Identifiable, T: View {
    _searching(text, prompt, tokens: AnyView(ForEach(tokens.wrappedValue) { token($0) }))
  }

  /// Puts a field for searching into the bar that holds tokens before the text.
  ///
  /// **Source** — documented: Apple, `searchable(text:tokens:placement:prompt:token:)`; its type is
  /// private.
  public func searchable<C, T>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable, T: View
  {
    _searching(text, tokens: tokens, Text(prompt), token)
  }

  /// Puts a field for searching into the bar that holds tokens before the text.
  ///
  /// **Source** — documented: Apple, `searchable(text:tokens:suggestedTokens:placement:prompt:token:)`; its type is
  /// private.
  public func searchable<C, T>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable, T: View
  {
    _searching(text, tokens: tokens, Text(prompt), token)
      .searchSuggestions { ForEach(suggestedTokens.wrappedValue) { token($0) } }
  }

  /// Puts a field for searching into the bar that holds tokens before the text.
  ///
  /// **Source** — documented: Apple, `searchable(text:editableTokens:placement:prompt:token:)`; its type is
  /// private.
  public func searchable<C, T>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable, T: View
  {
    _searching(text, tokens: editableTokens, Text(prompt)) { element in
      token(
        Binding<C.Element>(
          get: { editableTokens.wrappedValue.first { $0.id == element.id } ?? element },
          set: { changed in
            let index = editableTokens.wrappedValue.firstIndex { $0.id == element.id }
            if let index { editableTokens.wrappedValue[index] = changed }
          }
        )
      )
    }
  }

  /// Puts a field for searching into the bar that holds tokens before the text.
  ///
  /// **Source** — documented: Apple, `searchable(text:tokens:placement:prompt:token:)`; its type is
  /// private.
  public func searchable<C, T>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable, T: View
  {
    _searching(text, tokens: tokens, prompt, token)
  }

  /// Puts a field for searching into the bar that holds tokens before the text.
  ///
  /// **Source** — documented: Apple, `searchable(text:tokens:suggestedTokens:placement:prompt:token:)`; its type is
  /// private.
  public func searchable<C, T>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable, T: View
  {
    _searching(text, tokens: tokens, prompt, token)
      .searchSuggestions { ForEach(suggestedTokens.wrappedValue) { token($0) } }
  }

  /// Puts a field for searching into the bar that holds tokens before the text.
  ///
  /// **Source** — documented: Apple, `searchable(text:editableTokens:placement:prompt:token:)`; its type is
  /// private.
  public func searchable<C, T>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection,
    C.Element: Identifiable, T: View
  {
    _searching(text, tokens: editableTokens, prompt) { element in
      token(
        Binding<C.Element>(
          get: { editableTokens.wrappedValue.first { $0.id == element.id } ?? element },
          set: { changed in
            let index = editableTokens.wrappedValue.firstIndex { $0.id == element.id }
            if let index { editableTokens.wrappedValue[index] = changed }
          }
        )
      )
    }
  }

  /// Puts a field for searching into the bar that holds tokens before the text.
  ///
  /// **Source** — documented: Apple, `searchable(text:tokens:placement:prompt:token:)`; its type is
  /// private.
  @_disfavoredOverload
  public func searchable<S, C, T>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    S: StringProtocol, C: MutableCollection, C: RandomAccessCollection,
    C: RangeReplaceableCollection,
    C.Element: Identifiable, T: View
  {
    _searching(text, tokens: tokens, Text(prompt), token)
  }

  /// Puts a field for searching into the bar that holds tokens before the text.
  ///
  /// **Source** — documented: Apple, `searchable(text:tokens:suggestedTokens:placement:prompt:token:)`; its type is
  /// private.
  @_disfavoredOverload
  public func searchable<S, C, T>(
    text: Binding<String>,
    tokens: Binding<C>,
    suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    S: StringProtocol, C: MutableCollection, C: RandomAccessCollection,
    C: RangeReplaceableCollection,
    C.Element: Identifiable, T: View
  {
    _searching(text, tokens: tokens, Text(prompt), token)
      .searchSuggestions { ForEach(suggestedTokens.wrappedValue) { token($0) } }
  }

  /// Puts a field for searching into the bar that holds tokens before the text.
  ///
  /// **Source** — documented: Apple, `searchable(text:editableTokens:placement:prompt:token:)`; its type is
  /// private.
  @_disfavoredOverload
  public func searchable<S, C, T>(
    text: Binding<String>,
    editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic,
    prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where
    S: StringProtocol, C: MutableCollection, C: RandomAccessCollection,
    C: RangeReplaceableCollection,
    C.Element: Identifiable, T: View
  {
    _searching(text, tokens: editableTokens, Text(prompt)) { element in
      token(
        Binding<C.Element>(
          get: { editableTokens.wrappedValue.first { $0.id == element.id } ?? element },
          set: { changed in
            let index = editableTokens.wrappedValue.firstIndex { $0.id == element.id }
            if let index { editableTokens.wrappedValue[index] = changed }
          }
        )
      )
    }
  }

  /// Where to search, and when the choice is shown.
  ///
  /// **Source** — documented: Apple, `searchScopes(_:activation:_:)`; its type is private.
  @available(iOS 16.4, macOS 13.3, *)
  public func searchScopes<V, S>(
    _ scope: Binding<V>,
    activation: SearchScopeActivation,
    @ViewBuilder _ scopes: () -> S
  ) -> some View where V: Hashable, S: View {
    searchScopes(scope, scopes: scopes)
  }

  /// Proposes tokens as a completion of the search.
  ///
  /// **Source** — documented: Apple, `searchCompletion(_:)` for tokens; its type is private.
  public func searchCompletion<T>(_ token: T) -> some View where T: Identifiable {
    _private("searchCompletion")
  }
}

/// When the choice of where to search is shown.
///
/// **Source** — documented: Apple, `SearchScopeActivation`.
@available(iOS 16.4, macOS 13.3, *)
public struct SearchScopeActivation {
  var _name: String
  /// As usual.
  public static let automatic = SearchScopeActivation(_name: "automatic")
  /// When text is entered.
  public static let onTextEntry = SearchScopeActivation(_name: "onTextEntry")
  /// When the search opens.
  public static let onSearchPresentation = SearchScopeActivation(_name: "onSearchPresentation")
}
