import SwiftEvaluator
import SwiftTypes

/// How the graph treats one case of the library's `_Effect`.
///
/// A case that is not in the table wraps its content, and its payload names the views beside it.
struct EffectRule: Sendable {
  /// What stands below a modifier with this effect around some content.
  var children: @Sendable (Expansion, TypedValue) throws(EvaluationError) -> [Plan] = EffectRule
    .beside

  /// The rule of a case by its name.
  static func rule(_ name: String) -> EffectRule { table[name] ?? EffectRule() }

  private static let table: [String: EffectRule] = [
    "sequence": EffectRule(children: sequence),
    "environment": EffectRule(children: environment),
    "preferenceLayer": EffectRule(children: layered),
    "presentation": EffectRule(children: presented),
    "onDemand": EffectRule(children: onDemand),
  ]

  private static func beside(_ expansion: Expansion, _ content: TypedValue)
    throws(EvaluationError) -> [Plan]
  {
    var plans = [Plan(step: .content, view: content, environment: expansion.node.environment)]
    guard let name = expansion.node.description?.name else { return plans }
    let views = expansion.views()
    for (index, item) in views.enumerated() {
      plans.append(expansion.plan(.part(index == 0 ? name : name + "\(index)"), item.view))
    }
    return plans
  }

  /// What a person opens is made while it is open.
  private static func onDemand(_ expansion: Expansion, _ content: TypedValue)
    throws(EvaluationError) -> [Plan]
  {
    let node = expansion.node
    let plan = Plan(step: .content, view: content, environment: node.environment)
    guard expansion.payload.count == 3, let name = expansion.payload[0].value.asString,
      expansion.graph.isOpen(node, name)
    else { return [plan] }
    let made = try expansion.graph.evaluator.call(expansion.payload[2].value, [])
    return [plan, expansion.plan(.part(name), made)]
  }

  /// The layer is made once the preference is known; until then, what was there stays.
  private static func layered(_ expansion: Expansion, _ content: TypedValue)
    throws(EvaluationError) -> [Plan]
  {
    let environment = expansion.node.environment
    return [Plan(step: .content, view: content, environment: environment)]
      + expansion.node.children.dropFirst().map {
        Plan(step: $0.step, view: $0.view, environment: environment)
      }
  }

  private static func environment(_ expansion: Expansion, _ content: TypedValue)
    throws(EvaluationError) -> [Plan]
  {
    let node = expansion.node
    guard let change = expansion.payload.first?.value else { return [] }
    let changed = try expansion.graph.evaluator.call(change, [node.environment.value])
    return [
      Plan(
        step: .content,
        view: content,
        environment: TypedValue(changed, node.environment.type)
      )
    ]
  }

  /// The second modifier stands around the content with the first one.
  private static func sequence(_ expansion: Expansion, _ content: TypedValue)
    throws(EvaluationError) -> [Plan]
  {
    guard expansion.payload.count == 2, let reference = expansion.node.view.type.reference else {
      return []
    }
    let first = TypedValue(expansion.payload[0].value, .error)
    let second = TypedValue(expansion.payload[1].value, .error)
    let type = Type(.nominal(NominalType(reference, arguments: [content.type, first.type])))
    let inner = StructObject(type: type, fields: [content.value, first.value])
    let wrapped = TypedValue(.structure(inner), type)
    return try expansion.graph.apply(second, to: wrapped, at: expansion.node)
  }
}

extension PrimitiveRule {
  /// The case that joins a view and a modifier.
  static let modification: [String: PrimitiveRule] = [
    "modified": PrimitiveRule(children: { (expansion) throws(EvaluationError) in
      guard expansion.payload.count == 2 else { return [] }
      return try expansion.graph.apply(
        TypedValue(expansion.payload[1].value, .error),
        to: TypedValue(expansion.payload[0].value, .error),
        at: expansion.node
      )
    })
  ]
}
