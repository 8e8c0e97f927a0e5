import Testing
import ViewLayout

@Suite struct PlacementTests {
  @Test func `a reader makes its content once it knows its place`() throws {
    var seen: [Rect] = []
    let reader = LayoutNode(
      id: 1,
      GeometryReaderLayout { geometry in
        seen.append(geometry.frame)
        #expect(geometry.namedSpaces[5] == Rect(x: 0, y: 0, width: 100, height: 100))
        return [
          LayoutNode(
            id: 2,
            FrameLayout(width: geometry.frame.width / 2, height: 10),
            [LayoutNode(id: 3, ColorLayout())]
          )
        ]
      }
    )
    let root = LayoutNode(
      id: 4,
      CoordinateSpaceLayout(5),
      [LayoutNode(id: 0, PaddingLayout(10), [reader])]
    )
    let result = try layout(root, LayoutRequest(window: Size(width: 100, height: 100)))
    #expect(seen == [Rect(x: 10, y: 10, width: 80, height: 80)])
    #expect(result[id: 3]?.frame == Rect(x: 10, y: 10, width: 40, height: 10))
    #expect(result.nodes.map(\.id) == [4, 0, 1, 2, 3])
  }

  @Test func `the root is centred in the safe area`() throws {
    let request = LayoutRequest(
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    )
    let result = try layout(LayoutNode(id: 0, TextLayout("Hello")), request)
    #expect(result[id: 0]?.frame == Rect(x: 171.5, y: 59 + 379.5 - 10, width: 50, height: 20))
    #expect(result[id: 0]?.proposal == Proposal(width: 393, height: 759))
  }

  @Test func `ignoring the safe area reaches the edges of the window`() throws {
    let request = LayoutRequest(
      safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    )
    let root = LayoutNode(
      id: 0,
      IgnoresSafeAreaLayout(.top),
      [LayoutNode(id: 1, ColorLayout())]
    )
    let result = try layout(root, request)
    #expect(result[id: 0]?.frame == Rect(x: 0, y: 59, width: 393, height: 759))
    #expect(result[id: 1]?.frame == Rect(x: 0, y: 0, width: 393, height: 818))
    let middle = LayoutNode(id: 2, PaddingLayout(10), [root])
    #expect(try layout(middle, request)[id: 1]?.frame.minY == 69)
  }

  @Test func `an inset takes its place first and counts as covered`() throws {
    let bar = LayoutNode(id: 1, FrameLayout(height: 50), [LayoutNode(id: 2, ColorLayout())])
    let content = LayoutNode(
      id: 3,
      IgnoresSafeAreaLayout(),
      [LayoutNode(id: 4, ColorLayout())]
    )
    let root = LayoutNode(id: 0, SafeAreaInsetLayout(.bottom, spacing: 0), [content, bar])
    let result = try layout(root, LayoutRequest(window: Size(width: 100, height: 200)))
    #expect(result[id: 1]?.frame == Rect(x: 0, y: 150, width: 100, height: 50))
    #expect(result[id: 3]?.frame == Rect(x: 0, y: 0, width: 100, height: 150))
    #expect(result[id: 4]?.frame == Rect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func `a view nobody places stands in the middle`() throws {
    let lazy = CustomLayout("Lazy") { _, _ in
      Size(width: 100, height: 60)
    } placeSubviews: { _, _, _ in
    }
    let result = try layout(
      LayoutNode(id: 0, lazy, [LayoutNode(id: 1, TextLayout("Hi"))]),
      LayoutRequest(window: Size(width: 100, height: 60))
    )
    #expect(result[id: 1]?.frame == Rect(x: 40, y: 20, width: 20, height: 20))
  }

