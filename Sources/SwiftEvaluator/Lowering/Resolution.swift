import SwiftChecker
import SwiftTypes

/// A property as it is found for concrete types.
struct ResolvedVariable {
  let variable: VariableDeclaration
  let substitutions: Substitutions
  var getter: ResolvedFunction?
  var setter: ResolvedFunction?
}

extension Lowerer {
  /// The function that runs: the witness of a requirement, or the function itself.
  func resolveFunction(_ function: FunctionDeclaration, _ map: Substitutions, _ dispatch: Dispatch)
    throws(EvaluationError) -> ResolvedFunction
  {
    switch dispatch {
    case .direct:
      return evaluator.function(function, map, isDynamic: false)
    case .dynamic:
      let callee = evaluator.callee(function, map)
      return evaluator.function(function, map, isDynamic: !evaluator.isNative(callee))
    case .witness: return evaluator.witness(for: function, map)
    }
  }

  func resolveVariable(
    _ variable: VariableDeclaration,
    _ raw: Substitutions,
    _ dispatch: Dispatch
  ) throws(EvaluationError) -> ResolvedVariable {
    let map = resolve(raw)
    if dispatch == .witness {
      return evaluator.witness(for: variable, map)
    }
    return evaluator.resolved(variable, map, isDynamic: dispatch == .dynamic)
  }
}

extension Evaluator {
  func resolved(_ variable: VariableDeclaration, _ map: Substitutions, isDynamic: Bool)
    -> ResolvedVariable
  {
    var result = ResolvedVariable(variable: variable, substitutions: map)
    if let getter = variable.getter {
      result.getter = function(getter, map, isDynamic: isDynamic)
      if let setter = variable.setter {
        result.setter = function(setter, map, isDynamic: isDynamic)
      }
    }
    return result
  }

  /// The function behind a requirement for the type bound to the protocol's `Self`.
  func witness(for requirement: FunctionDeclaration, _ map: Substitutions) -> ResolvedFunction {
    guard let parameter = requirement.context?.nominal.selfParameter, let type = map[parameter]
    else { return function(requirement, map, isDynamic: false) }
    if isBuiltinOperator(requirement, type) {
      return function(requirement, map, isDynamic: false)
    }
    guard let found = checker.witness(for: requirement, of: type) else {
      return function(requirement, map, isDynamic: false)
    }
    var substitutions = found.substitutions.mapTypes { concrete($0, Substitutions()) }
    let own = requirement.signature.parameters.dropFirst(requirement.signature.outerCount)
    let other = found.function.signature.parameters.dropFirst(found.function.signature.outerCount)
    for (from, to) in zip(own, other) {
      if let bound = map[from] { substitutions[to] = bound }
    }
    let isClass = found.function.context?.nominal.isClass == true && !found.function.isStatic
    return function(found.function, substitutions, isDynamic: isClass)
  }

  func witness(for requirement: VariableDeclaration, _ map: Substitutions) -> ResolvedVariable {
    guard let parameter = requirement.context?.nominal.selfParameter, let type = map[parameter],
      let found = checker.witness(for: requirement, of: type)
    else { return resolved(requirement, map, isDynamic: false) }
    let substitutions = found.substitutions.mapTypes { concrete($0, Substitutions()) }
    let isClass = found.variable.context?.nominal.isClass == true && !found.variable.isStatic
    return resolved(found.variable, substitutions, isDynamic: isClass)
  }

  /// A property of a type by its name, with the type's arguments bound.
  func member(_ name: String, of type: Type) -> ResolvedVariable? {
    guard case .nominal(let nominal) = type.kind,
      let declaration = checker.declaration(of: nominal.reference)
    else { return nil }
    for case let variable as VariableDeclaration in declaration.members(named: name) {
      checker.resolve(variable)
      return resolved(variable, arguments(of: type), isDynamic: false)
    }
    if let superclass = declaration.superclass {
      return member(name, of: concrete(superclass, arguments(of: type)))
    }
    return nil
  }

  /// An initializer of a type by its argument labels.
  func initializer(_ labels: [String?], of type: Type) -> ResolvedFunction? {
    guard case .nominal(let nominal) = type.kind,
      let declaration = checker.declaration(of: nominal.reference)
    else { return nil }
    for case let function as FunctionDeclaration in declaration.members(named: "init") {
      guard case .initializer = function.role else { continue }
      checker.resolve(function)
      let required = function.parameters.filter { !$0.hasDefault }.map(\.label)
      guard required == labels else { continue }
      return self.function(function, arguments(of: type))
    }
    return nil
  }

  /// The binding of the generic parameters of a nominal type and the types around it.
  func arguments(of type: Type) -> Substitutions {
    guard case .nominal(let nominal) = type.kind,
      let declaration = checker.declaration(of: nominal.reference)
    else { return Substitutions() }
    let own = Substitutions(parameters: declaration.parameters, arguments: nominal.arguments)
    guard let parent = nominal.parent else { return own }
    return arguments(of: parent).merging(own)
  }

  /// The type as seen from a superclass: the arguments that a member of `nominal` needs.
  func arguments(of type: Type, asSeenFrom nominal: NominalDeclaration) -> Substitutions {
    var current = type
    while case .nominal(let own) = current.kind,
      let declaration = checker.declaration(of: own.reference)
    {
      if declaration === nominal { return arguments(of: current) }
      guard let superclass = declaration.superclass else { break }
      current = concrete(superclass, arguments(of: current))
    }
    return Substitutions()
  }
}
