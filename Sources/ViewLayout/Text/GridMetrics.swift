/// Text on a lattice, exact enough to do in the head.
///
/// Every character is a cell; East Asian wide characters and emoji are two, combining marks none.
/// A cell of body text is 10x20, so `Hello` is 50x20 and `你好` is 40x20. Weight changes nothing,
/// lines touch each other, and the baseline is at 0.8 of the height.
///
/// **Source** — a convention of viewshell, not of SwiftUI.
public struct GridMetrics: TextMetrics {
  /// Makes the metrics.
  public init() {}

  /// The name `grid`.
  public var name: String { "grid" }

  /// The cell of one character; another text size of the reader changes its width to a whole number
  /// and its height to twice that.
  public func cell(of font: TextFont) -> Size {
    let cell = standardCell(of: font)
    guard font.magnification != 1, case .style = font.scale else { return cell }
    let width = (cell.width * font.magnification).rounded()
    return Size(width: width, height: 2 * width)
  }

  private func standardCell(of font: TextFont) -> Size {
    switch font.scale {
    case .points(let size): Size(width: size / 2, height: size * 1.2)
    case .style(let style):
      switch style {
      case .largeTitle: Size(width: 20, height: 40)
      case .title: Size(width: 16, height: 32)
      case .title2: Size(width: 14, height: 28)
      case .title3: Size(width: 12, height: 24)
      case .headline, .body, .callout: Size(width: 10, height: 20)
      case .subheadline: Size(width: 9, height: 18)
      case .footnote: Size(width: 8, height: 16)
      case .caption: Size(width: 7, height: 14)
      case .caption2: Size(width: 6, height: 12)
      }
    }
  }

  /// The cells of each character.
  public func advances(of characters: [Character], in font: TextFont) -> [Double] {
    let width = cell(of: font).width
    return characters.map { width * Double(CharacterCells.count(of: $0)) }
  }

  /// The cells of the text.
  public func width(of text: String, in font: TextFont) -> Double {
    cell(of: font).width * Double(CharacterCells.count(of: text))
  }

  /// The height of a cell, without leading.
  public func lineHeights(of font: TextFont) -> LineHeights {
    let height = cell(of: font).height
    return LineHeights(ascent: height * 0.8, descent: height * 0.2, leading: 0)
  }

  /// None, for cells need no rounding.
  public var pixel: Double? { nil }

  /// The wishes of a plain view, so that stacks leave 8 everywhere.
  public func spacing(first: TextFont, last: TextFont, largest: TextFont) -> ViewSpacing { .plain }

  /// A square as high as the line.
  public func symbolSize(in font: TextFont) -> Size {
    let height = cell(of: font).height
    return Size(width: height, height: height)
  }
}
