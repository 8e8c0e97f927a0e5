extension Text {
  /// The text in a font: still a text, no shell.
  ///
  /// **Source** — documented: Apple, `Text/font(_:)`.
  public func font(_ font: Font?) -> Text { _styled(.font(font)) }

  /// The text in a weight: still a text.
  ///
  /// **Source** — documented: Apple, `Text/fontWeight(_:)`.
  public func fontWeight(_ weight: Font.Weight?) -> Text { _styled(.weight(weight)) }

  /// The text in a width: still a text.
  ///
  /// **Source** — documented: Apple, `Text/fontWidth(_:)`.
  @available(iOS 16.0, macOS 13.0, *)
  public func fontWidth(_ width: Font.Width?) -> Text {
    _styled(.length("fontWidth", width?.value ?? 0))
  }

  /// The text in a family of letter forms: still a text.
  ///
  /// **Source** — documented: Apple, `Text/fontDesign(_:)`.
  @available(iOS 16.1, macOS 13.0, *)
  public func fontDesign(_ design: Font.Design?) -> Text {
    _styled(.flag("monospaced", design == .monospaced))
  }

  /// The text in bold: still a text.
  ///
  /// **Source** — documented: Apple, `Text/bold()`.
  public func bold() -> Text { _styled(.flag("bold", true)) }

  /// The text in bold, or not: still a text.
  ///
  /// **Source** — documented: Apple, `Text/bold(_:)`.
  @available(iOS 16.0, macOS 13.0, *)
  public func bold(_ isActive: Bool) -> Text { _styled(.flag("bold", isActive)) }

  /// The text in italics: still a text.
  ///
  /// **Source** — documented: Apple, `Text/italic()`.
  public func italic() -> Text { _styled(.flag("italic", true)) }

  /// The text in italics, or not: still a text.
  ///
  /// **Source** — documented: Apple, `Text/italic(_:)`.
  @available(iOS 16.0, macOS 13.0, *)
  public func italic(_ isActive: Bool) -> Text { _styled(.flag("italic", isActive)) }

  /// The text with letters of equal width: still a text.
  ///
  /// **Source** — documented: Apple, `Text/monospaced(_:)`.
  @available(iOS 16.4, macOS 13.3, *)
  public func monospaced(_ isActive: Bool = true) -> Text {
    _styled(.flag("monospaced", isActive))
  }

  /// The text with digits of equal width: still a text.
  ///
  /// **Source** — documented: Apple, `Text/monospacedDigit()`.
  public func monospacedDigit() -> Text { _styled(.flag("monospacedDigit", true)) }

  /// The text with a line through it: still a text.
  ///
  /// **Source** — documented: Apple, `Text/strikethrough(_:color:)`.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    _styled(.flag("strikethrough", isActive))
  }

  /// The text with a line of a form through it: still a text.
  ///
  /// **Source** — documented: Apple, `Text/strikethrough(_:pattern:color:)`.
  @available(iOS 16.0, macOS 13.0, *)
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    _styled(.flag("strikethrough", isActive))
  }

  /// The text with a line under it: still a text.
  ///
  /// **Source** — documented: Apple, `Text/underline(_:color:)`.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    _styled(.flag("underline", isActive))
  }

  /// The text with a line of a form under it: still a text.
  ///
  /// **Source** — documented: Apple, `Text/underline(_:pattern:color:)`.
  @available(iOS 16.0, macOS 13.0, *)
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    _styled(.flag("underline", isActive))
  }

  /// The text with more space between letters: still a text.
  ///
  /// **Source** — documented: Apple, `Text/kerning(_:)`.
  public func kerning(_ kerning: CGFloat) -> Text { _styled(.length("kerning", kerning)) }

  /// The text with more space after letters: still a text.
  ///
  /// **Source** — documented: Apple, `Text/tracking(_:)`.
  public func tracking(_ tracking: CGFloat) -> Text { _styled(.length("tracking", tracking)) }

  /// The text higher or lower on the line: still a text.
  ///
  /// **Source** — documented: Apple, `Text/baselineOffset(_:)`.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    _styled(.length("baselineOffset", baselineOffset))
  }

  /// The text in a color: still a text.
  ///
  /// **Source** — documented: Apple, `Text/foregroundColor(_:)`.
  public func foregroundColor(_ color: Color?) -> Text { _styled(.color(color)) }

  /// The text in a style: still a text from iOS 17 on, a shell before.
  ///
  /// **Source** — documented: Apple, `Text/foregroundStyle(_:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle {
    if let color = style as? Color {
      return _styled(.color(color))
    }
    return _styled(.style("\(style)"))
  }

  /// The text larger or smaller than its surroundings: still a text.
  ///
  /// **Source** — documented: Apple, `Text/textScale(_:isEnabled:)`.
  @available(iOS 17.0, macOS 14.0, *)
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    _styled(.flag("secondaryScale", isEnabled && scale == .secondary))
  }

  /// The text spelled out when spoken: still a text.
  ///
  /// **Source** — documented: Apple, `Text/speechSpellsOutCharacters(_:)`.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    _styled(.flag("speechSpellsOutCharacters", value))
  }

  /// The text with its marks spoken: still a text.
  ///
  /// **Source** — documented: Apple, `Text/speechAlwaysIncludesPunctuation(_:)`.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    _styled(.flag("speechAlwaysIncludesPunctuation", value))
  }

  /// The text spoken higher or lower: still a text.
  ///
  /// **Source** — documented: Apple, `Text/speechAdjustedPitch(_:)`.
  public func speechAdjustedPitch(_ value: Double) -> Text {
    _styled(.length("speechAdjustedPitch", CGFloat(value)))
  }

  /// The text spoken after what is being said: still a text.
  ///
  /// **Source** — documented: Apple, `Text/speechAnnouncementsQueued(_:)`.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    _styled(.flag("speechAnnouncementsQueued", value))
  }

  /// The text under another name for those who listen: still a text.
  ///
  /// **Source** — documented: Apple, `Text/accessibilityLabel(_:)`.
  public func accessibilityLabel(_ label: Text) -> Text { _styled(.flag("label", true)) }

  /// The text under another name for those who listen: still a text.
  ///
  /// **Source** — documented: Apple, `Text/accessibilityLabel(_:)`.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    _styled(.flag("label", true))
  }

  /// The text under another name for those who listen: still a text.
  ///
  /// **Source** — documented: Apple, `Text/accessibilityLabel(_:)`.
  @_disfavoredOverload
  public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol {
    _styled(.flag("label", true))
  }

  /// The text as a heading for those who listen: still a text.
  ///
  /// **Source** — documented: Apple, `Text/accessibilityHeading(_:)`.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    _styled(.flag("heading", true))
  }

  /// The kind of text for those who listen: still a text.
  ///
  /// **Source** — documented: Apple, `Text/accessibilityTextContentType(_:)`.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    _styled(.flag("contentType", true))
  }
}

