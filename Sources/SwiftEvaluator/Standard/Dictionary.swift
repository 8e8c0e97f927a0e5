struct Dictionary<Key: Hashable, Value>:
  Collection, ExpressibleByDictionaryLiteral, CustomStringConvertible, CustomDebugStringConvertible
{
  typealias Element = (key: Key, value: Value)
  typealias Iterator = Dictionary<Key, Value>._Iterator
  typealias SubSequence = Slice<[Key: Value]>

  struct Index: Comparable, Hashable {
    let _offset: Int
    static func < (_ left: Index, _ right: Index) -> Bool { left._offset < right._offset }
  }

  struct _Iterator: IteratorProtocol {
    typealias Element = (key: Key, value: Value)
    var _base: IndexingIterator<[(key: Key, value: Value)]>
    mutating func next() -> (key: Key, value: Value)? { _base.next() }
  }

  init() { native() }
  init(minimumCapacity: Int) { native() }
  init(dictionaryLiteral elements: (Key, Value)...) { native() }
  init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value) {
    native()
  }
  init<S: Sequence>(
    _ keysAndValues: S,
    uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where S.Element == (Key, Value) {
    self.init()
    for (key, value) in keysAndValues {
      if let old = self[key] { self[key] = try combine(old, value) } else { self[key] = value }
    }
  }
  init<S: Sequence>(
    grouping values: S,
    by keyForValue: (S.Element) throws -> Key
  ) rethrows where Value == [S.Element] {
    self.init()
    for value in values { self[try keyForValue(value), default: []].append(value) }
  }

  var count: Int { native() }
  var isEmpty: Bool { native() }
  var first: (key: Key, value: Value)? { native() }
  var keys: Keys { Keys(_dictionary: self) }
  var values: Values { Values(_dictionary: self) }
  var startIndex: Index { Index(_offset: 0) }
  var endIndex: Index { Index(_offset: count) }
  func index(after i: Index) -> Index { Index(_offset: i._offset + 1) }
  func index(forKey key: Key) -> Index? {
    guard let offset = _offset(key) else { return nil }
    return Index(_offset: offset)
  }
  func _offset(_ key: Key) -> Int? { native() }
  func _element(_ offset: Int) -> (key: Key, value: Value) { native() }
  func _pairs() -> [(key: Key, value: Value)] { native() }
  func _keys() -> [Key] { native() }
  func _values() -> [Value] { native() }
  func makeIterator() -> _Iterator { _Iterator(_base: _pairs().makeIterator()) }

  subscript(_ key: Key) -> Value? {
    get { native() }
    set { native() }
  }
  subscript(_ key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
    get { self[key] ?? defaultValue() }
    set { self[key] = newValue }
  }
  subscript(_ position: Index) -> (key: Key, value: Value) { _element(position._offset) }

  @discardableResult
  mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
    let old = self[key]
    self[key] = value
    return old
  }
  @discardableResult
  mutating func removeValue(forKey key: Key) -> Value? { native() }
  @discardableResult
  mutating func remove(at index: Index) -> (key: Key, value: Value) {
    let element = _element(index._offset)
    removeValue(forKey: element.key)
    return element
  }
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { native() }
  mutating func merge(
    _ other: [Key: Value],
    uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows {
    for (key, value) in other {
      if let old = self[key] { self[key] = try combine(old, value) } else { self[key] = value }
    }
  }
  func merging(
    _ other: [Key: Value],
    uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows -> [Key: Value] {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }
  func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {
    var result: [Key: T] = [:]
    for (key, value) in self { result[key] = try transform(value) }
    return result
  }
  func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] {
    var result: [Key: T] = [:]
    for (key, value) in self {
      if let new = try transform(value) { result[key] = new }
    }
    return result
  }
  func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value] {
    var result: [Key: Value] = [:]
    for element in self where try isIncluded(element) { result[element.key] = element.value }
    return result
  }
  var description: String { native() }
  var debugDescription: String { native() }

  struct Keys: Collection, CustomStringConvertible {
    typealias Element = Key
    typealias Index = Dictionary<Key, Value>.Index
    typealias Iterator = IndexingIterator<[Key]>
    typealias SubSequence = Slice<Keys>
    let _dictionary: [Key: Value]
    var count: Int { _dictionary.count }
    var isEmpty: Bool { _dictionary.isEmpty }
    var startIndex: Index { _dictionary.startIndex }
    var endIndex: Index { _dictionary.endIndex }
    func index(after i: Index) -> Index { _dictionary.index(after: i) }
    subscript(_ position: Index) -> Key { _dictionary[position].key }
    func makeIterator() -> IndexingIterator<[Key]> { _dictionary._keys().makeIterator() }
    func contains(_ element: Key) -> Bool { _dictionary[element] != nil }
    var description: String { _dictionary._keys().description }
  }

  struct Values: Collection, CustomStringConvertible {
    typealias Element = Value
    typealias Index = Dictionary<Key, Value>.Index
    typealias Iterator = IndexingIterator<[Value]>
    typealias SubSequence = Slice<Values>
    let _dictionary: [Key: Value]
    var count: Int { _dictionary.count }
    var isEmpty: Bool { _dictionary.isEmpty }
    var startIndex: Index { _dictionary.startIndex }
    var endIndex: Index { _dictionary.endIndex }
    func index(after i: Index) -> Index { _dictionary.index(after: i) }
    subscript(_ position: Index) -> Value { _dictionary[position].value }
    func makeIterator() -> IndexingIterator<[Value]> { _dictionary._values().makeIterator() }
    var description: String { _dictionary._values().description }
  }
}

extension Dictionary: Equatable where Value: Equatable {}
extension Dictionary: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { native() }
}
extension Dictionary: Sendable where Key: Sendable, Value: Sendable {}
