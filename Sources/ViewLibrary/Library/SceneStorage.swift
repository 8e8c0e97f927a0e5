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
