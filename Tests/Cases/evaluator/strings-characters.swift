// swift-format-ignore-file
let word = "Swift"
for c in word { print(c, terminator: ".") }
print()  // prints: S.w.i.f.t.
print(word.first!, word.last!)  // prints: S t
let chars = Array(word)
print(chars)  // prints: ["S", "w", "i", "f", "t"]
print(String(word.reversed()))  // prints: tfiwS
print(String(chars[1...3]))  // prints: wif
let c: Character = "é"
print(c.isLetter, c.isUppercase, Character("7").isNumber, Character("7").wholeNumberValue!)
// prints: true false true 7
print("👨‍👩‍👧".count, "e\u{301}" == "é")  // prints: 1 true
print(word.filter { $0 != "i" })  // prints: Swft
print(word.map { String($0) }.joined(separator: "-"))  // prints: S-w-i-f-t
var text = "hello"
text.removeFirst()
text.removeLast()
text.insert("!", at: text.startIndex)
print(text)  // prints: !ell
print(Character("a").asciiValue!)  // prints: 97
