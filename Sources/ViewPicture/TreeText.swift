/// A tree printed with one node a line.
///
///     VStack  108x56
///     ├ Text("Hello")  50x20
///     └ HStack  108x28
///       ├ Text("a")  10x20
///       └ Text("b")  10x20
///
/// In plain style the level stands in words before each node instead of the lines.
public struct TreeText: Sendable {
  /// One node, with its place in the tree given by its level.
  public struct Row: Sendable, Hashable {
    /// How many nodes are above it.
    public var level: Int
    /// Its name.
    public var label: String
    /// What stands behind the name, such as the size.
    public var detail: String

    /// Makes a row.
    public init(level: Int, label: String, detail: String = "") {
      self.level = level
      self.label = label
      self.detail = detail
    }
  }

  /// The nodes, each before its children.
  public var rows: [Row]

  /// Makes a tree from its nodes in order.
  public init(_ rows: [Row]) { self.rows = rows }

  /// The tree as text without a final line feed.
  ///
  /// - Parameters:
  ///   - style: With lines, or with the level in words.
  ///   - columns: The width of the terminal; labels are cut to fit. From a third of it on, deeper
  ///     levels are not indented further but numbered.
  ///   - words: The language.
  /// - Returns: Lines joined by line feeds.
  public func text(
    _ style: TextStyle = .drawn,
    columns: Int = 80,
    words: PictureWords = .english
  ) -> String {
    let lines = style == .drawn ? drawn(columns, words) : rows.map { plain($0, words) }
    return lines.joined(separator: "\n")
  }

  private func plain(_ row: Row, _ words: PictureWords) -> String {
    let detail = row.detail.isEmpty ? "" : ", \(row.detail)"
    return "\(words.level) \(row.level + 1): \(row.label)\(detail)"
  }

  private func drawn(_ columns: Int, _ words: PictureWords) -> [String] {
    let deepest = max(2, columns / 6)
    // Reading from the end, a level is open while a later row still hangs on it.
    var open: Set<Int> = []
    var lines: [String] = []
    for row in rows.reversed() {
      let level = min(row.level, deepest)
      var line = ""
      for above in stride(from: 1, to: level, by: 1) { line += open.contains(above) ? "│ " : "  " }
      if level > 0 { line += open.contains(level) ? "├ " : "└ " }
      if row.level > deepest { line += "(\(words.level) \(row.level + 1)) " }
      open = open.filter { $0 < level }
      if level > 0 { open.insert(level) }
      let detail = row.detail.isEmpty ? "" : "  \(row.detail)"
      let room = max(8, columns - Columns.width(of: line) - Columns.width(of: detail))
      lines.append(line + Columns.cut(row.label, to: room) + detail)
    }
    return lines.reversed()
  }
}
