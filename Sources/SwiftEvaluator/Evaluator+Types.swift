import SwiftChecker
import SwiftSource
public import SwiftTypes

/// What is known about types from their names.
struct TypeFacts {
  var names: [NominalReference: String] = [:]
  var equality: [Type: EqualityPlan] = [:]
  var hashing: [Type: HashPlan] = [:]
  var concrete: [Type: Type] = [:]
}

extension Evaluator {
  /// The concrete type behind a type whose generic parameters are bound.
  func concrete(_ type: Type, _ map: Substitutions) -> Type {
    let substituted = type.substituting(map)
    if substituted == type, type.flags.isDisjoint(with: [.parameter, .opaque]), !type.hasMember {
      return type
    }
    if let known = typeFacts.concrete[substituted] { return known }
    let made = checker.concrete(substituted)
    if made.flags.isDisjoint(with: [.parameter]) { typeFacts.concrete[substituted] = made }
    return made
  }

  /// The name of a type of the standard library; nil for others.
  func standardName(_ type: Type) -> String? {
    guard case .nominal(let nominal) = type.kind else { return nil }
    return standardName(nominal.reference)
  }

  func standardName(_ reference: NominalReference) -> String? {
    if let known = typeFacts.names[reference] { return known.isEmpty ? nil : known }
    let isStandard = reference.module == "Swift" || reference.module == "Foundation"
    let name = isStandard ? reference.qualifiedName : ""
    typeFacts.names[reference] = name
    return name.isEmpty ? nil : name
  }

  /// The number kind of a type; nil for other types.
  func number(_ type: Type) -> NumberKind? {
    standardName(type).flatMap { NumberKind(rawValue: $0) }
  }

  func isInt(_ type: Type) -> Bool { number(type) == .int }

  func isOptional(_ type: Type) -> Bool { standardName(type) == "Optional" }

  func isOptionalCase(_ item: EnumCaseDeclaration) -> Bool {
    guard let nominal = item.context?.nominal else { return false }
    return standardName(nominal.reference) == "Optional"
  }

  /// Requirements of built-in types that natives satisfy without a witness.
  func isBuiltinOperator(_ requirement: FunctionDeclaration, _ type: Type) -> Bool {
    guard let name = standardName(type) else { return false }
    switch nativeName(requirement) {
    case "Equatable.==(_:_:)":
      return BuiltinTypes.structural.contains(name) || NumberKind(rawValue: name) != nil
    case "Comparable.<(_:_:)":
      return name == "String" || name == "Character" || NumberKind(rawValue: name) != nil
    case "Hashable.hash(into:)":
      return BuiltinTypes.structural.contains(name) || NumberKind(rawValue: name) != nil
    case "AdditiveArithmetic.+(_:_:)", "AdditiveArithmetic.-(_:_:)", "Numeric.*(_:_:)":
      return NumberKind(rawValue: name) != nil
    default: return false
    }
  }

  /// The type of the elements of a standard collection.
  func elementType(of type: Type) -> Type {
    let arguments = type.arguments
    switch standardName(type) {
    case "Dictionary":
      guard arguments.count == 2 else { return .error }
      return Type(
        .tuple([
          TupleElement(label: "key", arguments[0]), TupleElement(label: "value", arguments[1]),
        ])
      )
    case "String", "Substring": return characterType ?? .error
    default: return arguments.first ?? .error
    }
  }

  /// The type Character, once the library is there.
  var characterType: Type? { standardType("Character") }

  /// A type of the standard library without generic arguments.
  func standardType(_ name: String, _ arguments: [Type] = []) -> Type? {
    for case let nominal as NominalDeclaration in checker.libraryDeclarations(named: name) {
      return Type(.nominal(NominalType(nominal.reference, arguments: arguments)))
    }
    return nil
  }

  /// The shared object of a case without payload.
  func payloadless(_ item: EnumCaseDeclaration, _ type: Type) -> EnumObject {
    let key = CaseKey(item: ObjectIdentifier(item), type: type)
    if let known = cases[key] { return known }
    let made = EnumObject(type: type, index: item.index, name: item.name)
    cases[key] = made
    return made
  }

  /// An initializer that a literal of a type calls: by its label.
  func literalInitializer(_ label: String, of type: Type) -> ResolvedFunction? {
    if let own = initializer([label], of: type) { return own }
    guard
      let name = ["arrayLiteral": "ExpressibleByArrayLiteral"][label]
        ?? ["dictionaryLiteral": "ExpressibleByDictionaryLiteral"][label]
    else { return nil }
    for case let proto as NominalDeclaration in checker.libraryDeclarations(named: name) {
      for case let function as FunctionDeclaration in proto.body.members {
        guard case .initializer = function.role, let own = proto.selfParameter else { continue }
        return witness(for: function, Substitutions([own: type]))
      }
    }
    return nil
  }

  /// The `init()` of a class that the compiler makes.
  func plainInitializer(of type: Type) -> ResolvedFunction? {
    guard case .nominal(let nominal) = type.kind,
      let declaration = checker.declaration(of: nominal.reference)
    else { return nil }
    for case let function as FunctionDeclaration in declaration.body.members
    where function.role == .memberwiseInitializer {
      return self.function(function, arguments(of: type))
    }
    return nil
  }

  /// How many stored properties the superclasses of a class have.
  func fieldOffset(of nominal: NominalDeclaration) -> Int {
    guard let superclass = nominal.superclass, case .nominal(let parent) = superclass.kind,
      let declaration = checker.declaration(of: parent.reference)
    else { return 0 }
    return fieldOffset(of: declaration) + declaration.storedProperties.filter { !$0.isStatic }.count
  }

