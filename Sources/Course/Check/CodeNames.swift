import SwiftSource

/// The names that occur in a piece of Swift: what it uses and what it declares.
///
/// The syntax is walked with a work list, so that deep nesting costs memory and no stack.
struct CodeNames {
  /// A declaration that could stand in the way of a name of the library.
  struct Declared: Hashable {
    /// What sort of name it is.
    enum Kind: Hashable {
      /// A type, at whatever depth: its bare name is printed, so it could be forged.
      case type
      /// A function, variable or operator outside of types.
      case global
      /// A member added to a type that this code does not declare itself.
      case addedMember
    }

    let kind: Kind
    let name: String
    let span: Span
  }

  /// Names used on their own: `VStack`, `count`, also in types.
  private(set) var identifiers: Set<String> = []
  /// Names used behind a dot.
  private(set) var members: Set<String> = []
  /// Pairs of names where the first stands inside the base the second is applied to.
  private(set) var chains: Set<[String]> = []
  /// What is declared.
  private(set) var declared: [Declared] = []
  /// Whether there is no code at all, only space and comments.
  let isEmpty: Bool

  private enum Node {
    case statement(StatementSyntax)
    case declaration(DeclarationSyntax, isMember: Bool, isAdded: Bool)
    case expression(ExpressionSyntax)
    case type(TypeSyntax)
    case pattern(PatternSyntax)
  }

  private var work: [Node] = []
  private var ownTypes: Set<String> = []

  init(_ statements: [StatementSyntax]) {
    isEmpty = statements.isEmpty
    for statement in statements {
      if case .declaration(let declaration) = statement.kind,
        case .nominal(let nominal) = declaration.kind
      {
        ownTypes.insert(nominal.name.text)
      }
    }
    for statement in statements { work.append(.statement(statement)) }
    while let node = work.popLast() { visit(node) }
    declared.sort { ($0.span.start, $0.name) < ($1.span.start, $1.name) }
  }

  /// Whether the code uses a name in the way a check asks for.
  func uses(_ term: Check.Term) -> Bool {
    term.isMember ? members.contains(term.name) : identifiers.contains(term.name)
  }

  private mutating func visit(_ node: Node) {
    switch node {
    case .statement(let statement): visit(statement)
    case .declaration(let declaration, let isMember, let isAdded):
      visit(declaration, isMember: isMember, isAdded: isAdded)
    case .expression(let expression): visit(expression)
    case .type(let type): visit(type)
    case .pattern(let pattern): visit(pattern)
    }
  }

  private mutating func add(_ expression: ExpressionSyntax?) {
    if let expression { work.append(.expression(expression)) }
  }
  private mutating func add(_ type: TypeSyntax?) { if let type { work.append(.type(type)) } }
  private mutating func add(_ pattern: PatternSyntax) { work.append(.pattern(pattern)) }
  private mutating func add(_ statements: [StatementSyntax]) {
    for statement in statements { work.append(.statement(statement)) }
  }
  private mutating func add(_ block: BlockSyntax?) { if let block { add(block.statements) } }
  private mutating func add(_ arguments: [ArgumentSyntax]) {
    for argument in arguments { add(argument.value) }
  }
  private mutating func add(_ conditions: [ConditionSyntax]) {
    for condition in conditions {
      switch condition {
      case .expression(let value): add(value)
      case .optionalBinding(_, let pattern, let value):
        add(pattern)
        add(value)
      case .pattern(let pattern, let value):
        add(pattern)
        add(value)
      case .availability: break
      }
    }
  }
}

// MARK: - Statements

extension CodeNames {
  private mutating func visit(_ statement: StatementSyntax) {
    switch statement.kind {
    case .declaration(let declaration):
      work.append(.declaration(declaration, isMember: false, isAdded: false))
    case .expression(let value), .throwStatement(let value): add(value)
    case .returnStatement(let value): add(value)
    case .ifStatement(let syntax): visit(syntax)
    case .guardStatement(let conditions, let body):
      add(conditions)
      add(body)
    case .switchStatement(let syntax): visit(syntax)
    case .forStatement(let loop):
      add(loop.pattern)
      add(loop.sequence)
      add(loop.condition)
      add(loop.body)
    case .whileStatement(_, let conditions, let body):
      add(conditions)
      add(body)
    case .repeatStatement(_, let body, let condition):
      add(body)
      add(condition)
    case .doStatement(let syntax): visit(syntax)
    case .deferStatement(let body): add(body)
    case .conditionalCompilation(let clauses):
      for clause in clauses { add(clause.statements) }
    case .breakStatement, .continueStatement, .fallthroughStatement, .error: break
    }
  }

  private mutating func visit(_ syntax: IfSyntax) {
    var next: IfSyntax? = syntax
    while let branch = next {
      next = nil
      add(branch.conditions)
      add(branch.body)
      switch branch.elseBranch {
      case .block(let body): add(body)
      case .elseIf(let other): next = other
      case nil: break
      }
    }
  }

