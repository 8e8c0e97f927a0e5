/// What becomes of the elements inside for those who listen.
///
/// **Source** — documented: Apple, `AccessibilityChildBehavior`.
public struct AccessibilityChildBehavior: Hashable {
  var _name: String
  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(_name: "ignore")
  /// They stay.
  public static let contain = AccessibilityChildBehavior(_name: "contain")
  /// They become one.
  public static let combine = AccessibilityChildBehavior(_name: "combine")
}

/// Which way a value is moved.
///
/// **Source** — documented: Apple, `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

extension View {
  /// Makes one element of this view for those who listen.
  ///
  /// **Source** — documented: Apple, `accessibilityElement(children:)`; its type is private.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    _private("accessibilityElement", .accessibility(["children": children._name]))
  }

  /// Gives other views to those who listen in place of those inside.
  ///
  /// **Source** — documented: Apple, `accessibilityChildren(children:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View
  where V: View {
    _private("accessibilityChildren", .accessibility(["childViews": AnyView(children())]))
  }

  /// Gives another view to those who listen.
  ///
  /// **Source** — documented: Apple, `accessibilityRepresentation(representation:)`; its type is
  /// private.
  @available(iOS 15.0, macOS 12.0, *)
  public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View
  where V: View {
    _private(
      "accessibilityRepresentation",
      .accessibility(["representation": AnyView(representation())])
    )
  }

  /// Moves a value for those who listen.
  ///
  /// **Source** — documented: Apple, `accessibilityAdjustableAction(_:)`.
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("adjustable", true)
  }

  /// Adds actions for those who listen.
  ///
  /// **Source** — documented: Apple, `accessibilityActions(_:)`; its type is private.
  @available(iOS 16.0, macOS 13.0, *)
  public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View
  where Content: View {
    _private("accessibilityActions", .accessibility(["actions": AnyView(content())]))
  }

  /// Sets other names that those who speak may use.
  ///
  /// **Source** — documented: Apple, `accessibilityInputLabels(_:)`.
  public func accessibilityInputLabels(_ inputLabels: [Text])
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    _accessibility("inputLabels", inputLabels)
  }

  /// Sets other names that those who speak may use.
  ///
  /// **Source** — documented: Apple, `accessibilityInputLabels(_:)`.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    _accessibility("inputLabels", inputLabelKeys.map { Text($0) })
  }

  /// Sets other names that those who speak may use.
  ///
  /// **Source** — documented: Apple, `accessibilityInputLabels(_:)`.
  @_disfavoredOverload
  public func accessibilityInputLabels<S>(_ inputLabels: [S])
    -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol
  {
    _accessibility("inputLabels", inputLabels.map { Text($0) })
  }

  /// Shows this view large to those who see little.
  ///
  /// **Source** — documented: Apple, `accessibilityShowsLargeContentViewer()`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func accessibilityShowsLargeContentViewer() -> some View {
    _private("accessibilityShowsLargeContentViewer")
  }
}
