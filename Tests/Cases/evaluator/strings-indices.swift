// swift-format-ignore-file
let s = "Hello, world"
let comma = s.firstIndex(of: ",")!
print(s[..<comma])  // prints: Hello
print(s[s.index(after: comma)...])  // prints:  world
print(s[s.startIndex], s[s.index(s.startIndex, offsetBy: 4)])  // prints: H o
print(s.prefix(3), s.suffix(5), s.dropFirst(7))  // prints: Hel world world
print(s.split(separator: " "))  // prints: ["Hello,", "world"]
print(s.distance(from: s.startIndex, to: comma))  // prints: 5
let parts = "a=1;b=2".split(separator: ";").map { $0.split(separator: "=") }
print(parts)  // prints: [["a", "1"], ["b", "2"]]
print(s.prefix(while: { $0 != "," }))  // prints: Hello
let sub = s.dropLast(7)
print(String(sub) + "!", sub.count, sub == "Hello")  // prints: Hello! 5 true
for i in s.indices.prefix(2) { print(s[i]) }
// prints: H
// prints: e
