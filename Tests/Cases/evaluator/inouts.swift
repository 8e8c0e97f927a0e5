// swift-format-ignore-file
struct Acc { var total = 0; var items = [1, 2, 3]; mutating func add(_ n: Int) { total += n } }
func double(_ a: inout [Int]) { for i in a.indices { a[i] *= 2 } }
func bump(_ n: inout Int) { n += 1 }
var acc = Acc()
double(&acc.items)
bump(&acc.items[0])
bump(&acc.total)
acc.add(5)
print(acc)  // prints: Acc(total: 6, items: [3, 4, 6])
var list = [Acc(), Acc()]
list[1].add(4)
bump(&list[0].total)
print(list.map(\.total))  // prints: [1, 4]
var dict = ["k": [1]]
double(&dict["k"]!)
dict["k"]?.append(3)
print(dict)  // prints: ["k": [2, 3]]
struct W { var n = 1; var twice: Int { get { n * 2 } set { n = newValue / 2 } } }
var w = W()
bump(&w.twice)
w.twice += 6
print(w.n)  // prints: 4
func modify(_ f: (inout Int) -> Void) -> Int { var x = 10; f(&x); return x }
print(modify { $0 += 5 }, modify { x in x = 1 })  // prints: 15 1
class Holder { var arr = [1] ; var opt: Acc? = Acc() }
let h = Holder()
h.arr.append(2)
bump(&h.arr[1])
h.opt?.add(3)
h.opt!.items.append(9)
print(h.arr, h.opt!.total, h.opt!.items)  // prints: [1, 3] 3 [1, 2, 3, 9]
var (a, b) = (1, 2)
(a, b) = (b, a)
swap(&a, &b)
print(a, b)  // prints: 1 2
func throwing(_ n: inout Int) throws { n = 50; throw Err.x }
enum Err: Error { case x }
var t = 1
try? throwing(&t)
print(t)  // prints: 50
var nested = [[1], [2, 3]]
nested[1].removeFirst()
nested[0] += [7]
print(nested)  // prints: [[1, 7], [3]]
