protocol RangeExpression<Bound> {
  associatedtype Bound: Comparable
  func contains(_ element: Bound) -> Bool
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound
}

extension RangeExpression {
  static func ~= (_ pattern: Self, _ value: Bound) -> Bool { pattern.contains(value) }
}

extension Comparable {
  static func ..< (_ minimum: Self, _ maximum: Self) -> Range<Self> {
    if maximum < minimum { fatalError("Range requires lowerBound <= upperBound") }
    return Range(uncheckedBounds: (lower: minimum, upper: maximum))
  }
  static func ... (_ minimum: Self, _ maximum: Self) -> ClosedRange<Self> {
    if maximum < minimum { fatalError("Range requires lowerBound <= upperBound") }
    return ClosedRange(uncheckedBounds: (lower: minimum, upper: maximum))
  }
  static postfix func ... (_ minimum: Self) -> PartialRangeFrom<Self> { PartialRangeFrom(minimum) }
  static prefix func ..< (_ maximum: Self) -> PartialRangeUpTo<Self> { PartialRangeUpTo(maximum) }
  static prefix func ... (_ maximum: Self) -> PartialRangeThrough<Self> {
    PartialRangeThrough(maximum)
  }
}

struct Range<Bound: Comparable>: RangeExpression, Equatable, CustomStringConvertible {
  let lowerBound: Bound
  let upperBound: Bound
  init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
    lowerBound = bounds.lower
    upperBound = bounds.upper
  }
  var isEmpty: Bool { lowerBound == upperBound }
  func contains(_ element: Bound) -> Bool { element >= lowerBound && element < upperBound }
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    self
  }
  func overlaps(_ other: Range<Bound>) -> Bool {
    lowerBound < other.upperBound && other.lowerBound < upperBound
  }
  func clamped(to limits: Range<Bound>) -> Range<Bound> {
    let lower = min(max(lowerBound, limits.lowerBound), limits.upperBound)
    return Range(
      uncheckedBounds: (lower: lower, upper: max(min(upperBound, limits.upperBound), lower))
    )
  }
  var description: String { "\(lowerBound)..<\(upperBound)" }
}

extension Range: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Element = Bound
  typealias Index = Bound
  typealias Indices = Range<Bound>
  typealias SubSequence = Range<Bound>
  typealias Iterator = IndexingIterator<Range<Bound>>
  var startIndex: Bound { lowerBound }
  var endIndex: Bound { upperBound }
  var count: Int { Int(lowerBound.distance(to: upperBound)) }
  func index(after i: Bound) -> Bound { i.advanced(by: 1) }
  func index(before i: Bound) -> Bound { i.advanced(by: -1) }
  subscript(_ position: Bound) -> Bound { position }
  subscript(_ bounds: Range<Bound>) -> Range<Bound> { bounds }
  func makeIterator() -> IndexingIterator<Range<Bound>> { IndexingIterator(_elements: self) }
}

extension Range: Hashable where Bound: Hashable {}
extension Range: Sendable where Bound: Sendable {}

struct ClosedRange<Bound: Comparable>: RangeExpression, Equatable, CustomStringConvertible {
  let lowerBound: Bound
  let upperBound: Bound
  init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
    lowerBound = bounds.lower
    upperBound = bounds.upper
  }
  var isEmpty: Bool { false }
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    lowerBound..<collection.index(after: upperBound)
  }
  func contains(_ element: Bound) -> Bool { element >= lowerBound && element <= upperBound }
  func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
  func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
    let lower = min(max(lowerBound, limits.lowerBound), limits.upperBound)
    let upper = max(min(upperBound, limits.upperBound), limits.lowerBound)
    return ClosedRange(uncheckedBounds: (lower: lower, upper: upper))
  }
  var description: String { "\(lowerBound)...\(upperBound)" }
}

