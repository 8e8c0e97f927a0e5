// swift-format-ignore-file
struct S {
  var x = 0 {
    willSet { print("will", newValue) }
    didSet { print("did", oldValue, x) }
  }
  var log: [Int] = [] { didSet { if log.count > 2 { log.removeFirst() } } }
}
var s = S()
s.x = 3
// prints: will 3
// prints: did 0 3
s.x += 1
// prints: will 4
// prints: did 3 4
for i in 0..<4 { s.log.append(i) }
print(s.log)  // prints: [2, 3]
class C { var n = 1 { didSet { if n > 5 { n = 5 } } } }
let c = C()
c.n = 9
print(c.n)  // prints: 5
struct T { var a = 1 { didSet { print("a") } }; init() { a = 2 } }
print(T().a)  // prints: 2
