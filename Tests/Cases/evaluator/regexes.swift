// A literal gives the whole match, or a tuple with its groups.
func shape<T>(_ regex: Regex<T>) { print(T.self) }
shape(/abc/)  // prints: Substring
shape(/(a)*/)  // prints: (Substring, Optional<Substring>)
shape(/((a)?)?/)  // prints: (Substring, Optional<Substring>, Optional<Substring>)
shape(/(a)|(b)/)  // prints: (Substring, Optional<Substring>, Optional<Substring>)
shape(/(?<x>a)(?<y>b)?/)  // prints: (Substring, x: Substring, y: Optional<Substring>)
shape(/(a){2,3}/)  // prints: (Substring, Substring)
shape(/(?=(a))/)  // prints: (Substring, Substring)
shape(/(a){0}/)  // prints: (Substring, Optional<Substring>)
let both = "ab12".firstMatch(of: /(?<w>[a-z]+)(\d+)/)!
print(both.w, both.2, both.1, both.0, both.output.w)  // prints: ab 12 ab ab12 ab
print(both.output)  // prints: ("ab12", w: "ab", "12")

// Places.
print("a\n".contains(/a$/), "a\nb".contains(/^b/), "a\nb".contains(/(?m)^b/))  // prints: false false true
print("a\n".contains(/a\Z/), "a\n".contains(/a\z/))  // prints: true false
print("don't stop".matches(of: /\b\w/).map { String($0.output) })  // prints: ["d", "s"]
print("don't stop".matches(of: /\w+/).map { String($0.output) })  // prints: ["don", "t", "stop"]
print("foo bar".contains(/\bbar\b/), "foobar".contains(/\bbar/))  // prints: true false

// Characters, not code units.
print("é".wholeMatch(of: /\w/) != nil, "e\u{301}".wholeMatch(of: /./) != nil)  // prints: true true
print("e\u{301}".wholeMatch(of: /é/) != nil)  // prints: true
print("👨‍👩‍👧".wholeMatch(of: /./) != nil)  // prints: true
print("½٣三²".matches(of: /\d/).count)  // prints: 4
print("Q".wholeMatch(of: /[a-z]/.ignoresCase()) != nil)  // prints: true
print("É".wholeMatch(of: /é/.ignoresCase()) != nil)  // prints: true
print("É".wholeMatch(of: /[a-z]/.ignoresCase()) != nil)  // prints: false
print("你好 world".matches(of: /\p{Han}+/).map { String($0.output) })  // prints: ["你好"]
print("a\r\nb".contains(/a\Rb/), "a\nb".contains(/a.b/), "a\nb".contains(/(?s)a.b/))  // prints: true false true

// Repetition.
print("aaa".matches(of: /a*?/).count)  // prints: 4
print("<a><b>".firstMatch(of: /<.+>/)!.output, "<a><b>".firstMatch(of: /<.+?>/)!.output)  // prints: <a><b> <a>
print("aaa".wholeMatch(of: /a*+a/) == nil, "aaa".wholeMatch(of: /a*a/) != nil)  // prints: true true
print("ababab".wholeMatch(of: /(?:ab){2,3}/) != nil, "ab".wholeMatch(of: /(?:ab){2,3}/) == nil)  // prints: true true
print("aXbX".wholeMatch(of: /(?:(?:a|b)X)*/) != nil, "x".wholeMatch(of: /(?:a*)*x/) != nil)  // prints: true true
print("2024-01-02".wholeMatch(of: /\d{4}(-\d{2}){2}/)!.1)  // prints: -02
print("aa".wholeMatch(of: /(a)\1/) != nil, "ab".wholeMatch(of: /(?<q>a)\k<q>/) == nil)  // prints: true true
print("foobar".contains(/foo(?!bar)/), "foobaz".contains(/foo(?=baz)/))  // prints: false true
print("aab".wholeMatch(of: /(?>a*)ab/) == nil)  // prints: true
print("[x-1]".wholeMatch(of: /\[[\w-]+\]/) != nil, "b".contains(/[a-z--b]/))  // prints: true false
print("abc".contains(/[[:digit:]&&[1-3]]/), "a2".contains(/[[:digit:]&&[1-3]]/))  // prints: false true

// Searching, splitting, replacing.
print("aXbX".matches(of: /x*/).count, "abc".replacing(/x*/, with: "-"))  // prints: 5 -a-b-c-
print("abc".split(separator: /x*/), "a1b22".split(separator: /\d/))  // prints: ["a", "b", "c"] ["a", "b"]
print("a1b22c".split(separator: /\d/, omittingEmptySubsequences: false))  // prints: ["a", "b", "", "c"]
print("a,b,c".split(separator: /,/, maxSplits: 1))  // prints: ["a", "b,c"]
print("2024-01-02".replacing(/(\d+)-(\d+)-(\d+)/) { "\($0.3)/\($0.2)/\($0.1)" })  // prints: 02/01/2024
print("foo".prefixMatch(of: /fo/)!.output, "xfoo".prefixMatch(of: /fo/) == nil)  // prints: fo true
print("foo".starts(with: /fo/), "  x".trimmingPrefix(/\s+/))  // prints: true x
var text = "a1b2"
text.replace(/\d/, with: "#", maxReplacements: 1)
print(text, text.ranges(of: /[a-z]/).count)  // prints: a#b2 2
let tail = "12 ab 34".dropFirst(3)
if let match = tail.firstMatch(of: /\d+/) { print(tail[match.range], match.output) }  // prints: 34 34
print(tail.wholeMatch(of: /[a-z]+ \d+/) != nil)  // prints: true

// Patterns that are texts.
let found = try Regex("(a)(?<n>b)?").firstMatch(in: "ac")!
print(found.output.map { $0.substring as Any })  // prints: [Optional("a"), Optional("a"), nil]
print(found.output["n"]!.substring == nil, found.output.count)  // prints: true 3
let typed = try Regex("(\\d+)px", as: (Substring, Substring).self)
print("width: 40px".firstMatch(of: typed)!.1)  // prints: 40
do { _ = try Regex("a", as: (Substring, Substring).self) } catch { print("another shape") }  // prints: another shape
do { _ = try Regex("(a") } catch { print("no pattern") }  // prints: no pattern
print("1+1".firstRange(of: "+") != nil, try Regex("\\+").firstMatch(in: "1+1") != nil)  // prints: true true

// Over several lines blank space means nothing.
let date = #/
  (?<year>  \d{4})   # four digits
  -
  (?<month> \d{2})
/#
if let match = "on 2024-05-01".firstMatch(of: date) {
  print(match.year, match.month)  // prints: 2024 05
}
print("a/b".wholeMatch(of: #/a/b/#) != nil)  // prints: true

// A slash is still a division.
let six = 6
let two = 2
print(six / two / 1, [six].map { $0 / two })  // prints: 3 [3]
