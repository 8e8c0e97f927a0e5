public import SwiftChecker
public import SwiftSource
public import SwiftTypes

/// Runs checked programs: lowers what is reached to instructions and keeps the session's globals.
public final class Evaluator {
  /// What knows the declarations.
  public let checker: Checker
  /// The budgets of each run.
  public let limits: EvaluationLimits
  /// What the program printed, in order, since it was last taken.
  public private(set) var output = ""
  private var remarks: [Remark] = []

  /// What a declaration of a library says about its own effect.
  public struct Remark: Hashable, Sendable {
    /// What kind of effect: `opened`, `noEffect`.
    public let kind: String
    /// What it is about.
    public let text: String
  }

  /// Told when a stored property of an `@Observable` class is read or has been written.
  public var observer:
    ((InstanceObject, VariableDeclaration, PropertyAccess) throws(EvaluationError) -> Void)?
  /// Natives by the qualified name of their declaration.
  public private(set) var natives: [String: NativeFunction] = [:]

  /// How a property was touched.
  public enum PropertyAccess: Sendable {
    /// Its value was used.
    case read
    /// It has a new value.
    case write
  }

  /// Takes the work of a `Task { … }`, to run it after what runs now, and answers its number.
  public var taskStarter: ((Value) -> Int)?
  /// Lets something that waits go on, for code that waits and belongs to no task; false when
  /// nothing waits.
  public var taskDriver: (() throws(EvaluationError) -> Bool)?
  /// How many signals tasks have been given to wait for.
  var signalCount = 0
  /// The task that runs; nil for code that belongs to none.
  var task: RunningTask?

  private(set) lazy var machine = Machine(evaluator: self, limits: limits)
  var callees: [CalleeKey: Callee] = [:]
  var globals: [GlobalKey: GlobalVariable] = [:]
  var builtins: [BuiltinKey: Callee] = [:]
  var localFunctions: Set<FunctionDeclaration> = []
  var localCaptures: [FunctionDeclaration: [LocalVariable]] = [:]
  /// Variables that a `guard` at the top level leaves behind.
  var sessionLocals: [LocalVariable: GlobalVariable] = [:]
  var changedSelves: Set<LocalVariable> = []
  var nativeNames: [ObjectIdentifier: String] = [:]
  var fieldCounts: [NominalReference: Int] = [:]
  var cases: [CaseKey: EnumObject] = [:]
  var keptCode: [Code] = []
  var instanceCount = 0
  /// Instances whose end somebody may notice.
  var tracked: [TrackedInstance] = []
  var random = RandomSequence(seed: 1)
  var uuidCount = 0
  let regexes = RegexPrograms()
  var typeFacts = TypeFacts()
  private var outputBytes = 0

  struct CalleeKey: Hashable {
    let function: ObjectIdentifier
    let substitutions: Substitutions
    let variant: Callee.Variant
  }

  struct GlobalKey: Hashable {
    let variable: ObjectIdentifier
    let substitutions: Substitutions
  }

  struct BuiltinKey: Hashable {
    let name: String
    let types: [Type]
  }

  struct CaseKey: Hashable {
    let item: ObjectIdentifier
    let type: Type
  }

  /// Makes an evaluator for the declarations a checker knows.
  public init(checker: Checker, limits: EvaluationLimits = EvaluationLimits()) {
    self.checker = checker
    self.limits = limits
    natives = StandardNatives.all
  }

  /// Binds natives of another module; the last binding of a name counts.
  public func register(_ more: [String: NativeFunction]) {
    natives.merge(more) { _, new in new }
  }

  // MARK: Running

  /// Runs the statements of one input.
  public func run(_ body: CheckedBody, file: SourceText?) throws(EvaluationError) {
    startRun()
    if body.hasErrors { throw EvaluationError(.unchecked(name: "input"), file: file) }
    let code = try lowerTopLevel(body.statements, file: file)
    _ = try finishing { () throws(EvaluationError) in try machine.run(code, []) }
  }

  /// Runs checked statements of the top level.
  public func run(_ statements: [CheckedStatement], file: SourceText?) throws(EvaluationError) {
    startRun()
    let code = try lowerTopLevel(statements, file: file)
    _ = try finishing { () throws(EvaluationError) in try machine.run(code, []) }
  }

  /// Evaluates one expression.
  public func evaluate(
    _ expression: CheckedExpression,
    file: SourceText? = nil
  ) throws(EvaluationError) -> Value {
    startRun()
    let code = try lowerExpression(expression, file: file, substitutions: Substitutions())
    return try finishing { () throws(EvaluationError) in try machine.run(code, []) }
  }

