import ViewLayout

/// Cells of a terminal that are drawn upon, each with one or two coloured parts above each other.
struct Canvas {
  struct Glyph {
    var character: Character
    /// The colour, `nil` for the terminal's own.
    var color: PictureColor?
    /// Whether it is part of a text, which lines leave alone.
    var isLetter = false
  }

  let columns: Int
  let rows: Int
  /// How many coloured parts a cell has above each other: 2 with half blocks, else 1.
  let parts: Int
  /// Whether it is drawn upon another canvas later, so that nothing lies below yet.
  private let isLayer: Bool
  private(set) var colors: [PictureColor?]
  private(set) var glyphs: [Glyph?]
  /// The right halves of wide characters.
  private(set) var covered: Set<Int> = []

  init(columns: Int, rows: Int, parts: Int, isLayer: Bool = false) {
    self.isLayer = isLayer
    self.columns = columns
    self.rows = rows
    self.parts = parts
    colors = Array(repeating: nil, count: columns * rows * parts)
    glyphs = Array(repeating: nil, count: columns * rows)
  }

  private func index(_ row: Int, _ column: Int) -> Int? {
    guard row >= 0, row < rows, column >= 0, column < columns else { return nil }
    return row * columns + column
  }

  /// Colours one part of a cell; what was written there is covered once the whole cell is.
  mutating func paint(_ part: Int, _ column: Int, _ color: PictureColor) {
    guard part >= 0, part < rows * parts, column >= 0, column < columns, color.opacity > 0 else {
      return
    }
    let below = colors[part * columns + column]
    if color.opacity >= 1 || (isLayer && below == nil) {
      colors[part * columns + column] = color
    } else {
      colors[part * columns + column] = color.over(below ?? .white)
    }
    guard color.opacity >= 1, let cell = index(part / parts, column) else { return }
    let isWhole = (0..<parts).allSatisfy {
      colors[((part / parts) * parts + $0) * columns + column] == color
    }
    if isWhole { erase(cell) }
  }

  /// A canvas of the same size for things that are drawn as one.
  func layer() -> Canvas { Canvas(columns: columns, rows: rows, parts: parts, isLayer: true) }

  /// Lays another canvas over this one, so that a share of it shows.
  mutating func lay(_ layer: Canvas, opacity: Double) {
    guard opacity > 0 else { return }
    for part in 0..<(rows * parts) {
      for column in 0..<columns {
        guard let color = layer.colors[part * columns + column] else { continue }
        paint(part, column, color.faded(to: opacity))
      }
    }
    for (cell, glyph) in layer.glyphs.enumerated() {
      guard let glyph else { continue }
      let color = (glyph.color ?? .black).faded(to: opacity).over(.white)
      set(glyph.character, cell / columns, cell % columns, color, isLetter: glyph.isLetter)
    }
  }

  private mutating func erase(_ cell: Int) {
    glyphs[cell] = nil
    covered.remove(cell)
  }

  /// Writes one character into a cell, and covers the next one if it is wide.
  mutating func set(
    _ character: Character,
    _ row: Int,
    _ column: Int,
    _ color: PictureColor?,
    isLetter: Bool = false
  ) {
    guard let cell = index(row, column) else { return }
    // Half a wide character cannot stay.
    if covered.contains(cell), cell > 0 { glyphs[cell - 1] = nil }
    let width = CharacterCells.count(of: character)
    if width == 2 {
      guard let next = index(row, column + 1) else { return }
      glyphs[next] = nil
      covered.insert(next)
    } else if let next = index(row, column + 1), covered.contains(next), glyphs[cell] != nil {
      covered.remove(next)
    }
    covered.remove(cell)
    glyphs[cell] = Glyph(character: character, color: color, isLetter: isLetter)
  }

  /// Puts a piece of a line into a cell that holds no letter.
  private mutating func draw(
    _ character: Character,
    _ row: Int,
    _ column: Int,
    _ color: PictureColor?
  ) {
    guard let cell = index(row, column), glyphs[cell]?.isLetter != true, !covered.contains(cell)
    else { return }
    set(character, row, column, color)
  }

  /// Writes on one row, as far as each place is allowed.
  mutating func write(
    _ text: String,
    row: Int,
    column: Int,
    color: PictureColor? = nil,
    isLetter: Bool = false,
    where isShown: (_ column: Int) -> Bool = { _ in true }
  ) {
    var column = column
    for character in text {
      let width = CharacterCells.count(of: character)
      guard width > 0 else { continue }
      if isShown(column), width == 1 || isShown(column + 1) {
        set(character, row, column, color, isLetter: isLetter)
      }
      column += width
    }
  }

  /// Draws a line around an area.
  mutating func frame(_ area: CellArea, _ color: PictureColor?, isRounded: Bool) {
    guard let left = area.columns.first, let right = area.columns.last,
      let top = area.rows.first, let bottom = area.rows.last
    else { return }
    if top == bottom || left == right {
      bar(area, color)
      return
    }
    let corners: [Character] = isRounded ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
    for column in area.columns {
      draw("─", top, column, color)
      draw("─", bottom, column, color)
    }
    for row in area.rows {
      draw("│", row, left, color)
      draw("│", row, right, color)
    }
    draw(corners[0], top, left, color)
    draw(corners[1], top, right, color)
    draw(corners[2], bottom, left, color)
    draw(corners[3], bottom, right, color)
  }

  /// A frame too flat or too narrow for corners.
  private mutating func bar(_ area: CellArea, _ color: PictureColor?) {
    if area.rows.count == 1, let row = area.rows.first {
      draw("[", row, area.columns.lowerBound, color)
      if area.columns.count > 1 { draw("]", row, area.columns.upperBound - 1, color) }
      return
    }
    for row in area.rows { draw("│", row, area.columns.lowerBound, color) }
  }

  /// A straight line one cell thick; a vivid colour makes it heavy, so that it is told from a faint
  /// one where there are no colours.
  mutating func line(_ area: CellArea, isHorizontal: Bool, _ color: PictureColor?) {
    let isHeavy = color?.isVivid == true
    let sign: Character = isHorizontal ? (isHeavy ? "━" : "─") : (isHeavy ? "┃" : "│")
    for row in area.rows {
      for column in area.columns { draw(sign, row, column, color) }
    }
  }
}

/// Some columns and rows of a canvas.
struct CellArea: Equatable {
  var columns: Range<Int>
  var rows: Range<Int>
}
