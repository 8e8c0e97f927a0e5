import SwiftTypes

/// Inference variables with what is known of them, and undo.
///
/// Everything that a wrong overload bound can be taken back: changes are written to a trail.
final class Solver {
  struct Variable {
    var binding: Type?
    var literal: LiteralKind?
    var protocols: [NominalReference] = []
    /// True for the variable of `nil` and of implicit members: it prefers to stay an Optional.
    var name: String?
  }

  struct Mark {
    let variables: Int
    let trail: Int
    let deferred: [Requirement]
    let failure: Requirement?
    let score: Score
  }

  let checker: Checker
  var environment: GenericEnvironment
  var score = Score()
  private(set) var variables: [Variable] = []
  private var trail: [(index: Int, old: Variable)] = []
  private var deferred: [Requirement] = []
  private var failure: Requirement?

  init(checker: Checker, environment: GenericEnvironment) {
    self.checker = checker
    self.environment = environment
  }

  // MARK: Variables

  func fresh(_ literal: LiteralKind? = nil, name: String? = nil) -> Type {
    variables.append(Variable(literal: literal, name: name))
    return Type(.variable(variables.count - 1))
  }

  var count: Int { variables.count }

  private func update(_ index: Int, _ change: (inout Variable) -> Void) {
    trail.append((index, variables[index]))
    change(&variables[index])
  }

  func mark() -> Mark {
    Mark(
      variables: variables.count,
      trail: trail.count,
      deferred: deferred,
      failure: failure,
      score: score
    )
  }

  func undo(to mark: Mark) {
    while trail.count > mark.trail {
      let (index, old) = trail.removeLast()
      variables[index] = old
    }
    variables.removeLast(variables.count - mark.variables)
    deferred = mark.deferred
    failure = mark.failure
    score = mark.score
  }

  /// Follows bindings at the root only.
  func shallow(_ type: Type) -> Type {
    var current = type
    while case .variable(let index) = current.kind, index < variables.count,
      let bound = variables[index].binding
    {
      current = bound
    }
    return current
  }

  /// Follows bindings everywhere and resolves associated types.
  func deep(_ type: Type) -> Type {
    guard !type.flags.isDisjoint(with: [.variable, .parameter, .member]) else { return type }
    return checker.simplify(substituted(type), in: environment)
  }

  private func substituted(_ type: Type) -> Type {
    guard type.flags.contains(.variable) else { return type }
    if case .variable = type.kind {
      let root = shallow(type)
      return root == type ? type : substituted(root)
    }
    return type.mapChildren(substituted)
  }

  /// The variable at the root of a type, when it is still open.
  func openVariable(_ type: Type) -> Int? {
    if case .variable(let index) = shallow(type).kind, index < variables.count { return index }
    return nil
  }

  func literal(of type: Type) -> LiteralKind? {
    openVariable(type).flatMap { variables[$0].literal }
  }

  func protocols(of type: Type) -> [NominalReference] {
    openVariable(type).map { variables[$0].protocols } ?? []
  }

  // MARK: Unification

  /// Makes two types equal; false when they cannot be.
  func unify(_ left: Type, _ right: Type) -> Bool {
    let left = deepRoot(left)
    let right = deepRoot(right)
    if left == right { return true }
    switch (left.kind, right.kind) {
    case (.error, _), (_, .error): return true
    case (.variable(let index), _): return bind(index, to: right)
    case (_, .variable(let index)): return bind(index, to: left)
    case (.member, _) where left.flags.contains(.variable),
      (_, .member) where right.flags.contains(.variable):
      deferred.append(.sameType(left, right))
      return true
    case (.nominal(let one), .nominal(let two)):
      guard one.reference == two.reference else { return false }
      if let outer = one.parent, let other = two.parent, !unify(outer, other) { return false }
      return unifyAll(one.arguments, two.arguments)
    case (.tuple(let one), .tuple(let two)):
      guard one.count == two.count else { return false }
      return zip(one, two).allSatisfy { left, right in
        (left.label == nil || right.label == nil || left.label == right.label)
          && unify(left.type, right.type)
      }
    case (.function(let one), .function(let two)):
      return unifyFunctions(one, two)
    case (.metatype(let one), .metatype(let two)): return unify(one, two)
    case (.pack(let one), .pack(let two)): return unifyAll(one, two)
    case (.packExpansion(let one), .packExpansion(let two)): return unify(one, two)
    case (.opaque(let one, let first), .opaque(let two, let second)):
      return one == two && unifyAll(first, second)
    case (.existential(let one), .existential(let two)):
      return one.count == two.count
        && zip(one, two).allSatisfy {
          $0.reference == $1.reference && unifyAll($0.arguments, $1.arguments)
        }
    default: return false
    }
  }

