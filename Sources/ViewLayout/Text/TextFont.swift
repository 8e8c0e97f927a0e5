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
  /// How much larger the reader's text size makes a text style; a size in points stays.
  public var magnification = 1.0

  /// The reader's text sizes and what they make of the text styles, by name.
  ///
  /// **Source** — Apple's table for body text, 14 to 53 points beside 17; that other styles grow by
  /// the same factor is a simplification.
  public static let magnifications: [String: Double] = [
    "xSmall": 14.0 / 17, "small": 15.0 / 17, "medium": 16.0 / 17, "large": 1,
    "xLarge": 19.0 / 17, "xxLarge": 21.0 / 17, "xxxLarge": 23.0 / 17,
    "accessibility1": 28.0 / 17, "accessibility2": 33.0 / 17, "accessibility3": 40.0 / 17,
    "accessibility4": 47.0 / 17, "accessibility5": 53.0 / 17,
  ]

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
  /// What `kerning` or `tracking` adds after each character.
  public var spread: Double
  /// How far `baselineOffset` lifts the characters, which makes their line higher.
  public var rise: Double

  /// Makes a run.
  public init(_ text: String, font: TextFont = .body, spread: Double = 0, rise: Double = 0) {
    self.text = text
    self.font = font
    self.spread = spread
    self.rise = rise
  }

  /// The heights of a line of this run.
  func heights(_ metrics: any TextMetrics) -> LineHeights {
    var heights = metrics.lineHeights(of: font)
    heights.ascent += max(0, rise)
    heights.descent += max(0, -rise)
    return heights
  }

  /// The width of the run on one line.
  func width(_ metrics: any TextMetrics) -> Double {
    let width = metrics.width(of: text, in: font)
    return spread == 0 ? width : max(0, width + spread * Double(text.count))
  }
}
