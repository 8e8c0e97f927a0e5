/// An action when the pointer comes and goes.
///
/// **Source** — documented: Apple, `onHover(perform:)`.
public struct _HoverRegionModifier: _PrimitiveModifier {
  var callback: (Bool) -> Void
  /// Nothing on a touch screen.
  public var _effect: _Effect { .none }
}

/// An action when a field is done.
///
/// **Source** — observed: a table of type names of ViewInspector.
public struct OnSubmitModifier: _PrimitiveModifier {
  var triggers: SubmitTriggers
  var action: () -> Void
  /// The environment with the action before those around it.
  public var _effect: _Effect {
    .environment { values in
      var copy = values
      copy._submits.insert(_SubmitAction(triggers: triggers.rawValue, action: action), at: 0)
      return copy
    }
  }
}

/// What runs when a field is done.
///
/// **Source** — inferred: a device of this library.
public struct _SubmitAction {
  var triggers: Int
  var action: () -> Void
}

/// What submits.
///
/// **Source** — documented: Apple, `SubmitTriggers`.
public struct SubmitTriggers: OptionSet {
  /// The triggers as bits.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// An action when something about the geometry differs.
///
/// **Source** — inferred: a public re-implementation.
public struct _GeometryActionModifier<Value>: _PrimitiveModifier where Value: Equatable {
  var value: (GeometryProxy) -> Value
  var action: (Value) -> Void
  /// The watch.
  public var _effect: _Effect {
    .geometryChange({ value($0) }, { _, new in if let new = new as? Value { action(new) } })
  }
}

/// An action, given the old and the new value, when something about the geometry differs.
///
/// **Source** — inferred: a public re-implementation.
public struct _GeometryActionModifier2<Value>: _PrimitiveModifier where Value: Equatable {
  var value: (GeometryProxy) -> Value
  var action: (Value, Value) -> Void
  /// The watch.
  public var _effect: _Effect {
    .geometryChange(
      { value($0) },
      { old, new in
        if let old = old as? Value, let new = new as? Value { action(old, new) }
      }
    )
  }
}

/// Hides private content.
///
/// **Source** — inferred: a public re-implementation.
public struct PrivacyRedactionViewModifier: _PrimitiveModifier {
  var sensitive: Bool
  /// The choice.
  public var _effect: _Effect { .visual("privacySensitive", [:]) }
}

/// The focus follows a value.
///
/// **Source** — observed: printed types of several authors.
public struct FocusStateBindingModifier<Value>: _PrimitiveModifier where Value: Hashable {
  var binding: FocusState<Value>.Binding
  var focused: Value
  var unfocused: Value
  /// The link of value and focus.
  public var _effect: _Effect {
    .focus(
      get: { binding.wrappedValue == focused },
      set: { binding.wrappedValue = $0 ? focused : unfocused }
    )
  }
}

/// A text beside the pointer.
///
/// **Source** — observed: a table of type names of ViewInspector.
public struct _TooltipModifier: _PrimitiveModifier {
  var text: Text
  /// What is said to those who listen.
  public var _effect: _Effect { .accessibility(["hint": text]) }
}

/// How a keyboard is laid out.
///
/// **Source** — documented: Apple, `UIKeyboardType`.
public struct KeyboardType: Hashable {
  var _name: String
  /// Letters.
  public static let `default` = KeyboardType(_name: "default")
  /// Plain letters.
  public static let asciiCapable = KeyboardType(_name: "asciiCapable")
  /// Digits and signs.
  public static let numbersAndPunctuation = KeyboardType(_name: "numbersAndPunctuation")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Addresses.
  public static let URL = KeyboardType(_name: "URL")
  /// Digits.
  public static let numberPad = KeyboardType(_name: "numberPad")
  /// Digits for telephones.
  public static let phonePad = KeyboardType(_name: "phonePad")
  /// Letters for mail.
  public static let emailAddress = KeyboardType(_name: "emailAddress")
  /// Digits and a separator.
  public static let decimalPad = KeyboardType(_name: "decimalPad")
}

/// Which letters become capitals while one types.
///
/// **Source** — documented: Apple, `TextInputAutocapitalization`.
@available(iOS 15.0, *)
public struct TextInputAutocapitalization {
  var _name: String
  /// None.
  public static var never: TextInputAutocapitalization {
    TextInputAutocapitalization(_name: "never")
  }
  /// The first of each word.
  public static var words: TextInputAutocapitalization {
    TextInputAutocapitalization(_name: "words")
  }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization {
    TextInputAutocapitalization(_name: "sentences")
  }
  /// All.
  public static var characters: TextInputAutocapitalization {
    TextInputAutocapitalization(_name: "characters")
  }
}

extension View {
  /// Runs an action when the pointer comes and goes.
  ///
  /// **Source** — documented: Apple, `onHover(perform:)`.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverRegionModifier(callback: action))
  }

