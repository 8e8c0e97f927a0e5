/// How date pickers look.
///
/// **Source** — documented: Apple, `DatePickerStyle`.
public protocol DatePickerStyle {
  /// The type of the made view.
  associatedtype Body: View
  /// Makes the view.
  @available(iOS 16.0, macOS 13.0, *)
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known.
  @available(iOS 16.0, macOS 13.0, *)
  typealias Configuration = DatePickerStyleConfiguration
}

/// What a style knows of one of the date pickers.
///
/// **Source** — documented: Apple, `DatePickerStyleConfiguration`.
@available(iOS 16.0, macOS 13.0, *)
public struct DatePickerStyleConfiguration {
  /// The title.
  public struct Label: _PrimitiveView {
    var _view: any View
    /// The title.
    public var _primitive: _Primitive { .placeholder(_view) }
  }
  /// The title.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The first date that may be chosen.
  public let minimumDate: Date?
  /// The last date that may be chosen.
  public let maximumDate: Date?
  /// The parts that are shown.
  public let displayedComponents: DatePickerComponents
}

/// A style of the engine, by its name.
///
/// **Source** — inferred: a device of this library.
public protocol _EngineDatePickerStyle: DatePickerStyle {}

extension _EngineDatePickerStyle {
  /// Left to the engine.
  @available(iOS 16.0, macOS 13.0, *)
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `DefaultDatePickerStyle`.
public struct DefaultDatePickerStyle: _EngineDatePickerStyle {
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
public struct CompactDatePickerStyle: _EngineDatePickerStyle {
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
public struct GraphicalDatePickerStyle: _EngineDatePickerStyle {
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
public struct WheelDatePickerStyle: _EngineDatePickerStyle {
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
  /// The look: the engine's by name, any other made by the style.
  public var _effect: _Effect {
    if style is any _EngineDatePickerStyle {
      return .style(.datePicker, name: "\(Style.self)", nil)
    }
    return .style(
      .datePicker,
      name: "\(Style.self)",
      { control, _ in
        guard let picked = control.details as? _PickedDate else { return control.label }
        return style.makeBody(
          configuration: DatePickerStyleConfiguration(
            label: DatePickerStyleConfiguration.Label(_view: control.label),
            selection: picked.selection,
            minimumDate: picked.bounds.lower,
            maximumDate: picked.bounds.upper,
            displayedComponents: picked.components
          )
        )
      }
    )
  }
}

extension View {
  /// Gives date pickers inside a look.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  public func datePickerStyle<S>(_ style: S) -> some View where S: DatePickerStyle {
    modifier(DatePickerStyleModifier(style: style))
  }
}
