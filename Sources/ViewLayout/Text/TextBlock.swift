/// Text laid out for one proposal.
public struct TextBlock: Sendable, Hashable {
  /// The lines shown.
  public var lines: [TextLine]
  /// The size of them all.
  public var size: Size
  /// Whether some text had to be left out.
  public var isTruncated: Bool
  /// The factor by which the fonts shrank.
  public var scale: Double
}

extension TextLayout {
  /// The lines of the text for a proposal; pictures draw them.
  public func block(for proposal: Proposal, metrics: any TextMetrics) -> TextBlock {
    TextSetter(text: self, prepared: PreparedText(runs, metrics: metrics), metrics: metrics)
      .block(for: proposal)
  }

  func block(for proposal: Proposal, subviews: Subviews) -> TextBlock {
    TextSetter(text: self, prepared: subviews.prepared(runs), metrics: subviews.metrics)
      .block(for: proposal)
  }
}

/// Sets one text into lines.
struct TextSetter {
  let text: TextLayout
  let prepared: PreparedText
  let metrics: any TextMetrics

  /// The largest scale at which nothing is cut, down to the smallest one allowed.
  func block(for proposal: Proposal) -> TextBlock {
    let full = block(for: proposal, scale: 1)
    guard full.isTruncated, text.minimumScaleFactor < 1 else { return full }
    var low = text.minimumScaleFactor
    var best = block(for: proposal, scale: low)
    var high = 1.0
    guard !best.isTruncated else { return best }
    while high - low > 0.005 {
      let middle = (low + high) / 2
      let attempt = block(for: proposal, scale: middle)
      if attempt.isTruncated {
        high = middle
      } else {
        low = middle
        best = attempt
      }
    }
    return best
  }

  private func block(for proposal: Proposal, scale: Double) -> TextBlock {
    let width = (proposal.width ?? .infinity) / scale
    let height = (proposal.height ?? .infinity) / scale
    let ranges =
      prepared.idealWidth <= width + 1e-6 && prepared.paragraphs == 1
      ? [0..<prepared.glyphs.count] : prepared.lines(in: width)
    let shown = min(ranges.count, text.lineLimit ?? .max, fittingLines(ranges, in: height))
    var lines = ranges.prefix(shown).map { range in
      let visible = prepared.trimmed(range)
      return TextLine(
        text: prepared.string(visible),
        width: prepared.width(of: visible),
        heights: prepared.heights(of: visible)
      )
    }
    let isCut = shown < ranges.count
    if isCut, let last = lines.indices.last {
      lines[last] = prepared.truncatedLine(
        from: ranges[last].lowerBound,
        in: width,
        mode: text.truncation,
        ellipsis: ellipsisWidths
      )
    }
    return TextBlock(
      lines: lines,
      size: size(of: lines, scale: scale),
      isTruncated: isCut,
      scale: scale
    )
  }

  /// How many whole lines fit in a height, at least one.
  private func fittingLines(_ ranges: [Range<Int>], in height: Double) -> Int {
    guard height.isFinite else { return ranges.count }
    var used = 0.0
    for (index, range) in ranges.enumerated() {
      let heights = prepared.heights(of: prepared.trimmed(range))
      if index > 0 { used += heights.leading + text.lineSpacing }
      used += heights.height
      // A screen cannot show the difference, for the height is rounded up to a pixel.
      if metrics.roundedUp(used) > metrics.roundedUp(height) + 1e-6 { return max(1, index) }
    }
    return ranges.count
  }

  private var ellipsisWidths: [Double] {
    text.runs.map { metrics.advances(of: ["…"], in: $0.font).first ?? 0 }
  }

  private func size(of lines: [TextLine], scale: Double) -> Size {
    let width = lines.map(\.width).max() ?? 0
    var height = 0.0
    for (index, line) in lines.enumerated() {
      if index > 0 { height += line.heights.leading + text.lineSpacing }
      height += line.heights.height
    }
    let missing = text.reservedLines - lines.count
    if missing > 0, let last = lines.last {
      height += Double(missing) * (last.heights.height + last.heights.leading + text.lineSpacing)
    }
    return Size(
      width: metrics.roundedUp(width * scale),
      height: metrics.roundedUp(height * scale)
    )
  }
}
