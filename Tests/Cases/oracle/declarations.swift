// case: refused by rule 1: class A { var x: Int }
// refused
class A { var x: Int }

// case: refused by rule 2: class A { let y: Int init() {} }
// refused
class A { let y: Int; init() {} }

// case: refused by rule 3: struct S { var s: S? }
// refused
struct S { var s: S? }

// case: refused by rule 4: struct S { var a: Int var s: S }
// refused
struct S { var a: Int; var s: S }

// case: refused by rule 5: enum E { case a(E) }
// refused
enum E { case a(E) }

// case: accepted by rule 6: struct X { let p: P }
// accepted
protocol P { associatedtype T; func f() -> T }
struct X { let p: P }

// case: accepted by rule 7: struct X { let p: P }
// accepted
protocol P { func f() }
struct X { let p: P }

// case: accepted by rule 8: func run(_ f: () -> Void) { let g = f g() }
// accepted
func run(_ f: () -> Void) { let g = f; g() }

// case: refused by rule 9: func run2(_ f: () -> Void) -> () -> Void { return
// refused
func run(_ f: @escaping () -> Void) -> () -> Void { return f }
func run2(_ f: () -> Void) -> () -> Void { return f }

// case: refused by rule 10: func f() -> Int { let x: Int return x }
// refused
func f() -> Int { let x: Int; return x }

// case: refused by rule 11: return x }
// refused
func f(_ b: Bool) -> Int { let x: Int
 if b { x = 1 }
 return x }

// case: accepted by rule 12: return x }
// accepted
func f(_ b: Bool) -> Int { let x: Int
 if b { x = 1 } else { x = 2 }
 return x }

// case: refused by rule 13: func f(_ a: Int) { a = 2 }
// refused
func f(_ a: Int) { a = 2 }

// case: refused by rule 14: protocol P: P {}
// refused
protocol P: P {}

// case: refused by rule 15: struct S: S {}
// refused
struct S: S {}

// case: refused by rule 16: class B: A { func f() {} }
// refused
class A { func f() {} }
class B: A { func f() {} }

// case: refused by rule 17: class B { override func f() {} }
// refused
class B { override func f() {} }

// case: refused by rule 18: class B: A {}
// refused
final class A {}
class B: A {}

// case: accepted by rule 19: func g(c: C) async { await c.inc() print(await c.n
// accepted
actor C { var n = 0; func inc() { n += 1 } }
func g(c: C) async { await c.inc(); print(await c.n) }

// case: refused by rule 20: func b() { let x = a() }
// refused
func a() async -> Int { 1 }
func b() { let x = a() }

// case: accepted by rule 21: func b() async { let x = await a() print(x) }
// accepted
func a() async -> Int { 1 }
func b() async { let x = await a(); print(x) }

// case: refused by rule 22: print(f(N(), N()))
// refused
func f<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
struct N {}
print(f(N(), N()))

// case: refused by rule 23: for i in 5 { print(i) }
// refused
for i in 5 { print(i) }

// case: refused by rule 24: switch 3 { case 1: print(a) }
// refused
switch 3 { case 1: print("a") }

// case: refused by rule 25: func f(_ e: E) -> Int { switch e { case .a: return
// refused
enum E { case a, b }
func f(_ e: E) -> Int { switch e { case .a: return 1 } }

// case: refused by rule 26: if 1 { print(x) }
// refused
if 1 { print("x") }

// case: refused by rule 27: func f() -> String { 3 }
// refused
func f() -> String { 3 }

// case: refused by rule 28: f(b: 1, a: 2)
// refused
func f(a: Int, b: Int) {}
f(b: 1, a: 2)

// case: refused by rule 29: f(1)
// refused
func f(a: Int) {}
f(1)

// case: refused by rule 30: f(a: 1)
// refused
func f(_ a: Int) {}
f(a: 1)

// case: refused by rule 31: guard let x = Int(3) else { print(no) }
// refused
guard let x = Int("3") else { print("no") }

// case: refused by rule 32: func f() { return 3 }
// refused
func f() { return 3 }

// case: refused by rule 33: struct S { func f() { n = 3 } var n = 0 }
// refused
struct S { func f() { n = 3 }; var n = 0 }

// case: refused by rule 34: struct S: P { func f() {} }
// refused
protocol P { func f(); var x: Int { get } }
struct S: P { func f() {} }

// case: refused by rule 35: extension Int { var sq: Int { self  self } let z =
// refused
extension Int { var sq: Int { self * self }; let z = 3 }

// case: refused by rule 36: struct S { let a = 1 let a = 2 }
// refused
struct S { let a = 1; let a = 2 }

// case: refused by rule 37: enum E: Int { case a = 1, b = 1 }
// refused
enum E: Int { case a = 1, b = 1 }

// case: refused by rule 38: enum E: String { case a = 1 }
// refused
enum E: String { case a = 1 }

// case: refused by rule 39: class A { weak var b: Int? }
// refused
class A { weak var b: Int? }

// case: refused by rule 40: break
// refused
break

// case: refused by rule 41: func f() { continue }
// refused
func f() { continue }

// case: refused by rule 42: return 3
// refused
return 3

// case: refused by rule 43: import Nope
// refused
import Nope

