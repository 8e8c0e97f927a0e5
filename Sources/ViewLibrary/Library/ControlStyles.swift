/// How toggles look.
///
/// **Source** — documented: Apple, `ToggleStyle`.
public protocol ToggleStyle {
  /// The type of the made view.
  associatedtype Body: View
  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a style knows of one of the toggles.
///
/// **Source** — documented: Apple, `ToggleStyleConfiguration`.
public struct ToggleStyleConfiguration {
  /// A part of the control.
  public struct Label: _PrimitiveView {
    var _view: any View
    /// The part.
    public var _primitive: _Primitive { .placeholder(_view) }
  }
  /// A part of the control.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
}

/// A style of the engine, by its name.
///
/// **Source** — inferred: a device of this library.
public protocol _EngineToggleStyle: ToggleStyle {}

extension _EngineToggleStyle {
  /// Left to the engine.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `DefaultToggleStyle`.
public struct DefaultToggleStyle: _EngineToggleStyle {
  /// Makes it.
  public init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// As the surroundings ask.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// As a switch.
///
/// **Source** — documented: Apple, `SwitchToggleStyle`.
public struct SwitchToggleStyle: _EngineToggleStyle {
  /// Makes it.
  public init() {}
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// As a switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// As a button.
///
/// **Source** — documented: Apple, `ButtonToggleStyle`.
public struct ButtonToggleStyle: _EngineToggleStyle {
  /// Makes it.
  public init() {}
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// As a button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// Gives the toggles inside a look.
///
/// **Source** — inferred: a public re-implementation.
public struct ToggleStyleModifier<Style>: _PrimitiveModifier where Style: ToggleStyle {
  var style: Style
  /// The look: the engine's by name, any other made by the style.
  public var _effect: _Effect {
    guard !(style is any _EngineToggleStyle) else {
      return .style(.toggle, name: "\(Style.self)", nil)
    }
    return .style(
      .toggle,
      name: "\(Style.self)",
      { control, _ in
        style.makeBody(
          configuration: ToggleStyleConfiguration(
            label: ToggleStyleConfiguration.Label(_view: control.label),
            isOn: control._flag
          )
        )
      }
    )
  }
}

extension View {
  /// Gives the toggles inside a look.
  ///
  /// **Source** — inferred: a public re-implementation.
  public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle {
    modifier(ToggleStyleModifier(style: style))
  }
}

/// How labels look.
///
/// **Source** — documented: Apple, `LabelStyle`.
public protocol LabelStyle {
  /// The type of the made view.
  associatedtype Body: View
  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known.
  typealias Configuration = LabelStyleConfiguration
}

/// What a style knows of one of the labels.
///
/// **Source** — documented: Apple, `LabelStyleConfiguration`.
public struct LabelStyleConfiguration {
  /// A part of the control.
  public struct Title: _PrimitiveView {
    var _view: any View
    /// The part.
    public var _primitive: _Primitive { .placeholder(_view) }
  }
  /// A part of the control.
  public struct Icon: _PrimitiveView {
    var _view: any View
    /// The part.
    public var _primitive: _Primitive { .placeholder(_view) }
  }
  /// A part of the control.
  public let title: Title
  /// A part of the control.
  public let icon: Icon
}

/// A style of the engine, by its name.
///
/// **Source** — inferred: a device of this library.
public protocol _EngineLabelStyle: LabelStyle {}

extension _EngineLabelStyle {
  /// Left to the engine.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `DefaultLabelStyle`.
public struct DefaultLabelStyle: _EngineLabelStyle {
  /// Makes it.
  public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// As the surroundings ask.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// Only the icon.
///
/// **Source** — documented: Apple, `IconOnlyLabelStyle`.
public struct IconOnlyLabelStyle: _EngineLabelStyle {
  /// Makes it.
  public init() {}
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Only the icon.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// Only the title.
///
/// **Source** — documented: Apple, `TitleOnlyLabelStyle`.
public struct TitleOnlyLabelStyle: _EngineLabelStyle {
  /// Makes it.
  public init() {}
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Only the title.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// Title and icon.
///
/// **Source** — documented: Apple, `TitleAndIconLabelStyle`.
public struct TitleAndIconLabelStyle: _EngineLabelStyle {
  /// Makes it.
  public init() {}
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Title and icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// Gives the labels inside a look.
///
/// **Source** — observed: a table of type names of ViewInspector.
public struct LabelStyleWritingModifier<Style>: _PrimitiveModifier where Style: LabelStyle {
  var style: Style
  /// The look: the engine's by name, any other made by the style.
  public var _effect: _Effect {
    guard !(style is any _EngineLabelStyle) else {
      return .style(.label, name: "\(Style.self)", nil)
    }
    return .style(
      .label,
      name: "\(Style.self)",
      { control, _ in
        style.makeBody(
          configuration: LabelStyleConfiguration(
            title: LabelStyleConfiguration.Title(_view: control.label),
            icon: LabelStyleConfiguration.Icon(_view: control.content.first ?? EmptyView())
          )
        )
      }
    )
  }
}

extension View {
  /// Gives the labels inside a look.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle {
    modifier(LabelStyleWritingModifier(style: style))
  }
}

/// How progress views look.
///
/// **Source** — documented: Apple, `ProgressViewStyle`.
public protocol ProgressViewStyle {
  /// The type of the made view.
  associatedtype Body: View
  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What a style knows of one of the progress views.
///
/// **Source** — documented: Apple, `ProgressViewStyleConfiguration`.
public struct ProgressViewStyleConfiguration {
  /// A part of the control.
  public struct Label: _PrimitiveView {
    var _view: any View
    /// The part.
    public var _primitive: _Primitive { .placeholder(_view) }
  }
  /// A part of the control.
  public struct CurrentValueLabel: _PrimitiveView {
    var _view: any View
    /// The part.
    public var _primitive: _Primitive { .placeholder(_view) }
  }
  /// A part of the control.
  public let label: Label?
  /// A part of the control.
  public let currentValueLabel: CurrentValueLabel?
  /// How far it is, from 0 to 1.
  public let fractionCompleted: Double?
}

/// A style of the engine, by its name.
///
/// **Source** — inferred: a device of this library.
public protocol _EngineProgressViewStyle: ProgressViewStyle {}

extension _EngineProgressViewStyle {
  /// Left to the engine.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `DefaultProgressViewStyle`.
public struct DefaultProgressViewStyle: _EngineProgressViewStyle {
  /// Makes it.
  public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// As the surroundings ask.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

/// As a line.
///
/// **Source** — documented: Apple, `LinearProgressViewStyle`.
public struct LinearProgressViewStyle: _EngineProgressViewStyle {
  /// Makes it.
  public init() {}
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// As a line.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// As a circle.
///
/// **Source** — documented: Apple, `CircularProgressViewStyle`.
public struct CircularProgressViewStyle: _EngineProgressViewStyle {
  /// Makes it.
  public init() {}
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// As a circle.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// Gives the progress views inside a look.
///
/// **Source** — observed: a table of type names of ViewInspector.
public struct ProgressViewStyleModifier<Style>: _PrimitiveModifier where Style: ProgressViewStyle {
  var style: Style
  /// The look: the engine's by name, any other made by the style.
  public var _effect: _Effect {
    guard !(style is any _EngineProgressViewStyle) else {
      return .style(.progress, name: "\(Style.self)", nil)
    }
    return .style(
      .progress,
      name: "\(Style.self)",
      { control, _ in
        style.makeBody(
          configuration: ProgressViewStyleConfiguration(
            label: ProgressViewStyleConfiguration.Label(_view: control.label),
            currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel(
              _view: control.content.first ?? EmptyView()
            ),
            fractionCompleted: control._fraction
          )
        )
      }
    )
  }
}

extension View {
  /// Gives the progress views inside a look.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle {
    modifier(ProgressViewStyleModifier(style: style))
  }
}
