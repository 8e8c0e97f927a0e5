/// Leads to an address.
///
/// **Source** — documented: Apple, `Link`.
public struct Link<Label>: _PrimitiveView where Label: View {
  var _label: Label
  var _destination: URL

  /// The engine's link.
  public var _primitive: _Primitive {
    .control(_Control(.link, label: _label, value: .other(_destination)))
  }
}

extension Link {
  /// Makes a link with a label of one's own.
  ///
  /// **Source** — documented: Apple, `Link/init(destination:label:)`.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), _destination: destination)
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  ///
  /// **Source** — documented: Apple, `Link/init(_:destination:)`.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(_label: Text(titleKey), _destination: destination)
  }

  /// Makes a link with a title.
  ///
  /// **Source** — documented: Apple, `Link/init(_:destination:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, destination: URL) where S: StringProtocol {
    self.init(_label: Text(title), _destination: destination)
  }
}

/// Controls that belong together.
///
/// **Source** — documented: Apple, `ControlGroup`.
public struct ControlGroup<Content>: _PrimitiveView where Content: View {
  var _content: Content
  /// Groups controls.
  public init(@ViewBuilder content: () -> Content) { _content = content() }
  /// The engine's group.
  public var _primitive: _Primitive {
    .control(_Control(.controls, label: EmptyView(), content: [_content]))
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension ControlGroup {
  /// Groups controls under a title.
  ///
  /// **Source** — documented: Apple, `ControlGroup/init(_:content:)`.
  public init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View {
    _content = LabeledControlGroupContent(_content: content(), _label: Text(titleKey))
  }

  /// Groups controls under a label.
  ///
  /// **Source** — documented: Apple, `ControlGroup/init(content:label:)`.
  public init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L>, C: View, L: View {
    _content = LabeledControlGroupContent(_content: content(), _label: label())
  }
}

/// Controls and their label.
///
/// **Source** — documented: Apple, `LabeledControlGroupContent`.
@available(iOS 16.0, macOS 13.0, *)
public struct LabeledControlGroupContent<Content, Label>: _PrimitiveView
where Content: View, Label: View {
  var _content: Content
  var _label: Label
  /// The engine's group.
  public var _primitive: _Primitive {
    .control(_Control(.controls, label: _label, content: [_content]))
  }
}

/// A box around views, with a label above.
///
/// 16 of padding on each side, and the label as wide as what is offered. Approximate.
///
/// **Source** — documented: Apple, `GroupBox`.
public struct GroupBox<Label, Content>: _PrimitiveView where Label: View, Content: View {
  var _label: Label
  var _content: Content
  /// The engine's box.
  public var _primitive: _Primitive {
    .control(_Control(.box, label: _label, content: [_content]))
  }
}

extension GroupBox {
  /// Makes a box with a label of one's own.
  ///
  /// **Source** — documented: Apple, `GroupBox/init(content:label:)`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), _content: content())
  }

  /// Makes a box with a label of one's own, as iOS 14 wrote it.
  ///
  /// **Source** — documented: Apple, `GroupBox/init(label:content:)`.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(_label: label, _content: content())
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  ///
  /// **Source** — documented: Apple, `GroupBox/init(content:)`.
  public init(@ViewBuilder content: () -> Content) {
    self.init(_label: EmptyView(), _content: content())
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  ///
  /// **Source** — documented: Apple, `GroupBox/init(_:content:)`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(titleKey), _content: content())
  }

  /// Makes a box with a title.
  ///
  /// **Source** — documented: Apple, `GroupBox/init(_:content:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(_label: Text(title), _content: content())
  }
}

/// Content that opens and closes under a label.
///
/// Takes all the width it is offered; after the label an arrow of 7 by 12. Approximate.
///
/// **Source** — documented: Apple, `DisclosureGroup`.
public struct DisclosureGroup<Label, Content>: _PrimitiveView where Label: View, Content: View {
  var _label: Label
  var _isExpanded: Binding<Bool>?
  var _content: () -> Content
  /// The engine's group; closed until a tap or a binding opens it.
  public var _primitive: _Primitive {
    .control(
      _Control(
        .disclosure,
        label: _label,
        content: [_content()],
        value: _isExpanded.map { _ControlValue.flag($0) } ?? _ControlValue.none
      )
    )
  }
}

