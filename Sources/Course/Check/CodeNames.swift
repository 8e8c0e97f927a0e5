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
  var identifiers: Set<String> = []
  /// Names used behind a dot.
  var members: Set<String> = []
  /// Pairs of names where the first stands inside the base the second is applied to.
  var chains: Set<[String]> = []
  /// What is declared.
  var declared: [Declared] = []
  /// Whether there is no code at all, only space and comments.
  let isEmpty: Bool

  enum Node {
    case statement(StatementSyntax)
    case declaration(DeclarationSyntax, isMember: Bool, isAdded: Bool)
    case expression(ExpressionSyntax)
    case type(TypeSyntax)
    case pattern(PatternSyntax)
  }

  var work: [Node] = []
  var ownTypes: Set<String> = []

  /// Every expression, and the statements of every body; empty unless asked for.
  var expressions: [ExpressionSyntax] = []
  var bodies: [[StatementSyntax]] = []
  let keepsSyntax: Bool

  init(_ statements: [StatementSyntax], keepingSyntax: Bool = false) {
    isEmpty = statements.isEmpty
    keepsSyntax = keepingSyntax
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

  mutating func visit(_ node: Node) {
    switch node {
    case .statement(let statement): visit(statement)
    case .declaration(let declaration, let isMember, let isAdded):
      visit(declaration, isMember: isMember, isAdded: isAdded)
    case .expression(let expression):
      if keepsSyntax { expressions.append(expression) }
      visit(expression)
    case .type(let type): visit(type)
    case .pattern(let pattern): visit(pattern)
    }
  }

  mutating func add(_ expression: ExpressionSyntax?) {
    if let expression { work.append(.expression(expression)) }
  }
  mutating func add(_ type: TypeSyntax?) { if let type { work.append(.type(type)) } }
  mutating func add(_ pattern: PatternSyntax) { work.append(.pattern(pattern)) }
  mutating func add(_ statements: [StatementSyntax]) {
    if keepsSyntax { bodies.append(statements) }
    for statement in statements { work.append(.statement(statement)) }
  }
  mutating func add(_ block: BlockSyntax?) { if let block { add(block.statements) } }
  mutating func add(_ arguments: [ArgumentSyntax]) {
    for argument in arguments { add(argument.value) }
  }
  mutating func add(_ conditions: [ConditionSyntax]) {
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
