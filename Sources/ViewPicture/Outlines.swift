import ViewLayout

/// The outlines of shells; those that share a frame share a line and stand in one label.
struct Outlines {
  private var frames: [(area: CellArea, names: [String])] = []

  /// Adds an outline; the outermost comes first.
  mutating func add(_ name: String, _ area: CellArea) {
    if let index = frames.firstIndex(where: { $0.area == area }) {
      frames[index].names.append(name)
    } else {
      frames.append((area, [name]))
    }
  }

  /// Whether there are none.
  var isEmpty: Bool { frames.isEmpty }

  /// Draws the lines, and then the names where a piece of a top edge is free.
  func draw(on canvas: inout Canvas) {
    for frame in frames { canvas.frame(frame.area, nil, isRounded: false) }
    var labels: Set<[Int]> = []
    for (area, names) in frames {
      let name = names.joined(separator: "=")
      let width = Columns.width(of: name)
      let row = area.rows.lowerBound
      let first = area.columns.lowerBound + 1
      let last = max(first, area.columns.upperBound - 1 - width)
      guard
        let start = (first...last).first(where: { start in
          ((start - 1)...(start + width)).allSatisfy { !labels.contains([row, $0]) }
        })
      else { continue }
      canvas.write(name, row: row, column: start)
      for column in start..<(start + width) { labels.insert([row, column]) }
    }
  }
}
