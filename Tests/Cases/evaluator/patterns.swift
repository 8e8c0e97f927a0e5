// swift-format-ignore-file
let values: [Any] = [1, "two", 3.0, [4], (5, "five"), true]
for v in values {
  switch v {
  case 1 as Int: print("one")
  case let n as Int: print("int", n)
  case let s as String where s.count == 3: print("str", s)
  case is Double: print("double")
  case let a as [Int]: print("array", a)
  case let (n, s) as (Int, String): print("pair", n, s)
  case _: print("else")
  }
}
// prints: one
// prints: str two
// prints: double
// prints: array [4]
// prints: pair 5 five
// prints: else
let point = (3, 0)
switch point {
case (0, 0): print("origin")
case (let x, 0): print("on x at \(x)")  // prints: on x at 3
case (0, let y): print("on y at \(y)")
case let (x, y) where x == y: print("diag")
default: print("far")
}
enum T { case a(Int, label: String?), b([Int]), c }
for t in [T.a(1, label: "x"), .a(2, label: nil), .b([1, 2]), .c] {
  switch t {
  case .a(let n, label: let s?): print("a", n, s)
  case .a(1...5, label: nil): print("a small nil")
  case .b(let xs) where xs.count > 1: print("b", xs)
  case .a, .b: print("rest")
  case .c: print("c")
  }
}
// prints: a 1 x
// prints: a small nil
// prints: b [1, 2]
// prints: c
switch "hello" { case "a"..."c": print("abc"); case "hi", "hello": print("greeting"); default: break }  // prints: greeting
if case let x? = Optional(4), x > 3 { print(x) }  // prints: 4
guard case (let a, _) = point else { fatalError() }
print(a)  // prints: 3
func kind(_ c: Character) -> String {
  switch c {
  case "a", "e", "i", "o", "u": "vowel"
  case "a"..."z": "consonant"
  default: "other"
  }
}
print(kind("e"), kind("k"), kind("!"))  // prints: vowel consonant other
let pairs = [("a", 1), ("b", 2)]
for (name, n) in pairs where n > 1 { print(name) }  // prints: b
