/// A question with answers at the bottom of the screen, as iOS 13 wrote it.
///
/// **Source** — documented: Apple, `ActionSheet`.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button
  var _title: Text
  var _message: Text?
  var _buttons: [Alert.Button]

  /// Asks a question.
  public init(
    title: Text,
    message: Text? = nil,
    buttons: [ActionSheet.Button] = [.cancel()]
  ) {
    _title = title
    _message = message
    _buttons = buttons
  }

  var _view: some View {
    _DialogView(title: _title, message: _message) {
      ForEach(_buttons.indices) { index in
        _alertButton(_buttons[index])
      }
    }
  }
}

extension View {
  /// Asks what to do while a flag holds, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `actionSheet(isPresented:content:)`; its type is private.
  public func actionSheet(
    isPresented: Binding<Bool>,
    content: () -> ActionSheet
  ) -> some View {
    let sheet = content()
    return _private(
      "actionSheet",
      .presentation("confirmationDialog", isPresented: isPresented, { sheet._view })
    )
  }

  /// Asks what to do while there is an item, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `actionSheet(item:content:)`; its type is private.
  public func actionSheet<T>(
    item: Binding<T?>,
    content: (T) -> ActionSheet
  ) -> some View where T: Identifiable {
    let sheet = item.wrappedValue.map { content($0) }
    return _presenting("confirmationDialog", item._isPresent(), nil) {
      if let sheet { sheet._view }
    }
  }
}
