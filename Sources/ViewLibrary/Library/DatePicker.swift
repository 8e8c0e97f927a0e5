/// A moment that can be chosen.
///
/// Approximate in size: after the label a box for each part, 34 high with body text; a calendar is
/// 320 by 334 and wheels are 216 high. The bounds limit what a finger can choose, not the binding:
/// a date outside stays as it is and is shown.
///
/// **Source** — documented: Apple, `DatePicker`.
public struct DatePicker<Label>: _PrimitiveView where Label: View {
  /// The parts of a moment.
  public typealias Components = DatePickerComponents
  var _label: Label
  var _selection: Binding<Date>
  var _components: DatePickerComponents
  var _range = _DateBounds(lower: nil, upper: nil)

  /// The engine's picker.
  public var _primitive: _Primitive {
    var parts: [String] = []
    if _components.contains(.date) { parts.append("date") }
    if _components.contains(.hourAndMinute) { parts.append("hourAndMinute") }
    return .control(
      _Control(
        .datePicker,
        label: _label,
        value: .other(_ShownDate(_selection.wrappedValue)),
        options: parts,
        details: _PickedDate(selection: _selection, bounds: _range, components: _components)
      )
    )
  }
}

/// What a style of one's own needs to know of a date picker.
///
/// **Source** — inferred: a device of this library.
public struct _PickedDate {
  /// The date.
  public var selection: Binding<Date>
  /// Between which dates one may choose.
  public var bounds: _DateBounds
  /// The parts that are shown.
  public var components: DatePickerComponents
}

/// A moment as a compact picker shows it.
///
/// **Source** — inferred: a device of this library.
public struct _ShownDate {
  /// The day: Jan 1, 2001.
  public var day: String
  /// The time: 12:00 AM.
  public var time: String

  init(_ date: Date) {
    day = date.formatted(date: .abbreviated, time: .omitted)
    time = date.formatted(date: .omitted, time: .shortened)
  }
}

/// Between which dates one may choose.
///
/// **Source** — inferred: a device of this library.
public struct _DateBounds {
  /// The first date.
  public var lower: Date?
  /// The last date.
  public var upper: Date?

  /// Describes bounds; nil is none.
  public init(lower: Date?, upper: Date?) {
    self.lower = lower
    self.upper = upper
  }
  init(_ range: ClosedRange<Date>) { self.init(lower: range.lowerBound, upper: range.upperBound) }
  init(_ range: PartialRangeFrom<Date>) { self.init(lower: range.lowerBound, upper: nil) }
  init(_ range: PartialRangeThrough<Date>) { self.init(lower: nil, upper: range.upperBound) }
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

  /// Makes a picker with a title.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(_:selection:displayedComponents:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(_label: Text(title), _selection: selection, _components: displayedComponents)
  }
}

extension DatePicker {
  /// Makes a picker of dates between two with a label of one's own.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(selection:in:displayedComponents:label:)`.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _label: label(),
      _selection: selection,
      _components: displayedComponents,
      _range: _DateBounds(range)
    )
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker of dates between two with a title.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(_:selection:in:displayedComponents:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _label: Text(titleKey),
      _selection: selection,
      _components: displayedComponents,
      _range: _DateBounds(range)
    )
  }

  /// Makes a picker of dates between two with a title.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(_:selection:in:displayedComponents:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(
      _label: Text(title),
      _selection: selection,
      _components: displayedComponents,
      _range: _DateBounds(range)
    )
  }
}

extension DatePicker {
  /// Makes a picker of dates from one on with a label of one's own.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(selection:in:displayedComponents:label:)`.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _label: label(),
      _selection: selection,
      _components: displayedComponents,
      _range: _DateBounds(range)
    )
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker of dates from one on with a title.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(_:selection:in:displayedComponents:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _label: Text(titleKey),
      _selection: selection,
      _components: displayedComponents,
      _range: _DateBounds(range)
    )
  }

  /// Makes a picker of dates from one on with a title.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(_:selection:in:displayedComponents:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(
      _label: Text(title),
      _selection: selection,
      _components: displayedComponents,
      _range: _DateBounds(range)
    )
  }
}

extension DatePicker {
  /// Makes a picker of dates up to one with a label of one's own.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(selection:in:displayedComponents:label:)`.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      _label: label(),
      _selection: selection,
      _components: displayedComponents,
      _range: _DateBounds(range)
    )
  }
}

extension DatePicker where Label == Text {
  /// Makes a picker of dates up to one with a title.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(_:selection:in:displayedComponents:)`.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      _label: Text(titleKey),
      _selection: selection,
      _components: displayedComponents,
      _range: _DateBounds(range)
    )
  }

  /// Makes a picker of dates up to one with a title.
  ///
  /// **Source** — documented: Apple, `DatePicker/init(_:selection:in:displayedComponents:)`.
  @_disfavoredOverload
  public init<S>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) where S: StringProtocol {
    self.init(
      _label: Text(title),
      _selection: selection,
      _components: displayedComponents,
      _range: _DateBounds(range)
    )
  }
}
