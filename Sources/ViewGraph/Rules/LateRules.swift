import SwiftEvaluator

extension PrimitiveRule {
  /// Cases whose views are made by the layout: until then, what was there stays.
  static let late: [String: PrimitiveRule] = [
    "geometryReader": PrimitiveRule(children: present)
  ]

  private static func present(_ expansion: Expansion) throws(EvaluationError) -> [Plan] {
    expansion.node.children.map {
      Plan(step: $0.step, view: $0.view, environment: expansion.node.environment)
    }
  }
}
