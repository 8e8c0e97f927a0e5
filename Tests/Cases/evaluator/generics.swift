// swift-format-ignore-file
func largest<T: Comparable>(_ xs: [T]) -> T? {
  guard var best = xs.first else { return nil }
  for x in xs where x > best { best = x }
  return best
}
print(largest([3, 9, 2])!, largest(["b", "c", "a"])!, largest([Int]()) as Any)  // prints: 9 c nil
struct Pair<A, B> { var a: A; var b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }
print(Pair(a: 1, b: "x").swapped())  // prints: Pair<String, Int>(a: "x", b: 1)
func count<T: Hashable>(_ xs: [T]) -> [T: Int] { xs.reduce(into: [:]) { $0[$1, default: 0] += 1 } }
print(count(["a", "b", "a"])["a"]!)  // prints: 2
class Cache<K: Hashable, V> {
  private var store: [K: V] = [:]
  func get(_ k: K, or make: () -> V) -> V {
    if let v = store[k] { return v }
    let v = make()
    store[k] = v
    return v
  }
}
let cache = Cache<String, Int>()
print(cache.get("a") { 1 }, cache.get("a") { 2 })  // prints: 1 1
indirect enum Tree<T: Comparable> {
  case leaf
  case node(Tree<T>, T, Tree<T>)
  func inserting(_ v: T) -> Tree<T> {
    switch self {
    case .leaf: return .node(.leaf, v, .leaf)
    case .node(let l, let x, let r):
      return v < x ? .node(l.inserting(v), x, r) : .node(l, x, r.inserting(v))
    }
  }
  var sorted: [T] {
    switch self {
    case .leaf: return []
    case .node(let l, let x, let r): return l.sorted + [x] + r.sorted
    }
  }
}
print([5, 2, 8, 1].reduce(Tree<Int>.leaf) { $0.inserting($1) }.sorted)  // prints: [1, 2, 5, 8]
extension Pair: Equatable where A: Equatable, B: Equatable {}
print(Pair(a: 1, b: "x") == Pair(a: 1, b: "x"))  // prints: true
func zipWith<A, B, C>(_ a: [A], _ b: [B], _ f: (A, B) -> C) -> [C] { zip(a, b).map { f($0, $1) } }
print(zipWith([1, 2], [10, 20], +))  // prints: [11, 22]
protocol Monoid { static var empty: Self { get }; static func <> (l: Self, r: Self) -> Self }
infix operator <>: AdditionPrecedence
extension String: Monoid { static var empty: String { "" }; static func <> (l: String, r: String) -> String { l + r } }
func fold<M: Monoid>(_ xs: [M]) -> M { xs.reduce(M.empty) { $0 <> $1 } }
print(fold(["a", "b"]))  // prints: ab
