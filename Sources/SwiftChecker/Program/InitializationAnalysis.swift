import SwiftSource
import SwiftTypes

/// Follows the paths through a body and reports variables that are read before they have a value.
///
/// The Swift compiler calls it definite initialization: a `let` or `var` without a value needs one on
/// every path to its first use, and so does every stored property before an initializer uses `self`.
final class InitializationAnalysis {
  /// What has a value at a point of the program.
  typealias State = Set<Declared>

  /// A local variable, or a stored property of the value being made.
  enum Declared: Hashable {
    case local(LocalVariable)
    case property(VariableDeclaration)
    /// The part of the superclass.
    case superclass
  }

  private let checker: Checker
  private let file: SourceText
  /// The properties that an initializer must set; empty elsewhere.
  private var properties: [VariableDeclaration] = []
  private var own: LocalVariable?
  private var tracked: Set<LocalVariable> = []
  private var told: Set<Declared> = []
  private var hasToldOfSelf = false
  /// True in an initializer that has to call one of its superclass.
  private var needsSuper = false
  /// Where we are: an implicit `self` has no place of its own.
  private var place = Span(0, 0)

  /// Looks through the body of a function.
  static func check(_ function: FunctionDeclaration, _ body: CheckedBody, _ checker: Checker) {
    guard !function.isLibrary, !body.hasErrors, !body.isNative else { return }
    let analysis = InitializationAnalysis(checker: checker, file: function.file)
    if case .initializer = function.role { analysis.expectProperties(of: function, body) }
    var state = State()
    let ends = analysis.visit(body.statements, &state)
    if !ends, let block = function.bodySyntax {
      let end = block.span.end
      analysis.requireProperties(state, Span(max(block.span.start, end - 1), end))
      analysis.requireSuper(state, Span(max(block.span.start, end - 1), end))
    }
  }

  init(checker: Checker, file: SourceText) {
    self.checker = checker
    self.file = file
  }

  /// Follows statements of the top level, which come one after another.
  func follow(_ statements: [CheckedStatement], _ state: inout State) {
    _ = visit(statements, &state)
  }

  private func expectProperties(of function: FunctionDeclaration, _ body: CheckedBody) {
    guard let nominal = function.context?.nominal, function.context === nominal.body,
      nominal.keyword == .structure || nominal.isClass,
      !body.statements.delegates(within: nominal)
    else { return }
    own = function.selfVariable
    if let parent = nominal.superclass, !hasPlainInitializer(parent) { needsSuper = true }
    properties = nominal.storedProperties.filter { !checker.hasInitialValue($0) }
  }

  /// `super.init()` runs by itself where the superclass has an initializer without parameters.
  private func hasPlainInitializer(_ type: Type) -> Bool {
    guard case .nominal(let nominal) = type.kind,
      let declaration = checker.declaration(of: nominal.reference)
    else { return true }
    return declaration.isLibrary
      || declaration.members(named: "init").contains { member in
        guard let function = member as? FunctionDeclaration else { return false }
        checker.resolve(function)
        return function.parameters.allSatisfy(\.hasDefault)
      }
  }

  private func requireSuper(_ state: State, _ span: Span) {
    if needsSuper, !state.contains(.superclass) { report(.superInitMissing, span, []) }
  }

  private func report(_ kind: DiagnosticKind, _ span: Span, _ arguments: [String]) {
    checker.report(Diagnostic(kind, at: span, arguments), in: file)
  }

  private func requireProperties(_ state: State, _ span: Span) {
    for stored in properties where !state.contains(.property(stored)) {
      guard told.insert(.property(stored)).inserted else { continue }
      report(.propertyNotInitialized, span, [(stored.wrapped ?? stored).name])
    }
  }

  // MARK: Statements

  /// Follows statements; true when the end is never reached.
  private func visit(_ statements: [CheckedStatement], _ state: inout State) -> Bool {
    for statement in statements where visit(statement, &state) { return true }
    return false
  }

  private func visit(_ statement: CheckedStatement, _ state: inout State) -> Bool {
    switch statement {
    case .expression(let node):
      visit(node, &state)
      return [statement].neverEnds
    case .variable(let variable, let value):
      if let value {
        visit(value, &state)
      } else if !variable.name.isEmpty {
        tracked.insert(variable)
        state.remove(.local(variable))
      }
      return false
    case .destructure(_, let node): visit(node, &state)
    case .function(let function):
      // A `return` in it leaves the local function, not the initializer.
      let saved = (properties, own)
      (properties, own) = ([], nil)
      visitLater(function.checkedBody?.statements ?? [], state)
      (properties, own) = saved
    case .returns(let value, let span):
      if let value { visit(value, &state) }
      if case .none? = value?.kind { return true }
      requireProperties(state, span)
      return true
    case .throwing(let node):
      visit(node, &state)
      return true
    case .breaking, .continuing, .fallingThrough: return true
    default: return visitBranches(statement, &state)
    }
    return false
  }

  private func visitBranches(_ statement: CheckedStatement, _ state: inout State) -> Bool {
    switch statement {
    case .conditional(let conditions, let yes, let no):
      visit(conditions, &state)
      return join([yes, no], &state)
    case .guarding(let conditions, let body):
      visit(conditions, &state)
      var failed = state
      _ = visit(body, &failed)
    case .whileLoop(_, let conditions, let body):
      visit(conditions, &state)
      visitLater(body, state)
    case .repeatLoop(_, let body, let condition):
      if visit(body, &state) { return false }
      visit(condition, &state)
    case .forLoop(let loop):
      visit(loop.makeIterator, &state)
      var inside = state
      if let condition = loop.condition { visit(condition, &inside) }
      _ = visit(loop.body, &inside)
    case .switching(_, let subject, let cases):
      visit(subject, &state)
      for item in cases {
        for condition in item.items.compactMap(\.condition) { visitOnce(condition, state) }
      }
      return join(cases.map(\.body), &state)
    case .doBlock(_, let body, let catches):
      let before = state
      let ends = visit(body, &state)
      guard !catches.isEmpty else { return ends }
      var after = ends ? nil : state
      for item in catches {
        var caught = before
        if visit(item.body, &caught) { continue }
        after = after.map { $0.intersection(caught) } ?? caught
      }
      guard let after else { return true }
      state = after
    case .deferred(let body): visitLater(body, state)
    default: break
    }
    return false
  }

