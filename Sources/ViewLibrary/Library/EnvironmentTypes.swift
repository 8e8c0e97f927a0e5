/// Light or dark.
///
/// **Source** — documented: Apple, `ColorScheme`.
public enum ColorScheme: Hashable, CaseIterable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}

/// How far colors stand apart.
///
/// **Source** — documented: Apple, `ColorSchemeContrast`.
public enum ColorSchemeContrast: Hashable, CaseIterable {
  /// Usual.
  case standard
  /// Farther apart.
  case increased
}

/// The size of controls.
///
/// **Source** — documented: Apple, `ControlSize`.
public enum ControlSize: Hashable, CaseIterable {
  /// Smallest.
  case mini
  /// Small.
  case small
  /// Usual.
  case regular
  /// Large.
  case large
  /// Largest.
  case extraLarge
}

/// The reading direction.
///
/// **Source** — documented: Apple, `LayoutDirection`.
public enum LayoutDirection: Hashable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// The reader's text size.
///
/// **Source** — documented: Apple, `DynamicTypeSize`.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable {
  /// Smallest.
  case xSmall
  /// Small.
  case small
  /// Below usual.
  case medium
  /// Usual.
  case large
  /// Larger.
  case xLarge
  /// Larger still.
  case xxLarge
  /// Largest without accessibility.
  case xxxLarge
  /// First accessibility size.
  case accessibility1
  /// Second accessibility size.
  case accessibility2
  /// Third accessibility size.
  case accessibility3
  /// Fourth accessibility size.
  case accessibility4
  /// Largest.
  case accessibility5
  /// True for the five largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// How much room a window has along an axis.
///
/// **Source** — documented: Apple, `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable {
  /// Little.
  case compact
  /// Much.
  case regular
}

/// Whether a scene is in front.
///
/// **Source** — documented: Apple, `ScenePhase`.
public enum ScenePhase: Hashable, Comparable {
  /// Not seen.
  case background
  /// Seen, not operated.
  case inactive
  /// Seen and operated.
  case active
}

/// Why content is hidden.
///
/// **Source** — documented: Apple, `RedactionReasons`.
public struct RedactionReasons: OptionSet {
  /// The reasons as bits.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is old.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Shown, hidden, or as usual.
///
/// **Source** — documented: Apple, `Visibility`.
public enum Visibility: Hashable, CaseIterable {
  /// As usual.
  case automatic
  /// Shown.
  case visible
  /// Hidden.
  case hidden
}

/// Whether rows can be changed.
///
/// **Source** — documented: Apple, `EditMode`.
public enum EditMode: Hashable {
  /// They cannot.
  case inactive
  /// For a moment.
  case transient
  /// They can.
  case active
  /// True when rows can be changed.
  public var isEditing: Bool { self != .inactive }
}

/// Closes what shows a view.
///
/// **Source** — documented: Apple, `DismissAction`.
public struct DismissAction {
  var _action: () -> Void
  /// Closes it.
  public func callAsFunction() { _action() }
}

/// Opens an address.
///
/// **Source** — documented: Apple, `OpenURLAction`.
public struct OpenURLAction {
  /// What happened to an address.
  public struct Result {
    var _name: String
    /// It was opened.
    public static let handled = Result(_name: "handled")
    /// It was thrown away.
    public static let discarded = Result(_name: "discarded")
    /// The system opens it.
    public static let systemAction = Result(_name: "systemAction")
    /// The system opens another address.
    public static func systemAction(_ url: URL) -> Result {
      _engineRemark("opened", url.absoluteString)
      return Result(_name: "handled")
    }
  }
  var _handler: (URL) -> Result
  /// Opens addresses in a way of one's own.
  public init(handler: @escaping (URL) -> Result) { _handler = handler }
  /// Opens an address.
  public func callAsFunction(_ url: URL) {
    if _handler(url)._name == "systemAction" { _engineRemark("opened", url.absoluteString) }
  }
  /// Opens an address and tells whether it was taken.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    let result = _handler(url)
    if result._name == "systemAction" { _engineRemark("opened", url.absoluteString) }
    completion(result._name != "discarded")
  }
}

/// Opens an address for a link; the engine calls it.
func _engineOpen(_ values: EnvironmentValues, _ url: URL) { values.openURL(url) }

/// How content gives way to content.
///
/// **Source** — documented: Apple, `ContentTransition`.
public struct ContentTransition: Equatable {
  var _name: String
  /// At once.
  public static let identity = ContentTransition(_name: "identity")
  /// A fade.
  public static let opacity = ContentTransition(_name: "opacity")
  /// Letters move.
  public static let interpolate = ContentTransition(_name: "interpolate")
  /// Digits roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(_name: "numericText")
  }
  /// Digits roll up or down with the value.
  @available(iOS 17.0, macOS 14.0, *)
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(_name: "numericText")
  }
  /// Symbols change as an effect does; here at once.
  ///
  /// **Source** — documented: Apple, `ContentTransition/symbolEffect(_:options:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default)
    -> ContentTransition where T: ContentTransitionSymbolEffect, T: SymbolEffect
  {
    ContentTransition(_name: "symbolEffect")
  }
  /// Symbols change as usual; here at once.
  ///
  /// **Source** — documented: Apple, `ContentTransition/symbolEffect`.
  @available(iOS 17.0, macOS 14.0, *)
  public static var symbolEffect: ContentTransition { ContentTransition(_name: "symbolEffect") }
}

/// The rank of a heading for those who listen.
///
/// **Source** — documented: Apple, `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt {
  /// No rank.
  case unspecified
  /// First.
  case h1
  /// Second.
  case h2
  /// Third.
  case h3
  /// Fourth.
  case h4
  /// Fifth.
  case h5
  /// Sixth.
  case h6
}

/// The kind of a text for those who listen.
///
/// **Source** — documented: Apple, `AccessibilityTextContentType`.
public struct AccessibilityTextContentType {
  var _name: String
  /// Any text.
  public static let plain = AccessibilityTextContentType(_name: "plain")
  /// What a console prints.
  public static let console = AccessibilityTextContentType(_name: "console")
  /// The name of a file.
  public static let fileSystem = AccessibilityTextContentType(_name: "fileSystem")
  /// A message.
  public static let messaging = AccessibilityTextContentType(_name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(_name: "narrative")
  /// A program.
  public static let sourceCode = AccessibilityTextContentType(_name: "sourceCode")
  /// A table of numbers.
  public static let spreadsheet = AccessibilityTextContentType(_name: "spreadsheet")
  /// A document.
  public static let wordProcessing = AccessibilityTextContentType(_name: "wordProcessing")
}
