import SwiftEvaluator
import ViewGraph
import ViewLayout

/// Reads the characters and fonts of a text with what the environment adds.
struct TextReading {
  /// How a stretch of text looks.
  private struct Look {
    var font: TextFont
    var spread = 0.0
    var rise = 0.0

    func run(_ text: String) -> TextRun {
      TextRun(text, font: font, spread: spread, rise: rise)
    }
  }

  private let view: Bridging
  private let reader: ValueReader

  init(_ view: Bridging) {
    self.view = view
    reader = view.reader
  }

  /// The font of a text that sets none.
  var surroundingFont: TextFont {
    var font = changedFont ?? reader.font(view.environment("font")) ?? .body
    font.magnification = magnification
    return font
  }

  /// A symbol of the system in these surroundings.
  ///
  /// By how much `imageScale` makes it smaller or larger is inferred.
  var symbol: ImageLayout.Source {
    switch reader.caseName(view.environment("imageScale")) {
    case "small": .symbol(surroundingFont, scale: 0.8)
    case "large": .symbol(surroundingFont, scale: 1.25)
    default: .symbol(surroundingFont)
    }
  }

  /// The layout of a text, in a font of its own or that of the surroundings where it sets none.
  func layout(_ content: Value?, font: TextFont? = nil) -> TextLayout {
    var look = surroundings
    if let font { look.font = font }
    let lines = view.environment("lineLimit")?.unwrapped?.asInt
    let reserved = view.environment("_lowerLineLimit")?.unwrapped?.asInt
    return TextLayout(
      runs(content, look),
      lineLimit: lines,
      reservedLines: min(reserved ?? 1, lines ?? .max),
      truncation: truncation,
      lineSpacing: reader.number(view.environment("lineSpacing")) ?? 0,
      minimumScaleFactor: reader.number(view.environment("minimumScaleFactor")) ?? 1
    )
  }

  /// The characters alone.
  var plain: String { runs(view.value(0), surroundings).map(\.text).joined() }

  // MARK: Surroundings

  private var surroundings: Look {
    Look(
      font: surroundingFont,
      spread: (reader.number(view.environment("_kerning")) ?? 0)
        + (reader.number(view.environment("_tracking")) ?? 0),
      rise: reader.number(view.environment("_baselineOffset")) ?? 0
    )
  }

  /// The font after modifiers around have made it bold and the like.
  private var changedFont: TextFont? {
    guard let changes = view.environment("_fontModifiers")?.asArray, !changes.isEmpty else {
      return nil
    }
    let values = view.node.environment.value
    return view.bridge.attempt(nil) { () throws(BridgeError) in
      reader.font(try view.bridge.callLibrary("_engineFont", [values]))
    }
  }

  private var truncation: TruncationMode {
    switch reader.caseName(view.environment("truncationMode")) {
    case "head": .head
    case "middle": .middle
    default: .tail
    }
  }

  /// How much larger the reader's text size makes the text styles.
  private var magnification: Double {
    guard let name = reader.caseName(view.environment("dynamicTypeSize")) else { return 1 }
    return TextFont.magnifications[name] ?? 1
  }

  // MARK: Pieces

  /// The pieces in their fonts; the style that was applied first stands nearest to the text.
  private func runs(_ content: Value?, _ surrounding: Look) -> [TextRun] {
    let look = styled(surrounding, reader.field("styles", of: content)?.asArray ?? [])
    let pieces = reader.field("runs", of: content)?.asArray ?? []
    guard reader.field("isKey", of: content)?.asBool == true else {
      return pieces.flatMap { runs(piece: $0, look) }
    }
    let parts = pieces.enumerated().map { index, piece -> InlineMarkdown.Part in
      guard reader.caseName(piece) == "literal", let text = reader.payload(piece).first?.asString
      else { return .value(index) }
      return .markup(text)
    }
    return InlineMarkdown.pieces(of: parts).flatMap { piece -> [TextRun] in
      var look = look
      if piece.isStrong { look.font.weight = .bold }
      switch piece.part {
      case .markup(let text): return [look.run(cased(text))]
      case .value(let index): return runs(piece: pieces[index], look)
      }
    }
  }

  private func runs(piece: Value, _ look: Look) -> [TextRun] {
    let payload = reader.payload(piece)
    switch reader.caseName(piece) {
    case "literal": return [look.run(cased(payload.first?.asString ?? ""))]
    case "formatted":
      let format = NumberFormat(payload.last?.asString ?? "")
      return [look.run(cased(format.text(of: payload.first?.asString ?? "")))]
    case "localized":
      guard let value = payload.first else { return [] }
      let values = view.node.environment.value
      let text = view.bridge.attempt("") { () throws(BridgeError) in
        try view.bridge.callLibrary("_engineLocalized", [value, values]).asString ?? ""
      }
      return [look.run(cased(text))]
    case "styled": return runs(reader.field("_content", of: payload.first), look)
    // A picture takes the place of a wide character.
    default: return [look.run("\u{3000}")]
    }
  }

  private func styled(_ surrounding: Look, _ styles: [Value]) -> Look {
    var look = surrounding
    var weight: TextFont.Weight?
    for style in styles.reversed() {
      let payload = reader.payload(style)
      switch reader.caseName(style) {
      case "font":
        if var font = reader.font(payload.first) {
          font.magnification = look.font.magnification
          look.font = font
        }
      case "weight": weight = reader.weight(payload.first)
      case "flag" where payload.first?.asString == "bold":
        weight = payload.last?.asBool == true ? .bold : weight
      case "length": apply(payload, to: &look)
      default: continue
      }
    }
    if let weight { look.font.weight = weight }
    return look
  }

  private func apply(_ payload: [Value], to look: inout Look) {
    let length = reader.number(payload.last) ?? 0
    switch payload.first?.asString {
    case "kerning", "tracking": look.spread = length
    case "baselineOffset": look.rise = length
    default: break
    }
  }

  private func cased(_ text: String) -> String {
    switch reader.caseName(view.environment("textCase")) {
    case "uppercase": text.uppercased()
    case "lowercase": text.lowercased()
    default: text
    }
  }
}
