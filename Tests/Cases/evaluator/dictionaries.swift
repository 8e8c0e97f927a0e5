// swift-format-ignore-file
var d = ["a": 1]
d["b"] = 2
print(d["a"]!, d["z"] as Any, d.count)  // prints: 1 nil 2
d["a"] = nil
print(d)  // prints: ["b": 2]
d["b", default: 0] += 5
d["c", default: 10] += 1
print(d["b"]!, d["c"]!)  // prints: 7 11
print(d.keys.sorted(), d.values.sorted())  // prints: ["b", "c"] [7, 11]
for (key, value) in d.sorted(by: { $0.key < $1.key }) { print(key, value) }
// prints: b 7
// prints: c 11
print(d.removeValue(forKey: "b") as Any, d.isEmpty)  // prints: Optional(7) false
print(Dictionary(grouping: [1, 2, 3, 4], by: { $0 % 2 == 0 })[true]!)  // prints: [2, 4]
print(Dictionary(uniqueKeysWithValues: [("x", 1)]), [Int: String]())  // prints: ["x": 1] [:]
print(["k": 2].mapValues { $0 * 3 }, ["k": 1, "j": 2].filter { $0.value > 1 })  // prints: ["k": 6] ["j": 2]
d.updateValue(5, forKey: "c")
d.merge(["c": 1, "e": 2]) { old, new in old + new }
print(d["c"]!, d["e"]!)  // prints: 6 2
var lists: [String: [Int]] = [:]
lists["x", default: []].append(1)
lists["x"]?.append(2)
print(lists)  // prints: ["x": [1, 2]]
print(["a": 1, "b": 2] == ["b": 2, "a": 1], d.contains { $0.key == "e" })  // prints: true true
print(d.map { $0.value }.sorted(), d.first { $0.value == 2 }!.key)  // prints: [2, 6] e
var counts: [Character: Int] = [:]
for c in "hello" { counts[c, default: 0] += 1 }
print(counts["l"]!, counts.max { $0.value < $1.value }!.key)  // prints: 2 l