  private mutating func visit(_ syntax: SwitchSyntax) {
    add(syntax.subject)
    for item in syntax.cases {
      visit(item.items)
      add(item.body)
    }
  }

  private mutating func visit(_ syntax: DoSyntax) {
    add(syntax.body)
    for clause in syntax.catches {
      visit(clause.items)
      add(clause.body)
    }
  }

  private mutating func visit(_ items: [CaseItemSyntax]) {
    for item in items {
      add(item.pattern)
      add(item.condition)
    }
  }
}

// MARK: - Declarations

extension CodeNames {
  private mutating func note(_ name: NameSyntax, isMember: Bool, isAdded: Bool) {
    guard !isMember || isAdded else { return }
    let kind = isAdded ? Declared.Kind.addedMember : .global
    declared.append(Declared(kind: kind, name: name.text, span: name.span))
  }

  private mutating func visit(_ declaration: DeclarationSyntax, isMember: Bool, isAdded: Bool) {
    for attribute in declaration.attributes {
      add(attribute.type)
      add(attribute.arguments ?? [])
    }
    switch declaration.kind {
    case .variable(let variable):
      for binding in variable.bindings {
        if case .identifier(let name) = binding.pattern.kind {
          note(name, isMember: isMember, isAdded: isAdded)
        }
        add(binding.pattern)
        add(binding.type)
        add(binding.value)
        visit(binding.accessors)
      }
    case .function(let function):
      note(function.name, isMember: isMember, isAdded: isAdded)
      visit(function.generics)
      visit(function.signature)
      add(function.body)
    case .initializer(let initializer):
      note(NameSyntax("init", initializer.keyword), isMember: isMember, isAdded: isAdded)
      visit(initializer.generics)
      visit(initializer.signature)
      add(initializer.body)
    case .deinitializer(let body): add(body)
    case .subscriptDeclaration(let syntax):
      note(NameSyntax("subscript", syntax.keyword), isMember: isMember, isAdded: isAdded)
      for parameter in syntax.parameters { visit(parameter) }
      add(syntax.result)
      visit(syntax.accessors)
    case .nominal(let nominal): visit(nominal)
    case .extensionDeclaration(let syntax): visit(syntax)
    case .typeAlias(let name, let generics, let type):
      declared.append(Declared(kind: .type, name: name.text, span: name.span))
      visit(generics)
      add(type)
    case .operatorDeclaration(let name, _, _): note(name, isMember: false, isAdded: false)
    case .conditionalCompilation(let clauses):
      for clause in clauses { add(clause.statements) }
    case .macroExpansion(let name, let call):
      identifiers.insert(name.text)
      visit(call)
    case .macroDeclaration(let name): note(name, isMember: false, isAdded: false)
    case .enumCases(let cases): for item in cases { visit(item) }
    case .associatedType(_, let inherited, let type, _):
      for item in inherited { add(item) }
      add(type)
    case .importModule, .precedenceGroup, .error: break
    }
  }

  private mutating func visit(_ nominal: NominalSyntax) {
    declared.append(Declared(kind: .type, name: nominal.name.text, span: nominal.name.span))
    visit(nominal.generics)
    for type in nominal.inherited { add(type) }
    for member in nominal.members {
      work.append(.declaration(member, isMember: true, isAdded: false))
    }
  }

  private mutating func visit(_ syntax: ExtensionSyntax) {
    var isOwn = false
    if case .identifier(let name, _) = syntax.type.kind { isOwn = ownTypes.contains(name.text) }
    add(syntax.type)
    for type in syntax.inherited { add(type) }
    for member in syntax.members {
      work.append(.declaration(member, isMember: true, isAdded: !isOwn))
    }
  }

  private mutating func visit(_ item: EnumCaseSyntax) {
    for parameter in item.payload ?? [] { visit(parameter) }
    add(item.rawValue)
  }

  private mutating func visit(_ generics: GenericsSyntax) {
    for parameter in generics.parameters { add(parameter.inherited) }
    for requirement in generics.requirements {
      switch requirement {
      case .conformance(let left, let right), .sameType(let left, let right):
        add(left)
        add(right)
      }
    }
  }

  private mutating func visit(_ signature: SignatureSyntax) {
    for parameter in signature.parameters { visit(parameter) }
    add(signature.result)
  }

  private mutating func visit(_ parameter: ParameterSyntax) {
    for attribute in parameter.attributes { add(attribute.type) }
    add(parameter.type)
    add(parameter.defaultValue)
  }

  private mutating func visit(_ accessors: AccessorsSyntax?) {
    switch accessors {
    case .getter(let body): add(body)
    case .list(let list): for accessor in list { add(accessor.body) }
    case nil: break
    }
  }
}

