import SwiftChecker
import SwiftSource
import SwiftTypes

/// The instructions of one function for one combination of generic arguments.
final class Code {
  let name: String
  let file: SourceText?
  let isLibrary: Bool
  /// The parameters, `self` first; they stand in the registers from 1 on, captures follow.
  var parameterCount = 0
  var captureCount = 0
  /// Parameter registers whose values go back to the caller.
  var inOutRegisters: [Int] = [] {
    didSet { hot.pointee.hasInOut = !inOutRegisters.isEmpty }
  }
  private(set) var instructionCount = 0
  private(set) var spans: [Span] = []
  private var constantCount = 0
  /// What the loop reads with every instruction or call, in memory of its own.
  let hot: UnsafeMutablePointer<Hot>
  var types: [Type] = []
  var globals: [GlobalVariable] = []
  var callees: [Callee] = []
  var children: [Code] = []
  var cases: [CaseShape] = []
  var casts: [CastShape] = []
  var opens: [OpenSite] = []
  var variables: [VariableDeclaration] = []
  var keyPaths: [KeyPathShape] = []
  var faults: [EvaluationError.Kind] = []
  var handlers: [Handler] = []

  struct Hot {
    var instructions: UnsafeMutablePointer<Instruction>
    var constants: UnsafeMutablePointer<Value>
    /// The code of each callee once it has been made; code lives as long as the evaluator.
    var targets: UnsafeMutablePointer<Unmanaged<Code>?>
    var registerCount = 1
    var hasInOut = false
  }

  var instructions: UnsafeMutablePointer<Instruction> { hot.pointee.instructions }
  var constants: UnsafeMutablePointer<Value> { hot.pointee.constants }
  var targets: UnsafeMutablePointer<Unmanaged<Code>?> { hot.pointee.targets }
  var registerCount: Int {
    get { hot.pointee.registerCount }
    set { hot.pointee.registerCount = newValue }
  }

  /// Where an error thrown between two instructions goes; inner ones come first.
  struct Handler {
    let start: Int
    let end: Int
    let target: Int
    let register: Int
  }

  /// An enum case as instructions name it.
  struct CaseShape {
    let type: Type
    let index: Int
    let name: String
  }

  /// A cast as instructions name it.
  struct CastShape {
    enum Outcome {
      case optional
      case force
      case test
    }
    let from: Type
    let to: Type
    let outcome: Outcome
  }

  init(name: String, file: SourceText?, isLibrary: Bool) {
    self.name = name
    self.file = file
    self.isLibrary = isLibrary
    hot = .allocate(capacity: 1)
    hot.initialize(
      to: Hot(
        instructions: .allocate(capacity: 1),
        constants: .allocate(capacity: 1),
        targets: .allocate(capacity: 1)
      )
    )
  }

  deinit {
    instructions.deallocate()
    constants.deinitialize(count: constantCount)
    constants.deallocate()
    targets.deallocate()
    hot.deallocate()
  }

  func finish(_ list: [Instruction], spans: [Span], constants values: [Value]) {
    instructions.deallocate()
    hot.pointee.instructions = .allocate(capacity: max(1, list.count))
    instructions.initialize(from: list, count: list.count)
    instructionCount = list.count
    self.spans = spans
    constants.deinitialize(count: constantCount)
    constants.deallocate()
    hot.pointee.constants = .allocate(capacity: max(1, values.count))
    constants.initialize(from: values, count: values.count)
    constantCount = values.count
    targets.deallocate()
    hot.pointee.targets = .allocate(capacity: max(1, callees.count))
    targets.initialize(repeating: nil, count: max(1, callees.count))
  }

  func handler(at position: Int) -> Handler? {
    for handler in handlers where handler.start <= position && position < handler.end {
      return handler
    }
    return nil
  }
}

/// A function with concrete generic arguments; its code is made when it is first called.
final class Callee {
  /// The declaration; nil for a helper of the evaluator itself.
  let function: FunctionDeclaration?
  let substitutions: Substitutions
  let variant: Variant
  /// Types a helper works on.
  let types: [Type]
  let argumentCount: Int
  /// Argument registers whose values go back to the caller.
  let inOutRegisters: [Int]
  var code: Code?
  var native: NativeFunction?
  /// Callees of overriding functions by dynamic class.
  var overrides: [Type: Callee] = [:]

  enum Variant: Hashable {
    /// The body itself.
    case body
    /// Evaluates the default argument of a parameter.
    case defaultValue(Int)
  }

  init(
    _ function: FunctionDeclaration,
    _ substitutions: Substitutions,
    variant: Variant,
    hasSelf: Bool
  ) {
    self.function = function
    self.substitutions = substitutions
    self.variant = variant
    types = []
    let offset = hasSelf ? 2 : 1
    var changed = hasSelf && function.isMutating ? [1] : []
    for (index, parameter) in function.parameters.enumerated() where parameter.isInOut {
      changed.append(index + offset)
    }
    argumentCount = function.parameters.count + offset - 1
    inOutRegisters = changed
  }

  init(native: @escaping NativeFunction, types: [Type], arguments: Int) {
    function = nil
    substitutions = Substitutions()
    variant = .body
    self.types = types
    argumentCount = arguments
    inOutRegisters = []
    self.native = native
  }
}

/// The storage of a global or static variable for one combination of generic arguments.
final class GlobalVariable {
  /// The declaration; nil for a variable that a `guard` at the top level binds.
  let variable: VariableDeclaration?
  let substitutions: Substitutions
  var value: Value?
  var isInitializing = false

  init(_ variable: VariableDeclaration?, _ substitutions: Substitutions) {
    self.variable = variable
    self.substitutions = substitutions
  }
}

/// An expression that runs with the dynamic type of an existential bound: one fragment per type.
final class OpenSite {
  /// Lowers the fragment for a type; it runs in the frame it stands in.
  let lower: (Type) throws(EvaluationError) -> Code
  var fragments: [Type: Code] = [:]

  init(lower: @escaping (Type) throws(EvaluationError) -> Code) { self.lower = lower }
}

extension Code {
  /// The instructions as text, one a line, for the tests.
  var listing: String {
    (0..<instructionCount).map { index in
      let i = instructions[index]
      return "\(index) \(i.op) \(i.a) \(i.b) \(i.c) \(i.d)"
    }.joined(separator: "\n")
  }
}

extension Evaluator {
  /// The code made so far as text, for the tests.
  public var listing: String {
    keptCode.map { "\($0.name) \($0.registerCount)\n" + $0.listing }.joined(separator: "\n")
  }
}
