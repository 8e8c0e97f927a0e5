/// What those who listen hear about the content.
///
/// **Source** — documented: Apple, `AccessibilityAttachmentModifier`.
public struct AccessibilityAttachmentModifier: _PrimitiveModifier {
  var _properties: [String: Any] = [:]
  /// What is heard.
  public var _effect: _Effect { .accessibility(_properties) }
}

/// What a view is for those who listen.
///
/// **Source** — documented: Apple, `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet {
  /// The traits as bits.
  public let rawValue: UInt
  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Selected.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// Over all other content.
  public static let isModal = AccessibilityTraits(rawValue: 64)
  /// A field for searching.
  public static let isSearchField = AccessibilityTraits(rawValue: 128)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 256)
}

extension View {
  func _accessibility(
    _ name: String,
    _ value: Any
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(_properties: [name: value]))
  }

  /// Sets what those who listen hear as the view's name.
  ///
  /// **Source** — documented: Apple, `accessibilityLabel(_:)`.
  public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("label", label)
  }

  /// Sets what those who listen hear as the view's name.
  ///
  /// **Source** — documented: Apple, `accessibilityLabel(_:)`.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("label", Text(labelKey))
  }

  /// Sets what those who listen hear as the view's name.
  ///
  /// **Source** — documented: Apple, `accessibilityLabel(_:)`.
  @_disfavoredOverload
  public func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    _accessibility("label", Text(label))
  }

  /// Sets what those who listen hear as the view's value.
  ///
  /// **Source** — documented: Apple, `accessibilityValue(_:)`.
  public func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("value", value)
  }

  /// Sets what those who listen hear as the view's value.
  ///
  /// **Source** — documented: Apple, `accessibilityValue(_:)`.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("value", Text(valueKey))
  }

  /// Sets what those who listen hear as the view's value.
  ///
  /// **Source** — documented: Apple, `accessibilityValue(_:)`.
  @_disfavoredOverload
  public func accessibilityValue<S>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    _accessibility("value", Text(value))
  }

  /// Sets what those who listen hear about using the view.
  ///
  /// **Source** — documented: Apple, `accessibilityHint(_:)`.
  public func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("hint", hint)
  }

  /// Sets what those who listen hear about using the view.
  ///
  /// **Source** — documented: Apple, `accessibilityHint(_:)`.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("hint", Text(hintKey))
  }

  /// Hides the view from those who listen.
  ///
  /// **Source** — documented: Apple, `accessibilityHidden(_:)`.
  public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("hidden", hidden)
  }

  /// Gives the view a name for tests.
  ///
  /// **Source** — documented: Apple, `accessibilityIdentifier(_:)`.
  public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("identifier", identifier)
  }

  /// Says what the view is for those who listen.
  ///
  /// **Source** — documented: Apple, `accessibilityAddTraits(_:)`.
  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("addTraits", traits)
  }

  /// Says what the view is not for those who listen.
  ///
  /// **Source** — documented: Apple, `accessibilityRemoveTraits(_:)`.
  public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("removeTraits", traits)
  }

  /// Says when those who listen come to the view; higher is earlier.
  ///
  /// **Source** — documented: Apple, `accessibilitySortPriority(_:)`.
  public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("sortPriority", sortPriority)
  }

  /// Gives those who listen an action.
  ///
  /// **Source** — documented: Apple, `accessibilityAction(named:_:)`.
  public func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("action", handler)
  }

  /// Sets what those who listen hear about using the view.
  ///
  /// **Source** — documented: Apple, `accessibilityHint(_:)`.
  @_disfavoredOverload
  public func accessibilityHint<S>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    _accessibility("hint", Text(hint))
  }

  /// Gives those who listen an action.
  ///
  /// **Source** — documented: Apple, `accessibilityAction(named:_:)`.
  public func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    _accessibility("action", handler)
  }

  /// Gives those who listen an action.
  ///
  /// **Source** — documented: Apple, `accessibilityAction(named:_:)`.
  @_disfavoredOverload
  public func accessibilityAction<S>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    _accessibility("action", handler)
  }
}
