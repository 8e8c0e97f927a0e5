/// How groups that open and close look.
///
/// **Source** — documented: Apple, `DisclosureGroupStyle`.
@available(iOS 16.0, macOS 13.0, *)
public protocol DisclosureGroupStyle {
  /// The type of the made view.
  associatedtype Body: View
  /// Makes the view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// What is known.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// What a style knows of one of the groups.
///
/// **Source** — documented: Apple, `DisclosureGroupStyleConfiguration`.
@available(iOS 16.0, macOS 13.0, *)
public struct DisclosureGroupStyleConfiguration {
  /// A part of the control.
  public struct Label: _PrimitiveView {
    var _view: any View
    /// The part.
    public var _primitive: _Primitive { .placeholder(_view) }
  }
  /// A part of the control.
  public struct Content: _PrimitiveView {
    var _view: any View
    /// The part.
    public var _primitive: _Primitive { .placeholder(_view) }
  }
  /// A part of the control.
  public let label: Label
  /// A part of the control.
  public let content: Content
  /// Whether it is open.
  @Binding public var isExpanded: Bool
}

/// As the surroundings ask.
///
/// **Source** — documented: Apple, `AutomaticDisclosureGroupStyle`.
@available(iOS 16.0, macOS 13.0, *)
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes it.
  public init() {}
  /// Left to the engine.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

@available(iOS 16.0, macOS 13.0, *)
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// As the surroundings ask.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

@available(iOS 16.0, macOS 13.0, *)
extension View {
  /// Gives groups that open and close inside a look.
  ///
  /// **Source** — documented: Apple, `disclosureGroupStyle(_:)`; its type is private.
  public func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle {
    _private(
      "disclosureGroupStyle",
      .style(
        .disclosure,
        name: "\(S.self)",
        style is AutomaticDisclosureGroupStyle
          ? nil
          : { control, _ in
            var isExpanded = Binding<Bool>.constant(false)
            if case .flag(let flag) = control.value { isExpanded = flag }
            return _engineInstalled(style).makeBody(
              configuration: DisclosureGroupStyleConfiguration(
                label: .init(_view: control.label),
                content: .init(_view: control.content.first ?? EmptyView()),
                isExpanded: isExpanded
              )
            )
          }
      )
    )
  }
}
