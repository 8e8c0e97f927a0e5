struct Array<Element>:
  RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral,
  CustomStringConvertible, CustomDebugStringConvertible
{
  typealias Index = Int
  typealias Iterator = IndexingIterator<[Element]>
  typealias SubSequence = ArraySlice<Element>
  typealias ArrayLiteralElement = Element

  init() { native() }
  init<S: Sequence>(_ elements: S) where S.Element == Element { native() }
  init(repeating repeatedValue: Element, count: Int) { native() }
  init(arrayLiteral elements: Element...) { self = elements }

  var count: Int { native() }
  var isEmpty: Bool { native() }
  var capacity: Int { count }
  var startIndex: Int { 0 }
  var endIndex: Int { native() }
  var indices: Range<Int> { 0..<count }
  var first: Element? { native() }
  var last: Element? { native() }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  func index(_ i: Int, offsetBy distance: Int) -> Int { i + distance }
  func distance(from start: Int, to end: Int) -> Int { end - start }
  subscript(_ index: Int) -> Element {
    get { native() }
    set { native() }
  }
  subscript(_ bounds: Range<Int>) -> ArraySlice<Element> {
    get { native() }
    set { replaceSubrange(bounds, with: newValue) }
  }
  subscript(_ bounds: ClosedRange<Int>) -> ArraySlice<Element> {
    get { self[bounds.lowerBound..<bounds.upperBound + 1] }
    set { replaceSubrange(bounds.lowerBound..<bounds.upperBound + 1, with: newValue) }
  }
  subscript(_ bounds: PartialRangeFrom<Int>) -> ArraySlice<Element> {
    get { self[bounds.lowerBound..<count] }
    set { replaceSubrange(bounds.lowerBound..<count, with: newValue) }
  }
  subscript(_ bounds: PartialRangeUpTo<Int>) -> ArraySlice<Element> {
    get { self[0..<bounds.upperBound] }
    set { replaceSubrange(0..<bounds.upperBound, with: newValue) }
  }
  subscript(_ bounds: PartialRangeThrough<Int>) -> ArraySlice<Element> {
    get { self[0..<bounds.upperBound + 1] }
    set { replaceSubrange(0..<bounds.upperBound + 1, with: newValue) }
  }

  mutating func append(_ newElement: Element) { native() }
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    native()
  }
  mutating func insert(_ newElement: Element, at i: Int) { native() }
  mutating func insert<C: Collection>(contentsOf newElements: C, at i: Int)
  where C.Element == Element {
    native()
  }
  @discardableResult
  mutating func remove(at index: Int) -> Element { native() }
  @discardableResult
  mutating func removeFirst() -> Element { native() }
  mutating func removeFirst(_ k: Int) { native() }
  @discardableResult
  mutating func removeLast() -> Element { native() }
  mutating func removeLast(_ k: Int) { native() }
  @discardableResult
  mutating func popLast() -> Element? { native() }
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { native() }
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    self = try filter { !(try shouldBeRemoved($0)) }
  }
  mutating func removeSubrange(_ bounds: Range<Int>) { replaceSubrange(bounds, with: []) }
  mutating func removeSubrange(_ bounds: ClosedRange<Int>) {
    replaceSubrange(bounds.lowerBound..<bounds.upperBound + 1, with: [])
  }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element {
    native()
  }
  mutating func reserveCapacity(_ minimumCapacity: Int) {}
  mutating func swapAt(_ i: Int, _ j: Int) { native() }
  func randomElement() -> Element? { native() }
  func makeIterator() -> IndexingIterator<[Element]> { IndexingIterator(_elements: self) }

  mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source._values.map { self[$0] }
    let before = source._values.filter { $0 < destination }.count
    remove(atOffsets: source)
    insert(contentsOf: moved, at: destination - before)
  }
  mutating func remove(atOffsets offsets: IndexSet) {
    for index in offsets._values.reversed() { remove(at: index) }
  }

  static func + (_ left: [Element], _ right: [Element]) -> [Element] { native() }
  static func += (_ left: inout [Element], _ right: [Element]) { native() }
  static func += <S: Sequence>(_ left: inout [Element], _ right: S) where S.Element == Element {
    left.append(contentsOf: right)
  }
  static func + <S: Sequence>(_ left: [Element], _ right: S) -> [Element]
  where S.Element == Element {
    var all = left
    all.append(contentsOf: right)
    return all
  }
  var description: String { native() }
  var debugDescription: String { native() }
}

