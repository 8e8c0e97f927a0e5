// swift-format-ignore-file
var x: Int? = nil
print(x == nil, x ?? 7)  // prints: true 7
x = 3
print(x!, x as Any)  // prints: 3 Optional(3)
if let x { print("has", x) }  // prints: has 3
if let y = x, y > 2 { print(y * 2) }  // prints: 6
func f(_ v: Int?) -> String {
  guard let v else { return "none" }
  return "some \(v)"
}
print(f(nil), f(1))  // prints: none some 1
print(x.map { $0 + 1 } ?? 0, (nil as Int?).map { $0 + 1 } as Any)  // prints: 4 nil
print(x.flatMap { $0 > 5 ? $0 : nil } as Any)  // prints: nil
let nested: Int?? = .some(nil)
print(nested as Any, nested == nil)  // prints: Optional(nil) false
let deep: Int?? = 5
print(deep as Any)  // prints: Optional(Optional(5))
struct P { var name: String?; var child: [P] = [] }
let p = P(name: "a", child: [P(name: nil)])
print(p.name?.count as Any, p.child.first?.name as Any)  // prints: Optional(1) nil
var q: P? = p
q?.name = "zz"
q?.child.append(P(name: "q"))
print(q?.name ?? "-", q?.child.count ?? 0)  // prints: zz 2
q = nil
q?.name = "no"
print(q == nil ? "gone" : "there")  // prints: gone
switch x {
case .some(let v) where v > 2: print("big", v)  // prints: big 3
case .some(let v): print("small", v)
case nil: print("nil")
}
print(x == 3, x != 4, 3 == x)  // prints: true true true
