import SwiftEvaluator
import ViewMotion

/// What the library asks about curves and springs.
enum MotionNatives {
  static func bind(to evaluator: Evaluator) {
    evaluator.register([
      "_engineCurve(_:_:_:_:at:isVelocity:)": { call in
        let numbers = (0..<5).map { number(call[$0]) }
        let curve = UnitCurve(numbers[0], numbers[1], numbers[2], numbers[3])
        let isVelocity = call[5].asBool == true
        return .double(isVelocity ? curve.velocity(at: numbers[4]) : curve.value(at: numbers[4]))
      },
      "_engineSettling(_:_:)": { call in
        let spring = Spring(response: number(call[0]), dampingRatio: number(call[1]))
        return .double(spring.settlingDuration ?? .infinity)
      },
      "_engineSpring(_:_:_:at:isVelocity:)": { call in
        let spring = Spring(response: number(call[0]), dampingRatio: number(call[1]))
        let push = number(call[2])
        let state = spring.state(
          from: push == 0 ? -1 : 0,
          velocity: push,
          at: number(call[3])
        )
        let isVelocity = call[4].asBool == true
        return .double(isVelocity ? state.velocity : state.distance + (push == 0 ? 1 : 0))
      },
    ])
  }

  private static func number(_ value: Value) -> Double {
    switch value.opened {
    case .double(let number): number
    case .int(let number): Double(number)
    default: 0
    }
  }
}
