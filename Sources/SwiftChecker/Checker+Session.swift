public import SwiftSource
import SwiftTypes

/// One input after checking.
public struct CheckedInput {
  /// The statements to run, in order.
  public let statements: [CheckedInputStatement]
  /// Errors and warnings in source order.
  public let diagnostics: [Diagnostic]
  /// The names declared at file level.
  public let declared: [Declaration]

  /// True when it may run.
  public var isRunnable: Bool { !diagnostics.contains { $0.severity == .error } }
}

/// One top-level statement after checking.
public struct CheckedInputStatement {
  /// What to run; nil for declarations that only exist.
  public let statements: [CheckedStatement]
  /// The expression whose value is the answer, when the statement is one.
  public let value: CheckedExpression?
  /// Where it stands.
  public let span: Span
}

extension Checker {
  /// Checks what was typed at the prompt, or a whole file, and keeps its declarations.
  ///
  /// An input with errors leaves no trace: the session is as before.
  public func check(_ input: ParsedSource) -> CheckedInput {
    let before = snapshot()
    let saved = reported
    reported = []
    var made = SessionChecker(checker: self, input: input)
    let (statements, declared) = made.check()
    var diagnostics = input.diagnostics + made.body.diagnostics
    for item in reported where item.file === input.source && !diagnostics.contains(item.diagnostic)
    {
      diagnostics.append(item.diagnostic)
    }
    reported = saved + reported.filter { $0.file !== input.source }
    diagnostics.sort { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }
    let result = CheckedInput(statements: statements, diagnostics: diagnostics, declared: declared)
    if !result.isRunnable { restore(before) }
    return result
  }

  /// Everything a session has declared, for undo.
  public struct Snapshot {
    let session: ModuleScope
    let operators: [String: [FunctionDeclaration]]
    let protocolMembers: [String: [Declaration]]
    let operatorTable: OperatorTable
    let touched: [NominalReference: NominalState]
  }

  struct NominalState {
    let members: [String: [Declaration]]
    let extensions: [TypeContext]
  }

  /// Remembers the declarations of the session.
  public func snapshot() -> Snapshot {
    Snapshot(
      session: session,
      operators: operators,
      protocolMembers: protocolMembers,
      operatorTable: operatorTable,
      touched: extendedNominals
    )
  }

  /// Goes back to remembered declarations; extensions made since are taken off their types.
  public func restore(_ snapshot: Snapshot) {
    session = snapshot.session
    operators = snapshot.operators
    protocolMembers = snapshot.protocolMembers
    operatorTable = snapshot.operatorTable
    for (reference, state) in extendedNominals where snapshot.touched[reference] == nil {
      guard let nominal = nominals[reference] else { continue }
      nominal.restore(sessionMembers: state.members)
      nominal.extensions = state.extensions
      nominal.conformanceTable = nil
    }
    extendedNominals = snapshot.touched
    typeWitnesses = [:]
    valueWitnesses = [:]
  }

  /// Checks every body of a type, so that all its mistakes are told at once.
  func checkMembers(of nominal: NominalDeclaration) {
    _ = conformances(of: nominal)
    checkNames(of: nominal)
    for context in [nominal.body] + nominal.extensions where context.isLibrary == nominal.isLibrary
    {
      for member in context.members { checkMember(member) }
    }
    checkConformances(of: nominal)
    checkRules(of: nominal)
  }

  func checkProtocol(_ proto: NominalDeclaration) {
    _ = facts(of: proto)
    checkRules(of: proto)
    for member in proto.body.members { resolve(member) }
  }

  func checkMember(_ member: Declaration) {
    resolve(member)
    checkAttributes(of: member)
    switch member {
    case let function as FunctionDeclaration:
      checkVariadics(of: function)
      _ = body(of: function)
      for index in function.parameters.indices { _ = defaultValue(of: function, parameter: index) }
    case let variable as VariableDeclaration:
      _ = checkInitialValue(of: variable)
      if let syntax = variable.typeSyntax {
        checkArguments(of: variable.type, at: syntax.span, in: variable)
      }
      if let backing = variable.backing { resolve(backing) }
      for accessor in [variable.getter, variable.setter, variable.willSet, variable.didSet] {
        if let accessor { _ = body(of: accessor) }
      }
    case let item as SubscriptDeclaration:
      _ = body(of: item.getter)
      if let setter = item.setter { _ = body(of: setter) }
    case let nested as NominalDeclaration:
      if nested.isProtocol { checkProtocol(nested) } else { checkMembers(of: nested) }
    case let alias as TypeAliasDeclaration: _ = aliasedType(alias)
    default: break
    }
  }
}

