extension View {
  /// Runs an action after a long press.
  ///
  /// **Source** — documented: Apple,
  /// `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`; its type is
  /// private.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    _longPress(minimumDuration, maximumDistance, action, onPressingChanged)
  }

  /// Runs an action after a long press, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple,
  /// `onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)`; its type is private.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    _longPress(minimumDuration, maximumDistance, action, pressing)
  }

  func _longPress(
    _ duration: Double,
    _ distance: CGFloat,
    _ action: @escaping () -> Void,
    _ pressing: ((Bool) -> Void)?
  ) -> _PrivateView<Self, _PrivateModifier> {
    _private(
      "onLongPressGesture",
      .gesture(
        .normal,
        _PressGesture(
          press: LongPressGesture(minimumDuration: duration, maximumDistance: distance)
            .onEnded { _ in action() },
          pressing: pressing ?? { _ in }
        ),
        .all
      )
    )
  }

  /// Runs an action with a key.
  ///
  /// **Source** — documented: Apple, `keyboardShortcut(_:modifiers:)`; its type is private.
  @available(iOS 14.0, macOS 11.0, *)
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  {
    _private("keyboardShortcut")
  }

  /// Runs an action with a key.
  ///
  /// **Source** — documented: Apple, `keyboardShortcut(_:)`; its type is private.
  @available(iOS 14.0, macOS 11.0, *)
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    _private("keyboardShortcut")
  }

  /// Lets a change be felt.
  ///
  /// **Source** — documented: Apple, `sensoryFeedback(_:trigger:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
  where T: Equatable {
    _private("sensoryFeedback")
  }

  /// Lets some changes be felt.
  ///
  /// **Source** — documented: Apple, `sensoryFeedback(_:trigger:condition:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func sensoryFeedback<T>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable {
    _private("sensoryFeedback")
  }

  /// Lets changes be felt, each in its way.
  ///
  /// **Source** — documented: Apple, `sensoryFeedback(trigger:_:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func sensoryFeedback<T>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable {
    _private("sensoryFeedback")
  }

  /// Lets the view stand out under the pointer.
  ///
  /// **Source** — documented: Apple, `hoverEffect(_:)`; its type is private.
  @available(iOS 13.4, *)
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    _private("hoverEffect")
  }

  /// Runs an action while the pointer moves; there is none here.
  ///
  /// **Source** — documented: Apple, `onContinuousHover(coordinateSpace:perform:)`; its type is
  /// private.
  @available(iOS 16.0, macOS 13.0, *)
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    _private("onContinuousHover")
  }

  /// Says what the key that ends input says.
  ///
  /// **Source** — documented: Apple, `submitLabel(_:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { _private("submitLabel") }

  /// Keeps what is submitted inside from views outside.
  ///
  /// **Source** — documented: Apple, `submitScope(_:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    _private(
      "submitScope",
      .environment { values in
        var copy = values
        if isBlocking { copy._submits = [] }
        return copy
      }
    )
  }

  /// Says whether text inside can be selected.
  ///
  /// **Source** — documented: Apple, `textSelection(_:)`; its type is private.
  @available(iOS 15.0, macOS 12.0, *)
  public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability {
    _private("textSelection")
  }

  /// Lets the view take the focus.
  ///
  /// **Source** — documented: Apple, `focusable(_:)`; its type is private.
  @available(iOS 17.0, macOS 12.0, *)
  public func focusable(_ isFocusable: Bool = true) -> some View { _private("focusable") }

  /// Says where the focus is at first.
  ///
  /// **Source** — documented: Apple, `defaultFocus(_:_:priority:)`; its type is private.
  @available(iOS 17.0, macOS 13.0, *)
  public func defaultFocus<V>(_ binding: FocusState<V>.Binding, _ value: V) -> some View
  where V: Hashable {
    _private("defaultFocus")
  }

  /// Runs an action for an address from outside; none comes here.
  ///
  /// **Source** — documented: Apple, `onOpenURL(perform:)`; its type is private.
  @available(iOS 14.0, macOS 11.0, *)
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    _private("onOpenURL")
  }

  /// Shows the view's size beside that of what contains it.
  ///
  /// **Source** — documented: Apple, `containerBackground(_:for:)`; its type is private.
  @available(iOS 17.0, macOS 14.0, *)
  public func containerBackground<S>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View where S: ShapeStyle {
    _private("containerBackground")
  }
}

/// What a background stands behind.
///
/// **Source** — documented: Apple, `ContainerBackgroundPlacement`.
@available(iOS 17.0, macOS 14.0, *)
public struct ContainerBackgroundPlacement {
  var _name: String
  /// A widget.
  public static let widget = ContainerBackgroundPlacement(_name: "widget")
  /// A screen of a stack.
  @available(iOS 18.0, macOS 15.0, *)
  public static let navigation = ContainerBackgroundPlacement(_name: "navigation")
}

/// A long press that tells when a finger comes and goes.
///
/// **Source** — inferred: a device of this library.
public struct _PressGesture: _PrimitiveGesture {
  var press: _EndedGesture<LongPressGesture>
  var pressing: (Bool) -> Void
  /// What the press tells.
  public typealias Value = Bool
  /// The press; it is over when the finger leaves or the press is recognised.
  public var _recognizer: _Recognizer {
    .updating(press, { _ in pressing(true) }, reset: { pressing(false) })
  }
}
