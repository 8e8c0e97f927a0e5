public import SwiftEvaluator

extension ViewGraph {
  /// Lets seconds pass: whatever waits for them runs when its time comes, in order.
  public func advance(by seconds: Double) throws(EvaluationError) -> GraphUpdate {
    try perform { () throws(EvaluationError) in try letPass(seconds) }
  }

  /// Moves the clock, and nothing else.
  func moveClock(by seconds: Double) { clock += max(0, seconds) }

  /// When something that waits for time is due next; nil when nothing waits.
  public var nextAlarm: Double? { schedule.alarms.map(\.due).min() }
}
