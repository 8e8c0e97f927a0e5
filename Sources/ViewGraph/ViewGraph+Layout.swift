public import SwiftEvaluator

/// What a layout tells the graph once places are known.
extension ViewGraph {
  /// Has the views laid out anew, as in a window of another size.
  public func layOutAgain() throws(EvaluationError) {
    record.begin(nil)
    for node in nodes.values { node.filledFor = nil }
  }

  /// Has an action run once the views are up to date, as `onAppear` does.
  public func schedule(_ action: Value, _ arguments: [Value]) {
    queue(action, arguments, .appear)
  }
}

extension GraphNode {
  /// What a watch of the layout saw last; it lives as long as the view.
  public var seenGeometry: Value? {
    get { watch }
    set { watch = newValue }
  }
}
