import SwiftChecker
import SwiftTypes

/// Something that can be read, written, and changed in place.
///
/// What the place needs (objects, indices) was evaluated once when it was made, so reading and
/// writing it repeat no side effect.
indirect enum Place {
  /// A variable in a register.
  case register(Int)
  /// A variable in the box that a register holds.
  case box(Int)
  /// A global or static variable.
  case global(Int)
  /// A stored property of a struct, or a tuple element.
  case field(Place, Int)
  /// A stored property of the instance in a register.
  case objectField(Int, Int, VariableDeclaration)
  /// A stored property with observers; the place of `self`, or the register of the instance.
  case observed(Place, ownerType: Type, VariableDeclaration, Substitutions)
  /// A lazy property of a struct or class.
  case lazy(Place, VariableDeclaration, CheckedExpression, Substitutions, owner: Place)
  /// An array element; the register holds the index.
  case element(Place, Int)
  /// A property or subscript with accessors.
  case computed(ComputedPlace)
  /// What an Optional holds: `x!` or `x?`.
  case unwrap(Place, isChain: Bool)
  /// A place inside an existential: read and written with its value opened.
  case opened(CheckedExpression)
  /// A place that holds a weak reference.
  case weak(Place)
  /// A value in a register that is not written back.
  case value(Int)
}

/// A property or subscript with accessors, with its base and arguments.
struct ComputedPlace {
  let base: Place
  let getter: ResolvedFunction
  let setter: ResolvedFunction?
  /// Registers of the subscript's arguments.
  let arguments: [Int]
}

/// A function with what calling it needs to know.
struct ResolvedFunction {
  let function: FunctionDeclaration
  let callee: Callee
  var isDynamic = false
}

extension Lowerer {
  /// A value taken out of its place, and how it goes back.
  struct Access {
    let register: Int
    let finish: () throws(EvaluationError) -> Void
  }

  // MARK: Making places

  func place(_ expression: CheckedExpression) throws(EvaluationError) -> Place {
    let outer = span
    span = expression.span
    defer { span = outer }
    switch expression.kind {
    case .local(let variable):
      switch locals[variable] {
      case .register(let register): return weak(.register(register), variable.isWeak)
      case .box(let register): return weak(.box(register), variable.isWeak)
      case nil:
        if let global = evaluator.sessionLocals[variable] { return .global(index(of: global)) }
        fault(.unsupported("variable \(variable.name) out of reach"))
        return .value(temporary())
      }
    case .global(let variable, let map): return try globalPlace(variable, map)
    case .property(let base, let variable, let map, let dispatch):
      return try propertyPlace(base, variable, map, dispatch)
    case .subscriptAccess(let base, let item, let map, let arguments, let dispatch):
      return try subscriptPlace(base, item, map, arguments, dispatch)
    case .tupleElement(let base, let index): return .field(try place(base), index)
    case .forceUnwrap(let base): return .unwrap(try place(base), isChain: false)
    case .optionalBind(let base): return .unwrap(try place(base), isChain: true)
    case .upcast(let inner): return try place(inner)
    case .open: return .opened(expression)
    default: return .value(try lower(expression))
    }
  }

  func globalPlace(_ variable: VariableDeclaration, _ map: Substitutions) throws(EvaluationError)
    -> Place
  {
    if let getter = variable.getter {
      let subs = resolve(map)
      let base = temporary()
      emit(.clear, base)
      return .computed(
        ComputedPlace(
          base: .value(base),
          getter: evaluator.function(getter, subs),
          setter: variable.setter.map { evaluator.function($0, subs) },
          arguments: []
        )
      )
    }
    let global = stored(variable, resolve(map))
    if variable.willSet != nil || variable.didSet != nil, !isOwnProperty(variable, nil) {
      let base = temporary()
      emit(.clear, base)
      return .observed(.value(base), ownerType: .void, variable, resolve(map))
    }
    return global
  }

  /// The place a member is reached through: the base's own place when a change must go back there.
  private func basePlace(_ base: CheckedExpression) throws(EvaluationError) -> Place {
    isReference(resolve(base.type)) ? .value(try lower(base)) : try place(base)
  }

  /// True for class instances and metatypes: what is changed through them is not theirs.
  func isReference(_ type: Type) -> Bool {
    switch type.kind {
    case .metatype: return true
    case .nominal(let nominal):
      return checker.declaration(of: nominal.reference)?.isClass ?? false
    default: return false
    }
  }

