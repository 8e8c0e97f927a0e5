extension Text {
  /// Shows a value in a format, in the language of the surroundings.
  ///
  /// **Source** — documented: Apple, `Text/init(_:format:)`; that a format with a language of its
  /// own gives way to another than the usual one around it is inferred.
  @available(iOS 15.0, macOS 12.0, *)
  public init<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(_localized: format.format(input)) { format.locale($0).format(input) }
  }

  init(_localized text: String, _ make: @escaping (Locale) -> String) {
    self.init(_runs: [.localized(_LocalizedValue(text: text, make: make))])
  }

  /// Shows a text of a table of translations.
  ///
  /// **Source** — documented: Apple, `Text/init(_:)` for resources.
  @available(iOS 16.0, macOS 13.0, *)
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }

  /// How a date is shown.
  ///
  /// **Source** — documented: Apple, `Text.DateStyle`.
  public struct DateStyle: Equatable {
    var _name: String
    /// The time of day: 7:01 AM.
    public static let time = DateStyle(_name: "time")
    /// The day: January 1, 2001.
    public static let date = DateStyle(_name: "date")
    /// How long until then or since then: 2 hr, 23 min.
    public static let relative = DateStyle(_name: "relative")
    /// How far from now: +2 hours.
    public static let offset = DateStyle(_name: "offset")
    /// A clock that runs: 2:23.
    public static let timer = DateStyle(_name: "timer")
  }

  /// Shows a date; those styles that depend on now show it at the start of time here.
  ///
  /// **Source** — documented: Apple, `Text/init(_:style:)`; the words are those of the documentation.
  @available(iOS 14.0, macOS 11.0, *)
  public init(_ date: Date, style: DateStyle) {
    let distance = date.timeIntervalSince(Date())
    switch style._name {
    case "time":
      self.init(_localized: date.formatted(date: .omitted, time: .shortened)) { locale in
        Date.FormatStyle(date: .omitted, time: .shortened, locale: locale).format(date)
      }
    case "date":
      self.init(_localized: date.formatted(date: .long, time: .omitted)) { locale in
        Date.FormatStyle(date: .long, time: .omitted, locale: locale).format(date)
      }
    case "timer": self.init(verbatim: Text._clock(abs(distance)))
    case "offset":
      let sign = distance < 0 ? "-" : "+"
      self.init(verbatim: sign + Text._largest(abs(distance)))
    default: self.init(verbatim: Text._span(abs(distance)))
    }
  }

  /// Shows the span between two dates.
  ///
  /// **Source** — documented: Apple, `Text/init(_:)` for intervals.
  @available(iOS 14.0, macOS 11.0, *)
  public init(_ dates: ClosedRange<Date>) {
    let start = dates.lowerBound.formatted(date: .omitted, time: .shortened)
    let end = dates.upperBound.formatted(date: .omitted, time: .shortened)
    self.init(verbatim: start + " – " + end)
  }

  /// Shows a clock that runs within an interval.
  ///
  /// **Source** — documented: Apple, `Text/init(timerInterval:pauseTime:countsDown:showsHours:)`.
  @available(iOS 16.0, macOS 13.0, *)
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let past = (pauseTime ?? Date()).timeIntervalSince(timerInterval.lowerBound)
    let shown = max(0, min(length, countsDown ? length - past : past))
    self.init(verbatim: Text._clock(shown))
  }

  static func _clock(_ seconds: Double) -> String {
    let total = Int(seconds)
    let rest = total % 60 < 10 ? "0\(total % 60)" : "\(total % 60)"
    guard total >= 3600 else { return "\(total / 60):\(rest)" }
    let minutes = total / 60 % 60
    return "\(total / 3600):" + (minutes < 10 ? "0\(minutes)" : "\(minutes)") + ":\(rest)"
  }

  static func _span(_ seconds: Double) -> String {
    let total = Int(seconds)
    let parts = [
      (total / 86_400, total / 86_400 == 1 ? "day" : "days"), (total / 3600 % 24, "hr"),
      (total / 60 % 60, "min"), (total % 60, "sec"),
    ]
    let first = parts.firstIndex { $0.0 > 0 } ?? 3
    return parts[first..<min(first + 2, 4)].filter { $0.0 > 0 || first == 3 }
      .map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  static func _largest(_ seconds: Double) -> String {
    let total = Int(seconds)
    let units = [(86_400, "day"), (3600, "hour"), (60, "minute"), (1, "second")]
    for (length, name) in units where total >= length {
      let count = total / length
      return "\(count) \(name)" + (count == 1 ? "" : "s")
    }
    return "0 seconds"
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a value in a format.
  public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    appendInterpolation(Text(input, format: format))
  }

  /// Adds a date.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style))
  }

  /// Adds a text of a table of translations.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(resource.key)
  }
}

