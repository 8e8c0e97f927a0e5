func > <A: Comparable, B: Comparable>(_ left: (A, B), _ right: (A, B)) -> Bool {
  right < left
}
func > <A: Comparable, B: Comparable, C: Comparable>(
  _ left: (A, B, C),
  _ right: (A, B, C)
) -> Bool {
  right < left
}
func <= <A: Comparable, B: Comparable>(_ left: (A, B), _ right: (A, B)) -> Bool {
  !(right < left)
}
func <= <A: Comparable, B: Comparable, C: Comparable>(
  _ left: (A, B, C),
  _ right: (A, B, C)
) -> Bool {
  !(right < left)
}
func >= <A: Comparable, B: Comparable>(_ left: (A, B), _ right: (A, B)) -> Bool {
  !(left < right)
}
func >= <A: Comparable, B: Comparable, C: Comparable>(
  _ left: (A, B, C),
  _ right: (A, B, C)
) -> Bool {
  !(left < right)
}
func < <A: Comparable, B: Comparable, C: Comparable>(
  _ left: (A, B, C),
  _ right: (A, B, C)
) -> Bool {
  if left.0 != right.0 { return left.0 < right.0 }
  if left.1 != right.1 { return left.1 < right.1 }
  return left.2 < right.2
}
func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  _ left: (A, B, C, D),
  _ right: (A, B, C, D)
) -> Bool {
  left.0 == right.0 && left.1 == right.1 && left.2 == right.2 && left.3 == right.3
}
func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(
  _ left: (A, B, C, D),
  _ right: (A, B, C, D)
) -> Bool {
  !(left == right)
}
struct KeyValuePairs<Key, Value>:
  RandomAccessCollection, ExpressibleByDictionaryLiteral, CustomStringConvertible
{
  typealias Element = (key: Key, value: Value)
  typealias Index = Int
  typealias SubSequence = Slice<KeyValuePairs<Key, Value>>
  typealias Iterator = IndexingIterator<KeyValuePairs<Key, Value>>
  let _pairs: [(key: Key, value: Value)]
  init(dictionaryLiteral elements: (Key, Value)...) {
    _pairs = elements.map { (key: $0.0, value: $0.1) }
  }
  var startIndex: Int { 0 }
  var endIndex: Int { _pairs.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(_ position: Int) -> (key: Key, value: Value) { _pairs[position] }
  func makeIterator() -> IndexingIterator<KeyValuePairs<Key, Value>> {
    IndexingIterator(_elements: self)
  }
  var description: String {
    _pairs.isEmpty
      ? "[:]" : "[" + _pairs.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "]"
  }
}