  private func deepRoot(_ type: Type) -> Type {
    let root = shallow(type)
    if case .member = root.kind { return deep(root) }
    if case .parameter = root.kind { return deep(root) }
    return root
  }

  private func unifyAll(_ left: [Type], _ right: [Type]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { unify($0, $1) }
  }

  private func unifyFunctions(_ left: FunctionType, _ right: FunctionType) -> Bool {
    guard left.parameters.count == right.parameters.count,
      zip(left.parameters, right.parameters).allSatisfy({ $0.isInOut == $1.isInOut })
    else { return false }
    return zip(left.parameters, right.parameters).allSatisfy { unify($0.type, $1.type) }
      && unify(left.result, right.result)
  }

  private func bind(_ index: Int, to type: Type) -> Bool {
    let variable = variables[index]
    if case .variable(let other) = type.kind { return merge(index, other) }
    if type.flags.contains(.variable), occurs(index, in: type) { return false }
    update(index) { $0.binding = type }
    if let kind = variable.literal, !acceptsLiteral(kind, type) { return false }
    for proto in variable.protocols where !require(.conformance(type, ProtocolType(proto))) {
      return false
    }
    return true
  }

  private func acceptsLiteral(_ kind: LiteralKind, _ type: Type) -> Bool {
    guard let proto = checker.standardProtocol(kind.protocolName) else { return false }
    if let name = kind.defaultName, !checker.isStandard(type, name) { score.nonDefaultLiteral += 1 }
    return require(.conformance(type, ProtocolType(proto)))
  }

  private func merge(_ index: Int, _ other: Int) -> Bool {
    let one = variables[index]
    let two = variables[other]
    var literal = one.literal ?? two.literal
    if let first = one.literal, let second = two.literal {
      guard let both = first.merged(with: second) else { return false }
      literal = both
    }
    update(other) { variable in
      variable.literal = literal
      for proto in one.protocols where !variable.protocols.contains(proto) {
        variable.protocols.append(proto)
      }
    }
    update(index) { $0.binding = Type(.variable(other)) }
    return true
  }

  private func occurs(_ index: Int, in type: Type) -> Bool {
    var found = false
    substituted(type).forEachNode { if case .variable(index) = $0.kind { found = true } }
    return found
  }

  // MARK: Requirements

  /// Demands a requirement now, or keeps it until its types are known; false when it cannot hold.
  func require(_ requirement: Requirement) -> Bool {
    switch requirement {
    case .conformance(let subject, let conformance):
      return requireConformance(deep(subject), conformance)
    case .sameType(let left, let right): return unify(deep(left), deep(right))
    case .superclass(let subject, let parent):
      let type = deep(subject)
      if openVariable(type) != nil {
        deferred.append(requirement)
        return true
      }
      return isSubclass(type, of: deep(parent))
    }
  }

  private func isSubclass(_ type: Type, of parent: Type) -> Bool {
    var current: Type? = type
    while let item = current {
      if unify(item, parent) { return true }
      current = checker.superclass(of: item) ?? environment.superclass(of: item)
    }
    return false
  }

