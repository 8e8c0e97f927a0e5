// swift-format-ignore-file
struct Key: Hashable {
  var id: Int
  var noise: String
  static func == (a: Key, b: Key) -> Bool { a.id == b.id }
  func hash(into h: inout Hasher) { h.combine(id) }
}
var d: [Key: String] = [Key(id: 1, noise: "a"): "one"]
print(d[Key(id: 1, noise: "zzz")]!, d.count)  // prints: one 1
d[Key(id: 1, noise: "q")] = "uno"
d[Key(id: 2, noise: "")] = "two"
print(d.count, Set(d.keys).contains(Key(id: 2, noise: "x")))  // prints: 2 true
enum Suit: Hashable { case a, b(Int) }
let s: Set<Suit> = [.a, .b(1), .b(1), .b(2)]
print(s.count, s.contains(.b(2)), s.contains(.b(3)))  // prints: 3 true false
class Obj: Hashable {
  let n: Int
  init(_ n: Int) { self.n = n }
  static func == (a: Obj, b: Obj) -> Bool { a.n == b.n }
  func hash(into h: inout Hasher) { h.combine(n) }
}
print(Set([Obj(1), Obj(1), Obj(2)]).count)  // prints: 2
print([[1, 2]: "x"][[1, 2]]!, Set([[1], [1]]).count)  // prints: x 1
print("a".hashValue == "a".hashValue, Key(id: 3, noise: "") == Key(id: 3, noise: "k"))  // prints: true true
var t = [Int: Int]()
for i in 0..<200 { t[i * 7] = i }
for i in 0..<100 { t[i * 7] = nil }
print(t.count, t[7 * 150]!, t[7 * 50] as Any)  // prints: 100 150 nil
print(Optional(1).hashValue == Optional(1).hashValue)  // prints: true
