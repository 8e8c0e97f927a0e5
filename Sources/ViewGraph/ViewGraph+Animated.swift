import SwiftChecker
public import SwiftEvaluator
import SwiftTypes

/// What moves in views, modifiers and shapes of the learner's is known to their bodies alone: to see a
/// moment on the way they are asked again, with the numbers of that moment.
extension ViewGraph {
  /// Asks views again with other numbers in them.
  ///
  /// - Parameter data: What counts as `animatableData` in each node, by its number.
  /// - Throws: What a body throws: a failure of the program or a budget.
  public func rerun(with data: [Int: Value]) throws(EvaluationError) {
    animated = data
    record = UpdateRecord()
    record.begin(nil)
    let places = data.keys.compactMap { nodes[$0] }
      .sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
    for node in places where nodes[node.number] === node {
      node.causes += ["@self"]
      try refresh(node, because: ["@self"])
    }
    try refreshOutdated()
  }

  /// A view or modifier as it is at the moment that is looked at.
  func animated(_ value: TypedValue, in node: GraphNode) throws(EvaluationError) -> TypedValue {
    guard let data = animated[node.number],
      evaluator.checker.conforms(value.type, toLibrary: "Animatable")
    else { return value }
    let type = try evaluator.getProperty("animatableData", of: value.value, value.type)?.type
    let numbers = TypedValue(data, type ?? .any).erased
    return TypedValue(try callLibrary("_engineMoment", [value.erased, numbers]), value.type)
  }

  /// A shape as it is at that moment.
  func animated(_ object: EnumObject, in node: GraphNode) throws(EvaluationError) -> EnumObject {
    guard object.name == "shape", animated[node.number] != nil, let first = object.payload.first
    else { return object }
    let shape = try animated(TypedValue(first, .error), in: node)
    return EnumObject(
      type: object.type,
      index: object.index,
      name: object.name,
      payload: [shape.erased] + object.payload.dropFirst()
    )
  }
}