/// Checks the top level of one input.
struct SessionChecker {
  let checker: Checker
  let input: ParsedSource
  let body: BodyChecker

  init(checker: Checker, input: ParsedSource) {
    self.checker = checker
    self.input = input
    body = BodyChecker(
      checker: checker,
      file: input.source,
      context: nil,
      signature: GenericSignature()
    )
    body.errors.isHandled = true
  }

  mutating func check() -> ([CheckedInputStatement], [Declaration]) {
    checker.operatorTable.addDeclarations(in: input.statements)
    let declared = declareTypesAndFunctions(input.statements)
    var result: [CheckedInputStatement] = []
    var all = declared
    var rest = flattened(input.statements)[...]
    while let statement = rest.first {
      if let made = checkDeferred(&rest, &all) {
        result.append(made)
      } else {
        rest.removeFirst()
        result += check(statement, &all)
      }
    }
    for declaration in declared { checkDeclared(declaration) }
    return (result, all)
  }

  private func flattened(_ statements: [StatementSyntax]) -> [StatementSyntax] {
    statements.flatMap { statement -> [StatementSyntax] in
      guard case .conditionalCompilation(let clauses) = statement.kind else { return [statement] }
      return flattened(checker.activeStatements(of: clauses))
    }
  }

  /// Types, functions and extensions are visible to the whole input.
  private func declareTypesAndFunctions(_ statements: [StatementSyntax]) -> [Declaration] {
    var collector = Collector(
      checker: checker,
      file: input.source,
      module: checker.sessionModule,
      isLibrary: false
    )
    var declared: [Declaration] = []
    for declaration in checker.declarations(in: statements) {
      switch declaration.kind {
      case .variable: continue
      case .importModule(let path): checkImport(path)
      default:
        for made in collector.collect(declaration, in: nil) {
          checkRedeclaration(made, declared)
          checker.session.redeclare(made)
          declared.append(made)
        }
      }
    }
    for (_, syntax) in collector.extensions { checker.noteExtension(syntax.type, in: input.source) }
    let extensions = collector.extensions
    checker.bind(collector)
    for (_, syntax) in extensions { checkExtension(syntax) }
    return declared
  }

  private func checkRedeclaration(_ made: Declaration, _ earlier: [Declaration]) {
    guard made is NominalDeclaration || made is TypeAliasDeclaration else { return }
    if earlier.contains(where: { $0.name == made.name && !($0 is FunctionDeclaration) }) {
      body.report(.redeclaration, made.span, [made.name])
    }
  }

  private func checkImport(_ path: [NameSyntax]) {
    guard let first = path.first else { return }
    if checker.importable.contains(first.text) { return }
    if let reason = checker.notModelled["import " + first.text] {
      body.report(.notModelled, first.span, [first.text, reason])
    } else {
      body.report(.unknownModule, first.span, [first.text])
    }
  }

  private func checkExtension(_ syntax: ExtensionSyntax) {
    let type = body.resolve(syntax.type)
    let reference: NominalReference?
    switch type.kind {
    case .nominal(let nominal): reference = nominal.reference
    case .existential(let items): reference = items.first?.reference
    default: reference = nil
    }
    guard let reference, let nominal = checker.nominals[reference] else { return }
    _ = checker.conformances(of: nominal)
    for context in nominal.extensions where !context.isLibrary && context.file === input.source {
      _ = checker.signature(of: context)
      checker.checkStored(in: context)
      checker.checkNames(of: nominal, upTo: context)
      for member in context.members { checker.checkMember(member) }
    }
    if !nominal.isProtocol { checker.checkConformances(of: nominal) }
  }

  private func checkDeclared(_ declaration: Declaration) {
    if let nominal = declaration as? NominalDeclaration {
      checker.checkAttributes(of: nominal)
      if nominal.isProtocol {
        checker.checkProtocol(nominal)
      } else {
        checker.checkMembers(of: nominal)
      }
    } else {
      checker.checkMember(declaration)
    }
  }

