import Testing
import ViewLayout

@Suite struct TextTests {
  private func block(_ text: TextLayout, _ width: Double?, _ height: Double? = nil) -> TextBlock {
    text.block(for: Proposal(width: width, height: height), metrics: GridMetrics())
  }

  private func lines(_ text: TextLayout, _ width: Double?, _ height: Double? = nil) -> [String] {
    block(text, width, height).lines.map(\.text)
  }

  @Test(arguments: [
    ("one two three", 80, ["one two", "three"]),
    ("one two three", 30, ["one", "two", "thr", "ee"]),
    ("", 50, [""]), ("a\n\nb", 50, ["a", "", "b"]), ("end\n", 50, ["end", ""]),
    ("你好，世界", 60, ["你好，", "世界"]), ("（你）好", 60, ["（你）", "好"]),
    ("well-known", 60, ["well-", "known"]), ("minus -5 x", 70, ["minus", "-5 x"]),
    ("SwiftUI你好", 80, ["SwiftUI", "你好"]), ("a  b", 20, ["a", "b"]), ("  in", 40, ["  in"]),
    ("café", 40, ["café"]), ("👨‍👩‍👧 ok", 50, ["👨‍👩‍👧 ok"]),
  ])
  func `lines break where readers expect it`(text: String, width: Double, expected: [String]) {
    #expect(lines(TextLayout(text), width) == expected)
  }

  @Test func `a line limit cuts with an ellipsis`() {
    #expect(lines(TextLayout("one two three", lineLimit: 1), 80) == ["one two…"])
    #expect(lines(TextLayout("one two three", lineLimit: 2), 30) == ["one", "tw…"])
    #expect(lines(TextLayout("one two", lineLimit: 0), 30) == ["on…"])
    #expect(!block(TextLayout("one two three", lineLimit: 2), 80).isTruncated)
    #expect(lines(TextLayout("one two three", lineLimit: 2), nil) == ["one two three"])
  }

  @Test func `an ellipsis may stand at the head or in the middle`() {
    var text = TextLayout([TextRun("abcdefgh")], lineLimit: 1, truncation: .head)
    #expect(lines(text, 50) == ["…efgh"])
    text.truncation = .middle
    #expect(lines(text, 50) == ["ab…gh"])
    #expect(lines(text, 5) == ["…"])
  }

  @Test func `reserved lines keep their space`() {
    let text = TextLayout([TextRun("one")], lineLimit: 3, reservedLines: 3)
    #expect(block(text, 100).size == Size(width: 30, height: 60))
  }

  @Test func `text shrinks before it is cut`() {
    let text = TextLayout([TextRun("abcdefghij")], lineLimit: 1, minimumScaleFactor: 0.5)
    let shrunk = block(text, 80)
    #expect(!shrunk.isTruncated)
    #expect(shrunk.size.width <= 80 && shrunk.size.width > 78)
    #expect(block(text, 30).isTruncated)
    #expect(block(text, 100).scale == 1)
  }

  @Test func `runs of several fonts share lines`() {
    let text = TextLayout([TextRun("Big", font: .style(.largeTitle)), TextRun(" and small")])
    let block = block(text, nil)
    #expect(block.size == Size(width: 160, height: 40))
    #expect(self.block(text, 70).lines.map(\.heights.height) == [40, 20, 20])
  }

  @Test func `line spacing adds between lines`() {
    let text = TextLayout([TextRun("a b c")], lineSpacing: 5)
    #expect(block(text, 10).size == Size(width: 10, height: 70))
  }

  @Test(arguments: [
    ("a", 1), ("你", 2), ("é", 1), ("e\u{301}", 1), ("🇨🇳", 2), ("👍🏽", 2), ("\u{200B}", 0), ("ｱ", 1),
    ("Ａ", 2), ("한", 2), ("…", 1), ("❤️", 2), ("1️⃣", 2), ("あ", 2), ("\n", 0),
  ])
  func `cells of a character`(text: String, cells: Int) {
    #expect(CharacterCells.count(of: text) == cells)
  }
}

@Suite struct ContainerTests {
  private func text(_ id: Int, _ text: String) -> LayoutNode {
    LayoutNode(id: id, TextLayout(text))
  }

