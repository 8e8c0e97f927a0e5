// swift-format-ignore-file
final class Store {
  private var handlers: [String: [(Int) -> Void]] = [:]
  func on(_ name: String, _ handler: @escaping (Int) -> Void) { handlers[name, default: []].append(handler) }
  func emit(_ name: String, _ n: Int) { handlers[name]?.forEach { $0(n) } }
}
let store = Store()
var total = 0
store.on("add") { total += $0 }
store.on("add") { n in print("got", n) }
store.emit("add", 3)  // prints: got 3
store.emit("none", 1)
print(total)  // prints: 3
func memoize<A: Hashable, B>(_ f: @escaping (A) -> B) -> (A) -> B {
  var cache: [A: B] = [:]
  return { a in
    if let hit = cache[a] { return hit }
    let value = f(a)
    cache[a] = value
    return value
  }
}
var calls = 0
let slow = memoize { (n: Int) -> Int in calls += 1; return n * n }
print(slow(4), slow(4), calls)  // prints: 16 16 1
func makeAdders() -> [(Int) -> Int] { (1...3).map { k in { $0 + k } } }
print(makeAdders().map { $0(10) })  // prints: [11, 12, 13]
class Owner {
  var name = "o"
  lazy var greet: () -> String = { [weak self] in self.map { "hi " + $0.name } ?? "gone" }
  func twice(_ f: () -> Void) { f(); f() }
  var n = 0
  func run() -> Int { twice { n += 1 }; return n }
}
var owner: Owner? = Owner()
print(owner!.run())  // prints: 2
let greet = owner!.greet
print(greet())  // prints: hi o
owner = nil
print(greet())  // prints: gone
let pipeline: [(Int) -> Int] = [{ $0 + 1 }, { $0 * 10 }]
print(pipeline.reduce(1) { value, f in f(value) })  // prints: 20
func outer() -> () -> Int {
  var a = 1
  func inner() -> Int { a += 1; return a }
  let c = { inner() * 10 }
  _ = c()
  return c
}
print(outer()())  // prints: 30
let sorted = ["bb", "a", "ccc"].sorted { a, b in
  let key: (String) -> Int = { -$0.count }
  return key(a) < key(b)
}
print(sorted)  // prints: ["ccc", "bb", "a"]
