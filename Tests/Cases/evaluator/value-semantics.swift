// swift-format-ignore-file
struct Inner { var list = [1] }
struct Outer { var inner = Inner(); var map = ["k": Inner()] }
var a = Outer()
var b = a
b.inner.list.append(2)
b.map["k"]!.list.append(3)
b.map["j"] = Inner()
print(a.inner.list, a.map.count, a.map["k"]!.list)  // prints: [1] 1 [1]
print(b.inner.list, b.map.count, b.map["k"]!.list)  // prints: [1, 2] 2 [1, 3]
class Ref { var v = 0 }
struct Mixed { var ref = Ref(); var n = 0 }
var m1 = Mixed()
var m2 = m1
m2.n = 5
m2.ref.v = 9
print(m1.n, m1.ref.v)  // prints: 0 9
func change(_ o: Outer) -> Outer { var c = o; c.inner.list[0] = 100; return c }
print(change(a).inner.list, a.inner.list)  // prints: [100] [1]
var arrays = [[1], [2]]
for var row in arrays { row.append(9); _ = row }
print(arrays)  // prints: [[1], [2]]
let snapshot = arrays
arrays[0][0] = 7
(a, b) = (b, a)
print(arrays, snapshot, a.inner.list)  // prints: [[7], [2]] [[1], [2]] [1, 2]
var t = (x: 1, y: [1])
var u = t
u.y.append(2)
u.x += 1
print(t, u)  // prints: (x: 1, y: [1]) (x: 2, y: [1, 2])
struct Counter { private(set) var hits = 0; mutating func hit() -> Int { hits += 1; return hits } }
var counters = [Counter(), Counter()]
print(counters[0].hit(), counters[0].hit(), counters[1].hit(), counters.map(\.hits))  // prints: 1 2 1 [2, 1]
var opt: [Int]? = [1]
opt?.append(2)
let kept = opt
opt?[0] = 50
print(opt!, kept!)  // prints: [50, 2] [1, 2]
