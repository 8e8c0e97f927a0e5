/// How buttons look, and how they look while they are pressed.
///
/// **Source** — documented: Apple, `ButtonStyle`.
public protocol ButtonStyle {
  /// The type of the button's view.
  associatedtype Body: View
  /// Makes the button's view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the button.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a style knows of a button.
///
/// **Source** — documented: Apple, `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
  /// What stands on the button.
  public struct Label: _PrimitiveView {
    var _view: any View
    /// The label.
    public var _primitive: _Primitive { .placeholder(_view) }
  }
  /// What pressing it means.
  public let role: ButtonRole?
  /// What stands on it.
  public let label: Label
  /// Whether it is pressed.
  public let isPressed: Bool
}

/// How buttons look and when they run their action.
///
/// **Source** — documented: Apple, `PrimitiveButtonStyle`.
public protocol PrimitiveButtonStyle {
  /// The type of the button's view.
  associatedtype Body: View
  /// Makes the button's view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known of the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a style knows of a button, its action included.
///
/// **Source** — documented: Apple, `PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
  /// What stands on the button.
  public struct Label: _PrimitiveView {
    var _view: any View
    /// The label.
    public var _primitive: _Primitive { .placeholder(_view) }
  }
  /// What pressing it means.
  public let role: ButtonRole?
  /// What stands on it.
  public let label: Label
  var _action: () -> Void
  /// Runs the action.
  public func trigger() { _action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes a button of what a style knows.
  ///
  /// **Source** — documented: Apple, `Button/init(_:)`.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      _role: configuration.role,
      _action: { configuration.trigger() },
      _label: configuration.label
    )
  }
}

/// A style of the engine, by its name.
///
/// **Source** — inferred: a device of this library.
public protocol _EngineButtonStyle: PrimitiveButtonStyle {}

extension _EngineButtonStyle {
  /// Left to the engine.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `DefaultButtonStyle`.
public struct DefaultButtonStyle: _EngineButtonStyle {
  /// Makes it.
  public init() {}
}

/// With a border.
///
/// **Source** — documented: Apple, `BorderedButtonStyle`.
public struct BorderedButtonStyle: _EngineButtonStyle {
  /// Makes it.
  public init() {}
}

/// With a border that stands out.
///
/// **Source** — documented: Apple, `BorderedProminentButtonStyle`.
@available(iOS 15.0, macOS 12.0, *)
public struct BorderedProminentButtonStyle: _EngineButtonStyle {
  /// Makes it.
  public init() {}
}

/// Without a border.
///
/// **Source** — documented: Apple, `BorderlessButtonStyle`.
public struct BorderlessButtonStyle: _EngineButtonStyle {
  /// Makes it.
  public init() {}
}

/// Without any decoration.
///
/// **Source** — documented: Apple, `PlainButtonStyle`.
public struct PlainButtonStyle: _EngineButtonStyle {
  /// Makes it.
  public init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// As the surroundings ask.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// With a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// With a border that stands out.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Without any decoration.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// Gives the buttons inside a look.
///
/// **Source** — observed: a table of type names of ViewInspector.
public struct ButtonStyleContainerModifier<Style>: _PrimitiveModifier where Style: ButtonStyle {
  var style: Style
  /// The look, made by the style.
  public var _effect: _Effect {
    .style(
      .button,
      name: "\(Style.self)",
      { control, isPressed in
        _engineInstalled(style).makeBody(
          configuration: ButtonStyleConfiguration(
            role: control.role,
            label: ButtonStyleConfiguration.Label(_view: control.label),
            isPressed: isPressed
          )
        )
      }
    )
  }
}

/// Gives the buttons inside a look and a way to run their actions.
///
/// **Source** — observed: a table of type names of ViewInspector.
public struct PrimitiveButtonStyleContainerModifier<Style>: _PrimitiveModifier
where Style: PrimitiveButtonStyle {
  var style: Style
  /// The look: the engine's by name, any other made by the style.
  public var _effect: _Effect {
    guard !(style is any _EngineButtonStyle) else {
      return .style(.button, name: "\(Style.self)", nil)
    }
    return .style(
      .button,
      name: "\(Style.self)",
      { control, _ in
        _engineInstalled(style).makeBody(
          configuration: PrimitiveButtonStyleConfiguration(
            role: control.role,
            label: PrimitiveButtonStyleConfiguration.Label(_view: control.label),
            _action: control.action ?? {}
          )
        )
      }
    )
  }
}

extension View {
  /// Gives the buttons inside a look of one's own.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle {
    modifier(ButtonStyleContainerModifier(style: style))
  }

  /// Gives the buttons inside a look.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle {
    modifier(PrimitiveButtonStyleContainerModifier(style: style))
  }

  /// Sets the border of the buttons inside.
  ///
  /// **Source** — documented: Apple, `buttonBorderShape(_:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
