// swift-format-ignore-file
let name = "world"
print("hello, \(name)!")  // prints: hello, world!
print("sum: \(1 + 2), twice: \(name + name)")  // prints: sum: 3, twice: worldworld
print(name.count, name.isEmpty, "".isEmpty)  // prints: 5 false true
print(name.uppercased(), "ABC".lowercased())  // prints: WORLD abc
print(name.hasPrefix("wo"), name.hasSuffix("x"), name.contains("rl"))  // prints: true false true
var s = "a"
s += "b"
s.append("c")
s.append(contentsOf: "de")
print(s)  // prints: abcde
print(String(repeating: "-", count: 5))  // prints: -----
print(s == "abcde", s < "b", "abc" < "abd")  // prints: true true true
print("""
  two
  lines
  """)
// prints: two
// prints: lines
print(String(42), String(3.5), String(true))  // prints: 42 3.5 true
print(Int("42") ?? -1, Int("x") ?? -1, Int("-7")!)  // prints: 42 -1 -7
print(String(255, radix: 16), Int("ff", radix: 16)!)  // prints: ff 255
print("tab\tquote\"")  // prints: tab	quote"
print("a" + "b" + "c")  // prints: abc
