import ViewLayout

extension Canvas {
  /// The rows as text with the colours of a terminal, without blanks at their ends.
  ///
  /// Without colours the shades say which character stands for which.
  func lines(_ colors: TerminalPicture.Colors, _ shades: Shades?) -> [String] {
    (0..<rows).map { row in
      shades.map { plainLine(row, $0) } ?? coloredLine(row, colors)
    }
  }

  private func plainLine(_ row: Int, _ shades: Shades) -> String {
    var line = ""
    for column in 0..<columns {
      let cell = row * columns + column
      if covered.contains(cell) { continue }
      if let glyph = glyphs[cell] {
        line.append(glyph.character)
      } else {
        line.append(colors[cell * parts].map(shades.character) ?? " ")
      }
    }
    while line.last == " " { line.removeLast() }
    return line
  }

  private struct Cell: Equatable {
    var character: Character
    var foreground: PictureColor?
    var background: PictureColor?
  }

  private func coloredLine(_ row: Int, _ mode: TerminalPicture.Colors) -> String {
    var cells: [Cell] = []
    for column in 0..<columns where !covered.contains(row * columns + column) {
      cells.append(cell(row, column))
    }
    while let last = cells.last, last.character == " ", last.background == nil {
      cells.removeLast()
    }
    var line = ""
    var style = ""
    for cell in cells {
      let next = Self.code(cell.foreground, 38, mode) + Self.code(cell.background, 48, mode)
      if next != style {
        line += (style.isEmpty ? "" : "\u{1B}[0m") + next
        style = next
      }
      line.append(cell.character)
    }
    return style.isEmpty ? line : line + "\u{1B}[0m"
  }

  private func cell(_ row: Int, _ column: Int) -> Cell {
    let upper = colors[row * parts * columns + column]
    let lower = colors[(row * parts + parts - 1) * columns + column]
    if let glyph = glyphs[row * columns + column] {
      let background = lower ?? upper
      return Cell(
        character: glyph.character,
        foreground: Self.readable(glyph.color, on: background),
        background: background
      )
    }
    switch (upper, lower) {
    case (let color, let same) where color == same:
      return Cell(character: " ", foreground: nil, background: color)
    case (let color?, nil): return Cell(character: "▀", foreground: color, background: nil)
    case (nil, let color?): return Cell(character: "▄", foreground: color, background: nil)
    default: return Cell(character: "▀", foreground: upper, background: lower)
    }
  }

  /// Black and white without a background are left to the terminal, whose own background may be
  /// either; what has no colour of its own must be seen on any background.
  private static func readable(_ color: PictureColor?, on background: PictureColor?)
    -> PictureColor?
  {
    guard let background else { return color == .black || color == .white ? nil : color }
    return color ?? (background.brightness < 0.5 ? .white : .black)
  }

  private static func code(
    _ color: PictureColor?,
    _ kind: Int,
    _ mode: TerminalPicture.Colors
  ) -> String {
    guard let color else { return "" }
    guard mode == .trueColor else { return "\u{1B}[\(kind);5;\(color.paletteIndex)m" }
    let (red, green, blue) = color.bytes
    return "\u{1B}[\(kind);2;\(red);\(green);\(blue)m"
  }
}
