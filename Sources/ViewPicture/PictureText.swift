public import ViewLayout

/// Lines of text in their places.
public struct PictureText: Sendable, Hashable {
  /// One line.
  public struct Line: Sendable, Hashable {
    /// The characters.
    public var text: String
    /// The frame of the line.
    public var frame: Rect
    /// The coordinate on which the letters stand.
    public var baseline: Double

    /// Makes a line.
    public init(_ text: String, frame: Rect, baseline: Double) {
      self.text = text
      self.frame = frame
      self.baseline = baseline
    }
  }

  /// The lines.
  public var lines: [Line]
  /// What the letters are filled with.
  public var paint: PicturePaint
  /// The size of the font in points.
  public var fontSize: Double
  /// Whether the strokes are thick.
  public var isBold: Bool
  /// Whether all letters are equally wide.
  public var isMonospaced: Bool

  /// Makes lines.
  public init(
    lines: [Line],
    paint: PicturePaint = .color(.black),
    fontSize: Double = 17,
    isBold: Bool = false,
    isMonospaced: Bool = true
  ) {
    self.lines = lines
    self.paint = paint
    self.fontSize = fontSize
    self.isBold = isBold
    self.isMonospaced = isMonospaced
  }

  /// Puts the lines of a text into its frame.
  ///
  /// - Parameters:
  ///   - block: The lines as layout has broken them.
  ///   - frame: The frame of the text.
  ///   - alignment: Where shorter lines stand: 0 leading, 0.5 middle, 1 trailing.
  ///   - lineSpacing: What is added between lines.
  /// - Returns: The lines from top to bottom.
  public static func lines(
    of block: TextBlock,
    in frame: Rect,
    alignment: Double = 0,
    lineSpacing: Double = 0
  ) -> [Line] {
    var top = frame.minY
    return block.lines.map { line in
      let width = line.width * block.scale
      let heights = line.heights
      let placed = Line(
        line.text,
        frame: Rect(
          x: frame.minX + (frame.width - width) * alignment,
          y: top,
          width: width,
          height: heights.height * block.scale
        ),
        baseline: top + heights.ascent * block.scale
      )
      top += (heights.height + heights.leading + lineSpacing) * block.scale
      return placed
    }
  }
}
