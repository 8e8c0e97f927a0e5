/// `Grid`: rows whose cells share columns.
///
/// A column is as broad as its broadest cell, a row as high as its highest. Columns divide the
/// width the grid is offered as the children of an `HStack` would, rows the height as those of a
/// `VStack`. A child that is no `GridRow` is a row of one cell across all columns.
///
/// **Source** — the sizes of columns and rows are documented; how flexible ones share is inferred.
public struct GridLayout: LayoutRule {
  /// Where cells stand in their column and row.
  public var alignment: Alignment
  /// The gap between columns, `nil` for 8.
  public var horizontalSpacing: Double?
  /// The gap between rows, `nil` for 8.
  public var verticalSpacing: Double?

  /// Makes a grid.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The name `Grid`.
  public var name: String { "Grid" }

  /// The sums of columns and rows with their gaps.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    GridFit(self, proposal, subviews).size
  }

  /// Every row across the grid, every cell in its column.
  public func place(
    in bounds: PlacedBounds,
    subviews: Subviews,
    into placements: inout Placements
  ) {
    let fit = GridFit(self, bounds.proposal, subviews)
    for row in 0..<subviews.count {
      let y = fit.start(.vertical, row)
      let rowSize = Size(width: fit.size.width, height: fit.heights[row])
      placements[row] = Placement(
        origin: Point(x: 0, y: y),
        proposal: Proposal(rowSize)
      )
      guard subviews.isRow(row) else {
        var placement = subviews.aligned(
          row,
          in: rowSize,
          alignment,
          proposal: Proposal(rowSize)
        )
        placement.origin = placement.origin + Point(x: 0, y: y)
        placements[row] = placement
        continue
      }
      placements.nested[row] = cells(of: row, height: rowSize.height, fit, subviews)
    }
  }

  private func cells(
    of row: Int,
    height: Double,
    _ fit: GridFit,
    _ subviews: Subviews
  ) -> Placements {
    let views = subviews.subviews(of: row)
    let rowAlignment = (subviews.rule(row) as? GridRowLayout)?.alignment
    var placements = Placements(count: views.count)
    for cell in fit.cells where cell.row == row {
      let width = fit.width(from: cell.column, span: cell.span)
      let size = Size(width: width, height: height)
      let place = Alignment(
        fit.columnAlignments[cell.column] ?? alignment.horizontal,
        rowAlignment ?? alignment.vertical
      )
      var placement = views.aligned(
        cell.index,
        in: size,
        place,
        proposal: cell.proposal(width: width, height: height)
      )
      if let anchor = cell.anchor {
        let child = views.size(cell.index, for: placement.proposal)
        placement.origin = Point(
          x: (width - child.width) * anchor.x,
          y: (height - child.height) * anchor.y
        )
      }
      placement.origin = placement.origin + Point(x: fit.start(.horizontal, cell.column), y: 0)
      placements[cell.index] = placement
    }
    return placements
  }

  /// No direction.
  public var stackOrientation: StackOrientation { .none }

  func gap(_ axis: Axis) -> Double {
    (axis == .horizontal ? horizontalSpacing : verticalSpacing) ?? ViewSpacing.defaultDistance
  }
}

/// `GridRow`: cells of one row; the grid around it decides where they stand.
public struct GridRowLayout: LayoutRule {
  /// Where the cells of this row stand vertically, `nil` for what the grid says.
  public var alignment: AlignmentKey?

  /// Makes a row.
  public init(alignment: AlignmentKey? = nil) { self.alignment = alignment }

  /// The name `GridRow`.
  public var name: String { "GridRow" }

  /// What the grid offers.
  public func size(for proposal: Proposal, subviews: Subviews) -> Size {
    proposal.replacingUnspecified(by: .zero)
  }
}

/// `gridCellColumns`, `gridCellUnsizedAxes`, `gridColumnAlignment` and `gridCellAnchor`.
public struct GridCellLayout: TransparentRule {
  /// How many columns the cell spans.
  public var columns: Int?
  /// The axes on which the cell takes what is there and asks for nothing.
  public var unsizedAxes: AxisSet
  /// Where all cells of the column stand horizontally.
  public var columnAlignment: AlignmentKey?
  /// Where the cell stands in its place.
  public var anchor: UnitPoint?

  /// Makes one or several of the modifiers at once.
  public init(
    columns: Int? = nil,
    unsizedAxes: AxisSet = [],
    columnAlignment: AlignmentKey? = nil,
    anchor: UnitPoint? = nil
  ) {
    self.columns = columns.map { max(1, $0) }
    self.unsizedAxes = unsizedAxes
    self.columnAlignment = columnAlignment
    self.anchor = anchor
  }

  /// The name `gridCell`.
  public var name: String { "gridCell" }
}

extension Subviews {
  /// The children of a child, for containers that arrange two levels at once.
  func subviews(of index: Int) -> Subviews {
    Subviews(engine: engine, node: engine.child(index, of: node))
  }

  /// The rule of a child.
  func rule(_ index: Int) -> any LayoutRule { engine.records[engine.child(index, of: node)].rule }

  func isRow(_ index: Int) -> Bool { rule(index) is GridRowLayout }

  /// The cell modifiers of a child, through any other modifiers, joined.
  func gridCell(_ index: Int) -> GridCellLayout {
    var joined = GridCellLayout()
    var inner = engine.child(index, of: node)
    while true {
      if let cell = engine.records[inner].rule as? GridCellLayout {
        joined.columns = joined.columns ?? cell.columns
        joined.unsizedAxes.formUnion(cell.unsizedAxes)
        joined.columnAlignment = joined.columnAlignment ?? cell.columnAlignment
        joined.anchor = joined.anchor ?? cell.anchor
      }
      guard engine.records[inner].rule is any UnaryRule, engine.childCount(of: inner) > 0 else {
        return joined
      }
      inner = engine.child(0, of: inner)
    }
  }
}