// case: refused by rule 44: A(x: 3)
// refused
struct A { init() {} }
A(x: 3)

// case: refused by rule 45: func b() async { let x = a() print(x) }
// refused
func a() async -> Int { 1 }
func b() async { let x = a(); print(x) }

// case: refused by rule 46: func b() async throws { let x = try await a() prin
// refused
func a() async throws -> Int { 1 }
func b() async throws { let x = try await a(); print(x); let y = await a() }

// case: accepted by rule 47: func f(_ p: P) {}
// accepted
protocol P { associatedtype T; var t: T { get } }
func f(_ p: P) {}

// case: accepted by rule 48: func f(_ p: any P) { print(p.t) }
// accepted
protocol P { associatedtype T; var t: T { get } }
func f(_ p: any P) { print(p.t) }

// case: refused by rule 49: struct S { init(action: () -> Void) { self.action
// refused
struct S { init(action: () -> Void) { self.action = action }; let action: () -> Void }

// case: refused by rule 50: func go(_ g: () -> Void) { later { g() } }
// refused
func later(_ f: @escaping () -> Void) { f() }
func go(_ g: () -> Void) { later { g() } }

// case: accepted by rule 51: func go(_ g: () -> Void) { later { g() } later(g)
// accepted
func later(_ f: () -> Void) { f() }
func go(_ g: () -> Void) { later { g() }; later(g); g() }

// case: accepted by rule 52: func go(_ g: () -> Int) -> [Int] { [1,2].map { _ i
// accepted
func go(_ g: () -> Int) -> [Int] { [1,2].map { _ in g() } }

// case: accepted by rule 53: func go(_ g: (Int) -> Int) -> [Int] { [1,2].map(g)
// accepted
func go(_ g: (Int) -> Int) -> [Int] { [1,2].map(g) }

// case: accepted by rule 54: func go(_ g: ((Int) -> Int)?) -> ((Int) -> Int)? {
// accepted
func go(_ g: ((Int) -> Int)?) -> ((Int) -> Int)? { g }

// case: refused by rule 55: init() { x = 1 x = 2 } }
// refused
struct S { let x: Int
 init() { x = 1; x = 2 } }

// case: refused by rule 56: init() { print(x) x = 2 } }
// refused
struct S { var x: Int
 init() { print(x); x = 2 } }

// case: refused by rule 57: func f() {} }
// refused
struct S { var x: Int; var y: Int
 init() { x = 2; f(); y = 3 }
 func f() {} }

// case: accepted by rule 58: func f(_ b: Bool) -> Int { while true { if b { ret
// accepted
func f(_ b: Bool) -> Int { while true { if b { return 1 } } }

// case: accepted by rule 59: func g() -> Int { f() }
// accepted
func f() -> Never { fatalError() }
func g() -> Int { f() }

// case: accepted by rule 60: func f() -> Int { switch 3 { case 1: return 1 defa
// accepted
func f() -> Int { switch 3 { case 1: return 1; default: fatalError() } }

// case: refused by rule 61: for i in 0..<3 { i = 4 }
// refused
for i in 0..<3 { i = 4 }

// case: refused by rule 62: f({})
// refused
func f<T>(_ x: T) where T: Comparable { print(x < x) }
f({})

// case: refused by rule 63: [1.5].total()
// refused
extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
[1.5].total()

// case: refused by rule 64: enum E { case a func f() { self = .a } }
// refused
enum E { case a; func f() { self = .a } }

// case: refused by rule 65: struct S: Equatable { let f: () -> Void }
// refused
struct S: Equatable { let f: () -> Void }

// case: accepted by rule 66: struct S: Hashable { let f: Double let g: [String:
// accepted
struct S: Hashable { let f: Double; let g: [String: Int] }

// case: refused by rule 67: struct S: Hashable { let t: T }
// refused
struct T { let x: Int }
struct S: Hashable { let t: T }

// case: refused by rule 68: enum E: CaseIterable { case a, b(Int) }
// refused
enum E: CaseIterable { case a, b(Int) }

// case: accepted by rule 69: print(E.allCases.count)
// accepted
enum E: CaseIterable { case a, b }
print(E.allCases.count)

// case: accepted by rule 70: struct S: Codable { let x: Int let y: [String] }
// accepted
struct S: Codable { let x: Int; let y: [String] }

// case: refused by rule 71: struct S: Identifiable { let name: String }
// refused
struct S: Identifiable { let name: String }

// case: refused by rule 72: f(x: 1.5)
// refused
func f(x: Int) {}
func f(x: String) {}
f(x: 1.5)

// case: refused by rule 73: if let x = 3 { print(x) }
// refused
if let x = 3 { print(x) }

// case: refused by rule 74: struct S { func f() -> some Equatable { if true {
// refused
struct S { func f() -> some Equatable { if true { return 1 } else { return "a" } } }

// case: refused by rule 77: struct S { var a: Int init(a: Int) { a = a } }
// refused
struct S { var a: Int; init(a: Int) { a = a } }

// case: refused by rule 78: struct S { static func f() { g() } func g() {} }
// refused
struct S { static func f() { g() }; func g() {} }

// case: refused by rule 79: struct B { deinit {} }
// refused
class A { deinit { print("x") } }
struct B { deinit {} }
