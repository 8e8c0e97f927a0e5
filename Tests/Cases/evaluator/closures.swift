// swift-format-ignore-file
func counter() -> () -> Int {
  var n = 0
  return { n += 1; return n }
}
let c1 = counter(), c2 = counter()
print(c1(), c1(), c2())  // prints: 1 2 1
var fs: [() -> Int] = []
for i in 0..<3 { fs.append { i * 10 } }
print(fs.map { $0() })  // prints: [0, 10, 20]
var x = 1
let byRef = { x }
let byValue = { [x] in x }
x = 5
print(byRef(), byValue())  // prints: 5 1
let add: (Int, Int) -> Int = { a, b in a + b }
print(add(2, 3), [3, 1, 2].sorted { $0 > $1 })  // prints: 5 [3, 2, 1]
let names = ["b", "a"].sorted { (l: String, r: String) -> Bool in l < r }
print(names)  // prints: ["a", "b"]
func run(times n: Int, _ body: (Int) -> Void) { for i in 0..<n { body(i) } }
var sum = 0
run(times: 4) { sum += $0 }
print(sum)  // prints: 6
func make(_ a: () -> String, then b: () -> String) -> String { a() + b() }
print(make { "1" } then: { "2" })  // prints: 12
func lazyly(_ f: @autoclosure () -> Int) -> Int { f() + f() }
var calls = 0
func hit() -> Int { calls += 1; return 2 }
print(lazyly(hit()), calls)  // prints: 4 2
let curry = { (a: Int) in { (b: Int) in a - b } }
print(curry(10)(3))  // prints: 7
var optional: (() -> Void)? = { print("called") }
optional?()  // prints: called
optional = nil
optional?()
struct Button { var label: String; var action: () -> Void }
Button(label: "ok") { print("tapped") }.action()  // prints: tapped
func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
print((0..<10).map(fib))  // prints: [0, 1, 1, 2, 3, 5, 8, 13, 21, 34]