  mutating func check(
    _ statement: StatementSyntax,
    _ declared: inout [Declaration]
  ) -> [CheckedInputStatement] {
    switch statement.kind {
    case .declaration(let declaration):
      return checkTop(declaration, statement.span, &declared)
    case .expression(let syntax):
      switch syntax.kind {
      case .ifExpression, .switchExpression: break
      case .macro(let name, let call?) where name.text == "Preview":
        return checkPreview(call, statement.span)
      default:
        let node = body.whole(syntax)
        var uses = UseAnalysis(checker, input.source)
        uses.visit(node)
        return [
          CheckedInputStatement(
            statements: [],
            value: node,
            span: statement.span
          )
        ]
      }
    default: break
    }
    let made = body.checkStatement(statement)
    return [CheckedInputStatement(statements: made, value: nil, span: statement.span)]
  }

  private mutating func checkTop(
    _ declaration: DeclarationSyntax,
    _ span: Span,
    _ declared: inout [Declaration]
  ) -> [CheckedInputStatement] {
    switch declaration.kind {
    case .variable(let variable):
      let statements = checkGlobals(variable, declaration, &declared)
      return [CheckedInputStatement(statements: statements, value: nil, span: span)]
    case .macroExpansion(let name, let call) where name.text == "Preview":
      return checkPreview(call, span)
    case .macroExpansion(let name, _):
      body.report(.unknownMacro, span, [name.text])
      return []
    default: return [CheckedInputStatement(statements: [], value: nil, span: span)]
    }
  }

  /// `#Preview { }`: the closure's view is the answer.
  private func checkPreview(_ call: CallSyntax, _ span: Span) -> [CheckedInputStatement] {
    let closures = call.trailingClosures.map(\.value) + call.arguments.map(\.value)
    guard let view = checker.libraryDeclarations(named: "ViewBuilder").first as? NominalDeclaration,
      let syntax = closures.first(where: { if case .closure = $0.kind { true } else { false } }),
      case .closure(let closure) = syntax.kind
    else { return [] }
    let builder = Type(.nominal(NominalType(view.reference)))
    let start = (body.solver.count, body.nodes.count, body.locals.count)
    let type = body.solver.fresh()
    let function = Type(.function(FunctionType(parameters: [], result: type)))
    let node = body.inferClosure(closure, syntax.span, function, builder: builder)
    let value = body.make(.call(CheckedCall(callee: .value(node), arguments: [])), type, span)
    body.finish(from: start)
    return [CheckedInputStatement(statements: [], value: value, span: span)]
  }

  /// Variables of the top level live on in the session.
  private func checkGlobals(
    _ variable: VariableSyntax,
    _ declaration: DeclarationSyntax,
    _ declared: inout [Declaration]
  ) -> [CheckedStatement] {
    var collector = Collector(
      checker: checker,
      file: input.source,
      module: checker.sessionModule,
      isLibrary: false
    )
    var statements: [CheckedStatement] = []
    let isSimple = variable.bindings.allSatisfy { $0.pattern.boundName != nil }
    if !isSimple { return checkGlobalPatterns(variable, &declared) }
    if let wrapper = body.wrapperAttribute(declaration) {
      body.report(.wrapperAtTopLevel, declaration.span, [wrapper.0.name])
      return []
    }
    for case let made as VariableDeclaration in collector.collect(declaration, in: nil) {
      checker.resolve(made)
      if made.isStored {
        if let value = checker.initialValue(of: made) {
          let place = CheckedExpression(.global(made, Substitutions()), made.type, made.span)
          statements.append(
            .expression(CheckedExpression(.assignment(place, value), .void, made.span))
          )
        } else if !made.type.isError {
          body.report(.globalNeedsValue, made.span, [made.name])
        }
      }
      checker.session.redeclare(made)
      declared.append(made)
      if made.isStored { checker.checkAttributes(of: made) }
      if !made.isStored { checker.checkMember(made) }
    }
    return statements
  }

