protocol Collection<Element>: Sequence {
  associatedtype Index: Comparable
  associatedtype SubSequence: Collection = Slice<Self>
  where
    SubSequence.Element == Element, SubSequence.Index == Index
  associatedtype Iterator = IndexingIterator<Self>
  associatedtype Indices: Collection = DefaultIndices<Self> where Indices.Element == Index
  var indices: Indices { get }
  var startIndex: Index { get }
  var endIndex: Index { get }
  func index(after i: Index) -> Index
  subscript(_ position: Index) -> Element { get }
  subscript(_ bounds: Range<Index>) -> SubSequence { get }
  var count: Int { get }
  var isEmpty: Bool { get }
}

struct IndexingIterator<Elements: Collection>: IteratorProtocol {
  typealias Element = Elements.Element
  var _elements: Elements
  var _position: Elements.Index
  init(_elements: Elements) {
    self._elements = _elements
    _position = _elements.startIndex
  }
  mutating func next() -> Elements.Element? {
    if _position == _elements.endIndex { return nil }
    let element = _elements[_position]
    _position = _elements.index(after: _position)
    return element
  }
}

extension Collection where Iterator == IndexingIterator<Self> {
  func makeIterator() -> IndexingIterator<Self> { IndexingIterator(_elements: self) }
}

extension Collection where Indices == DefaultIndices<Self> {
  var indices: DefaultIndices<Self> { DefaultIndices(_elements: self) }
}

extension Collection where SubSequence == Slice<Self> {
  subscript(_ bounds: Range<Index>) -> Slice<Self> {
    Slice(base: self, bounds: bounds)
  }
}

extension Collection {
  var count: Int {
    var count = 0
    var index = startIndex
    while index != endIndex {
      count += 1
      index = self.index(after: index)
    }
    return count
  }
  var isEmpty: Bool { startIndex == endIndex }
  var first: Element? { isEmpty ? nil : self[startIndex] }
  var underestimatedCount: Int { count }

  func index(_ i: Index, offsetBy distance: Int) -> Index {
    var index = i
    var left = distance
    while left > 0 {
      index = self.index(after: index)
      left -= 1
    }
    return index
  }
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    var index = i
    var left = distance
    while left > 0 {
      if index == limit { return nil }
      index = self.index(after: index)
      left -= 1
    }
    return index
  }
  func formIndex(after i: inout Index) { i = index(after: i) }
  func distance(from start: Index, to end: Index) -> Int {
    var count = 0
    var index = start
    while index != end {
      count += 1
      index = self.index(after: index)
    }
    return count
  }
  func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var index = startIndex
    while index != endIndex {
      if try predicate(self[index]) { return index }
      index = self.index(after: index)
    }
    return nil
  }
  func randomElement() -> Element? { native() }
}

extension Collection where Element: Equatable {
  func firstIndex(of element: Element) -> Index? {
    firstIndex { $0 == element }
  }
}

extension Collection {
  func prefix(_ maxLength: Int) -> SubSequence {
    self[startIndex..<(index(startIndex, offsetBy: maxLength, limitedBy: endIndex) ?? endIndex)]
  }
  func suffix(_ maxLength: Int) -> SubSequence {
    let skipped = count - maxLength
    return self[(skipped > 0 ? index(startIndex, offsetBy: skipped) : startIndex)..<endIndex]
  }
  func dropFirst(_ k: Int = 1) -> SubSequence {
    self[(index(startIndex, offsetBy: k, limitedBy: endIndex) ?? endIndex)..<endIndex]
  }
  func dropLast(_ k: Int = 1) -> SubSequence {
    let kept = count - k
    return self[startIndex..<(kept > 0 ? index(startIndex, offsetBy: kept) : startIndex)]
  }
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var end = startIndex
    while end != endIndex, try predicate(self[end]) { end = index(after: end) }
    return self[startIndex..<end]
  }
  func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var start = startIndex
    while start != endIndex, try predicate(self[start]) { start = index(after: start) }
    return self[start..<endIndex]
  }
  func prefix(upTo end: Index) -> SubSequence { self[startIndex..<end] }
  func prefix(through position: Index) -> SubSequence {
    self[startIndex..<index(after: position)]
  }
  func suffix(from start: Index) -> SubSequence { self[start..<endIndex] }
  subscript(_ bounds: ClosedRange<Index>) -> SubSequence {
    self[bounds.lowerBound..<index(after: bounds.upperBound)]
  }
  subscript(_ bounds: PartialRangeFrom<Index>) -> SubSequence { self[bounds.lowerBound..<endIndex] }
  subscript(_ bounds: PartialRangeUpTo<Index>) -> SubSequence {
    self[startIndex..<bounds.upperBound]
  }
  subscript(_ bounds: PartialRangeThrough<Index>) -> SubSequence {
    self[startIndex..<index(after: bounds.upperBound)]
  }
  func split(
    maxSplits: Int = Int.max,
    omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [SubSequence] {
    var result: [SubSequence] = []
    var start = startIndex
    var end = startIndex
    while end != endIndex {
      let next = index(after: end)
      if result.count < maxSplits, try isSeparator(self[end]) {
        if start != end || !omittingEmptySubsequences { result.append(self[start..<end]) }
        start = next
      }
      end = next
    }
    if start != end || !omittingEmptySubsequences { result.append(self[start..<end]) }
    return result
  }
}

