/// How menus look.
///
/// **Source** — documented: Apple, `MenuStyle`.
public protocol MenuStyle {
  /// The type of the made view.
  associatedtype Body: View
  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known.
  typealias Configuration = MenuStyleConfiguration
}

/// What a style knows of one of the menus.
///
/// **Source** — documented: Apple, `MenuStyleConfiguration`.
public struct MenuStyleConfiguration {
  /// A part of the control.
  public struct Label: _PrimitiveView {
    var _view: any View
    /// The part.
    public var _primitive: _Primitive { .placeholder(_view) }
  }
  /// A part of the control.
  public struct Content: _PrimitiveView {
    var _view: any View
    /// The part.
    public var _primitive: _Primitive { .placeholder(_view) }
  }
  var _control: _Control
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu of which a style knows the parts.
  ///
  /// **Source** — documented: Apple, `Menu/init(_:)`.
  public init(_ configuration: MenuStyleConfiguration) {
    let control = configuration._control
    self.init(
      _label: MenuStyleConfiguration.Label(_view: control.label),
      _content: MenuStyleConfiguration.Content(_view: control.content.first ?? EmptyView()),
      _primaryAction: control.action
    )
  }
}

/// A style of the engine, by its name.
///
/// **Source** — inferred: a device of this library.
public protocol _EngineMenuStyle: MenuStyle {}

extension _EngineMenuStyle {
  /// Left to the engine.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `DefaultMenuStyle`.
public struct DefaultMenuStyle: _EngineMenuStyle {
  /// Makes it.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As the surroundings ask.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// As a button.
///
/// **Source** — documented: Apple, `ButtonMenuStyle`.
public struct ButtonMenuStyle: _EngineMenuStyle {
  /// Makes it.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// As a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// As a button without a border.
///
/// **Source** — documented: Apple, `BorderlessButtonMenuStyle`.
public struct BorderlessButtonMenuStyle: _EngineMenuStyle {
  /// Makes it.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// As a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// Gives menus inside a look.
///
/// **Source** — observed: a table of type names of ViewInspector.
public struct MenuStyleModifier<Style>: _PrimitiveModifier where Style: MenuStyle {
  var style: Style
  /// The look: the engine's by name, any other made by the style.
  public var _effect: _Effect {
    guard !(style is any _EngineMenuStyle) else {
      return .style(.menu, name: "\(Style.self)", nil)
    }
    return .style(
      .menu,
      name: "\(Style.self)",
      { control, _ in
        _engineInstalled(style).makeBody(configuration: MenuStyleConfiguration(_control: control))
      }
    )
  }
}

extension View {
  /// Gives menus inside a look.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle {
    modifier(MenuStyleModifier(style: style))
  }
}
