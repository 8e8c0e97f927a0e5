protocol IteratorProtocol<Element> {
  associatedtype Element
  mutating func next() -> Element?
}

protocol Sequence<Element> {
  associatedtype Element
  associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
  func makeIterator() -> Iterator
  var underestimatedCount: Int { get }
}

extension Sequence where Self: IteratorProtocol {
  func makeIterator() -> Self { self }
}

extension Sequence {
  var underestimatedCount: Int { 0 }
  func map<T>(_ transform: (Element) throws -> T) rethrows -> [T] { native() }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] { native() }
  func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T] { native() }
  func flatMap<S: Sequence>(_ transform: (Element) throws -> S) rethrows -> [S.Element] {
    var result: [S.Element] = []
    for element in self { result.append(contentsOf: try transform(element)) }
    return result
  }
  func forEach(_ body: (Element) throws -> Void) rethrows { native() }
  func reduce<Result>(
    _ initialResult: Result,
    _ nextPartialResult: (Result, Element) throws -> Result
  ) rethrows -> Result { native() }
  func reduce<Result>(
    into initialResult: Result,
    _ updateAccumulatingResult: (inout Result, Element) throws -> Void
  ) rethrows -> Result {
    var result = initialResult
    for element in self { try updateAccumulatingResult(&result, element) }
    return result
  }
  func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    for element in self where try predicate(element) { return element }
    return nil
  }
  func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self where try predicate(element) { return true }
    return false
  }
  func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self where !(try predicate(element)) { return false }
    return true
  }
  func count(where predicate: (Element) throws -> Bool) rethrows -> Int {
    var count = 0
    for element in self where try predicate(element) { count += 1 }
    return count
  }
  func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
    var iterator = makeIterator()
    guard var result = iterator.next() else { return nil }
    while let element = iterator.next() {
      if try areInIncreasingOrder(element, result) { result = element }
    }
    return result
  }
  func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element? {
    var iterator = makeIterator()
    guard var result = iterator.next() else { return nil }
    while let element = iterator.next() {
      if try areInIncreasingOrder(result, element) { result = element }
    }
    return result
  }
  func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element] {
    native()
  }
  func reversed() -> [Element] { native() }
  func enumerated() -> EnumeratedSequence<Self> { EnumeratedSequence(_base: self) }
  func prefix(_ maxLength: Int) -> PrefixSequence<Self> {
    PrefixSequence(_base: self, _maxLength: maxLength)
  }
  func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self> {
    DropFirstSequence(_base: self, _limit: k)
  }
  func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self {
      guard try predicate(element) else { break }
      result.append(element)
    }
    return result
  }
  func shuffled() -> [Element] { native() }
  func elementsEqual<S: Sequence>(
    _ other: S,
    by areEquivalent: (Element, S.Element) throws -> Bool
  ) rethrows -> Bool {
    var left = makeIterator()
    var right = other.makeIterator()
    while true {
      switch (left.next(), right.next()) {
      case (let a?, let b?): if !(try areEquivalent(a, b)) { return false }
      case (nil, nil): return true
      default: return false
      }
    }
  }
  var lazy: LazySequence<Self> { LazySequence(_base: self) }
}

extension Sequence where Element: Equatable {
  func contains(_ element: Element) -> Bool { native() }
  func elementsEqual<S: Sequence>(_ other: S) -> Bool where S.Element == Element {
    elementsEqual(other) { $0 == $1 }
  }
  func starts<S: Sequence>(with possiblePrefix: S) -> Bool where S.Element == Element {
    var iterator = makeIterator()
    for element in possiblePrefix {
      guard let own = iterator.next(), own == element else { return false }
    }
    return true
  }
}

extension Sequence where Element: Comparable {
  func min() -> Element? { self.min { $0 < $1 } }
  func max() -> Element? { self.max { $0 < $1 } }
  func sorted() -> [Element] { native() }
}

extension Sequence where Element == String {
  func joined(separator: String = "") -> String { native() }
}

extension Sequence where Element == Substring {
  func joined(separator: String = "") -> String { native() }
}

extension Sequence where Element == Character {
  func joined(separator: String = "") -> String { native() }
}

extension Sequence where Element: Sequence {
  func joined() -> [Element.Element] {
    var result: [Element.Element] = []
    for part in self { result.append(contentsOf: part) }
    return result
  }
}

struct EnumeratedSequence<Base: Sequence>: Sequence {
  typealias Element = (offset: Int, element: Base.Element)
  let _base: Base
  func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator()) }

  struct Iterator: IteratorProtocol {
    typealias Element = (offset: Int, element: Base.Element)
    var _base: Base.Iterator
    var _offset = 0
    mutating func next() -> (offset: Int, element: Base.Element)? {
      guard let element = _base.next() else { return nil }
      let offset = _offset
      _offset += 1
      return (offset: offset, element: element)
    }
  }
}

extension EnumeratedSequence: Collection, BidirectionalCollection, RandomAccessCollection
where Base: RandomAccessCollection, Base.Index == Int {
  typealias Index = Int
  typealias SubSequence = Slice<EnumeratedSequence<Base>>
  var startIndex: Int { 0 }
  var endIndex: Int { _base.count }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  subscript(_ position: Int) -> (offset: Int, element: Base.Element) {
    (offset: position, element: _base[_base.startIndex + position])
  }
}

struct Zip2Sequence<First: Sequence, Second: Sequence>: Sequence {
  typealias Element = (First.Element, Second.Element)
  let _first: First
  let _second: Second
  func makeIterator() -> Iterator {
    Iterator(_first: _first.makeIterator(), _second: _second.makeIterator())
  }