  private func requireConformance(_ type: Type, _ conformance: ProtocolType) -> Bool {
    switch type.kind {
    case .variable(let index):
      if !variables[index].protocols.contains(conformance.reference) {
        update(index) { $0.protocols.append(conformance.reference) }
        if let name = variables[index].literal?.defaultName,
          !checker.conforms(
            checker.standard(name),
            to: conformance.reference,
            in: environment
          )
        {
          score.nonDefaultLiteral += 1
        }
      }
      return true
    case .pack(let elements):
      return elements.allSatisfy { requireConformance(shallow($0), conformance) }
    case .member where type.flags.contains(.variable):
      deferred.append(.conformance(type, conformance))
      return true
    default:
      guard
        let found = checker.conformance(of: type, to: conformance.reference, in: environment)
      else { return false }
      checker.conformanceDepth += 1
      defer { checker.conformanceDepth -= 1 }
      return checker.conformanceDepth < 420 && found.conditions.allSatisfy { require($0) }
    }
  }

  /// Tries what was kept for later; false when something cannot hold, now or before.
  @discardableResult
  func settle() -> Bool {
    var changed = true
    while changed, !deferred.isEmpty {
      let pending = deferred
      deferred = []
      for requirement in pending where !require(requirement) { failure = failure ?? requirement }
      changed = deferred.count < pending.count
    }
    return failure == nil
  }

  /// Tries what was kept for later; a failure waits to be told with the rest.
  func settleQuietly() { if !deferred.isEmpty { settle() } }

  /// Takes up a failure that was laid aside.
  func resume(_ requirement: Requirement?) { failure = failure ?? requirement }

  /// The requirement that could not hold; it is forgotten, so that it is told once.
  func takeFailure() -> Requirement? {
    defer { failure = nil }
    return failure
  }

  /// Gives open literals from `start` on their default types.
  func applyDefaults(from start: Int) {
    var index = start
    while index < variables.count {
      let variable = variables[index]
      if variable.binding == nil, let kind = variable.literal { bindDefault(index, kind, variable) }
      index += 1
    }
    settle()
  }

  func applyDefaults(in type: Type) {
    guard deep(type).flags.contains(.variable) else { return }
    deep(type).forEachNode { node in
      if case .variable(let index) = node.kind, let kind = variables[index].literal,
        variables[index].binding == nil
      {
        bindDefault(index, kind, variables[index])
      }
    }
    settle()
  }

  /// True when a type holds a number literal that has no type yet.
  func hasOpenNumber(in type: Type) -> Bool {
    var found = false
    deep(type).forEachNode { if isOpenNumber($0) { found = true } }
    return found
  }

  private func bindDefault(_ index: Int, _ kind: LiteralKind, _ variable: Variable) {
    guard let name = kind.defaultName else { return }
    let before = mark()
    if unify(Type(.variable(index)), checker.standard(name)), kind != .integer || holdsSoFar() {
      return
    }
    undo(to: before)
    guard kind == .integer else { return }
    if unify(Type(.variable(index)), checker.standard("Double")), holdsSoFar() { return }
    undo(to: before)
    // Neither will do: the message is about the type that was likely meant.
    if !unify(Type(.variable(index)), checker.standard(name)) { undo(to: before) }
  }

  /// Whether everything required so far can still be met; a failure is not kept.
  func holdsSoFar() -> Bool {
    guard !deferred.isEmpty else { return true }
    let outer = takeFailure()
    let holds = settle()
    _ = takeFailure()
    resume(outer)
    return holds
  }

  /// How many open literals of these types could not take their default.
  func unusualLiterals(in types: [Type]) -> Int {
    var count = 0
    for type in types {
      deep(type).forEachNode { part in
        guard case .variable(let index) = part.kind,
          let name = variables[index].literal?.defaultName
        else { return }
        let standard = checker.standard(name)
        let fits = variables[index].protocols.allSatisfy {
          checker.conforms(standard, to: $0, in: environment)
        }
        if !fits { count += 1 }
      }
    }
    return count
  }
}
