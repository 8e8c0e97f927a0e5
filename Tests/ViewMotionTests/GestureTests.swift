import Testing
import ViewMotion

/// What becomes of gestures, moment by moment, without any view.
@Suite struct GestureTests {
  private func outcome(
    _ root: GestureNode,
    _ moments: [Touch],
    longerTapsFirst: Bool = true
  ) -> [Int: GestureNode.Phase] {
    let arbiter = GestureArbiter(root, longerTapsFirst: longerTapsFirst)
    for moment in moments { _ = arbiter.take(moment) }
    var time = moments.last?.time ?? 0
    for _ in 0..<12 where !arbiter.isDecided {
      time += 0.1
      _ = arbiter.take(Touch(.tick, time: time))
    }
    return Dictionary(uniqueKeysWithValues: root.all.map { ($0.id, $0.phase) })
  }

  private func drag(_ x: Double, steps: Int = 10) -> [Touch] {
    let moves = (1...steps).map {
      Touch(.move, time: Double($0) / 60, x: x * Double($0) / Double(steps))
    }
    return [Touch(.down, time: 0)] + moves + [Touch(.up, time: Double(steps + 1) / 60, x: x)]
  }

  private let tap = [Touch(.down, time: 0), Touch(.up, time: 0.05)]
  private let doubleTap = [
    Touch(.down, time: 0), Touch(.up, time: 0.05), Touch(.down, time: 0.15),
    Touch(.up, time: 0.2),
  ]

  @Test func `a drag that has begun does not wait for a tap before it`() {
    func both() -> GestureNode {
      GestureNode(
        3,
        .exclusive,
        [GestureNode(1, .tap(count: 1)), GestureNode(2, .drag(distance: 10))]
      )
    }
    #expect(outcome(both(), drag(9))[1] == .ended)
    #expect(outcome(both(), drag(40))[1] == .failed)
    #expect(outcome(both(), drag(40))[2] == .ended)
    #expect(outcome(both(), drag(46))[1] == .failed)
    #expect(outcome(both(), drag(46))[2] == .ended)
  }

  @Test func `a drag of high priority wins from its distance on`() {
    func both() -> GestureNode {
      GestureNode(
        3,
        .exclusive,
        [GestureNode(2, .drag(distance: 10)), GestureNode(1, .tap(count: 1))]
      )
    }
    #expect(outcome(both(), drag(9))[1] == .ended)
    #expect(outcome(both(), drag(10))[2] == .ended)
    #expect(outcome(both(), drag(10))[1] == .failed)
  }

  @Test func `two taps keep one waiting, whichever was written first`() {
    for order in [[2, 1], [1, 2]] {
      func both() -> GestureNode {
        GestureNode(3, .exclusive, order.map { GestureNode($0, .tap(count: $0)) })
      }
      #expect(outcome(both(), doubleTap) == [1: .failed, 2: .ended, 3: .ended])
      #expect(outcome(both(), tap) == [1: .ended, 2: .failed, 3: .ended])
    }
  }

  @Test func `before iOS 18 a single tap that was written first always wins`() {
    let root = GestureNode(
      3,
      .exclusive,
      [GestureNode(1, .tap(count: 1)), GestureNode(2, .tap(count: 2))]
    )
    #expect(outcome(root, doubleTap, longerTapsFirst: false)[1] == .ended)
  }

  @Test func `a long press needs its time and its place`() {
    func press(_ seconds: Double, _ x: Double = 0) -> [Int: GestureNode.Phase] {
      outcome(
        GestureNode(1, .longPress(duration: 0.5, distance: 10)),
        [
          Touch(.down, time: 0), Touch(.move, time: 0.1, x: x), Touch(.tick, time: seconds),
          Touch(.up, time: seconds + 0.01),
        ]
      )
    }
    #expect(press(0.6)[1] == .ended)
    #expect(press(0.3)[1] == .failed)
    #expect(press(0.6, 11)[1] == .failed)
  }

  @Test func `a sequence ends with its second part`() {
    func root() -> GestureNode {
      GestureNode(
        3,
        .sequence,
        [
          GestureNode(1, .longPress(duration: 0.5, distance: 10)),
          GestureNode(2, .drag(distance: 0)),
        ]
      )
    }
    let long = [
      Touch(.down, time: 0), Touch(.tick, time: 0.5), Touch(.move, time: 0.6, x: 30),
      Touch(.up, time: 0.7, x: 30),
    ]
    #expect(outcome(root(), long)[3] == .ended)
    #expect(outcome(root(), tap)[3] == .failed)
  }

  @Test func `simultaneous gestures both end`() {
    let root = GestureNode(
      3,
      .simultaneous,
      [GestureNode(1, .magnify(delta: 0.01)), GestureNode(2, .rotate(delta: 0.02))]
    )
    let moments = [
      Touch(.down, time: 0), Touch(.move, time: 0.1, scale: 1.5, angle: 0.4),
      Touch(.up, time: 0.2, scale: 1.5, angle: 0.4),
    ]
    #expect(outcome(root, moments) == [1: .ended, 2: .ended, 3: .ended])
  }

  @Test func `what the system takes away has not ended`() {
    let root = GestureNode(1, .drag(distance: 10))
    let moments = [
      Touch(.down, time: 0), Touch(.move, time: 0.1, x: 60), Touch(.cancel, time: 0.2, x: 60),
    ]
    #expect(outcome(root, moments) == [1: .failed])
    #expect(root.failure == .cancelled)
  }
}
