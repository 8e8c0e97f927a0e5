/// Where the ellipsis stands when text does not fit.
public enum TruncationMode: String, Sendable, Hashable {
  /// At the beginning of the last line.
  case head
  /// In the middle of the last line.
  case middle
  /// At the end of the last line.
  case tail
}

extension GlyphTable {
  /// One line before its characters are put together.
  struct Line {
    /// What is shown; an ellipsis stands between the two parts if there is one.
    var head: Range<Int>
    var tail: Range<Int>
    var hasEllipsis = false
    var width: Double
    var heights: LineHeights
  }

  /// A line that is shown whole.
  func wholeLine(_ range: Range<Int>) -> Line {
    let visible = trimmed(range)
    return Line(
      head: visible,
      tail: visible.upperBound..<visible.upperBound,
      width: width(of: visible),
      heights: heights(of: visible)
    )
  }

  /// The last line that fits, with an ellipsis for all that does not.
  ///
  /// - Parameters:
  ///   - start: The first glyph of the line.
  ///   - width: The width of the line; the ellipsis counts.
  ///   - mode: Where the ellipsis stands.
  ///   - ellipsis: The width of the ellipsis in each run.
  /// - Returns: The shortened line.
  func truncatedLine(
    from start: Int,
    in width: Double,
    mode: TruncationMode,
    ellipsis: [Double]
  ) -> Line {
    let end = kinds[start...].firstIndex(of: .newline) ?? kinds.count
    let run = start < kinds.count ? runs[start] : 0
    let mark = ellipsis.indices.contains(run) ? ellipsis[run] : 0
    let room = max(0, width - mark) + 1e-6
    var head = start..<start
    var tail = end..<end
    switch mode {
    case .tail: head = start..<fitting(from: start, to: end, in: room)
    case .head: tail = fittingBackward(from: end, to: start, in: room)..<end
    case .middle:
      head = start..<fitting(from: start, to: end, in: room / 2)
      let rest = room - self.width(of: head)
      tail = fittingBackward(from: end, to: head.upperBound, in: rest)..<end
    }
    while mode == .tail, head.count > 0, kinds[head.upperBound - 1] == .space {
      head = head.lowerBound..<(head.upperBound - 1)
    }
    return Line(
      head: head,
      tail: tail,
      hasEllipsis: true,
      width: self.width(of: head) + mark + self.width(of: tail),
      heights: heights(of: start..<max(start, end))
    )
  }

  /// The characters of a line.
  func string(_ line: Line) -> String {
    let text = String(characters[line.head])
    return line.hasEllipsis ? text + "…" + String(characters[line.tail]) : text
  }

  private func fitting(from start: Int, to end: Int, in room: Double) -> Int {
    var used = 0.0
    var index = start
    while index < end, used + advances[index] <= room {
      used += advances[index]
      index += 1
    }
    return index
  }

  private func fittingBackward(from end: Int, to start: Int, in room: Double) -> Int {
    var used = 0.0
    var index = end
    while index > start, used + advances[index - 1] <= room {
      index -= 1
      used += advances[index]
    }
    return index
  }
}
