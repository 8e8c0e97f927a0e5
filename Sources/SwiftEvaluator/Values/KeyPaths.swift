import SwiftChecker
import SwiftTypes

extension KeyPathObject {
  /// The steps as `print` shows them.
  var text: String {
    steps.map { step -> String in
      switch step.kind {
      case .optionalChain, .forceUnwrap: step.name
      case .optionalWrap: ""
      default: "." + step.name
      }
    }.joined()
  }

  func isSame(as other: KeyPathObject) -> Bool {
    guard root == other.root, steps.count == other.steps.count else { return false }
    return zip(steps, other.steps).allSatisfy { first, second in
      first.identity == second.identity && first.arguments.count == second.arguments.count
        && zip(first.arguments, second.arguments).allSatisfy { $0.isSamePrimitive(as: $1) }
    }
  }

  /// The path that goes on with another.
  func appending(_ other: KeyPathObject) -> KeyPathObject {
    KeyPathObject(root: root, value: other.value, steps: steps + other.steps)
  }
}

extension Evaluator {
  func makeKeyPath(_ shape: KeyPathShape, _ arguments: [Value]) -> Value {
    var rest = arguments[...]
    var steps = shape.steps
    for (index, count) in shape.argumentCounts.enumerated() where count > 0 {
      steps[index].arguments = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return .keyPath(KeyPathObject(root: shape.root, value: shape.value, steps: steps))
  }

  /// Reads through a key path.
  public func read(_ path: KeyPathObject, from root: Value) throws(EvaluationError) -> Value {
    try read(path.steps[...], from: root)
  }

  private func read(_ steps: ArraySlice<KeyPathObject.Step>, from root: Value)
    throws(EvaluationError) -> Value
  {
    var value = root
    for step in steps {
      switch step.kind {
      case .field(let index, let variable):
        guard case .structure(let object) = value else { throw EvaluationError(.overlappingAccess) }
        value = try object.fields.at(Int32(index))
        if variable.isWeak { value = value.weakValue }
      case .objectField(let index, let variable):
        guard case .instance(let object) = value else { throw EvaluationError(.overlappingAccess) }
        if isObserved(variable) { try observer?(object, variable, .read) }
        value = try object.fields.at(Int32(index))
        if variable.isWeak { value = value.weakValue }
      case .element(let index):
        guard let elements = value.asTuple else { throw EvaluationError(.overlappingAccess) }
        value = try elements.at(Int32(index))
      case .computed(let getter, _, let isDynamic, _):
        var receiver: Value? = value
        let callee = dynamicCallee(getter, isDynamic, value)
        value = try invoke(callee, receiver: &receiver, step.arguments)
      case .opened(let variable):
        guard let found = try getProperty(variable, of: value, .any) else {
          throw EvaluationError(.overlappingAccess)
        }
        value = found.value
      case .optionalChain:
        guard let present = value.unwrapped else { return .absent }
        value = present
      case .optionalWrap: value = value.wrapped
      case .forceUnwrap:
        guard let present = value.unwrapped else { throw EvaluationError(.unexpectedNil) }
        value = present
      }
    }
    return value
  }

  private func dynamicCallee(_ callee: Callee, _ isDynamic: Bool, _ value: Value) -> Callee {
    if isDynamic, case .instance(let object) = value {
      return override(of: callee, for: object.type)
    }
    return callee
  }

  /// Changes a stored property between its `willSet` and its `didSet`.
  private func observing(
    _ variable: VariableDeclaration,
    of type: Type,
    _ owner: Value,
    old: Value,
    new: Value,
    _ change: (Value) throws(EvaluationError) -> Value
  ) throws(EvaluationError) -> Value {
    var receiver: Value? = owner
    let map = variable.context.map { arguments(of: type, asSeenFrom: $0.nominal) }
    if let willSet = variable.willSet {
      let callee = function(willSet, map ?? Substitutions()).callee
      _ = try invoke(callee, receiver: &receiver, [new])
    }
    receiver = try change(receiver ?? owner)
    if let didSet = variable.didSet {
      let callee = function(didSet, map ?? Substitutions()).callee
      _ = try invoke(callee, receiver: &receiver, [old])
    }
    return receiver ?? owner
  }

  /// Writes through a key path; the root comes back changed.
  public func write(_ new: Value, through path: KeyPathObject, to root: Value)
    throws(EvaluationError) -> Value
  {
    try write(new, path.steps[...], root)
  }

  private func write(_ new: Value, _ steps: ArraySlice<KeyPathObject.Step>, _ root: Value)
    throws(EvaluationError) -> Value
  {
    guard let step = steps.first else { return new }
    let rest = steps.dropFirst()
    switch step.kind {
    case .field(let index, let variable):
      guard case .structure(let object) = root else { throw EvaluationError(.overlappingAccess) }
      let old = try object.fields.at(Int32(index))
      let value = try write(new, rest, old)
      return try observing(variable, of: object.type, root, old: old, new: value) {
        (owner) throws(EvaluationError) in
        guard case .structure(let object) = owner else { return owner }
        let copy = StructObject(type: object.type, fields: object.fields)
        let kept = variable.isWeak ? weakReference(to: value) : value
        try copy.fields.set(kept, at: Int32(index))
        return .structure(copy)
      }
    case .objectField(let index, let variable):
      guard case .instance(let object) = root else { throw EvaluationError(.overlappingAccess) }
      let old = try object.fields.at(Int32(index))
      let value = try write(new, rest, old)
      return try observing(variable, of: object.type, root, old: old, new: value) {
        (owner) throws(EvaluationError) in
        let kept = variable.isWeak ? weakReference(to: value) : value
        try object.fields.set(kept, at: Int32(index))
        if isObserved(variable) { try observer?(object, variable, .write) }
        return owner
      }
    case .element(let index):
      guard var elements = root.asTuple else { throw EvaluationError(.overlappingAccess) }
      try elements.set(write(new, rest, elements.at(Int32(index))), at: Int32(index))
      return .tuple(elements)
    case .computed(let getter, let setter, let isDynamic, _):
      guard let setter else { throw EvaluationError(.unsupported("writing a read-only property")) }
      var receiver: Value? = root
      var value = new
      if !rest.isEmpty {
        let callee = dynamicCallee(getter, isDynamic, root)
        value = try write(new, rest, try invoke(callee, receiver: &receiver, step.arguments))
      }
      receiver = root
      let callee = dynamicCallee(setter, isDynamic, root)
      _ = try invoke(callee, receiver: &receiver, step.arguments + [value])
      return receiver ?? root
    case .opened: throw EvaluationError(.unsupported("writing through a protocol"))
    case .optionalChain:
      guard let present = root.unwrapped else { return root }
      return try write(new, rest, present).wrapped
    case .optionalWrap: return try write(new, rest, root)
    case .forceUnwrap:
      guard let present = root.unwrapped else { throw EvaluationError(.unexpectedNil) }
      return try write(new, rest, present).wrapped
    }
  }
}

extension Value {
  /// What a weak reference still holds, or `nil`.
  var weakValue: Value {
    if case .native(let reference as WeakReference) = self { return reference.value }
    return .absent
  }
}
