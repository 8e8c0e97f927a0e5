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

/// A value kept by the system under a key.
///
/// **Source** — documented: Apple, `AppStorage`.
@propertyWrapper
public struct AppStorage<Value>: _EngineProperty {
  var _key: String
  var _value: Value
  var _location: _Location<Value?>?

  init(_key: String, _value: Value) {
    self._key = _key
    self._value = _value
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      // A default is never stored: each property has its own until somebody writes.
      let location = _location ?? (_engineStored(_key) as? _Location<Value?>)
      return location?.get() ?? _value
    }
    nonmutating set {
      let location = _location ?? (_engineStored(_key) as? _Location<Value?>)
      location?.set(newValue)
    }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
  /// A place that outlives the views.
  public var _slot: _Slot {
    .persistent(_key, make: { _Location<Value?>(nil) })
  }
  /// Takes the place.
  public mutating func _install(_ value: Any) { _location = value as? _Location<Value?> }
}

/// The place under a key, once a view has made it.
func _engineStored(_ key: String) -> AnyObject? { native() }

extension AppStorage where Value == Bool {
  /// Keeps a flag.
  public init(wrappedValue: Value, _ key: String) { self.init(_key: key, _value: wrappedValue) }
}

extension AppStorage where Value == Int {
  /// Keeps a whole number.
  public init(wrappedValue: Value, _ key: String) { self.init(_key: key, _value: wrappedValue) }
}

extension AppStorage where Value == Double {
  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String) { self.init(_key: key, _value: wrappedValue) }
}

extension AppStorage where Value == String {
  /// Keeps a text.
  public init(wrappedValue: Value, _ key: String) { self.init(_key: key, _value: wrappedValue) }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a case with a number.
  public init(wrappedValue: Value, _ key: String) { self.init(_key: key, _value: wrappedValue) }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a case with a text.
  public init(wrappedValue: Value, _ key: String) { self.init(_key: key, _value: wrappedValue) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a text, perhaps none.
  public init(_ key: String) where Value == String? { self.init(_key: key, _value: nil) }
  /// Keeps a whole number, perhaps none.
  public init(_ key: String) where Value == Int? { self.init(_key: key, _value: nil) }
  /// Keeps a flag, perhaps none.
  public init(_ key: String) where Value == Bool? { self.init(_key: key, _value: nil) }
}

/// A value kept by the system for one scene.
///
/// **Source** — documented: Apple, `SceneStorage`.
@propertyWrapper
public struct SceneStorage<Value>: _EngineProperty {
  var _key: String
  var _value: Value
  var _location: _Location<Value>?

  init(_key: String, _value: Value) {
    self._key = _key
    self._value = _value
  }

  /// The value.
  public var wrappedValue: Value {
    get { _location?.get() ?? _value }
    nonmutating set { _location?.set(newValue) }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
  /// A place that outlives the views.
  public var _slot: _Slot {
    let first = _value
    return .persistent(_key, make: { _Location(first) })
  }
  /// Takes the place.
  public mutating func _install(_ value: Any) { _location = value as? _Location<Value> }
}

extension SceneStorage where Value == Bool {
  /// Keeps a flag.
  public init(wrappedValue: Value, _ key: String) { self.init(_key: key, _value: wrappedValue) }
}

extension SceneStorage where Value == Int {
  /// Keeps a whole number.
  public init(wrappedValue: Value, _ key: String) { self.init(_key: key, _value: wrappedValue) }
}

extension SceneStorage where Value == String {
  /// Keeps a text.
  public init(wrappedValue: Value, _ key: String) { self.init(_key: key, _value: wrappedValue) }
}

extension SceneStorage where Value == Double {
  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String) { self.init(_key: key, _value: wrappedValue) }
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
