import Testing
import ViewLayout

/// The sf metrics against measurements of real screens.
@Suite struct SystemMetricsTests {
  struct Measured: Sendable, CustomTestStringConvertible {
    var text: String
    var font: TextFont
    var width: Double
    var scale = 3.0

    var testDescription: String { text }
  }

  // Published frames of UI tests; the weight of navigation titles is inferred. Cases L030, L032,
  // L034, L036, L038, L040, L042, L044, L048, L056, L058, L060; the heights of L052 and L054 stand
  // below. Those of L032 to L036 are whole points, as iOS 13 rounded.
  static let measured: [Measured] = [
    Measured(text: "Hello, world!", font: .body, width: 94.667),
    Measured(text: "Tap me!", font: .body, width: 60.667),
    Measured(text: "Threads at once", font: .body, width: 123.333),
    Measured(text: "Username", font: .body, width: 78.667),
    Measured(text: "Password", font: .body, width: 73.667),
    Measured(text: "Log In", font: .body, width: 46.667),
    Measured(text: "Wave Charge", font: .body, width: 101.333),
    Measured(text: "Brave New World", font: .style(.headline), width: 136),
    Measured(text: "Tutunamayanlar", font: .style(.headline), width: 128),
    Measured(text: "Log in", font: .style(.headline), width: 47.333),
    Measured(text: "Oğuz Atay · 1972", font: .style(.subheadline), width: 116),
    Measured(text: "The Detroit News", font: .style(.subheadline), width: 119, scale: 2),
    Measured(text: "WSB Atlanta", font: .style(.subheadline), width: 85.333),
    Measured(text: "Fox Business", font: .style(.subheadline), width: 89.5, scale: 2),
    Measured(text: "Author: Aldous huxley", font: .style(.footnote), width: 132.667),
    Measured(text: "Published on: 1932", font: .style(.footnote), width: 115.667),
    Measured(text: "Patrick's MegaMac", font: .style(.footnote), width: 115.333),
    Measured(text: "Books", font: .style(.largeTitle, weight: .bold), width: 98.333),
    Measured(text: "Settings", font: .style(.largeTitle, weight: .bold), width: 133),
  ]

  private func error(_ example: Measured) throws -> Double {
    let request = LayoutRequest(metrics: SystemMetrics(scale: example.scale))
    let text = LayoutNode(id: 0, TextLayout(example.text, font: example.font))
    let width = try size(of: text, for: .unspecified, request).width
    return (width - example.width) / example.width
  }

  @Test(arguments: measured)
  func `a width is off by two percent at most`(_ example: Measured) throws {
    #expect(abs(try error(example)) < 0.02)
  }

  @Test func `widths are off by less than one percent on average`() throws {
    let errors = try Self.measured.map { abs(try error($0)) }
    #expect(errors.reduce(0, +) / Double(errors.count) < 0.007)
  }

  @Test(arguments: [
    (TextFont.Style.largeTitle, 40.667, 41.0), (.title, 33.667, 33.5), (.title2, 26.333, 26.5),
    (.title3, 24, 24), (.headline, 20.333, 20.5), (.body, 20.333, 20.5), (.callout, 19.333, 19.5),
    (.subheadline, 18, 18), (.footnote, 15.667, 16), (.caption, 14.333, 14.5),
    (.caption2, 13.333, 13.5),
  ])
  func `a line has its height`(style: TextFont.Style, atThree: Double, atTwo: Double) throws {
    for (scale, height) in [(3.0, atThree), (2.0, atTwo)] {
      let text = LayoutNode(id: 0, TextLayout("x", font: .style(style)))
      let request = LayoutRequest(metrics: SystemMetrics(scale: scale))
      let actual = try size(of: text, for: .unspecified, request).height
      #expect(abs(actual - height) < 0.001, "\(actual) instead of \(height) at \(scale)")
    }
  }

  @Test(arguments: [
    (3, 3.0, TextFont.body, 64.333), (3, 2, .body, 64.5), (4, 3, .body, 86.333),
    (5, 2, .body, 108.5), (3, 1, .system(size: 17), 61),
  ])
  func `lines have leading between them`(
    lines: Int,
    scale: Double,
    font: TextFont,
    height: Double
  ) throws {
    let text = Array(repeating: "x", count: lines).joined(separator: "\n")
    let request = LayoutRequest(metrics: SystemMetrics(scale: scale))
    let actual = try size(
      of: LayoutNode(id: 0, TextLayout(text, font: font)),
      for: .unspecified,
      request
    )
    #expect(abs(actual.height - height) < 0.001)
  }

  private func gap(_ first: any LayoutRule, _ second: any LayoutRule, _ axis: Axis) throws -> Double
  {
    let stack = LayoutNode(
      id: 0,
      StackLayout(axis),
      [LayoutNode(id: 1, first), LayoutNode(id: 2, second)]
    )
    let result = try layout(stack, LayoutRequest(metrics: SystemMetrics()))
    guard let above = result[id: 1]?.frame, let below = result[id: 2]?.frame else { return .nan }
    return axis == .vertical ? below.minY - above.maxY : below.minX - above.maxX
  }

  @Test func `text keeps its distance above and below`() throws {
    let body = TextLayout("x")
    let footnote = TextLayout("x", font: .style(.footnote))
    #expect(abs(try gap(ColorLayout(), body, .vertical) - 6.433) < 0.01)
    #expect(abs(try gap(body, ColorLayout(), .vertical) - 10.643) < 0.01)
    #expect(abs(try gap(body, body, .vertical) - 2) < 0.001)
    #expect(abs(try gap(body, footnote, .vertical) - 2.667) < 0.001)
    #expect(abs(try gap(footnote, body, .vertical) - 2) < 0.001)
    #expect(try gap(ColorLayout(), ColorLayout(), .vertical) == 8)
    #expect(abs(try gap(body, body, .horizontal) - 8) < 1e-9)
    #expect(abs(try gap(ColorLayout(), body, .horizontal) - 8) < 1e-9)
  }

  @Test(arguments: [
    (TextFont.Style.largeTitle, 0.667), (.title, 0.667), (.title2, 2), (.title3, 1.333),
    (.headline, 2), (.callout, 2), (.subheadline, 2.333), (.footnote, 2.667), (.caption, 2),
    (.caption2, 0),
  ])
  func `the lower text decides the distance between texts`(
    style: TextFont.Style,
    distance: Double
  ) throws {
    let lower = TextLayout("x", font: .style(style))
    #expect(abs(try gap(TextLayout("x"), lower, .vertical) - distance) < 0.001)
  }

  @Test func `padding brings the ordinary gap back`() throws {
    let padded = LayoutNode(id: 1, PaddingLayout(4), [LayoutNode(id: 3, TextLayout("x"))])
    let stack = LayoutNode(
      id: 0,
      StackLayout(.vertical),
      [padded, LayoutNode(id: 2, ColorLayout())]
    )
    let result = try layout(stack, LayoutRequest(metrics: SystemMetrics()))
    #expect(result[id: 2]?.frame.minY == (result[id: 1]?.frame.maxY ?? 0) + 8)
  }
}
