import SwiftChecker
public import SwiftEvaluator
public import SwiftTypes

/// What the graph asks of the view library: a handful of protocols, by name.
///
/// The library says through them what a view or modifier is; no view or modifier is named here.
final class LibraryInterface {
  let evaluator: Evaluator
  let view: NominalDeclaration?
  private let modifier: NominalDeclaration?
  private let primitiveView: NominalDeclaration?
  private let primitiveModifier: NominalDeclaration?
  private let engineProperty: NominalDeclaration?
  private let dynamicProperty: NominalDeclaration?
  private let gesture: NominalDeclaration?
  private let primitiveGesture: NominalDeclaration?
  private var known: [ConformanceQuestion: Bool] = [:]

  private struct ConformanceQuestion: Hashable {
    let type: Type
    let name: String
  }

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    func find(_ name: String) -> NominalDeclaration? {
      for case let found as NominalDeclaration in evaluator.checker.libraryDeclarations(named: name)
      { return found }
      return nil
    }
    view = find("View")
    modifier = find("ViewModifier")
    primitiveView = find("_PrimitiveView")
    primitiveModifier = find("_PrimitiveModifier")
    engineProperty = find("_EngineProperty")
    dynamicProperty = find("DynamicProperty")
    gesture = find("Gesture")
    primitiveGesture = find("_PrimitiveGesture")
  }

  private func conforms(_ type: Type, _ proto: NominalDeclaration?) -> Bool {
    guard let proto else { return false }
    let question = ConformanceQuestion(type: type, name: proto.name)
    if let answer = known[question] { return answer }
    let answer = evaluator.checker.conforms(type, to: ProtocolType(proto.reference))
    known[question] = answer
    return answer
  }

  /// Forgets what may change when the session declares something.
  func forget() { known = [:] }

  func isView(_ type: Type) -> Bool { conforms(type, view) }
  func isPrimitiveView(_ type: Type) -> Bool { conforms(type, primitiveView) }
  func isPrimitiveModifier(_ type: Type) -> Bool { conforms(type, primitiveModifier) }
  func isEngineProperty(_ type: Type) -> Bool { conforms(type, engineProperty) }
  func isDynamicProperty(_ type: Type) -> Bool { conforms(type, dynamicProperty) }

  // MARK: Questions to values

  func body(of value: Value, _ type: Type) throws(EvaluationError) -> TypedValue {
    try read(view, "body", of: value, type)
  }

  func primitive(of value: Value, _ type: Type) throws(EvaluationError) -> EnumObject {
    try enumeration(try read(primitiveView, "_primitive", of: value, type))
  }

  func effect(of value: Value, _ type: Type) throws(EvaluationError) -> EnumObject {
    try enumeration(try read(primitiveModifier, "_effect", of: value, type))
  }

  /// What a gesture recognises; a gesture made of others is asked for its body.
  func recognizer(of gesture: TypedValue) throws(EvaluationError) -> EnumObject {
    var current = gesture
    for _ in 0..<32 {
      if conforms(current.type, primitiveGesture) {
        return try enumeration(
          try read(primitiveGesture, "_recognizer", of: current.value, current.type)
        )
      }
      current = try read(self.gesture, "body", of: current.value, current.type)
    }
    throw EvaluationError(.stageLimit("gestures", 32))
  }

  func slot(of value: Value, _ type: Type) throws(EvaluationError) -> EnumObject {
    try enumeration(try read(engineProperty, "_slot", of: value, type))
  }

  /// Hands a property what was kept for it; the property changes.
  func install(_ kept: TypedValue, in property: inout Value, _ type: Type) throws(EvaluationError) {
    guard let found = requirement(engineProperty, "_install", type) else { return }
    var receiver: Value? = property
    _ = try evaluator.call(
      found.function,
      receiver: &receiver,
      [kept.erased],
      found.substitutions
    )
    if let receiver { property = receiver }
  }

  /// Calls `update()` of a dynamic property.
  func update(_ property: inout Value, _ type: Type) throws(EvaluationError) {
    guard let found = requirement(dynamicProperty, "update", type) else { return }
    var receiver: Value? = property
    _ = try evaluator.call(found.function, receiver: &receiver, [], found.substitutions)
    if let receiver { property = receiver }
  }

  /// The `content` a custom modifier's body is given: the place of what stands in a node.
  func place(of content: TypedValue, in modifier: TypedValue, owner: Int) throws(EvaluationError)
    -> Value
  {
    guard let found = requirement(self.modifier, "body", modifier.type),
      let parameter = found.function.parameters.first
    else { throw EvaluationError(.unsupported("modifier without a body")) }
    let place = evaluator.checker.concrete(parameter.type.substituting(found.substitutions))
    return .structure(StructObject(type: place, fields: [content.erased, .int(owner)]))
  }

  /// The body of a custom modifier around a place.
  func body(of modifier: TypedValue, around wrapped: Value) throws(EvaluationError) -> TypedValue {
    guard let found = requirement(self.modifier, "body", modifier.type) else {
      throw EvaluationError(.unsupported("modifier without a body"))
    }
    let checker = evaluator.checker
    let value = try evaluator.call(
      found.function,
      on: modifier.value,
      [wrapped],
      found.substitutions
    )
    return TypedValue(
      value,
      checker.concrete(found.function.result.substituting(found.substitutions))
    )
  }

  private func requirement(_ proto: NominalDeclaration?, _ name: String, _ type: Type)
    -> (function: FunctionDeclaration, substitutions: Substitutions)?
  {
    guard let proto else { return nil }
    for case let function as FunctionDeclaration in proto.body.members where function.name == name {
      evaluator.checker.resolve(function)
      return evaluator.checker.witness(for: function, of: type)
    }
    return nil
  }

  private func read(
    _ proto: NominalDeclaration?,
    _ name: String,
    of value: Value,
    _ type: Type
  ) throws(EvaluationError) -> TypedValue {
    for case let member as VariableDeclaration in proto?.body.members ?? []
    where member.name == name {
      evaluator.checker.resolve(member)
      if let found = try evaluator.getProperty(member, of: value, type) {
        return TypedValue(found.value, found.type)
      }
    }
    throw EvaluationError(.missingNative(name: name))
  }

  func enumeration(_ found: TypedValue) throws(EvaluationError) -> EnumObject {
    guard case .enumeration(let object) = found.value.opened else {
      throw EvaluationError(.unsupported("engine description"))
    }
    return object
  }

  // MARK: Library values

  /// Calls a function of the library by its name.
  func call(_ name: String, _ arguments: [Value]) throws(EvaluationError) -> Value {
    for case let function as FunctionDeclaration
      in evaluator.checker.libraryDeclarations(named: name)
    {
      evaluator.checker.resolve(function)
      return try evaluator.call(function, on: nil, arguments, Substitutions())
    }
    throw EvaluationError(.missingNative(name: name))
  }

  /// The environment where nothing is set.
  func defaultEnvironment() throws(EvaluationError) -> TypedValue {
    for case let found as NominalDeclaration
      in evaluator.checker.libraryDeclarations(named: "EnvironmentValues")
    {
      let type = Type(.nominal(NominalType(found.reference)))
      for case let function as FunctionDeclaration in found.body.members
      where function.name == "init" {
        evaluator.checker.resolve(function)
        let value = try evaluator.call(function, on: .metatype(type), [], Substitutions())
        return TypedValue(value, type)
      }
    }
    return TypedValue(.unit, .void)
  }
}

/// A value together with its static type.
public struct TypedValue {
  /// The value.
  public var value: Value
  /// Its type; never an existential once opened.
  public var type: Type

  /// Pairs a value with its type; what an existential holds is taken out.
  public init(_ value: Value, _ type: Type) {
    if case .existential(let object) = value {
      self.value = object.value
      self.type = object.type
    } else {
      self.value = value
      self.type = type
    }
  }

  /// The value as an existential.
  public var erased: Value { .existential(ExistentialObject(type: type, value: value)) }

  /// The name of the type without its arguments: `VStack`.
  public var name: String {
    guard case .nominal(let nominal) = type.kind else { return type.name() }
    return nominal.reference.name
  }
}
