/// What became of the elements of a list whose keys are known: kept, moved, new or gone.
///
///     old  a b c d      new  a c b e
///     a, b, c are kept, b (or c) moved, e is new, d is gone
///
/// As few elements as possible count as moved: those outside a longest run that kept its order.
///
/// - Complexity: O(n) for what both lists begin and end with; O(n log n) for what is between.
public struct KeyedDiff: Sendable {
  /// For each new position the old position of the same key; nil for new ones.
  public private(set) var sources: [Int?]
  /// The old positions of keys that are gone, in order.
  public private(set) var removed: [Int] = []
  /// The new positions of keys that have moved, in order.
  public private(set) var moved: [Int] = []

  /// Compares two lists; no key occurs twice in one of them.
  public init<Key: Hashable>(from old: [Key], to new: [Key]) {
    sources = Array(repeating: nil, count: new.count)
    var start = 0
    let shorter = min(old.count, new.count)
    while start < shorter, old[start] == new[start] {
      sources[start] = start
      start += 1
    }
    var oldEnd = old.count
    var newEnd = new.count
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
      sources[newEnd] = oldEnd
    }
    guard oldEnd > start || newEnd > start else { return }
    compareMiddle(old, new, start, oldEnd, newEnd)
  }

  private mutating func compareMiddle<Key: Hashable>(
    _ old: [Key],
    _ new: [Key],
    _ start: Int,
    _ oldEnd: Int,
    _ newEnd: Int
  ) {
    var positions: [Key: Int] = [:]
    positions.reserveCapacity(oldEnd - start)
    for position in start..<oldEnd { positions[old[position]] = position }
    var isKept = Array(repeating: false, count: oldEnd - start)
    var kept: [Int] = []
    for position in start..<newEnd {
      guard let former = positions[new[position]] else { continue }
      sources[position] = former
      isKept[former - start] = true
      kept.append(position)
    }
    removed = (start..<oldEnd).filter { !isKept[$0 - start] }
    var stable = longestIncreasing(kept.map { sources[$0] ?? 0 })
    // Of a list that was turned round, the row that stays in its place is the one that did not move.
    if stable.count == 1, let same = unmoved(kept) { stable = [same] }
    guard stable.count < kept.count else { return }
    var next = 0
    for (index, position) in kept.enumerated() {
      if next < stable.count, stable[next] == index {
        next += 1
      } else {
        moved.append(position)
      }
    }
  }
}

extension KeyedDiff {
  /// The index of a kept key that as many kept ones precede as before.
  fileprivate func unmoved(_ kept: [Int]) -> Int? {
    let order = kept.map { sources[$0] ?? 0 }
    let ranks = Dictionary(
      order.sorted().enumerated().map { ($0.element, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    return order.indices.first { ranks[order[$0]] == $0 }
  }
}

/// The positions of a longest increasing subsequence, in order.
///
/// - Complexity: O(n log n).
func longestIncreasing(_ values: [Int]) -> [Int] {
  var tails: [Int] = []
  var before = [Int](repeating: -1, count: values.count)
  for (index, value) in values.enumerated() {
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
    }
    if low > 0 { before[index] = tails[low - 1] }
    if low == tails.count { tails.append(index) } else { tails[low] = index }
  }
  var result: [Int] = []
  var current = tails.last ?? -1
  while current >= 0 {
    result.append(current)
    current = before[current]
  }
  return result.reversed()
}