// MARK: - Expressions, types and patterns

extension CodeNames {
  private mutating func visit(_ expression: ExpressionSyntax) {
    switch expression.kind {
    case .identifier(let name, let arguments):
      identifiers.insert(name.text)
      for type in arguments { add(type) }
    case .implicitMember(let name, _): members.insert(name.text)
    case .member(let base, let name, let arguments):
      members.insert(name.text)
      noteChain(of: base, before: name.text)
      add(base)
      for type in arguments { add(type) }
    case .call(let call), .subscriptCall(let call): visit(call)
    case .closure(let closure): visit(closure)
    case .stringLiteral(let segments):
      for case .interpolation(let arguments, _) in segments { add(arguments) }
    case .arrayLiteral(let items): for item in items { add(item) }
    case .dictionaryLiteral(let elements):
      for element in elements {
        add(element.key)
        add(element.value)
      }
    case .tuple(let arguments): add(arguments)
    case .paren(let inner), .optionalUnwrap(let inner), .forceUnwrap(let inner), .inOut(let inner),
      .prefixOperator(_, let inner), .postfixOperator(let inner, _), .tryExpression(_, let inner),
      .awaitExpression(let inner), .keywordExpression(_, let inner):
      add(inner)
    case .binary(let left, _, let right), .assignment(let left, let right):
      add(left)
      add(right)
    case .ternary(let first, let second, let third):
      add(first)
      add(second)
      add(third)
    case .cast(let value, _, let type):
      add(value)
      add(type)
    case .sequence(let elements): visit(elements)
    case .ifExpression(let syntax): visit(syntax)
    case .switchExpression(let syntax): visit(syntax)
    case .doExpression(let syntax): visit(syntax)
    case .keyPath(let root, let components):
      add(root)
      for case .property(let name) in components { members.insert(name.text) }
    case .type(let type): add(type)
    case .macro(let name, let call):
      identifiers.insert(name.text)
      if let call { visit(call) }
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral, .regexLiteral, .discard,
      .error:
      break
    }
  }

  private mutating func visit(_ call: CallSyntax) {
    add(call.callee)
    add(call.arguments)
    add(call.trailingClosures)
  }

  private mutating func visit(_ closure: ClosureSyntax) {
    for capture in closure.captures { add(capture.value) }
    for parameter in closure.parameters ?? [] { add(parameter.type) }
    add(closure.result)
    add(closure.body)
  }

  private mutating func visit(_ elements: [SequenceElementSyntax]) {
    for element in elements {
      switch element {
      case .operand(let value), .ternary(let value, _): add(value)
      case .cast(_, let type, _): add(type)
      case .binaryOperator, .assignment: break
      }
    }
  }

  /// Notes every member applied further inside the chain that a member is applied to.
  private mutating func noteChain(of base: ExpressionSyntax, before name: String) {
    var current = base
    for _ in 0..<1000 {
      switch current.kind {
      case .call(let call), .subscriptCall(let call): current = call.callee
      case .member(let inner, let member, _):
        chains.insert(["." + member.text, "." + name])
        current = inner
      case .paren(let inner), .optionalUnwrap(let inner), .forceUnwrap(let inner): current = inner
      case .identifier(let first, _):
        chains.insert([first.text, "." + name])
        return
      default: return
      }
    }
  }

  private mutating func visit(_ type: TypeSyntax) {
    switch type.kind {
    case .identifier(let name, let arguments):
      identifiers.insert(name.text)
      for argument in arguments { add(argument) }
    case .member(let base, let name, let arguments):
      members.insert(name.text)
      add(base)
      for argument in arguments { add(argument) }
    case .array(let inner), .optional(let inner), .implicitlyUnwrapped(let inner),
      .some(let inner), .any(let inner), .packExpansion(let inner), .packElement(let inner),
      .attributed(_, _, let inner), .suppressed(let inner):
      add(inner)
    case .dictionary(let key, let value):
      add(key)
      add(value)
    case .tuple(let elements): for element in elements { add(element.type) }
    case .function(let function):
      for parameter in function.parameters { add(parameter.type) }
      add(function.result)
    case .composition(let parts): for part in parts { add(part) }
    case .placeholder, .error: break
    }
  }

  private mutating func visit(_ pattern: PatternSyntax) {
    switch pattern.kind {
    case .tuple(let elements): for element in elements { add(element.pattern) }
    case .binding(_, let inner), .optional(let inner): add(inner)
    case .enumCase(let type, let name, let payload):
      add(type)
      members.insert(name.text)
      for element in payload ?? [] { add(element.pattern) }
    case .isType(let type): add(type)
    case .asType(let inner, let type), .typed(let inner, let type):
      add(inner)
      add(type)
    case .expression(let value): add(value)
    case .identifier, .wildcard, .error: break
    }
  }
}
