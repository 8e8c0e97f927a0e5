import Testing
import ViewLayout

/// A rule whose answers come from a closure, as hostile as one likes.
private struct ClosureRule: LayoutRule {
  var name: String { "closure" }
  var answer: (Proposal, Subviews) -> Size

  func size(for proposal: Proposal, subviews: Subviews) -> Size { answer(proposal, subviews) }
}

@Suite struct HostileTests {
  private func chain(_ depth: Int, _ leaf: LayoutNode) -> LayoutNode {
    (1...depth).reduce(leaf) { LayoutNode(id: $1, PaddingLayout(0), [$0]) }
  }

  @Test func `an answer that is no number names the node and the question`() {
    let bad = LayoutNode(id: 7, ClosureRule { _, _ in Size(width: .nan, height: 1) })
    let root = LayoutNode(id: 0, FrameLayout(width: 30), [bad])
    #expect(throws: LayoutError.notANumber(id: 7, proposal: Proposal(width: 30, height: 852))) {
      try layout(root)
    }
  }

  @Test func `an infinite size may be answered but not placed`() throws {
    let endless = LayoutNode(id: 3, ClosureRule { _, _ in Size(width: .infinity, height: 1) })
    #expect(try size(of: endless, for: .zero).width == .infinity)
    #expect(
      throws: LayoutError.infiniteSize(
        id: 3,
        proposal: Proposal(width: 393, height: 852),
        size: Size(width: .infinity, height: 1)
      )
    ) { try layout(endless) }
  }

  @Test func `a million levels are an error and not a crash`() {
    let root = chain(1_000_000, LayoutNode(id: 0, TextLayout("Hi")))
    #expect(throws: LayoutError.tooDeep(limit: 20_000)) { try layout(root) }
  }

  @Test func `the deepest tree allowed is laid out`() throws {
    let result = try layout(chain(19_999, LayoutNode(id: 0, TextLayout("Hi"))))
    #expect(result.size == Size(width: 20, height: 20))
    #expect(result.evaluations < 3 * 20_000)
  }

  @Test func `too many nodes are an error`() {
    let rows = (0..<1_100).map { LayoutNode(id: $0, ColorLayout()) }
    let root = LayoutNode(id: -1, StackLayout(.vertical), rows)
    let request = LayoutRequest(limits: LayoutLimits(nodes: 1_000))
    #expect(throws: LayoutError.tooManyNodes(limit: 1_000)) { try layout(root, request) }
  }

  @Test func `a layout that asks without end is stopped`() {
    let leaf = LayoutNode(id: 1, ColorLayout())
    let greedy = ClosureRule { _, subviews in
      var width = 0.0
      while !subviews.hasFailed {
        width += 1
        _ = subviews.size(0, for: Proposal(width: width, height: 0))
      }
      return .zero
    }
    let root = LayoutNode(id: 0, greedy, [leaf])
    let request = LayoutRequest(limits: LayoutLimits(evaluationsPerNode: 5))
    #expect(throws: LayoutError.tooManyEvaluations(limit: 5_000)) { try layout(root, request) }
  }

  @Test func `learner code ends the layout with its own error`() {
    let failing = CustomLayout("Mine") { _, subviews in
      subviews.fail(.learnerCode(id: 4, code: 2))
      return .zero
    } placeSubviews: { _, _, _ in
    }
    #expect(throws: LayoutError.learnerCode(id: 4, code: 2)) {
      try layout(LayoutNode(id: 4, failing))
    }
  }

  @Test func `learner code is asked each question once however deep its children are`() throws {
    var questions: [Proposal] = []
    let custom = CustomLayout("Mine") { proposal, subviews in
      questions.append(proposal)
      return subviews.size(0, for: proposal)
    } placeSubviews: { bounds, subviews, placements in
      placements.place(0, at: .zero, proposal: bounds.proposal, in: subviews)
    }
    let inner = chain(2_000, LayoutNode(id: 0, TextLayout("Hi")))
    let root = chain(2_000, LayoutNode(id: -1, custom, [inner]))
    let result = try layout(root)
    #expect(questions == [Proposal(width: 393, height: 852)])
    #expect(result.nodes.last?.frame.size == Size(width: 20, height: 20))
  }

  @Test func `learner layouts in each other end at a limit`() {
    let custom = CustomLayout("Mine") { proposal, subviews in
      subviews.size(0, for: proposal)
    } placeSubviews: { _, _, _ in
    }
    let root = (1...1_000).reduce(LayoutNode(id: 0, ColorLayout())) {
      LayoutNode(id: $1, custom, [$0])
    }
    #expect(throws: LayoutError.self) { try layout(root) }
  }

  @Test func `work grows with the nodes and not with their square`() throws {
    func evaluations(_ make: (Int) -> LayoutNode, _ count: Int) throws -> Double {
      let result = try layout(make(count))
      return Double(result.evaluations + result.restarts) / Double(result.nodes.count)
    }
    func flat(_ count: Int) -> LayoutNode {
      LayoutNode(
        id: 0,
        StackLayout(.vertical),
        (1...count).map { LayoutNode(id: $0, TextLayout("Row \($0)")) }
      )
    }
    func bushy(_ count: Int) -> LayoutNode {
      guard count > 8 else { return LayoutNode(id: count, TextLayout("leaf of text")) }
      let axis: Axis = count.isMultiple(of: 2) ? .horizontal : .vertical
      let children = (0..<8).map { _ in bushy(count / 8) }
      return LayoutNode(
        id: count,
        PaddingLayout(1),
        [LayoutNode(id: count, StackLayout(axis, spacing: 1), children)]
      )
    }
    for make in [flat, bushy] {
      let few = try evaluations(make, 2_000)
      let many = try evaluations(make, 16_000)
      #expect(many < 20)
      #expect(many <= few * 1.5)
    }
  }

  @Test func `a deep chain of stacks takes work in proportion to its depth`() throws {
    func evaluations(_ depth: Int) throws -> Int {
      let root = (1...depth).reduce(LayoutNode(id: 0, TextLayout("Hi"))) { inner, id in
        let axis: Axis = id.isMultiple(of: 2) ? .horizontal : .vertical
        return LayoutNode(id: id, StackLayout(axis), [inner, LayoutNode(id: -id, SpacerLayout())])
      }
      return try layout(root).evaluations
    }
    #expect(try evaluations(1_000) <= 12 * evaluations(100))
  }
}
