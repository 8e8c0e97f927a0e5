/// Views side by side.
///
/// Gives space to the least flexible views first; its height is that of the tallest.
///
/// **Source** — documented: Apple, `HStack`; the order of offers observed by several authors.
public struct HStack<Content>: _PrimitiveView where Content: View {
  var _alignment: VerticalAlignment
  var _spacing: CGFloat?
  var _content: Content

  /// Lines up views; `nil` spacing is the views' own, 8 points for most.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _alignment = alignment
    _spacing = spacing
    _content = content()
  }

  /// The engine's horizontal layout.
  public var _primitive: _Primitive {
    .layout(.horizontal(_alignment, spacing: _spacing), content: _content)
  }
}

/// Views under each other.
///
/// Gives space to the least flexible views first; its width is that of the widest.
///
/// **Source** — documented: Apple, `VStack`; the order of offers observed by several authors.
public struct VStack<Content>: _PrimitiveView where Content: View {
  var _alignment: HorizontalAlignment
  var _spacing: CGFloat?
  var _content: Content

  /// Lines up views; `nil` spacing is the views' own, 8 points for most.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _alignment = alignment
    _spacing = spacing
    _content = content()
  }

  /// The engine's vertical layout.
  public var _primitive: _Primitive {
    .layout(.vertical(_alignment, spacing: _spacing), content: _content)
  }
}

/// Views on top of each other, the first at the back.
///
/// As wide as the widest and as tall as the tallest of its views.
///
/// **Source** — documented: Apple, `ZStack`.
public struct ZStack<Content>: _PrimitiveView where Content: View {
  var _alignment: Alignment
  var _content: Content

  /// Lays views on each other.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    _alignment = alignment
    _content = content()
  }

  /// The engine's depth layout.
  public var _primitive: _Primitive { .layout(.depth(_alignment), content: _content) }
}

/// Views side by side that are made when they are seen.
///
/// Takes all the height it is offered; wants to stand in a scroll view.
///
/// **Source** — documented: Apple, `LazyHStack`.
public struct LazyHStack<Content>: _PrimitiveView where Content: View {
  var _alignment: VerticalAlignment
  var _spacing: CGFloat?
  var _content: Content

  /// Lines up views as they are seen.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    _alignment = alignment
    _spacing = spacing
    _content = content()
  }

  /// The engine's lazy horizontal layout.
  public var _primitive: _Primitive {
    .lazyLayout(.horizontal(_alignment, spacing: _spacing), content: _content)
  }
}

/// Views under each other that are made when they are seen.
///
/// Takes all the width it is offered; wants to stand in a scroll view.
///
/// **Source** — documented: Apple, `LazyVStack`.
public struct LazyVStack<Content>: _PrimitiveView where Content: View {
  var _alignment: HorizontalAlignment
  var _spacing: CGFloat?
  var _content: Content

  /// Lines up views as they are seen.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    _alignment = alignment
    _spacing = spacing
    _content = content()
  }

  /// The engine's lazy vertical layout.
  public var _primitive: _Primitive {
    .lazyLayout(.vertical(_alignment, spacing: _spacing), content: _content)
  }
}

/// Headers and footers that stay in sight.
///
/// **Source** — documented: Apple, `PinnedScrollableViews`.
public struct PinnedScrollableViews: OptionSet {
  /// The choices as bits.
  public let rawValue: UInt32
  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Space that grows along the surrounding stack.
///
/// At least 8 points, or `minLength`; the last to be given space, and no spacing beside it.
///
/// **Source** — documented: Apple, `Spacer`; 8 and the priority observed.
public struct Spacer: _PrimitiveView {
  /// The least length; `nil` is 8 points.
  public var minLength: CGFloat?
  /// Makes space.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  /// Flexible space.
  public var _primitive: _Primitive { .spacer(minLength: minLength) }
}

/// A thin line across the surrounding stack.
///
/// **Source** — documented: Apple, `Divider`.
public struct Divider: _PrimitiveView {
  /// Draws a line.
  public init() {}
  /// A line.
  public var _primitive: _Primitive { .divider }
}

/// Rows and columns whose cells share widths and heights.
///
/// **Source** — documented: Apple, `Grid`.
@available(iOS 16.0, macOS 13.0, *)
public struct Grid<Content>: _PrimitiveView where Content: View {
  var _alignment: Alignment
  var _horizontalSpacing: CGFloat?
  var _verticalSpacing: CGFloat?
  var _content: Content

  /// Arranges the rows of a builder.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _alignment = alignment
    _horizontalSpacing = horizontalSpacing
    _verticalSpacing = verticalSpacing
    _content = content()
  }

  /// The engine's grid.
  public var _primitive: _Primitive {
    .layout(
      .grid(
        _alignment,
        horizontalSpacing: _horizontalSpacing,
        verticalSpacing: _verticalSpacing
      ),
      content: _content
    )
  }
}

/// One row of a grid.
///
/// **Source** — documented: Apple, `GridRow`.
@available(iOS 16.0, macOS 13.0, *)
public struct GridRow<Content>: _PrimitiveView where Content: View {
  var _alignment: VerticalAlignment?
  var _content: Content

  /// Makes a row of cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    _alignment = alignment
    _content = content()
  }

  /// The cells.
  public var _primitive: _Primitive { .layout(.gridRow(_alignment), content: _content) }
}

/// The size and place of one row or column of a lazy grid.
///
/// **Source** — documented: Apple, `GridItem`.
public struct GridItem {
  /// How a row or column takes space.
  public enum Size {
    /// Exactly this length.
    case fixed(CGFloat)
    /// One row or column with bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  /// How it takes space.
  public var size: Size
  /// The distance to the next; `nil` is 8 points.
  public var spacing: CGFloat?
  /// Where the cells stand.
  public var alignment: Alignment?

  /// Describes a row or column.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Columns of given widths whose rows come when they are seen.
///
/// **Source** — documented: Apple, `LazyVGrid`.
public struct LazyVGrid<Content>: _PrimitiveView where Content: View {
  var _columns: [GridItem]
  var _alignment: HorizontalAlignment
  var _spacing: CGFloat?
  var _content: Content

  /// Arranges views in columns.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    _columns = columns
    _alignment = alignment
    _spacing = spacing
    _content = content()
  }

  /// The engine's lazy columns.
  public var _primitive: _Primitive {
    .lazyLayout(.columns(_columns, _alignment, spacing: _spacing), content: _content)
  }
}

/// Rows of given heights whose columns come when they are seen.
///
/// **Source** — documented: Apple, `LazyHGrid`.
public struct LazyHGrid<Content>: _PrimitiveView where Content: View {
  var _rows: [GridItem]
  var _alignment: VerticalAlignment
  var _spacing: CGFloat?
  var _content: Content

  /// Arranges views in rows.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    _rows = rows
    _alignment = alignment
    _spacing = spacing
    _content = content()
  }

  /// The engine's lazy rows.
  public var _primitive: _Primitive {
    .lazyLayout(.rows(_rows, _alignment, spacing: _spacing), content: _content)
  }
}

/// The first of several views whose ideal size fits.
///
/// Measures each view at its ideal size; without one that fits, the last is taken.
///
/// **Source** — documented: Apple, `ViewThatFits`.
@available(iOS 16.0, macOS 13.0, *)
public struct ViewThatFits<Content>: _PrimitiveView where Content: View {
  var _axes: Axis.Set
  var _content: Content

  /// Chooses among views.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    _axes = axes
    _content = content()
  }

  /// The choice.
  public var _primitive: _Primitive { .firstThatFits(_axes, content: _content) }
}
