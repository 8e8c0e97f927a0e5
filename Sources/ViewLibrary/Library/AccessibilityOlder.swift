extension View {
  /// Sets what those who listen hear as the view's name, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `accessibility(label:)`, now `accessibilityLabel(_:)`.
  public func accessibility(
    label value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("label", value)
  }

  /// Sets what those who listen hear as the view's value, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `accessibility(value:)`, now `accessibilityValue(_:)`.
  public func accessibility(
    value value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("value", value)
  }

  /// Sets what those who listen hear about using the view, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `accessibility(hint:)`, now `accessibilityHint(_:)`.
  public func accessibility(
    hint value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("hint", value)
  }

  /// Hides the view from those who listen, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `accessibility(hidden:)`, now `accessibilityHidden(_:)`.
  public func accessibility(
    hidden value: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("hidden", value)
  }

  /// Gives the view a name for tests, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `accessibility(identifier:)`, now `accessibilityIdentifier(_:)`.
  public func accessibility(
    identifier value: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("identifier", value)
  }

  /// Says what the view is for those who listen, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `accessibility(addTraits:)`, now `accessibilityAddTraits(_:)`.
  public func accessibility(
    addTraits value: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("addTraits", value)
  }

  /// Says what the view is not for those who listen, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `accessibility(removeTraits:)`, now `accessibilityRemoveTraits(_:)`.
  public func accessibility(
    removeTraits value: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("removeTraits", value)
  }

  /// Says when those who listen come to the view, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `accessibility(sortPriority:)`, now `accessibilitySortPriority(_:)`.
  public func accessibility(
    sortPriority value: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("sortPriority", value)
  }

  /// Names what those who speak may call the view, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `accessibility(inputLabels:)`.
  public func accessibility(
    inputLabels value: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("inputLabels", value)
  }

  /// Says whether the view answers to those who operate it otherwise than by touch.
  ///
  /// **Source** — documented: Apple, `accessibilityRespondsToUserInteraction(_:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("respondsToUserInteraction", respondsToUserInteraction)
  }

  /// Adds a fact for those who listen.
  ///
  /// **Source** — documented: Apple, `accessibilityCustomContent(_:_:importance:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey,
    _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("customContent", Text(labelKey))
  }

  /// Adds a fact for those who listen.
  ///
  /// **Source** — documented: Apple, `accessibilityCustomContent(_:_:importance:)`.
  @available(iOS 15.0, macOS 12.0, *)
  public func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("customContent", label)
  }

  /// Adds a fact for those who listen.
  ///
  /// **Source** — documented: Apple, `accessibilityCustomContent(_:_:importance:)`.
  @available(iOS 15.0, macOS 12.0, *)
  @_disfavoredOverload
  public func accessibilityCustomContent<V>(
    _ labelKey: LocalizedStringKey,
    _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol {
    _accessibility("customContent", Text(labelKey))
  }
}

/// A fact about a view for those who listen.
///
/// **Source** — documented: Apple, `AXCustomContent`.
public struct AXCustomContent {
  /// When it is said.
  public enum Importance: UInt, Hashable {
    /// When asked for.
    case `default`
    /// At once.
    case high
  }
}
