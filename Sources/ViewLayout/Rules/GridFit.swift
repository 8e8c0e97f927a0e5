/// The columns and rows of a grid for one proposal.
struct GridFit {
  /// One view in a row.
  struct Cell {
    var row: Int
    var column: Int
    var span: Int
    /// The number of the view in its row.
    var index: Int
    var unsizedAxes: AxisSet
    var anchor: UnitPoint?

    func proposal(width: Double?, height: Double?) -> Proposal {
      Proposal(width: width, height: height)
    }
  }

  private(set) var cells: [Cell] = []
  private(set) var columnAlignments: [Int: AlignmentKey] = [:]
  private(set) var widths: [Double] = []
  private(set) var heights: [Double] = []
  private(set) var size = Size.zero
  private let grid: GridLayout

  init(_ grid: GridLayout, _ proposal: Proposal, _ subviews: Subviews) {
    self.grid = grid
    findCells(subviews)
    findWidths(proposal, subviews)
    let width = length(of: widths, .horizontal)
    let rows = LengthDivision(count: subviews.count, spacing: grid.gap(.vertical))
    heights = rows.lengths(for: proposal.height) {
      row,
      height,
      question in
      rowHeight(row, height: height, width: width, question, subviews)
    }
    size = Size(width: width, height: length(of: heights, .vertical))
  }

  /// Where a column or row begins.
  func start(_ axis: Axis, _ index: Int) -> Double {
    let lengths = axis == .horizontal ? widths : heights
    return lengths.prefix(index).reduce(0) { $0 + $1 + grid.gap(axis) }
  }

  /// The width of some neighbouring columns.
  func width(from column: Int, span: Int) -> Double {
    length(of: Array(widths[column..<min(widths.count, column + span)]), .horizontal)
  }

  private func length(of lengths: [Double], _ axis: Axis) -> Double {
    lengths.reduce(0, +) + grid.gap(axis) * Double(max(0, lengths.count - 1))
  }

  private mutating func findCells(_ subviews: Subviews) {
    var columns = 0
    for row in 0..<subviews.count where subviews.isRow(row) {
      let views = subviews.subviews(of: row)
      var column = 0
      for index in 0..<views.count {
        let traits = views.gridCell(index)
        let span = traits.columns ?? 1
        cells.append(
          Cell(
            row: row,
            column: column,
            span: span,
            index: index,
            unsizedAxes: traits.unsizedAxes,
            anchor: traits.anchor
          )
        )
        if let alignment = traits.columnAlignment { columnAlignments[column] = alignment }
        column += span
      }
      columns = max(columns, column)
    }
    widths = Array(repeating: 0, count: columns)
  }

  private mutating func findWidths(_ proposal: Proposal, _ subviews: Subviews) {
    let columns = LengthDivision(count: widths.count, spacing: grid.gap(.horizontal))
    widths = columns.lengths(for: proposal.width) {
      column,
      width,
      question in
      var broadest = 0.0
      for cell in cells where cell.column == column && cell.span == 1 {
        guard !cell.unsizedAxes.contains(.horizontal) else { continue }
        broadest.formMax(
          ask(
            cell,
            Proposal(width: width, height: proposal.height),
            .horizontal,
            question,
            subviews
          )
        )
      }
      return broadest
    }
    for cell in cells where cell.span > 1 && !cell.unsizedAxes.contains(.horizontal) {
      let columns = cell.column..<min(widths.count, cell.column + cell.span)
      widen(columns, to: ask(cell, proposal, .horizontal, .size, subviews))
    }
    for row in 0..<subviews.count where !subviews.isRow(row) {
      if subviews.gridCell(row).unsizedAxes.contains(.horizontal) { continue }
      if widths.isEmpty { widths = [0] }
      widen(widths.indices, to: subviews.size(row, for: proposal).width)
    }
  }

  private mutating func widen(_ columns: Range<Int>, to width: Double) {
    let missing = width - length(of: Array(widths[columns]), .horizontal)
    guard missing > 0, !columns.isEmpty else { return }
    for column in columns { widths[column] += missing / Double(columns.count) }
  }

  private func rowHeight(
    _ row: Int,
    height: Double?,
    width: Double,
    _ question: LayoutQuestion,
    _ subviews: Subviews
  ) -> Double {
    guard subviews.isRow(row) else {
      let proposal = Proposal(width: width, height: height)
      return subviews.size(row, for: proposal, question: question).height
    }
    var highest = 0.0
    for cell in cells where cell.row == row && !cell.unsizedAxes.contains(.vertical) {
      let proposal = Proposal(width: self.width(from: cell.column, span: cell.span), height: height)
      highest.formMax(ask(cell, proposal, .vertical, question, subviews))
    }
    return highest
  }

  private func ask(
    _ cell: Cell,
    _ proposal: Proposal,
    _ axis: Axis,
    _ question: LayoutQuestion,
    _ subviews: Subviews
  ) -> Double {
    let views = subviews.subviews(of: cell.row)
    return question == .minimum || question == .maximum
      ? views.length(cell.index, for: proposal, along: axis, question: question)
      : views.size(cell.index, for: proposal, question: question)[axis]
  }
}

/// Divides a length among parts as a stack does, the least flexible one first.
struct LengthDivision {
  let count: Int
  let spacing: Double

  /// The lengths of all parts, or their ideal ones where no length is offered.
  ///
  /// - Parameters:
  ///   - length: What all parts and the gaps between them may take.
  ///   - ask: How long a part is when it is offered a length.
  /// - Returns: One length for each part.
  func lengths(
    for length: Double?,
    ask: (Int, Double?, LayoutQuestion) -> Double
  ) -> [Double] {
    guard let length else { return (0..<count).map { ask($0, nil, .ideal) } }
    let least = (0..<count).map { ask($0, 0, .minimum) }
    let most = (0..<count).map { ask($0, .infinity, .maximum) }
    let order = (0..<count).sorted { left, right in
      let first = flexibility(least[left], most[left])
      let second = flexibility(least[right], most[right])
      if first != second { return first < second }
      if first == .infinity && least[left] != least[right] { return least[left] > least[right] }
      return left < right
    }
    var available = length - spacing * Double(max(0, count - 1))
    var lengths = Array(repeating: 0.0, count: count)
    for (turn, part) in order.enumerated() {
      lengths[part] = ask(part, max(0, available / Double(count - turn)), .share)
      available -= lengths[part]
    }
    return lengths
  }

  private func flexibility(_ least: Double, _ most: Double) -> Double {
    let range = most - least
    return range.isNaN ? .infinity : range
  }
}
