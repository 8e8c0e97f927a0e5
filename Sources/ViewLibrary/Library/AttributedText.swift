extension _Attributed {
  /// The font of the characters.
  ///
  /// **Source** — documented: Apple, `AttributeScopes.SwiftUIAttributes.FontAttribute`.
  public var font: Font? {
    get { _attribute("SwiftUI.Font")?.base as? Font }
    set { _setAttribute("SwiftUI.Font", newValue.map { AnyHashable($0) }) }
  }
  /// The color of the characters.
  ///
  /// **Source** — documented: Apple, `AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute`.
  public var foregroundColor: Color? {
    get { _attribute("SwiftUI.ForegroundColor")?.base as? Color }
    set { _setAttribute("SwiftUI.ForegroundColor", newValue.map { AnyHashable($0) }) }
  }
  /// The color behind the characters, which is not drawn.
  ///
  /// **Source** — documented: Apple, `AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute`.
  public var backgroundColor: Color? {
    get { _attribute("SwiftUI.BackgroundColor")?.base as? Color }
    set { _setAttribute("SwiftUI.BackgroundColor", newValue.map { AnyHashable($0) }) }
  }
  /// The line through the characters.
  ///
  /// **Source** — documented: Apple, `AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute`.
  public var strikethroughStyle: Text.LineStyle? {
    get { _attribute("SwiftUI.StrikethroughStyle")?.base as? Text.LineStyle }
    set { _setAttribute("SwiftUI.StrikethroughStyle", newValue.map { AnyHashable($0) }) }
  }
  /// The line under the characters.
  ///
  /// **Source** — documented: Apple, `AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute`.
  public var underlineStyle: Text.LineStyle? {
    get { _attribute("SwiftUI.UnderlineStyle")?.base as? Text.LineStyle }
    set { _setAttribute("SwiftUI.UnderlineStyle", newValue.map { AnyHashable($0) }) }
  }
  /// The distance between characters, kept of pairs.
  ///
  /// **Source** — documented: Apple, `AttributeScopes.SwiftUIAttributes.KerningAttribute`.
  public var kern: CGFloat? {
    get { _attribute("SwiftUI.Kern")?.base as? CGFloat }
    set { _setAttribute("SwiftUI.Kern", newValue.map { AnyHashable($0) }) }
  }
  /// The distance between characters.
  ///
  /// **Source** — documented: Apple, `AttributeScopes.SwiftUIAttributes.TrackingAttribute`.
  public var tracking: CGFloat? {
    get { _attribute("SwiftUI.Tracking")?.base as? CGFloat }
    set { _setAttribute("SwiftUI.Tracking", newValue.map { AnyHashable($0) }) }
  }
  /// How far the characters stand above the line.
  ///
  /// **Source** — documented: Apple, `AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute`.
  public var baselineOffset: CGFloat? {
    get { _attribute("SwiftUI.BaselineOffset")?.base as? CGFloat }
    set { _setAttribute("SwiftUI.BaselineOffset", newValue.map { AnyHashable($0) }) }
  }
}

extension AttributeContainer {
  /// The attributes with a font.
  public func font(_ value: Font) -> AttributeContainer {
    var copy = self
    copy.font = value
    return copy
  }
  /// The attributes with a color.
  public func foregroundColor(_ value: Color) -> AttributeContainer {
    var copy = self
    copy.foregroundColor = value
    return copy
  }
}

extension Text {
  /// Shows a text whose characters have attributes.
  ///
  /// Fonts, colors, lines, distances and what Markdown says are shown; links have the accent color.
  ///
  /// **Source** — documented: Apple, `Text/init(_:)` for attributed strings.
  @available(iOS 15.0, macOS 12.0, *)
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      _runs: attributedContent._runsOfAttributes.map { text, attributes in
        .styled(Text(verbatim: text)._with(attributes))
      }
    )
  }

  func _with(_ attributes: AttributeContainer) -> Text {
    var text = self
    if attributes.link != nil { text = text.foregroundColor(.accentColor) }
    if let intent = attributes.inlinePresentationIntent {
      if intent.contains(.stronglyEmphasized) { text = text.bold() }
      if intent.contains(.emphasized) { text = text.italic() }
      if intent.contains(.code) { text = text._styled(.flag("monospaced", true)) }
      if intent.contains(.strikethrough) { text = text.strikethrough() }
    }
    if let font = attributes.font { text = text.font(font) }
    if let color = attributes.foregroundColor { text = text.foregroundColor(color) }
    if attributes.underlineStyle != nil { text = text.underline() }
    if attributes.strikethroughStyle != nil { text = text.strikethrough() }
    if let kern = attributes.kern { text = text.kerning(kern) }
    if let tracking = attributes.tracking { text = text.tracking(tracking) }
    if let offset = attributes.baselineOffset { text = text.baselineOffset(offset) }
    return text
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a text whose characters have attributes.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    appendInterpolation(Text(attributedString))
  }
}
