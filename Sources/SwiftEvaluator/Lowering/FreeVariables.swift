import SwiftChecker
import SwiftTypes

/// Collects the variables of a piece of checked program: used, declared, and shared with closures.
struct FreeVariables {
  let evaluator: Evaluator
  private(set) var used: Set<LocalVariable> = []
  private(set) var order: [LocalVariable] = []
  private(set) var declared: Set<LocalVariable> = []
  /// Variables that a closure or local function inside refers to.
  private(set) var shared: Set<LocalVariable> = []
  private(set) var delegates = false
  private var visitedFunctions: Set<FunctionDeclaration> = []
  private var closureDepth = 0

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// What is used and not declared inside, in order of first use.
  var free: [LocalVariable] { order.filter { !declared.contains($0) } }

  mutating func use(_ variable: LocalVariable) {
    if closureDepth > 0 { shared.insert(variable) }
    if used.insert(variable).inserted { order.append(variable) }
  }

  mutating func declare(_ variable: LocalVariable) { declared.insert(variable) }

  mutating func visit(_ statements: [CheckedStatement]) {
    for case .function(let function) in statements { evaluator.localFunctions.insert(function) }
    for statement in statements { visit(statement) }
  }

  mutating func visit(_ statement: CheckedStatement) {
    switch statement {
    case .expression(let expression), .throwing(let expression): visit(expression)
    case .variable(let variable, let value):
      declare(variable)
      if let value { visit(value) }
    case .destructure(let pattern, let value):
      visit(pattern)
      visit(value)
    case .function(let function): visitFunction(function)
    case .returns(let value, _): if let value { visit(value) }
    case .conditional(let conditions, let first, let second):
      visit(conditions)
      visit(first)
      visit(second)
    case .guarding(let conditions, let body):
      visit(conditions)
      visit(body)
    case .whileLoop(_, let conditions, let body):
      visit(conditions)
      visit(body)
    case .repeatLoop(_, let body, let condition):
      visit(body)
      visit(condition)
    case .forLoop(let loop): visit(loop)
    case .switching(_, let subject, let cases):
      visit(subject)
      for item in cases { visit(items: item.items, item.body) }
    case .doBlock(_, let body, let catches):
      visit(body)
      for item in catches {
        declare(item.error)
        visit(items: item.items, item.body)
      }
    case .deferred(let body): visit(body)
    case .breaking, .continuing, .fallingThrough: break
    }
  }

  private mutating func visit(
    items: [(pattern: CheckedPattern, condition: CheckedExpression?)],
    _ body: [CheckedStatement]
  ) {
    for item in items {
      visit(item.pattern)
      if let condition = item.condition { visit(condition) }
    }
    visit(body)
  }

  private mutating func visit(_ loop: CheckedForLoop) {
    declare(loop.iterator)
    visit(loop.pattern)
    visit(loop.makeIterator)
    visit(loop.next)
    if let condition = loop.condition { visit(condition) }
    visit(loop.body)
  }

