public import SwiftEvaluator

extension ViewGraph {
  /// Opens the address of a link as the surroundings of its node do.
  public func open(_ address: Value, from node: GraphNode) throws(EvaluationError) {
    _ = try library.call("_engineOpen", [node.environment.value, address.opened])
  }
}
