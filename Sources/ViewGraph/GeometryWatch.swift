public import SwiftEvaluator
import SwiftTypes

extension ViewGraph {
  /// Tells those who watch the geometry of a view what the layout has given it.
  ///
  /// - Parameter measures: Width, height, left and top edge, and the four insets of a node's place;
  ///   nil for a node without a place.
  public func watchGeometry(_ measures: (GraphNode) -> [Double]?) throws(EvaluationError) {
    for node in nodes(withEffect: "geometryChange") {
      guard let payload = node.description?.payload, payload.count == 2,
        let numbers = measures(node)
      else { continue }
      let proxy = try library.call("_engineProxy", numbers.map { .double($0) })
      let value = try evaluator.call(payload[0], [proxy])
      let former = node.watch
      if let former, try evaluator.equals(former, value, .any) { continue }
      node.watch = value
      queue(payload[1], [former ?? value, value], .appear)
    }
  }
}
