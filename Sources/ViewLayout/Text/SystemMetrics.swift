/// Text measured nearly as the system font of iOS does.
///
/// Line heights, leading, tracking and the distances of text in stacks are those of SF Pro; widths
/// come from the free font Inter with the tracking of SF Pro. Against 19 published measurements
/// widths are off by 0.6 % on average and 1.8 % at worst. Ideographs are one em wide.
///
/// **Source** — observed: published heights and widths of screens at scale 2 and 3; see the cases.
public struct SystemMetrics: TextMetrics {
  /// Pixels per point.
  public var scale: Double

  /// Makes the metrics of a screen, of scale 3 unless told otherwise.
  public init(scale: Double = 3) { self.scale = max(1, scale) }

  /// The name `sf`.
  public var name: String { "sf" }

  /// One pixel.
  public var pixel: Double? { 1 / scale }

  /// The size of a font in points.
  public func pointSize(of font: TextFont) -> Double {
    switch font.scale {
    case .points(let size): size
    case .style(let style): (Self.style(style).size * font.magnification).rounded()
    }
  }

  /// Ascent and descent of SF Pro, and the leading of a text style.
  public func lineHeights(of font: TextFont) -> LineHeights {
    let size = pointSize(of: font)
    let ascent = size * 1950 / 2048
    let descent = size * 494 / 2048
    guard case .style(let style) = font.scale else {
      return LineHeights(ascent: ascent, descent: descent, leading: 0)
    }
    let lineHeight = Self.style(style).lineHeight * font.magnification
    let leading = max(0, lineHeight - ascent - descent)
    return LineHeights(ascent: ascent, descent: descent, leading: leading)
  }

  /// Sizes and line heights of the text styles at the standard text size.
  private static func style(_ style: TextFont.Style) -> (size: Double, lineHeight: Double) {
    switch style {
    case .largeTitle: (34, 41)
    case .title: (28, 34)
    case .title2: (22, 28)
    case .title3: (20, 25)
    case .headline, .body: (17, 22)
    case .callout: (16, 21)
    case .subheadline: (15, 20)
    case .footnote: (13, 18)
    case .caption: (12, 16)
    case .caption2: (11, 13)
    }
  }

  /// The widths of Inter with the tracking of SF Pro, kerning included.
  public func advances(of characters: [Character], in font: TextFont) -> [Double] {
    let face = InterFace(size: pointSize(of: font), weight: weight(of: font))
    return face.advances(of: characters)
  }

  private func weight(of font: TextFont) -> TextFont.Weight {
    if let weight = font.weight { return weight }
    if case .style(.headline) = font.scale { return .semibold }
    return .regular
  }

  /// What text wishes above and below itself; beside itself it wishes nothing.
  public func spacing(first: TextFont, last: TextFont, largest: TextFont) -> ViewSpacing {
    let heights = lineHeights(of: largest)
    let extra = roundedUp(0.1 * heights.height)
    let line = heights.height + extra
    let capHeight = pointSize(of: largest) * 0.70459
    let above = lineHeights(of: first).leading
    return ViewSpacing(wishes: [
      (.top, .edgeAboveText, line - heights.ascent),
      (.bottom, .edgeBelowText, max(line - capHeight, extra + heights.descent)),
      (.top, .textToText, roundedUp(above)),
      (.bottom, .textToText, 0),
    ])
  }

  /// About the size of a filled circle; symbols differ, and their widths are not published.
  public func symbolSize(in font: TextFont) -> Size {
    let side = roundedUp(pointSize(of: font) * 1.18)
    return Size(width: side, height: side)
  }
}