extension Collection where Element: Equatable {
  func split(
    separator: Element,
    maxSplits: Int = Int.max,
    omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] {
    split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences) {
      $0 == separator
    }
  }
}

protocol BidirectionalCollection<Element>: Collection
where SubSequence: BidirectionalCollection {
  func index(before i: Index) -> Index
}

extension BidirectionalCollection {
  var last: Element? { isEmpty ? nil : self[index(before: endIndex)] }
  func formIndex(before i: inout Index) { i = index(before: i) }
  func reversed() -> ReversedCollection<Self> { ReversedCollection(_base: self) }
  func index(_ i: Index, offsetBy distance: Int) -> Index {
    var index = i
    var left = distance
    while left > 0 {
      index = self.index(after: index)
      left -= 1
    }
    while left < 0 {
      index = self.index(before: index)
      left += 1
    }
    return index
  }
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index? {
    var index = i
    var left = distance
    while left != 0 {
      if index == limit { return nil }
      index = left > 0 ? self.index(after: index) : self.index(before: index)
      left += left > 0 ? -1 : 1
    }
    return index
  }
  func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    if let index = try lastIndex(where: predicate) { return self[index] }
    return nil
  }
  func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var index = endIndex
    while index != startIndex {
      index = self.index(before: index)
      if try predicate(self[index]) { return index }
    }
    return nil
  }
}

extension BidirectionalCollection where Element: Equatable {
  func lastIndex(of element: Element) -> Index? {
    lastIndex { $0 == element }
  }
}

protocol RandomAccessCollection<Element>: BidirectionalCollection
where Indices: RandomAccessCollection, SubSequence: RandomAccessCollection {}

extension RandomAccessCollection where Index: Strideable, Index.Stride == Int {
  func index(after i: Index) -> Index { i.advanced(by: 1) }
  func index(before i: Index) -> Index { i.advanced(by: -1) }
}

protocol MutableCollection<Element>: Collection {
  subscript(_ position: Index) -> Element { get set }
}

extension MutableCollection {
  mutating func swapAt(_ i: Index, _ j: Index) {
    let old = self[i]
    self[i] = self[j]
    self[j] = old
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    native()
  }
  mutating func shuffle() { native() }
}

extension MutableCollection where Self: RandomAccessCollection, Element: Comparable {
  mutating func sort() { native() }
}

extension MutableCollection where Self: BidirectionalCollection {
  mutating func reverse() { native() }
}

protocol RangeReplaceableCollection<Element>: Collection {
  init()
  mutating func append(_ newElement: Element)
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Index>, with newElements: C)
  where C.Element == Element
}

extension RangeReplaceableCollection {
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    for element in newElements { append(element) }
  }
  mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index {
    let none: [Element] = []
    replaceSubrange(bounds.relative(to: self), with: none)
  }
  mutating func replaceSubrange<C: Collection, R: RangeExpression>(
    _ subrange: R,
    with newElements: C
  ) where C.Element == Element, R.Bound == Index {
    replaceSubrange(subrange.relative(to: self), with: newElements)
  }
}

