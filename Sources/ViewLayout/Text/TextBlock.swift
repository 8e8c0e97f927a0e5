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
  /// The outcome of one attempt.
  private struct Fit {
    /// The lines, if somebody wants to see them.
    var lines: [GlyphTable.Line] = []
    var count = 0
    /// The widest of all lines but the last.
    var width = 0.0
    var height = 0.0
    var last: GlyphTable.Line?
    var isTruncated = false
    var scale = 1.0
  }

  let text: TextLayout
  let prepared: PreparedText
  let metrics: any TextMetrics

  /// The size of the block for a proposal, found without its lines if there is only one.
  func size(for proposal: Proposal) -> Size {
    guard prepared.paragraphs == 1, text.reservedLines == 1,
      prepared.idealWidth <= (proposal.width ?? .infinity) + 1e-6
    else { return size(of: fit(for: proposal, keepsLines: false)) }
    return Size(
      width: metrics.roundedUp(prepared.idealWidth),
      height: metrics.roundedUp(prepared.lineHeights.height)
    )
  }

  /// The lines with their characters.
  func block(for proposal: Proposal) -> TextBlock {
    let fit = fit(for: proposal, keepsLines: true)
    let glyphs = prepared.glyphs
    return TextBlock(
      lines: fit.lines.map { line in
        TextLine(text: glyphs.string(line), width: line.width, heights: line.heights)
      },
      size: size(of: fit),
      isTruncated: fit.isTruncated,
      scale: fit.scale
    )
  }

  /// The largest scale at which nothing is cut, down to the smallest one allowed.
  private func fit(for proposal: Proposal, keepsLines: Bool) -> Fit {
    func attempt(_ scale: Double) -> Fit {
      fit(for: proposal, scale: scale, keepsLines: keepsLines)
    }
    let full = attempt(1)
    guard full.isTruncated, text.minimumScaleFactor < 1 else { return full }
    var low = max(0.01, text.minimumScaleFactor)
    var best = attempt(low)
    var high = 1.0
    guard !best.isTruncated else { return best }
    while high - low > 1e-7 {
      let middle = (low + high) / 2
      let next = attempt(middle)
      if next.isTruncated {
        high = middle
      } else {
        low = middle
        best = next
      }
    }
    return best
  }

  private func fit(for proposal: Proposal, scale: Double, keepsLines: Bool) -> Fit {
    let width = (proposal.width ?? .infinity) / scale
    let height = metrics.roundedUp((proposal.height ?? .infinity) / scale) + 1e-6
    let limit = text.lineLimit ?? .max
    let glyphs = prepared.glyphs
    var fit = Fit()
    fit.scale = scale
    var lastStart = 0
    var start: Int? = 0
    while let begin = start {
      let range = glyphs.line(from: begin, in: width)
      let line = glyphs.wholeLine(range)
      var used = fit.height + line.heights.height
      if fit.count > 0 { used += line.heights.leading + text.lineSpacing }
      // A screen cannot show less than a pixel, for the height is rounded up to one.
      if fit.count > 0, fit.count == limit || metrics.roundedUp(used) > height {
        truncate(&fit, from: lastStart, in: width, keepsLines: keepsLines)
        break
      }
      if let last = fit.last { fit.width = max(fit.width, last.width) }
      fit.last = line
      fit.height = used
      fit.count += 1
      if keepsLines { fit.lines.append(line) }
      lastStart = begin
      start = glyphs.hasLine(after: range) ? range.upperBound : nil
    }
    return fit
  }

  private func truncate(
    _ fit: inout Fit,
    from start: Int,
    in width: Double,
    keepsLines: Bool
  ) {
    let line = prepared.glyphs.truncatedLine(
      from: start,
      in: width,
      mode: text.truncation,
      ellipsis: text.runs.map { metrics.advances(of: ["…"], in: $0.font).first ?? 0 }
    )
    fit.isTruncated = true
    fit.last = line
    if keepsLines, !fit.lines.isEmpty { fit.lines[fit.lines.count - 1] = line }
  }

  private func size(of fit: Fit) -> Size {
    var height = fit.height
    let missing = text.reservedLines - fit.count
    if missing > 0, let last = fit.last {
      height += Double(missing) * (last.heights.height + last.heights.leading + text.lineSpacing)
    }
    return Size(
      width: metrics.roundedUp(max(fit.width, fit.last?.width ?? 0) * fit.scale),
      height: metrics.roundedUp(height * fit.scale)
    )
  }
}
