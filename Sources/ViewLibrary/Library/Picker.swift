/// One of several tagged views.
///
/// Approximate in size. As a menu it is the chosen view and an arrow inside insets of 12 and 7; in a
/// list the label stands before; segments share the width and are 32 high; a wheel is 216 high.
///
/// **Source** — documented: Apple, `Picker`.
public struct Picker<Label, SelectionValue, Content>: _PrimitiveView
where Label: View, SelectionValue: Hashable, Content: View {
  var _selection: Binding<SelectionValue>
  var _label: Label
  var _content: Content

  /// The engine's picker.
  public var _primitive: _Primitive {
    .control(
      _Control(
        .picker,
        label: _label,
        content: [_content],
        value: .choice(_Choice(_value: _selection))
      )
    )
  }
}

extension Picker {
  /// Makes a picker with a label of one's own.
  ///
  /// **Source** — documented: Apple, `Picker/init(selection:content:label:)`.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(_selection: selection, _label: label(), _content: content())
  }

  /// Makes a picker with a label of one's own and a view for the chosen value, which a menu shows;
  /// here it shows the chosen view.
  ///
  /// **Source** — documented: Apple, `Picker/init(selection:content:label:currentValueLabel:)`.
  @available(iOS 18.0, macOS 15.0, *)
  public init<V>(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> V
  ) where V: View {
    self.init(_selection: selection, _label: label(), _content: content())
  }

  /// Makes a picker with a label of one's own, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `Picker/init(selection:label:content:)`.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(_selection: selection, _label: label, _content: content())
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  ///
  /// **Source** — documented: Apple, `Picker/init(_:selection:content:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(_selection: selection, _label: Text(titleKey), _content: content())
  }

  /// Makes a picker with a title.
  ///
  /// **Source** — documented: Apple, `Picker/init(_:selection:content:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(_selection: selection, _label: Text(title), _content: content())
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Makes a picker with a title and a symbol.
  ///
  /// **Source** — documented: Apple, `Picker/init(_:systemImage:selection:content:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      _selection: selection,
      _label: SwiftUI.Label(titleKey, systemImage: systemImage),
      _content: content()
    )
  }
}
