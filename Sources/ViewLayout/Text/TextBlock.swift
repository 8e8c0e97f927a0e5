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

  func setter(_ subviews: Subviews) -> TextSetter {
    TextSetter(text: self, prepared: subviews.prepared(runs), metrics: subviews.metrics)
  }
}

/// Sets one text into lines.
struct TextSetter {
  /// The lines of one attempt.
  private struct Fit {
    var lines: [GlyphTable.Line]
    var size: Size
    var isTruncated: Bool
    var scale: Double
  }

  let text: TextLayout
  let prepared: PreparedText
  let metrics: any TextMetrics

  /// The size of the block for a proposal, found without its lines if there is only one.
  func size(for proposal: Proposal) -> Size {
    guard prepared.paragraphs == 1, text.reservedLines == 1,
      prepared.idealWidth <= (proposal.width ?? .infinity) + 1e-6
    else { return fit(for: proposal).size }
    return Size(
      width: metrics.roundedUp(prepared.idealWidth),
      height: metrics.roundedUp(prepared.lineHeights.height)
    )
  }

  /// The lines with their characters.
  func block(for proposal: Proposal) -> TextBlock {
    let fit = fit(for: proposal)
    let glyphs = prepared.glyphs
    return TextBlock(
      lines: fit.lines.map { line in
        TextLine(text: glyphs.string(line), width: line.width, heights: line.heights)
      },
      size: fit.size,
      isTruncated: fit.isTruncated,
      scale: fit.scale
    )
  }

  /// The largest scale at which nothing is cut, down to the smallest one allowed.
  private func fit(for proposal: Proposal) -> Fit {
    let full = fit(for: proposal, scale: 1)
    guard full.isTruncated, text.minimumScaleFactor < 1 else { return full }
    var low = text.minimumScaleFactor
    var best = fit(for: proposal, scale: low)
    var high = 1.0
    guard !best.isTruncated else { return best }
    while high - low > 0.005 {
      let middle = (low + high) / 2
      let attempt = fit(for: proposal, scale: middle)
      if attempt.isTruncated {
        high = middle
      } else {
        low = middle
        best = attempt
      }
    }
    return best
  }

  private func fit(for proposal: Proposal, scale: Double) -> Fit {
    let width = (proposal.width ?? .infinity) / max(scale, 0.01)
    let height = (proposal.height ?? .infinity) / max(scale, 0.01)
    let glyphs = prepared.glyphs
    let isOneLine = prepared.idealWidth <= width + 1e-6 && prepared.paragraphs == 1
    let ranges = isOneLine ? [glyphs.all] : glyphs.lines(in: width)
    var lines: [GlyphTable.Line] = []
    var used = 0.0
    for range in ranges.prefix(text.lineLimit ?? .max) {
      let line = glyphs.wholeLine(range)
      if !lines.isEmpty { used += line.heights.leading + text.lineSpacing }
      used += line.heights.height
      // A screen cannot show the difference, for the height is rounded up to a pixel.
      let isTooHigh = metrics.roundedUp(used) > metrics.roundedUp(height) + 1e-6
      if isTooHigh, !lines.isEmpty { break }
      lines.append(line)
    }
    let isCut = lines.count < ranges.count
    if isCut, let last = lines.indices.last {
      lines[last] = glyphs.truncatedLine(
        from: ranges[last].lowerBound,
        in: width,
        mode: text.truncation,
        ellipsis: ellipsisWidths
      )
    }
    let size = size(of: lines, scale: scale)
    return Fit(lines: lines, size: size, isTruncated: isCut, scale: scale)
  }

  private var ellipsisWidths: [Double] {
    text.runs.map { metrics.advances(of: ["…"], in: $0.font).first ?? 0 }
  }

  private func size(of lines: [GlyphTable.Line], scale: Double) -> Size {
    var width = 0.0
    var height = 0.0
    for (index, line) in lines.enumerated() {
      width = max(width, line.width)
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
