/// A property whose value is filled in before a body runs.
///
/// **Source** — documented: Apple, `DynamicProperty`.
public protocol DynamicProperty {
  /// Runs before each body, after the value was filled in.
  mutating func update()
}

extension DynamicProperty {
  /// Nothing to do.
  public mutating func update() {}
}

/// A dynamic property that the engine keeps something for.
///
/// **Source** — inferred: a device of this library; SwiftUI keeps the same knowledge private.
public protocol _EngineProperty: DynamicProperty {
  /// What the engine keeps or looks up for this property.
  var _slot: _Slot { get }
  /// Takes what the engine kept or looked up.
  mutating func _install(_ value: Any)
}

/// What the engine keeps or looks up for a property, in the engine's words.
///
/// **Source** — inferred: a device of this library.
public enum _Slot {
  /// A storage place, made once and kept while the view's identity lasts.
  case storage(make: () -> AnyObject)
  /// An object that tells when it changes, made once and kept while the identity lasts.
  case ownedObject(make: () -> AnyObject)
  /// An object that tells when it changes, given from outside.
  case object(AnyObject)
  /// A value of the environment.
  case environment((EnvironmentValues) -> Any)
  /// A name that lasts as long as the identity.
  case namespace
  /// A value outside the program's views, by key, with the value at first.
  case persistent(String, make: () -> AnyObject)
  /// Another property's value: changes are seen by comparing.
  case derived
}

/// The place where a state's value lives while its view lasts.
///
/// The engine is told of each read and write, so that it runs the bodies that read.
///
/// **Source** — inferred: a device of this library.
public final class _Location<Value> {
  var _value: Value
  var _listeners: [(Value) -> Void] = []

  /// Calls an action with every value that is written.
  public func _receive(_ action: @escaping (Value) -> Void) { _listeners.append(action) }

  /// Makes a place with its first value.
  public init(_ value: Value) { _value = value }

  /// Reads the value as another's, and lets the engine know.
  public func get() -> Value {
    _engineDidRead(self)
    return _value
  }

  /// Reads the value as its owner, and lets the engine know.
  ///
  /// While views are brought up to date, that is the value the owner's body was made with.
  public func getOwn(_ made: Value) -> Value { _engineDidReadOwn(self) ? made : _value }

  /// Reads the value of a published property, which only bindings are told of.
  public func getPublished() -> Value {
    _engineDidReadPublished(self)
    return _value
  }

  /// Reads the value without letting the engine know.
  public func _peek() -> Value { _value }

  /// Writes the value, and lets the engine know.
  public func set(_ value: Value) {
    guard _engineWillWrite(self, from: _value, to: value) else { return }
    // Who listens to a published property hears of the new value before it is there.
    for action in _listeners { action(value) }
    _value = value
  }
}

/// Tells the engine that the place of a published property was read.
public func _engineDidReadPublished(_ location: AnyObject) { native() as Void }

/// Tells the engine that a place was read.
public func _engineDidRead(_ location: AnyObject) { native() as Void }

/// Tells the engine that the property that owns a place was read; true while views are updated.
public func _engineDidReadOwn(_ location: AnyObject) -> Bool { native() }

/// Tells the engine that a place is about to be written; false when the write does not count.
public func _engineWillWrite(_ location: AnyObject, from old: Any, to new: Any) -> Bool {
  native()
}

/// Tells the engine that a state was written that belongs to no view yet, which does nothing.
public func _engineWroteUninstalled() { native() as Void }

/// Prints a line that the system itself prints in such a case.
public func _engineWarn(_ text: String) { native() as Void }

/// A value that belongs to a view and lasts while the view's identity lasts.
///
/// The initial value counts once; writing another value runs the bodies that read it.
///
/// **Source** — documented: Apple, `State`.
@propertyWrapper
public struct State<Value>: _EngineProperty {
  var _value: Value
  var _location: _Location<Value>?

  /// Makes a state with its first value.
  public init(wrappedValue value: Value) { _value = value }

  /// Makes a state with its first value.
  public init(initialValue value: Value) { _value = value }

  /// The value now; outside an installed view, the first value.
  public var wrappedValue: Value {
    get { _location?.getOwn(_value) ?? _value }
    nonmutating set {
      guard let location = _location else { return _engineWroteUninstalled() }
      location.set(newValue)
    }
  }

  /// A binding to the value; outside an installed view it never changes, and the system says so.
  public var projectedValue: Binding<Value> {
    guard let location = _location else {
      _engineWarn(
        "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update."
      )
      return .constant(_value)
    }
    return Binding(get: { location.get() }, set: { location.set($0) })
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

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state without a value.
  public init() { self.init(wrappedValue: nil) }
}

/// A way to read and write a value that another owns.
///
/// **Source** — documented: Apple, `Binding`.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: _EngineProperty {
  /// Carries the animation of its writes.
  public var transaction: Transaction = Transaction()
  var _get: () -> Value
  var _set: (Value) -> Void
  /// The name of the property that holds the binding, once that is known.
  var _label: String?

  /// Makes a binding of two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    _get = get
    _set = set
  }

  /// Makes a binding of two closures; the second is also given the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    _get = get
    _set = { set($0, Transaction()) }
  }

  /// Makes a binding that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      guard let label = _label else { return _get() }
      _engineBindingBegins(label)
      defer { _engineBindingEnds() }
      return _get()
    }
    nonmutating set { _set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Makes a binding of a projected value.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 }
    )
  }

  /// A binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    copy._set = { value in withAnimation(animation) { _set(value) } }
    return copy
  }

  /// A binding whose writes carry a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    copy._set = { value in withTransaction(transaction) { _set(value) } }
    return copy
  }

  /// Another's value.
  public var _slot: _Slot { .derived }
  /// Takes the name of the property.
  public mutating func _install(_ value: Any) { _label = value as? String }
}

/// Tells the engine that what is read now is read through a binding of some name.
public func _engineBindingBegins(_ label: String) { native() as Void }

/// Tells the engine that the value of the binding has been read.
public func _engineBindingEnds() { native() as Void }

extension Binding {
  /// Makes a binding to an optional of a binding.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Makes a binding of a binding to an optional, unless it is nil now.
  public init?(_ base: Binding<Value?>) {
    guard let now = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? now }, set: { base.wrappedValue = $0 })
  }

  /// Makes a binding to a hashable of a binding.
  public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let value = $0.base as? V { base.wrappedValue = value } }
    )
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// Bindings to the elements.
  public typealias Element = Binding<Value.Element>
  /// Steps through bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Any part of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The places of the value.
  public typealias Index = Value.Index
  /// The places of the value.
  public typealias Indices = Value.Indices
  /// The first place.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place after the last.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// All places.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The next place.
  public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
  /// A binding to one element.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] },
      set: { wrappedValue[position] = $0 }
    )
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  /// The place before.
  public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection & RandomAccessCollection {}