extension Array: Equatable where Element: Equatable {}
extension Array: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) { native() }
}
extension Array: Sendable where Element: Sendable {}

struct ArraySlice<Element>:
  RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral,
  CustomStringConvertible
{
  typealias Index = Int
  typealias Iterator = IndexingIterator<ArraySlice<Element>>
  typealias SubSequence = ArraySlice<Element>
  typealias ArrayLiteralElement = Element

  var _elements: [Element]
  var startIndex: Int

  init() {
    _elements = []
    startIndex = 0
  }
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    _elements = Array(elements)
    startIndex = 0
  }
  init(arrayLiteral elements: Element...) {
    _elements = elements
    startIndex = 0
  }
  init(_elements: [Element], startIndex: Int) {
    self._elements = _elements
    self.startIndex = startIndex
  }

  var count: Int { _elements.count }
  var isEmpty: Bool { _elements.isEmpty }
  var endIndex: Int { startIndex + _elements.count }
  var indices: Range<Int> { startIndex..<endIndex }
  var first: Element? { _elements.first }
  var last: Element? { _elements.last }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(_ index: Int) -> Element {
    get { _elements[index - startIndex] }
    set { _elements[index - startIndex] = newValue }
  }
  subscript(_ bounds: Range<Int>) -> ArraySlice<Element> {
    let part = _elements[bounds.lowerBound - startIndex..<bounds.upperBound - startIndex]
    return ArraySlice(_elements: part._elements, startIndex: bounds.lowerBound)
  }
  mutating func append(_ newElement: Element) { _elements.append(newElement) }
  @discardableResult
  mutating func remove(at index: Int) -> Element { _elements.remove(at: index - startIndex) }
  @discardableResult
  mutating func removeFirst() -> Element {
    startIndex += 1
    return _elements.removeFirst()
  }
  @discardableResult
  mutating func removeLast() -> Element { _elements.removeLast() }
  @discardableResult
  mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
  @discardableResult
  mutating func popLast() -> Element? { _elements.popLast() }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element {
    _elements.replaceSubrange(
      subrange.lowerBound - startIndex..<subrange.upperBound - startIndex,
      with: newElements
    )
  }
  func makeIterator() -> IndexingIterator<ArraySlice<Element>> { IndexingIterator(_elements: self) }
  static func + (_ left: ArraySlice<Element>, _ right: ArraySlice<Element>) -> ArraySlice<Element> {
    ArraySlice(left._elements + right._elements)
  }
  var description: String { _elements.description }
}

extension ArraySlice: Equatable where Element: Equatable {
  static func == (_ left: ArraySlice<Element>, _ right: ArraySlice<Element>) -> Bool {
    left._elements == right._elements
  }
}
extension ArraySlice: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) { _elements.hash(into: &hasher) }
}

struct IndexSet: Hashable, Sequence, ExpressibleByArrayLiteral, Sendable {
  typealias Element = Int
  typealias Iterator = IndexingIterator<[Int]>
  typealias ArrayLiteralElement = Int
  var _values: [Int]
  init() { _values = [] }
  init(integer: Int) { _values = [integer] }
  init(integersIn range: Range<Int>) { _values = Array(range) }
  init(integersIn range: ClosedRange<Int>) { _values = Array(range) }
  init(arrayLiteral elements: Int...) { _values = Set(elements).sorted() }
  init<S: Sequence>(_ elements: S) where S.Element == Int { _values = Set(elements).sorted() }
  var count: Int { _values.count }
  var isEmpty: Bool { _values.isEmpty }
  var first: Int? { _values.first }
  var last: Int? { _values.last }
  func contains(_ integer: Int) -> Bool { _values.contains(integer) }
  mutating func insert(_ integer: Int) {
    if !_values.contains(integer) { _values = (_values + [integer]).sorted() }
  }
  mutating func remove(_ integer: Int) { _values = _values.filter { $0 != integer } }
  func makeIterator() -> IndexingIterator<[Int]> { _values.makeIterator() }
}
