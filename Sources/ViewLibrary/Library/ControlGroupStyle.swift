/// How groups of controls look.
///
/// **Source** — documented: Apple, `ControlGroupStyle`.
public protocol ControlGroupStyle {
  /// The type of the made view.
  associatedtype Body: View
  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// What a style knows of one of the groups of controls.
///
/// **Source** — documented: Apple, `ControlGroupStyleConfiguration`.
public struct ControlGroupStyleConfiguration {
  /// A part of the control.
  public struct Content: _PrimitiveView {
    var _view: any View
    /// The part.
    public var _primitive: _Primitive { .placeholder(_view) }
  }
  /// A part of the control.
  public struct Label: _PrimitiveView {
    var _view: any View
    /// The part.
    public var _primitive: _Primitive { .placeholder(_view) }
  }
  /// A part of the control.
  public let content: Content
  /// A part of the control.
  public let label: Label
}

/// A style of the engine, by its name.
///
/// **Source** — inferred: a device of this library.
public protocol _EngineControlGroupStyle: ControlGroupStyle {}

extension _EngineControlGroupStyle {
  /// Left to the engine.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `AutomaticControlGroupStyle`.
public struct AutomaticControlGroupStyle: _EngineControlGroupStyle {
  /// Makes it.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// As the surroundings ask.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// As ways back and forth.
///
/// **Source** — documented: Apple, `NavigationControlGroupStyle`.
public struct NavigationControlGroupStyle: _EngineControlGroupStyle {
  /// Makes it.
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// As ways back and forth.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// In a menu.
///
/// **Source** — documented: Apple, `MenuControlGroupStyle`.
public struct MenuControlGroupStyle: _EngineControlGroupStyle {
  /// Makes it.
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// In a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// Beside each other in a menu.
///
/// **Source** — documented: Apple, `CompactMenuControlGroupStyle`.
public struct CompactMenuControlGroupStyle: _EngineControlGroupStyle {
  /// Makes it.
  public init() {}
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Beside each other in a menu.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension View {
  /// Gives groups of controls inside a look.
  ///
  /// **Source** — documented: Apple, `controlGroupStyle(_:)`; its type is private.
  public func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle {
    guard !(style is any _EngineControlGroupStyle) else {
      return _private("controlGroupStyle", .style(.controls, name: "\(S.self)", nil))
    }
    return _private(
      "controlGroupStyle",
      .style(
        .controls,
        name: "\(S.self)",
        { control, _ in
          _engineInstalled(style).makeBody(
            configuration: ControlGroupStyleConfiguration(
              content: ControlGroupStyleConfiguration.Content(
                _view: control.content.first ?? EmptyView()
              ),
              label: ControlGroupStyleConfiguration.Label(_view: control.label)
            )
          )
        }
      )
    )
  }
}
