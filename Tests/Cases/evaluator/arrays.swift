// swift-format-ignore-file
var a = [3, 1, 2]
print(a, a.count, a[0], a.isEmpty)  // prints: [3, 1, 2] 3 3 false
a.append(4)
a += [5]
a.insert(0, at: 1)
print(a)  // prints: [3, 0, 1, 2, 4, 5]
print(a.remove(at: 1), a.removeLast(), a.removeFirst(), a)  // prints: 0 5 3 [1, 2, 4]
a[1] = 20
a[2] += 1
print(a)  // prints: [1, 20, 5]
var b = a
b[0] = 99
print(a, b)  // prints: [1, 20, 5] [99, 20, 5]
print(a.sorted(), a.sorted(by: >), a.reversed() as [Int])  // prints: [1, 5, 20] [20, 5, 1] [5, 20, 1]
print(a.map { $0 * 2 }, a.filter { $0 > 4 }, a.reduce(0, +))  // prints: [2, 40, 10] [20, 5] 26
print(a.contains(20), a.firstIndex(of: 5)!, a.first!, a.last!)  // prints: true 2 1 5
print(a.min()!, a.max()!, a.enumerated().map { $0.offset + $0.element })  // prints: 1 20 [1, 21, 7]
print(Array(repeating: "x", count: 3), [Int](), [[1], [2, 3]].flatMap { $0 })  // prints: ["x", "x", "x"] [] [1, 2, 3]
print(["1", "a", "3"].compactMap { Int($0) })  // prints: [1, 3]
print(a[1...], a[..<2], Array(a[0...1]))  // prints: [20, 5] [1, 20] [1, 20]
print(a.prefix(2), a.suffix(1), a.dropFirst(), a.dropLast(2))  // prints: [1, 20] [5] [20, 5] [1]
a.sort()
a.reverse()
a.swapAt(0, 2)
print(a)  // prints: [1, 5, 20]
print(["b", "a"].joined(separator: ","), [1, 2] == [1, 2], [1] != [2])  // prints: b,a true true
print(a.allSatisfy { $0 > 0 }, a.first { $0 > 3 } ?? 0, a.last { $0 < 6 } ?? 0)  // prints: true 5 5
a.removeAll { $0 > 10 }
print(a)  // prints: [1, 5]
a.removeAll()
print(a)  // prints: []
print(zip([1, 2, 3], ["a", "b"]).map { "\($0)\($1)" })  // prints: ["1a", "2b"]
