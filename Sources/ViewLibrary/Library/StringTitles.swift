@available(iOS 15.0, macOS 12.0, *)
extension View {
  /// Shows a message about a value while a flag holds.
  ///
  /// **Source** — documented: Apple, `alert(_:isPresented:presenting:actions:)`; its type is private.
  @_disfavoredOverload
  public func alert<S, A, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    _dialog(
      "alert",
      Text(title),
      isPresented,
      actions: { if let data { actions(data) } },
      message: { nil }
    )
  }

  /// Shows a message about a value, with a text, while a flag holds.
  ///
  /// **Source** — documented: Apple, `alert(_:isPresented:presenting:actions:message:)`; its type is
  /// private.
  @_disfavoredOverload
  public func alert<S, A, M, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    _dialog(
      "alert",
      Text(title),
      isPresented,
      actions: { if let data { actions(data) } },
      message: { data.map { message($0) } }
    )
  }

  /// Asks what to do with a value while a flag holds.
  ///
  /// **Source** — documented: Apple,
  /// `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)`; its type is private.
  @_disfavoredOverload
  public func confirmationDialog<S, A, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    _dialog(
      "confirmationDialog",
      titleVisibility == .visible ? Text(title) : nil,
      isPresented,
      actions: { if let data { actions(data) } },
      message: { nil }
    )
  }

  /// Asks what to do with a value, with a text, while a flag holds.
  ///
  /// **Source** — documented: Apple,
  /// `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`; its type is
  /// private.
  @_disfavoredOverload
  public func confirmationDialog<S, A, M, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    _dialog(
      "confirmationDialog",
      titleVisibility == .visible ? Text(title) : nil,
      isPresented,
      actions: { if let data { actions(data) } },
      message: { data.map { message($0) } }
    )
  }

  /// Shows a message about a value while a flag holds.
  ///
  /// **Source** — documented: Apple, `alert(_:isPresented:presenting:actions:)`; its type is private.
  public func alert<A, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    _dialog(
      "alert",
      title,
      isPresented,
      actions: { if let data { actions(data) } },
      message: { nil }
    )
  }

  /// Shows a message about a value, with a text, while a flag holds.
  ///
  /// **Source** — documented: Apple, `alert(_:isPresented:presenting:actions:message:)`; its type is
  /// private.
  public func alert<A, M, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    _dialog(
      "alert",
      title,
      isPresented,
      actions: { if let data { actions(data) } },
      message: { data.map { message($0) } }
    )
  }

  /// Asks what to do with a value while a flag holds.
  ///
  /// **Source** — documented: Apple,
  /// `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)`; its type is private.
  public func confirmationDialog<A, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View where A: View {
    _dialog(
      "confirmationDialog",
      titleVisibility == .visible ? title : nil,
      isPresented,
      actions: { if let data { actions(data) } },
      message: { nil }
    )
  }

  /// Asks what to do with a value, with a text, while a flag holds.
  ///
  /// **Source** — documented: Apple,
  /// `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`; its type is
  /// private.
  public func confirmationDialog<A, M, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View where A: View, M: View {
    _dialog(
      "confirmationDialog",
      titleVisibility == .visible ? title : nil,
      isPresented,
      actions: { if let data { actions(data) } },
      message: { data.map { message($0) } }
    )
  }

  /// Sets the second line of the title of a screen, which is not drawn.
  ///
  /// **Source** — documented: Apple, `navigationSubtitle(_:)`; its type is private.
  @available(iOS 26.0, macOS 11.0, *)
  @_disfavoredOverload
  public func navigationSubtitle<S>(_ subtitle: S) -> some View where S: StringProtocol {
    _private("navigationSubtitle")
  }

  /// Sets the second line of the title of a screen, which is not drawn.
  ///
  /// **Source** — documented: Apple, `navigationSubtitle(_:)`; its type is private.
  @available(iOS 26.0, macOS 11.0, *)
  public func navigationSubtitle(_ subtitle: Text) -> some View { _private("navigationSubtitle") }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  ///
  /// **Source** — documented: Apple, `Menu/init(_:systemImage:content:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol {
    self.init(_label: SwiftUI.Label(title, systemImage: systemImage), _content: content())
  }

  /// Makes a menu with a title, a symbol and an action of its own.
  ///
  /// **Source** — documented: Apple, `Menu/init(_:systemImage:content:primaryAction:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      _label: SwiftUI.Label(titleKey, systemImage: systemImage),
      _content: content(),
      _primaryAction: primaryAction
    )
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Makes a picker with a title and a symbol.
  ///
  /// **Source** — documented: Apple, `Picker/init(_:systemImage:selection:content:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(
      _selection: selection,
      _label: SwiftUI.Label(title, systemImage: systemImage),
      _content: content()
    )
  }
}
