public import ViewLayout

/// The sizes of all shells of a view, from outside in.
///
///     ┌ .padding()                     82x52
///     ├ .background(Color.yellow)      50x20
///     └ Text("Hello")                  50x20
///
/// In plain style every fact has its line: `shell 1: .padding()`, `size: 82x52`.
public struct ShellList: Sendable {
  /// One shell.
  public struct Row: Sendable, Hashable {
    /// The modifier as one would write it, or the name of the innermost view.
    public var name: String
    /// Its size.
    public var size: Size
    /// What it was offered, `nil` to say nothing about it.
    public var proposal: Proposal?
    /// What it does to the size, in words.
    public var note: String?

    /// Makes a row.
    public init(name: String, size: Size, proposal: Proposal? = nil, note: String? = nil) {
      self.name = name
      self.size = size
      self.proposal = proposal
      self.note = note
    }
  }

  /// The shells from outside in.
  public var rows: [Row]

  /// Makes a list.
  public init(_ rows: [Row]) { self.rows = rows }

  /// The list as text without a final line feed.
  ///
  /// - Parameters:
  ///   - style: With lines, or one fact a line.
  ///   - columns: The width of the terminal; names are cut to fit, numbers never.
  ///   - words: The language.
  /// - Returns: Lines joined by line feeds; empty for no rows.
  public func text(
    _ style: TextStyle = .drawn,
    columns: Int = 80,
    words: PictureWords = .english
  ) -> String {
    let lines = style == .drawn ? drawn(columns, words) : plain(words)
    return lines.joined(separator: "\n")
  }

  private func plain(_ words: PictureWords) -> [String] {
    var lines: [String] = []
    for (index, row) in rows.enumerated() {
      lines.append("\(words.shell) \(index + 1): \(row.name)")
      lines.append("\(words.size): \(row.size.lengthText)")
      if let proposal = row.proposal { lines.append("\(words.offered): \(words.text(proposal))") }
      if let note = row.note { lines.append(note) }
    }
    return lines
  }

  private func drawn(_ columns: Int, _ words: PictureWords) -> [String] {
    let sizes = rows.map(\.size.lengthText)
    let offers = rows.map { $0.proposal.map { "\(words.offered) \(words.text($0))" } ?? "" }
    let sizeWidth = sizes.map(Columns.width).max() ?? 0
    let offerWidth = offers.map(Columns.width).max() ?? 0
    // Proposals go first where the terminal is narrow, since sizes are what people ask for.
    let showsOffers = offerWidth > 0 && columns >= 24 + sizeWidth + offerWidth + 6
    let taken = 2 + 2 + sizeWidth + (showsOffers ? 2 + offerWidth : 0)
    let longest = rows.map { Columns.width(of: $0.name) }.max() ?? 0
    let nameWidth = max(8, min(longest, columns - taken))
    var lines: [String] = []
    for (index, row) in rows.enumerated() {
      let name = Columns.padded(Columns.cut(row.name, to: nameWidth), to: nameWidth)
      var line = "\(edge(index)) \(name)  \(Columns.flushRight(sizes[index], in: sizeWidth))"
      if showsOffers, !offers[index].isEmpty { line += "  \(offers[index])" }
      lines.append(line)
      guard let note = row.note else { continue }
      let rule = index == rows.count - 1 ? " " : "│"
      lines += Columns.wrapped(note, to: max(8, columns - 4)).map { "\(rule)   \($0)" }
    }
    return lines
  }

  private func edge(_ index: Int) -> String {
    if rows.count == 1 { return "─" }
    if index == 0 { return "┌" }
    return index == rows.count - 1 ? "└" : "├"
  }
}

extension Columns {
  /// The text in lines of at most some columns, broken at spaces and beside wide characters.
  static func wrapped(_ text: String, to columns: Int) -> [String] {
    let block = TextLayout(text).block(
      for: Proposal(width: Double(columns), height: nil),
      metrics: CellMetrics()
    )
    return block.lines.map(\.text)
  }
}

/// Text measured in cells of a terminal, so that it wraps by the rules of layout.
private struct CellMetrics: TextMetrics {
  var name: String { "cells" }

  func advances(of characters: [Character], in font: TextFont) -> [Double] {
    characters.map { Double(CharacterCells.count(of: $0)) }
  }

  func lineHeights(of font: TextFont) -> LineHeights {
    LineHeights(ascent: 1, descent: 0, leading: 0)
  }

  var pixel: Double? { nil }

  func spacing(first: TextFont, last: TextFont, largest: TextFont) -> ViewSpacing { .plain }

  func symbolSize(in font: TextFont) -> Size { Size(width: 2, height: 1) }
}
