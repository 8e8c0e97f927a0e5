// swift-format-ignore-file
struct P { let name: String; let age: Int }
let ps = [P(name: "c", age: 3), P(name: "a", age: 3), P(name: "b", age: 1)]
print(ps.sorted { ($0.age, $0.name) < ($1.age, $1.name) }.map(\.name))  // prints: ["b", "a", "c"]
print(ps.sorted { $0.age < $1.age }.map(\.name))  // prints: ["b", "c", "a"]
var a = ["pear", "fig", "apple"]
a.sort { $0.count < $1.count }
print(a)  // prints: ["fig", "pear", "apple"]
func bubble(_ xs: [Int]) -> [Int] {
  var a = xs
  for i in 0..<a.count { for j in 0..<(a.count - 1 - i) where a[j] > a[j + 1] { a.swapAt(j, j + 1) } }
  return a
}
print(bubble([5, 1, 4, 2, 8]))  // prints: [1, 2, 4, 5, 8]
func sieve(_ n: Int) -> [Int] {
  var isPrime = Array(repeating: true, count: n + 1)
  var out: [Int] = []
  for i in 2...n where isPrime[i] {
    out.append(i)
    for j in stride(from: i * i, through: n, by: i) { isPrime[j] = false }
  }
  return out
}
print(sieve(30))  // prints: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
print([3, 1, 2].sorted().reversed().map { $0 }, [1, 2, 3, 4].partitioned { $0 % 2 == 0 })
// prints: [3, 2, 1] ([2, 4], [1, 3])
extension Array {
  func partitioned(_ f: (Element) -> Bool) -> ([Element], [Element]) {
    reduce(into: ([], [])) { if f($1) { $0.0.append($1) } else { $0.1.append($1) } }
  }
}
