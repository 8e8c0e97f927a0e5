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
