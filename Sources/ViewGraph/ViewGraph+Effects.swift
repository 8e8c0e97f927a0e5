import SwiftChecker
public import SwiftEvaluator
import SwiftTypes

extension ViewGraph {
  /// What a modifier does to some content, the innermost effect first.
  ///
  /// A modifier with a body is asked for it; views that are no modifiers of the content end the
  /// search, since they are other views.
  public func effects(ofModifier modifier: TypedValue, around content: TypedValue)
    throws(EvaluationError) -> [EnumObject]
  {
    try effects(ofModifier: modifier, around: content, depth: 0)
  }

  /// What a transition written in Swift does to some content at a phase: 0 before it comes, 1 while
  /// it is there, 2 after it has gone.
  public func effects(ofTransition transition: Value, around content: TypedValue, phase: Int)
    throws(EvaluationError) -> [EnumObject]
  {
    let body = try callLibrary(
      "_engineTransitionBody",
      [transition, content.erased, .int(phase)]
    )
    return try effects(of: TypedValue(body, .error), depth: 0)
  }

  private func effects(ofModifier modifier: TypedValue, around content: TypedValue, depth: Int)
    throws(EvaluationError) -> [EnumObject]
  {
    guard depth < 64 else { throw EvaluationError(.stageLimit("modifiers of a transition", 64)) }
    guard library.isPrimitiveModifier(modifier.type) else {
      let place = try library.place(of: content, in: modifier, owner: 0)
      let body = try library.body(of: modifier, around: place)
      return try effects(of: body, depth: depth + 1)
    }
    let effect = try library.effect(of: modifier.value, modifier.type)
    guard effect.name == "sequence", effect.payload.count == 2 else { return [effect] }
    var all: [EnumObject] = []
    for part in effect.payload {
      all += try effects(ofModifier: TypedValue(part, .error), around: content, depth: depth + 1)
    }
    return all
  }

  private func effects(of view: TypedValue, depth: Int) throws(EvaluationError) -> [EnumObject] {
    guard depth < 64 else { throw EvaluationError(.stageLimit("modifiers of a transition", 64)) }
    guard library.isPrimitiveView(view.type) else { return [] }
    let primitive = try library.primitive(of: view.value, view.type)
    guard primitive.name == "modified", primitive.payload.count == 2 else { return [] }
    let content = TypedValue(primitive.payload[0], .error)
    return try effects(of: content, depth: depth + 1)
      + effects(
        ofModifier: TypedValue(primitive.payload[1], .error),
        around: content,
        depth: depth + 1
      )
  }

  /// What the library counts as able to move in a view or modifier; nil when that is nothing.
  public func animatableData(of value: TypedValue) throws(EvaluationError) -> Value? {
    guard evaluator.checker.conforms(value.type, toLibrary: "Animatable") else { return nil }
    return try evaluator.getProperty("animatableData", of: value.value, value.type)?.value
  }
}