  @Test func `a list of ios 26 has the published margins`() throws {
    let rows = [
      LayoutNode(id: 1, ListRowLayout(startsGroup: true), [text(2, "one")]),
      LayoutNode(id: 3, ListRowLayout(), [text(4, "two\nlines\nthree")]),
    ]
    let list = LayoutNode(id: 0, ListLayout(), rows)
    let result = try layout(list, LayoutRequest(window: Size(width: 402, height: 874)))
    #expect(result[id: 1]?.frame == Rect(x: 16, y: 35, width: 370, height: 54))
    #expect(result[id: 2]?.frame.minX == 32)
    #expect(result[id: 3]?.frame == Rect(x: 16, y: 89, width: 370, height: 94))
  }

  @Test func `a lazy row is as high as offered`() throws {
    let row = LayoutNode(id: 0, LazyStackLayout(.horizontal), [text(1, "a"), text(2, "bb")])
    let result = try layout(row, LayoutRequest(window: Size(width: 100, height: 60)))
    #expect(result.size == Size(width: 38, height: 60))
    #expect(result[id: 2]?.frame == Rect(x: 49, y: 20, width: 20, height: 20))
  }

  @Test func `layout values and priorities are read through modifiers`() throws {
    var seen: [String] = []
    let custom = CustomLayout("Mine") { _, subviews in
      for index in 0..<subviews.count {
        let value = subviews.traits(index).layoutValues[7] as? String ?? "-"
        seen.append("\(value) \(subviews.priority(index).lengthText)")
      }
      return .zero
    } placeSubviews: { _, _, _ in
    }
    let marked = LayoutNode(
      id: 1,
      PassThroughLayout("layoutValue"),
      [text(2, "a")],
      traits: LayoutTraits(layoutValues: [7: "seven"])
    )
    let ranked = LayoutNode(id: 3, PriorityLayout(2), [text(4, "b")])
    let outside = LayoutNode(id: 5, PaddingLayout(1), [marked])
    _ = try layout(LayoutNode(id: 0, custom, [outside, ranked, LayoutNode(id: 6, SpacerLayout())]))
    #expect(seen == ["seven 0", "- 2", "- -inf"])
  }

  @Test func `learner code sees distances and guides of its views`() throws {
    var gaps: [Double] = []
    var baseline = 0.0
    let custom = CustomLayout("Mine") { proposal, subviews in
      gaps.append(subviews.spacing(0).distance(to: subviews.spacing(1), along: .horizontal))
      gaps.append(subviews.spacing(1).distance(to: subviews.spacing(2), along: .vertical))
      baseline = subviews.dimensions(0, in: .unspecified)[.firstTextBaseline]
      return proposal.replacingUnspecified()
    } placeSubviews: { bounds, subviews, placements in
      placements.place(
        0,
        at: Point(x: bounds.size.width, y: bounds.size.height),
        anchor: .bottomTrailing,
        proposal: .unspecified,
        in: subviews
      )
    }
    let root = LayoutNode(
      id: 0,
      custom,
      [
        text(1, "Hello"), LayoutNode(id: 2, ColorLayout()),
        LayoutNode(id: 3, SpacerLayout()),
      ]
    )
    let result = try layout(root, LayoutRequest(window: Size(width: 100, height: 100)))
    #expect(gaps == [8, 0])
    #expect(baseline == 16)
    #expect(result[id: 1]?.frame == Rect(x: 50, y: 80, width: 50, height: 20))
  }

  @Test func `a control stretches and keeps its height`() throws {
    let field = LayoutNode(id: 0, ControlLayout("TextField", natural: Size(width: 100, height: 22)))
    #expect(try size(of: field, for: Proposal(width: 300, height: 300)).lengthText == "300x22")
    #expect(try size(of: field, for: .unspecified).lengthText == "100x22")
  }

  @Test func `what ViewThatFits leaves out has no frame`() throws {
    let view = LayoutNode(
      id: 0,
      ViewThatFitsLayout(),
      [text(1, "much too long for this"), text(2, "short")]
    )
    let result = try layout(view, LayoutRequest(window: Size(width: 100, height: 100)))
    #expect(result.nodes.map(\.id) == [0, 2])
  }
}
