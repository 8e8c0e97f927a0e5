/// A message over the screen, as iOS 13 wrote it.
///
/// **Source** — documented: Apple, `Alert`.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    var _label: Text
    var _role: ButtonRole?
    var _action: () -> Void
    /// A plain button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(_label: label, _role: nil, _action: action ?? {})
    }
    /// A button that gives up.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(_label: label, _role: .cancel, _action: action ?? {})
    }
    /// A button that gives up, in the system's words.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(_label: Text("Cancel"), _role: .cancel, _action: action ?? {})
    }
    /// A button that destroys.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(_label: label, _role: .destructive, _action: action ?? {})
    }
  }

  var _title: Text
  var _message: Text?
  var _buttons: [Alert.Button]

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    _title = title
    _message = message
    _buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// An alert with two buttons.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Alert.Button,
    secondaryButton: Alert.Button
  ) {
    _title = title
    _message = message
    _buttons = [primaryButton, secondaryButton]
  }

  var _view: some View {
    _DialogView(title: _title, message: _message) {
      ForEach(_buttons.indices) { index in
        _alertButton(_buttons[index])
      }
    }
  }
}

func _alertButton(_ button: Alert.Button) -> Button<Text> {
  Button(role: button._role, action: button._action) { button._label }
}

/// The inside of a message: a title, a text and what one may answer.
///
/// A message without answers gets one to close it, as SwiftUI gives it one.
///
/// **Source** — inferred: a device of this library.
public struct _DialogView<Actions>: _PrimitiveView where Actions: View {
  var title: Text?
  var message: (any View)?
  var actions: Actions

  init(title: Text?, message: (any View)?, @ViewBuilder actions: () -> Actions) {
    self.title = title
    self.message = message
    self.actions = actions()
  }

  /// The answers, with the title before them and the text after it.
  public var _primitive: _Primitive {
    .section(
      header: AnyView(title.font(.headline).multilineTextAlignment(.center)),
      content: actions is EmptyView ? AnyView(Button("OK", role: .cancel) {}) : AnyView(actions),
      footer: message.map {
        AnyView(AnyView($0).font(.footnote).multilineTextAlignment(.center))
      } ?? AnyView(EmptyView())
    )
  }
}

extension View {
  func _dialog<A>(
    _ name: String,
    _ title: Text?,
    _ isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    message: () -> (any View)?
  ) -> _PrivateView<Self, _PrivateModifier> where A: View {
    // What is asked and answered is made in the body, and so reads what the body reads.
    let views = actions()
    let text = message()
    return _private(
      name,
      .presentation(
        name,
        isPresented: isPresented,
        { _DialogView(title: title, message: text, actions: { views }) }
      )
    )
  }

  /// Shows a message with answers while a flag holds.
  ///
  /// **Source** — documented: Apple, `alert(_:isPresented:actions:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func alert<A>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    _dialog("alert", Text(titleKey), isPresented, actions: actions) { nil }
  }

  /// Shows a message with answers while a flag holds.
  ///
  /// **Source** — documented: Apple, `alert(_:isPresented:actions:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  @_disfavoredOverload
  public func alert<S, A>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    _dialog("alert", Text(title), isPresented, actions: actions) { nil }
  }

  /// Shows a message with a text and answers while a flag holds.
  ///
  /// **Source** — documented: Apple, `alert(_:isPresented:actions:message:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func alert<A, M>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    _dialog("alert", Text(titleKey), isPresented, actions: actions) { message() }
  }

  /// Shows a message with a text and answers while a flag holds.
  ///
  /// **Source** — documented: Apple, `alert(_:isPresented:actions:message:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  @_disfavoredOverload
  public func alert<S, A, M>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    _dialog("alert", Text(title), isPresented, actions: actions) { message() }
  }

  /// Shows a message about a value while a flag holds.
  ///
  /// **Source** — documented: Apple, `alert(_:isPresented:presenting:actions:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func alert<A, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    _dialog(
      "alert",
      Text(titleKey),
      isPresented,
      actions: { if let data { actions(data) } },
      message: { nil }
    )
  }

  /// Shows a message about a value, with a text, while a flag holds.
  ///
  /// **Source** — documented: Apple, `alert(_:isPresented:presenting:actions:message:)`; its type is
  /// private.
  @available(iOS 15.0, macOS 12.0, *)
  public func alert<A, M, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    _dialog(
      "alert",
      Text(titleKey),
      isPresented,
      actions: { if let data { actions(data) } },
      message: { data.map { message($0) } }
    )
  }

  /// Shows a message while a flag holds, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `alert(isPresented:content:)`; its type is private.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return _private("alert", .presentation("alert", isPresented: isPresented, { alert._view }))
  }

  /// Shows a message while there is an item, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `alert(item:content:)`; its type is private.
  public func alert<Item>(item: Binding<Item?>, content: (Item) -> Alert) -> some View
  where Item: Identifiable {
    let alert = item.wrappedValue.map { content($0) }
    return _presenting("alert", item._isPresent(), nil) {
      if let alert { alert._view }
    }
  }

  /// Shows a message with answers while a flag holds.
  ///
  /// **Source** — documented: Apple, `alert(_:isPresented:actions:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func alert<A>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    _dialog("alert", title, isPresented, actions: actions) { nil }
  }

  /// Shows a message with a text and answers while a flag holds.
  ///
  /// **Source** — documented: Apple, `alert(_:isPresented:actions:message:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func alert<A, M>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    _dialog("alert", title, isPresented, actions: actions) { message() }
  }
}
