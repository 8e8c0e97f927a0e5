// Which member meets a requirement, and what the compiler writes for one.
protocol Named { func a() }
extension Named { func a() { print("default") } }
class Base: Named {}
class Derived: Base { func a() { print("own") } }
let named: any Named = Derived()
named.a()  // prints: default
Derived().a()  // prints: own
protocol Makes {
  static func make(_ x: Int) -> Self
  static var none: Self { get }
}
enum Choice: Makes { case make(Int), none }
func first<T: Makes>(_ type: T.Type) -> T { T.make(3) }
print(first(Choice.self), Choice.none)  // prints: make(3) none
enum Level: Comparable { case low, mid(Int, String), high }
// prints: true false true
print(Level.low < .mid(1, "a"), Level.high < .mid(9, "z"), Level.mid(1, "a") < .mid(1, "b"))
class Food {
  var name: String
  init(name: String) { self.name = name }
  convenience init() { self.init(name: "x") }
}
class Part: Food {
  var count: Int
  init(name: String, count: Int) {
    self.count = count
    super.init(name: name)
  }
  override convenience init(name: String) { self.init(name: name, count: 1) }
}
print(Part().name, Part().count, Part(name: "b").count)  // prints: x 1 1
struct Ring<E>: RandomAccessCollection {
  var list: [E]
  var startIndex: Int { 0 }
  var endIndex: Int { list.count }
  subscript(i: Int) -> E { list[i] }
}
let ring = Ring(list: [1, 2, 3])
print(ring.last!, Array(ring.reversed()))  // prints: 3 [3, 2, 1]
@propertyWrapper struct Up {
  var wrappedValue: String
  var projectedValue: Int { wrappedValue.count }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() }
}
func shout(@Up _ text: String) -> String { text + "\($text)" }
print(shout("abc"))  // prints: ABC3
@propertyWrapper enum Late<V> {
  case waiting(() -> V)
  case done(V)
  init(wrappedValue: @autoclosure @escaping () -> V) { self = .waiting(wrappedValue) }
  var wrappedValue: V {
    mutating get {
      switch self {
      case .done(let value): return value
      case .waiting(let make):
        let value = make()
        self = .done(value)
        return value
      }
    }
    set { self = .done(newValue) }
  }
}
func made() -> Int {
  print("made")
  return 42
}
struct Holder { @Late var big: Int = made() }
var holder = Holder()
// prints: made
// prints: 42
// prints: 42
print(holder.big)
print(holder.big)
struct Board { static let (rows, columns) = (6, 7) }
print(Board.rows * Board.columns)  // prints: 42
