import SwiftSource
import Testing
import ViewLayout
import ViewPicture

@Suite struct ExplanationTests {
  private let names = [0: ".padding()", 1: "Text(\"Hello\")", 2: ".frame(width: 100)"]

  private func result() throws -> LayoutResult {
    let text = LayoutNode(id: 1, TextLayout("Hello"))
    let framed = LayoutNode(id: 2, FrameLayout(width: 100), [text])
    let padded = LayoutNode(id: 0, PaddingLayout(), [framed])
    return try layout(padded, LayoutRequest(keepsLog: true, explains: true))
  }

  @Test func `three sentences say why`() throws {
    let explanation = Explanation(try result(), names: names)
    #expect(
      explanation.sentences(about: 1) == [
        ".frame(width: 100) offers Text(\"Hello\") 100x820: it offers what it fixes: width 100.",
        "Text(\"Hello\") takes 50x20: a text takes no more than its one line needs.",
        "It stands at 25, 0 in .frame(width: 100), where the alignment pins it, which is "
          + "171.5, 416 in the window.",
      ]
    )
    #expect(
      explanation.sentences(about: 0) == [
        "The window offers .padding() 393x852.",
        ".padding() takes 132x52: its content and 16 on each side.",
        "It stands in the middle of what the window offers, at 130.5, 400.",
      ]
    )
  }

  @Test func `a view in a stack hears of its share`() throws {
    let row = LayoutNode(
      id: 0,
      StackLayout(.horizontal),
      [LayoutNode(id: 1, TextLayout("Hello")), LayoutNode(id: 2, ColorLayout())]
    )
    let result = try layout(
      row,
      LayoutRequest(window: Size(width: 108, height: 20), keepsLog: true, explains: true)
    )
    let explanation = Explanation(result, names: [0: "HStack", 1: "Text", 2: "Color.red"])
    #expect(
      explanation.sentences(about: 1).first
        == "HStack offers Text 50x20: an equal share of the 100 left for 2 views."
    )
    #expect(
      explanation.sentences(about: 2).first
        == "HStack offers Color.red 50x20: all of the 50 that is left."
    )
  }

  @Test(arguments: [
    (60.0, "on one line it would be 110 wide, so it breaks into 2; it is as wide as the widest"),
    (1_000, "a text takes no more than its one line needs"),
  ])
  func `a text says what became of its lines`(width: Double, words: String) throws {
    let text = LayoutNode(id: 0, TextLayout("Hello there"))
    let request = LayoutRequest(
      window: Size(width: width, height: 100),
      keepsLog: true,
      explains: true
    )
    let sentences = Explanation(try layout(text, request), names: [:]).sentences(about: 0)
    #expect(sentences.count == 3)
    #expect(sentences[1].contains(words))
  }

  @Test func `in chinese`() throws {
    let sentences = Explanation(try result(), names: names, language: .chinese).sentences(about: 1)
    #expect(
      sentences == [
        ".frame(width: 100) 向 Text(\"Hello\") 提议 100x820：它提议它固定的值：width 100。",
        "Text(\"Hello\") 取 50x20：文本只占一行文字所需的空间。",
        "它位于 .frame(width: 100) 中的 25, 0（由对齐方式决定），即窗口中的 171.5, 416。",
      ]
    )
  }

  @Test func `nobody explains what is not there`() throws {
    #expect(Explanation(try result(), names: names).sentences(about: 99).isEmpty)
  }
}
