/// How rows look.
///
/// **Source** — documented: Apple, `ListStyle`.
public protocol ListStyle {}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `DefaultListStyle`.
public struct DefaultListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// As the surroundings ask.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Without decoration.
///
/// **Source** — documented: Apple, `PlainListStyle`.
public struct PlainListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Without decoration.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// In groups across the width.
///
/// **Source** — documented: Apple, `GroupedListStyle`.
public struct GroupedListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// In groups across the width.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// With space at the sides.
///
/// **Source** — documented: Apple, `InsetListStyle`.
public struct InsetListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// With space at the sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// In rounded groups.
///
/// **Source** — documented: Apple, `InsetGroupedListStyle`.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// In rounded groups.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// For the side of a window.
///
/// **Source** — documented: Apple, `SidebarListStyle`.
public struct SidebarListStyle: ListStyle {
  /// Makes it.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// For the side of a window.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Gives rows inside a look.
///
/// **Source** — observed: printed types of several authors.
public struct ListStyleWriter<Style>: _PrimitiveModifier where Style: ListStyle {
  var style: Style
  /// The engine's look of that name.
  public var _effect: _Effect { .style(.list, name: "\(Style.self)", nil) }
}

extension View {
  /// Gives rows inside a look.
  ///
  /// **Source** — observed: printed types of several authors.
  public func listStyle<S>(_ style: S) -> some View where S: ListStyle {
    modifier(ListStyleWriter(style: style))
  }
}
