// swift-format-ignore-file
func add(_ a: Int, to b: Int = 10) -> Int { a + b }
print(add(1), add(1, to: 2))  // prints: 11 3
func many(_ xs: Int...) -> Int { xs.reduce(0, +) }
print(many(), many(1, 2, 3))  // prints: 0 6
func bump(_ x: inout Int, by n: Int = 1) { x += n }
var k = 1
bump(&k)
bump(&k, by: 5)
print(k)  // prints: 7
func pair() -> (name: String, age: Int) { ("bob", 3) }
let p = pair()
print(p.name, p.age, p.0, p)  // prints: bob 3 bob (name: "bob", age: 3)
let (n, a) = pair()
print(n, a)  // prints: bob 3
func outer() -> Int {
  var total = 0
  func inc(_ n: Int) { total += n }
  inc(2)
  inc(3)
  return total
}
print(outer())  // prints: 5
func fact(_ n: Int) -> Int { n <= 1 ? 1 : n * fact(n - 1) }
print(fact(10))  // prints: 3628800
func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
print(isEven(10), isOdd(7))  // prints: true true
let f = add
print(f(1, 1))  // prints: 2
func apply(_ f: (Int) -> Int, _ x: Int) -> Int { f(x) }
print(apply({ $0 * 3 }, 4), apply(fact, 5))  // prints: 12 120
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose({ $0 + 1 }, { "\($0)!" })(4))  // prints: 5!
func swapTwo<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
var s1 = "x", s2 = "y"
swapTwo(&s1, &s2)
print(s1, s2)  // prints: y x
