/// A text cut into characters that know their width and where a line may end.
struct PreparedText {
  /// One character on its way into a line.
  struct Glyph {
    var character: Character
    var advance: Double
    var run: Int
    var kind: Kind
  }

  /// What a character means for line breaking.
  enum Kind {
    /// Part of a word.
    case word
    /// A space, after which a line may end; it hangs past the end of the line.
    case space
    /// An ideograph, before and after which a line may end.
    case ideograph
    /// Punctuation no line may begin with.
    case closing
    /// Punctuation no line may end with.
    case opening
    /// A hyphen or dash, after which a line may end.
    case hyphen
    /// The end of a paragraph.
    case newline
  }

  var glyphs: [Glyph] = []
  var heights: [LineHeights]
  /// The width of the longest paragraph on one line.
  var idealWidth = 0.0
  /// How many paragraphs there are.
  var paragraphs = 1

  init(_ runs: [TextRun], metrics: any TextMetrics) {
    heights = runs.map { metrics.lineHeights(of: $0.font) }
    if heights.isEmpty { heights = [metrics.lineHeights(of: .body)] }
    for (index, run) in runs.enumerated() {
      let characters = Array(run.text)
      let advances = metrics.advances(of: characters, in: run.font)
      for (character, advance) in zip(characters, advances) {
        let kind = Self.kind(of: character)
        glyphs.append(
          Glyph(
            character: character,
            advance: kind == .newline ? 0 : advance,
            run: index,
            kind: kind
          )
        )
      }
    }
    measureParagraphs()
  }

  private mutating func measureParagraphs() {
    var width = 0.0
    for glyph in glyphs {
      if glyph.kind == .newline {
        paragraphs += 1
        width = 0
      } else {
        width += glyph.advance
        idealWidth = max(idealWidth, width)
      }
    }
  }

  private static let closers: Set<Character> = [
    "、", "。", "，", "．", "：", "；", "！", "？", "」", "』", "）", "】", "》", "〉", "〕", "］", "｝",
    "”", "’", "…", "・", "ー", "々", "%", "％",
  ]
  private static let openers: Set<Character> = [
    "「", "『", "（", "【", "《", "〈", "〔", "［", "｛", "“", "‘",
  ]

  private static func kind(of character: Character) -> Kind {
    if character.isNewline { return .newline }
    if character == " " || character == "\t" || character == "\u{3000}" { return .space }
    if character == "-" || character == "–" || character == "—" { return .hyphen }
    if character.isASCII { return .word }
    if closers.contains(character) { return .closing }
    if openers.contains(character) { return .opening }
    return CharacterCells.count(of: character) == 2 ? .ideograph : .word
  }
}