extension ClosedRange: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Element = Bound
  typealias SubSequence = Slice<ClosedRange<Bound>>
  typealias Iterator = IndexingIterator<ClosedRange<Bound>>

  struct Index: Comparable {
    let _value: Bound?
    let _upper: Bound
    static func == (_ left: Index, _ right: Index) -> Bool { left._value == right._value }
    static func < (_ left: Index, _ right: Index) -> Bool {
      guard let a = left._value else { return false }
      guard let b = right._value else { return true }
      return a < b
    }
  }

  var startIndex: Index { Index(_value: lowerBound, _upper: upperBound) }
  var endIndex: Index { Index(_value: nil, _upper: upperBound) }
  var count: Int { Int(lowerBound.distance(to: upperBound)) + 1 }
  var first: Bound? { lowerBound }
  var last: Bound? { upperBound }
  func index(after i: Index) -> Index {
    guard let value = i._value, value < upperBound else { return endIndex }
    return Index(_value: value.advanced(by: 1), _upper: upperBound)
  }
  func index(before i: Index) -> Index {
    guard let value = i._value else { return Index(_value: upperBound, _upper: upperBound) }
    return Index(_value: value.advanced(by: -1), _upper: upperBound)
  }
  subscript(_ position: Index) -> Bound { position._value ?? lowerBound }
  func makeIterator() -> IndexingIterator<ClosedRange<Bound>> { IndexingIterator(_elements: self) }
}

extension ClosedRange: Hashable where Bound: Hashable {}
extension ClosedRange: Sendable where Bound: Sendable {}

extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
  init(_ other: ClosedRange<Bound>) {
    self.init(
      uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: 1))
    )
  }
}

extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
  init(_ other: Range<Bound>) {
    self.init(
      uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: -1))
    )
  }
}

struct PartialRangeFrom<Bound: Comparable>: RangeExpression {
  let lowerBound: Bound
  init(_ lowerBound: Bound) { self.lowerBound = lowerBound }
  func contains(_ element: Bound) -> Bool { element >= lowerBound }
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    lowerBound..<collection.endIndex
  }
}

extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Element = Bound

  struct Iterator: IteratorProtocol {
    typealias Element = Bound
    var _current: Bound
    mutating func next() -> Bound? {
      let result = _current
      _current = _current.advanced(by: 1)
      return result
    }
  }

  func makeIterator() -> Iterator { Iterator(_current: lowerBound) }
}

struct PartialRangeUpTo<Bound: Comparable>: RangeExpression {
  let upperBound: Bound
  init(_ upperBound: Bound) { self.upperBound = upperBound }
  func contains(_ element: Bound) -> Bool { element < upperBound }
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    collection.startIndex..<upperBound
  }
}

struct PartialRangeThrough<Bound: Comparable>: RangeExpression {
  let upperBound: Bound
  init(_ upperBound: Bound) { self.upperBound = upperBound }
  func contains(_ element: Bound) -> Bool { element <= upperBound }
  func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    collection.startIndex..<collection.index(after: upperBound)
  }
}

struct StrideTo<Element: Strideable>: Sequence {
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  func makeIterator() -> Iterator { Iterator(_start: _start, _end: _end, _stride: _stride) }

  struct Iterator: IteratorProtocol {
    let _start: Element
    let _end: Element
    let _stride: Element.Stride
    var _step: Element.Stride = 0
    mutating func next() -> Element? {
      let current = _start.advanced(by: _step * _stride)
      if _stride > 0 ? current >= _end : current <= _end { return nil }
      _step += 1
      return current
    }
  }
}

struct StrideThrough<Element: Strideable>: Sequence {
  let _start: Element
  let _end: Element
  let _stride: Element.Stride
  func makeIterator() -> Iterator { Iterator(_start: _start, _end: _end, _stride: _stride) }

  struct Iterator: IteratorProtocol {
    let _start: Element
    let _end: Element
    let _stride: Element.Stride
    var _step: Element.Stride = 0
    mutating func next() -> Element? {
      let current = _start.advanced(by: _step * _stride)
      if _stride > 0 ? current > _end : current < _end { return nil }
      _step += 1
      return current
    }
  }
}

/// `...` without bounds, as in `text[...]`.
enum UnboundedRange_ {
  static postfix func ... (_ range: UnboundedRange_) {}
}

typealias UnboundedRange = (UnboundedRange_) -> Void

extension Collection {
  subscript(_ range: UnboundedRange) -> SubSequence { self[startIndex..<endIndex] }
}
