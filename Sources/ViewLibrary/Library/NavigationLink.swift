/// Leads to another screen.
///
/// **Source** — documented: Apple, `NavigationLink`.
public struct NavigationLink<Label, Destination>: _PrimitiveView
where Label: View, Destination: View {
  var _label: Label
  var _destination: Destination?
  var _value: AnyHashable?
  var _isActive: Binding<Bool>?

  init(
    _label: Label,
    destination: Destination?,
    value: AnyHashable?,
    isActive: Binding<Bool>? = nil
  ) {
    self._label = _label
    _destination = destination
    _value = value
    _isActive = isActive
  }

  /// The engine's link; one that follows a flag is a button that raises it, and a screen while it
  /// holds.
  public var _primitive: _Primitive {
    if let isActive = _isActive, let destination = _destination {
      return .modified(
        Button(action: { isActive.wrappedValue = true }) { _label },
        _PrivateModifier(
          writtenName: "navigationDestination",
          effect: .presentation(
            "navigationDestination",
            isPresented: isActive,
            { destination }
          )
        )
      )
    }
    return .control(
      _Control(
        .navigationLink,
        label: _label,
        value: .link(destination: _destination.map { view in { view } }, value: _value)
      )
    )
  }
}

extension NavigationLink {
  /// Leads to a screen, with a label of one's own.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(destination:label:)`.
  public init(
    @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(_label: label(), destination: destination(), value: nil)
  }

  /// Leads to a screen, with a label of one's own, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(destination:label:)`.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(_label: label(), destination: destination, value: nil)
  }
}

extension NavigationLink where Label == Text {
  /// Leads to a screen, with a title.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:destination:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(_label: Text(titleKey), destination: destination(), value: nil)
  }

  /// Leads to a screen, with a title.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:destination:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    @ViewBuilder destination: () -> Destination
  ) where S: StringProtocol {
    self.init(_label: Text(title), destination: destination(), value: nil)
  }

  /// Leads to a screen, with a title, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:destination:)`.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(_label: Text(titleKey), destination: destination, value: nil)
  }

  /// Leads to a screen, with a title, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:destination:)`.
  @_disfavoredOverload
  public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    self.init(_label: Text(title), destination: destination, value: nil)
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension NavigationLink where Destination == Never {
  /// Puts a value on the path, with a label of one's own.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(value:label:)`.
  public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.init(_label: label(), destination: nil, value: value.map { AnyHashable($0) })
  }

  /// Puts a value on the path, with a title.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:value:)`.
  public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
    self.init(
      _label: Text(titleKey),
      destination: nil,
      value: value.map { AnyHashable($0) }
    )
  }

  /// Puts a value on the path, with a title.
  ///
  /// **Source** — documented: Apple, `NavigationLink/init(_:value:)`.
  @_disfavoredOverload
  public init<S, P>(_ title: S, value: P?)
  where Label == Text, S: StringProtocol, P: Hashable {
    self.init(_label: Text(title), destination: nil, value: value.map { AnyHashable($0) })
  }
}
