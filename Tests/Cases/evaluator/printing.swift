// swift-format-ignore-file
struct P { var x = 1; var s = "t"; var o: Int? = 2; var n: String? = nil; var d = 1.0 }
print(P())  // prints: P(x: 1, s: "t", o: Optional(2), n: nil, d: 1.0)
print([P(x: 5)].count, [1: "a"], [[1], []], ["a": [1]])  // prints: 1 [1: "a"] [[1], []] ["a": [1]]
print((1, "a", x: true), ())  // prints: (1, "a", x: true) ()
print("a", 1, separator: "-", terminator: "|\n")  // prints: a-1|
print([Optional(1), nil], Optional("x") as Any)  // prints: [Optional(1), nil] Optional("x")
debugPrint("q", 1, [2])  // prints: "q" 1 [2]
class C { var x = 1 }
enum E { case a, b(Int, s: String), c(P) }
print(E.a, E.b(1, s: "z"))  // prints: a b(1, s: "z")
struct N { var inner = Q(); var e = E.a }
struct Q { var v = 1 }
print(N())  // prints: N(inner: main.Q(v: 1), e: main.E.a)
print(String(describing: [1.0, 2.5]), String(reflecting: "a"))  // prints: [1.0, 2.5] "a"
struct D: CustomDebugStringConvertible { var debugDescription: String { "dbg" } }
print(D(), [D()])  // prints: dbg [dbg]
print(1 as Any, "x" as Any, [1, "b"] as [Any])  // prints: 1 x [1, "b"]
print(Set([1]), 1...2, "a"..."c")  // prints: [1] 1...2 a...c
print("\(Optional(3) as Any) \([1, 2]) \(true)")  // prints: Optional(3) [1, 2] true
print(Character("c"), ["c" as Character])  // prints: c ["c"]
