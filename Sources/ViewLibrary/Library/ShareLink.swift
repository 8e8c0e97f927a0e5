/// A button that hands something to other programs; there are none here.
///
/// **Source** — documented: Apple, `ShareLink`.
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

  /// Hands on an address, with a title.
  ///
  /// **Source** — documented: Apple, `ShareLink/init(_:item:subject:message:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
  where S: StringProtocol, Data == CollectionOfOne<URL> {
    _label = Text(title)
  }

  /// Hands on a text, with a title.
  ///
  /// **Source** — documented: Apple, `ShareLink/init(_:item:subject:message:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
  where S: StringProtocol, Data == CollectionOfOne<String> {
    _label = Text(title)
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

/// What is shown of what is handed on.
///
/// **Source** — documented: Apple, `SharePreview`.
@available(iOS 16.0, macOS 13.0, *)
public struct SharePreview<Image, Icon> {
  var _title: Text
}

@available(iOS 16.0, macOS 13.0, *)
extension SharePreview where Image == Never, Icon == Never {
  /// Shows a title.
  ///
  /// **Source** — documented: Apple, `SharePreview/init(_:)`.
  public init(_ titleKey: LocalizedStringKey) { self.init(_title: Text(titleKey)) }

  /// Shows a title.
  ///
  /// **Source** — documented: Apple, `SharePreview/init(_:)`.
  @_disfavoredOverload
  public init<S>(_ title: S) where S: StringProtocol { self.init(_title: Text(title)) }
}

@available(iOS 16.0, macOS 13.0, *)
extension SharePreview where Icon == Never {
  /// Shows a title and a picture.
  ///
  /// **Source** — documented: Apple, `SharePreview/init(_:image:)`.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(_title: Text(titleKey)) }

  /// Shows a title and a picture.
  ///
  /// **Source** — documented: Apple, `SharePreview/init(_:image:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, image: Image) where S: StringProtocol {
    self.init(_title: Text(title))
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension ShareLink where Label == DefaultShareLinkLabel {
  /// Hands on something with a preview.
  ///
  /// **Source** — documented: Apple, `ShareLink/init(item:subject:message:preview:)`; `Transferable`
  /// is not asked for here.
  public init<I>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    _label = DefaultShareLinkLabel()
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension ShareLink {
  /// Hands on something with a preview and a label of one's own.
  ///
  /// **Source** — documented: Apple, `ShareLink/init(item:subject:message:preview:label:)`;
  /// `Transferable` is not asked for here.
  public init<I>(
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    _label = label()
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension ShareLink where Label == Text {
  /// Hands on something with a preview and a title.
  ///
  /// **Source** — documented: Apple, `ShareLink/init(_:item:subject:message:preview:)`;
  /// `Transferable` is not asked for here.
  public init<I>(
    _ titleKey: LocalizedStringKey,
    item: I,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    _label = Text(titleKey)
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Hands on several texts.
  ///
  /// **Source** — documented: Apple, `ShareLink/init(items:subject:message:)`.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == String {
    _label = DefaultShareLinkLabel()
  }

  /// Hands on several addresses.
  ///
  /// **Source** — documented: Apple, `ShareLink/init(items:subject:message:)`.
  public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element == URL {
    _label = DefaultShareLinkLabel()
  }
}
