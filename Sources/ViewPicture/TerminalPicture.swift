import ViewLayout

/// A picture drawn with the characters of a terminal, to scale.
///
/// A character is 10x20 points unless the picture is too wide, so text of the grid metrics stands
/// character by character where it is.
public struct TerminalPicture: Sendable {
  /// How colours are written.
  public enum Colors: Sendable, Hashable {
    /// Any of 16 million.
    case trueColor
    /// One of 256.
    case palette
    /// None; filled places have shades instead.
    case none
  }

  private let picture: Picture
  private let colors: Colors
  private let pointsPerColumn: Double

  /// Makes the drawing of a picture.
  ///
  /// - Parameters:
  ///   - picture: What is drawn.
  ///   - columns: The width of the terminal; wider pictures get smaller.
  ///   - colors: How colours are written.
  public init(_ picture: Picture, columns: Int = 80, colors: Colors = .none) {
    self.picture = picture
    self.colors = colors
    let fitting = picture.bounds.width / Double(max(1, columns))
    pointsPerColumn = max(10, fitting)
  }

  /// The lines of the drawing, without a final line feed.
  public var text: String {
    var canvas = Canvas(
      columns: cells(picture.bounds.width, pointsPerColumn),
      rows: cells(picture.bounds.height, pointsPerColumn * 2)
    )
    for item in picture.items { draw(item, on: &canvas) }
    return canvas.lines(colors).joined(separator: "\n")
  }

  private func cells(_ length: Double, _ size: Double) -> Int {
    // A drawing has to end somewhere, whatever a learner's layout answers.
    Int(min(500, max(0, (length / size + 0.5).rounded(.down))))
  }

  private func area(_ frame: Rect) -> CellArea {
    func cell(_ value: Double, _ size: Double) -> Int {
      Int(max(-500, min(500, (value / size + 0.5).rounded(.down))))
    }
    let left = cell(frame.minX - picture.bounds.minX, pointsPerColumn)
    let top = cell(frame.minY - picture.bounds.minY, pointsPerColumn * 2)
    let right = cell(frame.maxX - picture.bounds.minX, pointsPerColumn)
    let bottom = cell(frame.maxY - picture.bounds.minY, pointsPerColumn * 2)
    return CellArea(columns: left..<max(left, right), rows: top..<max(top, bottom))
  }

  private func draw(_ item: Picture.Item, on canvas: inout Canvas) {
    let area = area(item.frame)
    switch item.mark {
    case .fill(let color, let cornerRadius):
      canvas.fill(area, color, skipsCorners: cornerRadius >= pointsPerColumn)
    case .stroke(let color, _, let cornerRadius):
      canvas.frame(area, color, isRounded: cornerRadius > 0)
    case .outline(let name):
      canvas.frame(area, nil, isRounded: false)
      canvas.write(
        name,
        row: area.rows.lowerBound,
        column: area.columns.lowerBound + 1,
        within: area
      )
    case .text(let lines, let color, let placement):
      write(lines, color, placement, area, on: &canvas)
    }
  }

  private func write(
    _ lines: [String],
    _ color: PictureColor,
    _ placement: Picture.TextPlacement,
    _ area: CellArea,
    on canvas: inout Canvas
  ) {
    let step = max(1, Int((placement.lineHeight / (pointsPerColumn * 2)).rounded()))
    for (index, line) in lines.enumerated() {
      let shown = Columns.cut(line, to: max(1, max(area.columns.count, 1)))
      let free = Double(area.columns.count - Columns.width(of: shown))
      canvas.write(
        shown,
        row: area.rows.lowerBound + index * step + (step - 1) / 2,
        column: area.columns.lowerBound + Int((free * placement.alignment).rounded()),
        color: color
      )
    }
  }
}

/// Some columns and rows of a canvas.
struct CellArea {
  var columns: Range<Int>
  var rows: Range<Int>
}
