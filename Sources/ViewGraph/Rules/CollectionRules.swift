import SwiftEvaluator
import SwiftTypes

extension PrimitiveRule {
  /// Cases whose children are known by explicit ids.
  static let collections: [String: PrimitiveRule] = [
    "rows": PrimitiveRule(isTransparent: true, children: rows),
    "identified": PrimitiveRule(isTransparent: true, children: identified),
  ]

  private static func identified(_ expansion: Expansion) throws(EvaluationError) -> [Plan] {
    guard expansion.payload.count == 2 else { return [] }
    let id = expansion.payload[0]
    let key = try expansion.graph.evaluator.describe(id.value, id.type)
    return [expansion.plan(.identified(key), expansion.payload[1].value)]
  }

  private static func rows(_ expansion: Expansion) throws(EvaluationError) -> [Plan] {
    let evaluator = expansion.graph.evaluator
    guard case .structure(let object)? = expansion.payload.first?.value else { return [] }
    var ids: [Value] = []
    var idType = Type.any
    var content: Value?
    for field in evaluator.fields(of: object) {
      if let list = field.value.asArray {
        ids = list
        idType = field.type.arguments.first ?? .any
      } else if case .function = field.value {
        content = field.value
      }
    }
    guard let content else { return [] }
    let limit = expansion.graph.limits.nodes
    guard ids.count < limit else { throw EvaluationError(.stageLimit("views", limit)) }
    var plans: [Plan] = []
    var seen: [String: Int] = [:]
    for (index, id) in ids.enumerated() {
      let key = try evaluator.describe(id, idType)
      let occurrence = seen[key, default: 0]
      seen[key] = occurrence + 1
      let view = try evaluator.call(content, [.int(index)])
      plans.append(expansion.row(.row(key, occurrence: occurrence), id, view))
    }
    return plans
  }
}
