// swift-format-ignore-file
class A { class var kind: String { "animal" }; class func make() -> Self { self.init() }; required init() {}; func me() -> String { "\(Self.self)" }; class func c() -> String { "A.c" }; func copy() -> Self { self }; static let shared = A() }
class B: A { override class var kind: String { "dog" }; var extra = 7; override class func c() -> String { "B." + super.c() } }
let d: A = B()
print(type(of: d).kind, B.kind, A.kind)
print(d.me(), A().me())
let b = B.make()
print(b.extra, type(of: b), type(of: A.make()))
print(B.c(), type(of: d).c())
print(B().copy().extra)
let t: A.Type = B.self
print(t.kind, t.init() is B)
let ts: [A.Type] = [A.self, B.self]
print(ts.map { $0.kind })
class P { var n: Int; required init(n: Int) { self.n = n } ; static func create(_ t: P.Type) -> P { t.init(n: 3) } }
class Q: P { var m = 9; required init(n: Int) { super.init(n: n * 2) } }
class R: P { var z = [1, 2] }
print((P.create(Q.self) as! Q).n, (P.create(Q.self) as! Q).m, (P.create(R.self) as! R).z)
class Base { class Nested { let v = 1 }; func f() -> Int { Self.Nested().v } ; static var count = 0; init() { Self.count += 1 } }
class Sub: Base {}
print(Base().f(), Sub().f(), Sub.count)

// prints: dog dog animal
// prints: B A
// prints: 7 B A
// prints: B.A.c B.A.c
// prints: 7
// prints: dog true
// prints: ["animal", "dog"]
// prints: 6 9 [1, 2]
// prints: 1 1 2