  struct Iterator: IteratorProtocol {
    typealias Element = (First.Element, Second.Element)
    var _first: First.Iterator
    var _second: Second.Iterator
    mutating func next() -> (First.Element, Second.Element)? {
      guard let first = _first.next(), let second = _second.next() else { return nil }
      return (first, second)
    }
  }
}

struct AnyIterator<Element>: IteratorProtocol, Sequence {
  typealias Iterator = AnyIterator<Element>
  let _next: () -> Element?
  init(_ body: @escaping () -> Element?) { _next = body }
  init<I: IteratorProtocol>(_ base: I) where I.Element == Element {
    var iterator = base
    _next = { iterator.next() }
  }
  func next() -> Element? { _next() }
  func makeIterator() -> AnyIterator<Element> { self }
}

struct AnySequence<Element>: Sequence {
  typealias Iterator = AnyIterator<Element>
  let _makeIterator: () -> AnyIterator<Element>
  init<S: Sequence>(_ base: S) where S.Element == Element {
    _makeIterator = { AnyIterator(base.makeIterator()) }
  }
  init<I: IteratorProtocol>(_ makeUnderlyingIterator: @escaping () -> I)
  where I.Element == Element {
    _makeIterator = { AnyIterator(makeUnderlyingIterator()) }
  }
  func makeIterator() -> AnyIterator<Element> { _makeIterator() }
}

struct UnfoldFirstSequence<Element>: Sequence, IteratorProtocol {
  typealias Iterator = UnfoldFirstSequence<Element>
  var _current: Element?
  let _next: (Element) -> Element?
  mutating func next() -> Element? {
    guard let current = _current else { return nil }
    _current = _next(current)
    return current
  }
}

struct LazySequence<Base: Sequence>: Sequence {
  typealias Element = Base.Element
  typealias Iterator = Base.Iterator
  let _base: Base
  func makeIterator() -> Base.Iterator { _base.makeIterator() }
  func map<U>(_ transform: @escaping (Base.Element) -> U) -> LazyMapSequence<Base, U> {
    LazyMapSequence(_base: _base, _transform: transform)
  }
  func filter(_ isIncluded: @escaping (Base.Element) -> Bool) -> LazyFilterSequence<Base> {
    LazyFilterSequence(_base: _base, _isIncluded: isIncluded)
  }
}

struct LazyMapSequence<Base: Sequence, Element>: Sequence {
  let _base: Base
  let _transform: (Base.Element) -> Element
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _transform: _transform)
  }
  func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Self, U> {
    LazyMapSequence<Self, U>(_base: self, _transform: transform)
  }
  func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Self> {
    LazyFilterSequence(_base: self, _isIncluded: isIncluded)
  }

  struct Iterator: IteratorProtocol {
    var _base: Base.Iterator
    let _transform: (Base.Element) -> Element
    mutating func next() -> Element? {
      guard let element = _base.next() else { return nil }
      return _transform(element)
    }
  }
}

extension LazyMapSequence: Collection, BidirectionalCollection, RandomAccessCollection
where Base: RandomAccessCollection {
  typealias Index = Base.Index
  typealias SubSequence = Slice<LazyMapSequence<Base, Element>>
  var startIndex: Base.Index { _base.startIndex }
  var endIndex: Base.Index { _base.endIndex }
  func index(after i: Base.Index) -> Base.Index { _base.index(after: i) }
  func index(before i: Base.Index) -> Base.Index { _base.index(before: i) }
  subscript(_ position: Base.Index) -> Element { _transform(_base[position]) }
}

struct LazyFilterSequence<Base: Sequence>: Sequence {
  typealias Element = Base.Element
  let _base: Base
  let _isIncluded: (Base.Element) -> Bool
  func makeIterator() -> Iterator {
    Iterator(_base: _base.makeIterator(), _isIncluded: _isIncluded)
  }
  func map<U>(_ transform: @escaping (Base.Element) -> U) -> LazyMapSequence<Self, U> {
    LazyMapSequence<Self, U>(_base: self, _transform: transform)
  }

  struct Iterator: IteratorProtocol {
    typealias Element = Base.Element
    var _base: Base.Iterator
    let _isIncluded: (Base.Element) -> Bool
    mutating func next() -> Base.Element? {
      while let element = _base.next() {
        if _isIncluded(element) { return element }
      }
      return nil
    }
  }
}

extension LazyFilterSequence: Collection where Base: Collection {
  typealias Index = Base.Index
  typealias SubSequence = Slice<LazyFilterSequence<Base>>
  var startIndex: Base.Index { _next(_base.startIndex) }
  var endIndex: Base.Index { _base.endIndex }
  func _next(_ start: Base.Index) -> Base.Index {
    var place = start
    while place != _base.endIndex, !_isIncluded(_base[place]) { place = _base.index(after: place) }
    return place
  }
  func index(after i: Base.Index) -> Base.Index { _next(_base.index(after: i)) }
  subscript(_ position: Base.Index) -> Base.Element { _base[position] }
}

struct PrefixSequence<Base: Sequence>: Sequence {
  typealias Element = Base.Element
  let _base: Base
  let _maxLength: Int
  func makeIterator() -> Iterator { Iterator(_base: _base.makeIterator(), _left: _maxLength) }

  struct Iterator: IteratorProtocol {
    typealias Element = Base.Element
    var _base: Base.Iterator
    var _left: Int
    mutating func next() -> Base.Element? {
      guard _left > 0 else { return nil }
      _left -= 1
      return _base.next()
    }
  }
}

struct DropFirstSequence<Base: Sequence>: Sequence {
  typealias Element = Base.Element
  typealias Iterator = Base.Iterator
  let _base: Base
  let _limit: Int
  func makeIterator() -> Base.Iterator {
    var iterator = _base.makeIterator()
    var dropped = 0
    while dropped < _limit, iterator.next() != nil { dropped += 1 }
    return iterator
  }
}
