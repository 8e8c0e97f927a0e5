public import SwiftTypes

/// A hash table that keeps the order of insertion: Dictionary, and Set with `()` as values.
///
/// Keys are hashed and compared by the program's own conformances, so both may throw; whoever
/// changes the table hands in the hash.
public final class TableObject {
  struct Entry {
    let hash: Int
    let key: Value
    var value: Value
  }

  /// The type of the keys.
  public let keyType: Type
  private(set) var entries: [Entry?] = []
  private var slots: [Int32] = []
  private(set) var nesting: Int32 = 1
  /// The number of keys.
  public private(set) var count = 0

  init(keyType: Type) { self.keyType = keyType }

  init(copying other: TableObject) {
    keyType = other.keyType
    entries = other.entries
    slots = other.slots
    count = other.count
    nesting = other.nesting
  }

  /// The keys and values in order of insertion.
  public var pairs: [(key: Value, value: Value)] {
    entries.compactMap { entry in entry.map { ($0.key, $0.value) } }
  }

  /// The keys in order of insertion.
  public var keys: [Value] { entries.compactMap { $0?.key } }

  /// The values in order of insertion.
  public var values: [Value] { entries.compactMap { $0?.value } }

  func find(
    _ key: Value,
    hash: Int,
    equals: (Value, Value) throws(EvaluationError) -> Bool
  ) throws(EvaluationError) -> Int? {
    guard !slots.isEmpty else { return nil }
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if let entry = entries[index], entry.hash == hash, try equals(entry.key, key) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  func value(at index: Int) -> Value { entries[index]?.value ?? .unit }

  func takeValue(at index: Int) -> Value {
    let value = entries[index]?.value ?? .unit
    entries[index]?.value = .unit
    return value
  }

  func setValue(_ value: Value, at index: Int) {
    entries[index]?.value = value
    nesting = max(nesting, value.nesting + 1)
  }

  func insert(_ key: Value, hash: Int, value: Value) {
    if (entries.count + 1) * 2 > slots.count { rebuild() }
    nesting = max(nesting, value.nesting + 1, key.nesting + 1)
    entries.append(Entry(hash: hash, key: key, value: value))
    count += 1
    place(entries.count - 1, hash: hash)
  }

  func remove(at index: Int) {
    entries[index] = nil
    count -= 1
  }

  private func place(_ index: Int, hash: Int) {
    var slot = hash & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(index + 1)
  }

  private func rebuild() {
    entries.removeAll { $0 == nil }
    var size = 8
    while size < (entries.count + 1) * 4 { size *= 2 }
    slots = [Int32](repeating: 0, count: size)
    for (index, entry) in entries.enumerated() {
      if let entry { place(index, hash: entry.hash) }
    }
  }
}
