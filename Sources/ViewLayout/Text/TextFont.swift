/// A font as layout sees it: what decides the size of its characters.
public struct TextFont: Sendable, Hashable {
  /// The text styles of the system, from large to small.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// Titles of whole screens.
    case largeTitle
    /// First level headings.
    case title
    /// Second level headings.
    case title2
    /// Third level headings.
    case title3
    /// Headings of paragraphs.
    case headline
    /// Running text.
    case body
    /// Callouts.
    case callout
    /// Subheadings.
    case subheadline
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Second level captions.
    case caption2
  }

  /// How thick the strokes are.
  public enum Weight: String, Sendable, Hashable, CaseIterable {
    /// The thinnest.
    case ultraLight
    /// Very thin.
    case thin
    /// Thin.
    case light
    /// The usual one.
    case regular
    /// A little thick.
    case medium
    /// That of `headline`.
    case semibold
    /// Thick.
    case bold
    /// Very thick.
    case heavy
    /// The thickest.
    case black
  }

  /// A text style, or a size in points.
  public enum Scale: Sendable, Hashable {
    /// A style of the system.
    case style(Style)
    /// A fixed size, as `.system(size:)` gives.
    case points(Double)
  }

  /// How large the font is.
  public var scale: Scale
  /// How thick it is; `nil` is what the style says.
  public var weight: Weight?

  /// The font of text that sets none.
  public static let body = TextFont(.style(.body))

  /// Makes a font.
  public init(_ scale: Scale, weight: Weight? = nil) {
    self.scale = scale
    self.weight = weight
  }

  /// Makes a font of a text style.
  public static func style(_ style: Style, weight: Weight? = nil) -> TextFont {
    TextFont(.style(style), weight: weight)
  }

  /// Makes a font of a fixed size.
  public static func system(size: Double, weight: Weight? = nil) -> TextFont {
    TextFont(.points(size), weight: weight)
  }
}

/// A stretch of text in one font.
public struct TextRun: Sendable, Hashable {
  /// The characters; line feeds end lines.
  public var text: String
  /// Their font.
  public var font: TextFont

  /// Makes a run.
  public init(_ text: String, font: TextFont = .body) {
    self.text = text
    self.font = font
  }
}