extension View {
  /// Sets the font of the texts inside.
  ///
  /// **Source** — documented: Apple, `View/font(_:)`.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }

  func _fontModifier(_ change: @escaping (Font) -> Font) -> some View {
    transformEnvironment(\._fontModifiers) {
      $0.append(AnyFontModifier(_change: change))
    }
  }

  /// Sets the weight of the texts inside.
  ///
  /// **Source** — observed: printed types; declared without naming the type.
  @available(iOS 16.0, macOS 13.0, *)
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    _fontModifier { $0.weight(weight ?? .regular) }
  }

  /// Sets the width of the letters inside.
  ///
  /// **Source** — observed: printed types; declared without naming the type.
  @available(iOS 16.0, macOS 13.0, *)
  public func fontWidth(_ width: Font.Width?) -> some View {
    _fontModifier { $0.width(width ?? .standard) }
  }

  /// Sets the family of the letters inside.
  ///
  /// **Source** — observed: printed types; declared without naming the type.
  @available(iOS 16.1, macOS 13.0, *)
  public func fontDesign(_ design: Font.Design?) -> some View {
    _fontModifier { $0._adding("design") }
  }

  /// Makes the texts inside bold.
  ///
  /// **Source** — observed: printed types; declared without naming the type.
  @available(iOS 16.0, macOS 13.0, *)
  public func bold(_ isActive: Bool = true) -> some View {
    _fontModifier { isActive ? $0.bold() : $0 }
  }

  /// Puts the texts inside in italics.
  ///
  /// **Source** — observed: printed types; declared without naming the type.
  @available(iOS 16.0, macOS 13.0, *)
  public func italic(_ isActive: Bool = true) -> some View {
    _fontModifier { isActive ? $0.italic() : $0 }
  }

  /// Gives the letters inside equal width.
  ///
  /// **Source** — observed: printed types; declared without naming the type.
  @available(iOS 16.0, macOS 13.0, *)
  public func monospaced(_ isActive: Bool = true) -> some View {
    _fontModifier { isActive ? $0.monospaced() : $0 }
  }

  /// Gives the digits inside equal width.
  ///
  /// **Source** — observed: printed types; declared without naming the type.
  @available(iOS 15.0, macOS 12.0, *)
  public func monospacedDigit() -> some View { _fontModifier { $0.monospacedDigit() } }

  /// Sets the space between the letters inside.
  ///
  /// **Source** — inferred: a public re-implementation.
  @available(iOS 16.0, macOS 13.0, *)
  public func kerning(_ kerning: CGFloat) -> some View { environment(\._kerning, kerning) }

  /// Sets the space after the letters inside.
  ///
  /// **Source** — observed: printed types.
  @available(iOS 16.0, macOS 13.0, *)
  public func tracking(_ tracking: CGFloat) -> some View { environment(\._tracking, tracking) }

  /// Moves the texts inside up or down on their lines.
  ///
  /// **Source** — inferred: a public re-implementation.
  @available(iOS 16.0, macOS 13.0, *)
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\._baselineOffset, baselineOffset)
  }

  /// Draws a line under the texts inside.
  ///
  /// **Source** — inferred: a public re-implementation.
  @available(iOS 16.0, macOS 13.0, *)
  public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    environment(\._underline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Draws a line through the texts inside.
  ///
  /// **Source** — inferred: a public re-implementation.
  @available(iOS 16.0, macOS 13.0, *)
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    environment(\._strikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }

  /// Sets the most lines a text inside may take; nil is any number.
  ///
  /// **Source** — documented: Apple, `lineLimit(_:)`.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Sets the least and most lines of the texts inside.
  ///
  /// **Source** — inferred: a public re-implementation.
  @available(iOS 16.0, macOS 13.0, *)
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    modifier(LineLimitModifier(lower: limit.lowerBound, upper: limit.upperBound))
  }

  /// Sets the least lines of the texts inside.
  ///
  /// **Source** — inferred: a public re-implementation.
  @available(iOS 16.0, macOS 13.0, *)
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    modifier(LineLimitModifier(lower: limit.lowerBound, upper: nil))
  }

  /// Sets the most lines of the texts inside.
  ///
  /// **Source** — inferred: a public re-implementation.
  @available(iOS 16.0, macOS 13.0, *)
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    modifier(LineLimitModifier(lower: nil, upper: limit.upperBound))
  }

  /// Sets the lines of the texts inside, and perhaps keeps their place.
  ///
  /// **Source** — inferred: a public re-implementation.
  @available(iOS 16.0, macOS 13.0, *)
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    modifier(LineLimitModifier(lower: reservesSpace ? limit : nil, upper: limit))
  }

  /// Sets the distance of lines in the texts inside.
  ///
  /// **Source** — documented: Apple, `lineSpacing(_:)`.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets how the lines of a text inside stand to each other.
  ///
  /// **Source** — documented: Apple, `multilineTextAlignment(_:)`.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets where a line that is too long is cut.
  ///
  /// **Source** — documented: Apple, `truncationMode(_:)`.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets how small the texts inside may become before they are cut.
  ///
  /// **Source** — documented: Apple, `minimumScaleFactor(_:)`.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets the letters inside stand closer before they are cut.
  ///
  /// **Source** — documented: Apple, `allowsTightening(_:)`.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  /// Puts the texts inside into upper or lower case.
  ///
  /// **Source** — documented: Apple, `textCase(_:)`.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Sets how large the texts inside are beside their surroundings.
  ///
  /// **Source** — inferred: a public re-implementation.
  @available(iOS 17.0, macOS 14.0, *)
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\._textScale) { if isEnabled { $0 = scale } }
  }
}

/// Sets the least and most lines of texts.
///
/// **Source** — inferred: a public re-implementation.
public struct LineLimitModifier: _PrimitiveModifier {
  var lower: Int?
  var upper: Int?
  /// The environment with the limits.
  public var _effect: _Effect {
    .environment { values in
      var copy = values
      copy.lineLimit = upper
      copy._lowerLineLimit = lower
      return copy
    }
  }
}

/// How the lines of a text stand to each other.
///
/// **Source** — documented: Apple, `TextAlignment`.
public enum TextAlignment: Hashable, CaseIterable {
  /// Along the leading edge.
  case leading
  /// In the middle.
  case center
  /// Along the trailing edge.
  case trailing
}

/// The font of texts inside after all changes by modifiers; the engine calls it.
func _engineFont(_ values: EnvironmentValues) -> Font {
  var font = values.font ?? .body
  for modifier in values._fontModifiers { font = modifier._change(font) }
  return font
}
