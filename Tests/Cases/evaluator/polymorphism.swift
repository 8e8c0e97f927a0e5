// swift-format-ignore-file
protocol Visitor { associatedtype Output; func visit(_ n: Num) -> Output; func visit(_ a: Add) -> Output }
protocol Node { func accept<V: Visitor>(_ v: V) -> V.Output }
struct Num: Node { let v: Int; func accept<V: Visitor>(_ x: V) -> V.Output { x.visit(self) } }
struct Add: Node { let l: any Node, r: any Node; func accept<V: Visitor>(_ x: V) -> V.Output { x.visit(self) } }
struct Printer: Visitor {
  func visit(_ n: Num) -> String { "\(n.v)" }
  func visit(_ a: Add) -> String { "(\(a.l.accept(self)) + \(a.r.accept(self)))" }
}
struct Evaluator: Visitor {
  func visit(_ n: Num) -> Int { n.v }
  func visit(_ a: Add) -> Int { a.l.accept(self) + a.r.accept(self) }
}
let tree = Add(l: Num(v: 1), r: Add(l: Num(v: 2), r: Num(v: 3)))
print(tree.accept(Printer()), tree.accept(Evaluator()))  // prints: (1 + (2 + 3)) 6
class Shape { func area() -> Double { 0 }; func describe() -> String { "\(type(of: self)) \(area())" } }
class Rect: Shape { let w, h: Double; init(_ w: Double, _ h: Double) { self.w = w; self.h = h }; override func area() -> Double { w * h } }
class Square: Rect { init(_ s: Double) { super.init(s, s) }; override func describe() -> String { "sq " + super.describe() } }
let shapes: [Shape] = [Shape(), Rect(2, 3), Square(2)]
print(shapes.map { $0.describe() })  // prints: ["Shape 0.0", "Rect 6.0", "sq Square 4.0"]
print(shapes.compactMap { $0 as? Rect }.map(\.w))  // prints: [2.0, 2.0]
protocol Plugin { init(); var id: String { get } }
struct A: Plugin { var id = "a" }
struct B: Plugin { var id = "b" }
func same<T: Equatable>(_ a: T, _ b: Any) -> Bool { (b as? T) == a }
print(same(1, 1), same(1, "1"))  // prints: true false
extension Shape: CustomStringConvertible { var description: String { "<\(area())>" } }
print(shapes[1], shapes)  // prints: <6.0> [<0.0>, <6.0>, <4.0>]
func make<T: Plugin>(_ t: T.Type) -> String { T().id }
print(make(A.self), make(B.self))  // prints: a b