  /// Calls a function value with arguments; one tuple may stand for several.
  public func call(_ function: Value, _ arguments: [Value]) throws(EvaluationError) -> Value {
    guard case .function(let object) = function else {
      throw EvaluationError(.unsupported("call of a value that is no function"))
    }
    startRun()
    var arguments = arguments
    if arguments.count == 1, object.code.parameterCount > 1, let parts = arguments[0].asTuple {
      arguments = parts
    }
    return try finishing { () throws(EvaluationError) in
      try machine.run(object.code, arguments, captures: object.captures)
    }
  }

  /// Calls a member or free function.
  ///
  /// - Parameters:
  ///   - function: What to call; a requirement is called by its witness for the type of `self`.
  ///   - receiver: The `self`; nil for a free function. A mutating function leaves the changed
  ///     value in it.
  ///   - arguments: The arguments in parameter order, defaults filled in.
  ///   - substitutions: What the generic parameters in scope of the function stand for.
  /// - Returns: The result, `()` for a function without one.
  /// - Throws: ``EvaluationError`` when the program stops; an error that the program throws and
  ///   does not catch is ``EvaluationError/Kind/uncaught(value:description:)``.
  public func call(
    _ function: FunctionDeclaration,
    receiver: inout Value?,
    _ arguments: [Value],
    _ substitutions: Substitutions
  ) throws(EvaluationError) -> Value {
    startRun()
    let callee = callee(function, substitutions)
    return try finishing { () throws(EvaluationError) in
      try invoke(callee, receiver: &receiver, arguments)
    }
  }

  /// Calls a function that does not change its `self`.
  public func call(
    _ function: FunctionDeclaration,
    on receiver: Value? = nil,
    _ arguments: [Value] = [],
    _ substitutions: Substitutions
  ) throws(EvaluationError) -> Value {
    var copy = receiver
    return try call(function, receiver: &copy, arguments, substitutions)
  }

  /// Budgets count from here unless a run is going on already.
  func startRun() {
    guard machine.depth == 0, machine.nativeDepth == 0 else { return }
    machine.steps = 0
    machine.allocated = 0
    outputBytes = 0
  }

  /// Runs the `deinit`s that wait, and turns an error that nobody caught into a fault.
  func finishing(
    _ body: () throws(EvaluationError) -> Value
  ) throws(EvaluationError) -> Value {
    do throws(EvaluationError) {
      let result = try body()
      if machine.nativeDepth == 0 { try machine.runDeinitializers {} }
      return result
    } catch {
      guard machine.nativeDepth == 0, case .uncaught(let value, _) = error.kind else { throw error }
      var text = ""
      try describe(value, .any, into: &text)
      throw EvaluationError(
        .uncaught(value: value, description: text),
        span: error.span,
        file: error.file
      )
    }
  }

  // MARK: Output

  /// Takes what was printed so far.
  public func takeOutput() -> String {
    defer { output = "" }
    return output
  }

  /// Says something about what happened that is no output of the program.
  public func remark(_ kind: String, _ text: String) {
    guard remarks.count < 20 else { return }
    let remark = Remark(kind: kind, text: text)
    if !remarks.contains(remark) { remarks.append(remark) }
  }

  /// The remarks since they were last taken.
  public func takeRemarks() -> [Remark] {
    defer { remarks = [] }
    return remarks
  }

  /// Does something and forgets what it prints.
  public func discardingOutput<Result>(_ work: () throws(EvaluationError) -> Result)
    throws(EvaluationError) -> Result
  {
    let saved = (output, outputBytes)
    defer { (output, outputBytes) = saved }
    return try work()
  }

  /// Adds printed text.
  public func print(_ text: String) throws(EvaluationError) {
    outputBytes += text.utf8.count
    guard outputBytes <= limits.output else { throw EvaluationError(.outputLimit(limits.output)) }
    output += text
  }

  /// A String value, or an error when it is too long.
  func checked(_ text: String) throws(EvaluationError) -> Value {
    let size = text.utf8.count
    guard size <= limits.string else { throw EvaluationError(.stringLimit(limits.string)) }
    try machine.allocate(48 + size)
    return .string(text)
  }

  // MARK: Undo

  /// The values of the session's variables at one moment.
  public struct Snapshot {
    let values: [(global: GlobalVariable, value: Value?)]
  }

  /// Remembers the session's variables; instances of classes are shared, not copied.
  public func snapshot() -> Snapshot {
    Snapshot(values: globals.values.map { ($0, $0.value) })
  }

  /// Puts the session's variables back; those made since then are uninitialized again.
  public func restore(_ snapshot: Snapshot) {
    for global in globals.values {
      global.value = nil
      global.isInitializing = false
    }
    for item in snapshot.values { item.global.value = item.value }
  }
}
