/// Which letters become capitals while one types, as iOS 13 named them.
///
/// **Source** — documented: Apple, `UITextAutocapitalizationType`.
public enum UITextAutocapitalizationType: Int, Hashable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

extension View {
  /// Sets which letters become capitals in the fields inside, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `autocapitalization(_:)`; its type is private.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    _private(
      "autocapitalization",
      .environment { values in
        var copy = values
        copy._autocapitalization = style._current
        return copy
      }
    )
  }
}

extension UITextAutocapitalizationType {
  var _current: TextInputAutocapitalization {
    switch self {
    case .none: return .never
    case .words: return .words
    case .sentences: return .sentences
    case .allCharacters: return .characters
    }
  }
}
