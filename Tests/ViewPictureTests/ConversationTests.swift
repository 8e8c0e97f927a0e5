import SwiftSource
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
      LayoutRequest(window: Size(width: 200, height: 100), keepsLog: keepsLog, explains: true)
    )
  }

  @Test func `folded, every view tells its final answer in the order of the turns`() throws {
    #expect(
      ConversationText(try result(), names: names).text(columns: 100) == """
        the window offers HStack 200x100
          it divides 200 among 3 views, the least flexible first
          turn 1, 192 left for 2, rank 0: HStack offers Text("Hello") 96x100
          Text("Hello") takes 50x20: a text takes no more than its one line needs
          turn 2, 142 left for 1, rank 0: HStack offers Color.red 142x100
          Color.red takes 142x100: it takes all that is offered, and 10 where nothing is
          turn 3, 8 left for 1, always last: HStack offers Spacer() 8x100
          Spacer() takes 8x0: a spacer takes along the stack what it is offered, and its least length at
              least
        HStack takes 200x100: as wide as its 3 views and 0 of gaps, as high as the highest
        """
    )
  }

  @Test func `unfolded, every question is there once`() throws {
    let text = ConversationText(try result(), names: names).text(isFolded: false, columns: 100)
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains("HStack asks how small Text(\"Hello\") can be: 0"))
    #expect(lines.contains("HStack asks how large Color.red can be: infinitex100"))
    #expect(lines.first == "the window offers HStack 200x100")
    #expect(lines.last?.hasPrefix("HStack takes 200x100: ") == true)
    #expect(lines.count { $0.hasPrefix("turn ") } == 3)
  }

  @Test func `many children are counted when folded`() throws {
    let rows = (1...50).map { LayoutNode(id: $0, TextLayout("\($0)")) }
    let root = LayoutNode(id: 0, StackLayout(.vertical), rows)
    let tall = try layout(
      root,
      LayoutRequest(window: Size(width: 200, height: 5_000), keepsLog: true, explains: true)
    )
    let conversation = ConversationText(tall, names: [:])
    #expect(conversation.text().contains("… and 44 more in the same way"))
    #expect(conversation.text(isFolded: false).contains("turn 50,"))
  }

  @Test func `one view can begin the conversation`() throws {
    let text = ConversationText(try result(), names: names).text(from: 1)
    #expect(text.hasPrefix("HStack offers Color.red 142x100\nColor.red takes 142x100: "))
  }

  @Test func `forty columns and plain style`() throws {
    let conversation = ConversationText(try result(), names: names)
    let narrow = conversation.text(columns: 40).split(separator: "\n")
    #expect(narrow.allSatisfy { CharacterCells.count(of: String($0)) <= 40 })
    let plain = conversation.text(style: .plain, columns: 40).split(separator: "\n")
    #expect(plain.allSatisfy { !$0.hasPrefix(" ") })
    #expect(plain.count == 9)
  }

  @Test func `in chinese`() throws {
    let text = ConversationText(try result(), names: names, language: .chinese).text()
    #expect(text.hasPrefix("窗口向 HStack 提议 200x100\n  它把 200 分给 3 个视图，最不灵活的先分\n"))
    #expect(text.contains("Text(\"Hello\") 取 50x20：文本只占一行文字所需的空间"))
  }

  @Test func `without a log there is nothing to tell`() throws {
    #expect(ConversationText(try result(keepsLog: false), names: names).text() == "")
  }
}
