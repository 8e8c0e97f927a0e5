/// Opens more controls.
///
/// With an action of its own a tap runs that action, and a long press opens the menu.
///
/// **Source** — documented: Apple, `Menu`.
public struct Menu<Label, Content>: _PrimitiveView where Label: View, Content: View {
  var _label: Label
  var _content: Content
  var _primaryAction: (() -> Void)?

  /// The engine's menu.
  public var _primitive: _Primitive {
    .control(_Control(.menu, label: _label, content: [_content], action: _primaryAction))
  }
}

extension Menu {
  /// Makes a menu with a label of one's own.
  ///
  /// **Source** — documented: Apple, `Menu/init(content:label:)`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), _content: content())
  }

  /// Makes a menu with a label and an action of its own.
  ///
  /// **Source** — documented: Apple, `Menu/init(content:label:primaryAction:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(_label: label(), _content: content(), _primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  ///
  /// **Source** — documented: Apple, `Menu/init(_:content:)`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(_label: Text(titleKey), _content: content())
  }

  /// Makes a menu with a title.
  ///
  /// **Source** — documented: Apple, `Menu/init(_:content:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(_label: Text(title), _content: content())
  }

  /// Makes a menu with a title and an action of its own.
  ///
  /// **Source** — documented: Apple, `Menu/init(_:content:primaryAction:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(_label: Text(titleKey), _content: content(), _primaryAction: primaryAction)
  }

  /// Makes a menu with a title and an action of its own.
  ///
  /// **Source** — documented: Apple, `Menu/init(_:content:primaryAction:)`.
  @available(iOS 15.0, macOS 12.0, *)
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(_label: Text(title), _content: content(), _primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  ///
  /// **Source** — documented: Apple, `Menu/init(_:systemImage:content:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      _label: SwiftUI.Label(titleKey, systemImage: systemImage),
      _content: content()
    )
  }
}
