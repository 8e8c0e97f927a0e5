/// A text measured once and kept for all proposals of one layout.
final class PreparedText {
  /// The characters, made only when lines have to be broken.
  private(set) lazy var glyphs = GlyphTable(runs, heights: heights, metrics: metrics)
  /// The heights of the fonts, one for each run.
  let heights: [LineHeights]
  /// The width of the longest paragraph on one line.
  private(set) var idealWidth = 0.0
  /// How many paragraphs there are.
  private(set) var paragraphs = 1

  private let runs: [TextRun]
  private let metrics: any TextMetrics

  init(_ runs: [TextRun], metrics: any TextMetrics) {
    self.runs = runs
    self.metrics = metrics
    heights =
      runs.isEmpty ? [metrics.lineHeights(of: .body)] : runs.map { $0.heights(metrics) }
    if runs.contains(where: { Self.mayHoldNewline($0.text) }) {
      (idealWidth, paragraphs) = glyphs.paragraphs
    } else {
      for run in runs { idealWidth += run.width(metrics) }
    }
  }

  /// The heights of a text of one line, the largest of all its runs.
  var lineHeights: LineHeights {
    heights.count == 1 ? heights[0] : glyphs.heights(of: glyphs.all)
  }

  private static func mayHoldNewline(_ text: String) -> Bool {
    text.utf8.contains { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 }
      && text.contains(where: \.isNewline)
  }
}

/// The characters of a text, each with its width and whether a line may end beside it.
struct GlyphTable {
  /// What a character means for line breaking.
  enum Kind {
    /// Part of a word.
    case word
    /// A space, after which a line may end; it hangs past the end of the line.
    case space
    /// An ideograph, before and after which a line may end.
    case ideograph
    /// Wide punctuation no line may begin with.
    case closing
    /// Wide punctuation no line may end with.
    case opening
    /// Narrow punctuation no line may begin with, such as the apostrophe in `don’t`.
    case narrowClosing
    /// Narrow punctuation no line may end with.
    case narrowOpening
    /// A hyphen or dash, after which a line may end.
    case hyphen
    /// The end of a paragraph.
    case newline
  }

  // Rows of their own, since lines are broken by looking at kinds and advances only.
  let characters: [Character]
  let kinds: [Kind]
  /// How far each character moves the pen.
  let advances: [Double]
  /// The run each character is in.
  let runs: [Int]
  /// The heights of the fonts, one for each run.
  let heights: [LineHeights]

  init(_ runs: [TextRun], heights: [LineHeights], metrics: any TextMetrics) {
    self.heights = heights
    var all: [Character] = []
    var advances: [Double] = []
    var numbers: [Int] = []
    for (index, run) in runs.enumerated() {
      let characters = Array(run.text)
      let widths = metrics.advances(of: characters, in: run.font)
      advances += run.spread == 0 ? widths : widths.map { max(0, $0 + run.spread) }
      all += characters
      numbers += repeatElement(index, count: characters.count)
    }
    characters = all
    self.advances = advances
    self.runs = numbers
    kinds = all.map(Self.kind)
  }

  /// All characters.
  var all: Range<Int> { 0..<kinds.count }

  /// The width of the longest paragraph on one line, and how many there are.
  var paragraphs: (width: Double, count: Int) {
    var longest = 0.0
    var count = 1
    var width = 0.0
    for (kind, advance) in zip(kinds, advances) {
      if kind == .newline {
        count += 1
        width = 0
      } else {
        width += advance
        longest = max(longest, width)
      }
    }
    return (longest, count)
  }

  private static let closers: Set<Character> = [
    "、", "。", "，", "．", "：", "；", "！", "？", "」", "』", "）", "】", "》", "〉", "〕", "］", "｝",
    "”", "’", "…", "・", "ー", "々", "％",
  ]
  private static let openers: Set<Character> = [
    "「", "『", "（", "【", "《", "〈", "〔", "［", "｛", "“", "‘",
  ]

  private static func kind(of character: Character) -> Kind {
    if let ascii = character.asciiValue {
      switch ascii {
      case 0x0A, 0x0B, 0x0C, 0x0D: return .newline
      case 0x09, 0x20: return .space
      case UInt8(ascii: "-"): return .hyphen
      default: return .word
      }
    }
    if character.isNewline { return .newline }
    if character == "\u{3000}" { return .space }
    if character == "–" || character == "—" { return .hyphen }
    let isWide = CharacterCells.count(of: character) == 2
    if closers.contains(character) { return isWide ? .closing : .narrowClosing }
    if openers.contains(character) { return isWide ? .opening : .narrowOpening }
    return isWide ? .ideograph : .word
  }
}
