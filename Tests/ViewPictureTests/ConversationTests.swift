import Testing
import ViewLayout
import ViewPicture

@Suite struct ConversationTests {
  private let names = [0: "HStack", 1: "Color.red", 2: "Spacer()", 3: "Text(\"Hello\")"]

  private func result(keepsLog: Bool = true) throws -> LayoutResult {
    let root = LayoutNode(
      id: 0,
      StackLayout(.horizontal),
      [
        LayoutNode(id: 1, ColorLayout()), LayoutNode(id: 2, SpacerLayout()),
        LayoutNode(id: 3, TextLayout("Hello")),
      ]
    )
    return try layout(
      root,
      LayoutRequest(window: Size(width: 200, height: 100), keepsLog: keepsLog)
    )
  }

  @Test func `folded, every view tells its final answer`() throws {
    #expect(
      ConversationText(try result(), names: names).text() == """
        HStack is offered 200x100 and answers 200x100
          it divides 200, less 0 for gaps, the least flexible view first
          Text("Hello"): 192 for 2, offered 96, takes 50
          Color.red: 142 for 1, offered 142, takes 142
          Spacer(): 8 for 1, offered 8, takes 8
          Color.red is offered 142x100 and answers 142x100
          Spacer() is offered 8x100 and answers 8x0
          Text("Hello") is offered 96x100 and answers 50x20
        """
    )
  }

  @Test func `unfolded, every question is there`() throws {
    let text = ConversationText(try result(), names: names).text(isFolded: false)
    #expect(text.contains("how small can Text(\"Hello\") be? 0"))
    #expect(text.contains("how large can Color.red be? infx100"))
    #expect(text.hasPrefix("HStack is offered 200x100 and answers 200x100\n"))
  }

  @Test func `in chinese`() throws {
    let text = ConversationText(try result(), names: names).text(words: .chinese)
    #expect(text.hasPrefix("HStack 得到提议 200x100，回答 200x100\n  它划分 200"))
  }

  @Test func `without a log there is nothing to tell`() throws {
    #expect(ConversationText(try result(keepsLog: false), names: names).text() == "")
  }
}
