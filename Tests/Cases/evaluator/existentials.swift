// swift-format-ignore-file
protocol Pet { var name: String { get set }; mutating func rename(_ s: String); func same(_ o: Self) -> Bool }
extension Pet { mutating func rename(_ s: String) { name = s } }
struct Cat: Pet { var name: String; func same(_ o: Cat) -> Bool { name == o.name } }
var p: any Pet = Cat(name: "tom")
p.rename("kit")
p.name += "!"
print(p.name)  // prints: kit!
var pets: [any Pet] = [Cat(name: "a")]
pets[0].rename("b")
print(pets[0].name)  // prints: b
func greet(_ p: some Pet) -> String { "hi \(p.name)" }
print(pets.map { greet($0) })  // prints: ["hi b"]
protocol Q: AnyObject { var n: Int { get set } }
final class R: Q { var n = 1 }
let q: any Q = R()
q.n = 5
print(q.n)  // prints: 5
func make() -> any Pet { Cat(name: "made") }
print(make().name, type(of: make()))  // prints: made Cat
func opaque() -> some Collection<Int> { [1, 2, 3] }
print(opaque().count, opaque().first!)  // prints: 3 1
let eqs: [any Equatable] = [1, "a"]
print(eqs.count, (eqs[0] as? Int)!)  // prints: 2 1
struct AnyShape { let area: () -> Double; init<S: HasArea>(_ s: S) { area = { s.area } } }
protocol HasArea { var area: Double { get } }
struct Sq: HasArea { var area = 4.0 }
print(AnyShape(Sq()).area())  // prints: 4.0
let o: (any Pet)? = Cat(name: "opt")
print(o?.name ?? "-")  // prints: opt
