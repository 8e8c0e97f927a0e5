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
public protocol _EngineToggleStyle: ToggleStyle {
  /// The color that the style brings; nil is that of the surroundings.
  var _tint: Color? { get }
}

extension _EngineToggleStyle {
  /// That of the surroundings.
  public var _tint: Color? { nil }
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
  /// The color of a switch that is on.
  public var _tint: Color?
  /// Makes it.
  public init() {}
  /// Makes it with a color, as iOS 14 wrote it.
  ///
  /// **Source** — documented: Apple, `SwitchToggleStyle/init(tint:)`.
  public init(tint: Color) { _tint = tint }
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
    if let engine = style as? any _EngineToggleStyle {
      return .style(.toggle, name: "\(Style.self)", tint: engine._tint)
    }
    return .style(
      .toggle,
      name: "\(Style.self)",
      { control, _ in
        _engineInstalled(style).makeBody(
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
