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
        _engineInstalled(style).makeBody(
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
