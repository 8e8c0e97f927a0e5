enum SortOrder: Int, Hashable, Sendable, Encodable, Decodable { case forward, reverse }

protocol SortComparator<Compared>: Hashable {
  associatedtype Compared
  var order: SortOrder { get set }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
}

struct KeyPathComparator<Compared>: SortComparator {
  var order: SortOrder
  let _name: String
  let _compare: (Compared, Compared) -> ComparisonResult
  init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
    self.order = order
    _name = "\(keyPath)"
    _compare = { left, right in
      let a = left[keyPath: keyPath]
      let b = right[keyPath: keyPath]
      return a < b ? .orderedAscending : b < a ? .orderedDescending : .orderedSame
    }
  }
  init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value?>, order: SortOrder = .forward) {
    self.order = order
    _name = "\(keyPath)"
    _compare = { left, right in
      guard let a = left[keyPath: keyPath] else {
        return right[keyPath: keyPath] == nil ? .orderedSame : .orderedAscending
      }
      guard let b = right[keyPath: keyPath] else { return .orderedDescending }
      return a < b ? .orderedAscending : b < a ? .orderedDescending : .orderedSame
    }
  }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
    let result = _compare(lhs, rhs)
    if order == .forward || result == .orderedSame { return result }
    return result == .orderedAscending ? .orderedDescending : .orderedAscending
  }
  static func == (_ left: KeyPathComparator<Compared>, _ right: KeyPathComparator<Compared>) -> Bool
  {
    left._name == right._name && left.order == right.order
  }
  func hash(into hasher: inout Hasher) { hasher.combine(_name) }
}

struct SortDescriptor<Compared>: SortComparator {
  var order: SortOrder
  let _comparator: KeyPathComparator<Compared>
  init<Value: Comparable>(_ keyPath: KeyPath<Compared, Value>, order: SortOrder = .forward) {
    self.order = order
    _comparator = KeyPathComparator(keyPath, order: .forward)
  }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
    let result = _comparator._compare(lhs, rhs)
    if order == .forward || result == .orderedSame { return result }
    return result == .orderedAscending ? .orderedDescending : .orderedAscending
  }
  static func == (_ left: SortDescriptor<Compared>, _ right: SortDescriptor<Compared>) -> Bool {
    left._comparator == right._comparator && left.order == right.order
  }
  func hash(into hasher: inout Hasher) { hasher.combine(_comparator) }
}

struct ComparableComparator<Compared: Comparable>: SortComparator {
  var order: SortOrder = .forward
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult {
    if lhs == rhs { return .orderedSame }
    return (lhs < rhs) == (order == .forward) ? .orderedAscending : .orderedDescending
  }
}

extension Sequence {
  func sorted<C: SortComparator>(using comparator: C) -> [Element] where C.Compared == Element {
    sorted { comparator.compare($0, $1) == .orderedAscending }
  }
  func sorted<S: Sequence>(using comparators: S) -> [Element]
  where S.Element: SortComparator, S.Element.Compared == Element {
    sorted { left, right in
      for comparator in comparators {
        let result = comparator.compare(left, right)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return false
    }
  }
}

extension Sequence {
  func sorted(using comparators: [KeyPathComparator<Element>]) -> [Element] {
    sorted { left, right in
      for comparator in comparators {
        let result = comparator.compare(left, right)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return false
    }
  }
}

extension MutableCollection where Self: RandomAccessCollection, Self: RangeReplaceableCollection {
  mutating func sort<C: SortComparator>(using comparator: C) where C.Compared == Element {
    var result = Self()
    for element in sorted(using: comparator) { result.append(element) }
    self = result
  }
}
