import Testing
import ViewLayout
import ViewMotion

/// A small screen: a container and the views in it.
private func screen(_ views: (id: Int, frame: Rect, animation: MotionAnimation?)...) -> [MotionNode]
{
  let top = MotionNode(
    id: 1,
    parent: nil,
    name: "ZStack",
    path: "0",
    frame: Rect(x: 0, y: 0, width: 100, height: 100),
    isLeaf: false
  )
  return [top]
    + views.map {
      MotionNode(
        id: $0.id,
        parent: 1,
        name: "Color",
        path: "0.\($0.id)",
        frame: $0.frame,
        isLeaf: true,
        animation: $0.animation
      )
    }
}

@Suite struct ChoreographyTests {
  private let second = MotionAnimation.curve(.linear, duration: 1)
  private let left = Rect(x: 0, y: 0, width: 10, height: 10)
  private let right = Rect(x: 50, y: 0, width: 30, height: 10)

  @Test func `a frame moves in a straight line and then rests`() {
    var stage = Choreography()
    _ = stage.apply(MotionUpdate(nodes: screen((2, left, nil))))
    let changes = stage.apply(MotionUpdate(nodes: screen((2, right, second))))
    #expect(changes.map(\.id) == [2])
    #expect(stage.moment(at: 0.5)[id: 2]?.frame == Rect(x: 25, y: 0, width: 20, height: 10))
    #expect(stage.end == 1)
    #expect(stage.advance(to: 1).isEmpty)
    #expect(!stage.isMoving)
    #expect(stage.moment(at: 1)[id: 2]?.frame == right)
  }

  @Test func `what leaves is gone when its transition is over`() {
    var stage = Choreography()
    _ = stage.apply(MotionUpdate(nodes: screen((2, left, nil), (3, right, nil))))
    var update = MotionUpdate(nodes: screen((3, right, nil)))
    update.removed = [MotionRoot(id: 2, transition: .opacity, animation: second)]
    _ = stage.apply(update)
    #expect(stage.leavingRoots == [2])
    #expect(stage.nextDeparture == 1)
    let middle = stage.moment(at: 0.25)
    #expect(middle[id: 2]?.opacity == 0.75)
    #expect(middle[id: 2]?.phase == .didDisappear)
    // It is drawn behind its sibling while it leaves.
    #expect(middle.views.map(\.id) == [1, 2, 3])
    #expect(stage.advance(to: 1) == [2])
    #expect(stage.moment(at: 1).views.map(\.id) == [1, 3])
  }

  @Test func `a z-index decides before leaving does`() {
    var stage = Choreography()
    var nodes = screen((2, left, nil), (3, right, nil))
    nodes[1].zIndex = 1
    _ = stage.apply(MotionUpdate(nodes: nodes))
    var update = MotionUpdate(nodes: screen((3, right, nil)))
    update.removed = [MotionRoot(id: 2, transition: .opacity, animation: second)]
    _ = stage.apply(update)
    #expect(stage.moment(at: 0.25).views.map(\.id) == [1, 3, 2])
  }

  @Test func `an effect of a modifier carries what is inside`() {
    func nodes(_ degrees: Double, _ scale: Double, _ animation: MotionAnimation?) -> [MotionNode] {
      var nodes = screen((2, left, animation), (3, left, animation))
      nodes[1].effect = MotionEffect(.scale, [scale, scale, 0, 0])
      nodes[2].parent = 2
      nodes[2].effect = MotionEffect(.rotation, [degrees, 0.5, 0.5])
      var inner = nodes[2]
      inner.id = 4
      inner.parent = 3
      inner.effect = nil
      return nodes + [inner]
    }
    var stage = Choreography()
    _ = stage.apply(MotionUpdate(nodes: nodes(0, 1, nil)))
    _ = stage.apply(MotionUpdate(nodes: nodes(90, 3, second)))
    let view = stage.moment(at: 0.5)[id: 4]
    #expect(view?.frame == Rect(x: 0, y: 0, width: 20, height: 20))
    #expect(view?.rotation == 45)
  }

  @Test func `a shared frame runs from source to source`() {
    func member(_ id: Int) -> MatchedMember {
      MatchedMember(
        id: id,
        group: "a",
        sharesPosition: true,
        sharesSize: true,
        anchor: .center,
        isSource: true,
        animation: second
      )
    }
    var stage = Choreography()
    var first = MotionUpdate(nodes: screen((2, left, nil)))
    first.nodes.append(inside(2, 20, left))
    first.members = [member(2)]
    _ = stage.apply(first)
    var next = MotionUpdate(nodes: screen((3, right, second)))
    next.nodes.append(inside(3, 30, right))
    next.members = [member(3)]
    next.removed = [MotionRoot(id: 2, transition: .opacity, animation: second)]
    next.inserted = [MotionRoot(id: 3, transition: .opacity, animation: second)]
    _ = stage.apply(next)
    let middle = stage.moment(at: 0.5)
    let between = Rect(x: 25, y: 0, width: 20, height: 10)
    #expect(middle[id: 30]?.frame == between)
    #expect(middle[id: 20]?.frame == between)
    #expect(middle[id: 30]?.opacity == 0.5)
    #expect(stage.moment(at: 1)[id: 30]?.frame == right)
  }

  private func inside(_ parent: Int, _ id: Int, _ frame: Rect) -> MotionNode {
    MotionNode(id: id, parent: parent, name: "Color", path: "0.\(id)", frame: frame, isLeaf: true)
  }

  @Test func `no world of numbers makes a frame that is none`() {
    let animations: [MotionAnimation?] = [
      nil, .curve(.linear, duration: 0), .curve(.easeIn, duration: .nan),
      .spring(Spring(response: 0, dampingRatio: 0)), .spring(Spring(response: 1, dampingRatio: 0)),
      .delayed(-5, .standard), .faster(.infinity, .standard), .faster(-1, .standard),
      .repeated(0, reverses: true, .standard),
      .repeated(nil, reverses: true, .curve(.linear, duration: 0)),
    ]
    for animation in animations {
      var stage = Choreography()
      _ = stage.apply(MotionUpdate(nodes: screen((2, left, nil))))
      _ = stage.apply(MotionUpdate(nodes: screen((2, right, animation))))
      for time in [0, 0.1, 1, 1e6] {
        let frame = stage.moment(at: time)[id: 2]?.frame
        #expect(frame?.minX.isFinite == true && frame?.width.isFinite == true)
      }
      #expect(stage.horizon.isFinite)
    }
  }
}