  private mutating func visit(_ conditions: [CheckedCondition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression): visit(expression)
      case .pattern(let pattern, let value):
        visit(pattern)
        visit(value)
      case .availability: break
      }
    }
  }

  mutating func visit(_ pattern: CheckedPattern) {
    switch pattern {
    case .any, .none: break
    case .variable(let variable): declare(variable)
    case .tuple(let parts): for part in parts { visit(part) }
    case .enumCase(_, let parts): for part in parts { visit(part) }
    case .some(let inner): visit(inner)
    case .cast(let inner, _, _): visit(inner)
    case .expression(let variable, let expression):
      declare(variable)
      visit(expression)
    }
  }

  /// The body of a local function as a body of its own.
  mutating func visitLocal(_ function: FunctionDeclaration) {
    visitedFunctions.insert(function)
    for parameter in function.parameters { declare(parameter.variable) }
    if let body = evaluator.checker.body(of: function) { visit(body.statements) }
  }

  /// A local function brings what it uses; what it declares is its own, also where it calls itself
  /// from a closure that uses its parameters.
  private mutating func visitFunction(_ function: FunctionDeclaration) {
    guard evaluator.localFunctions.contains(function), !visitedFunctions.contains(function) else {
      return
    }
    var inner = FreeVariables(evaluator)
    inner.visitedFunctions = visitedFunctions
    inner.visitLocal(function)
    visitedFunctions = inner.visitedFunctions
    shared.formUnion(inner.shared)
    closureDepth += 1
    for variable in inner.free { use(variable) }
    closureDepth -= 1
  }

  mutating func visit(_ closure: CheckedClosure) {
    for item in closure.captureList {
      visit(item.value)
      declare(item.variable)
    }
    closureDepth += 1
    for parameter in closure.parameters { declare(parameter) }
    visit(closure.body.statements)
    closureDepth -= 1
  }

  mutating func visit(_ arguments: [CheckedArgument]) {
    for argument in arguments {
      switch argument {
      case .value(let expression), .inOut(let expression): visit(expression)
      case .variadic(let list), .pack(let list): for item in list { visit(item) }
      case .defaultValue: break
      }
    }
  }

  mutating func visit(_ expression: CheckedExpression) {
    switch expression.kind {
    case .integer, .float, .boolean, .string, .none, .global, .metatype, .enumCase, .error: break
    case .interpolation(let list), .array(let list), .tuple(let list):
      for item in list { visit(item) }
    case .dictionary(let pairs):
      for pair in pairs {
        visit(pair.key)
        visit(pair.value)
      }
    case .local(let variable): use(variable)
    case .property(let base, _, _, _): visit(base)
    case .subscriptAccess(let base, _, _, let arguments, _):
      visit(base)
      visit(arguments)
    case .call(let call): visit(call)
    case .function(let function, _, let base, _):
      if let base { visit(base) }
      visitFunction(function)
    case .closure(let closure): visit(closure)
    case .assignment(let target, let value):
      visit(target)
      visit(value)
    case .ternary(let condition, let first, let second):
      visit(condition)
      visit(first)
      visit(second)
    case .tupleElement(let inner, _), .typeOf(let inner), .forceUnwrap(let inner),
      .optionalChain(let inner), .optionalBind(let inner), .wrapOptional(let inner),
      .erase(let inner), .convertNumber(let inner), .upcast(let inner), .cast(let inner, _, _),
      .optionalTry(let inner), .forceTry(let inner):
      visit(inner)
    case .open(let value, _, let variable, let inner):
      visit(value)
      declare(variable)
      visit(inner)
    case .keyPath(_, let components):
      for case .subscriptAccess(_, _, let arguments, _, _) in components { visit(arguments) }
    case .block(let statements, let result):
      declare(result)
      visit(statements)
    }
  }

  private mutating func visit(_ call: CheckedCall) {
    switch call.callee {
    case .function(let function, _, let base, _):
      if let base {
        visit(base)
        if function.isInitializer, case .local = base.kind, !isSuper(function, base) {
          delegates = true
        }
      }
      visitFunction(function)
      if ShortCircuit.names.contains(function.qualifiedName) {
        visitShortCircuit(call.arguments)
        return
      }
    case .enumCase: break
    case .value(let value): visit(value)
    }
    visit(call.arguments)
  }

  /// True for `super.init(…)`: the own properties still get their first values here.
  private func isSuper(_ function: FunctionDeclaration, _ base: CheckedExpression) -> Bool {
    guard case .nominal(let own) = base.type.kind, let declaring = function.context?.nominal,
      declaring.isClass
    else { return false }
    return declaring.reference != own.reference
  }

  /// The closures of `&&`, `??` and their like are lowered in place and share nothing.
  private mutating func visitShortCircuit(_ arguments: [CheckedArgument]) {
    for argument in arguments {
      if case .value(let expression) = argument, case .closure(let closure) = expression.kind,
        let inner = ShortCircuit.expression(of: closure)
      {
        visit(inner)
      } else {
        visit([argument])
      }
    }
  }
}

extension FunctionDeclaration {
  fileprivate var isInitializer: Bool {
    switch role {
    case .initializer, .memberwiseInitializer: true
    default: false
    }
  }
}

/// Functions whose autoclosures run at most once and at once.
enum ShortCircuit {
  static let names: Set<String> = [
    "Bool.&&(_:_:)", "Bool.||(_:_:)", "??(_:_:)", "precondition(_:_:)", "assert(_:_:)",
    "fatalError(_:)", "preconditionFailure(_:)", "assertionFailure(_:)",
  ]

  static func expression(of closure: CheckedClosure) -> CheckedExpression? {
    guard closure.parameters.isEmpty, closure.captureList.isEmpty,
      closure.body.statements.count == 1
    else { return nil }
    switch closure.body.statements[0] {
    case .returns(let value, _): return value
    case .expression(let value): return value
    default: return nil
    }
  }
}