extension DisclosureGroup {
  /// Makes a group with a label of one's own.
  ///
  /// **Source** — documented: Apple, `DisclosureGroup/init(content:label:)`.
  public init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(_label: label(), _isExpanded: nil, _content: content)
  }

  /// Makes a group with a label of one's own that follows a binding.
  ///
  /// **Source** — documented: Apple, `DisclosureGroup/init(isExpanded:content:label:)`.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(_label: label(), _isExpanded: isExpanded, _content: content)
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title.
  ///
  /// **Source** — documented: Apple, `DisclosureGroup/init(_:content:)`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(_label: Text(titleKey), _isExpanded: nil, _content: content)
  }

  /// Makes a group with a title.
  ///
  /// **Source** — documented: Apple, `DisclosureGroup/init(_:content:)`.
  @_disfavoredOverload
  public init<S>(
    _ label: S,
    @ViewBuilder content: @escaping () -> Content
  ) where S: StringProtocol {
    self.init(_label: Text(label), _isExpanded: nil, _content: content)
  }

  /// Makes a group with a title that follows a binding.
  ///
  /// **Source** — documented: Apple, `DisclosureGroup/init(_:isExpanded:content:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(_label: Text(titleKey), _isExpanded: isExpanded, _content: content)
  }
}

/// A label and a value beside each other.
///
/// Takes all the width it is offered, the value at the end. Inferred.
///
/// **Source** — documented: Apple, `LabeledContent`.
@available(iOS 16.0, macOS 13.0, *)
public struct LabeledContent<Label, Content> {
  var _label: Label
  var _content: Content
}

@available(iOS 16.0, macOS 13.0, *)
extension LabeledContent: View where Label: View, Content: View {
  /// Never asked for.
  public typealias Body = Never
}

@available(iOS 16.0, macOS 13.0, *)
extension LabeledContent: _PrimitiveView where Label: View, Content: View {
  /// The engine's pair.
  public var _primitive: _Primitive {
    .control(_Control(.labeled, label: _label, content: [_content]))
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension LabeledContent where Label: View, Content: View {
  /// Makes a pair with a label of one's own.
  ///
  /// **Source** — documented: Apple, `LabeledContent/init(content:label:)`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), _content: content())
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension LabeledContent where Label == Text, Content: View {
  /// Makes a pair of a title and views.
  ///
  /// **Source** — documented: Apple, `LabeledContent/init(_:content:)`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(titleKey), _content: content())
  }

  /// Makes a pair of a title and views.
  ///
  /// **Source** — documented: Apple, `LabeledContent/init(_:content:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(_label: Text(title), _content: content())
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension LabeledContent where Label == Text, Content == Text {
  /// Makes a pair of two texts.
  ///
  /// **Source** — documented: Apple, `LabeledContent/init(_:value:)`.
  public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol {
    self.init(_label: Text(titleKey), _content: Text(value))
  }

  /// Makes a pair of two texts.
  ///
  /// **Source** — documented: Apple, `LabeledContent/init(_:value:)`.
  @_disfavoredOverload
  public init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol {
    self.init(_label: Text(title), _content: Text(value))
  }
}

/// A message in place of content.
///
/// Takes all the space it is offered, the message in the middle. Approximate inside.
///
/// **Source** — documented: Apple, `ContentUnavailableView`.
@available(iOS 17.0, macOS 14.0, *)
public struct ContentUnavailableView<Label, Description, Actions>: _PrimitiveView
where Label: View, Description: View, Actions: View {
  var _label: Label
  var _description: Description
  var _actions: Actions

  /// Makes a message of three builders.
  ///
  /// **Source** — documented: Apple, `ContentUnavailableView/init(label:description:actions:)`.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    _label = label()
    _description = description()
    _actions = actions()
  }

  /// The engine's message.
  public var _primitive: _Primitive {
    .control(_Control(.unavailable, label: _label, content: [_description, _actions]))
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a message of a title, a symbol and a text.
  ///
  /// **Source** — documented: Apple, `ContentUnavailableView/init(_:systemImage:description:)`.
  public init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) },
      description: { description },
      actions: { EmptyView() }
    )
  }
}

/// Turns the editing of rows on and off.
///
/// **Source** — documented: Apple, `EditButton`.
public struct EditButton: View {
  /// Makes it.
  public init() {}
  @Environment(\.editMode) var _mode
  /// A button that turns the mode of its surroundings.
  public var body: some View {
    let isEditing = _mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { _mode?.wrappedValue = isEditing ? .inactive : .active }
    }
  }
}

/// Starts renaming.
///
/// **Source** — documented: Apple, `RenameButton`.
@available(iOS 16.0, macOS 13.0, *)
public struct RenameButton<Label>: _PrimitiveView where Label: View {
  var _label: Label
  /// A button.
  public var _primitive: _Primitive { .control(_Control(.button, label: _label, action: {})) }
}

@available(iOS 16.0, macOS 13.0, *)
extension RenameButton where Label == SwiftUI.Label<Text, Image> {
  /// Makes it.
  public init() { self.init(_label: SwiftUI.Label("Rename", systemImage: "pencil")) }
}
