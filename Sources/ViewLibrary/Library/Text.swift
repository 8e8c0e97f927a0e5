/// One piece of a text.
///
/// **Source** — inferred: a device of this library.
public indirect enum _TextRun: Equatable {
  /// Characters.
  case literal(String)
  /// A value in a format such as `%.2f`.
  case formatted(String, specifier: String)
  /// A value in the language of the surroundings.
  case localized(_LocalizedValue)
  /// A text with its own styles.
  case styled(Text)
  /// A picture in the line.
  case image(Image)
}

/// A value that is written in the language of the surroundings.
///
/// **Source** — inferred: a device of this library.
public struct _LocalizedValue: Equatable {
  /// The text in the usual language.
  public var text: String
  /// Makes the text in another language.
  public var make: (Locale) -> String
  /// True for the same usual text.
  public static func == (lhs: _LocalizedValue, rhs: _LocalizedValue) -> Bool {
    lhs.text == rhs.text
  }
}

/// A value in the language of its surroundings; the engine calls it.
func _engineLocalized(_ value: _LocalizedValue, _ values: EnvironmentValues) -> String {
  values.locale == Locale(identifier: "en_US") ? value.text : value.make(values.locale)
}

/// What a text shows, in the engine's words.
///
/// **Source** — inferred: a device of this library.
public struct _TextContent: Equatable {
  /// The pieces in order.
  public var runs: [_TextRun]
  /// The styles, the first applied first.
  public var styles: [_TextStyle] = []
  /// True for a text that is looked up, in which `**` and the like are marks and not shown.
  public var isKey: Bool = false
}

/// A style of a text.
///
/// **Source** — inferred: a device of this library.
public enum _TextStyle: Equatable {
  /// A font; nil gives the surrounding one.
  case font(Font?)
  /// A weight; nil gives the font's.
  case weight(Font.Weight?)
  /// A color; nil gives the surrounding one.
  case color(Color?)
  /// A style by what it prints as.
  case style(String)
  /// A number: kerning, tracking, baselineOffset.
  case length(String, CGFloat)
  /// A switch: bold, italic, underline, strikethrough, monospaced, monospacedDigit.
  case flag(String, Bool)
}

/// Characters on the screen.
///
/// Takes the width of its widest line, not what it is offered; a line that is too long wraps. In the
/// grid metrics `Text("Hello")` is 50 by 20 points.
///
/// **Source** — documented: Apple, `Text`; the metrics are stated by the chosen metric.
public struct Text: Equatable, _PrimitiveView {
  var _content: _TextContent

  init(_runs: [_TextRun]) { _content = _TextContent(runs: _runs) }

  /// Shows a text that is looked up in a table of translations.
  ///
  /// Marks of Markdown in it, such as those of `**bold**`, are not shown and not measured.
  ///
  /// **Source** — documented: Apple, `Text/init(_:tableName:bundle:comment:)`.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(_runs: key._runs)
    _content.isKey = true
  }

  /// Shows a string as it is.
  ///
  /// **Source** — documented: Apple, `Text/init(_:)`.
  @_disfavoredOverload
  public init<S>(_ content: S) where S: StringProtocol {
    self.init(_runs: [.literal(String(content))])
  }

  /// Shows a literal as it is, without translation.
  ///
  /// **Source** — documented: Apple, `Text/init(verbatim:)`.
  public init(verbatim content: String) { self.init(_runs: [.literal(content)]) }

  /// Shows a picture as a text.
  ///
  /// **Source** — documented: Apple, `Text/init(_:)` for images.
  public init(_ image: Image) { self.init(_runs: [.image(image)]) }

  /// The characters and their styles.
  public var _primitive: _Primitive { .text(_content) }

  /// How letters are put into upper or lower case.
  public enum Case: Hashable {
    /// All upper case.
    case uppercase
    /// All lower case.
    case lowercase
  }

  /// Where a line that is too long is cut.
  public enum TruncationMode: Hashable {
    /// At its start.
    case head
    /// At its end.
    case tail
    /// In the middle.
    case middle
  }

  /// How large a text is beside its surroundings.
  public struct Scale: Hashable {
    var _isSecondary: Bool
    /// As large.
    public static let `default` = Scale(_isSecondary: false)
    /// Smaller.
    public static let secondary = Scale(_isSecondary: true)
  }

  /// A line under or through a text.
  public struct LineStyle: Hashable {
    /// The form of a line.
    public enum Pattern: Hashable {
      /// Unbroken.
      case solid
      /// Dots.
      case dot
      /// Dashes.
      case dash
      /// Dash and dot.
      case dashDot
      /// Dash, dot and dot.
      case dashDotDot
    }
    var _pattern: Pattern
    var _color: Color?
    /// Describes a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      _pattern = pattern
      _color = color
    }
    /// An unbroken line.
    public static let single = LineStyle()
  }

  func _styled(_ style: _TextStyle) -> Text {
    var copy = self
    copy._content.styles.append(style)
    return copy
  }

  /// Two texts as one.
  ///
  /// **Source** — documented: Apple, `Text/+(_:_:)`.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(_runs: [.styled(lhs), .styled(rhs)])
  }
}