  private func propertyPlace(
    _ base: CheckedExpression,
    _ variable: VariableDeclaration,
    _ map: Substitutions,
    _ dispatch: Dispatch
  ) throws(EvaluationError) -> Place {
    let target = try resolveVariable(variable, map, dispatch)
    let type = resolve(base.type)
    if target.variable.isStatic, target.variable.isStored, target.getter == nil {
      return stored(target.variable, target.substitutions)
    }
    let owner = try basePlace(base)
    let isSilent = isOwnSelf(base) || isOwnProperty(variable, base)
    return try memberPlace(owner, type, target, isInit: isSilent)
  }

  /// True for `self` inside the initializer of its own type, where observers stay silent.
  private func isOwnSelf(_ base: CheckedExpression) -> Bool {
    guard let initializer, case .local(let variable) = base.kind else { return false }
    return variable == initializer.selfVariable
  }

  /// True for the observed property itself inside its own observer.
  private func isOwnProperty(_ variable: VariableDeclaration, _ base: CheckedExpression?) -> Bool {
    guard let observer, observer === variable.didSet || observer === variable.willSet else {
      return false
    }
    guard let base else { return true }
    guard case .local(let own) = base.kind else { return false }
    return own == observer.selfVariable
  }

  /// The place of a property of a value or instance that has been evaluated.
  func memberPlace(
    _ owner: Place,
    _ ownerType: Type,
    _ target: ResolvedVariable,
    isInit: Bool = false
  ) throws(EvaluationError) -> Place {
    let variable = target.variable
    if let getter = target.getter {
      return .computed(
        ComputedPlace(base: owner, getter: getter, setter: target.setter, arguments: [])
      )
    }
    if !isInit, variable.willSet != nil || variable.didSet != nil {
      return .observed(owner, ownerType: ownerType, variable, target.substitutions)
    }
    if let backing = variable.backing {
      return try wrappedPlace(owner, ownerType, backing, target.substitutions)
    }
    let stored = try storedPlace(owner, ownerType, variable)
    if variable.isLazy, let value = checker.initialValue(of: variable) {
      return .lazy(stored, variable, value, target.substitutions, owner: owner)
    }
    return stored
  }

  /// The place behind a property with a wrapper: its wrapper's `wrappedValue`.
  func wrappedPlace(
    _ owner: Place,
    _ ownerType: Type,
    _ backing: VariableDeclaration,
    _ map: Substitutions
  ) throws(EvaluationError) -> Place {
    let wrapper = try memberPlace(
      owner,
      ownerType,
      ResolvedVariable(variable: backing, substitutions: map)
    )
    let wrapperType = evaluator.concrete(backing.type, map)
    guard let wrapped = evaluator.member("wrappedValue", of: wrapperType) else {
      throw EvaluationError(.unsupported("property wrapper without wrappedValue"))
    }
    return try memberPlace(wrapper, wrapperType, wrapped)
  }

  func storedPlace(_ owner: Place, _ ownerType: Type, _ variable: VariableDeclaration)
    throws(EvaluationError) -> Place
  {
    guard let index = variable.index else {
      throw EvaluationError(.unsupported("property \(variable.name) has no storage"))
    }
    guard let nominal = variable.context?.nominal, nominal.isClass else {
      return weak(.field(owner, index), variable.isWeak)
    }
    let register = try load(owner)
    let field = evaluator.fieldOffset(of: nominal) + index
    return weak(.objectField(register, field, variable), variable.isWeak)
  }

  /// The place of a stored global or static variable.
  func stored(_ variable: VariableDeclaration, _ map: Substitutions) -> Place {
    weak(.global(index(of: evaluator.global(variable, map))), variable.isWeak)
  }

  private func weak(_ place: Place, _ isWeak: Bool) -> Place { isWeak ? .weak(place) : place }

  private func subscriptPlace(
    _ base: CheckedExpression,
    _ item: SubscriptDeclaration,
    _ map: Substitutions,
    _ arguments: [CheckedArgument],
    _ dispatch: Dispatch
  ) throws(EvaluationError) -> Place {
    let subs = resolve(map)
    let getter = try resolveFunction(item.getter, subs, dispatch)
    let setter = try item.setter.map { (setter) throws(EvaluationError) in
      try resolveFunction(setter, subs, dispatch)
    }
    let owner = try basePlace(base)
    let first = allocate(arguments.count)
    hasTemporaries = true
    try lowerArguments(arguments, of: item.getter, getter.callee.substitutions, into: first)
    let registers = Array(first..<first + arguments.count)
    if evaluator.nativeName(getter.function) == "Array.subscript(_:)",
      evaluator.isInt(
        evaluator.concrete(getter.function.parameters[0].type, getter.callee.substitutions)
      )
    {
      return .element(owner, first)
    }
    return .computed(
      ComputedPlace(base: owner, getter: getter, setter: setter, arguments: registers)
    )
  }
}
