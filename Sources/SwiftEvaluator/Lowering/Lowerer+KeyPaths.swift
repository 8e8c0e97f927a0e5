import SwiftChecker
import SwiftTypes

extension Lowerer {
  func lowerKeyPath(
    _ root: Type,
    _ components: [CheckedKeyPathComponent],
    _ type: Type,
    _ target: Int?
  ) throws(EvaluationError) -> Int {
    var steps: [KeyPathObject.Step] = []
    var counts: [Int] = []
    var current = root
    let first = nextRegister
    for component in components {
      let (step, arguments, next) = try lowerStep(component, from: current)
      steps.append(contentsOf: step)
      counts += Array(repeating: 0, count: max(0, step.count - 1)) + [arguments]
      current = next
    }
    code.keyPaths.append(
      KeyPathShape(root: root, value: current, steps: steps, argumentCounts: counts)
    )
    let register = result(target)
    emit(.makeKeyPath, register, code.keyPaths.count - 1, first, d: counts.reduce(0, +))
    return register
  }

  private func lowerStep(_ component: CheckedKeyPathComponent, from type: Type)
    throws(EvaluationError) -> ([KeyPathObject.Step], Int, Type)
  {
    func step(_ kind: KeyPathObject.Step.Kind, _ name: String, _ identity: AnyHashable)
      -> KeyPathObject.Step
    {
      KeyPathObject.Step(kind: kind, name: name, identity: identity, argumentTypes: [])
    }
    switch component {
    case .property(let variable, let map, let dispatch, let result):
      let target = try resolveVariable(variable, map, dispatch)
      return (try evaluator.keyPathSteps(target), 0, resolve(result))
    case .subscriptAccess(let item, let map, let arguments, let dispatch, let result):
      let subs = resolve(map)
      let getter = try resolveFunction(item.getter, subs, dispatch)
      let setter = try item.setter.map { (setter) throws(EvaluationError) in
        try resolveFunction(setter, subs, dispatch)
      }
      let first = allocate(arguments.count)
      try lowerArguments(arguments, of: item.getter, getter.callee.substitutions, into: first)
      let types = getter.function.parameters.map {
        evaluator.concrete($0.type, getter.callee.substitutions)
      }
      let made = KeyPathObject.Step(
        kind: .computed(
          getter: getter.callee,
          setter: setter?.callee,
          isDynamic: getter.isDynamic,
          mutates: setter?.function.isMutating ?? false
        ),
        name: "subscript",
        identity: ObjectIdentifier(getter.function),
        argumentTypes: types
      )
      return ([made], arguments.count, resolve(result))
    case .opened(let variable, let result):
      let made = step(.opened(variable), variable.name, ObjectIdentifier(variable))
      return ([made], 0, resolve(result))
    case .tupleElement(let index, let result):
      return ([step(.element(index), String(index), index)], 0, resolve(result))
    case .optionalChain:
      return ([step(.optionalChain, "?", "?")], 0, type.arguments.first ?? type)
    case .optionalWrap(let result):
      return ([step(.optionalWrap, "", "wrap")], 0, resolve(result))
    case .forceUnwrap:
      return ([step(.forceUnwrap, "!", "!")], 0, type.arguments.first ?? type)
    }
  }
}

extension Evaluator {
  /// The steps that read a property: one, or two for a property with a wrapper.
  func keyPathSteps(_ target: ResolvedVariable) throws(EvaluationError) -> [KeyPathObject.Step] {
    let variable = target.variable
    let kind: KeyPathObject.Step.Kind
    if let getter = target.getter {
      kind = .computed(
        getter: getter.callee,
        setter: target.setter?.callee,
        isDynamic: getter.isDynamic,
        mutates: target.setter?.function.isMutating ?? false
      )
    } else if let backing = variable.backing {
      let wrapperType = concrete(backing.type, target.substitutions)
      guard let wrapped = member("wrappedValue", of: wrapperType) else {
        throw EvaluationError(.unsupported("property wrapper without wrappedValue"))
      }
      let outer = try keyPathSteps(
        ResolvedVariable(variable: backing, substitutions: target.substitutions)
      )
      return try outer + keyPathSteps(wrapped)
    } else if let index = variable.index {
      if let nominal = variable.context?.nominal, nominal.isClass {
        kind = .objectField(fieldOffset(of: nominal) + index, variable)
      } else {
        kind = .field(index, variable)
      }
    } else {
      throw EvaluationError(.unsupported("key path to \(variable.name)"))
    }
    return [
      KeyPathObject.Step(
        kind: kind,
        name: variable.name,
        identity: ObjectIdentifier(variable),
        argumentTypes: []
      )
    ]
  }
}
