import Testing
import ViewLayout

/// The engine against the slow model, in every small world.
@Suite struct ReferenceTests {
  private static let leaves: [SmallView] = [
    .color, .spacer, .text("ab cde"), .frame(30, 25, .color),
  ]
  private static let lengths: [Double?] = [nil, 0, 33, 60, .infinity]

  private static func modified(_ view: SmallView) -> [SmallView] {
    [
      .padding(3, view), .padding(-2, view), .frame(40, nil, view), .frame(nil, 15, view),
      .flexible(.init(min: 20), view), .flexible(.init(max: 50), view),
      .flexible(.init(max: .infinity), view), .flexible(.init(min: 10, max: 45), view),
      .flexible(.init(min: 0, max: .infinity), view), .flexible(.init(ideal: 35), view),
      .flexible(.init(min: 30, ideal: 12, max: 80), view), .fixedSize(true, false, view),
      .fixedSize(true, true, view), .priority(1, view), .priority(-1, view),
      .background(view, .text("x y")), .stack(.vertical, 4, [view]), .depth([view, .text("q")]),
    ]
  }

  private func compare(_ view: SmallView, _ proposal: Proposal) throws {
    var next = 0
    let root = view.node(&next)
    let expected = ReferenceModel().size(view, proposal)
    let actual = try size(of: root, for: proposal)
    guard same(actual, expected) else {
      Issue.record("\(view) in \(proposal.lengthText): \(actual), the model says \(expected)")
      return
    }
    guard let width = proposal.width, let height = proposal.height, width.isFinite,
      height.isFinite, expected.isFinite
    else { return }
    let origin = Point(x: width / 2 - expected.width / 2, y: height / 2 - expected.height / 2)
    let frames = ReferenceModel().frames(view, proposal, at: origin)
    guard frames.allSatisfy(\.size.isFinite) else { return }
    let result = try layout(root, LayoutRequest(window: Size(width: width, height: height)))
    for (node, frame) in zip(result.nodes.map(\.frame), frames) where !same(node, frame) {
      Issue.record("\(view) in \(proposal.lengthText): \(node), the model says \(frame)")
      return
    }
    // An expectation for each world would take longer than the world.
    if result.nodes.count != frames.count { Issue.record("\(view) has missing nodes") }
  }

  private func same(_ left: Size, _ right: Size) -> Bool {
    near(left.width, right.width) && near(left.height, right.height)
  }

  private func same(_ left: Rect, _ right: Rect) -> Bool {
    same(left.size, right.size) && near(left.minX, right.minX) && near(left.minY, right.minY)
  }

  private func near(_ left: Double, _ right: Double) -> Bool {
    left == right || (left - right).magnitude < 1e-6
  }

  @Test func `one modifier or two around one view`() throws {
    for leaf in Self.leaves {
      for inner in Self.modified(leaf) {
        for outer in [inner] + Self.modified(inner) {
          for width in Self.lengths {
            for height in [nil, 33] as [Double?] {
              try compare(outer, Proposal(width: width, height: height))
            }
          }
        }
      }
    }
  }

  @Test func `every combination of limits around every leaf`() throws {
    let views = Self.leaves + [.fixedSize(true, true, .text("ab cde")), .padding(3, .color)]
    for least in [nil, 0, 20, 60] as [Double?] {
      for ideal in [nil, 12, 40] as [Double?] {
        for most in [nil, 15, 50, .infinity] as [Double?] {
          for view in views {
            let frame = SmallView.flexible(.init(min: least, ideal: ideal, max: most), view)
            for width in Self.lengths {
              try compare(frame, Proposal(width: width, height: nil))
              try compare(frame, Proposal(width: width, height: 33))
            }
          }
        }
      }
    }
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func `two modified views in a stack`(axis: Axis) throws {
    let views =
      Self.leaves + Self.modified(.color) + Self.modified(.text("ab cde")) + Self.modified(.spacer)
    for (turn, first) in views.enumerated() {
      for second in views {
        let stack = SmallView.stack(axis, turn.isMultiple(of: 2) ? nil : 5, [first, second])
        for length in [33.0, 100] {
          try compare(stack, Proposal(axis, length, across: 60))
        }
      }
    }
  }

  @Test(arguments: [Axis.horizontal, .vertical])
  func `three views in a stack in a stack`(axis: Axis) throws {
    let views: [SmallView] =
      Self.leaves + [
        .priority(1, .color), .flexible(.init(max: .infinity), .text("ab cde")),
        .stack(axis.other, nil, [.text("a"), .spacer]), .padding(3, .text("ab cde")),
      ]
    for first in views {
      for second in views {
        for third in views {
          let inner = SmallView.stack(axis, nil, [first, second, third])
          for view in [inner, .stack(axis.other, 4, [inner, .color])] {
            try compare(view, Proposal(width: 120, height: 75))
            try compare(view, Proposal(width: nil, height: 40))
          }
        }
      }
    }
  }
}
