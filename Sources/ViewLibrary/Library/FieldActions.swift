extension TextField where Label == Text {
  /// Makes a field with actions for its beginning and its end, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `TextField/init(_:text:onEditingChanged:onCommit:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      _label: Text(titleKey),
      _text: text,
      _isVertical: false,
      _onEditing: onEditingChanged,
      _onCommit: onCommit
    )
  }

  /// Makes a field with an action for its beginning and its end, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `TextField/init(_:text:onEditingChanged:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      _label: Text(titleKey),
      _text: text,
      _isVertical: false,
      _onEditing: onEditingChanged
    )
  }

  /// Makes a field with an action for the end of the input, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `TextField/init(_:text:onCommit:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      _label: Text(titleKey),
      _text: text,
      _isVertical: false,
      _onCommit: onCommit
    )
  }

  /// Makes a field with actions for its beginning and its end, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `TextField/init(_:text:onEditingChanged:onCommit:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(
      _label: Text(title),
      _text: text,
      _isVertical: false,
      _onEditing: onEditingChanged,
      _onCommit: onCommit
    )
  }

  /// Makes a field with an action for its beginning and its end, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `TextField/init(_:text:onEditingChanged:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) where S: StringProtocol {
    self.init(
      _label: Text(title),
      _text: text,
      _isVertical: false,
      _onEditing: onEditingChanged
    )
  }

  /// Makes a field with an action for the end of the input, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `TextField/init(_:text:onCommit:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(
      _label: Text(title),
      _text: text,
      _isVertical: false,
      _onCommit: onCommit
    )
  }
}
