/// A height at which a sheet rests.
///
/// **Source** — documented: Apple, `PresentationDetent`.
@available(iOS 16.0, macOS 13.0, *)
public struct PresentationDetent: Hashable {
  var _name: String
  var _value: CGFloat = 0
  /// About half of the screen.
  public static let medium = PresentationDetent(_name: "medium")
  /// The whole screen.
  public static let large = PresentationDetent(_name: "large")
  /// A part of the screen's height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(_name: "fraction", _value: fraction)
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(_name: "height", _value: height)
  }
}

/// How a sheet shows itself in a small window.
///
/// **Source** — documented: Apple, `PresentationAdaptation`.
@available(iOS 16.4, macOS 13.3, *)
public struct PresentationAdaptation {
  var _name: String
  /// As usual.
  public static var automatic: PresentationAdaptation { PresentationAdaptation(_name: "automatic") }
  /// Not at all.
  public static var none: PresentationAdaptation { PresentationAdaptation(_name: "none") }
  /// As a popover.
  public static var popover: PresentationAdaptation { PresentationAdaptation(_name: "popover") }
  /// As a sheet.
  public static var sheet: PresentationAdaptation { PresentationAdaptation(_name: "sheet") }
  /// Over the whole screen.
  public static var fullScreenCover: PresentationAdaptation {
    PresentationAdaptation(_name: "fullScreenCover")
  }
}

/// Where the arrow of a popover points.
///
/// **Source** — documented: Apple, `PopoverAttachmentAnchor`.
public enum PopoverAttachmentAnchor {
  /// At a rectangle.
  case rect(Anchor<CGRect>.Source)
  /// At a point of the view.
  case point(UnitPoint)
}

/// How round a sheet is where nobody says it.
///
/// **Source** — inferred.
let _defaultSheetRadius: CGFloat = 10

extension Binding {
  /// Whether there is a value; false takes it away.
  func _isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { isPresent in if !isPresent { wrappedValue = nil } }
    )
  }
}

extension View {
  /// Shows a sheet while a flag holds.
  ///
  /// **Source** — documented: Apple, `sheet(isPresented:onDismiss:content:)`; its type is private.
  public func sheet<Content>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    _presenting("sheet", isPresented, onDismiss) { content() }
  }

  /// Shows a sheet while there is an item.
  ///
  /// **Source** — documented: Apple, `sheet(item:onDismiss:content:)`; its type is private.
  public func sheet<Item, Content>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    _presenting("sheet", item._isPresent(), onDismiss) {
      if let value = item.wrappedValue { content(value).id(value.id) }
    }
  }

  /// Covers the screen while a flag holds.
  ///
  /// **Source** — documented: Apple, `fullScreenCover(isPresented:onDismiss:content:)`; its type is
  /// private.
  @available(iOS 14.0, *)
  public func fullScreenCover<Content>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    _presenting("fullScreenCover", isPresented, onDismiss) { content() }
  }

  /// Covers the screen while there is an item.
  ///
  /// **Source** — documented: Apple, `fullScreenCover(item:onDismiss:content:)`; its type is private.
  @available(iOS 14.0, *)
  public func fullScreenCover<Item, Content>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    _presenting("fullScreenCover", item._isPresent(), onDismiss) {
      if let value = item.wrappedValue { content(value).id(value.id) }
    }
  }

  /// Shows a popover while a flag holds.
  ///
  /// **Source** — documented: Apple, `popover(isPresented:attachmentAnchor:arrowEdge:content:)`; its
  /// type is private.
  public func popover<Content>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View where Content: View {
    _presenting("popover", isPresented, nil) { content() }
  }

  /// Shows a popover while there is an item.
  ///
  /// **Source** — documented: Apple, `popover(item:attachmentAnchor:arrowEdge:content:)`; its type is
  /// private.
  public func popover<Item, Content>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View {
    _presenting("popover", item._isPresent(), nil) {
      if let value = item.wrappedValue { content(value).id(value.id) }
    }
  }

  /// Shows a column at the end while a flag holds.
  ///
  /// **Source** — documented: Apple, `inspector(isPresented:content:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func inspector<V>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> V
  ) -> some View where V: View {
    _presenting("inspector", isPresented, nil) { content() }
  }

  func _presenting<Content>(
    _ name: String,
    _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)?,
    @ViewBuilder content: @escaping () -> Content
  ) -> _PrivateView<Self, _PrivateModifier> where Content: View {
    _private(
      name,
      .presentation(
        name,
        isPresented: isPresented,
        {
          guard let onDismiss else { return content() }
          return content().modifier(_AppearanceActionModifier(disappear: onDismiss))
        }
      )
    )
  }

  /// Sets the heights at which the sheet around this view rests.
  ///
  /// **Source** — documented: Apple, `presentationDetents(_:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    _private("presentationDetents", .trait("PresentationDetents", Array(detents)))
  }

  /// Sets the heights at which the sheet around this view rests, and follows the chosen one.
  ///
  /// **Source** — documented: Apple, `presentationDetents(_:selection:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func presentationDetents(
    _ detents: Set<PresentationDetent>,
    selection: Binding<PresentationDetent>
  ) -> some View {
    _private("presentationDetents", .trait("PresentationDetents", [selection.wrappedValue]))
  }

  /// Shows or hides the handle of the sheet around this view.
  ///
  /// **Source** — documented: Apple, `presentationDragIndicator(_:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    _private(
      "presentationDragIndicator",
      .trait("PresentationDragIndicator", visibility == .visible)
    )
  }

  /// Sets what stands behind the sheet's content.
  ///
  /// **Source** — documented: Apple, `presentationBackground(_:)`; its type is private.
  @available(iOS 16.4, macOS 13.3, *)
  public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle {
    _private(
      "presentationBackground",
      .chrome("presentationBackground", _ShapeView(shape: Rectangle(), style: style))
    )
  }

  /// Sets what stands behind the sheet's content.
  ///
  /// **Source** — documented: Apple, `presentationBackground(alignment:content:)`; its type is
  /// private.
  @available(iOS 16.4, macOS 13.3, *)
  public func presentationBackground<V>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View where V: View {
    _private("presentationBackground", .chrome("presentationBackground", content()))
  }

  /// Sets the radius of the sheet's corners.
  ///
  /// **Source** — documented: Apple, `presentationCornerRadius(_:)`; its type is private.
  @available(iOS 16.4, macOS 13.3, *)
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    _private(
      "presentationCornerRadius",
      .trait("PresentationCornerRadius", cornerRadius ?? _defaultSheetRadius)
    )
  }

  /// Sets how the sheet around this view shows itself in a small window.
  ///
  /// **Source** — documented: Apple, `presentationCompactAdaptation(_:)`; its type is private.
  @available(iOS 16.4, macOS 13.3, *)
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    _private(
      "presentationCompactAdaptation",
      .trait("PresentationCompactAdaptation", adaptation._name)
    )
  }

  /// Says whether a sheet can be swept away.
  ///
  /// **Source** — documented: Apple, `interactiveDismissDisabled(_:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    _private(
      "interactiveDismissDisabled",
      .trait("InteractiveDismissDisabled", isDisabled)
    )
  }
}
