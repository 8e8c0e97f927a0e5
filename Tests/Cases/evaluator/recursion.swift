// swift-format-ignore-file
func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 + depth(n - 1) }
print(depth(1000))  // prints: 1000
func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String) -> Int {
  n == 0 ? 0 : hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a)
}
print(hanoi(6, "a", "b", "c"))  // prints: 63
func perms(_ xs: [Int]) -> [[Int]] {
  if xs.count <= 1 { return [xs] }
  return xs.flatMap { x in perms(xs.filter { $0 != x }).map { [x] + $0 } }
}
print(perms([1, 2, 3]))  // prints: [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]
func quicksort(_ a: [Int]) -> [Int] {
  guard let p = a.first else { return [] }
  let rest = a.dropFirst()
  return quicksort(rest.filter { $0 < p }) + [p] + quicksort(rest.filter { $0 >= p })
}
print(quicksort([3, 6, 1, 8, 2]))  // prints: [1, 2, 3, 6, 8]
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
print(gcd(48, 18))  // prints: 6
struct Tree { var v: Int; var kids: [Tree] = []; var sum: Int { v + kids.reduce(0) { $0 + $1.sum } } }
print(Tree(v: 1, kids: [Tree(v: 2), Tree(v: 3, kids: [Tree(v: 4)])]).sum)  // prints: 10
var memo: [Int: Int] = [:]
func fib(_ n: Int) -> Int {
  if n < 2 { return n }
  if let m = memo[n] { return m }
  let r = fib(n - 1) + fib(n - 2)
  memo[n] = r
  return r
}
print(fib(80))  // prints: 23416728348467685
