import Playground
import SwiftSource
import Testing

@Suite struct SessionCaseTests {
  @Test func `there are cases`() { #expect(SessionCase.all.count > 20) }

  @Test(arguments: SessionCase.all)
  func `a session answers as it should`(_ example: SessionCase) {
    let playground = Playground()
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
    }
  }

  @Test(arguments: SessionCase.all)
  func `every node is in exactly one part of a diff`(_ example: SessionCase) {
    let playground = Playground()
    var before: [String] = []
    for step in example.steps {
      let answer =
        step.isTap ? playground.perform(.tap(step.input)) : playground.submit(step.input)
      guard let tree = answer.tree else { continue }
      let after = ids(tree)
      #expect(Set(after).count == after.count, "ids are unique: \(after)")
      if let diff = answer.diff {
        let same = (diff.kept + diff.updated).map(\.id)
        #expect((same + diff.inserted.map(\.id)).sorted() == after.sorted(), "\(step.input)")
        #expect(same.count + diff.removed.count == before.count, "\(step.input)")
        #expect(Set(diff.removed.map(\.id)).isSubset(of: Set(before)), "\(step.input)")
      }
      before = after
    }
  }

  private func ids(_ node: ViewNode) -> [String] { [node.id] + node.children.flatMap(ids) }
}
