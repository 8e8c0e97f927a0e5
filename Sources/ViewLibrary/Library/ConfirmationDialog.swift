extension View {
  /// Asks what to do while a flag holds.
  ///
  /// **Source** — documented: Apple,
  /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    _dialog(
      "confirmationDialog",
      titleVisibility == .visible ? Text(titleKey) : nil,
      isPresented,
      actions: actions
    ) { nil }
  }

  /// Asks what to do while a flag holds.
  ///
  /// **Source** — documented: Apple,
  /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  @_disfavoredOverload
  public func confirmationDialog<S, A>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    _dialog(
      "confirmationDialog",
      titleVisibility == .visible ? Text(title) : nil,
      isPresented,
      actions: actions
    ) { nil }
  }

  /// Asks what to do, with a text, while a flag holds.
  ///
  /// **Source** — documented: Apple,
  /// `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    _dialog(
      "confirmationDialog",
      titleVisibility == .visible ? Text(titleKey) : nil,
      isPresented,
      actions: actions
    ) { message() }
  }

  /// Asks what to do with a value while a flag holds.
  ///
  /// **Source** — documented: Apple,
  /// `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func confirmationDialog<A, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    _dialog(
      "confirmationDialog",
      titleVisibility == .visible ? Text(titleKey) : nil,
      isPresented,
      actions: { if let data { actions(data) } },
      message: { nil }
    )
  }

  /// Asks what to do while a flag holds.
  ///
  /// **Source** — documented: Apple,
  /// `confirmationDialog(_:isPresented:titleVisibility:actions:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func confirmationDialog<A>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    _dialog(
      "confirmationDialog",
      titleVisibility == .visible ? title : nil,
      isPresented,
      actions: actions
    ) { nil }
  }

  /// Asks what to do, with a text, while a flag holds.
  ///
  /// **Source** — documented: Apple,
  /// `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  @_disfavoredOverload
  public func confirmationDialog<S, A, M>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    _dialog(
      "confirmationDialog",
      titleVisibility == .visible ? Text(title) : nil,
      isPresented,
      actions: actions
    ) { message() }
  }

  /// Asks what to do with a value, with a text, while a flag holds.
  ///
  /// **Source** — documented: Apple,
  /// `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`; its type is
  /// private.
  @available(iOS 15.0, macOS 12.0, *)
  public func confirmationDialog<A, M, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    _dialog(
      "confirmationDialog",
      titleVisibility == .visible ? Text(titleKey) : nil,
      isPresented,
      actions: { if let data { actions(data) } },
      message: { data.map { message($0) } }
    )
  }
}
