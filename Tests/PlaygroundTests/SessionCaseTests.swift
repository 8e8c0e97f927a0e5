import Playground
import SwiftSource
import Testing

@Suite struct SessionCaseTests {
  @Test func `there are cases`() { #expect(SessionCase.all.count > 20) }

  @Test(arguments: SessionCase.all)
  func `a session answers as it should`(_ example: SessionCase) {
    let playground = Playground()
    var before: [String]? = []
    for step in example.steps {
      let answer =
        step.isTap ? playground.perform(.tap(step.input)) : playground.submit(step.input)
      let messages = answer.diagnostics.map { $0.id + ": " + $0.message(in: .english) }
      if !step.expected.contains(where: { $0.key == "diagnostics" }) {
        #expect(messages == [], "\(step.input)")
      }
      for (key, value) in step.expected {
        let found = answer.text(for: key, like: value)
        #expect(found != nil, "no such key: \(key)")
        #expect(found == value, "\(key) of \(step.input)")
      }
      guard let diff = answer.diff else {
        if answer.kind == .view { before = answer.tree.map(ids) }
        continue
      }
      before = checkParts(diff, answer.tree, before, step.input)
    }
  }

  /// Every node is in exactly one part of a diff: kept, updated or gone, kept, updated or new.
  private func checkParts(
    _ diff: IdentityDiff,
    _ tree: ViewNode?,
    _ before: [String]?,
    _ input: String
  ) -> [String]? {
    let same = (diff.kept + diff.updated).map(\.id)
    if let before {
      #expect(same.count + diff.removed.count == before.count, "\(input)")
      #expect(Set(diff.removed.map(\.id)).isSubset(of: Set(before)), "\(input)")
    }
    // A view whose layout is not modelled has no tree to compare with.
    guard let after = tree.map(ids) else { return nil }
    #expect(Set(after).count == after.count, "ids are unique: \(after)")
    #expect((same + diff.inserted.map(\.id)).sorted() == after.sorted(), "\(input)")
    return after
  }

  private func ids(_ node: ViewNode) -> [String] { [node.id] + node.children.flatMap(ids) }
}