@available(iOS 16.0, macOS 13.0, *)
extension LabeledContent where Label == Text, Content == Text {
  /// A title and a value in a format beside each other.
  ///
  /// **Source** — documented: Apple, `LabeledContent/init(_:value:format:)`.
  public init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }

  /// A title and a value in a format beside each other.
  ///
  /// **Source** — documented: Apple, `LabeledContent/init(_:value:format:)`.
  @_disfavoredOverload
  public init<S, F>(_ title: S, value: F.FormatInput, format: F)
  where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}

extension Binding {
  /// The value as a text in a format; a text that is no such value changes nothing.
  func _text<F>(_ format: F) -> Binding<String>
  where F: ParseableFormatStyle, F.FormatInput == Value, F.FormatOutput == String {
    Binding<String>(
      get: { format.format(wrappedValue) },
      set: { text in
        if let value = try? format.parseStrategy.parse(text) { wrappedValue = value }
      }
    )
  }

  /// The value as a formatter writes it; a text that has no such value changes nothing.
  func _text(_ formatter: Formatter) -> Binding<String> {
    Binding<String>(
      get: { formatter.string(for: wrappedValue) ?? "" },
      set: { text in
        let object = formatter._object(text)
        if let value = object as? Value {
          wrappedValue = value
        } else if let number = object as? Double {
          if let value = Int(exactly: number.rounded()) as? Value { wrappedValue = value }
          if let value = CGFloat(number) as? Value { wrappedValue = value }
          if let value = Float(number) as? Value { wrappedValue = value }
        }
      }
    )
  }

  /// The value, or none, as a text in a format.
  func _optionalText<F>(_ format: F) -> Binding<String>
  where F: ParseableFormatStyle, Value == F.FormatInput?, F.FormatOutput == String {
    Binding<String>(
      get: { wrappedValue.map { format.format($0) } ?? "" },
      set: { text in wrappedValue = try? format.parseStrategy.parse(text) }
    )
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension TextField where Label == Text {
  /// Makes a field for a value in a format, which is written when the input ends.
  ///
  /// **Source** — documented: Apple, `TextField/init(_:value:format:prompt:)`.
  public init<F>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(titleKey, text: value._text(format))
    _writesAtEnd = true
  }

  /// Makes a field for a value in a format, which is written when the input ends.
  ///
  /// **Source** — documented: Apple, `TextField/init(_:value:format:prompt:)`.
  @_disfavoredOverload
  public init<S, F>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(title, text: value._text(format))
    _writesAtEnd = true
  }

  /// Makes a field for a value that may be absent, in a format.
  ///
  /// **Source** — documented: Apple, `TextField/init(_:value:format:prompt:)`.
  public init<F>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput?>,
    format: F,
    prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(titleKey, text: value._optionalText(format))
    _writesAtEnd = true
  }

  /// Makes a field for a value, with a formatter.
  ///
  /// **Source** — documented: Apple, `TextField/init(_:value:formatter:)`.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(titleKey, text: value._text(formatter))
    _writesAtEnd = true
  }

  /// Makes a field for a value, with a formatter.
  ///
  /// **Source** — documented: Apple, `TextField/init(_:value:formatter:)`.
  @_disfavoredOverload
  public init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter) where S: StringProtocol {
    self.init(title, text: value._text(formatter))
    _writesAtEnd = true
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension TextField {
  /// Makes a field for a value in a format, with a label of one's own.
  ///
  /// **Source** — documented: Apple, `TextField/init(value:format:prompt:label:)`.
  public init<F>(
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(text: value._text(format), prompt: prompt, label: label)
    _writesAtEnd = true
  }
}
