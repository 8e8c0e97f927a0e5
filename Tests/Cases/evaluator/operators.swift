// swift-format-ignore-file
struct Vec: Equatable {
  var x: Int, y: Int
  static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Vec, k: Int) -> Vec { Vec(x: a.x * k, y: a.y * k) }
  static prefix func - (a: Vec) -> Vec { Vec(x: -a.x, y: -a.y) }
  static func += (a: inout Vec, b: Vec) { a = a + b }
}
var v = Vec(x: 1, y: 2)
v += Vec(x: 1, y: 1)
print(v, v + v, v * 3, -v, v == Vec(x: 2, y: 3))
// prints: Vec(x: 2, y: 3) Vec(x: 4, y: 6) Vec(x: 6, y: 9) Vec(x: -2, y: -3) true
precedencegroup PowerPrecedence { higherThan: MultiplicationPrecedence associativity: right }
infix operator **: PowerPrecedence
func ** (b: Int, e: Int) -> Int { (0..<e).reduce(1) { r, _ in r * b } }
print(2 ** 3 ** 2, 2 * 2 ** 3)  // prints: 512 16
postfix operator %%
postfix func %% (n: Int) -> Double { Double(n) / 100 }
print(50%%)  // prints: 0.5
infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
print(3 |> { $0 + 1 } |> { "\($0)" })  // prints: 4
let ops: [String: (Int, Int) -> Int] = ["+": { $0 + $1 }, "*": { $0 * $1 }]
print(ops["+"]!(2, 3), ops["*"]!(2, 3))  // prints: 5 6
print([1, 2, 3].reduce(0, -), ["a", "b"].reduce("", +))  // prints: -6 ab
