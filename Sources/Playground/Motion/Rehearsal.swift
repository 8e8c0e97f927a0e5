import SwiftEvaluator
import ViewGraph
import ViewMotion

/// One time of a motion, and what is on the screen then.
struct RehearsedMoment {
  let time: Double
  let stage: Choreography
  let moment: MotionMoment
  let staged: StagedMoment?
}

extension Playground {
  /// What is seen at some times: what waits for animations is done on the way, and nothing stays of
  /// it afterwards.
  func rehearse(_ stage: Choreography, at times: [Double]) -> [RehearsedMoment] {
    guard goesOn(stage) else { return times.map { look(at: stage, $0) } }
    return withoutTraces { () throws(EvaluationError) in
      var seen: [RehearsedMoment] = []
      for time in times.sorted() {
        try passTime(until: max(time, motion.time))
        seen.append(look(at: motion.choreography, max(time, motion.time)))
      }
      return seen
    } ?? times.map { look(at: stage, $0) }
  }

  /// The time at which everything has ended that ends: a chain of animations is followed for a while.
  func rehearsedEnd(of stage: Choreography) -> Double {
    guard goesOn(stage) else { return stage.horizon }
    return withoutTraces { () throws(EvaluationError) in
      let start = motion.time
      for _ in 0..<Self.longestChain {
        let last = motion.waiting.map(\.time).max() ?? motion.time
        let end = max(motion.choreography.end, last)
        guard end > motion.time, end - start < 30 else { break }
        try passTime(until: end)
      }
      return max(motion.choreography.horizon, motion.time)
    } ?? stage.horizon
  }

  private static let longestChain = 8

  /// Whether closures wait for what moves now.
  private func goesOn(_ stage: Choreography) -> Bool {
    !motion.waiting.isEmpty && motion.choreography.isMoving
      && stage.time >= motion.choreography.time
  }

  private func look(at stage: Choreography, _ time: Double) -> RehearsedMoment {
    let staged = staged(stage, at: time)
    return RehearsedMoment(
      time: time,
      stage: staged?.stage ?? stage,
      moment: moment(of: staged?.stage ?? stage, at: time),
      staged: staged
    )
  }

  private func withoutTraces<Result>(_ work: () throws(EvaluationError) -> Result) -> Result? {
    let saved = moment()
    let savedLayout = laidOut
    defer {
      restore(saved)
      laidOut = savedLayout
    }
    do throws(EvaluationError) { return try evaluator.discardingOutput(work) } catch { return nil }
  }
}
