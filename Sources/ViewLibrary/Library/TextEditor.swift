/// Many lines of text that can be changed.
///
/// Takes all the space it is offered.
///
/// **Source** — documented: Apple, `TextEditor`.
public struct TextEditor: _PrimitiveView {
  var _text: Binding<String>
  /// Makes an editor.
  public init(text: Binding<String>) { _text = text }
  /// The engine's editor.
  public var _primitive: _Primitive {
    .control(_Control(.textEditor, label: EmptyView(), value: .text(_text)))
  }
}
