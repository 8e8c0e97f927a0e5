// Observers of properties that a wrapper keeps, and of inherited ones.
@propertyWrapper struct Kept<Value> {
  var wrappedValue: Value
}
class Model {
  @Kept var score = 0 {
    willSet { print("will", newValue) }
    didSet { print("did", oldValue, score) }
  }
  init() { score = 5 }
}
// prints: will 5
// prints: did 0 5
let model = Model()
model.score += 1
// prints: will 6
// prints: did 5 6
struct Settings {
  @Kept var name: String {
    didSet { print("name", oldValue, name) }
  }
  init(_ text: String) { name = text }
}
var settings = Settings("a")
settings.name = "b"
// prints: name a b
class Base {
  var value = 0
  class func name() -> String { "base" }
}
class Derived: Base {
  override var value: Int {
    didSet { print("value", oldValue, value) }
  }
  override class func name() -> String { "derived of " + super.name() }
}
let derived = Derived()
derived.value = 3
// prints: value 0 3
print(Derived.name())
// prints: derived of base