  /// A new instance whose stored properties have no values yet.
  func allocate(_ type: Type) -> InstanceObject {
    instanceCount += 1
    guard case .nominal(let nominal) = type.kind,
      let declaration = checker.declaration(of: nominal.reference)
    else { return InstanceObject(type: type, fields: [], number: instanceCount) }
    let count: Int
    if let known = fieldCounts[nominal.reference] {
      count = known
    } else {
      count =
        fieldOffset(of: declaration) + declaration.storedProperties.filter { !$0.isStatic }.count
      fieldCounts[nominal.reference] = count
    }
    let object = InstanceObject(
      type: type,
      fields: Array(repeating: .unit, count: count),
      number: instanceCount
    )
    object.remains = machine.remains
    if hasDeinitializer(declaration) {
      object.deinitializer = machine.deinitializers
      track(object)
    }
    return object
  }

  private func hasDeinitializer(_ declaration: NominalDeclaration) -> Bool {
    if declaration.deinitializer != nil { return true }
    guard let superclass = declaration.superclass, case .nominal(let parent) = superclass.kind,
      let next = checker.declaration(of: parent.reference)
    else { return false }
    return hasDeinitializer(next)
  }

  /// Runs the `deinit` of an instance that died, the subclass's first.
  func deinitialize(type: Type, fields: [Value], number: Int) throws(EvaluationError) {
    let object = InstanceObject(type: type, fields: fields, number: number)
    var current = type
    while case .nominal(let nominal) = current.kind,
      let declaration = checker.declaration(of: nominal.reference)
    {
      if let function = declaration.deinitializer {
        var receiver: Value? = .instance(object)
        let callee = callee(function, arguments(of: current))
        _ = try invoke(callee, receiver: &receiver, [])
      }
      guard let superclass = declaration.superclass else { return }
      current = concrete(superclass, arguments(of: current))
    }
  }

  /// True for stored properties whose use the observer is told of.
  func isObserved(_ variable: VariableDeclaration) -> Bool {
    guard let nominal = variable.context?.nominal else { return false }
    return nominal.hasAttribute("Observable") && !variable.hasAttribute("ObservationIgnored")
  }

  /// The storage of a global or static.
  func global(_ variable: VariableDeclaration, _ map: Substitutions) -> GlobalVariable {
    let isGeneric = variable.context.map { !$0.nominal.parameters.isEmpty } ?? false
    let map = isGeneric ? map : Substitutions()
    let key = GlobalKey(variable: ObjectIdentifier(variable), substitutions: map)
    if let known = globals[key] { return known }
    let made = GlobalVariable(variable, map)
    globals[key] = made
    return made
  }

  /// Gives a global its first value when it is first used.
  func initialize(_ global: GlobalVariable) throws(EvaluationError) -> Value {
    if let value = global.value { return value }
    guard !global.isInitializing else { throw EvaluationError(.overlappingAccess) }
    global.isInitializing = true
    defer { global.isInitializing = false }
    guard let variable = global.variable else { return .unit }
    var value = Value.unit
    if let expression = checker.initialValue(of: variable) {
      let code = try lowerExpression(
        expression,
        file: variable.file,
        substitutions: global.substitutions,
        isLibrary: variable.isLibrary
      )
      value = try machine.run(code, [])
    } else if isOptional(concrete(variable.type, global.substitutions)) {
      value = .absent
    }
    if variable.isWeak { value = weakReference(to: value) }
    global.value = value
    return value
  }

  /// A reference that does not keep an instance alive; its end will be noticed.
  func weakReference(to value: Value) -> Value {
    var held: Value = value
    var type: Type?
    if case .existential(let object) = value {
      held = object.value
      type = object.type
    }
    guard case .instance(let object) = held else { return .native(WeakReference(nil)) }
    track(object)
    return .native(WeakReference(object, heldAs: type))
  }

  /// A value as an existential with its own type.
  func erase(_ value: Value, _ type: Type) -> Value {
    if case .existential = value { return value }
    if case .instance(let object) = value {
      return .existential(ExistentialObject(type: object.type, value: value))
    }
    return .existential(ExistentialObject(type: type, value: value))
  }

  /// The type of what an existential holds.
  func dynamicType(of object: ExistentialObject) -> Type {
    if case .instance(let instance) = object.value { return instance.type }
    return object.type
  }

  /// The dynamic type of a value whose static type is known.
  public func dynamicType(of value: Value, static type: Type) -> Type {
    switch value {
    case .existential(let object): dynamicType(of: object)
    case .instance(let object): object.type
    default: type
    }
  }
}

/// Names of built-in types by what they have in common.
enum BuiltinTypes {
  /// Types whose equality and hash are those of their parts.
  static let structural: Set<String> = [
    "String", "Character", "Bool", "Optional", "Array", "Dictionary", "Set", "ArraySlice",
    "Substring", "AnyHashable",
  ]
}

extension Type {
  /// True when an associated type of something stands anywhere inside.
  var hasMember: Bool {
    switch kind {
    case .member: return true
    case .nominal(let nominal):
      return nominal.arguments.contains(where: \.hasMember) || nominal.parent?.hasMember == true
    case .tuple(let elements): return elements.contains { $0.type.hasMember }
    case .function(let function):
      return function.result.hasMember || function.parameters.contains { $0.type.hasMember }
    case .metatype(let inner), .packExpansion(let inner): return inner.hasMember
    case .opaque(_, let list), .pack(let list): return list.contains(where: \.hasMember)
    case .existential, .parameter, .variable, .error: return false
    }
  }
}

extension NominalDeclaration {
  /// The `deinit` of a class.
  var deinitializer: FunctionDeclaration? {
    for case let function as FunctionDeclaration in body.members
    where function.role == .deinitializer {
      return function
    }
    return nil
  }
}
