@available(iOS 15.0, macOS 12.0, *)
extension Stepper where Label == Text {
  /// Makes a stepper with a title, its value in a format.
  ///
  /// The format is for the field beside a stepper of macOS; here the title alone is shown.
  ///
  /// **Source** — documented: Apple, `Stepper/init(_:value:step:format:…)`; inferred that
  /// iOS shows no value.
  public init<F>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint,
    F.FormatOutput == String
  {
    self.init(
      _label: Text(titleKey),
      up: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      down: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditing: onEditingChanged
    )
  }

  /// Makes a stepper with a title and bounds, its value in a format.
  ///
  /// The format is for the field beside a stepper of macOS; here the title alone is shown.
  ///
  /// **Source** — documented: Apple, `Stepper/init(_:value:in:step:format:…)`; inferred that
  /// iOS shows no value.
  public init<F>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint,
    F.FormatOutput == String
  {
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

  /// Makes a stepper with a title, its value in a format.
  ///
  /// The format is for the field beside a stepper of macOS; here the title alone is shown.
  ///
  /// **Source** — documented: Apple, `Stepper/init(_:value:step:format:…)`; inferred that
  /// iOS shows no value.
  @_disfavoredOverload
  public init<S, F>(
    _ title: S,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    S: StringProtocol, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint,
    F.FormatOutput == String
  {
    self.init(
      _label: Text(title),
      up: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      down: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditing: onEditingChanged
    )
  }

  /// Makes a stepper with a title and bounds, its value in a format.
  ///
  /// The format is for the field beside a stepper of macOS; here the title alone is shown.
  ///
  /// **Source** — documented: Apple, `Stepper/init(_:value:in:step:format:…)`; inferred that
  /// iOS shows no value.
  @_disfavoredOverload
  public init<S, F>(
    _ title: S,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    S: StringProtocol, F: ParseableFormatStyle, F.FormatInput: BinaryFloatingPoint,
    F.FormatOutput == String
  {
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
