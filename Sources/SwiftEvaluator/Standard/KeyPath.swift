class AnyKeyPath: Hashable {
  static func == (_ left: AnyKeyPath, _ right: AnyKeyPath) -> Bool { native() }
  func hash(into hasher: inout Hasher) { native() }
}
class PartialKeyPath<Root>: AnyKeyPath {}
class KeyPath<Root, Value>: PartialKeyPath<Root> {
  func appending<Next>(path: KeyPath<Value, Next>) -> KeyPath<Root, Next> { native() }
}
class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}
class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}

struct AnyHashable: Hashable, CustomStringConvertible {
  let base: Any
  init<H: Hashable>(_ base: H) { native() }
  static func == (_ left: AnyHashable, _ right: AnyHashable) -> Bool { native() }
  func hash(into hasher: inout Hasher) { native() }
  var description: String { String(describing: base) }
}

struct ObjectIdentifier: Hashable, Comparable, Sendable {
  let _number: Int
  init(_ x: AnyObject) { native() }
  init(_ x: Any.Type) { native() }
  static func < (_ left: ObjectIdentifier, _ right: ObjectIdentifier) -> Bool {
    left._number < right._number
  }
}

protocol _KeyPathReadable {
  subscript<Value>(keyPath path: KeyPath<Self, Value>) -> Value { get }
  subscript<Value>(keyPath path: WritableKeyPath<Self, Value>) -> Value { get set }
}
