import ViewMotion

/// The moments of a touch, as a hand makes them.
enum TouchScript {
  /// Seconds between two moments of a movement.
  private static let frame = 1.0 / 60

  /// Some taps after each other.
  static func taps(_ count: Int) -> [Touch] {
    var moments: [Touch] = []
    for index in 0..<max(1, count) {
      let start = Double(index) * 0.15
      moments += [Touch(.down, time: start), Touch(.up, time: start + 0.05)]
    }
    return moments
  }

  /// A finger that stays.
  static func press(_ seconds: Double) -> [Touch] {
    let ticks = stride(from: 0.05, to: max(0.05, seconds), by: 0.05).map { Touch(.tick, time: $0) }
    return [Touch(.down, time: 0)] + ticks + [
      Touch(.tick, time: seconds), Touch(.up, time: seconds + 0.01),
    ]
  }

  /// A finger that moves in equal steps.
  static func drag(_ x: Double, _ y: Double, _ steps: Int, isCancelled: Bool) -> [Touch] {
    moving(steps, isCancelled: isCancelled) { share, time in
      Touch(.move, time: time, x: x * share, y: y * share)
    }
  }

  /// Two fingers that move apart.
  static func magnify(_ factor: Double, _ steps: Int) -> [Touch] {
    moving(steps) { Touch(.move, time: $1, scale: 1 + (factor - 1) * $0) }
  }

  /// Two fingers that turn.
  static func rotate(_ radians: Double, _ steps: Int) -> [Touch] {
    moving(steps) { Touch(.move, time: $1, angle: radians * $0) }
  }

  private static func moving(
    _ steps: Int,
    isCancelled: Bool = false,
    _ moment: (Double, Double) -> Touch
  ) -> [Touch] {
    let count = max(1, steps)
    var moments = [Touch(.down, time: 0)]
    for index in 1...count {
      moments.append(moment(Double(index) / Double(count), Double(index) * frame))
    }
    var last = moment(1, Double(count + 1) * frame)
    last.kind = isCancelled ? .cancel : .up
    return moments + [last]
  }
}
