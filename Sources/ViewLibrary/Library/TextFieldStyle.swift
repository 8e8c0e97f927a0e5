/// How text fields look.
///
/// **Source** — documented: Apple, `TextFieldStyle`.
public protocol TextFieldStyle {
  /// The type of the made view.
  associatedtype _Body: View
  /// Makes the view of the field.
  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
  /// What stands for the field's label.
  typealias _Label = _TextFieldStyleLabel
}

/// The label of a field that a style sees.
///
/// **Source** — documented: Apple, `_TextFieldStyleLabel`.
public struct _TextFieldStyleLabel: _PrimitiveView {
  var _view: any View
  /// The label.
  public var _primitive: _Primitive { .placeholder(_view) }
}

/// A style of the engine, by its name.
///
/// **Source** — inferred: a device of this library.
public protocol _EngineTextFieldStyle: TextFieldStyle {}

extension _EngineTextFieldStyle {
  /// Left to the engine.
  ///
  /// **Source** — inferred: a device of this library.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `DefaultTextFieldStyle`.
public struct DefaultTextFieldStyle: _EngineTextFieldStyle {
  /// Makes it.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As the surroundings ask.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// Without decoration.
///
/// **Source** — documented: Apple, `PlainTextFieldStyle`.
public struct PlainTextFieldStyle: _EngineTextFieldStyle {
  /// Makes it.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without decoration.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// With a rounded border.
///
/// **Source** — documented: Apple, `RoundedBorderTextFieldStyle`.
public struct RoundedBorderTextFieldStyle: _EngineTextFieldStyle {
  /// Makes it.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a rounded border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// Gives text fields inside a look.
///
/// **Source** — observed: a table of type names of ViewInspector.
public struct TextFieldStyleModifier<Style>: _PrimitiveModifier where Style: TextFieldStyle {
  var style: Style
  /// The look: the engine's by name, any other made by the style.
  public var _effect: _Effect {
    guard !(style is any _EngineTextFieldStyle) else {
      return .style(.textField, name: "\(Style.self)", nil)
    }
    return .style(
      .textField,
      name: "\(Style.self)",
      { control, _ in
        style._body(
          configuration: TextField(
            _label: _TextFieldStyleLabel(_view: control.label),
            _text: control._characters,
            _isVertical: control.options.contains("vertical"),
            _prompt: control.content.first as? Text,
            _onEditing: control.onEditing,
            _onCommit: control.onCommit
          )
        )
      }
    )
  }
}

extension View {
  /// Gives text fields inside a look.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    modifier(TextFieldStyleModifier(style: style))
  }
}
