import ViewLayout

/// A picture drawn with the characters of a terminal, to scale.
///
/// A character is 10x20 points unless the picture is too wide, so text of the grid metrics stands
/// character by character where it is. With colours every character has two parts of 10x10 points.
/// Pictures with outlines are drawn larger, as far as there is room, so that shells stand apart.
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

  let picture: Picture
  let colors: Colors
  private let showsRuler: Bool
  /// How many points a column is wide; a row is twice as high.
  public let pointsPerColumn: Double

  /// The most rows a drawing has; what is higher is drawn smaller.
  private static let rowLimit = 200.0

  /// Makes the drawing of a picture.
  ///
  /// - Parameters:
  ///   - picture: What is drawn.
  ///   - columns: The width of the terminal; wider pictures get smaller.
  ///   - colors: How colours are written.
  ///   - showsRuler: Whether lengths in points stand above and beside the picture.
  ///   - scales: How many points a column may be wide, the best first; the first is taken at which
  ///     the picture fits and no line of text covers another.
  public init(
    _ picture: Picture,
    columns: Int = 80,
    colors: Colors = .none,
    showsRuler: Bool = false,
    scales: [Double] = TerminalPicture.textScales
  ) {
    self.picture = picture
    self.colors = colors
    self.showsRuler = showsRuler
    let margin = showsRuler ? Ruler.margin(for: picture.root) + 1 : 0
    let room = Double(max(1, columns - margin))
    let least = max(
      picture.bounds.width / room,
      picture.bounds.height / (2 * Self.rowLimit)
    )
    let fitting = scales.filter { $0 >= least }
    pointsPerColumn =
      fitting.first { !Self.linesCollide(picture, $0) } ?? fitting.first ?? max(least, 0.5)
  }

  /// The scales of pictures: one letter of body text is one character.
  public static let textScales: [Double] = [10, 8, 6, 5, 4]
  /// The scales of pictures whose outlines have to stand apart.
  public static let shellScales: [Double] = [4, 5, 6, 8, 10]

  /// The lines of the drawing, without a final line feed.
  public var text: String { lines.joined(separator: "\n") }

  /// The lines of the drawing.
  public var lines: [String] {
    let lines = canvas().lines(colors)
    guard showsRuler else { return lines }
    return Ruler(picture, pointsPerColumn).around(lines)
  }

  private func canvas() -> Canvas {
    let parts = colors == .none ? 1 : 2
    var canvas = Canvas(
      columns: cells(picture.bounds.width, pointsPerColumn),
      rows: cells(picture.bounds.height, pointsPerColumn * 2),
      parts: parts
    )
    var outlines = Outlines()
    for item in picture.items {
      switch item.mark {
      case .fill(let path, let paint, let isEvenOdd):
        let brush = Brush(self, item.effect, paint, item.frame)
        brush.fill(path, isEvenOdd: isEvenOdd, on: &canvas)
      case .stroke(let path, let paint, let width):
        let brush = Brush(self, item.effect, paint, item.frame)
        brush.stroke(path, width: width, on: &canvas)
      case .text(let text): write(text, item.effect, on: &canvas)
      case .sign(let sign, let paint):
        let frame = item.drawnFrame
        let line = PictureText.Line(sign, frame: frame, baseline: frame.maxY)
        write(line, paint.mean.faded(to: item.effect.opacity), item.effect, on: &canvas)
      case .outline(let name): outlines.add(name, area(item.drawnFrame))
      }
    }
    outlines.draw(on: &canvas)
    return canvas
  }

  private func cells(_ length: Double, _ size: Double) -> Int {
    // A drawing has to end somewhere, whatever a learner's layout answers.
    Int(min(500, max(0, (length / size + 0.5).rounded(.down))))
  }

  /// The cells a frame takes, its edges at the nearest cells.
  func area(_ frame: Rect) -> CellArea {
    func cell(_ value: Double, _ size: Double) -> Int {
      Int(max(-600, min(600, (value / size + 0.5).rounded(.down))))
    }
    let left = cell(frame.minX - picture.bounds.minX, pointsPerColumn)
    let top = cell(frame.minY - picture.bounds.minY, pointsPerColumn * 2)
    let right = cell(frame.maxX - picture.bounds.minX, pointsPerColumn)
    let bottom = cell(frame.maxY - picture.bounds.minY, pointsPerColumn * 2)
    return CellArea(columns: left..<max(left, right), rows: top..<max(top, bottom))
  }

  // MARK: Text

  private func write(_ text: PictureText, _ effect: Picture.Effect, on canvas: inout Canvas) {
    for line in text.lines {
      let color = text.paint.mean.faded(to: effect.opacity)
      write(line, color, effect, on: &canvas)
    }
  }

  private func write(
    _ line: PictureText.Line,
    _ color: PictureColor,
    _ effect: Picture.Effect,
    on canvas: inout Canvas
  ) {
    let frame = effect.transform.frame(of: line.frame)
    guard color.opacity > 0 else { return }
    let row = row(of: frame)
    let area = area(frame)
    let text = Columns.cut(line.text, to: max(1, area.columns.count))
    let free = area.columns.count - Columns.width(of: text)
    let start = area.columns.lowerBound + max(0, free / 2)
    let clips = effect.clips.map(PolygonSet.init)
    let y = picture.bounds.minY + (Double(row) + 0.5) * pointsPerColumn * 2
    canvas.write(
      text,
      row: row,
      column: start,
      color: color.opacity < 1 ? color.over(.white) : color
    ) { column in
      let x = picture.bounds.minX + (Double(column) + 0.5) * pointsPerColumn
      return clips.allSatisfy { $0.contains(Point(x: x, y: y)) }
    }
  }

  private func row(of frame: Rect) -> Int {
    let middle = (frame.minY + frame.maxY) / 2 - picture.bounds.minY
    return Int(max(-600, min(600, (middle / (pointsPerColumn * 2)).rounded(.down))))
  }

  /// Whether two lines of text would stand in the same row and columns at a scale.
  private static func linesCollide(_ picture: Picture, _ scale: Double) -> Bool {
    var taken: [Int: [ClosedRange<Double>]] = [:]
    for case .text(let text) in picture.items.map(\.mark) {
      for line in text.lines where line.frame.width > 0 {
        let middle = (line.frame.minY + line.frame.maxY) / 2 - picture.bounds.minY
        let row = Int(max(-600, min(600, (middle / (scale * 2)).rounded(.down))))
        let range = line.frame.minX...max(line.frame.minX, line.frame.maxX - 0.001)
        // Text on text collides at every scale.
        let others = taken[row, default: []]
        if others.contains(where: { $0.overlaps(range) }) { return true }
        taken[row] = others + [range]
      }
    }
    return false
  }
}
