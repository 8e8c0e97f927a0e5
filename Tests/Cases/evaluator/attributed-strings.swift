import Foundation

var text = AttributedString("Hello world")
print(text)
// prints: Hello world {
// prints: }
print(text.characters.count, String(text.characters))  // prints: 11 Hello world
let range = text.range(of: "world")!
print(String(text[range].characters))  // prints: world
text += AttributedString("!")
print(text.runs.count, AttributedString("a") == AttributedString("a"))  // prints: 1 true
var links = AttributeContainer()
links.link = URL(string: "https://x.y")
text.mergeAttributes(links)
text[range].link = nil
print(text.runs.count)  // prints: 3
for run in text.runs { print(String(text[run.range].characters), run.link?.absoluteString ?? "-") }
// prints: Hello  https://x.y
// prints: world -
// prints: ! https://x.y
print(text)
// prints: Hello  {
// prints: 	NSLink = https://x.y
// prints: }
// prints: world {
// prints: }
// prints: ! {
// prints: 	NSLink = https://x.y
// prints: }
var letters: AttributedString = "abc"
letters.append(AttributedString("def", attributes: links))
letters.insert(AttributedString("X"), at: letters.startIndex)
print(letters.characters.map { String($0) }.joined(separator: "|"))  // prints: X|a|b|c|d|e|f
letters.removeSubrange(letters.range(of: "bcd")!)
print(String(letters.characters), letters.runs.count)  // prints: Xaef 2
letters.replaceSubrange(letters.range(of: "a")!, with: AttributedString("YY"))
let third = letters.index(letters.startIndex, offsetByCharacters: 2)
print(String(letters[third..<letters.endIndex].characters))  // prints: Yef
print(String(letters[..<third].characters), letters.startIndex < third)  // prints: XY true
letters.characters.append(contentsOf: "zz")
print(String(letters.characters))  // prints: XYYefzz
print(text.characters.split(separator: " ").map { String($0) })  // prints: ["Hello", "world!"]
