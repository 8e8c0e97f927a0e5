/// What a view without a body is, in the engine's words.
///
/// The engine knows these cases and no view by name: a new view is a declaration whose `_primitive`
/// says one of them.
///
/// **Source** — inferred: the vocabulary of this library; SwiftUI keeps its own private.
public indirect enum _Primitive {
  /// No view at all: no child, no size.
  case empty
  /// A tuple whose elements are views, in source order; each keeps its place.
  case tuple(Any)
  /// One branch of two; the other branch would be another identity.
  case either(isFirst: Bool, any View)
  /// A view that may be absent.
  case optional((any View)?)
  /// A view taken as it is: a group, or a view without a place of its own.
  case group(any View)
  /// The content inside a modifier's body; its identity lies below the modifier.
  case placeholder(any View)
  /// A row of views with one identity for each element of a collection.
  case rows(_Rows)
  /// A header, content and footer that a list, form or stack may arrange.
  case section(header: any View, content: any View, footer: any View)
  /// A view inside one modifier.
  case modified(any View, any ViewModifier)
  /// A view under an explicit identity.
  case identified(AnyHashable, any View)
  /// A view whose static type is part of its identity.
  case erased(any View)
  /// A view whose body runs again only when the comparison with the former one fails.
  case compared(any View, isEqual: (any View) -> Bool)
  /// Characters with their styles.
  case text(_TextContent)
  /// A picture by name.
  case image(_ImageContent)
  /// A shape filled with a style; without one, with the foreground of the environment.
  case shape(any Shape, style: (any ShapeStyle)?, FillStyle)
  /// A style that fills all the space it is offered: a color, a gradient, a material.
  case style(any ShapeStyle)
  /// Flexible space along the surrounding stack; `nil` means 8 points at least.
  case spacer(minLength: CGFloat?)
  /// A thin line across the surrounding stack.
  case divider
  /// Views arranged by one of the engine's own layouts.
  case layout(_LayoutKind, content: any View)
  /// Views arranged by a layout written in Swift.
  case customLayout(any Layout, content: any View)
  /// Views that are made when they are seen.
  case lazyLayout(_LazyLayoutKind, content: any View)
  /// The first view of several whose ideal size fits.
  case firstThatFits(Axis.Set, content: any View)
  /// Content that may be larger than the view, and moves.
  case scroll(Axis.Set, showsIndicators: Bool, content: any View)
  /// Rows under each other with their separators.
  case list(_ListKind, selection: _Choice?, content: any View)
  /// A view made of the size it is offered.
  case geometryReader((GeometryProxy) -> any View)
  /// A view made of something the engine provides at this place.
  case reader(_ReaderKind, (Any) -> any View)
  /// A control: a label, perhaps content, and what it does with a value.
  case control(_Control)
  /// A bar and a stack of screens, a split screen or a set of tabs.
  case navigation(_NavigationKind, content: [any View])
}

/// One view for each element of a collection.
///
/// **Source** — inferred: a device of this library.
public struct _Rows {
  /// The identity of each element, in the order of the collection.
  public var ids: [AnyHashable]
  /// True when the data is a constant range, which is read once.
  public var isConstant: Bool
  /// Makes the view of the element at a position.
  public var content: (Int) -> any View

  /// Describes the rows.
  public init(ids: [AnyHashable], isConstant: Bool, content: @escaping (Int) -> any View) {
    self.ids = ids
    self.isConstant = isConstant
    self.content = content
  }
}

/// A selection that a list or picker reads and writes.
///
/// **Source** — inferred: a device of this library.
public struct _Choice {
  /// What is selected now.
  public var get: () -> [AnyHashable]
  /// Selects something else.
  public var set: ([AnyHashable]) -> Void
  /// True when several can be selected.
  public var takesSeveral = false

  /// Describes a selection by its two actions.
  public init(get: @escaping () -> [AnyHashable], set: @escaping ([AnyHashable]) -> Void) {
    self.get = get
    self.set = set
  }
}

/// The engine's own layouts.
///
/// **Source** — inferred: a device of this library; the behaviour is SwiftUI's.
public enum _LayoutKind {
  /// Side by side; `nil` spacing means the views' own.
  case horizontal(VerticalAlignment, spacing: CGFloat?)
  /// Under each other; `nil` spacing means the views' own.
  case vertical(HorizontalAlignment, spacing: CGFloat?)
  /// On top of each other.
  case depth(Alignment)
  /// Rows and columns.
  case grid(Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?)
  /// A row of a grid.
  case gridRow(VerticalAlignment?)
}

/// The engine's layouts that make their views late.
///
/// **Source** — inferred: a device of this library; the behaviour is SwiftUI's.
public enum _LazyLayoutKind {
  /// Side by side.
  case horizontal(VerticalAlignment, spacing: CGFloat?)
  /// Under each other.
  case vertical(HorizontalAlignment, spacing: CGFloat?)
  /// Columns of given widths, rows as they come.
  case columns([GridItem], HorizontalAlignment, spacing: CGFloat?)
  /// Rows of given heights, columns as they come.
  case rows([GridItem], VerticalAlignment, spacing: CGFloat?)
}

/// How rows under each other look.
///
/// **Source** — inferred: a device of this library.
public enum _ListKind {
  /// A list.
  case list
  /// A form.
  case form
}

/// What the engine hands to the content of a reader.
///
/// **Source** — inferred: a device of this library.
public enum _ReaderKind {
  /// A `ScrollViewProxy`.
  case scroll
  /// A `TimelineViewDefaultContext`, again after some seconds; nil where it is made once.
  case timeline(every: Double?)
  /// The phase of loading an image.
  case imagePhase
}

/// Screens in front of each other or beside each other.
///
/// **Source** — inferred: a device of this library.
public enum _NavigationKind {
  /// One screen with a bar.
  case stack(path: _PathAccess?)
  /// Two or three columns, of which the first are put away where there is room for several.
  case split(hidden: Int)
  /// One of several tabs.
  case tabs(selection: _Choice?)
}

/// The path of a stack of screens that the learner keeps.
///
/// **Source** — inferred: a device of this library.
public struct _PathAccess {
  /// The values on the path.
  public var get: () -> [AnyHashable]
  /// Adds a value.
  public var append: (AnyHashable) -> Void
  /// Takes some values off the end.
  public var removeLast: (Int) -> Void

  /// Describes a path by its three actions.
  public init(
    get: @escaping () -> [AnyHashable],
    append: @escaping (AnyHashable) -> Void,
    removeLast: @escaping (Int) -> Void
  ) {
    self.get = get
    self.append = append
    self.removeLast = removeLast
  }
}
