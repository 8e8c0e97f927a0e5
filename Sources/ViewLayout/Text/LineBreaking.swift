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
  /// The line that begins at a glyph, in a width.
  ///
  /// Lines end at spaces, after hyphens and between ideographs; a word that is wider than a whole
  /// line is broken inside. A line holds at least one character.
  func line(from start: Int, in width: Double) -> Range<Int> {
    start..<lineEnd(from: start, in: width)
  }

  /// Whether there is another line after one; a line feed at the end begins an empty one.
  func hasLine(after line: Range<Int>) -> Bool {
    if line.upperBound < kinds.count { return true }
    return !line.isEmpty && kinds[line.upperBound - 1] == .newline
  }

  /// The index of the first glyph of the next line.
  private func lineEnd(from start: Int, in width: Double) -> Int {
    var used = 0.0
    var lastBreak: Int?
    var index = start
    while index < kinds.count {
      let kind = kinds[index]
      if kind == .newline { return index + 1 }
      if index > start, canBreak(before: index) { lastBreak = index }
      used += advances[index]
      if kind != .space, index > start, exceeds(used, width) { return lastBreak ?? index }
      index += 1
    }
    return index
  }

  private func canBreak(before index: Int) -> Bool {
    let left = kinds[index - 1]
    let right = kinds[index]
    switch right {
    case .space, .closing, .narrowClosing: return false
    default: break
    }
    switch left {
    case .opening, .narrowOpening: return false
    case .space, .ideograph, .closing: return true
    // A minus belongs to its number.
    case .hyphen: return !characters[index].isNumber
    default: return right == .ideograph || right == .opening
    }
  }

  /// Whether a length is too long; sums of exact parts may miss the width by a rounding error.
  private func exceeds(_ used: Double, _ width: Double) -> Bool { used > width + 1e-6 }

  /// A line without the spaces and the line feed at its end.
  func trimmed(_ line: Range<Int>) -> Range<Int> {
    var end = line.upperBound
    let isSoft = end < kinds.count && (end == 0 || kinds[end - 1] != .newline)
    if end > line.lowerBound, kinds[end - 1] == .newline { end -= 1 }
    guard isSoft else { return line.lowerBound..<end }
    while end > line.lowerBound, kinds[end - 1] == .space { end -= 1 }
    return line.lowerBound..<end
  }

  /// The sum of the advances of some glyphs.
  func width(of range: Range<Int>) -> Double { advances[range].reduce(0, +) }

  /// The largest heights among the fonts of some glyphs.
  func heights(of range: Range<Int>) -> LineHeights {
    guard heights.count > 1 else { return heights[0] }
    guard !range.isEmpty else {
      let neighbour = min(range.lowerBound, kinds.count - 1)
      return neighbour >= 0 ? heights[runs[neighbour]] : heights[0]
    }
    var largest = heights[runs[range.lowerBound]]
    for run in runs[range] {
      let other = heights[run]
      largest.ascent = max(largest.ascent, other.ascent)
      largest.descent = max(largest.descent, other.descent)
      largest.leading = max(largest.leading, other.leading)
    }
    return largest
  }
}
