import SwiftSource
import Testing
import ViewLayout
import ViewPicture

@Suite struct PictureTests {
  private let yellow = PictureColor.named["yellow"] ?? .white
  private let blue = PictureColor.named["blue"] ?? .black

  private func text(_ text: String, in frame: Rect) -> Picture.Mark {
    let block = TextLayout(text).block(for: .unspecified, metrics: GridMetrics())
    return .text(PictureText(lines: PictureText.lines(of: block, in: frame)))
  }

  /// Text("Hello, 你好").padding(20).background(Color.yellow) with a round border, as nodes.
  private func card() throws -> LayoutResult {
    let text = LayoutNode(id: 3, TextLayout("Hello, 你好"))
    let padded = LayoutNode(id: 2, PaddingLayout(20), [text])
    let colored = LayoutNode(
      id: 1,
      OverlayLayout(.background),
      [padded, LayoutNode(id: 4, ColorLayout())]
    )
    return try layout(
      LayoutNode(id: 0, OverlayLayout(.overlay), [colored, LayoutNode(id: 5, ColorLayout())])
    )
  }

  private func picture() throws -> Picture {
    Picture(try card()) { node in
      switch node.id {
      case 3: [text("Hello, 你好", in: node.frame)]
      case 4: [.fill(yellow, in: node.frame)]
      case 5: [.border(blue, in: node.frame, width: 1, cornerRadius: 4)]
      default: []
      }
    }
  }

  @Test func `a card in characters`() throws {
    #expect(
      TerminalPicture(try picture()).text
        == """
        ╭─────────────╮
        │░Hello, 你好░│
        ╰─────────────╯
        """
    )
  }

  @Test func `a ruler measures the root`() throws {
    #expect(
      TerminalPicture(try picture(), showsRuler: true).text
        == """
           0         100  150
           ├─────────┴────┤
         0┬╭─────────────╮
          ││░Hello, 你好░│
        60┴╰─────────────╯
        """
    )
  }

  @Test func `colours are written only where asked for`() throws {
    let text = TerminalPicture(try picture(), colors: .trueColor).text
    #expect(text.contains("\u{1B}[48;2;255;204;0m"))
    #expect(text.hasSuffix("\u{1B}[0m"))
    let palette = TerminalPicture(try picture(), colors: .palette).text
    #expect(palette.contains("\u{1B}[48;5;220m"))
    #expect(!TerminalPicture(try picture()).text.contains("\u{1B}"))
  }

  @Test func `half a row is half a block`() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 30)
    let picture = Picture(bounds: frame, items: [Picture.Item(frame, .fill(yellow, in: frame))])
    let code = "2;255;204;0m"
    #expect(
      TerminalPicture(picture, colors: .trueColor).lines
        == ["\u{1B}[48;\(code) \u{1B}[0m", "\u{1B}[38;\(code)▀\u{1B}[0m"]
    )
  }

  @Test func `a shade that letters would hide is drawn larger`() {
    let frame = Rect(x: 0, y: 0, width: 50, height: 20)
    let items = [
      Picture.Item(frame, .fill(yellow, in: frame)), Picture.Item(frame, text("Hello", in: frame)),
    ]
    let drawing = TerminalPicture(Picture(bounds: frame, items: items))
    #expect(drawing.lines == ["░░░░░░░░░░", "░░Hello░░░"])
    #expect(drawing.pointsPerColumn == 5)
    let inColor = TerminalPicture(Picture(bounds: frame, items: items), colors: .trueColor)
    #expect(inColor.pointsPerColumn == 10)
  }

  @Test func `lines of text that would cover each other make a picture larger`() {
    let items = (0..<3).map { index in
      let frame = Rect(x: 0, y: Double(index) * 12, width: 30, height: 12)
      let line = PictureText.Line("abc", frame: frame, baseline: frame.maxY)
      return Picture.Item(frame, .text(PictureText(lines: [line])))
    }
    let picture = Picture(bounds: Rect(x: 0, y: 0, width: 30, height: 36), items: items)
    let drawing = TerminalPicture(picture)
    #expect(drawing.lines.count { $0.contains("abc") } == 3)
    #expect(drawing.pointsPerColumn < 10)
  }

  @Test func `a background lies below its view and z-indices decide among siblings`() throws {
    #expect(try picture().items.map(\.frame.width) == [150, 110, 150])
    let stack = LayoutNode(
      id: 0,
      ZStackLayout(),
      [
        LayoutNode(id: 1, ColorLayout(), traits: LayoutTraits(zIndex: 1)),
        LayoutNode(id: 2, ColorLayout()),
      ]
    )
    let drawn = Picture(try layout(stack)) { [.outline("\($0.id)")] }
    #expect(drawn.items.map(\.mark) == [.outline("0"), .outline("2"), .outline("1")])
  }

  @Test func `overflow is shown outside its container`() throws {
    let wide = LayoutNode(id: 1, FixedLayout("Image", Size(width: 100, height: 20)))
    let frame = LayoutNode(id: 0, FrameLayout(width: 40, height: 60), [wide])
    let drawn = Picture(try layout(frame)) { [.outline("\($0.id)")] }
    #expect(drawn.bounds.width == 100)
    #expect(
      TerminalPicture(drawn, showsRuler: true).text
        == """
              0   40
              ├───┤
         0┬   ┌0─┐
          │[1 │  │  ]
        60┴   └──┘
        """
    )
  }

  @Test func `what is clipped away does not count`() throws {
    let wide = LayoutNode(id: 1, FixedLayout("Image", Size(width: 100, height: 20)))
    let frame = LayoutNode(id: 0, FrameLayout(width: 40, height: 20), [wide])
    let result = try layout(frame)
    let drawn = Picture(
      result,
      effect: { $0.id == 0 ? Picture.Effect(clips: [PicturePath($0.frame)]) : Picture.Effect.none },
      marks: { $0.id == 1 ? [.fill(yellow, in: $0.frame)] : [] }
    )
    #expect(drawn.bounds.width == 40)
    #expect(TerminalPicture(drawn).text == "░░░░")
    let svg = VectorPicture(drawn).text
    #expect(svg.contains("<g clip-path=\"url(#clip1)\">"))
    #expect(svg.contains("<clipPath id=\"clip1\">"))
  }

  @Test func `outlines that share a frame share a line`() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 60)
    let items = ["1", "2"].map { Picture.Item(frame, .outline($0)) }
    #expect(
      TerminalPicture(Picture(bounds: frame, items: items)).lines
        == ["┌1=2─────┐", "│        │", "└────────┘"]
    )
  }

  @Test func `a picture never exceeds the columns`() throws {
    let wide = LayoutNode(id: 0, FrameLayout(width: 5_000, height: 100), [])
    let drawn = Picture(try layout(wide)) { [.outline($0.rule)] }
    for columns in [16, 40, 80] {
      let lines = TerminalPicture(drawn, columns: columns, showsRuler: true).lines
      #expect(lines.allSatisfy { CharacterCells.count(of: $0) <= columns + 4 })
    }
  }

  @Test func `in words`() throws {
    #expect(
      SpokenPicture(try picture()).lines(in: .english) == [
        "a picture of 150x60 points",
        "an area in yellow, 150x60 at 0, 0",
        "text “Hello, 你好” in black, 110x20 at 20, 20",
        "a line in blue, 1 wide, around 149x59 at 0.5, 0.5",
      ]
    )
    #expect(SpokenPicture(try picture()).lines(in: .chinese)[1] == "yellow 色块，150x60，位于 0, 0")
  }
}
