/// Whether a tag is selected; false selects nothing.
func _isSelected<V>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> where V: Hashable {
  Binding<Bool>(
    get: { selection.wrappedValue == tag },
    set: { isActive in
      if isActive {
        selection.wrappedValue = tag
      } else if selection.wrappedValue == tag {
        selection.wrappedValue = nil
      }
    }
  )
}

extension NavigationLink {
  /// Leads to a screen and shows it while a flag holds, with a label of one's own.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(isActive:destination:label:)`.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _label: label(),
      destination: destination(),
      value: nil,
      isActive: isActive
    )
  }

  /// Leads to a screen and shows it while a flag holds, with a label of one's own.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(destination:isActive:label:)`.
  public init(
    destination: Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _label: label(),
      destination: destination,
      value: nil,
      isActive: isActive
    )
  }

  /// Leads to a screen and shows it while its tag is selected, with a label of one's own.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(tag:selection:destination:label:)`.
  public init<V>(
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(
      _label: label(),
      destination: destination(),
      value: nil,
      isActive: _isSelected(tag, selection)
    )
  }

  /// Leads to a screen and shows it while its tag is selected, with a label of one's own.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(destination:tag:selection:label:)`.
  public init<V>(
    destination: Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(
      _label: label(),
      destination: destination,
      value: nil,
      isActive: _isSelected(tag, selection)
    )
  }
}

extension NavigationLink where Label == Text {
  /// Leads to a screen and shows it while a flag holds, with a title.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:isActive:destination:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      _label: Text(titleKey),
      destination: destination(),
      value: nil,
      isActive: isActive
    )
  }

  /// Leads to a screen and shows it while a flag holds, with a title.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:isActive:destination:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol {
    self.init(
      _label: Text(title),
      destination: destination(),
      value: nil,
      isActive: isActive
    )
  }

  /// Leads to a screen and shows it while a flag holds, with a title.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:destination:isActive:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    isActive: Binding<Bool>
  ) {
    self.init(
      _label: Text(titleKey),
      destination: destination,
      value: nil,
      isActive: isActive
    )
  }

  /// Leads to a screen and shows it while a flag holds, with a title.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:destination:isActive:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    destination: Destination,
    isActive: Binding<Bool>
  ) where S: StringProtocol {
    self.init(
      _label: Text(title),
      destination: destination,
      value: nil,
      isActive: isActive
    )
  }

  /// Leads to a screen and shows it while its tag is selected, with a title.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:tag:selection:destination:)`.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) where V: Hashable {
    self.init(
      _label: Text(titleKey),
      destination: destination(),
      value: nil,
      isActive: _isSelected(tag, selection)
    )
  }

  /// Leads to a screen and shows it while its tag is selected, with a title.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:tag:selection:destination:)`.
  @_disfavoredOverload
  public init<S, V>(
    _ title: S,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol, V: Hashable {
    self.init(
      _label: Text(title),
      destination: destination(),
      value: nil,
      isActive: _isSelected(tag, selection)
    )
  }

  /// Leads to a screen and shows it while its tag is selected, with a title.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:destination:tag:selection:)`.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) where V: Hashable {
    self.init(
      _label: Text(titleKey),
      destination: destination,
      value: nil,
      isActive: _isSelected(tag, selection)
    )
  }

  /// Leads to a screen and shows it while its tag is selected, with a title.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:destination:tag:selection:)`.
  @_disfavoredOverload
  public init<S, V>(
    _ title: S,
    destination: Destination,
    tag: V,
    selection: Binding<V?>
  ) where S: StringProtocol, V: Hashable {
    self.init(
      _label: Text(title),
      destination: destination,
      value: nil,
      isActive: _isSelected(tag, selection)
    )
  }
}
