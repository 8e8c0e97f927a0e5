// swift-format-ignore-file
protocol Shape { var area: Double { get }; func name() -> String }
extension Shape {
  func name() -> String { "shape" }
  func describe() -> String { "\(name()) \(area)" }
}
struct Square: Shape { var side: Double; var area: Double { side * side } }
struct Disc: Shape { var area = 3.0; func name() -> String { "disc" } }
let shapes: [any Shape] = [Square(side: 2), Disc()]
for s in shapes { print(s.describe()) }
// prints: shape 4.0
// prints: disc 3.0
func total(_ s: [any Shape]) -> Double { s.reduce(0) { $0 + $1.area } }
print(total(shapes))  // prints: 7.0
func show<S: Shape>(_ s: S) -> String { s.describe() }
func some(_ s: some Shape) -> Double { s.area }
print(show(Disc()), some(Square(side: 3)))  // prints: disc 3.0 9.0
protocol Container {
  associatedtype Item
  var items: [Item] { get set }
  mutating func add(_ i: Item)
}
extension Container {
  mutating func add(_ i: Item) { items.append(i) }
  var count: Int { items.count }
}
struct Bag: Container { var items: [String] = [] }
var bag = Bag()
bag.add("x")
print(bag.count, bag.items)  // prints: 1 ["x"]
func firstItem<C: Container>(_ c: C) -> C.Item? where C.Item: Comparable { c.items.min() }
bag.add("a")
print(firstItem(bag) ?? "-")  // prints: a
struct V: CustomStringConvertible { var n: Int; var description: String { "<\(n)>" } }
print(V(n: 1), [V(n: 2)], "\(V(n: 3))", String(describing: V(n: 4)))  // prints: <1> [<2>] <3> <4>
struct Ver: Comparable { var a: Int; static func < (l: Ver, r: Ver) -> Bool { l.a < r.a } }
print(Ver(a: 1) < Ver(a: 2), Ver(a: 3) >= Ver(a: 2), [Ver(a: 2), Ver(a: 1)].min()!.a)  // prints: true true 1
protocol Greeter { static var greeting: String { get }; init(n: Int) }
struct G: Greeter { static var greeting: String { "hi" }; var n: Int }
func make<T: Greeter>(_ t: T.Type) -> (T, String) { (T(n: 5), T.greeting) }
print(make(G.self))  // prints: (main.G(n: 5), "hi")
extension Int { var squared: Int { self * self } ; func times(_ f: () -> Void) { for _ in 0..<self { f() } } }
print(4.squared)  // prints: 16
2.times { print("t") }
// prints: t
// prints: t
extension Array where Element == Int { var total: Int { reduce(0, +) } }
print([1, 2, 3].total)  // prints: 6
extension Sequence where Element: Numeric { func sum() -> Element { reduce(0, +) } }
print([1.5, 2].sum(), (1...4).sum())  // prints: 3.5 10
