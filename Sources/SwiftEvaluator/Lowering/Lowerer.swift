import SwiftChecker
import SwiftSource
import SwiftTypes

/// Turns the checked body of one function into instructions, for one choice of generic arguments.
///
/// Because every type is concrete here, witnesses, sizes and number kinds are settled while
/// lowering and cost nothing while running.
final class Lowerer {
  let evaluator: Evaluator
  let checker: Checker
  let code: Code
  var substitutions: Substitutions {
    didSet {
      concreteTypes = [:]
      keeping = [:]
    }
  }
  private var concreteTypes: [Type: Type] = [:]
  var instructions: [Instruction] = []
  var spans: [Span] = []
  var constants: [Value] = []
  var locals: [LocalVariable: Storage] = [:]
  /// Variables that closures share and that may change.
  var boxed: Set<LocalVariable> = []
  var nextRegister = 1
  var scopes: [Scope] = []
  var chains: [Label] = []
  var span = Span(0, 0)
  /// True since the last statement began when a register past the variables may hold a reference.
  var hasTemporaries = false
  var initializer: Initializer?
  /// The observer that is being lowered: its own property is written without observers.
  var observer: FunctionDeclaration?
  /// True when an operand did not fit its field.
  private var isTooLarge = false
  var inOutBoxes: [(register: Int, box: Int)] = []
  var fallthroughLabels: [Label] = []
  /// Whether values of a type may keep an instance alive, once asked.
  var keeping: [Type: Bool] = [:]

  /// Where a variable lives.
  enum Storage {
    case register(Int)
    case box(Int)
  }

  /// A place in the code that jumps name before it is known.
  final class Label {
    var position: Int?
    var jumps: [Int] = []
  }

  /// A block with what leaving it must run.
  final class Scope {
    let target: JumpTarget?
    let breakLabel: Label?
    let continueLabel: Label?
    var deferred: [(statements: [CheckedStatement], start: Int)] = []
    /// The registers of its variables that may keep an instance alive.
    var holders: [Int] = []
    /// Those of the scopes that ended inside it.
    var innerHolders: [Int] = []

    init(target: JumpTarget? = nil, breakLabel: Label? = nil, continueLabel: Label? = nil) {
      self.target = target
      self.breakLabel = breakLabel
      self.continueLabel = continueLabel
    }
  }

  /// What `return` gives back inside an initializer.
  struct Initializer {
    let selfVariable: LocalVariable
    let isClass: Bool
    let isConvenience: Bool
  }

  init(evaluator: Evaluator, code: Code, substitutions: Substitutions) {
    self.evaluator = evaluator
    checker = evaluator.checker
    self.code = code
    self.substitutions = substitutions
  }

  // MARK: Instructions

  func emit(_ op: Opcode, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, d: Int = 0) {
    if d > Int(UInt16.max) { isTooLarge = true }
    instructions.append(Instruction(op, a, b, c, d: d))
    spans.append(span)
  }

  func emitJump(_ op: Opcode, _ a: Int, _ b: Int, to label: Label) {
    if let position = label.position {
      emit(op, a, b, position)
    } else {
      label.jumps.append(instructions.count)
      emit(op, a, b, 0)
    }
  }

  func emitJump(to label: Label) { emitJump(.jump, 0, 0, to: label) }

  func place(_ label: Label) {
    label.position = instructions.count
    for jump in label.jumps { instructions[jump].c = Int32(instructions.count) }
    label.jumps = []
  }

  // MARK: Registers and tables

  func allocate(_ count: Int = 1) -> Int {
    let register = nextRegister
    nextRegister += count
    if nextRegister > code.registerCount { code.registerCount = nextRegister }
    return register
  }

  /// A register for a value that is dropped at the end of the statement.
  func temporary() -> Int {
    hasTemporaries = true
    return allocate()
  }

  func constant(_ value: Value) -> Int {
    constants.append(value)
    return constants.count - 1
  }

  func index(of type: Type) -> Int {
    if let index = code.types.lastIndex(of: type) { return index }
    code.types.append(type)
    return code.types.count - 1
  }

  func index(of callee: Callee) -> Int {
    if let index = code.callees.firstIndex(where: { $0 === callee }) { return index }
    code.callees.append(callee)
    return code.callees.count - 1
  }

  func index(of global: GlobalVariable) -> Int {
    if let index = code.globals.firstIndex(where: { $0 === global }) { return index }
    code.globals.append(global)
    return code.globals.count - 1
  }

  func fault(_ kind: EvaluationError.Kind) {
    code.faults.append(kind)
    emit(.fault, code.faults.count - 1)
  }

  // MARK: Types

  /// The concrete type behind a type of the body.
  func resolve(_ type: Type) -> Type {
    if type.flags.isDisjoint(with: [.parameter, .opaque]) { return type }
    if let known = concreteTypes[type] { return known }
    let made = evaluator.concrete(type, substitutions)
    concreteTypes[type] = made
    return made
  }

  func resolve(_ map: Substitutions) -> Substitutions {
    map.isEmpty ? map : map.mapTypes { resolve($0) }
  }

  // MARK: Blocks

  /// Lowers statements as a block of their own: variables and deferred work end with it.
  func block(
    _ statements: [CheckedStatement],
    scope: Scope = Scope()
  ) throws(EvaluationError) {
    let mark = nextRegister
    scopes.append(scope)
    for statement in statements { try lower(statement) }
    try endScope()
    nextRegister = mark
  }

  /// Runs what was deferred in the innermost scope, normally and when an error passes.
  func endScope() throws(EvaluationError) {
    let scope = scopes.removeLast()
    scopes.last?.innerHolders += scope.holders + scope.innerHolders
    try runDeferred(of: scope)
    // A function lets everything go when it returns.
    if !scopes.isEmpty { letGo(scope.holders) }
  }

  private func runDeferred(of scope: Scope) throws(EvaluationError) {
    guard !scope.deferred.isEmpty else { return }
    var end = instructions.count
    for item in scope.deferred.reversed() { try block(item.statements) }
    let after = Label()
    emitJump(to: after)
    for item in scope.deferred.reversed() {
      let error = allocate()
      code.handlers.append(
        Code.Handler(start: item.start, end: end, target: instructions.count, register: error)
      )
      try block(item.statements)
      emit(.throwError, error)
      end = instructions.count
    }
    place(after)
  }

  /// Runs the deferred work of the scopes that a jump leaves; a return lets the rest go itself.
  func leaveScopes(downTo count: Int) throws(EvaluationError) {
    let saved = scopes
    while scopes.count > count {
      let scope = scopes.removeLast()
      for item in scope.deferred.reversed() { try block(item.statements) }
      if count > 0 { letGo(scope.holders) }
    }
    scopes = saved
  }

  func finish() {
    if isTooLarge || code.registerCount > 30_000 {
      instructions = []
      spans = []
      fault(.unsupported("a function of this size"))
    }
    code.finish(instructions, spans: spans, constants: constants)
  }

  // MARK: Variables

  /// Makes the place of a variable; its value comes with `define`.
  func declare(_ variable: LocalVariable) -> Int {
    let register = allocate()
    locals[variable] = boxed.contains(variable) ? .box(register) : .register(register)
    if let scope = scopes.last, mayKeep(variable.type) { scope.holders.append(register) }
    return register
  }

  /// Gives a fresh variable its first value.
  func define(_ variable: LocalVariable, from register: Int) {
    switch locals[variable] {
    case .register(let own): if own != register { emit(.move, own, register) }
    case .box(let own): emit(.makeBox, own, register)
    case nil: break
    }
  }
}
