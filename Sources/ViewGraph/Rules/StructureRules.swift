import SwiftEvaluator
import SwiftTypes

extension PrimitiveRule {
  /// What builders make: cases without a place of their own.
  static let structure: [String: PrimitiveRule] = [
    "empty": PrimitiveRule(isTransparent: true),
    "group": PrimitiveRule(isTransparent: true),
    "placeholder": PrimitiveRule(isTransparent: true, children: placeholder),
    "compared": PrimitiveRule(isTransparent: true, children: compared),
    "tuple": PrimitiveRule(isTransparent: true, children: tuple),
    "either": PrimitiveRule(isTransparent: true, children: either),
    "optional": PrimitiveRule(isTransparent: true, children: optional),
    "erased": PrimitiveRule(isTransparent: true, children: erased),
  ]

  private static func tuple(_ expansion: Expansion) throws(EvaluationError) -> [Plan] {
    guard let first = expansion.payload.first else { return [] }
    let whole = TypedValue(first.value, first.type)
    guard case .tuple(let elements) = whole.type.kind, let values = whole.value.asTuple else {
      return [
        Plan(step: .slot(0), view: whole, environment: expansion.node.environment)
      ]
    }
    return zip(elements, values).enumerated().map { index, pair in
      Plan(
        step: .slot(index),
        view: TypedValue(pair.1, pair.0.type),
        environment: expansion.node.environment
      )
    }
  }

  private static func optional(_ expansion: Expansion) throws(EvaluationError) -> [Plan] {
    guard let view = expansion.payload.first?.value.unwrapped else { return [] }
    return [expansion.plan(.present, view)]
  }

  private static func erased(_ expansion: Expansion) throws(EvaluationError) -> [Plan] {
    guard let view = expansion.payload.first?.value else { return [] }
    return [expansion.plan(.erased, view)]
  }

  /// What the modifier around it is laid around now; a body that did not run again holds an old one.
  private static func placeholder(_ expansion: Expansion) throws(EvaluationError) -> [Plan] {
    let node = expansion.node
    let number = expansion.graph.field("_owner", of: node.view.value)?.asInt ?? 0
    guard let owner = expansion.graph.node(number), let content = owner.content else {
      return expansion.views().map { expansion.plan(.content, $0.view) }
    }
    owner.contentPlaces.insert(node.number)
    node.shownVersion = content.version
    return [Plan(step: .content, view: content.view, environment: node.environment)]
  }

  /// A view that equals the one before by its own `==` counts as that one.
  private static func compared(_ expansion: Expansion) throws(EvaluationError) -> [Plan] {
    guard expansion.payload.count == 2 else { return [] }
    let new = expansion.plan(.content, expansion.payload[0].value)
    guard let old = expansion.node.children.first?.view, old.type == new.view.type else {
      return [new]
    }
    let evaluator = expansion.graph.evaluator
    let isEqual = try evaluator.call(expansion.payload[1].value, [old.erased]).asBool == true
    if isEqual { try expansion.graph.noteEquality(of: old.value, new.view.value, old.type) }
    return isEqual ? [expansion.plan(.content, old.erased)] : [new]
  }

  /// Nested choices are one choice between all their leaves, as SwiftUI flattens them.
  private static func either(_ expansion: Expansion) throws(EvaluationError) -> [Plan] {
    let type = expansion.node.view.type
    let total = leaves(type, like: type)
    var index = 0
    var current = TypedValue(expansion.node.view.value, type)
    var object = payload(expansion)
    while true {
      guard let isFirst = object.isFirst, let view = object.view else { return [] }
      if !isFirst, let first = current.type.arguments.first { index += leaves(first, like: type) }
      current = TypedValue(view, .error)
      guard isSameDeclaration(current.type, type) else {
        return [
          Plan(
            step: .branch(index, of: total),
            view: current,
            environment: expansion.node.environment
          )
        ]
      }
      let inner = try expansion.graph.library.primitive(of: current.value, current.type)
      object = payload(
        Expansion(
          graph: expansion.graph,
          node: expansion.node,
          payload: expansion.graph.evaluator.payload(of: inner)
        )
      )
    }
  }

  private static func payload(_ expansion: Expansion) -> (isFirst: Bool?, view: Value?) {
    (expansion.payload.first?.value.asBool, expansion.payload.last?.value)
  }

  private static func leaves(_ type: Type, like other: Type) -> Int {
    guard isSameDeclaration(type, other) else { return 1 }
    return type.arguments.reduce(0) { $0 + leaves($1, like: other) }
  }

  private static func isSameDeclaration(_ left: Type, _ right: Type) -> Bool {
    guard case .nominal(let a) = left.kind, case .nominal(let b) = right.kind else { return false }
    return a.reference === b.reference
  }
}