  /// Follows alternatives; what all of those that go on have set is set afterwards.
  private func join(_ branches: [[CheckedStatement]], _ state: inout State) -> Bool {
    var after: State?
    for branch in branches {
      var inside = state
      if branch.fallsThrough {
        _ = visit(branch, &inside)
        continue
      }
      let leaves = visit(branch, &inside)
      if leaves && !branch.breaks { continue }
      after = after.map { $0.intersection(inside) } ?? inside
    }
    guard let after else { return !branches.isEmpty }
    state = after
    return false
  }

  private func visit(_ conditions: [CheckedCondition], _ state: inout State) {
    for node in conditions.flatMap(\.expressions) { visit(node, &state) }
  }

  /// Code that may run later or not at all: it sees what is set, and sets nothing for the rest.
  private func visitLater(_ statements: [CheckedStatement], _ state: State) {
    var inside = state
    _ = visit(statements, &inside)
  }

  private func visitOnce(_ node: CheckedExpression, _ state: State) {
    var inside = state
    visit(node, &inside)
  }

  // MARK: Expressions

  private func visit(_ node: CheckedExpression, _ state: inout State) {
    if node.span.length > 0 { place = node.span }
    switch node.kind {
    case .assignment(let place, let value):
      visit(value, &state)
      assign(place, &state)
    case .local(let variable): read(variable, node.span, state)
    case .property(let base, let variable, _, _) where isOwn(base):
      readProperty(variable, node.span, state)
    case .call(let call) where call.initializesSuper(of: own):
      for argument in call.arguments.flatMap(\.expressions) { visit(argument, &state) }
      for stored in properties where !state.contains(.property(stored)) {
        guard told.insert(.property(stored)).inserted else { continue }
        report(.superInitTooEarly, node.span, [(stored.wrapped ?? stored).name])
      }
      state.insert(.superclass)
    case .closure(let closure):
      let saved = (properties, own)
      if closure.captures.contains(where: { $0 === own }) { requireSelf(node.span, state) }
      (properties, own) = ([], nil)
      visitLater(closure.body.statements, state)
      (properties, own) = saved
    case .ternary(let test, let yes, let no):
      visit(test, &state)
      visitOnce(yes, state)
      visitOnce(no, state)
    case .block(let statements, _): _ = visit(statements, &state)
    default:
      for child in node.children { visit(child, &state) }
    }
  }

  private func isOwn(_ node: CheckedExpression) -> Bool {
    if case .local(let variable) = node.kind { return own != nil && variable === own }
    return false
  }

  private func assign(_ place: CheckedExpression, _ state: inout State) {
    switch place.kind {
    case .local(let variable) where tracked.contains(variable):
      if !state.insert(.local(variable)).inserted, !variable.isMutable {
        tellTwice(.local(variable), variable.name, place.span)
      }
    case .property(let base, let variable, _, _) where isOwn(base):
      let stored = variable.backing ?? variable
      guard properties.contains(where: { $0 === stored }) else {
        if variable.isStored || variable.backing != nil { return }
        return requireSelf(place.span, state)
      }
      if !state.insert(.property(stored)).inserted, variable.isLet {
        tellTwice(.property(stored), "self." + variable.name, place.span)
      }
    default: visit(place, &state)
    }
  }

  private func tellTwice(_ declared: Declared, _ name: String, _ span: Span) {
    guard told.insert(declared).inserted else { return }
    report(.initializedTwice, span, [name])
  }

  private func read(_ variable: LocalVariable, _ span: Span, _ state: State) {
    if own != nil, variable === own { return requireSelf(span, state) }
    guard tracked.contains(variable), !state.contains(.local(variable)),
      told.insert(.local(variable)).inserted
    else { return }
    report(.usedBeforeInitialized, span, [variable.name])
  }

  private func readProperty(_ variable: VariableDeclaration, _ span: Span, _ state: State) {
    let stored = variable.backing ?? variable
    guard variable.isStored || variable.backing != nil else { return requireSelf(span, state) }
    guard properties.contains(where: { $0 === stored }), !state.contains(.property(stored)) else {
      return
    }
    tellOfSelf(span)
  }

  private func requireSelf(_ span: Span, _ state: State) {
    if properties.contains(where: { !state.contains(.property($0)) }) { tellOfSelf(span) }
  }

  private func tellOfSelf(_ span: Span) {
    guard !hasToldOfSelf else { return }
    hasToldOfSelf = true
    report(.selfBeforeInitialized, span.length > 0 ? span : place, [])
  }
}

extension [CheckedStatement] {
  /// True when the statements end by leaving a `switch` or a loop, so that what follows is reached.
  fileprivate var breaks: Bool {
    if case .breaking? = last { return true }
    return false
  }

  fileprivate var fallsThrough: Bool {
    if case .fallingThrough? = last { return true }
    return false
  }
}

extension CheckedCall {
  /// True for `super.init(…)` in an initializer of `own`.
  fileprivate func initializesSuper(of own: LocalVariable?) -> Bool {
    guard let own, case .function(let function, _, let target?, _) = callee,
      function.name == "init", case .local(let variable) = target.kind
    else { return false }
    return variable === own
  }
}
