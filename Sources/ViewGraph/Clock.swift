public import SwiftEvaluator

extension ViewGraph {
  /// Lets seconds pass: whatever waits for them runs when its time comes, in order.
  public func advance(by seconds: Double) throws(EvaluationError) -> GraphUpdate {
    try perform { () throws(EvaluationError) in clock += max(0, seconds) }
  }
}
