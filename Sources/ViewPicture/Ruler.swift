import ViewLayout

/// Lengths in points above and beside a drawing, counted from the corner of the root.
///
///        0       82
///        ├───────┤
///      0┬
///       │  Hello
///     52┴
struct Ruler {
  private let root: Rect
  private let offset: Point
  private let pointsPerColumn: Double
  /// The columns for the drawing and its margin.
  private let columns: Int

  init(_ picture: Picture, _ pointsPerColumn: Double, columns: Int) {
    self.columns = columns
    root = picture.root
    offset = Point(x: root.minX - picture.bounds.minX, y: root.minY - picture.bounds.minY)
    self.pointsPerColumn = pointsPerColumn
  }

  /// The columns left of the drawing.
  static func margin(for root: Rect) -> Int { max(3, root.height.lengthText.count + 1) }

  /// The lines of a drawing with the ruler around them.
  func around(_ lines: [String]) -> [String] {
    let margin = Self.margin(for: root)
    let blank = String(repeating: " ", count: margin)
    let (labels, axis) = horizontal()
    return [blank + labels, blank + axis].map(Self.trimmed)
      + zip(vertical(lines.count, margin), lines).map { Self.trimmed($0 + $1) }
  }

  private static func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// Round lengths far enough apart that their labels do not touch.
  private func step(_ cell: Double, _ cells: Double) -> Double {
    let steps: [Double] = [10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000]
    return steps.first { $0 / cell >= cells } ?? 100_000
  }

  private func horizontal() -> (String, String) {
    let start = Int((offset.x / pointsPerColumn + 0.5).rounded(.down))
    let end = Int(((offset.x + root.width) / pointsPerColumn + 0.5).rounded(.down))
    var ticks: [(column: Int, text: String)] = [(start, "0")]
    let last = root.width.lengthText
    let step = step(pointsPerColumn, 8)
    var length = step
    while length < root.width {
      let column = Int(((offset.x + length) / pointsPerColumn + 0.5).rounded(.down))
      let text = length.lengthText
      // The width of the whole is worth more than a round length beside it.
      if column + text.count < end { ticks.append((column, text)) }
      length += step
    }
    if end > start { ticks.append((end, last)) }
    let width = (ticks.last.map { $0.column + $0.text.count } ?? 0)
    var labels = Array(repeating: Character(" "), count: max(width, end + 1))
    var axis = Array(repeating: Character(" "), count: max(end, start) + 1)
    for column in start...max(start, end) { axis[column] = "─" }
    for (index, tick) in ticks.enumerated() {
      axis[tick.column] = index == 0 ? "├" : index == ticks.count - 1 ? "┤" : "┴"
      // The last label ends where the terminal does.
      let room = max(0, columns - Self.margin(for: root) - tick.text.count)
      for (offset, character) in tick.text.enumerated() {
        labels[min(tick.column, room) + offset] = character
      }
    }
    return (String(labels), String(axis))
  }

  private func vertical(_ rows: Int, _ margin: Int) -> [String] {
    let cell = pointsPerColumn * 2
    let start = Int((offset.y / cell + 0.5).rounded(.down))
    let end = max(start, Int(((offset.y + root.height) / cell + 0.5).rounded(.down)) - 1)
    var marks: [Int: String] = [:]
    let step = step(cell, 4)
    var length = step
    while length < root.height {
      let row = Int(((offset.y + length) / cell).rounded(.down))
      if row > start, row < end { marks[row] = length.lengthText + "┤" }
      length += step
    }
    marks[start] = "0┬"
    // One row has room for one length, and the height tells more.
    marks[end] = root.height.lengthText + (end == start ? "╶" : "┴")
    return (0..<rows).map { row in
      Columns.flushRight(marks[row] ?? (row > start && row < end ? "│" : ""), in: margin)
    }
  }
}
