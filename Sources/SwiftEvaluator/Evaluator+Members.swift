public import SwiftChecker
public import SwiftTypes

/// A stored property of a value with its value.
public struct FieldValue {
  /// The name as written.
  public let name: String
  /// The declaration.
  public let variable: VariableDeclaration
  /// The concrete type.
  public let type: Type
  /// The value.
  public let value: Value
}

/// One payload value of an enum case.
public struct PayloadValue {
  /// The label, when there is one.
  public let label: String?
  /// The concrete type.
  public let type: Type
  /// The value.
  public let value: Value
}

extension Evaluator {
  /// The stored properties of a struct in declaration order.
  public func fields(of object: StructObject) -> [FieldValue] {
    fields(of: object.type, object.fields)
  }

  /// The stored properties of an instance, those of the superclass first.
  public func fields(of object: InstanceObject) -> [FieldValue] {
    var result: [FieldValue] = []
    var current = object.type
    while case .nominal(let nominal) = current.kind,
      let declaration = checker.declaration(of: nominal.reference)
    {
      let offset = fieldOffset(of: declaration)
      result = fields(of: current, Array(object.fields.dropFirst(offset))) + result
      guard let superclass = declaration.superclass else { break }
      current = concrete(superclass, arguments(of: current))
    }
    return result
  }

  private func fields(of type: Type, _ values: [Value]) -> [FieldValue] {
    guard case .nominal(let nominal) = type.kind,
      let declaration = checker.declaration(of: nominal.reference)
    else { return [] }
    let map = arguments(of: type)
    var result: [FieldValue] = []
    for variable in declaration.storedProperties {
      guard let index = variable.index, values.indices.contains(index) else { continue }
      checker.resolve(variable)
      result.append(
        FieldValue(
          name: variable.name,
          variable: variable,
          type: concrete(variable.type, map),
          value: variable.isWeak ? values[index].weakValue : values[index]
        )
      )
    }
    return result
  }

  /// The payload of an enum case.
  public func payload(of object: EnumObject) -> [PayloadValue] {
    guard case .nominal(let nominal) = object.type.kind,
      let declaration = checker.declaration(of: nominal.reference),
      declaration.cases.indices.contains(object.index)
    else { return [] }
    let item = declaration.cases[object.index]
    checker.resolve(item)
    let map = arguments(of: object.type)
    return zip(item.payload ?? [], object.payload).map { parameter, value in
      PayloadValue(label: parameter.label, type: concrete(parameter.type, map), value: value)
    }
  }

  /// Reads a property of a value by name: stored, computed, wrapped, or a protocol's.
  public func getProperty(_ name: String, of value: Value, _ type: Type) throws(EvaluationError)
    -> (value: Value, type: Type)?
  {
    let actual = dynamicType(of: value, static: type)
    guard let found = member(name, of: actual) else { return nil }
    let result = try read(found, of: value.opened)
    return (result, concrete(found.variable.type, found.substitutions))
  }

  /// Reads what satisfies a property requirement for the dynamic type of a value.
  public func getProperty(
    _ requirement: VariableDeclaration,
    of value: Value,
    _ type: Type
  ) throws(EvaluationError) -> (value: Value, type: Type)? {
    let actual = dynamicType(of: value, static: type)
    guard let own = requirement.context?.nominal.selfParameter else {
      let found = resolved(requirement, arguments(of: actual), isDynamic: false)
      return (try read(found, of: value.opened), concrete(requirement.type, found.substitutions))
    }
    let found = witness(for: requirement, Substitutions([own: actual]))
    let result = try read(found, of: value.opened)
    return (result, concrete(found.variable.type, found.substitutions))
  }

  /// Reads a property that has been resolved.
  func read(_ target: ResolvedVariable, of value: Value) throws(EvaluationError) -> Value {
    let variable = target.variable
    if let getter = target.getter {
      var receiver: Value? = value
      var callee = getter.callee
      if getter.isDynamic, case .instance(let object) = value {
        callee = override(of: callee, for: object.type)
      }
      return try invoke(callee, receiver: &receiver, [])
    }
    if variable.isStatic || variable.context == nil {
      return try initialize(global(variable, target.substitutions))
    }
    if let backing = variable.backing {
      let wrapper = try read(
        ResolvedVariable(variable: backing, substitutions: target.substitutions),
        of: value
      )
      let wrapperType = concrete(backing.type, target.substitutions)
      guard let wrapped = member("wrappedValue", of: wrapperType) else { return .unit }
      return try read(wrapped, of: wrapper)
    }
    guard let index = variable.index else { return .unit }
    switch value {
    case .structure(let object) where object.fields.indices.contains(index):
      return object.fields[index]
    case .instance(let object):
      guard let nominal = variable.context?.nominal else { return .unit }
      let position = fieldOffset(of: nominal) + index
      guard object.fields.indices.contains(position) else { return .unit }
      if isObserved(variable) { try observer?(object, variable, .read) }
      return object.fields[position]
    default: return .unit
    }
  }

  /// The value of a static or global variable.
  public func value(of variable: VariableDeclaration, _ map: Substitutions = Substitutions())
    throws(EvaluationError) -> Value
  {
    try read(resolved(variable, map, isDynamic: false), of: .unit)
  }

  /// Replaces a global or static stored variable.
  public func setValue(
    _ value: Value,
    of variable: VariableDeclaration,
    _ map: Substitutions = Substitutions()
  ) {
    global(variable, map).value = variable.isWeak ? weakReference(to: value) : value
  }

  /// A copy of a struct with one stored property replaced; an instance is changed itself.
  public func setField(_ name: String, of value: Value, to new: Value) throws(EvaluationError)
    -> Value
  {
    switch value {
    case .structure(let object):
      guard let field = fields(of: object).first(where: { $0.name == name }),
        let index = field.variable.index
      else { return value }
      let copy = StructObject(type: object.type, fields: object.fields)
      copy.fields[index] = new
      return .structure(copy)
    case .instance(let object):
      guard let field = fields(of: object).first(where: { $0.name == name }),
        let index = field.variable.index, let nominal = field.variable.context?.nominal
      else { return value }
      object.fields[fieldOffset(of: nominal) + index] = new
      if isObserved(field.variable) { try observer?(object, field.variable, .write) }
      return value
    default: return value
    }
  }

  /// True when the dynamic type of a value conforms to a protocol.
  public func conforms(_ value: Value, _ type: Type, to conformance: ProtocolType) -> Bool {
    checker.conforms(dynamicType(of: value, static: type), to: conformance)
  }
}
