/// A line of text that is not shown.
///
/// As large as a `TextField`, approximately.
///
/// **Source** — documented: Apple, `SecureField`.
public struct SecureField<Label>: _PrimitiveView where Label: View {
  var _label: Label
  var _text: Binding<String>
  var _prompt: Text?
  var _onCommit: (() -> Void)?

  /// The engine's field.
  public var _primitive: _Primitive {
    .control(
      _Control(
        .secureField,
        label: _label,
        content: _prompts(_prompt),
        value: .text(_text),
        onCommit: _onCommit
      )
    )
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title that shows while it is empty.
  ///
  /// **Source** — documented: Apple, `SecureField/init(_:text:)`.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(_label: Text(titleKey), _text: text)
  }

  /// Makes a field with a title that shows while it is empty.
  ///
  /// **Source** — documented: Apple, `SecureField/init(_:text:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(_label: Text(title), _text: text)
  }
}

extension SecureField {
  /// Makes a field with a label of one's own.
  ///
  /// **Source** — documented: Apple, `SecureField/init(text:prompt:label:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), _text: text, _prompt: prompt)
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a text that shows while it is empty.
  ///
  /// **Source** — documented: Apple, `SecureField/init(_:text:prompt:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(_label: Text(titleKey), _text: text, _prompt: prompt)
  }

  /// Makes a field with a text that shows while it is empty.
  ///
  /// **Source** — documented: Apple, `SecureField/init(_:text:prompt:)`.
  @available(iOS 15.0, macOS 12.0, *)
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(_label: Text(title), _text: text, _prompt: prompt)
  }

  /// Makes a field with an action for the end of the input, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `SecureField/init(_:text:onCommit:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(_label: Text(titleKey), _text: text, _onCommit: onCommit)
  }

  /// Makes a field with an action for the end of the input, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `SecureField/init(_:text:onCommit:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  where S: StringProtocol {
    self.init(_label: Text(title), _text: text, _onCommit: onCommit)
  }
}
