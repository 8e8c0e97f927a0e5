import SwiftEvaluator
import Testing
import ViewGraph

/// A diff anybody can check: what has the same printed path before and after is the same view.
private struct ReferenceDiff {
  var same: Set<String> = []
  var inserted: Set<String> = []
  var removed: Set<String> = []

  init(_ before: [PathEntry], _ after: [PathEntry]) {
    let old = Set(before.map(\.path))
    let new = Set(after.map(\.path))
    same = old.intersection(new)
    inserted = new.subtracting(old)
    removed = old.subtracting(new)
  }
}

@Suite struct ReferenceTests {
  private static let world = """
    struct Leaf: View {
      let n: Int
      @State private var count = 0
      var body: some View { Text("\\(n)") }
    }
    @ViewBuilder func world(_ a: Bool, _ b: Int, _ key: Int) -> some View {
      if a { Text("x") }
      switch b {
      case 0: Leaf(n: 1)
      case 1: Leaf(n: 1)
      default: Text("z"); Leaf(n: 2)
      }
      Leaf(n: 9).id(key)
    }
    func rows(_ ids: [Int]) -> some View {
      VStack { ForEach(ids, id: \\.self) { Leaf(n: $0) } }
    }
    """

  /// Every order of every subset of three rows.
  private static let orders: [[Int]] = [
    [], [1], [2], [3], [1, 2], [2, 1], [1, 3], [3, 1], [2, 3], [3, 2],
    [1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1],
  ]

  @Test func `rows agree with the reference in every small world`() throws {
    let fixture = GraphFixture(Self.world)
    let views = try Self.orders.map { try fixture.view("rows(\($0) as [Int])") }
    for (from, first) in views.enumerated() {
      for (to, second) in views.enumerated() {
        let trail = "\(Self.orders[from]) to \(Self.orders[to])"
        let update = try compare(fixture, first, second, trail)
        let moved = Set(update.moved.map(\.entry.path))
        #expect(moved.count == fewestMoves(Self.orders[from], Self.orders[to]), "\(trail)")
      }
    }
  }

  @Test func `conditions and ids agree with the reference in every small world`() throws {
    let fixture = GraphFixture(Self.world)
    var views: [(String, TypedValue)] = []
    for a in [true, false] {
      for b in 0..<3 {
        for key in 0..<2 {
          let text = "VStack { world(\(a), \(b), \(key)) }"
          views.append((text, try fixture.view(text)))
        }
      }
    }
    for first in views {
      for second in views {
        _ = try compare(fixture, first.1, second.1, "\(first.0) to \(second.0)")
      }
    }
  }

  /// Shows one view after the other and compares the update with the reference.
  private func compare(
    _ fixture: GraphFixture,
    _ first: TypedValue,
    _ second: TypedValue,
    _ trail: String
  ) throws -> GraphUpdate {
    let graph = fixture.graph
    _ = try graph.show(first)
    let before = graph.entries()
    let update = try graph.show(second)
    let after = graph.entries()
    let reference = ReferenceDiff(before, after)
    #expect(Set(after.map(\.path)).count == after.count, "\(trail): paths are unique")
    let same = (update.kept + update.updated).map(\.entry)
    #expect(Set(same.map(\.path)) == reference.same, "\(trail)")
    #expect(Set(update.inserted.map(\.entry.path)) == reference.inserted, "\(trail)")
    #expect(Set(update.removed.map(\.entry.path)) == reference.removed, "\(trail)")
    let numbers = Dictionary(uniqueKeysWithValues: before.map { ($0.path, $0.number) })
    for entry in same { #expect(numbers[entry.path] == entry.number, "\(trail): a node lives on") }
    let old = Set(before.map(\.number))
    for change in update.inserted + update.stateReset {
      #expect(!old.contains(change.entry.number), "\(trail): nothing survives a reset")
    }
    return update
  }

  /// The rows that stay minus a longest run in the same order, by trying every subset.
  private func fewestMoves(_ old: [Int], _ new: [Int]) -> Int {
    let stay = new.filter(old.contains)
    var longest = 0
    for mask in 0..<(1 << stay.count) {
      let chosen = stay.indices.filter { mask & (1 << $0) != 0 }.map { stay[$0] }
      let positions = chosen.compactMap { old.firstIndex(of: $0) }
      if positions == positions.sorted() { longest = max(longest, chosen.count) }
    }
    return stay.count - longest
  }
}

/// The keyed comparison by itself, against what anybody can check.
@Suite struct KeyedDiffTests {
  private func permutations(_ items: [Int]) -> [[Int]] {
    guard let first = items.first else { return [[]] }
    return permutations(Array(items.dropFirst())).flatMap { rest in
      (0...rest.count).map { Array(rest.prefix($0)) + [first] + Array(rest.dropFirst($0)) }
    }
  }

  private func subsets(_ items: [Int]) -> [[Int]] {
    (0..<(1 << items.count)).map { mask in
      items.indices.filter { mask & (1 << $0) != 0 }.map { items[$0] }
    }
  }

  @Test func `every small list agrees with the naive comparison`() {
    let old = [1, 2, 3, 4, 5]
    for new in subsets([1, 2, 3, 4, 6]).flatMap(permutations) {
      let diff = KeyedDiff(from: old, to: new)
      #expect(diff.sources == new.map { old.firstIndex(of: $0) }, "\(new)")
      #expect(diff.removed == old.indices.filter { !new.contains(old[$0]) }, "\(new)")
      let stable = new.indices.filter { diff.sources[$0] != nil && !diff.moved.contains($0) }
      let order = stable.compactMap { diff.sources[$0] }
      #expect(order == order.sorted(), "\(new)")
      let kept = new.compactMap { old.firstIndex(of: $0) }
      #expect(stable.count == longestRun(kept), "as few as possible move: \(new)")
    }
  }

  private func longestRun(_ values: [Int]) -> Int {
    subsets(Array(values.indices)).filter { chosen in
      let picked = chosen.map { values[$0] }
      return picked == picked.sorted()
    }.map(\.count).max() ?? 0
  }

  @Test func `kept and removed are what was, kept and new are what is`() {
    let old = Array(0..<10_000)
    let new = old.reversed().map { $0 % 3 == 0 ? $0 + 20_000 : $0 }
    let diff = KeyedDiff(from: old, to: new)
    let kept = diff.sources.compactMap { $0 }
    #expect(Set(kept).count == kept.count)
    #expect(kept.count + diff.removed.count == old.count)
    #expect(kept.count + diff.sources.filter { $0 == nil }.count == new.count)
    #expect(diff.moved.count == kept.count - 1)
  }
}

@Suite struct TraitTests {
  @Test func `the innermost trait counts, and a group hides nothing`() throws {
    let fixture = GraphFixture(
      "struct Plain: View { var body: some View { Text(\"a\").zIndex(7) } }"
    )
    func zIndex(_ text: String) throws -> Double? {
      _ = try fixture.graph.show(try fixture.view(text))
      let root = try #require(fixture.graph.root)
      return fixture.graph.trait("ZIndexTraitKey", of: root)?.opened.asDouble
    }
    #expect(try zIndex("Text(\"a\").padding().zIndex(0.5).padding().zIndex(1.3)") == 0.5)
    #expect(try zIndex("Group { Text(\"a\").zIndex(2) }") == 2)
    #expect(try zIndex("Plain().zIndex(9)") == 7)
    #expect(try zIndex("VStack { Text(\"a\").zIndex(3) }") == nil)
  }
}
