import Testing
import ViewLayout

@Suite struct GuideTests {
  private let custom = AlignmentKey(.custom(1), axis: .vertical)

  private func text(_ id: Int, _ text: String) -> LayoutNode {
    LayoutNode(id: id, TextLayout(text))
  }

  private func guide(
    _ key: AlignmentKey,
    _ child: LayoutNode,
    _ compute: @escaping (ViewDimensions) -> Double
  ) -> LayoutNode {
    LayoutNode(id: -child.id, AlignmentGuideLayout(key, compute: compute), [child])
  }

  @Test func `a moved guide moves its view and grows the stack`() throws {
    let stack = LayoutNode(
      id: 9,
      StackLayout(.vertical, alignment: .leading),
      [text(1, "Hello"), guide(.leading, text(2, "Hello")) { _ in -20 }]
    )
    let result = try layout(stack)
    #expect(result.size == Size(width: 70, height: 48))
    #expect(result[id: 2]?.frame.minX == (result[id: 1]?.frame.minX ?? 0) + 20)
  }

  @Test func `a guide reads the view without itself`() throws {
    let stack = LayoutNode(
      id: 9,
      StackLayout(.vertical, alignment: .leading),
      [text(1, "Hello"), guide(.leading, text(2, "Hello")) { $0[.centerX] + $0[.leading] }]
    )
    let result = try layout(stack)
    #expect(result.size.width == 75)
    #expect(result[id: 1]?.frame.minX == (result[id: 2]?.frame.minX ?? 0) + 25)
  }

  @Test func `a declared guide aligns through stacks, by the average`() throws {
    func column(_ id: Int, _ rows: [LayoutNode]) -> LayoutNode {
      LayoutNode(id: id, StackLayout(.vertical, spacing: 0), rows)
    }
    let left = column(10, [text(1, "a"), guide(custom, text(2, "b")) { $0[.centerY] }])
    let right = column(
      20,
      [guide(custom, text(3, "c")) { $0[.top] }, guide(custom, text(4, "d")) { $0[.bottom] }]
    )
    let result = try layout(
      LayoutNode(id: 0, StackLayout(.horizontal, alignment: custom), [left, right])
    )
    // On the left the guide is at 30, on the right at the average of 0 and 40.
    #expect(result[id: 20]?.frame.minY == (result[id: 10]?.frame.minY ?? 0) + 10)
    #expect(result.size.height == 50)
  }

  @Test func `a declared guide has its default`() throws {
    let request = LayoutRequest(guideDefaults: [custom: { $0[.bottom] }])
    let row = LayoutNode(
      id: 0,
      StackLayout(.horizontal, alignment: custom),
      [text(1, "a"), LayoutNode(id: 2, FrameLayout(height: 50), [text(3, "b")])]
    )
    let result = try layout(row, request)
    #expect(result[id: 1]?.frame.maxY == result[id: 2]?.frame.maxY)
  }

  @Test func `an explicit edge does not leave its stack but passes modifiers`() throws {
    let moved = guide(.leading, text(2, "Hello")) { _ in -20 }
    let padded = LayoutNode(id: 5, PaddingLayout(0), [moved])
    let inner = LayoutNode(
      id: 6,
      StackLayout(.horizontal, spacing: 0),
      [guide(.leading, text(3, "Hello")) { _ in -20 }, text(4, "x")]
    )
    let result = try layout(
      LayoutNode(
        id: 0,
        StackLayout(.vertical, alignment: .leading),
        [text(1, "Hello"), padded, inner]
      )
    )
    let start = result[id: 1]?.frame.minX ?? 0
    #expect(result[id: 2]?.frame.minX == start + 20)
    #expect(result[id: 6]?.frame.minX == start)
  }

  @Test func `guides below a deep chain are found`() throws {
    let deep = (1...3_000).reduce(guide(custom, text(1, "a")) { _ in 5 }) {
      LayoutNode(id: 10 + $1, PaddingLayout(0), [$0])
    }
    let row = LayoutNode(
      id: 0,
      StackLayout(.horizontal, alignment: custom),
      [deep, text(2, "b")]
    )
    let result = try layout(row)
    #expect(result[id: 1]?.frame.minY == (result[id: 2]?.frame.minY ?? 0) - 5)
  }

  @Test func `a guide that is no number is an error`() {
    let row = LayoutNode(
      id: 0,
      StackLayout(.horizontal, alignment: .top),
      [guide(.top, text(2, "b")) { _ in .nan }, text(1, "a")]
    )
    #expect(throws: LayoutError.self) { try layout(row) }
  }
}
