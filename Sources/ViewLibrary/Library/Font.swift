/// A typeface, its size and weight, or a style of the system.
///
/// In the grid metrics `body` is a cell of 10 by 20 points.
///
/// **Source** — documented: Apple, `Font`.
public struct Font: Hashable {
  /// A style that follows the reader's text size.
  public enum TextStyle: Hashable, CaseIterable {
    /// The largest title.
    case largeTitle
    /// A title.
    case title
    /// A lesser title.
    case title2
    /// The least title.
    case title3
    /// A heading.
    case headline
    /// A heading of second rank.
    case subheadline
    /// Running text.
    case body
    /// A remark.
    case callout
    /// A note.
    case footnote
    /// A caption.
    case caption
    /// A lesser caption.
    case caption2
  }

  /// How heavy the letters are.
  public struct Weight: Hashable {
    var _value: Int
    /// 100.
    public static let ultraLight = Weight(_value: 100)
    /// 200.
    public static let thin = Weight(_value: 200)
    /// 300.
    public static let light = Weight(_value: 300)
    /// 400.
    public static let regular = Weight(_value: 400)
    /// 500.
    public static let medium = Weight(_value: 500)
    /// 600.
    public static let semibold = Weight(_value: 600)
    /// 700.
    public static let bold = Weight(_value: 700)
    /// 800.
    public static let heavy = Weight(_value: 800)
    /// 900.
    public static let black = Weight(_value: 900)
  }

  /// How wide the letters are.
  public struct Width: Hashable {
    /// 0 is the usual width.
    public var value: CGFloat
    /// Makes a width.
    public init(_ value: CGFloat) { self.value = value }
    /// Narrowest.
    public static let compressed = Width(-0.2)
    /// Narrow.
    public static let condensed = Width(-0.1)
    /// Usual.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }

  /// The family of letter forms.
  public enum Design: Hashable {
    /// The usual letters.
    case `default`
    /// Letters with serifs.
    case serif
    /// Round letters.
    case rounded
    /// Letters of equal width.
    case monospaced
  }

  /// The distance of lines.
  public enum Leading: Hashable {
    /// Usual.
    case standard
    /// Tighter.
    case tight
    /// Looser.
    case loose
  }

  /// The style of the system, nil with a size of its own.
  public var _style: TextStyle?
  /// The size in points, nil for the style's.
  public var _size: CGFloat?
  /// The name of the typeface, nil for the system's.
  public var _name: String?
  /// The weight, nil for the style's.
  public var _weight: Weight?
  /// The design, nil for the usual.
  public var _design: Design?
  /// What else was asked for: italic, monospacedDigit, smallCaps and so on.
  public var _features: Set<String> = []

  init(_style: TextStyle? = nil, _size: CGFloat? = nil, _name: String? = nil) {
    self._style = _style
    self._size = _size
    self._name = _name
  }

  /// The largest title.
  public static let largeTitle = Font(_style: .largeTitle)
  /// A title.
  public static let title = Font(_style: .title)
  /// A lesser title.
  public static let title2 = Font(_style: .title2)
  /// The least title.
  public static let title3 = Font(_style: .title3)
  /// A heading.
  public static let headline = Font(_style: .headline)
  /// A heading of second rank.
  public static let subheadline = Font(_style: .subheadline)
  /// Running text.
  public static let body = Font(_style: .body)
  /// A remark.
  public static let callout = Font(_style: .callout)
  /// A note.
  public static let footnote = Font(_style: .footnote)
  /// A caption.
  public static let caption = Font(_style: .caption)
  /// A lesser caption.
  public static let caption2 = Font(_style: .caption2)

  /// A style of the system.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    var font = Font(_style: style)
    font._design = design
    font._weight = weight
    return font
  }

  /// The system's typeface in a size.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    var font = Font(_size: size)
    font._design = design
    font._weight = weight
    return font
  }

  /// A typeface by name.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(_size: size, _name: name)
  }

  /// A typeface by name whose size does not follow the reader's.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(_size: fixedSize, _name: name)
  }

  /// A typeface by name that follows a style.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(_style: style, _size: size, _name: name)
  }

  func _adding(_ feature: String) -> Font {
    var font = self
    font._features.insert(feature)
    return font
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font._weight = weight
    return font
  }

  /// The font in another width.
  public func width(_ width: Width) -> Font { _adding("width") }
  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
  /// The font in italics.
  public func italic() -> Font { _adding("italic") }
  /// The font with letters of equal width.
  public func monospaced() -> Font { _adding("monospaced") }
  /// The font with digits of equal width.
  public func monospacedDigit() -> Font { _adding("monospacedDigit") }
  /// The font with small capitals.
  public func smallCaps() -> Font { _adding("smallCaps") }
  /// The font with small capitals for lower case.
  public func lowercaseSmallCaps() -> Font { _adding("lowercaseSmallCaps") }
  /// The font with small capitals for upper case.
  public func uppercaseSmallCaps() -> Font { _adding("uppercaseSmallCaps") }
  /// The font with other distances of lines.
  public func leading(_ leading: Leading) -> Font { _adding("leading") }
}

/// A change of a font, kept in the environment until text is drawn.
///
/// **Source** — observed: the name appears in printed types.
public struct AnyFontModifier {
  /// The changed font.
  public var _change: (Font) -> Font
  /// Keeps a change.
  public init(_change: @escaping (Font) -> Font) { self._change = _change }
}
