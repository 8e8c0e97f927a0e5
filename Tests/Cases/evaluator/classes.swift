// swift-format-ignore-file
class Animal {
  var name: String
  init(name: String) { self.name = name }
  func speak() -> String { "..." }
  var tag: String { "animal" }
  func describe() -> String { "\(name) says \(speak()) [\(tag)]" }
}
class Dog: Animal {
  var tricks = 0
  override func speak() -> String { "woof" }
  override var tag: String { "dog/" + super.tag }
}
class Puppy: Dog {
  init() {
    super.init(name: "pup")
    tricks = 1
  }
  override func speak() -> String { super.speak() + "!" }
}
let d = Dog(name: "rex")
let e = d
e.name = "max"
e.tricks += 2
print(d.name, d.tricks, d === e)  // prints: max 2 true
let all: [Animal] = [Animal(name: "a"), d, Puppy()]
for a in all { print(a.describe()) }
// prints: a says ... [animal]
// prints: max says woof [dog/animal]
// prints: pup says woof! [dog/animal]
print(all[2] is Dog, all[0] is Dog, (all[2] as? Puppy)?.tricks ?? -1)  // prints: true false 1
class Counter {
  static var count = 0
  let id: Int
  init() { Counter.count += 1; id = Counter.count }
  deinit { print("bye", id) }
}
var c: Counter? = Counter()
_ = Counter()  // prints: bye 2
print(c!.id)  // prints: 1
c = nil  // prints: bye 1
print("end", Counter.count)  // prints: end 2
class Node {
  var value: Int
  var next: Node?
  weak var prev: Node?
  init(_ v: Int) { value = v }
}
let n1 = Node(1), n2 = Node(2)
n1.next = n2
n2.prev = n1
n1.next?.value = 20
print(n2.value, n2.prev?.value ?? 0)  // prints: 20 1
final class Box<T> { var value: T; init(_ v: T) { value = v } }
let b = Box([1])
b.value.append(2)
print(b.value)  // prints: [1, 2]
class Base { var x = 1; required init() {} ; convenience init(x: Int) { self.init(); self.x = x } }
class Derived: Base { var y = 2 }
print(Derived().y, Derived(x: 9).x, type(of: Derived() as Base))  // prints: 2 9 Derived
