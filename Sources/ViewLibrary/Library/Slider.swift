/// A number on a line.
///
/// Takes all the width it is offered; 31 high, approximately. The action for its movement runs
/// before and after each change.
///
/// **Source** — documented: Apple, `Slider`.
public struct Slider<Label, ValueLabel>: _PrimitiveView where Label: View, ValueLabel: View {
  var _label: Label
  var _ends: [any View]
  var _value: _ControlValue
  var _onEditing: (Bool) -> Void

  init(
    _label: Label,
    ends: [any View],
    value: _ControlValue,
    onEditing: @escaping (Bool) -> Void
  ) {
    self._label = _label
    _ends = ends
    _value = value
    _onEditing = onEditing
  }

  /// The engine's slider.
  public var _primitive: _Primitive {
    .control(
      _Control(.slider, label: _label, content: _ends, value: _value, onEditing: _onEditing)
    )
  }
}

extension _ControlValue {
  init<V>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>,
    _ step: V?
  ) where V: BinaryFloatingPoint {
    self = .number(
      get: { Double(value.wrappedValue) },
      set: { value.wrappedValue = V($0) },
      in: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: step.map { Double($0) }
    )
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider without labels.
  ///
  /// **Source** — documented: Apple, `Slider/init(value:in:onEditingChanged:)`.
  public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      _label: EmptyView(),
      ends: [],
      value: _ControlValue(value, bounds, nil),
      onEditing: onEditingChanged
    )
  }

  /// Makes a slider with steps and without labels.
  ///
  /// **Source** — documented: Apple, `Slider/init(value:in:step:onEditingChanged:)`.
  public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      _label: EmptyView(),
      ends: [],
      value: _ControlValue(value, bounds, V(step)),
      onEditing: onEditingChanged
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label.
  ///
  /// **Source** — documented: Apple, `Slider/init(value:in:label:onEditingChanged:)`.
  public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      _label: label(),
      ends: [],
      value: _ControlValue(value, bounds, nil),
      onEditing: onEditingChanged
    )
  }

  /// Makes a slider with steps and a label.
  ///
  /// **Source** — documented: Apple, `Slider/init(value:in:step:label:onEditingChanged:)`.
  public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      _label: label(),
      ends: [],
      value: _ControlValue(value, bounds, V(step)),
      onEditing: onEditingChanged
    )
  }

  /// Makes a slider with a label, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `Slider/init(value:in:onEditingChanged:label:)`.
  @_disfavoredOverload
  public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      _label: label(),
      ends: [],
      value: _ControlValue(value, bounds, nil),
      onEditing: onEditingChanged
    )
  }

  /// Makes a slider with steps and a label, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `Slider/init(value:in:step:onEditingChanged:label:)`.
  @_disfavoredOverload
  public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      _label: label(),
      ends: [],
      value: _ControlValue(value, bounds, V(step)),
      onEditing: onEditingChanged
    )
  }
}

extension Slider {
  /// Makes a slider with labels at its ends.
  ///
  /// **Source** — documented: Apple, `Slider/init(value:in:…)`.
  public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      _label: label(),
      ends: [minimumValueLabel(), maximumValueLabel()],
      value: _ControlValue(value, bounds, nil),
      onEditing: onEditingChanged
    )
  }

  /// Makes a slider with steps and labels at its ends.
  ///
  /// **Source** — documented: Apple, `Slider/init(value:in:…)`.
  public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      _label: label(),
      ends: [minimumValueLabel(), maximumValueLabel()],
      value: _ControlValue(value, bounds, V(step)),
      onEditing: onEditingChanged
    )
  }

  /// Makes a slider with labels at its ends, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `Slider/init(value:in:…)`.
  @_disfavoredOverload
  public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      _label: label(),
      ends: [minimumValueLabel, maximumValueLabel],
      value: _ControlValue(value, bounds, nil),
      onEditing: onEditingChanged
    )
  }

  /// Makes a slider with steps and labels at its ends, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `Slider/init(value:in:…)`.
  @_disfavoredOverload
  public init<V>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      _label: label(),
      ends: [minimumValueLabel, maximumValueLabel],
      value: _ControlValue(value, bounds, V(step)),
      onEditing: onEditingChanged
    )
  }
}
