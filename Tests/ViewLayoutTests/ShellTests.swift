import Testing
import ViewLayout

@Suite struct ShellTests {
  @Test func `padded text is larger than the text by twice 16`() throws {
    let root = LayoutNode(id: 0, PaddingLayout(), [LayoutNode(id: 1, TextLayout("Hello"))])
    let result = try layout(root)
    #expect(result.size == Size(width: 82, height: 52))
    #expect(result[id: 1]?.frame == Rect(x: 171.5, y: 416, width: 50, height: 20))
  }

  @Test(arguments: [100, 1_000, 5_000])
  func `a deep chain is laid out without a deep stack`(depth: Int) throws {
    var node = LayoutNode(id: 0, TextLayout("Hi"))
    for id in 1...depth {
      node =
        id.isMultiple(of: 2)
        ? LayoutNode(id: id, PaddingLayout(1), [node])
        : LayoutNode(
          id: id,
          StackLayout(.horizontal),
          [node, LayoutNode(id: -id, ColorLayout())]
        )
    }
    let result = try layout(node)
    #expect(result.nodes.count == depth + 1 + (depth + 1) / 2)
    #expect(result.evaluations < 60 * result.nodes.count)
  }
}
