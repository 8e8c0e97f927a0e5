import ViewLayout

/// A way to make a tree of about some nodes.
private struct TreeShape: Sendable {
  let name: String
  /// Size evaluations a node that a plain tree may take; nil for shapes made to be hard.
  let evaluationGoal: Double?
  let make: @Sendable (_ count: Int) -> LayoutNode
}

/// Numbers the nodes of one tree.
private final class Counter {
  private(set) var count = 0

  func node(_ rule: any LayoutRule, _ children: [LayoutNode] = []) -> LayoutNode {
    count += 1
    return LayoutNode(id: count, rule, children)
  }
}

private let shapes: [TreeShape] = [
  TreeShape(name: "balanced, 8 a stack", evaluationGoal: 20) { count in
    balanced(count, Counter(), isRow: false, branching: 8)
  },
  TreeShape(name: "one column of texts", evaluationGoal: 20) { count in
    let counter = Counter()
    return counter.node(
      StackLayout(.vertical, spacing: 8),
      (1..<max(2, count)).map { counter.node(TextLayout("row \($0)")) }
    )
  },
  TreeShape(name: "lazy column of padded rows", evaluationGoal: 20) { count in
    let counter = Counter()
    let rows = (0..<max(1, count / 5)).map { index in
      counter.node(
        PaddingLayout(4),
        [
          counter.node(
            StackLayout(.horizontal),
            [
              counter.node(TextLayout("row \(index)")), counter.node(SpacerLayout()),
              counter.node(ColorLayout()),
            ]
          )
        ]
      )
    }
    return counter.node(
      ScrollViewLayout(.vertical),
      [counter.node(LazyStackLayout(.vertical), rows)]
    )
  },
  TreeShape(name: "frames and backgrounds", evaluationGoal: 20) { count in
    let counter = Counter()
    let cells = (0..<max(1, count / 6)).map { index in
      counter.node(
        OverlayLayout(.background),
        [
          counter.node(
            PaddingLayout(8),
            [
              counter.node(
                FlexibleFrameLayout(
                  width: FlexibleFrameLayout.Limits(max: .infinity),
                  height: FlexibleFrameLayout.Limits()
                ),
                [counter.node(TextLayout("cell \(index) of many"))]
              )
            ]
          ), counter.node(ColorLayout()),
        ]
      )
    }
    return counter.node(StackLayout(.vertical), cells)
  },
  TreeShape(name: "binary, flexible", evaluationGoal: nil) { count in
    balanced(count, Counter(), isRow: true, branching: 2)
  },
]

/// Stacks in each other, alternating in direction, with padded texts and colours as leaves.
private func balanced(
  _ count: Int,
  _ counter: Counter,
  isRow: Bool,
  branching: Int
) -> LayoutNode {
  guard count > branching else {
    return counter.count % 2 == 0
      ? counter.node(PaddingLayout(4), [counter.node(TextLayout("text"))])
      : counter.node(ColorLayout())
  }
  let children = (0..<branching).map { _ in
    balanced((count - 1) / branching, counter, isRow: !isRow, branching: branching)
  }
  return counter.node(StackLayout(isRow ? .horizontal : .vertical, spacing: 8), children)
}

/// A chain of stacks that alternate in direction, each around the next, with one leaf.
private func chain(_ depth: Int) -> LayoutNode {
  var node = LayoutNode(id: 0, TextLayout("leaf"))
  for level in 1...depth {
    let rule = StackLayout(
      level % 2 == 0 ? .horizontal : .vertical,
      isTransparentAroundOneChild: false
    )
    node = LayoutNode(id: level, rule, [node])
  }
  return node
}

private func nodeCount(_ root: LayoutNode) -> Int {
  var count = 0
  var waiting = [root]
  while let node = waiting.popLast() {
    count += 1
    waiting += node.children
  }
  return count
}

/// Measures whole layouts, placement included, of several shapes and sizes.
func measureLayouts(_ report: inout Report) {
  let request = LayoutRequest(window: Size(width: 1_000, height: 1_000))
  for shape in shapes {
    report.begin("layout: " + shape.name)
    var costs: [Double] = []
    for count in [1_000, 10_000, 100_000] {
      let root = shape.make(count)
      let nodes = Double(nodeCount(root))
      guard let result = try? layout(root, request) else {
        report.add(Figure(name: "\(count)", text: "no result", goal: "a result", ratio: 0))
        continue
      }
      let seconds = median { _ = try? layout(root, request) }
      costs.append(seconds / nodes)
      let speed = nodes / seconds / 1e6
      let name = "\(Int(nodes)) nodes"
      report.add(
        Figure(
          name: name,
          text: "\(rounded(seconds * 1e3, 2)) ms, \(rounded(speed, 2)) M nodes/s",
          goal: "1 M nodes/s",
          ratio: speed
        )
      )
      let evaluations = Double(result.evaluations) / nodes
      report.add(
        Figure(
          name: name,
          text: "\(rounded(evaluations, 1)) size evaluations a node",
          goal: shape.evaluationGoal.map { "at most \(rounded($0, 0))" },
          ratio: shape.evaluationGoal.map { $0 / max(evaluations, 0.01) }
        )
      )
    }
    if let first = costs.first, let last = costs.last, costs.count == 3 {
      let growth = last / first
      report.add(
        Figure(
          name: "cost of a node, 1,000 to 100,000",
          text: rounded(growth, 2) + "x",
          goal: "at most 1.5x",
          ratio: 1.5 / growth
        )
      )
    }
  }
  measureDepth(&report, request)
}

private func measureDepth(_ report: inout Report, _ request: LayoutRequest) {
  report.begin("layout: chain of stacks")
  var times: [Double] = []
  for depth in [100, 1_000] {
    let root = chain(depth)
    let seconds = median { _ = try? layout(root, request) }
    times.append(seconds)
    let isDeep = depth == 1_000
    report.add(
      Figure(
        name: "\(depth) deep",
        text: rounded(seconds * 1e3, 3) + " ms",
        goal: isDeep ? "2 ms" : nil,
        ratio: isDeep ? 2e-3 / seconds : nil
      )
    )
  }
  let growth = times[1] / times[0]
  report.add(
    Figure(
      name: "100 to 1,000 deep",
      text: rounded(growth, 1) + "x",
      goal: "at most 12x",
      ratio: 12 / growth
    )
  )
}
