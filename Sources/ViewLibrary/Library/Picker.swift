/// One of several tagged views.
///
/// Approximate in size. As a menu it is the chosen view and an arrow inside insets of 12 and 7; in a
/// list the label stands before; segments share the width and are 32 high; a wheel is 216 high.
///
/// **Source** — documented: Apple, `Picker`.
public struct Picker<Label, SelectionValue, Content>: _PrimitiveView
where Label: View, SelectionValue: Hashable, Content: View {
  var _selection: Binding<SelectionValue>
  var _label: Label
  var _content: Content

  /// The engine's picker.
  public var _primitive: _Primitive {
    .control(
      _Control(
        .picker,
        label: _label,
        content: [_content],
        value: .choice(_Choice(_value: _selection))
      )
    )
  }
}

extension Picker {
  /// Makes a picker with a label of one's own.
  ///
  /// **Source** — documented: Apple, `Picker/init(selection:content:label:)`.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(_selection: selection, _label: label(), _content: content())
  }

  /// Makes a picker with a label of one's own, as iOS 13 wrote it.
  ///
  /// **Source** — documented: Apple, `Picker/init(selection:label:content:)`.
  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(_selection: selection, _label: label, _content: content())
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  ///
  /// **Source** — documented: Apple, `Picker/init(_:selection:content:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(_selection: selection, _label: Text(titleKey), _content: content())
  }

  /// Makes a picker with a title.
  ///
  /// **Source** — documented: Apple, `Picker/init(_:selection:content:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol {
    self.init(_selection: selection, _label: Text(title), _content: content())
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// Makes a picker with a title and a symbol.
  ///
  /// **Source** — documented: Apple, `Picker/init(_:systemImage:selection:content:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      _selection: selection,
      _label: SwiftUI.Label(titleKey, systemImage: systemImage),
      _content: content()
    )
  }
}

/// A number on a line.
///
/// Takes all the width it is offered; 31 high, approximately.
///
/// **Source** — documented: Apple, `Slider`.
public struct Slider<Label, ValueLabel>: _PrimitiveView where Label: View, ValueLabel: View {
  var _label: Label
  var _ends: [any View]
  var _value: _ControlValue

  init(_label: Label, ends: [any View], value: _ControlValue) {
    self._label = _label
    _ends = ends
    _value = value
  }

  /// The engine's slider.
  public var _primitive: _Primitive {
    .control(_Control(.slider, label: _label, content: _ends, value: _value))
  }
}

extension _ControlValue {
  init<V>(_ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?) where V: BinaryFloatingPoint {
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
    self.init(_label: EmptyView(), ends: [], value: _ControlValue(value, bounds, nil))
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
    self.init(_label: EmptyView(), ends: [], value: _ControlValue(value, bounds, V(step)))
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
    self.init(_label: label(), ends: [], value: _ControlValue(value, bounds, nil))
  }
}

extension Slider {
  /// Makes a slider with labels at its ends.
  ///
  /// **Source** — documented: Apple, `Slider/init(value:in:label:minimumValueLabel:…)`.
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
      value: _ControlValue(value, bounds, nil)
    )
  }
}

/// A number one step up or down.
///
/// **Source** — documented: Apple, `Stepper`.
public struct Stepper<Label>: _PrimitiveView where Label: View {
  var _label: Label
  var _up: (() -> Void)?
  var _down: (() -> Void)?

  /// The engine's stepper.
  public var _primitive: _Primitive {
    .control(_Control(.stepper, label: _label, value: .steps(up: _up, down: _down)))
  }
}

extension Stepper {
  /// Makes a stepper of two actions.
  ///
  /// **Source** — documented: Apple, `Stepper/init(label:onIncrement:onDecrement:…)`.
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(_label: label(), _up: onIncrement, _down: onDecrement)
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
      _up: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      _down: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
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
      _up: {
        value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound)
      },
      _down: {
        value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound)
      }
    )
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a title.
  ///
  /// **Source** — documented: Apple, `Stepper/init(_:value:step:onEditingChanged:)`.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(value: value, step: step, label: { Text(titleKey) })
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
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
  }

  /// Makes a stepper with a title and two actions.
  ///
  /// **Source** — documented: Apple, `Stepper/init(_:onIncrement:onDecrement:…)`.
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(_label: Text(titleKey), _up: onIncrement, _down: onDecrement)
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
    self.init(value: value, in: bounds, step: step, label: { Text(title) })
  }
}

/// A moment that can be chosen.
///
/// Approximate in size: after the label a box for each part, 34 high with body text; a calendar is
/// 320 by 334 and wheels are 216 high.
///
/// **Source** — documented: Apple, `DatePicker`.
public struct DatePicker<Label>: _PrimitiveView where Label: View {
  /// The parts of a moment.
  public typealias Components = DatePickerComponents
  var _label: Label
  var _selection: Binding<Date>
  var _components: DatePickerComponents

