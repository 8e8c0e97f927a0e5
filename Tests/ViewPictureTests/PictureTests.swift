import Testing
import ViewLayout
import ViewPicture

@Suite struct PictureTests {
  private let yellow = PictureColor.named["yellow"] ?? .white
  private let blue = PictureColor.named["blue"] ?? .black

  /// Text("Hello, 你好").padding().background(Color.yellow).border(Color.blue), as nodes.
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
      case 3: [.text(["Hello, 你好"], .black, Picture.TextPlacement())]
      case 4: [.fill(yellow, cornerRadius: 0)]
      case 5: [.stroke(blue, width: 1, cornerRadius: 4)]
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

  @Test func `colours are written only where asked for`() throws {
    let text = TerminalPicture(try picture(), colors: .trueColor).text
    #expect(text.contains("\u{1B}[48;2;255;204;0m"))
    #expect(text.hasSuffix("\u{1B}[0m"))
    let palette = TerminalPicture(try picture(), colors: .palette).text
    #expect(palette.contains("\u{1B}[48;5;220m"))
    #expect(!TerminalPicture(try picture()).text.contains("\u{1B}"))
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
    let drawn = Picture(try layout(frame)) { [.outline("\($0.rule)")] }
    #expect(drawn.bounds.width == 100)
    #expect(
      TerminalPicture(drawn).text
        == """
           ┌fr┐
        [Image│  ]
           └──┘
        """
    )
  }

  @Test func `a picture never exceeds the columns`() throws {
    let wide = LayoutNode(id: 0, FrameLayout(width: 5_000, height: 100), [])
    let drawn = Picture(try layout(wide)) { [.outline($0.rule)] }
    let lines = TerminalPicture(drawn, columns: 40).text.split(separator: "\n")
    #expect(lines.allSatisfy { CharacterCells.count(of: String($0)) <= 40 })
  }

  @Test func `an svg holds the same things`() throws {
    #expect(
      VectorPicture(try picture()).text == """
        <svg xmlns="http://www.w3.org/2000/svg" width="150" height="60" viewBox="121.5 396 150 60">
          <rect x="121.5" y="396" width="150" height="60" fill="#ffcc00"/>
          <text x="141.5" y="432" text-anchor="start" font-family="monospace" font-size="17" \
        textLength="110" lengthAdjust="spacingAndGlyphs" fill="#000000" \
        xml:space="preserve">Hello, 你好</text>
          <rect x="122" y="396.5" width="149" height="59" rx="3.5" fill="none" stroke="#007aff" \
        stroke-width="1"/>
        </svg>

        """
    )
  }

  @Test func `text cannot leave its element`() throws {
    let picture = Picture(
      bounds: Rect(x: 0, y: 0, width: 10, height: 10),
      items: [
        Picture.Item(.zero, .text(["</text>&\"\u{1}\u{1B}"], .black, Picture.TextPlacement()))
      ]
    )
    #expect(VectorPicture(picture).text.contains(">&lt;/text&gt;&amp;&quot;</text>"))
  }
}
