// Opaque results with a primary associated type, and subsequences of generic collections.
struct Item { let name: String; let isReady: Bool }
func evens(_ limit: Int) -> some Sequence<Int> { (0..<limit).lazy.filter { $0 % 2 == 0 } }
print(evens(10).map { $0 * 2 })
// prints: [0, 4, 8, 12, 16]
struct Shelf {
  var items = [Item(name: "a", isReady: true), Item(name: "b", isReady: false)]
  var shown: some RandomAccessCollection<Item> { items.filter { $0.isReady } }
}
print(Shelf().shown.map { $0.name.uppercased() })
// prints: ["A"]
func names() -> some Collection<String> { ["x", "yy"] }
print(names().first?.uppercased() ?? "-")
// prints: X
for name in names() { print(name.count) }
// prints: 1
// prints: 2
func twice<Value>(_ value: Value) -> some Collection<Value> { [value, value] }
print(twice(4).reduce(0, +))
// prints: 8
func sorted<C: RandomAccessCollection>(_ items: C) -> [C.Element] where C.Element: Comparable {
  guard items.count > 1 else { return Array(items) }
  let middle = items.index(items.startIndex, offsetBy: items.count / 2)
  let left = sorted(items[..<middle])
  let right = sorted(items[middle...])
  var result: [C.Element] = []
  var (i, j) = (0, 0)
  while i < left.count, j < right.count {
    if left[i] < right[j] { result.append(left[i]); i += 1 } else { result.append(right[j]); j += 1 }
  }
  return result + left[i...] + right[j...]
}
print(sorted([3, 1, 2, 5, 4]))
// prints: [1, 2, 3, 4, 5]
func length<S: StringProtocol>(_ text: S) -> Int { text.isEmpty ? 0 : 1 + length(text.dropFirst()) }
print(length("hello"))
// prints: 5
func isPalindrome<C: BidirectionalCollection>(_ items: C) -> Bool where C.Element: Equatable {
  guard let first = items.first, let last = items.last else { return true }
  return first == last && (items.count < 2 || isPalindrome(items.dropFirst().dropLast()))
}
print(isPalindrome("racecar"), isPalindrome([1, 2, 3]))
// prints: true false
func rest<C: Collection>(_ items: C) -> Int { items.dropFirst().count }
print(rest([1, 2, 3]))
// prints: 2
