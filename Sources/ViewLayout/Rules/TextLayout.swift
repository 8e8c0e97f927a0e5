/// `Text`: lines of words in the width that is offered.
///
/// The size is that of the lines, not of the proposal: `Text("Hello")` offered 393x852 is 50x20.
/// What does not fit in the height is cut after a whole line, with an ellipsis, but one line
/// always stays.
public struct TextLayout: LayoutRule {
  /// The text; `Text + Text` is several runs.
  public var runs: [TextRun]
  /// The largest number of lines, `nil` for any.
  public var lineLimit: Int?
  /// How many lines are reserved even if there is less text.
  public var reservedLines: Int
  /// Where the ellipsis stands.
  public var truncation: TruncationMode
  /// What is added between lines.
  public var lineSpacing: Double
  /// The smallest factor by which the font may shrink before text is cut.
  public var minimumScaleFactor: Double

  /// Makes a text of several runs.
  public init(
    _ runs: [TextRun],
    lineLimit: Int? = nil,
    reservedLines: Int = 1,
    truncation: TruncationMode = .tail,
    lineSpacing: Double = 0,
    minimumScaleFactor: Double = 1
  ) {
    self.runs = runs
    self.lineLimit = lineLimit.map { max(1, $0) }
    self.reservedLines = max(1, reservedLines)
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.minimumScaleFactor = min(1, max(0, minimumScaleFactor))
  }

  /// Makes a text in one font.
  public init(_ text: String, font: TextFont = .body, lineLimit: Int? = nil) {
    self.init([TextRun(text, font: font)], lineLimit: lineLimit)
  }

  /// The name `Text`.
  public var name: String { "Text" }

  /// The size of the lines.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    if proposal == .zero { return .zero }
    return setter(subviews).size(for: proposal)
  }

  /// The size along the axis, but a text offered no width can shrink to nothing.
  public func length(for proposal: Proposal, along axis: Axis, subviews: Subviews) -> Double {
    if axis == .horizontal, proposal.width == 0 { return 0 }
    return subviews.ownSize(for: proposal)[axis]
  }

  /// Yes.
  public var hasOwnLength: Bool { true }

  /// The wishes of text in its fonts.
  public func spacing(subviews: Subviews) -> ViewSpacing {
    guard let first = runs.first, let last = runs.last else { return .plain }
    let metrics = subviews.metrics
    let largest = runs.max {
      metrics.lineHeights(of: $0.font).height < metrics.lineHeights(of: $1.font).height
    }
    return metrics.spacing(
      first: first.font,
      last: last.font,
      largest: (largest ?? first).font
    )
  }

  /// The baselines.
  public var ownGuides: OwnGuides { .baselines }

  /// The baseline of the first or last line.
  public func explicitGuide(
    _ key: AlignmentKey,
    in bounds: PlacedBounds,
    subviews: Subviews
  ) -> Double? {
    let metrics = subviews.metrics
    let block = setter(subviews).block(for: bounds.proposal)
    switch key.kind {
    case .firstTextBaseline:
      return block.lines.first.map { metrics.rounded($0.heights.ascent * block.scale) }
    case .lastTextBaseline:
      return block.lines.last.map { line in
        metrics.roundedUp(bounds.size.height - line.heights.descent * block.scale)
      }
    default: return nil
    }
  }

  /// The number of lines.
  public func facts(for proposal: Proposal, subviews: Subviews) -> [LayoutFact] {
    let block = setter(subviews).block(for: proposal)
    return [
      LayoutFact("lines", Double(block.lines.count)),
      LayoutFact("truncated", block.isTruncated ? 1 : 0),
      LayoutFact("idealWidth", subviews.prepared(runs).idealWidth),
    ]
  }
}

extension Subviews {
  /// The text of this node, prepared once for all proposals.
  func prepared(_ runs: [TextRun]) -> PreparedText {
    if let known = engine.records[node].text { return known }
    let prepared = PreparedText(runs, metrics: metrics)
    engine.records[node].text = prepared
    return prepared
  }
}
