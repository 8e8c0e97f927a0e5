/// A number one step up or down.
///
/// The action for its movement runs before and after each step.
///
/// **Source** — documented: Apple, `Stepper`.
public struct Stepper<Label>: _PrimitiveView where Label: View {
  var _label: Label
  var _up: (() -> Void)?
  var _down: (() -> Void)?

  init(
    _label: Label,
    up: (() -> Void)?,
    down: (() -> Void)?,
    onEditing: @escaping (Bool) -> Void
  ) {
    self._label = _label
    _up = up.map { step in _edited(step, onEditing) }
    _down = down.map { step in _edited(step, onEditing) }
  }

  /// The engine's stepper.
  public var _primitive: _Primitive {
    .control(_Control(.stepper, label: _label, value: .steps(up: _up, down: _down)))
  }
}

/// An action told before and after.
func _edited(
  _ action: @escaping () -> Void,
  _ onEditing: @escaping (Bool) -> Void
) -> () -> Void {
  {
    onEditing(true)
    action()
    onEditing(false)
  }
}

extension Stepper {
  /// Makes a stepper of two actions.
  ///
  /// **Source** — documented: Apple, `Stepper/init(label:onIncrement:onDecrement:onEditingChanged:)`.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      _label: label(),
      up: onIncrement,
      down: onDecrement,
      onEditing: onEditingChanged
    )
  }

  /// Makes a stepper of two actions, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `Stepper/init(onIncrement:onDecrement:onEditingChanged:label:)`.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _label: label(),
      up: onIncrement,
      down: onDecrement,
      onEditing: onEditingChanged
    )
  }

  /// Makes a stepper of a value.
  ///
  /// **Source** — documented: Apple, `Stepper/init(value:step:label:onEditingChanged:)`.
  public init<V>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      _label: label(),
      up: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      down: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditing: onEditingChanged
    )
  }

  /// Makes a stepper of a value, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `Stepper/init(value:step:onEditingChanged:label:)`.
  @_disfavoredOverload
  public init<V>(
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V: Strideable {
    self.init(
      _label: label(),
      up: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      down: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditing: onEditingChanged
    )
  }

  /// Makes a stepper of a value within bounds.
  ///
  /// **Source** — documented: Apple, `Stepper/init(value:in:step:label:onEditingChanged:)`.
  public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      _label: label(),
      up: {
        value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound)
      },
      down: {
        value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound)
      },
      onEditing: onEditingChanged
    )
  }

  /// Makes a stepper of a value within bounds, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `Stepper/init(value:in:step:onEditingChanged:label:)`.
  @_disfavoredOverload
  public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V: Strideable {
    self.init(
      _label: label(),
      up: {
        value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound)
      },
      down: {
        value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound)
      },
      onEditing: onEditingChanged
    )
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a title and two actions.
  ///
  /// **Source** — documented: Apple, `Stepper/init(_:onIncrement:onDecrement:onEditingChanged:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      _label: Text(titleKey),
      up: onIncrement,
      down: onDecrement,
      onEditing: onEditingChanged
    )
  }

  /// Makes a stepper with a title and two actions.
  ///
  /// **Source** — documented: Apple, `Stepper/init(_:onIncrement:onDecrement:onEditingChanged:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol {
    self.init(
      _label: Text(title),
      up: onIncrement,
      down: onDecrement,
      onEditing: onEditingChanged
    )
  }

  /// Makes a stepper with a title.
  ///
  /// **Source** — documented: Apple, `Stepper/init(_:value:step:onEditingChanged:)`.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      _label: Text(titleKey),
      up: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      down: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditing: onEditingChanged
    )
  }

  /// Makes a stepper with a title.
  ///
  /// **Source** — documented: Apple, `Stepper/init(_:value:step:onEditingChanged:)`.
  @_disfavoredOverload
  public init<S, V>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(
      _label: Text(title),
      up: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      down: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditing: onEditingChanged
    )
  }

  /// Makes a stepper with a title and bounds.
  ///
  /// **Source** — documented: Apple, `Stepper/init(_:value:in:step:onEditingChanged:)`.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(
      _label: Text(titleKey),
      up: {
        value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound)
      },
      down: {
        value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound)
      },
      onEditing: onEditingChanged
    )
  }

  /// Makes a stepper with a title and bounds.
  ///
  /// **Source** — documented: Apple, `Stepper/init(_:value:in:step:onEditingChanged:)`.
  @_disfavoredOverload
  public init<S, V>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where S: StringProtocol, V: Strideable {
    self.init(
      _label: Text(title),
      up: {
        value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound)
      },
      down: {
        value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound)
      },
      onEditing: onEditingChanged
    )
  }
}
