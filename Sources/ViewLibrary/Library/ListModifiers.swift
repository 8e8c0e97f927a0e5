/// How a header stands out.
///
/// **Source** — documented: Apple, `Prominence`.
@available(iOS 15.0, macOS 12.0, *)
public enum Prominence: Hashable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// The number or text of a badge.
///
/// **Source** — documented: Apple, `BadgeProminence`.
@available(iOS 17.0, macOS 14.0, *)
public struct BadgeProminence {
  var _name: String
  /// Less.
  public static let decreased = BadgeProminence(_name: "decreased")
  /// As usual.
  public static let standard = BadgeProminence(_name: "standard")
  /// More.
  public static let increased = BadgeProminence(_name: "increased")
}

extension View {
  /// Puts buttons beside a row that come with a sweep.
  ///
  /// **Source** — documented: Apple, `swipeActions(edge:allowsFullSwipe:content:)`; its type is
  /// private.
  @available(iOS 15.0, macOS 12.0, *)
  public func swipeActions<T>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View where T: View {
    _private("swipeActions", .accessibility(["swipeActions": AnyView(content())]))
  }

  /// Shows or hides the line around a row.
  ///
  /// **Source** — documented: Apple, `listRowSeparator(_:edges:)`; its type is private.
  @available(iOS 15.0, macOS 13.0, *)
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    _private("listRowSeparator")
  }

  /// Colors the line around a row.
  ///
  /// **Source** — documented: Apple, `listRowSeparatorTint(_:edges:)`; its type is private.
  @available(iOS 15.0, macOS 13.0, *)
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    _private("listRowSeparatorTint")
  }

  /// Shows or hides the line around a section.
  ///
  /// **Source** — documented: Apple, `listSectionSeparator(_:edges:)`; its type is private.
  @available(iOS 15.0, macOS 13.0, *)
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    _private("listSectionSeparator")
  }

  /// Colors the line around a section.
  ///
  /// **Source** — documented: Apple, `listSectionSeparatorTint(_:edges:)`; its type is private.
  @available(iOS 15.0, macOS 13.0, *)
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    _private("listSectionSeparatorTint")
  }

  /// Makes headers stand out.
  ///
  /// **Source** — documented: Apple, `headerProminence(_:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func headerProminence(_ prominence: Prominence) -> some View {
    _private("headerProminence")
  }

  /// Shades every other row.
  ///
  /// **Source** — documented: Apple, `alternatingRowBackgrounds(_:)`; its type is private.
  @available(macOS 14.0, *)
  public func alternatingRowBackgrounds() -> some View { _private("alternatingRowBackgrounds") }

  /// Shows a number beside a row or on a tab.
  ///
  /// **Source** — documented: Apple, `badge(_:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func badge(_ count: Int) -> some View { _private("badge") }

  /// Shows a text beside a row or on a tab.
  ///
  /// **Source** — documented: Apple, `badge(_:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func badge(_ label: Text?) -> some View { _private("badge") }

  /// Shows a text beside a row or on a tab.
  ///
  /// **Source** — documented: Apple, `badge(_:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func badge(_ key: LocalizedStringKey?) -> some View { _private("badge") }

  /// Shows a text beside a row or on a tab.
  ///
  /// **Source** — documented: Apple, `badge(_:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  @_disfavoredOverload
  public func badge<S>(_ label: S?) -> some View where S: StringProtocol { _private("badge") }

  /// Makes badges stand out.
  ///
  /// **Source** — documented: Apple, `badgeProminence(_:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    _private("badgeProminence")
  }
}
