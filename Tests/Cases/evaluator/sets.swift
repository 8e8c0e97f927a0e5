// swift-format-ignore-file
var s: Set = [1, 2, 2, 3]
print(s.count, s.contains(2), s.contains(9))  // prints: 3 true false
print(s.insert(4).inserted, s.insert(4).inserted)  // prints: true false
s.remove(1)
print(s.sorted())  // prints: [2, 3, 4]
let t: Set<Int> = [3, 4, 5]
print(s.union(t).sorted(), s.intersection(t).sorted(), s.subtracting(t).sorted())
// prints: [2, 3, 4, 5] [3, 4] [2]
print(s.symmetricDifference(t).sorted(), s.isSubset(of: [2, 3, 4, 9]), s.isDisjoint(with: t))
// prints: [2, 5] true false
print(Set("hello").count, Set([1, 2]) == Set([2, 1]))  // prints: 4 true
struct P: Hashable { var x: Int; var y: Int }
print(Set([P(x: 1, y: 2), P(x: 1, y: 2), P(x: 2, y: 1)]).count)  // prints: 2
print(Set<String>().isEmpty, s.map { $0 * 2 }.sorted())  // prints: true [4, 6, 8]
