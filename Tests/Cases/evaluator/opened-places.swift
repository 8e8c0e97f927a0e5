// swift-format-ignore-file
protocol Q { init(); mutating func bump(); var n: Int { get set } }
struct B: Q { var n = 0; mutating func bump() { n += 1 } }
class Holder {
  var items: [String: any Q] = ["a": B()]
  var q: any Q = B() { didSet { print("set") } }
  lazy var z: any Q = B()
}
var d: [String: any Q] = ["a": B()]
d["a"]!.bump()
d["a"]?.bump()
print(d["a"]!.n)  // prints: 2
let h = Holder()
h.items["a"]!.bump()
h.items["a"]?.bump()
h.q.bump()  // prints: set
h.z.bump()
print(h.items["a"]!.n, h.q.n, h.z.n)  // prints: 2 1 1
struct W {
  var inner: any Q { get { store } set { store = newValue; print("w") } }
  var store: any Q = B()
}
var w = W()
w.inner.bump()  // prints: w
w.inner.n += 5  // prints: w
print(w.inner.n)  // prints: 6
let kinds: [String: any Q.Type] = ["b": B.self]
print(kinds["b"]!.init().n)  // prints: 0
