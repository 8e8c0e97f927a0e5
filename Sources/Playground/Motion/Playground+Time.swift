import SwiftEvaluator
import SwiftSource
import ViewGraph
import ViewMotion

extension Playground {
  /// Lets seconds pass: what leaves goes when its transition is over, and what waits runs in order.
  func letTimePass(_ seconds: Double) throws(EvaluationError) -> GraphUpdate {
    motion.hasWaited = true
    return try graph.perform { () throws(EvaluationError) in
      try passTime(until: motion.time + max(0, seconds))
    }
  }

  /// Before an action: an action comes when everything that ends has ended, unless the learner has
  /// said by `:wait` when it comes.
  func beginMoving(_ action: UserAction) {
    motion.forget()
    if case .wait = action { return }
    let before = moment()
    do throws(EvaluationError) { try finishMotion() } catch { restore(before) }
    motion.forget()
  }

  /// Lets everything end that ends, unless time was told to pass only so far.
  func finishMotion() throws(EvaluationError) {
    defer { motion.hasWaited = false }
    guard !motion.hasWaited else { return }
    let last = motion.waiting.map(\.time).max() ?? motion.time
    let end = max(motion.choreography.end, last)
    guard end > motion.time || !motion.choreography.leavingRoots.isEmpty else { return }
    _ = try graph.perform { () throws(EvaluationError) in try passTime(until: end) }
  }

  func passTime(until end: Double) throws(EvaluationError) {
    for _ in 0..<graph.limits.alarms {
      let times = [
        motion.choreography.nextDeparture, motion.waiting.map(\.time).min(), graph.nextAlarm,
      ]
      let next = min(end, times.compactMap { $0 }.min() ?? end)
      // Tasks and timers that are due then run first.
      try graph.letPass(max(0, next - graph.clock))
      move(to: next)
      for index in motion.waiting.indices.reversed() where motion.waiting[index].time <= next {
        graph.runSoon(motion.waiting.remove(at: index).action)
      }
      try graph.settle()
      if next >= end { return }
    }
    throw EvaluationError(.stageLimit("alarms", graph.limits.alarms))
  }

  /// Moves the clock; views whose transition is over are gone.
  func move(to time: Double) {
    let gone = motion.choreography.advance(to: time)
    let roots = Set(gone.compactMap { motion.graphRoots.removeValue(forKey: $0) })
    // Several views may have left together, as those of a group do.
    let staying = Set(motion.graphRoots.values)
    for root in roots.subtracting(staying).sorted() { graph.eraseNow(root) }
  }
}
