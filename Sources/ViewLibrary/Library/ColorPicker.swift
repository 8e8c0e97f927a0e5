/// A color that can be chosen.
///
/// Takes all the width it is offered; after the label a well of 28 by 28, approximately.
///
/// **Source** — documented: Apple, `ColorPicker`.
public struct ColorPicker<Label>: _PrimitiveView where Label: View {
  var _label: Label
  var _selection: Binding<Color>
  /// The engine's picker.
  public var _primitive: _Primitive {
    .control(_Control(.colorPicker, label: _label, value: .other(_selection.wrappedValue)))
  }
}

extension ColorPicker {
  /// Makes a picker with a label of one's own.
  ///
  /// **Source** — documented: Apple, `ColorPicker/init(selection:supportsOpacity:label:)`.
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(_label: label(), _selection: selection)
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a title.
  ///
  /// **Source** — documented: Apple, `ColorPicker/init(_:selection:supportsOpacity:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(_label: Text(titleKey), _selection: selection)
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a title.
  ///
  /// **Source** — documented: Apple, `ColorPicker/init(_:selection:supportsOpacity:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
  where S: StringProtocol {
    self.init(_label: Text(title), _selection: selection)
  }
}
