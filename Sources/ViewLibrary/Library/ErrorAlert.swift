extension View {
  /// Shows an error with answers while a flag holds.
  ///
  /// The title is the error's description.
  ///
  /// **Source** — documented: Apple, `alert(isPresented:error:actions:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func alert<E, A>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: () -> A
  ) -> some View where E: LocalizedError, A: View {
    _dialog("alert", _errorTitle(error), isPresented, actions: actions) { nil }
  }

  /// Shows an error with a text and answers while a flag holds.
  ///
  /// The title is the error's description.
  ///
  /// **Source** — documented: Apple, `alert(isPresented:error:actions:message:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func alert<E, A, M>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View {
    _dialog(
      "alert",
      _errorTitle(error),
      isPresented,
      actions: { if let error { actions(error) } },
      message: { error.map { message($0) } }
    )
  }
}

func _errorTitle<E>(_ error: E?) -> Text where E: LocalizedError {
  Text(error?.errorDescription ?? "")
}
