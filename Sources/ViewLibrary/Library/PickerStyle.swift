/// How pickers look.
///
/// **Source** — documented: Apple, `PickerStyle`.
public protocol PickerStyle {}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `DefaultPickerStyle`.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As the surroundings ask.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// Side by side.
///
/// **Source** — documented: Apple, `SegmentedPickerStyle`.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// In a menu.
///
/// **Source** — documented: Apple, `MenuPickerStyle`.
public struct MenuPickerStyle: PickerStyle {
  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// In a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// On a wheel.
///
/// **Source** — documented: Apple, `WheelPickerStyle`.
public struct WheelPickerStyle: PickerStyle {
  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// On a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// Among the rows.
///
/// **Source** — documented: Apple, `InlinePickerStyle`.
public struct InlinePickerStyle: PickerStyle {
  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Among the rows.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// On a screen of its own.
///
/// **Source** — documented: Apple, `NavigationLinkPickerStyle`.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// On a screen of its own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// Compact, for choosing among colors or symbols; laid out like segments.
///
/// **Source** — documented: Apple, `PalettePickerStyle`.
@available(iOS 17.0, macOS 14.0, *)
public struct PalettePickerStyle: PickerStyle {
  /// Makes it.
  public init() {}
}

@available(iOS 17.0, macOS 14.0, *)
extension PickerStyle where Self == PalettePickerStyle {
  /// Compact, for choosing among colors or symbols.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

/// Gives pickers inside a look.
///
/// **Source** — observed: a table of type names of ViewInspector.
public struct PickerStyleWriter<Style>: _PrimitiveModifier where Style: PickerStyle {
  var style: Style
  /// The engine's look of that name.
  public var _effect: _Effect { .style(.picker, name: "\(Style.self)", nil) }
}

extension View {
  /// Gives pickers inside a look.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    modifier(PickerStyleWriter(style: style))
  }
}
