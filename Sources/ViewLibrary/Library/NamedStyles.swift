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

/// How text fields look.
///
/// **Source** — documented: Apple, `TextFieldStyle`.
public protocol TextFieldStyle {
  /// The type of the made view.
  associatedtype _Body: View
  /// Makes the view; the field it is given has the next outer look.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body
  /// The label of the field.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a field inside its style.
///
/// **Source** — documented: Apple, `TextFieldStyle`, whose example names it.
public struct _TextFieldStyleLabel: _PrimitiveView {
  var _view: any View
  /// The part.
  public var _primitive: _Primitive { .placeholder(_view) }
}

/// A style of the engine, by its name.
///
/// **Source** — inferred: a device of this library.
public protocol _EngineTextFieldStyle: TextFieldStyle {}

extension _EngineTextFieldStyle {
  /// Left to the engine.
  ///
  /// **Source** — inferred: a device of this library.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `DefaultTextFieldStyle`.
public struct DefaultTextFieldStyle: _EngineTextFieldStyle {
  /// Makes it.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As the surroundings ask.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// Without decoration.
///
/// **Source** — documented: Apple, `PlainTextFieldStyle`.
public struct PlainTextFieldStyle: _EngineTextFieldStyle {
  /// Makes it.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// With a rounded border.
///
/// **Source** — documented: Apple, `RoundedBorderTextFieldStyle`.
public struct RoundedBorderTextFieldStyle: _EngineTextFieldStyle {
  /// Makes it.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// Gives text fields inside a look.
///
/// **Source** — observed: a table of type names of ViewInspector.
public struct TextFieldStyleModifier<Style>: _PrimitiveModifier where Style: TextFieldStyle {
  var style: Style
  /// The engine's look of that name.
  public var _effect: _Effect {
    let style = style
    guard !(style is any _EngineTextFieldStyle) else {
      return .style(.textField, name: "\(Style.self)", nil)
    }
    return .style(.textField, name: "\(Style.self)") { control, _ in
      var text = Binding<String>.constant("")
      if case .text(let binding) = control.value { text = binding }
      return style._body(
        configuration: TextField<_TextFieldStyleLabel>(
          _label: _TextFieldStyleLabel(_view: control.label),
          _text: text,
          _isVertical: control.options.contains("vertical")
        )
      )
    }
  }
}

extension View {
  /// Gives text fields inside a look.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    modifier(TextFieldStyleModifier(style: style))
  }
}

/// How date pickers look.
///
/// **Source** — documented: Apple, `DatePickerStyle`.
public protocol DatePickerStyle {}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `DefaultDatePickerStyle`.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes it.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As the surroundings ask.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// In one line.
///
/// **Source** — documented: Apple, `CompactDatePickerStyle`.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes it.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// In one line.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// As a calendar.
///
/// **Source** — documented: Apple, `GraphicalDatePickerStyle`.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes it.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// As a calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// On wheels.
///
/// **Source** — documented: Apple, `WheelDatePickerStyle`.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes it.
  public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// On wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// Gives date pickers inside a look.
///
/// **Source** — observed: a table of type names of ViewInspector.
public struct DatePickerStyleModifier<Style>: _PrimitiveModifier where Style: DatePickerStyle {
  var style: Style
  /// The engine's look of that name.
  public var _effect: _Effect { .style(.datePicker, name: "\(Style.self)", nil) }
}

extension View {
  /// Gives date pickers inside a look.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    modifier(DatePickerStyleModifier(style: style))
  }
}
