/// How boxes look.
///
/// **Source** — documented: Apple, `GroupBoxStyle`.
public protocol GroupBoxStyle {
  /// The type of the made view.
  associatedtype Body: View
  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// What a style knows of one of the boxes.
///
/// **Source** — documented: Apple, `GroupBoxStyleConfiguration`.
public struct GroupBoxStyleConfiguration {
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
  /// A part of the control.
  public let label: Label
  /// A part of the control.
  public let content: Content
}

/// A style of the engine, by its name.
///
/// **Source** — inferred: a device of this library.
public protocol _EngineGroupBoxStyle: GroupBoxStyle {}

extension _EngineGroupBoxStyle {
  /// Left to the engine.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `DefaultGroupBoxStyle`.
public struct DefaultGroupBoxStyle: _EngineGroupBoxStyle {
  /// Makes it.
  public init() {}
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// As the surroundings ask.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// Gives the boxes inside a look.
///
/// **Source** — observed: a table of type names of ViewInspector.
public struct GroupBoxStyleModifier<Style>: _PrimitiveModifier where Style: GroupBoxStyle {
  var style: Style
  /// The look: the engine's by name, any other made by the style.
  public var _effect: _Effect {
    guard !(style is any _EngineGroupBoxStyle) else {
      return .style(.box, name: "\(Style.self)", nil)
    }
    return .style(
      .box,
      name: "\(Style.self)",
      { control, _ in
        _engineInstalled(style).makeBody(
          configuration: GroupBoxStyleConfiguration(
            label: GroupBoxStyleConfiguration.Label(_view: control.label),
            content: GroupBoxStyleConfiguration.Content(_view: control.content.first ?? EmptyView())
          )
        )
      }
    )
  }
}

extension View {
  /// Gives the boxes inside a look.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  public func groupBoxStyle<S>(_ style: S) -> some View where S: GroupBoxStyle {
    modifier(GroupBoxStyleModifier(style: style))
  }
}

/// How pairs of label and value look.
///
/// **Source** — documented: Apple, `LabeledContentStyle`.
public protocol LabeledContentStyle {
  /// The type of the made view.
  associatedtype Body: View
  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// What a style knows of one of the pairs of label and value.
///
/// **Source** — documented: Apple, `LabeledContentStyleConfiguration`.
public struct LabeledContentStyleConfiguration {
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
  /// A part of the control.
  public let label: Label
  /// A part of the control.
  public let content: Content
}

/// A style of the engine, by its name.
///
/// **Source** — inferred: a device of this library.
public protocol _EngineLabeledContentStyle: LabeledContentStyle {}

extension _EngineLabeledContentStyle {
  /// Left to the engine.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `AutomaticLabeledContentStyle`.
public struct AutomaticLabeledContentStyle: _EngineLabeledContentStyle {
  /// Makes it.
  public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// As the surroundings ask.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// Gives the pairs of label and value inside a look.
///
/// **Source** — inferred: a public re-implementation.
public struct _LabeledContentStyleModifier<Style>: _PrimitiveModifier
where Style: LabeledContentStyle {
  var style: Style
  /// The look: the engine's by name, any other made by the style.
  public var _effect: _Effect {
    guard !(style is any _EngineLabeledContentStyle) else {
      return .style(.labeled, name: "\(Style.self)", nil)
    }
    return .style(
      .labeled,
      name: "\(Style.self)",
      { control, _ in
        _engineInstalled(style).makeBody(
          configuration: LabeledContentStyleConfiguration(
            label: LabeledContentStyleConfiguration.Label(_view: control.label),
            content: LabeledContentStyleConfiguration.Content(
              _view: control.content.first ?? EmptyView()
            )
          )
        )
      }
    )
  }
}

extension View {
  /// Gives the pairs of label and value inside a look.
  ///
  /// **Source** — inferred: a public re-implementation.
  public func labeledContentStyle<S>(_ style: S) -> some View where S: LabeledContentStyle {
    modifier(_LabeledContentStyleModifier(style: style))
  }
}

extension _Control {
  var _flag: Binding<Bool> {
    guard case .flag(let binding) = value else { return .constant(false) }
    return binding
  }

  var _fraction: Double? {
    guard case .fraction(let fraction) = value else { return nil }
    return fraction
  }

  var _characters: Binding<String> {
    guard case .text(let binding) = value else { return .constant("") }
    return binding
  }
}
