/// A picture of the catalogue, by a name that Xcode makes of it.
///
/// Xcode adds one constant for each picture, such as `.logo`; without a catalogue there is none, and
/// only the form with a name remains.
///
/// **Source** — documented: Apple, `ImageResource`.
@available(iOS 17.0, macOS 14.0, *)
public struct ImageResource: Hashable {
  var _name: String
  /// Names a picture.
  public init(name: String, bundle: Bundle) { _name = name }
}

/// A color of the catalogue, by a name that Xcode makes of it.
///
/// **Source** — documented: Apple, `ColorResource`.
@available(iOS 17.0, macOS 14.0, *)
public struct ColorResource: Hashable {
  var _name: String
  /// Names a color.
  public init(name: String, bundle: Bundle) { _name = name }
}

@available(iOS 17.0, macOS 14.0, *)
extension Image {
  /// Shows a picture of the catalogue.
  ///
  /// **Source** — documented: Apple, `Image/init(_:)`.
  public init(_ resource: ImageResource) { self.init(resource._name) }
}

@available(iOS 17.0, macOS 14.0, *)
extension Color {
  /// A color of the catalogue.
  ///
  /// **Source** — documented: Apple, `Color/init(_:)`.
  public init(_ resource: ColorResource) { self.init(resource._name) }
}

@available(iOS 17.0, macOS 14.0, *)
extension Label where Title == Text, Icon == Image {
  /// A title and a picture of the catalogue.
  ///
  /// **Source** — documented: Apple, `Label/init(_:image:)`.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button with a title and a picture of the catalogue.
  ///
  /// **Source** — documented: Apple, `Button/init(_:image:action:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    action: @escaping () -> Void
  ) {
    self.init(_role: nil, _action: action, _label: SwiftUI.Label(titleKey, image: image))
  }
}
