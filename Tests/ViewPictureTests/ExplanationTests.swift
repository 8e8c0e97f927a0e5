import Testing
import ViewLayout
import ViewPicture

@Suite struct ExplanationTests {
  private let names = [0: "padding", 1: "Text(\"Hello\")", 2: "frame"]

  private func explanation() throws -> Explanation {
    let text = LayoutNode(id: 1, TextLayout("Hello"))
    let framed = LayoutNode(id: 2, FrameLayout(width: 100), [text])
    let padded = LayoutNode(id: 0, PaddingLayout(), [framed])
    return Explanation(try layout(padded, LayoutRequest(explains: true)), names: names)
  }

  @Test func `three sentences say why`() throws {
    let explanation = try explanation()
    #expect(
      explanation.text(of: 1) == """
        Text("Hello") is offered 100x820 by frame.
        A text is as large as its lines, 1 here, whatever it is offered: 50x20.
        It stands at 25, 0 in frame, where the alignment pins it, which is 171.5, 416 in the window.
        """
    )
    #expect(
      explanation.text(of: 0) == """
        padding is offered 393x852 by the window.
        Padding offers less inside and adds 16 above, 16 before, 16 below and 16 after: 132x52.
        The root stands in the middle of the window, at 130.5, 400.
        """
    )
    #expect(explanation.text(of: 2).contains("keeps what it fixes (width 100)"))
  }

  @Test func `in chinese`() throws {
    let text = try explanation().text(of: 1, language: .chinese)
    #expect(text.hasPrefix("frame向 Text(\"Hello\") 提议 100x820。\n文本的大小由行数决定（这里 1 行）"))
  }

  @Test func `nobody explains what is not there`() throws {
    #expect(try explanation().text(of: 99) == "")
  }
}
