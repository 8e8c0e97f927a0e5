// swift-format-ignore-file
var i = 0
while i < 3 { i += 1 }
repeat { i -= 1 } while i > 1
print(i)  // prints: 1
outer: for a in 1...3 {
  for b in 1...3 {
    if b == 2 { continue outer }
    if a == 3 { break outer }
    print(a, b)
  }
}
// prints: 1 1
// prints: 2 1
switch 7 {
case 0: print("zero")
case 1..<5: print("small")
case let n where n % 2 == 1: print("odd", n)  // prints: odd 7
default: print("other")
}
switch ("a", 2) {
case ("a", 1): print("a1")
case (let s, 2): print("two of", s)  // prints: two of a
case (_, _): print("any")
}
switch 1 {
case 1: print("one"); fallthrough  // prints: one
case 2: print("two")  // prints: two
default: print("three")
}
let v = if i > 0 { "pos" } else { "neg" }
let w = switch i { case 1: 10; default: 20 }
print(v, w)  // prints: pos 10
for case let x? in [1, nil, 3] { print(x) }
// prints: 1
// prints: 3
let grade = 85
if grade >= 90 { print("A") } else if grade >= 80 { print("B") } else { print("C") }  // prints: B
do { let inner = 5; print(inner) }  // prints: 5
print(i > 0 ? "yes" : "no", true && !false || false)  // prints: yes true
for _ in 0..<2 { print("x", terminator: "") }
print()  // prints: xx
