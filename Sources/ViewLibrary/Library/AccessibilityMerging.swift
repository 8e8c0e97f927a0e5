extension ModifiedContent where Modifier == AccessibilityAttachmentModifier, Content: View {
  func _adding(
    _ name: String,
    _ value: Any
  ) -> ModifiedContent<Content, Modifier> {
    var copy = self
    copy.modifier._properties[name] = value
    return copy
  }

  /// Sets what those who listen hear as the view's name: no new shell.
  ///
  /// **Source** — documented: Apple, the overload for a view that already says something.
  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> {
    _adding("label", label)
  }

  /// Sets what those who listen hear as the view's name: no new shell.
  ///
  /// **Source** — documented: Apple, the overload for a view that already says something.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    _adding("label", Text(labelKey))
  }

  /// Sets what those who listen hear as the view's name: no new shell.
  ///
  /// **Source** — documented: Apple, the overload for a view that already says something.
  @_disfavoredOverload
  public func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
    _adding("label", Text(label))
  }

  /// Sets what those who listen hear as the view's value: no new shell.
  ///
  /// **Source** — documented: Apple, the overload for a view that already says something.
  public func accessibilityValue(_ value: Text) -> ModifiedContent<Content, Modifier> {
    _adding("value", value)
  }

  /// Sets what those who listen hear as the view's value: no new shell.
  ///
  /// **Source** — documented: Apple, the overload for a view that already says something.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    _adding("value", Text(valueKey))
  }

  /// Sets what those who listen hear about using the view: no new shell.
  ///
  /// **Source** — documented: Apple, the overload for a view that already says something.
  public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Content, Modifier> {
    _adding("hint", Text(hintKey))
  }

  /// Hides the view from those who listen: no new shell.
  ///
  /// **Source** — documented: Apple, the overload for a view that already says something.
  public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier> {
    _adding("hidden", hidden)
  }

  /// Gives the view a name for tests: no new shell.
  ///
  /// **Source** — documented: Apple, the overload for a view that already says something.
  public func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Content, Modifier> {
    _adding("identifier", identifier)
  }

  /// Says what the view is for those who listen: no new shell.
  ///
  /// **Source** — documented: Apple, the overload for a view that already says something.
  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Content, Modifier> {
    _adding("addTraits", traits)
  }
}
