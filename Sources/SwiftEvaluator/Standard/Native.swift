/// What a declaration without a body of its own calls; the engine supplies the behaviour.
func _notModelled(_ name: String) { native() }
func _engineRemark(_ kind: String, _ text: String) { native() }
func _engineElements(_ tuple: Any) -> [Any] { native() }
func native<T>() -> T { fatalError("a native declaration has no behaviour here") }

/// A stand-in that declares what every value has: reading and writing through a key path.
struct _KeyPathReadable {
  subscript<Root, Value>(keyPath path: KeyPath<Root, Value>) -> Value { native() }
  subscript<Root, Value>(keyPath path: WritableKeyPath<Root, Value>) -> Value {
    get { native() }
    set { native() }
  }
}
