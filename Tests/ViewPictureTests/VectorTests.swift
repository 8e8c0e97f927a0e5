import Testing
import ViewLayout
import ViewPicture

@Suite struct VectorTests {
  private let frame = Rect(x: 0, y: 0, width: 100, height: 40)

  private func svg(_ mark: Picture.Mark, _ effect: Picture.Effect = .none) -> String {
    VectorPicture(Picture(bounds: frame, items: [Picture.Item(frame, mark, effect)])).text
  }

  @Test func `a document on a white page`() {
    let line = PictureText.Line(
      "Hi 你",
      frame: Rect(x: 10, y: 4, width: 50, height: 20),
      baseline: 20
    )
    #expect(
      svg(.text(PictureText(lines: [line], isBold: true))) == """
        <svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="100" height="40" \
        viewBox="0 0 100 40">
          <rect x="0" y="0" width="100" height="40" fill="#ffffff"/>
          <text x="10" y="20" font-family="monospace" font-size="17" font-weight="bold" \
        textLength="50" lengthAdjust="spacingAndGlyphs" fill="#000000" \
        xml:space="preserve">Hi 你</text>
        </svg>

        """
    )
  }

  @Test(arguments: [
    (0.0, "<rect x=\"0\" y=\"0\" width=\"100\" height=\"40\" fill=\"#000000\"/>"),
    (8.0, "<rect x=\"0\" y=\"0\" width=\"100\" height=\"40\" rx=\"8\" fill=\"#000000\"/>"),
    (20.0, "<rect x=\"0\" y=\"0\" width=\"100\" height=\"40\" rx=\"20\" fill=\"#000000\"/>"),
  ])
  func `rectangles are rectangles`(radius: Double, element: String) {
    #expect(svg(.fill(.black, in: frame, cornerRadius: radius)).contains(element))
  }

  @Test func `other paths keep their curves`() {
    let path = PicturePath([
      .move(.zero), .quadCurve(Point(x: 50, y: 40), control: Point(x: 0, y: 40)),
      .curve(Point(x: 100, y: 0), Point(x: 60, y: 40), Point(x: 100, y: 10)), .close,
    ])
    let text = svg(.fill(path, .color(.black), isEvenOdd: true))
    #expect(text.contains("d=\"M0 0Q0 40 50 40C60 40 100 10 100 0Z\""))
    #expect(text.contains("fill-rule=\"evenodd\""))
  }

  @Test func `gradients, opacity and transforms`() {
    let stops = [PicturePaint.Stop(.black, at: 0), PicturePaint.Stop(.white, at: 1)]
    let paint = PicturePaint.linear(
      stops,
      from: UnitPoint(x: 0, y: 0.5),
      to: UnitPoint(x: 1, y: 0.5)
    )
    let turn = PictureTransform(a: 0, b: 1, c: -1, d: 0, around: Point(x: 50, y: 20))
    let text = svg(
      .fill(PicturePath(frame), paint, isEvenOdd: false),
      Picture.Effect(opacity: 0.5, transform: turn)
    )
    #expect(text.contains("x1=\"0\" y1=\"20\" x2=\"100\" y2=\"20\""))
    #expect(text.contains("<stop offset=\"1\" stop-color=\"#ffffff\"/>"))
    #expect(
      text.contains(
        "fill=\"url(#gradient1)\" opacity=\"0.5\" transform=\"matrix(0 1 -1 0 70 -30)\""
      )
    )
  }

  @Test func `text cannot leave its element`() {
    let line = PictureText.Line("</text>&\"\u{1}\u{1B}", frame: frame, baseline: 10)
    #expect(svg(.text(PictureText(lines: [line]))).contains(">&lt;/text&gt;&amp;&quot;</text>"))
  }
}
