/// How far something is.
///
/// Takes all the width it is offered when the amount is known, with a bar 4 high; else a wheel of 20
/// by 20. Approximate.
///
/// **Source** — documented: Apple, `ProgressView`.
public struct ProgressView<Label, CurrentValueLabel>: _PrimitiveView
where Label: View, CurrentValueLabel: View {
  var _label: Label
  var _current: CurrentValueLabel
  var _fraction: Double?

  init(_label: Label, current: CurrentValueLabel, fraction: Double?) {
    self._label = _label
    _current = current
    _fraction = fraction
  }

  /// The engine's progress.
  public var _primitive: _Primitive {
    .control(
      _Control(.progress, label: _label, content: [_current], value: .fraction(_fraction))
    )
  }
}

func _fractionOf<V>(_ value: V?, _ total: V) -> Double? where V: BinaryFloatingPoint {
  value.map { Double($0) / Double(total) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Says that something is going on.
  ///
  /// **Source** — documented: Apple, `ProgressView/init()`.
  public init() where Label == EmptyView {
    self.init(_label: EmptyView(), current: EmptyView(), fraction: nil)
  }

  /// Says that something is going on, with a label.
  ///
  /// **Source** — documented: Apple, `ProgressView/init(label:)`.
  public init(@ViewBuilder label: () -> Label) {
    self.init(_label: label(), current: EmptyView(), fraction: nil)
  }

  /// Says that something is going on, with a title.
  ///
  /// **Source** — documented: Apple, `ProgressView/init(_:)`.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(_label: Text(titleKey), current: EmptyView(), fraction: nil)
  }

  /// Says that something is going on, with a title.
  ///
  /// **Source** — documented: Apple, `ProgressView/init(_:)`.
  @_disfavoredOverload
  public init<S>(_ title: S) where Label == Text, S: StringProtocol {
    self.init(_label: Text(title), current: EmptyView(), fraction: nil)
  }
}

extension ProgressView {
  /// Says how far something is.
  ///
  /// **Source** — documented: Apple, `ProgressView/init(value:total:)`.
  public init<V>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(_label: EmptyView(), current: EmptyView(), fraction: _fractionOf(value, total))
  }

  /// Says how far something is, with a label.
  ///
  /// **Source** — documented: Apple, `ProgressView/init(value:total:label:)`.
  public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(_label: label(), current: EmptyView(), fraction: _fractionOf(value, total))
  }

  /// Says how far something is, with two labels.
  ///
  /// **Source** — documented: Apple, `ProgressView/init(value:total:label:currentValueLabel:)`.
  public init<V>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      _label: label(),
      current: currentValueLabel(),
      fraction: _fractionOf(value, total)
    )
  }

  /// Says how far something is, with a title.
  ///
  /// **Source** — documented: Apple, `ProgressView/init(_:value:total:)`.
  public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(_label: Text(titleKey), current: EmptyView(), fraction: _fractionOf(value, total))
  }

  /// Says how far a stretch of time is.
  ///
  /// **Source** — documented: Apple, `ProgressView/init(timerInterval:countsDown:)`.
  @available(iOS 16.0, macOS 13.0, *)
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(_label: EmptyView(), current: DefaultDateProgressLabel(), fraction: nil)
  }

  /// Says how far a stretch of time is, with a label.
  ///
  /// **Source** — documented: Apple, `ProgressView/init(timerInterval:countsDown:label:)`.
  @available(iOS 16.0, macOS 13.0, *)
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(_label: label(), current: DefaultDateProgressLabel(), fraction: nil)
  }

  /// Says how far a stretch of time is, with two labels.
  ///
  /// **Source** — documented: Apple,
  /// `ProgressView/init(timerInterval:countsDown:label:currentValueLabel:)`.
  @available(iOS 16.0, macOS 13.0, *)
  public init(
    timerInterval: ClosedRange<Date>,
    countsDown: Bool = true,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(_label: label(), current: currentValueLabel(), fraction: nil)
  }

  /// Says how far something is, with a title.
  ///
  /// **Source** — documented: Apple, `ProgressView/init(_:value:total:)`.
  @_disfavoredOverload
  public init<S, V>(_ title: S, value: V?, total: V = 1.0)
  where
    Label == Text, CurrentValueLabel == EmptyView, S: StringProtocol, V: BinaryFloatingPoint
  {
    self.init(_label: Text(title), current: EmptyView(), fraction: _fractionOf(value, total))
  }
}

/// The time that is left.
///
/// **Source** — documented: Apple, `DefaultDateProgressLabel`.
@available(iOS 16.0, macOS 13.0, *)
public struct DefaultDateProgressLabel: _PrimitiveView {
  /// A text.
  public var _primitive: _Primitive { .group(Text(verbatim: "0:00")) }
}

/// A value within bounds.
///
/// Takes all the width it is offered: the label above a bar 6 high. Approximate.
///
/// **Source** — documented: Apple, `Gauge`.
@available(iOS 16.0, macOS 13.0, *)
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: _PrimitiveView
where
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
{
  var _label: Label
  var _labels: [any View]
  var _fraction: Double

  init(_label: Label, labels: [any View], fraction: Double) {
    self._label = _label
    _labels = labels
    _fraction = fraction
  }

  /// The engine's gauge.
  public var _primitive: _Primitive {
    .control(_Control(.gauge, label: _label, content: _labels, value: .fraction(_fraction)))
  }
}

func _part<V>(_ value: V, _ bounds: ClosedRange<V>) -> Double where V: BinaryFloatingPoint {
  Double(value - bounds.lowerBound) / Double(bounds.upperBound - bounds.lowerBound)
}

@available(iOS 16.0, macOS 13.0, *)
extension Gauge {
  /// Shows a value with a label.
  ///
  /// **Source** — documented: Apple, `Gauge/init(value:in:label:)`.
  public init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView,
    V: BinaryFloatingPoint
  {
    self.init(_label: label(), labels: [], fraction: _part(value, bounds))
  }

  /// Shows a value with a label and the value itself.
  ///
  /// **Source** — documented: Apple, `Gauge/init(value:in:label:currentValueLabel:)`.
  public init<V>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  )
  where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
    self.init(
      _label: label(),
      labels: [currentValueLabel()],
      fraction: _part(value, bounds)
    )
  }

  /// Shows a value with labels at its ends.
  ///
  /// **Source** — documented: Apple, `Gauge/init(value:in:label:currentValueLabel:…)`.
  public init<V>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView, V: BinaryFloatingPoint {
    self.init(
      _label: label(),
      labels: [currentValueLabel(), minimumValueLabel(), maximumValueLabel()],
      fraction: _part(value, bounds)
    )
  }
}
