/// A value kept by the system under a key.
///
/// What is kept is what was written; until then each property shows its own default. Whoever writes,
/// another property, an object or `UserDefaults`, everyone who reads the key sees it.
///
/// **Source** — documented: Apple, `AppStorage`; that a default is not stored is observed.
@propertyWrapper
public struct AppStorage<Value>: _EngineProperty {
  var _key: String
  var _value: Value
  var _store: UserDefaults?
  var _read: (Any) -> Value?
  var _location: _Location<Value?>?

  init(
    _key: String,
    _value: Value,
    _store: UserDefaults?,
    _read: @escaping (Any) -> Value? = { $0 as? Value }
  ) {
    self._key = _key
    self._value = _value
    self._store = _store
    self._read = _read
  }

  var _place: _Location<Value?> { _location ?? _storedPlace(_key, in: _store, _read) }

  /// The value that was written last, else the default of this property.
  public var wrappedValue: Value {
    get { _place.get() ?? _value }
    nonmutating set { _place.set(newValue) }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
  /// A place that outlives the views.
  public var _slot: _Slot {
    let key = _key
    let store = _store
    let read = _read
    return .persistent(key, make: { _storedPlace(key, in: store, read) })
  }
  /// Takes the place.
  public mutating func _install(_ value: Any) { _location = value as? _Location<Value?> }
}

/// The place of a key, the same for all who ask for values of one type.
func _storedPlace<Value>(
  _ key: String,
  in store: UserDefaults?,
  _ read: @escaping (Any) -> Value?
) -> _Location<Value?> {
  let defaults = store ?? UserDefaults.standard
  if let known = defaults._places[key] as? _Location<Value?> { return known }
  let place = _Location<Value?>(defaults.object(forKey: key).flatMap(read))
  defaults._places[key] = place
  defaults._watchers[key] = { place.set($0.flatMap(read)) }
  place._receive { defaults._values[key] = _rawValue($0) }
  return place
}

/// What is kept for a value: itself, or the raw value of a case.
func _rawValue(_ value: Any?) -> Any? {
  if let value = value as? any RawRepresentable { return value.rawValue }
  return value
}

extension AppStorage where Value == Bool {
  /// Keeps a flag.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(_key: key, _value: wrappedValue, _store: store)
  }
}

extension AppStorage where Value == Int {
  /// Keeps a whole number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(_key: key, _value: wrappedValue, _store: store)
  }
}

extension AppStorage where Value == Double {
  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(_key: key, _value: wrappedValue, _store: store)
  }
}

extension AppStorage where Value == String {
  /// Keeps a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(_key: key, _value: wrappedValue, _store: store)
  }
}

extension AppStorage where Value == URL {
  /// Keeps an address.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(_key: key, _value: wrappedValue, _store: store)
  }
}

extension AppStorage where Value == Data {
  /// Keeps bytes.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(_key: key, _value: wrappedValue, _store: store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Keeps a case with a number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(_key: key, _value: wrappedValue, _store: store) {
      ($0 as? Int).flatMap { Value(rawValue: $0) }
    }
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Keeps a case with a text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(_key: key, _value: wrappedValue, _store: store) {
      ($0 as? String).flatMap { Value(rawValue: $0) }
    }
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a text, perhaps none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(_key: key, _value: nil, _store: store)
  }
  /// Keeps a whole number, perhaps none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(_key: key, _value: nil, _store: store)
  }
  /// Keeps a flag, perhaps none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(_key: key, _value: nil, _store: store)
  }
  /// Keeps a number, perhaps none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(_key: key, _value: nil, _store: store)
  }
  /// Keeps an address, perhaps none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(_key: key, _value: nil, _store: store)
  }
  /// Keeps bytes, perhaps none.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(_key: key, _value: nil, _store: store)
  }
  /// Keeps a case with a text, perhaps none.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(_key: key, _value: nil, _store: store) {
      ($0 as? String).map { R(rawValue: $0) }
    }
  }
  /// Keeps a case with a number, perhaps none.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(_key: key, _value: nil, _store: store) {
      ($0 as? Int).map { R(rawValue: $0) }
    }
  }
}
