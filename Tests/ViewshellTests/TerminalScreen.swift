/// A terminal's screen, as far as a line editor uses one: enough to see what a person would see.
struct TerminalScreen {
  private(set) var rows: [[String]]
  private(set) var row = 0
  private(set) var column = 0
  let width: Int
  let height: Int
  private var pending: [Unicode.Scalar] = []
  /// The cursor stands behind the last column until something more is printed.
  private var wraps = false

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    rows = Array(repeating: Array(repeating: " ", count: width), count: height)
  }

  /// The rows as text, blanks at their ends and empty rows at the bottom left out.
  var text: String {
    var lines = rows.map { row -> String in
      var line = Substring(row.joined())
      while line.last == " " { line.removeLast() }
      return String(line)
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  mutating func feed(_ text: String) {
    for scalar in text.unicodeScalars { feed(scalar) }
  }

  private mutating func feed(_ scalar: Unicode.Scalar) {
    if !pending.isEmpty {
      pending.append(scalar)
      if pending.count == 2, scalar != "[" { pending = [] }
      if pending.count > 2, (0x40...0x7E).contains(scalar.value) {
        control(pending)
        pending = []
      }
      return
    }
    switch scalar {
    case "\u{1B}": pending = [scalar]
    case "\r":
      column = 0
      wraps = false
    case "\n": lineFeed()
    case "\u{8}":
      column = max(0, column - 1)
      wraps = false
    case "\u{7}": break
    default: put(scalar)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let isWide = scalar.value >= 0x1100 && scalar.properties.isIdeographic || scalar.value > 0x1F000
    let columns = isWide ? 2 : 1
    if wraps || column + columns > width {
      column = 0
      lineFeed()
    }
    rows[row][column] = String(scalar)
    if isWide, column + 1 < width { rows[row][column + 1] = "" }
    column += columns
    wraps = column >= width
    if wraps { column = width - 1 }
  }

  private mutating func lineFeed() {
    wraps = false
    if row + 1 < height {
      row += 1
    } else {
      rows.removeFirst()
      rows.append(Array(repeating: " ", count: width))
    }
  }

  private mutating func control(_ sequence: [Unicode.Scalar]) {
    let final = sequence[sequence.count - 1]
    let body = String(String.UnicodeScalarView(sequence[2..<(sequence.count - 1)]))
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let count = max(1, numbers.first ?? 1)
    wraps = false
    switch final {
    case "A": row = max(0, row - count)
    case "B": row = min(height - 1, row + count)
    case "C": column = min(width - 1, column + count)
    case "D": column = max(0, column - count)
    case "G": column = min(width - 1, count - 1)
    case "H":
      row = min(height - 1, max(1, numbers.first ?? 1) - 1)
      column = min(width - 1, max(1, numbers.dropFirst().first ?? 1) - 1)
    case "J": erase(from: row, numbers.first ?? 0)
    case "K":
      for index in column..<width { rows[row][index] = " " }
    case "P":
      rows[row].removeSubrange(column..<min(width, column + count))
      while rows[row].count < width { rows[row].append(" ") }
    case "@":
      for _ in 0..<count { rows[row].insert(" ", at: column) }
      rows[row].removeLast(rows[row].count - width)
    default: break
    }
  }

  private mutating func erase(from start: Int, _ mode: Int) {
    if mode == 2 { rows = Array(repeating: Array(repeating: " ", count: width), count: height) }
    for index in column..<width { rows[start][index] = " " }
    for line in (start + 1)..<max(start + 1, height) {
      rows[line] = Array(repeating: " ", count: width)
    }
  }
}
