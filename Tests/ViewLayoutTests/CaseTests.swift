import Testing
import ViewLayout

@Suite struct CaseTests {
  @Test(arguments: LayoutCase.all)
  func `a case has its frames`(_ example: LayoutCase) throws {
    let metrics: any TextMetrics =
      example.metrics == "sf" ? SystemMetrics(scale: example.scale) : GridMetrics()
    let request = LayoutRequest(window: example.window, metrics: metrics)
    let root = try CaseBuilder.tree(example.view)
    #expect(!example.frames.isEmpty || example.size != nil)
    if let expected = example.size {
      let proposal = example.proposal ?? Proposal(example.window)
      let actual = try size(of: root, for: proposal, request)
      #expect(
        near(actual.width, expected.width, example.tolerance)
          && near(actual.height, expected.height, example.tolerance),
        "\(actual.lengthText) instead of \(expected.lengthText)"
      )
    }
    guard !example.frames.isEmpty else { return }
    let result = try layout(root, request)
    for (id, expected) in example.frames.sorted(by: { $0.key < $1.key }) {
      let frame = try #require(result[id: id]?.frame, "no view has the id \(id)")
      #expect(
        near(frame, expected, example.tolerance),
        "\(id): \(text(frame)), not \(text(expected))"
      )
    }
  }

  private func near(_ left: Double, _ right: Double, _ tolerance: Double) -> Bool {
    abs(left - right) <= tolerance
  }

  private func near(_ left: Rect, _ right: Rect, _ tolerance: Double) -> Bool {
    near(left.minX, right.minX, tolerance) && near(left.minY, right.minY, tolerance)
      && near(left.width, right.width, tolerance) && near(left.height, right.height, tolerance)
  }

  private func text(_ rect: Rect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(\.lengthText).joined(separator: " ")
  }
}
