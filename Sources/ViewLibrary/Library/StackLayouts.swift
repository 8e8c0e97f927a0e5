/// The engine's horizontal layout, to be chosen while the program runs.
///
/// **Source** — documented: Apple, `HStackLayout`.
@available(iOS 16.0, macOS 13.0, *)
public struct HStackLayout: Layout, _EngineLayout {
  /// Where views stand vertically.
  public var alignment: VerticalAlignment
  /// The distance of views; nil is their own.
  public var spacing: CGFloat?
  /// Describes a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// The engine's.
  public var _kind: _LayoutKind? { .horizontal(alignment, spacing: spacing) }
  /// Left to the engine.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize { native() }
  /// Left to the engine.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) { native() as Void }
}

/// The engine's vertical layout, to be chosen while the program runs.
///
/// **Source** — documented: Apple, `VStackLayout`.
@available(iOS 16.0, macOS 13.0, *)
public struct VStackLayout: Layout, _EngineLayout {
  /// Where views stand horizontally.
  public var alignment: HorizontalAlignment
  /// The distance of views; nil is their own.
  public var spacing: CGFloat?
  /// Describes a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// The engine's.
  public var _kind: _LayoutKind? { .vertical(alignment, spacing: spacing) }
  /// Left to the engine.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize { native() }
  /// Left to the engine.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) { native() as Void }
}

/// The engine's depth layout, to be chosen while the program runs.
///
/// **Source** — documented: Apple, `ZStackLayout`.
@available(iOS 16.0, macOS 13.0, *)
public struct ZStackLayout: Layout, _EngineLayout {
  /// Where views stand.
  public var alignment: Alignment
  /// Describes a pile.
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  /// The engine's.
  public var _kind: _LayoutKind? { .depth(alignment) }
  /// Left to the engine.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize { native() }
  /// Left to the engine.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) { native() as Void }
}

/// The engine's grid, to be chosen while the program runs.
///
/// **Source** — documented: Apple, `GridLayout`.
@available(iOS 16.0, macOS 13.0, *)
public struct GridLayout: Layout, _EngineLayout {
  /// Where cells stand.
  public var alignment: Alignment
  /// The distance of columns; nil is the cells' own.
  public var horizontalSpacing: CGFloat?
  /// The distance of rows; nil is the cells' own.
  public var verticalSpacing: CGFloat?
  /// Describes a grid.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
  /// The engine's.
  public var _kind: _LayoutKind? {
    .grid(alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
  /// Left to the engine.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize { native() }
  /// Left to the engine.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) { native() as Void }
}

/// How many columns a cell takes.
///
/// **Source** — documented: Apple, `gridCellColumns(_:)`.
public struct _GridCellSizeModifier: _PrimitiveModifier {
  var count: Int
  /// The number as a trait.
  public var _effect: _Effect { .trait("gridCellColumns", count) }
}

/// Where a cell's content stands.
///
/// **Source** — documented: Apple, `gridCellAnchor(_:)`.
public struct _GridAnchorModifier: _PrimitiveModifier {
  var anchor: UnitPoint
  /// The point as a trait.
  public var _effect: _Effect { .trait("gridCellAnchor", anchor) }
}

/// Where the cells of a column stand.
///
/// **Source** — documented: Apple, `gridColumnAlignment(_:)`.
public struct _GridAlignmentModifier: _PrimitiveModifier {
  var guide: HorizontalAlignment
  /// The alignment as a trait.
  public var _effect: _Effect { .trait("gridColumnAlignment", guide) }
}

/// Along which axes a cell takes no extra space.
///
/// **Source** — documented: Apple, `gridCellUnsizedAxes(_:)`.
public struct _GridUnsizedAxesModifier: _PrimitiveModifier {
  var axes: Axis.Set
  /// The axes as a trait.
  public var _effect: _Effect { .trait("gridCellUnsizedAxes", axes) }
}

@available(iOS 16.0, macOS 13.0, *)
extension View {
  /// Lets a cell take several columns.
  ///
  /// **Source** — documented: Apple, `gridCellColumns(_:)`.
  public func gridCellColumns(_ count: Int) -> some View {
    modifier(_GridCellSizeModifier(count: count))
  }

  /// Sets where the cell's content stands.
  ///
  /// **Source** — documented: Apple, `gridCellAnchor(_:)`.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_GridAnchorModifier(anchor: anchor))
  }

  /// Sets where the cells of this column stand.
  ///
  /// **Source** — documented: Apple, `gridColumnAlignment(_:)`.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_GridAlignmentModifier(guide: guide))
  }

  /// Keeps the cell from taking extra space along some axes.
  ///
  /// **Source** — documented: Apple, `gridCellUnsizedAxes(_:)`.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_GridUnsizedAxesModifier(axes: axes))
  }
}