  /// `let (a, b) = pair` at the top level: each name becomes a global.
  private func checkGlobalPatterns(
    _ variable: VariableSyntax,
    _ declared: inout [Declaration]
  ) -> [CheckedStatement] {
    var statements: [CheckedStatement] = []
    for binding in variable.bindings {
      guard let value = binding.value else { continue }
      let node = body.whole(value, as: binding.type.map { body.resolve($0) })
      let start = body.locals.count
      let pattern = body.checkPattern(
        binding.pattern,
        node.type,
        isBinding: true,
        isVar: !variable.isLet
      )
      statements.append(.destructure(pattern, node))
      for item in body.locals[start...] where !item.name.isEmpty {
        statements.append(publish(item, isLet: variable.isLet, &declared))
      }
    }
    return statements
  }
}

extension Checker {
  /// Remembers the state of a type before the session extends it.
  func noteExtension(_ syntax: TypeSyntax, in file: SourceText) {
    guard case .identifier(let name, _) = syntax.kind else { return }
    for case let nominal as NominalDeclaration in globals(named: name.text)
    where extendedNominals[nominal.reference] == nil {
      extendedNominals[nominal.reference] = NominalState(
        members: nominal.sessionMembers,
        extensions: nominal.extensions
      )
    }
  }

  /// The modules an `import` may name.
  var importable: Set<String> {
    moduleNames.union([
      "SwiftUI", "Swift", "Foundation", "Observation", "Combine", "UIKit", "CoreGraphics",
    ])
  }

  /// Reports requirements that a type declares to satisfy but does not.
  func checkConformances(of nominal: NominalDeclaration) {
    guard !nominal.isLibrary else { return }
    let own = declaredSelf(of: nominal)
    for (proto, entries) in conformances(of: nominal) {
      guard let declaration = nominals[proto], !isMarker(proto),
        entries.contains(where: { !$0.context.isLibrary })
      else { continue }
      if proto.name == "AnyObject", declaration.isLibrary, !nominal.isClass {
        report(Diagnostic(.needsClass, at: nominal.span, [nominal.name]), in: nominal.file)
      }
      let entry = entries.first { !$0.context.isLibrary && $0.isWritten } ?? entries[0]
      ambient = environment(of: entry.context)
      defer { ambient = GenericEnvironment() }
      let place = place(of: entry, in: nominal)
      let missing = declaration.body.members.filter { requirement in
        requirement.isRequirementMember && !(requirement is AssociatedTypeDeclaration)
          && !hasWitness(requirement, own)
      }
      for requirement in missing {
        let text = (requirement as? FunctionDeclaration)?.fullName ?? requirement.name
        let arguments = [nominal.name, proto.name, text]
        report(Diagnostic(.missingRequirement, at: place.span, arguments), in: place.file)
      }
      guard missing.isEmpty, checkAssociatedTypes(of: declaration, own, in: nominal, place) else {
        continue
      }
      for requirement in declaration.body.members
      where requirement.isRequirementMember && !(requirement is AssociatedTypeDeclaration) {
        checkWitness(for: requirement, of: own, in: nominal, declaration, place)
      }
    }
  }

  private func hasWitness(_ requirement: Declaration, _ type: Type) -> Bool {
    switch requirement {
    case let function as FunctionDeclaration: witness(for: function, of: type) != nil
    case let variable as VariableDeclaration: witness(for: variable, of: type) != nil
    case let item as SubscriptDeclaration: witness(for: item.getter, of: type) != nil
    default: true
    }
  }
}

extension Checker {
  /// Checks every body of the library and returns what is wrong with it, for the library's own tests.
  public func checkLibrary() -> [(diagnostic: Diagnostic, file: SourceText)] {
    readWholeLibrary()
    for reference in nominals.keys.sorted(by: { $0.qualifiedName < $1.qualifiedName }) {
      guard let nominal = nominals[reference], nominal.isLibrary else { continue }
      _ = conformances(of: nominal)
      for context in [nominal.body] + nominal.extensions {
        _ = signature(of: context)
        for member in context.members { checkMember(member) }
      }
    }
    for name in library.allNames {
      for declaration in library[name] where declaration is FunctionDeclaration {
        checkMember(declaration)
      }
    }
    return reported
  }
}

extension Checker {
  /// What was found wrong in library bodies so far; a shipped library has nothing here.
  public var libraryProblems: [(diagnostic: Diagnostic, file: SourceText)] { reported }
}