  /// Runs an action when a field inside is done.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  @available(iOS 15.0, macOS 12.0, *)
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    modifier(OnSubmitModifier(triggers: triggers, action: action))
  }

  /// Runs an action when something about this view's geometry differs.
  ///
  /// **Source** — inferred: a public re-implementation.
  @available(iOS 16.0, macOS 13.0, *)
  public func onGeometryChange<T>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View where T: Equatable {
    modifier(_GeometryActionModifier(value: transform, action: action))
  }

  /// Runs an action, given the old and the new value, when something about the geometry differs.
  ///
  /// **Source** — inferred: a public re-implementation.
  @available(iOS 16.0, macOS 13.0, *)
  public func onGeometryChange<T>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable {
    modifier(_GeometryActionModifier2(value: transform, action: action))
  }

  /// Hides the view when private content is hidden.
  ///
  /// **Source** — inferred: a public re-implementation.
  @available(iOS 15.0, macOS 12.0, *)
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(PrivacyRedactionViewModifier(sensitive: sensitive))
  }

  /// Links the focus of this view with a flag.
  ///
  /// **Source** — observed: printed types of several authors.
  @available(iOS 15.0, macOS 12.0, *)
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusStateBindingModifier(binding: condition, focused: true, unfocused: false))
  }

  /// Links the focus of this view with a value.
  ///
  /// **Source** — inferred: from the form for flags.
  @available(iOS 15.0, macOS 12.0, *)
  public func focused<Value>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View where Value: Hashable {
    modifier(
      FocusStateBindingModifier(
        binding: binding,
        focused: value,
        unfocused: binding.wrappedValue
      )
    )
  }

  /// Sets a text that is shown beside the pointer.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  public func help(_ textKey: LocalizedStringKey) -> some View {
    modifier(_TooltipModifier(text: Text(textKey)))
  }

  /// Sets a text that is shown beside the pointer.
  ///
  /// **Source** — observed: a table of type names of ViewInspector.
  @_disfavoredOverload
  public func help<S>(_ text: S) -> some View where S: StringProtocol {
    modifier(_TooltipModifier(text: Text(text)))
  }

  /// Sets the keyboard of the fields inside.
  ///
  /// **Source** — observed: printed types of several authors.
  public func keyboardType(_ type: KeyboardType) -> some View {
    environment(\._keyboardType, type)
  }

  /// Sets which letters become capitals in the fields inside.
  ///
  /// **Source** — observed: printed types of several authors.
  @available(iOS 15.0, *)
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    transformEnvironment(\._autocapitalization) {
      if let autocapitalization { $0 = autocapitalization }
    }
  }

  /// Says whether text is corrected in the fields inside.
  ///
  /// **Source** — observed: printed types of several authors.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\._autocorrectionDisabled, disable)
  }

  /// Says whether text is corrected in the fields inside, as iOS 13 wrote it.
  ///
  /// **Source** — observed: printed types of several authors.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\._autocorrectionDisabled, disable)
  }
}
