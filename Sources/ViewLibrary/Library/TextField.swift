/// A line of text that can be changed.
///
/// Takes all the width it is offered and is as high as its line; with a rounded border 14 higher
/// and 14 wider, approximately.
///
/// **Source** — documented: Apple, `TextField`.
public struct TextField<Label>: _PrimitiveView where Label: View {
  var _label: Label
  var _text: Binding<String>
  var _isVertical: Bool
  var _prompt: Text?
  var _onEditing: ((Bool) -> Void)?
  var _onCommit: (() -> Void)?
  /// True when the value is written once the input has ended, not while it is typed.
  var _writesAtEnd = false

  /// The engine's field.
  public var _primitive: _Primitive {
    .control(
      _Control(
        .textField,
        label: _label,
        content: _prompts(_prompt),
        value: .text(_text),
        options: (_isVertical ? ["vertical"] : []) + (_writesAtEnd ? ["writesAtEnd"] : []),
        onEditing: _onEditing,
        onCommit: _onCommit
      )
    )
  }
}

/// What shows in an empty field instead of its label.
func _prompts(_ prompt: Text?) -> [any View] {
  guard let prompt else { return [] }
  return [prompt]
}

extension TextField where Label == Text {
  /// Makes a field with a title that shows while it is empty.
  ///
  /// **Source** — documented: Apple, `TextField/init(_:text:)`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(_label: Text(titleKey), _text: text, _isVertical: false)
  }

  /// Makes a field with a title that shows while it is empty.
  ///
  /// **Source** — documented: Apple, `TextField/init(_:text:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(_label: Text(title), _text: text, _isVertical: false)
  }

  /// Makes a field with a text that shows while it is empty.
  ///
  /// **Source** — documented: Apple, `TextField/init(_:text:prompt:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(_label: Text(titleKey), _text: text, _isVertical: false, _prompt: prompt)
  }

  /// Makes a field with a text that shows while it is empty.
  ///
  /// **Source** — documented: Apple, `TextField/init(_:text:prompt:)`.
  @available(iOS 15.0, macOS 12.0, *)
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(_label: Text(title), _text: text, _isVertical: false, _prompt: prompt)
  }

  /// Makes a field that grows along an axis, with a text that shows while it is empty.
  ///
  /// **Source** — documented: Apple, `TextField/init(_:text:prompt:axis:)`.
  @available(iOS 16.0, macOS 13.0, *)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(
      _label: Text(titleKey),
      _text: text,
      _isVertical: axis == .vertical,
      _prompt: prompt
    )
  }

  /// Makes a field that grows along an axis.
  ///
  /// **Source** — documented: Apple, `TextField/init(_:text:axis:)`.
  @available(iOS 16.0, macOS 13.0, *)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(_label: Text(titleKey), _text: text, _isVertical: axis == .vertical)
  }

  /// Makes a field that grows along an axis.
  ///
  /// **Source** — documented: Apple, `TextField/init(_:text:axis:)`.
  @available(iOS 16.0, macOS 13.0, *)
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol {
    self.init(_label: Text(title), _text: text, _isVertical: axis == .vertical)
  }
}

extension TextField {
  /// Makes a field with a label of one's own.
  ///
  /// **Source** — documented: Apple, `TextField/init(text:prompt:label:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), _text: text, _isVertical: false, _prompt: prompt)
  }

  /// Makes a field that grows along an axis, with a label of one's own.
  ///
  /// **Source** — documented: Apple, `TextField/init(text:prompt:axis:label:)`.
  @available(iOS 16.0, macOS 13.0, *)
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _label: label(),
      _text: text,
      _isVertical: axis == .vertical,
      _prompt: prompt
    )
  }
}
