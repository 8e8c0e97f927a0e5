// swift-format-ignore-file
struct Matrix {
  var cells: [Int]
  let width: Int
  subscript(row: Int, col: Int) -> Int {
    get { cells[row * width + col] }
    set { cells[row * width + col] = newValue }
  }
  subscript(name: String) -> String { "m[\(name)]" }
  static subscript(i: Int) -> Int { i * 100 }
}
var m = Matrix(cells: [1, 2, 3, 4], width: 2)
m[1, 0] = 30
m[0, 1] += 5
print(m.cells, m[1, 1], m["x"], Matrix[2])  // prints: [1, 7, 30, 4] 4 m[x] 200
struct Words { var dict: [String: [Int]] = [:]
  subscript(k: String, default d: [Int] = []) -> [Int] { get { dict[k] ?? d } set { dict[k] = newValue } }
}
var w = Words()
w["a"].append(1)
w["a"].append(2)
print(w["a"], w["zz", default: [9]])  // prints: [1, 2] [9]
@dynamicMemberLookup struct Dyn { subscript(dynamicMember s: String) -> Int { s.count } }
print(Dyn().hello)  // prints: 5
extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
print([1, 2][safe: 1] as Any, [1, 2][safe: 7] as Any)  // prints: Optional(2) nil
struct Poly { var c = [1, 2]; func callAsFunction(_ x: Int) -> Int { c[0] + c[1] * x } }
print(Poly()(10))  // prints: 21
