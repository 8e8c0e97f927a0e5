/// How text is measured; layout knows fonts only through this.
public protocol TextMetrics: Sendable {
  /// The name given on the command line, such as `grid`.
  var name: String { get }

  /// How far characters move the pen, one number for each.
  func advances(of characters: [Character], in font: TextFont) -> [Double]

  /// How wide a text without line feeds is on one line.
  func width(of text: String, in font: TextFont) -> Double

  /// The heights of a line.
  func lineHeights(of font: TextFont) -> LineHeights

  /// The length of a pixel, to which text sizes are rounded up; `nil` rounds nothing.
  var pixel: Double? { get }

  /// The distances text wishes to its neighbours.
  func spacing(first: TextFont, last: TextFont, largest: TextFont) -> ViewSpacing

  /// The size of a system symbol beside text of a font.
  func symbolSize(in font: TextFont) -> Size
}

extension TextMetrics {
  /// The next larger length a screen can show exactly.
  func roundedUp(_ length: Double) -> Double {
    guard let pixel, length.isFinite else { return length }
    // What is above a whole pixel only by a rounding error does not need another one.
    return (length / pixel - 1e-6).rounded(.up) * pixel
  }

  /// The nearest length a screen can show exactly.
  func rounded(_ length: Double) -> Double {
    guard let pixel, length.isFinite else { return length }
    return (length / pixel).rounded() * pixel
  }

  /// The sum of the advances.
  public func width(of text: String, in font: TextFont) -> Double {
    advances(of: Array(text), in: font).reduce(0, +)
  }
}

/// The heights of one line of text in points.
public struct LineHeights: Sendable, Hashable {
  /// From the top to the baseline.
  public var ascent: Double
  /// From the baseline to the bottom.
  public var descent: Double
  /// What is added between two lines.
  public var leading: Double

  /// Makes heights.
  public init(ascent: Double, descent: Double, leading: Double) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// From the top of the line to its bottom.
  public var height: Double { ascent + descent }
}
