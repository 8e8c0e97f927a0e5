import ViewLayout

/// A picture drawn with the characters of a terminal, to scale.
///
/// A character is 10x20 points unless the picture is too wide, so text of the grid metrics stands
/// character by character where it is. With colours every character has two parts of 10x10 points.
/// Pictures are drawn larger, as far as there is room, where a line of text would cover another or
/// hide a shade, and with outlines, so that shells stand apart.
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
  private let columns: Int
  private let shades: Shades?
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
    self.columns = columns
    let margin = showsRuler ? Ruler.margin(for: picture.root) + 1 : 0
    let room = Double(max(1, columns - margin))
    let least = max(
      picture.bounds.width / room,
      picture.bounds.height / (2 * Self.rowLimit)
    )
    let fitting = scales.filter { $0 >= least }
    let legibility = Legibility(picture, hasColors: colors != .none)
    let legible = fitting.filter(legibility.isLegible)
    pointsPerColumn =
      legible.first(where: legibility.showsWholeTexts) ?? legible.first ?? fitting.first
      ?? max(least, 0.5)
    shades = colors == .none ? Shades(picture) : nil
  }

  /// The scales of pictures: one letter of body text is one character.
  public static let textScales: [Double] = [10, 8, 5, 6, 4]
  /// The scales of pictures whose outlines have to stand apart.
  public static let shellScales: [Double] = [4, 5, 6, 8, 10]

  /// The lines of the drawing, without a final line feed.
  public var text: String { lines.joined(separator: "\n") }

  /// The lines of the drawing.
  public var lines: [String] {
    let lines = canvas().lines(colors, shades)
    guard showsRuler else { return lines }
    return Ruler(picture, pointsPerColumn, columns: columns).around(lines)
  }

  /// Which shade stands for which colour, where colours are not written.
  public var legend: [(shade: Character, color: String)] { shades?.legend ?? [] }

  private func canvas() -> Canvas {
    let parts = colors == .none ? 1 : 2
    var canvas = Canvas(
      columns: cells(picture.bounds.width, pointsPerColumn),
      rows: cells(picture.bounds.height, pointsPerColumn * 2),
      parts: parts
    )
    var outlines = Outlines()
    var layers: [(layer: Picture.Layer, below: Canvas)] = []
    func leave(to count: Int) {
      while layers.count > count, let (layer, below) = layers.popLast() {
        var whole = below
        whole.lay(canvas, opacity: layer.opacity)
        canvas = whole
      }
    }
    for item in picture.items {
      let wanted = item.effect.layers
      let shared = zip(layers, wanted).prefix { $0.0.layer.id == $0.1.id }.count
      leave(to: shared)
      for layer in wanted.dropFirst(shared) {
        layers.append((layer, canvas))
        canvas = canvas.layer()
      }
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
        write(line, paint.middle.faded(to: item.effect.opacity), item.effect, on: &canvas)
      case .outline(let name): outlines.add(name, area(item.drawnFrame))
      }
    }
    leave(to: 0)
    guard !outlines.isEmpty else { return canvas }
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
      let color = text.paint.middle.faded(to: effect.opacity)
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
    let free = max(0, area.columns.count - Columns.width(of: text))
    // Letters much narrower than their place stand in its middle, others where the text begins.
    let isSmall = free >= Columns.width(of: text)
    let start = area.columns.lowerBound + (isSmall ? free / 2 : 0)
    let clips = effect.clips.map(PolygonSet.init)
    let y = picture.bounds.minY + (Double(row) + 0.5) * pointsPerColumn * 2
    canvas.write(
      text,
      row: row,
      column: start,
      color: color.opacity < 1 ? color.over(.white) : color,
      isLetter: true
    ) { column in
      let x = picture.bounds.minX + (Double(column) + 0.5) * pointsPerColumn
      return clips.allSatisfy { $0.contains(Point(x: x, y: y)) }
    }
  }

  private func row(of frame: Rect) -> Int {
    let middle = (frame.minY + frame.maxY) / 2 - picture.bounds.minY
    return Int(max(-600, min(600, (middle / (pointsPerColumn * 2)).rounded(.down))))
  }
}
