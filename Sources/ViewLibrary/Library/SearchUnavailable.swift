/// The message that a search found nothing.
///
/// **Source** — documented: Apple, `SearchUnavailableContent`.
@available(iOS 17.0, macOS 14.0, *)
public struct SearchUnavailableContent {
  /// A symbol and a title.
  public struct Label: View {
    var _text: String?
    /// The label.
    public var body: some View {
      _searchLabel(_text.map { "No Results for “\($0)”" } ?? "No Results")
    }
  }
  /// What to try.
  public struct Description: View {
    /// The text.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }
  /// Nothing to do.
  public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The message that a search found nothing.
  ///
  /// **Source** — documented: Apple, `ContentUnavailableView/search`; the words are those of iOS 17.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(_text: nil) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() }
    )
  }

  /// The message that a search for a text found nothing.
  ///
  /// **Source** — documented: Apple, `ContentUnavailableView/search(text:)`.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(_text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() }
    )
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a message of a title, a symbol and a text.
  ///
  /// **Source** — documented: Apple, `ContentUnavailableView/init(_:systemImage:description:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage name: String, description: Text? = nil)
  where S: StringProtocol {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }
}

/// A symbol and a title of a search.
func _searchLabel(_ title: String) -> Label<Text, Image> {
  Label(title, systemImage: "magnifyingglass")
}
