extension Slider where ValueLabel == EmptyView {
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
    self.init(_label: label(), ends: [], value: _ControlValue(value, bounds, V(step)))
  }
}

extension Slider {
  /// Makes a slider with steps and labels at its ends.
  ///
  /// **Source** — documented: Apple, `Slider/init(value:in:step:label:minimumValueLabel:…)`.
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
      value: _ControlValue(value, bounds, V(step))
    )
  }
}

extension CGPoint {
  /// The point that an affine map makes of this one.
  ///
  /// **Source** — documented: Apple, `CGPoint/applying(_:)`.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size that an affine map makes of this one.
  ///
  /// **Source** — documented: Apple, `CGSize/applying(_:)`.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}
