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
public protocol _EngineProgressViewStyle: ProgressViewStyle {
  /// The color that the style brings; nil is that of the surroundings.
  var _tint: Color? { get }
}

extension _EngineProgressViewStyle {
  /// That of the surroundings.
  public var _tint: Color? { nil }
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
  /// The color of the line.
  public var _tint: Color?
  /// Makes it.
  public init() {}
  /// Makes it with a color, as iOS 14 wrote it.
  ///
  /// **Source** — documented: Apple, `LinearProgressViewStyle/init(tint:)`.
  public init(tint: Color) { _tint = tint }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// As a line.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// As a circle.
///
/// **Source** — documented: Apple, `CircularProgressViewStyle`.
public struct CircularProgressViewStyle: _EngineProgressViewStyle {
  /// The color of the circle.
  public var _tint: Color?
  /// Makes it.
  public init() {}
  /// Makes it with a color, as iOS 14 wrote it.
  ///
  /// **Source** — documented: Apple, `CircularProgressViewStyle/init(tint:)`.
  public init(tint: Color) { _tint = tint }
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
    if let engine = style as? any _EngineProgressViewStyle {
      return .style(.progress, name: "\(Style.self)", tint: engine._tint)
    }
    return .style(
      .progress,
      name: "\(Style.self)",
      { control, _ in
        _engineInstalled(style).makeBody(
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
