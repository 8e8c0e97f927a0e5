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
  /// A sweep all the way runs the first button. With any sweep action a row has no `Delete` of
  /// `onDelete` any more.
  ///
  /// **Source** — documented: Apple, `swipeActions(edge:allowsFullSwipe:content:)`; its type is
  /// private.
  @available(iOS 15.0, macOS 12.0, *)
  public func swipeActions<T>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View where T: View {
    let buttons = content()
    let name = edge == .leading ? "swipeActions.leading" : "swipeActions.trailing"
    return _private("swipeActions", .onDemand(name, isFull: allowsFullSwipe, { buttons }))
  }

  /// Shows or hides the line around a row.
  ///
  /// **Source** — documented: Apple, `listRowSeparator(_:edges:)`; its type is private.
  @available(iOS 15.0, macOS 13.0, *)
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    _private("listRowSeparator", ._separators(visibility, edges))
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
  public func badge(_ count: Int) -> some View {
    _badged(count == 0 ? nil : Text("\(count)"))
  }

  func _badged(_ label: Text?) -> _PrivateView<Self, _PrivateModifier> {
    guard let label else { return _private("badge") }
    return _private("badge", .chrome("badge", label))
  }

  /// Shows a text beside a row or on a tab.
  ///
  /// **Source** — documented: Apple, `badge(_:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func badge(_ label: Text?) -> some View { _badged(label) }

  /// Shows a text beside a row or on a tab.
  ///
  /// **Source** — documented: Apple, `badge(_:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func badge(_ key: LocalizedStringKey?) -> some View { _badged(key.map { Text($0) }) }

  /// Shows a text beside a row or on a tab.
  ///
  /// **Source** — documented: Apple, `badge(_:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  @_disfavoredOverload
  public func badge<S>(_ label: S?) -> some View where S: StringProtocol {
    _badged(label.map { Text($0) })
  }

  /// Makes badges stand out.
  ///
  /// **Source** — documented: Apple, `badgeProminence(_:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    _private("badgeProminence")
  }
}

@available(iOS 15.0, macOS 13.0, *)
extension _Effect {
  /// Takes away lines between rows.
  static func _separators(_ visibility: Visibility, _ edges: VerticalEdge.Set) -> _Effect {
    guard visibility == .hidden else { return .none }
    let places = (edges.contains(.top) ? "top " : "") + (edges.contains(.bottom) ? "bottom" : "")
    return .trait("ListRowSeparator", places)
  }
}