extension RangeReplaceableCollection where Self: BidirectionalCollection {
  mutating func removeLast(_ k: Int) {
    var start = endIndex
    for _ in 0..<k { start = index(before: start) }
    let none: [Element] = []
    replaceSubrange(start..<endIndex, with: none)
  }
}

protocol LazySequenceProtocol: Sequence {}
protocol LazyCollectionProtocol: Collection {}

struct Slice<Base: Collection>: Collection {
  typealias Element = Base.Element
  typealias Index = Base.Index
  typealias SubSequence = Slice<Base>
  typealias Iterator = IndexingIterator<Slice<Base>>
  let base: Base
  let _bounds: Range<Base.Index>
  init(base: Base, bounds: Range<Base.Index>) {
    self.base = base
    _bounds = bounds
  }
  var startIndex: Base.Index { _bounds.lowerBound }
  var endIndex: Base.Index { _bounds.upperBound }
  func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
  subscript(_ position: Base.Index) -> Base.Element { base[position] }
  subscript(_ bounds: Range<Base.Index>) -> Slice<Base> { Slice(base: base, bounds: bounds) }
}

extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}

extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}

struct DefaultIndices<Elements: Collection>: Collection {
  typealias Element = Elements.Index
  typealias Index = Elements.Index
  typealias SubSequence = Slice<DefaultIndices<Elements>>
  typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
  let _elements: Elements
  var startIndex: Elements.Index { _elements.startIndex }
  var endIndex: Elements.Index { _elements.endIndex }
  func index(after i: Elements.Index) -> Elements.Index { _elements.index(after: i) }
  subscript(_ position: Elements.Index) -> Elements.Index { position }
}

extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {
  func index(before i: Elements.Index) -> Elements.Index { _elements.index(before: i) }
}

extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {}

struct ReversedCollection<Base: BidirectionalCollection>: RandomAccessCollection {
  typealias Element = Base.Element
  typealias SubSequence = Slice<ReversedCollection<Base>>
  typealias Iterator = IndexingIterator<ReversedCollection<Base>>
  let _base: Base

  struct Index: Comparable {
    let base: Base.Index
    static func == (_ left: Index, _ right: Index) -> Bool { left.base == right.base }
    static func < (_ left: Index, _ right: Index) -> Bool { left.base > right.base }
  }

  var startIndex: Index { Index(base: _base.endIndex) }
  var endIndex: Index { Index(base: _base.startIndex) }
  func index(after i: Index) -> Index { Index(base: _base.index(before: i.base)) }
  func index(before i: Index) -> Index { Index(base: _base.index(after: i.base)) }
  subscript(_ position: Index) -> Base.Element { _base[_base.index(before: position.base)] }
  func reversed() -> Base { _base }
}

struct CollectionOfOne<Element>: RandomAccessCollection {
  typealias Index = Int
  typealias SubSequence = Slice<CollectionOfOne<Element>>
  typealias Iterator = IndexingIterator<CollectionOfOne<Element>>
  let _element: Element
  init(_ element: Element) { _element = element }
  var startIndex: Int { 0 }
  var endIndex: Int { 1 }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(_ position: Int) -> Element { _element }
}

struct EmptyCollection<Element>: RandomAccessCollection {
  typealias Index = Int
  typealias SubSequence = Slice<EmptyCollection<Element>>
  typealias Iterator = IndexingIterator<EmptyCollection<Element>>
  init() {}
  var startIndex: Int { 0 }
  var endIndex: Int { 0 }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(_ position: Int) -> Element { fatalError("an empty collection has no elements") }
}

struct Repeated<Element>: RandomAccessCollection {
  typealias Index = Int
  typealias SubSequence = Slice<Repeated<Element>>
  typealias Iterator = IndexingIterator<Repeated<Element>>
  let count: Int
  let repeatedValue: Element
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(_ position: Int) -> Element { repeatedValue }
}

extension RangeReplaceableCollection {
  static func + <Other: Sequence>(_ left: Self, _ right: Other) -> Self
  where Other.Element == Element {
    var result = left
    result.append(contentsOf: right)
    return result
  }
}