  /// The engine's picker.
  public var _primitive: _Primitive {
    var parts: [String] = []
    if _components.contains(.date) { parts.append("date") }
    if _components.contains(.hourAndMinute) { parts.append("hourAndMinute") }
    return .control(
      _Control(
        .datePicker,
        label: _label,
        value: .other(_selection.wrappedValue),
        options: parts
      )
    )
  }
}

/// The parts of a moment.
///
/// **Source** — documented: Apple, `DatePickerComponents`.
public struct DatePickerComponents: OptionSet {
  /// The parts as bits.
  public let rawValue: UInt
  /// Makes a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker {
  /// Makes a picker with a label of one's own.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(selection:displayedComponents:label:)`.
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(_label: label(), _selection: selection, _components: displayedComponents)
  }

  /// Makes a picker for a moment between two moments; the engine offers every moment.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(selection:in:displayedComponents:label:)`.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(_label: label(), _selection: selection, _components: displayedComponents)
  }

  /// Makes a picker for a moment from a moment on; the engine offers every moment.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(selection:in:displayedComponents:label:)`.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(_label: label(), _selection: selection, _components: displayedComponents)
  }

  /// Makes a picker for a moment up to a moment; the engine offers every moment.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(selection:in:displayedComponents:label:)`.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(_label: label(), _selection: selection, _components: displayedComponents)
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker with a title.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(_:selection:displayedComponents:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(_label: Text(titleKey), _selection: selection, _components: displayedComponents)
  }

  /// Makes a picker with a title for a moment between two moments; the engine offers every moment.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(_:selection:in:displayedComponents:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(_label: Text(titleKey), _selection: selection, _components: displayedComponents)
  }

  /// Makes a picker with a title for a moment between two moments; the engine offers every moment.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(_:selection:in:displayedComponents:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(_label: Text(title), _selection: selection, _components: displayedComponents)
  }

  /// Makes a picker with a title for a moment from a moment on; the engine offers every moment.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(_:selection:in:displayedComponents:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(_label: Text(titleKey), _selection: selection, _components: displayedComponents)
  }

  /// Makes a picker with a title for a moment from a moment on; the engine offers every moment.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(_:selection:in:displayedComponents:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(_label: Text(title), _selection: selection, _components: displayedComponents)
  }

  /// Makes a picker with a title for a moment up to a moment; the engine offers every moment.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(_:selection:in:displayedComponents:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(_label: Text(titleKey), _selection: selection, _components: displayedComponents)
  }

  /// Makes a picker with a title for a moment up to a moment; the engine offers every moment.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(_:selection:in:displayedComponents:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(_label: Text(title), _selection: selection, _components: displayedComponents)
  }

  /// Makes a picker with a title.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(_:selection:displayedComponents:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(_label: Text(title), _selection: selection, _components: displayedComponents)
  }
}

/// Several days that can be chosen.
///
/// **Source** — documented: Apple, `MultiDatePicker`.
@available(iOS 16.0, *)
public struct MultiDatePicker<Label>: _PrimitiveView where Label: View {
  var _label: Label
  var _selection: Binding<Set<DateComponents>>
  /// The engine's picker.
  public var _primitive: _Primitive {
    .control(
      _Control(
        .datePicker,
        label: _label,
        value: .other(_selection.wrappedValue),
        options: ["calendar"]
      )
    )
  }
}

@available(iOS 16.0, *)
extension MultiDatePicker where Label == Text {
  /// Makes a picker with a title.
  ///
  /// **Source** — documented: Apple, `MultiDatePicker/init(_:selection:)`.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(_label: Text(titleKey), _selection: selection)
  }
}

/// A color that can be chosen.
///
/// Takes all the width it is offered; after the label a well of 28 by 28, approximately.
///
/// **Source** — documented: Apple, `ColorPicker`.
public struct ColorPicker<Label>: _PrimitiveView where Label: View {
  var _label: Label
  var _selection: Binding<Color>
  /// The engine's picker.
  public var _primitive: _Primitive {
    .control(_Control(.colorPicker, label: _label, value: .other(_selection.wrappedValue)))
  }
}

extension ColorPicker {
  /// Makes a picker with a label of one's own.
  ///
  /// **Source** — documented: Apple, `ColorPicker/init(selection:supportsOpacity:label:)`.
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    self.init(_label: label(), _selection: selection)
  }
}

extension ColorPicker where Label == Text {
  /// Makes a picker with a title.
  ///
  /// **Source** — documented: Apple, `ColorPicker/init(_:selection:supportsOpacity:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(_label: Text(titleKey), _selection: selection)
  }
}
