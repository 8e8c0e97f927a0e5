/// Several days that can be chosen.
///
/// **Source** — documented: Apple, `MultiDatePicker`.
@available(iOS 16.0, *)
public struct MultiDatePicker<Label>: _PrimitiveView where Label: View {
  var _label: Label
  var _selection: Binding<Set<DateComponents>>
  /// The engine's picker.
  public var _primitive: _Primitive {
    .control(
      _Control(
        .datePicker,
        label: _label,
        value: .other(_selection.wrappedValue),
        options: ["calendar"]
      )
    )
  }
}

@available(iOS 16.0, *)
extension MultiDatePicker where Label == Text {
  /// Makes a picker with a title.
  ///
  /// **Source** — documented: Apple, `MultiDatePicker/init(_:selection:)`.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(_label: Text(titleKey), _selection: selection)
  }
}

@available(iOS 16.0, *)
extension MultiDatePicker {
  /// Makes a picker with a label of one's own.
  ///
  /// **Source** — documented: Apple, `MultiDatePicker/init(selection:label:)`.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), _selection: selection)
  }
}

@available(iOS 16.0, *)
extension MultiDatePicker where Label == Text {
  /// Makes a picker of days between two; bounds limit what a finger can choose with a title.
  ///
  /// **Source** — documented: Apple, `MultiDatePicker/init(_:selection:in:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(_label: Text(titleKey), _selection: selection)
  }
}

@available(iOS 16.0, *)
extension MultiDatePicker where Label == Text {
  /// Makes a picker of days from one on; bounds limit what a finger can choose with a title.
  ///
  /// **Source** — documented: Apple, `MultiDatePicker/init(_:selection:in:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(_label: Text(titleKey), _selection: selection)
  }
}

@available(iOS 16.0, *)
extension MultiDatePicker where Label == Text {
  /// Makes a picker of days before one; bounds limit what a finger can choose with a title.
  ///
  /// **Source** — documented: Apple, `MultiDatePicker/init(_:selection:in:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(_label: Text(titleKey), _selection: selection)
  }
}
