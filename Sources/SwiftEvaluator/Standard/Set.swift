struct Set<Element: Hashable>:
  Collection, Hashable, ExpressibleByArrayLiteral, CustomStringConvertible,
  CustomDebugStringConvertible
{
  typealias ArrayLiteralElement = Element
  typealias Iterator = IndexingIterator<[Element]>
  typealias SubSequence = Slice<Set<Element>>

  struct Index: Comparable, Hashable {
    let _offset: Int
    static func < (_ left: Index, _ right: Index) -> Bool { left._offset < right._offset }
  }

  init() { native() }
  init<S: Sequence>(_ elements: S) where S.Element == Element { native() }
  init(arrayLiteral elements: Element...) { self.init(elements) }

  var count: Int { native() }
  var isEmpty: Bool { native() }
  var first: Element? { native() }
  var startIndex: Index { Index(_offset: 0) }
  var endIndex: Index { Index(_offset: count) }
  func index(after i: Index) -> Index { Index(_offset: i._offset + 1) }
  subscript(_ position: Index) -> Element { _element(position._offset) }
  func _element(_ offset: Int) -> Element { native() }
  func _elements() -> [Element] { native() }
  func makeIterator() -> IndexingIterator<[Element]> { _elements().makeIterator() }

  func contains(_ member: Element) -> Bool { native() }
  @discardableResult
  mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element) {
    native()
  }
  @discardableResult
  mutating func update(with newMember: Element) -> Element? {
    let old = remove(newMember)
    insert(newMember)
    return old
  }
  @discardableResult
  mutating func remove(_ member: Element) -> Element? { native() }
  @discardableResult
  mutating func removeFirst() -> Element {
    let element = _element(0)
    remove(element)
    return element
  }
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { native() }
  @discardableResult
  mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }

  func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    var result = self
    for element in other { result.insert(element) }
    return result
  }
  mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element {
    for element in other { insert(element) }
  }
  func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    var result: Set<Element> = []
    for element in other where contains(element) { result.insert(element) }
    return result
  }
  mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element {
    self = intersection(other)
  }
  func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    var result = self
    for element in other { result.remove(element) }
    return result
  }
  mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element {
    for element in other { remove(element) }
  }
  func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element {
    let others = Set(other)
    return subtracting(others).union(others.subtracting(self))
  }
  mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element {
    self = symmetricDifference(other)
  }
  func isSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
    let others = Set(other)
    return allSatisfy { others.contains($0) }
  }
  func isSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element {
    other.allSatisfy { contains($0) }
  }
  func isStrictSubset(of other: Set<Element>) -> Bool {
    count < other.count && isSubset(of: other)
  }
  func isStrictSuperset(of other: Set<Element>) -> Bool {
    count > other.count && isSuperset(of: other)
  }
  func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element {
    !other.contains { contains($0) }
  }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {
    var result: Set<Element> = []
    for element in self where try isIncluded(element) { result.insert(element) }
    return result
  }
  func hash(into hasher: inout Hasher) { native() }
  var description: String { native() }
  var debugDescription: String { native() }
}

extension Set: Sendable where Element: Sendable {}

protocol SetAlgebra: Equatable, ExpressibleByArrayLiteral {
  associatedtype Element
  init()
  func contains(_ member: Element) -> Bool
  func union(_ other: Self) -> Self
  func intersection(_ other: Self) -> Self
  init<S: Sequence>(_ sequence: S) where S.Element == Element
}

protocol OptionSet: SetAlgebra, RawRepresentable where Element == Self {
  init(rawValue: RawValue)
}

extension OptionSet where RawValue: FixedWidthInteger {
  init() { self.init(rawValue: 0) }
  init<S: Sequence>(_ sequence: S) where S.Element == Self {
    var raw: RawValue = 0
    for element in sequence { raw = raw | element.rawValue }
    self.init(rawValue: raw)
  }
  init(arrayLiteral elements: Self...) {
    var raw: RawValue = 0
    for element in elements { raw = raw | element.rawValue }
    self.init(rawValue: raw)
  }
  var isEmpty: Bool { rawValue == 0 }
  func contains(_ member: Self) -> Bool { rawValue & member.rawValue == member.rawValue }
  func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
  func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
  func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
  func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & ~other.rawValue) }
  func isSubset(of other: Self) -> Bool { other.contains(self) }
  func isSuperset(of other: Self) -> Bool { contains(other) }
  func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
  @discardableResult
  mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
    let had = contains(newMember)
    self = union(newMember)
    return (inserted: !had, memberAfterInsert: newMember)
  }
  @discardableResult
  mutating func remove(_ member: Self) -> Self? {
    let removed = intersection(member)
    self = subtracting(member)
    return removed.isEmpty ? nil : removed
  }
  mutating func formUnion(_ other: Self) { self = union(other) }
  mutating func formIntersection(_ other: Self) { self = intersection(other) }
  mutating func subtract(_ other: Self) { self = subtracting(other) }
}
