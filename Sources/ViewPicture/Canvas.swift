/// Cells of a terminal that are drawn upon.
struct Canvas {
  private struct Cell {
    var character: Character = " "
    var foreground: PictureColor?
    var background: PictureColor?
    /// The right half of a wide character.
    var isCovered = false
    /// Whether something was written here, if only a space.
    var isWritten = false
  }

  private let columns: Int
  private let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  private func index(_ row: Int, _ column: Int) -> Int? {
    guard row >= 0, row < rows, column >= 0, column < columns else { return nil }
    return row * columns + column
  }

  /// Colours an area; what was written there is covered.
  mutating func fill(_ area: CellArea, _ color: PictureColor, skipsCorners: Bool) {
    guard color.opacity > 0 else { return }
    let isLarge = area.columns.count > 2 && area.rows.count > 1
    for row in area.rows {
      for column in area.columns {
        let isEdgeRow = row == area.rows.lowerBound || row == area.rows.upperBound - 1
        let isEdgeColumn =
          column == area.columns.lowerBound || column == area.columns.upperBound - 1
        if skipsCorners, isLarge, isEdgeRow, isEdgeColumn { continue }
        guard let index = index(row, column) else { continue }
        let below = cells[index].background ?? .white
        cells[index].background = color.opacity < 1 ? color.over(below) : color
        guard color.opacity >= 1 else { continue }
        cells[index].character = " "
        cells[index].isWritten = false
        cells[index].isCovered = false
      }
    }
  }

  /// Draws a line along the inside of an area.
  mutating func frame(_ area: CellArea, _ color: PictureColor?, isRounded: Bool) {
    guard let left = area.columns.first, let right = area.columns.last,
      let top = area.rows.first, let bottom = area.rows.last
    else { return }
    let corners: [Character] = isRounded ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
    if top == bottom {
      set("[", top, left, color)
      set("]", top, right, color)
      return
    }
    for column in area.columns {
      set("─", top, column, color)
      set("─", bottom, column, color)
    }
    for row in area.rows {
      set("│", row, left, color)
      set("│", row, right, color)
    }
    set(corners[0], top, left, color)
    set(corners[1], top, right, color)
    set(corners[2], bottom, left, color)
    set(corners[3], bottom, right, color)
  }

  private mutating func set(
    _ character: Character,
    _ row: Int,
    _ column: Int,
    _ color: PictureColor?
  ) {
    guard let index = index(row, column) else { return }
    cells[index].character = character
    cells[index].foreground = color
    cells[index].isCovered = false
    cells[index].isWritten = true
  }

  /// Writes on one row, inside an area if one is given.
  mutating func write(
    _ text: String,
    row: Int,
    column: Int,
    color: PictureColor? = nil,
    within area: CellArea? = nil
  ) {
    var column = column
    for character in text {
      let width = Columns.width(of: String(character))
      guard width > 0 else { continue }
      if let area, column + width > area.columns.upperBound - 1 { return }
      set(character, row, column, color)
      if width == 2, let covered = index(row, column + 1) { cells[covered].isCovered = true }
      column += width
    }
  }

  /// The rows as text with the colours of a terminal.
  func lines(_ colors: TerminalPicture.Colors) -> [String] {
    (0..<rows).map { row in
      let line = cells[(row * columns)..<((row + 1) * columns)]
      return colors == .none ? Self.plain(line) : Self.colored(line, colors)
    }
  }

  private static func plain(_ cells: ArraySlice<Cell>) -> String {
    var line = ""
    for cell in cells where !cell.isCovered {
      if !cell.isWritten, let background = cell.background {
        line.append(shade(background))
      } else {
        line.append(cell.character)
      }
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  private static func shade(_ color: PictureColor) -> Character {
    switch color.brightness {
    case ..<0.3: "▓"
    case ..<0.6: "▒"
    case ..<0.98: "░"
    default: " "
    }
  }

  private static func colored(
    _ cells: ArraySlice<Cell>,
    _ colors: TerminalPicture.Colors
  ) -> String {
    var line = ""
    var style = ""
    for cell in cells where !cell.isCovered {
      let next = code(cell.foreground, 38, colors) + code(cell.background, 48, colors)
      if next != style {
        line += "\u{1B}[0m" + next
        style = next
      }
      line.append(cell.character)
    }
    return style.isEmpty ? line : line + "\u{1B}[0m"
  }

  private static func code(
    _ color: PictureColor?,
    _ kind: Int,
    _ colors: TerminalPicture.Colors
  ) -> String {
    guard let color else { return "" }
    guard colors == .trueColor else { return "\u{1B}[\(kind);5;\(color.paletteIndex)m" }
    let (red, green, blue) = color.bytes
    return "\u{1B}[\(kind);2;\(red);\(green);\(blue)m"
  }
}
