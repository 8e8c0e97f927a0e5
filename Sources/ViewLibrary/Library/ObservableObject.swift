/// An object that tells when it is about to change.
///
/// **Source** — documented: Apple, `ObservableObject`.
public protocol ObservableObject: AnyObject {
  /// What tells of changes.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// Tells of changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells of changes of this object.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher(self) }
}

/// Tells that an object is about to change.
///
/// **Source** — documented: Apple, `ObservableObjectPublisher`.
public final class ObservableObjectPublisher: SwiftUI.Publisher {
  /// Nothing but that there is a change.
  public typealias Output = Void
  /// Nothing goes wrong.
  public typealias Failure = Never
  var _object: AnyObject?
  /// Makes a teller without an object.
  public init() {}
  init(_ object: AnyObject) { _object = object }
  /// Tells that the object is about to change.
  public func send() { _engineObjectWillChange(_object ?? self) }
  /// Calls an action before each change.
  public func _receive(_ action: @escaping (Void) -> Void) {
    _engineListen(_object ?? self, { action(()) })
  }
  /// The object that changes.
  public var _source: AnyObject? { _object ?? self }
}

/// Calls an action whenever an object is about to change.
public func _engineListen(_ object: AnyObject, _ action: @escaping () -> Void) { native() as Void }

/// Lets a publisher that a class declares itself tell of the changes of its objects.
func _engineForward(_ publisher: Any, _ object: AnyObject) {
  guard let publisher = publisher as? any Publisher else { return }
  _forward(publisher, object)
}

func _forward<P>(_ publisher: P, _ object: AnyObject) where P: Publisher {
  publisher._receive { _ in _engineObjectWillChange(object) }
}

/// Tells the engine that an object is about to change.
public func _engineObjectWillChange(_ object: AnyObject) { native() as Void }

/// A property whose changes its object tells of.
///
/// Every write tells, equal or not.
///
/// **Source** — documented: Apple, `Published`.
@propertyWrapper
public struct Published<Value> {
  var _location: _Location<Value>
  /// Makes the property with its first value.
  public init(wrappedValue: Value) { _location = _Location(wrappedValue) }
  /// Makes the property with its first value.
  public init(initialValue: Value) { _location = _Location(initialValue) }
  /// The value.
  public var wrappedValue: Value {
    get { _location.getPublished() }
    nonmutating set { _location.set(newValue) }
  }
  /// Tells of the values.
  public struct Publisher {
    var _location: _Location<Value>
  }
  /// Tells of the values.
  public var projectedValue: Publisher {
    get { Publisher(_location: _location) }
    // Only `assign(to:)` writes it, which has used the place already.
    nonmutating set {}
  }
}

/// An object given from outside; any of its changes runs the body.
///
/// **Source** — documented: Apple, `ObservedObject`.
@propertyWrapper
public struct ObservedObject<ObjectType>: _EngineProperty where ObjectType: ObservableObject {
  /// Bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let _root: ObjectType
    /// A binding to one property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(
        get: {
          _engineBindingBegins("")
          defer { _engineBindingEnds() }
          return _root[keyPath: keyPath]
        },
        set: { _root[keyPath: keyPath] = $0 }
      )
    }
  }

  /// The object.
  public var wrappedValue: ObjectType
  /// Observes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Observes an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(_root: wrappedValue) }
  /// The object.
  public var _slot: _Slot { .object(wrappedValue) }
  /// Nothing to take.
  public mutating func _install(_ value: Any) {}
}

/// An object that belongs to a view and lasts while the view's identity lasts.
///
/// The expression runs once, when the view first appears.
///
/// **Source** — documented: Apple, `StateObject`.
@propertyWrapper
public struct StateObject<ObjectType>: _EngineProperty where ObjectType: ObservableObject {
  var _make: () -> ObjectType
  var _object: ObjectType?

  /// Makes the object when the view first appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { _make = thunk }
  /// The object.
  public var wrappedValue: ObjectType {
    if let object = _object { return object }
    _engineWarn(
      "Accessing StateObject's object without being installed on a View. This will create a new instance each time."
    )
    return _make()
  }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(_root: wrappedValue)
  }
  /// An object that is kept.
  public var _slot: _Slot {
    let make = _make
    return .ownedObject(make: { make() })
  }
  /// Takes the object.
  public mutating func _install(_ value: Any) { _object = value as? ObjectType }
}

/// An object that a surrounding view provides.
///
/// Without one the program stops.
///
/// **Source** — documented: Apple, `EnvironmentObject`.
@propertyWrapper
public struct EnvironmentObject<ObjectType>: _EngineProperty where ObjectType: ObservableObject {
  var _object: ObjectType?

  /// Looks for an object of the type.
  public init() {}
  /// The object.
  public var wrappedValue: ObjectType {
    _object ?? _engineMissingObject("\(ObjectType.self)", isObservable: false)
  }
  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(_root: wrappedValue)
  }
  /// The object of the environment.
  public var _slot: _Slot { .environment { $0[ObjectType.self] as Any } }
  /// Takes the object.
  public mutating func _install(_ value: Any) { _object = value as? ObjectType }
}

/// Stops the program: no surrounding view provides an object of a type.
public func _engineMissingObject<T>(_ type: String, isObservable: Bool) -> T { native() }

/// Bindings to the properties of an observable object.
///
/// **Source** — documented: Apple, `Bindable`.
@available(iOS 17.0, macOS 14.0, *)
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value
  /// Says why a value that is no object is refused.
  @available(*, unavailable, message: "The wrapped value must be an object")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// The bindings.
  public var projectedValue: Bindable<Value> { self }
}

@available(iOS 17.0, macOS 14.0, *)
extension Bindable where Value: AnyObject {
  /// A binding to one property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension Bindable where Value: AnyObject & Observable {
  /// Makes bindings to the properties of an object.
  public init(wrappedValue: Value) { self.init(_object: wrappedValue) }
  /// Makes bindings to the properties of an object.
  public init(_ wrappedValue: Value) { self.init(_object: wrappedValue) }
  /// Makes bindings of projected bindings.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

@available(iOS 17.0, macOS 14.0, *)
extension Bindable {
  init(_object: Value) { wrappedValue = _object }
}
