/// A key of values that views carry for their container.
///
/// **Source** — documented: Apple, `ContainerValueKey`.
@available(iOS 18.0, macOS 15.0, *)
public protocol ContainerValueKey {
  /// The type of the values.
  associatedtype Value
  /// The value of a view that was given none.
  static var defaultValue: Value { get }
}

/// The values a view carries for its container.
///
/// **Source** — documented: Apple, `ContainerValues`.
@available(iOS 18.0, macOS 15.0, *)
public struct ContainerValues {
  var _custom: [ObjectIdentifier: Any] = [:]
  var _tag: AnyHashable?

  /// The value under a key of one's own.
  public subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey {
    get { (_custom[ObjectIdentifier(key)] as? Key.Value) ?? Key.defaultValue }
    set { _custom[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type that the view was given.
  ///
  /// **Source** — documented: Apple, `ContainerValues/tag(for:)`.
  public func tag<V>(for type: V.Type) -> V? where V: Hashable { _tag?.base as? V }

  /// True for a view that was given this tag.
  ///
  /// **Source** — documented: Apple, `ContainerValues/hasTag(_:)`.
  public func hasTag<V>(_ tag: V) -> Bool where V: Hashable { _tag == AnyHashable(tag) }
}

/// A tag, or none.
protocol _TagValue {
  var _tag: AnyHashable? { get }
}

extension TagValueTraitKey.Value: _TagValue {
  var _tag: AnyHashable? {
    if case .tagged(let tag) = self { return AnyHashable(tag) }
    return nil
  }
}

/// Writes a value for the container.
@available(iOS 18.0, macOS 15.0, *)
protocol _ContainerValueWriting {
  func _write(_ values: inout ContainerValues)
}

/// Gives a view a value for its container.
///
/// **Source** — inferred: a device of this library; Apple's type is private.
@available(iOS 18.0, macOS 15.0, *)
public struct _ContainerValueModifier<V>: _PrimitiveModifier, _ContainerValueWriting {
  var keyPath: WritableKeyPath<ContainerValues, V>
  var value: V
  /// Nothing that is seen.
  public var _effect: _Effect { .none }
  func _write(_ values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

@available(iOS 18.0, macOS 15.0, *)
extension View {
  /// Gives the view a value for its container.
  ///
  /// **Source** — documented: Apple, `containerValue(_:_:)`; its type is private.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V)
    -> some View
  {
    _PrivateView(
      content: modifier(_ContainerValueModifier(keyPath: keyPath, value: value)),
      modifier: _PrivateModifier(writtenName: "containerValue", effect: .none)
    )
  }
}
