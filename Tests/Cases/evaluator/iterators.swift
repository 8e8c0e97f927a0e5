// swift-format-ignore-file
struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? {
    if n == 0 { return nil }
    defer { n -= 1 }
    return n
  }
}
for i in Countdown(n: 3) { print(i) }
// prints: 3
// prints: 2
// prints: 1
print(Countdown(n: 4).map { $0 * 2 }, Array(Countdown(n: 2)), Countdown(n: 5).reduce(0, +))
// prints: [8, 6, 4, 2] [2, 1] 15
print(Countdown(n: 3).sorted(), Countdown(n: 3).contains(2), Countdown(n: 9).first { $0 < 4 }!)  // prints: [1, 2, 3] true 3
struct Fib: Sequence {
  func makeIterator() -> AnyIterator<Int> {
    var (a, b) = (0, 1)
    return AnyIterator { defer { (a, b) = (b, a + b) }; return a }
  }
}
print(Array(Fib().prefix(8)))  // prints: [0, 1, 1, 2, 3, 5, 8, 13]
var it = [1, 2].makeIterator()
print(it.next() as Any, it.next() as Any, it.next() as Any)  // prints: Optional(1) Optional(2) nil
print(Array(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }))  // prints: [1, 3, 9, 27, 81]
struct Deck: Collection {
  let cards = ["A", "K", "Q"]
  var startIndex: Int { 0 }
  var endIndex: Int { cards.count }
  func index(after i: Int) -> Int { i + 1 }
  subscript(i: Int) -> String { cards[i] }
}
print(Deck().count, Deck().first!, Deck().map { $0 }, Deck().isEmpty, Deck()[1])  // prints: 3 A ["A", "K", "Q"] false K
for (i, c) in Deck().enumerated() { print(i, c) }
// prints: 0 A
// prints: 1 K
// prints: 2 Q
print([1, 2, 3, 4, 5].split { $0 == 3 }.map { Array($0) })  // prints: [[1, 2], [4, 5]]
let arr = [5, 3, 9]
print(arr.min { $0 < $1 }!, arr.max(by: <)!, arr.elementsEqual([5, 3, 9]), arr.starts(with: [5]))  // prints: 3 9 true true
