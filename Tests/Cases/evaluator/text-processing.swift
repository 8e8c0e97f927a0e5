// swift-format-ignore-file
let text = "the quick brown fox jumps over the lazy dog the end"
let words = text.split(separator: " ").map(String.init)
var counts: [String: Int] = [:]
for word in words { counts[word, default: 0] += 1 }
let top = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(2)
for (word, count) in top { print(word, count) }
// prints: the 3
// prints: brown 1
print(words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ").prefix(9))  // prints: The Quick
func isPalindrome(_ s: String) -> Bool {
  let letters = s.lowercased().filter { $0.isLetter }
  return letters == String(letters.reversed())
}
print(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("no"))  // prints: true false
func caesar(_ s: String, _ k: Int) -> String {
  String(s.map { c in
    guard let v = c.asciiValue, c.isLetter, c.isLowercase else { return c }
    return Character(UnicodeScalar((v - 97 + UInt8(k)) % 26 + 97))
  })
}
print(caesar("hello, xyz", 3))  // prints: khoor, abc
print(caesar(caesar("abc", 5), 21))  // prints: abc
let csv = "name,age\nann,3\nbob,41"
let rows = csv.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
print(rows.map { "\($0[0])=\(Int($0[1])! + 1)" })  // prints: ["ann=4", "bob=42"]
print("a-b--c".split(separator: "-", omittingEmptySubsequences: false).map(String.init))  // prints: ["a", "b", "", "c"]
print(words.max { $0.count < $1.count }!, Set(words).count, words.filter { $0.hasPrefix("t") }.count)  // prints: quick 9 3
var out = ""
for (i, c) in "abc".enumerated() { out += String(repeating: c, count: i + 1) }
print(out)  // prints: abbccc
print("1 2 x 3".split(separator: " ").compactMap { Int($0) }.reduce(0, +))  // prints: 6
