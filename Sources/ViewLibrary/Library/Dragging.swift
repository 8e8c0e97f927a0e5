/// Something that can be handed to another view or program.
///
/// **Source** — documented: Apple, `Transferable` of Core Transferable; what it becomes is left out.
public protocol Transferable {}

extension String: Transferable {}
extension URL: Transferable {}
extension Color: Transferable {}
extension Image: Transferable {}

@available(iOS 16.0, macOS 13.0, *)
extension View {
  /// Lets this view be dragged; nothing is dragged between views here.
  ///
  /// **Source** — documented: Apple, `draggable(_:)`; its type is private.
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View
  where T: Transferable {
    _private("draggable")
  }

  /// Lets this view be dragged under a picture of one's own; nothing is dragged here.
  ///
  /// **Source** — documented: Apple, `draggable(_:preview:)`; its type is private.
  public func draggable<V, T>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View where V: View, T: Transferable {
    _private("draggable")
  }

  /// Takes what is dropped on this view; nothing is dragged between views here.
  ///
  /// **Source** — documented: Apple, `dropDestination(for:action:isTargeted:)`; its type is private.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View where T: Transferable {
    _private("dropDestination")
  }
}

/// A button that hands something to other programs; there are none here.
///
/// **Source** — documented: Apple, `ShareLink`; only the forms with one item and a label.
@available(iOS 16.0, macOS 13.0, *)
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: _PrimitiveView
where Data: RandomAccessCollection, Label: View {
  var _label: Label
  /// The engine's button.
  public var _primitive: _Primitive { .control(_Control(.button, label: _label, action: {})) }
}

/// What a link for sharing shows without a label of one's own.
///
/// **Source** — documented: Apple, `DefaultShareLinkLabel`.
@available(iOS 16.0, macOS 13.0, *)
public struct DefaultShareLinkLabel: View {
  /// A title and a symbol.
  public var body: some View { SwiftUI.Label("Share…", systemImage: "square.and.arrow.up") }
}

@available(iOS 16.0, macOS 13.0, *)
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Hands on an address.
  ///
  /// **Source** — documented: Apple, `ShareLink/init(item:subject:message:)`.
  public init(item: URL, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<URL> {
    _label = DefaultShareLinkLabel()
  }

  /// Hands on a text.
  ///
  /// **Source** — documented: Apple, `ShareLink/init(item:subject:message:)`.
  public init(item: String, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<String> {
    _label = DefaultShareLinkLabel()
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == Text {
  /// Hands on an address, with a title.
  ///
  /// **Source** — documented: Apple, `ShareLink/init(_:item:subject:message:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    item: URL,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<URL> {
    _label = Text(titleKey)
  }

  /// Hands on a text, with a title.
  ///
  /// **Source** — documented: Apple, `ShareLink/init(_:item:subject:message:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    item: String,
    subject: Text? = nil,
    message: Text? = nil
  ) where Data == CollectionOfOne<String> {
    _label = Text(titleKey)
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Hands on an address, with a label of one's own.
  ///
  /// **Source** — documented: Apple, `ShareLink/init(item:subject:message:label:)`.
  public init(
    item: URL,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<URL> {
    _label = label()
  }

  /// Hands on a text, with a label of one's own.
  ///
  /// **Source** — documented: Apple, `ShareLink/init(item:subject:message:label:)`.
  public init(
    item: String,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<String> {
    _label = label()
  }
}
