// swift-format-ignore-file
class Store {
  var loads = 0
  lazy var data: [Int] = load()
  func load() -> [Int] { loads += 1; return [1, 2] }
  lazy var size = data.count
}
let s = Store()
print(s.loads)  // prints: 0
print(s.data, s.data, s.loads)  // prints: [1, 2] [1, 2] 1
s.data.append(3)
print(s.data, s.size, s.loads)  // prints: [1, 2, 3] 3 1
struct L { lazy var v: Int = { print("made"); return 4 }() }
var l = L()
print(l.v, l.v)
// prints: made
// prints: 4 4
let m = [1, 2, 3, 4].lazy.map { $0 * 2 }.filter { $0 > 4 }
print(Array(m))  // prints: [6, 8]
func noisy(_ n: Int) -> Int { print("n", n); return n }
let firstBig = (1...5).lazy.map { noisy($0) }.first { $0 > 1 }
print(firstBig!)
// prints: n 1
// prints: n 2
// prints: 2