  @Test func `a staggered grid of a learner`() throws {
    let columns = 2.0
    let spacing = 10.0
    func frames(_ width: Double, _ subviews: Subviews) -> (frames: [Rect], height: Double) {
      let breadth = (width - spacing * (columns - 1)) / columns
      var heights = Array(repeating: 0.0, count: Int(columns))
      let frames = (0..<subviews.count).map { index in
        let size = subviews.size(index, for: Proposal(width: breadth, height: nil))
        let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
        let frame = Rect(
          x: Double(column) * (breadth + spacing),
          y: heights[column],
          width: breadth,
          height: size.height
        )
        heights[column] += size.height + spacing
        return frame
      }
      return (frames, (heights.max() ?? 0) - spacing)
    }
    let grid = CustomLayout("StaggeredGrid") { proposal, subviews in
      let width = proposal.width ?? .infinity
      return Size(width: width, height: frames(width, subviews).height)
    } placeSubviews: { bounds, subviews, placements in
      for (index, frame) in frames(bounds.size.width, subviews).frames.enumerated() {
        placements.place(
          index,
          at: frame.origin,
          proposal: Proposal(frame.size),
          in: subviews
        )
      }
    }
    let cells = [30.0, 50, 20, 40].enumerated().map { index, height in
      LayoutNode(
        id: index,
        FrameLayout(height: height),
        [LayoutNode(id: 10 + index, ColorLayout())]
      )
    }
    let root = LayoutNode(
      id: 20,
      ScrollViewLayout(),
      [LayoutNode(id: 21, grid, cells)]
    )
    let result = try layout(root, LayoutRequest(window: Size(width: 210, height: 300)))
    #expect(result[id: 21]?.frame == Rect(x: 0, y: 0, width: 210, height: 100))
    #expect(result[id: 0]?.frame == Rect(x: 0, y: 0, width: 100, height: 30))
    #expect(result[id: 1]?.frame == Rect(x: 110, y: 0, width: 100, height: 50))
    #expect(result[id: 2]?.frame == Rect(x: 0, y: 40, width: 100, height: 20))
    #expect(result[id: 3]?.frame == Rect(x: 110, y: 60, width: 100, height: 40))
  }

  @Test func `pixels round their halves up`() {
    let rounded = Rect(x: 48.5, y: 34.75, width: 103, height: 30.5).roundedToPixels(scale: 2)
    #expect(rounded == Rect(x: 48.5, y: 35, width: 103, height: 30.5))
  }

  @Test(arguments: [
    (48.0, "48"), (100.0 / 3, "33.333"), (-0.0001, "0"), (0.5, "0.5"), (-8.25, "-8.25"),
    (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (1234.0005, "1234.001"),
    (0.1 + 0.2, "0.3"),
  ])
  func `lengths have at most three decimals`(value: Double, text: String) {
    #expect(value.lengthText == text)
  }
}

@Suite struct LogTests {
  private let root = LayoutNode(
    id: 0,
    StackLayout(.horizontal),
    [
      LayoutNode(id: 1, ColorLayout()), LayoutNode(id: 2, SpacerLayout()),
      LayoutNode(id: 3, TextLayout("Hello")),
    ]
  )

  @Test func `a log tells how a stack divided its length`() throws {
    let request = LayoutRequest(window: Size(width: 200, height: 100), keepsLog: true)
    let log = try #require(try layout(root, request).log)
    let stack = try #require(log.evaluations.last { $0.id == 0 })
    let division = try #require(stack.division)
    #expect(division.offered == 200)
    #expect(division.spacing == 0)
    #expect(division.shares.map(\.child) == [2, 0, 1])
    #expect(division.shares.map(\.offered) == [96, 142, 8])
    #expect(division.shares.map(\.taken) == [50, 142, 8])
    #expect(division.shares.map(\.available) == [192, 142, 8])
    #expect(stack.answer == Size(width: 200, height: 100))
    #expect(stack.exchanges.contains { $0.child == 3 && $0.question == .minimum })
  }

  @Test func `a log is kept only when asked for, and is whole after a deep restart`() throws {
    #expect(try layout(root).log == nil)
    let deep = (1...500).reduce(root) { LayoutNode(id: 100 + $1, PaddingLayout(0), [$0]) }
    let log = try #require(try layout(deep, LayoutRequest(keepsLog: true)).log)
    let answered = log.evaluations.filter { $0.id == 0 }.map(\.proposal)
    #expect(answered == [Proposal(width: 393, height: 852)])
    for evaluation in log.evaluations where evaluation.rule == "padding" {
      #expect(evaluation.exchanges.count == 1)
    }
  }

  @Test func `facts come with the frames when asked for`() throws {
    let padded = LayoutNode(id: 9, PaddingLayout(EdgeInsets(2, at: .horizontal)), [root])
    let result = try layout(padded, LayoutRequest(explains: true))
    #expect(
      result[id: 9]?.facts == [
        LayoutFact("top", 0), LayoutFact("leading", 2), LayoutFact("bottom", 0),
        LayoutFact("trailing", 2),
      ]
    )
    #expect(result[id: 9]?.rule == "padding")
  }
}
