/// One line of laid out text.
public struct TextLine: Sendable, Hashable {
  /// The characters shown, an ellipsis included.
  public var text: String
  /// The width of what is shown; spaces at a soft line end hang and do not count.
  public var width: Double
  /// The heights of the largest font in the line.
  public var heights: LineHeights
}

extension GlyphTable {
  /// The lines of the text in a width, before any limit.
  ///
  /// Lines end at spaces, after hyphens and between ideographs; a word that is wider than a whole
  /// line is broken inside. A line holds at least one character.
  func lines(in width: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < glyphs.count {
      let end = lineEnd(from: start, in: width)
      lines.append(start..<end)
      start = end
    }
    if glyphs.isEmpty || glyphs[glyphs.count - 1].kind == .newline {
      lines.append(glyphs.count..<glyphs.count)
    }
    return lines
  }

  /// The index of the first glyph of the next line.
  private func lineEnd(from start: Int, in width: Double) -> Int {
    var used = 0.0
    var lastBreak: Int?
    var index = start
    while index < glyphs.count {
      let glyph = glyphs[index]
      if glyph.kind == .newline { return index + 1 }
      if index > start, canBreak(before: index) { lastBreak = index }
      used += glyph.advance
      if glyph.kind != .space, index > start, exceeds(used, width) { return lastBreak ?? index }
      index += 1
    }
    return index
  }

  private func canBreak(before index: Int) -> Bool {
    let left = glyphs[index - 1].kind
    let right = glyphs[index].kind
    switch right {
    case .space, .closing, .narrowClosing: return false
    default: break
    }
    switch left {
    case .opening, .narrowOpening: return false
    case .space, .ideograph, .closing: return true
    // A minus belongs to its number.
    case .hyphen: return !glyphs[index].character.isNumber
    default: return right == .ideograph || right == .opening
    }
  }

  /// Whether a length is too long; sums of exact parts may miss the width by a rounding error.
  private func exceeds(_ used: Double, _ width: Double) -> Bool { used > width + 1e-6 }

  /// A line without the spaces and the line feed at its end.
  func trimmed(_ line: Range<Int>) -> Range<Int> {
    var end = line.upperBound
    let isSoft = end < glyphs.count && (end == 0 || glyphs[end - 1].kind != .newline)
    if end > line.lowerBound, glyphs[end - 1].kind == .newline { end -= 1 }
    guard isSoft else { return line.lowerBound..<end }
    while end > line.lowerBound, glyphs[end - 1].kind == .space { end -= 1 }
    return line.lowerBound..<end
  }

  /// The sum of the advances of some glyphs.
  func width(of range: Range<Int>) -> Double { glyphs[range].reduce(0) { $0 + $1.advance } }

  /// The largest heights among the fonts of some glyphs.
  func heights(of range: Range<Int>) -> LineHeights {
    guard heights.count > 1 else { return heights[0] }
    guard !range.isEmpty else {
      let neighbour = min(range.lowerBound, glyphs.count - 1)
      return neighbour >= 0 ? heights[glyphs[neighbour].run] : heights[0]
    }
    var largest = heights[glyphs[range.lowerBound].run]
    for glyph in glyphs[range] {
      let other = heights[glyph.run]
      largest.ascent = max(largest.ascent, other.ascent)
      largest.descent = max(largest.descent, other.descent)
      largest.leading = max(largest.leading, other.leading)
    }
    return largest
  }
}
