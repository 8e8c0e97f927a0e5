/// A value of the environment.
///
/// The body runs again when the value under this key differs.
///
/// **Source** — documented: Apple, `Environment`.
@propertyWrapper
public struct Environment<Value>: _EngineProperty {
  var _read: (EnvironmentValues) -> Any
  var _isInstalled = false
  var _value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _read = { $0[keyPath: keyPath] } }

  /// The value; outside an installed view, the default.
  public var wrappedValue: Value {
    if let value = _value { return value }
    if !_isInstalled {
      _engineWarn(
        "Accessing Environment<\(Value.self)>'s value outside of being installed on a View. This will always read the default value and will not update."
      )
    }
    if let value = _read(EnvironmentValues()) as? Value { return value }
    return _engineMissingObject("\(Value.self)", isObservable: true)
  }
  /// The value of the environment.
  public var _slot: _Slot { .environment(_read) }
  /// Takes the value.
  public mutating func _install(_ value: Any) {
    _value = value as? Value
    _isInstalled = true
  }
}

extension Environment where Value: AnyObject & Observable {
  /// Reads the observable object of a type.
  @available(iOS 17.0, macOS 14.0, *)
  public init(_ objectType: Value.Type) { _read = { $0[objectType] as Any } }
}

extension Environment {
  /// Reads the observable object of a type, if one is there.
  @available(iOS 17.0, macOS 14.0, *)
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable {
    _read = { $0[objectType] as Any }
  }
}

/// A name that lasts as long as the view's identity.
///
/// **Source** — documented: Apple, `Namespace`.
@propertyWrapper
public struct Namespace: _EngineProperty {
  /// The name.
  public struct ID: Hashable {
    var _number: Int
  }
  var _id: ID = ID(_number: 0)
  /// Asks for a name.
  public init() {}
  /// The name.
  public var wrappedValue: ID {
    if _id._number == 0 {
      _engineWarn(
        "Reading a Namespace property outside View.body. This will result in identifiers that never match any other identifier."
      )
    }
    return _id
  }
  /// A name that is kept.
  public var _slot: _Slot { .namespace }
  /// Takes the number of the name.
  public mutating func _install(_ value: Any) { _id = ID(_number: (value as? Int) ?? 0) }
}

/// A value that lasts while a gesture lasts, and then returns to its first value.
///
/// **Source** — documented: Apple, `GestureState`.
@propertyWrapper
public struct GestureState<Value>: _EngineProperty {
  var _value: Value
  var _reset: (Value, inout Transaction) -> Void
  var _location: _Location<Value>?

  /// Makes it with the value outside the gesture.
  public init(wrappedValue: Value) {
    _value = wrappedValue
    _reset = { _, _ in }
  }
  /// Makes it with the value outside the gesture.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// Makes it with the value outside the gesture and how it returns.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    _value = wrappedValue
    _reset = { _, transaction in transaction = resetTransaction }
  }
  /// Makes it with the value outside the gesture and how it returns.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    _value = wrappedValue
    _reset = reset
  }
  /// The value.
  public var wrappedValue: Value { _location.map { $0.getOwn($0._peek()) } ?? _value }
  /// The state itself, for `updating`.
  public var projectedValue: GestureState<Value> { self }
  /// A place that is kept.
  public var _slot: _Slot {
    let first = _value
    return .storage(make: { _Location(first) })
  }
  /// Takes the place.
  public mutating func _install(_ value: Any) { _location = value as? _Location<Value> }
}

/// Where the focus is.
///
/// **Source** — documented: Apple, `FocusState`.
@propertyWrapper
public struct FocusState<Value>: _EngineProperty where Value: Hashable {
  /// A way to read and move the focus.
  @propertyWrapper
  public struct Binding {
    var _get: () -> Value
    var _set: (Value) -> Void
    /// The value.
    public var wrappedValue: Value {
      get { _get() }
      nonmutating set { _set(newValue) }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  var _value: Value
  var _location: _Location<Value>?
  /// Says whether one view has the focus.
  public init() where Value == Bool { _value = false }
  /// Says which view has the focus, if any.
  public init<T>() where Value == T?, T: Hashable { _value = nil }
  /// The value.
  public var wrappedValue: Value {
    get { _location?.getOwn(_value) ?? _value }
    nonmutating set { _location?.set(newValue) }
  }
  /// A way to read and move the focus.
  public var projectedValue: Binding {
    Binding(_get: { _location?.get() ?? _value }, _set: { _location?.set($0) })
  }
  /// A place that is kept.
  public var _slot: _Slot {
    let first = _value
    return .storage(make: { _Location(first) })
  }
  /// Takes the place.
  public mutating func _install(_ value: Any) {
    guard let location = value as? _Location<Value> else { return }
    _location = location
    _value = location._peek()
  }
}

/// A length that follows the reader's text size.
///
/// **Source** — documented: Apple, `ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value>: _EngineProperty where Value: BinaryFloatingPoint {
  var _value: Value
  /// Makes a length that follows a style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { _value = wrappedValue }
  /// Makes a length that follows running text.
  public init(wrappedValue: Value) { _value = wrappedValue }
  /// The length.
  public var wrappedValue: Value { _value }
  /// The reader's text size.
  public var _slot: _Slot { .environment { $0.dynamicTypeSize } }
  /// Nothing to take.
  public mutating func _install(_ value: Any) {}
}
