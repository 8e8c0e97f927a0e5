/// A statement, declaration or expression in a block.
public struct StatementSyntax: Sendable {
  /// Where it stands.
  public let span: Span
  /// What it is.
  public let kind: Kind

  /// Describes a statement.
  public init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  /// The forms of a statement.
  public indirect enum Kind: Sendable {
    /// A declaration.
    case declaration(DeclarationSyntax)
    /// An expression; `if` and `switch` as statements have cases of their own.
    case expression(ExpressionSyntax)
    /// `return x`.
    case returnStatement(ExpressionSyntax?)
    /// `throw x`.
    case throwStatement(ExpressionSyntax)
    /// `break label`.
    case breakStatement(NameSyntax?)
    /// `continue label`.
    case continueStatement(NameSyntax?)
    /// `fallthrough`.
    case fallthroughStatement
    /// `if`.
    case ifStatement(IfSyntax)
    /// `guard conditions else { }`.
    case guardStatement([ConditionSyntax], BlockSyntax)
    /// `switch`.
    case switchStatement(SwitchSyntax)
    /// `for`.
    case forStatement(ForSyntax)
    /// `while`.
    case whileStatement(label: NameSyntax?, [ConditionSyntax], BlockSyntax)
    /// `repeat { } while condition`.
    case repeatStatement(label: NameSyntax?, BlockSyntax, ExpressionSyntax)
    /// `do { } catch { }`.
    case doStatement(DoSyntax)
    /// `defer { }`.
    case deferStatement(BlockSyntax)
    /// `#if` around statements; each clause keeps its own.
    case conditionalCompilation([CompilationClauseSyntax])
    /// Text that was not a statement.
    case error
  }
}

/// Statements in braces.
public struct BlockSyntax: Sendable {
  /// From `{` to `}`.
  public let span: Span
  /// The statements.
  public let statements: [StatementSyntax]

  /// Describes a block.
  public init(statements: [StatementSyntax], span: Span) {
    self.statements = statements
    self.span = span
  }
}

/// One condition of `if`, `guard` or `while`.
public enum ConditionSyntax: Sendable {
  /// A Boolean expression.
  case expression(ExpressionSyntax)
  /// `let x = y`, `var x`, `let x: T = y`: the value is nil in the short form `if let x`.
  case optionalBinding(isVar: Bool, PatternSyntax, ExpressionSyntax?)
  /// `case p = value`.
  case pattern(PatternSyntax, ExpressionSyntax)
  /// `#available(...)`; the flag is true for `#unavailable`.
  case availability([AvailabilityItem], isUnavailable: Bool, Span)
}

/// An `if` with its branches, as a statement or as a value.
public struct IfSyntax: Sendable {
  /// The label before the statement.
  public let label: NameSyntax?
  /// The conditions.
  public let conditions: [ConditionSyntax]
  /// The first branch.
  public let body: BlockSyntax
  /// What stands after `else`.
  public let elseBranch: ElseSyntax?
  /// Where it stands.
  public let span: Span

  /// Describes an `if`.
  public init(
    label: NameSyntax? = nil,
    conditions: [ConditionSyntax],
    body: BlockSyntax,
    elseBranch: ElseSyntax?,
    span: Span
  ) {
    self.label = label
    self.conditions = conditions
    self.body = body
    self.elseBranch = elseBranch
    self.span = span
  }
}

/// What stands after `else`.
public indirect enum ElseSyntax: Sendable {
  /// `else { }`.
  case block(BlockSyntax)
  /// `else if ...`.
  case elseIf(IfSyntax)
}

/// A `switch`, as a statement or as a value.
public struct SwitchSyntax: Sendable {
  /// The label before the statement.
  public let label: NameSyntax?
  /// The value switched over.
  public let subject: ExpressionSyntax
  /// The cases in source order.
  public let cases: [SwitchCaseSyntax]
  /// Where it stands.
  public let span: Span

  /// Describes a `switch`.
  public init(
    label: NameSyntax? = nil,
    subject: ExpressionSyntax,
    cases: [SwitchCaseSyntax],
    span: Span
  ) {
    self.label = label
    self.subject = subject
    self.cases = cases
    self.span = span
  }
}

/// One `case` or `default` of a switch.
public struct SwitchCaseSyntax: Sendable {
  /// The patterns with their `where` clauses; empty for `default`.
  public let items: [CaseItemSyntax]
  /// True for `default` and `@unknown default`.
  public let isDefault: Bool
  /// The statements.
  public let body: [StatementSyntax]
  /// From `case` to the last statement.
  public let span: Span

  /// Describes a case.
  public init(items: [CaseItemSyntax], isDefault: Bool, body: [StatementSyntax], span: Span) {
    self.items = items
    self.isDefault = isDefault
    self.body = body
    self.span = span
  }
}

/// One pattern of a case, catch or for, with its condition.
public struct CaseItemSyntax: Sendable {
  /// The pattern.
  public let pattern: PatternSyntax
  /// The expression after `where`.
  public let condition: ExpressionSyntax?

  /// Describes a case item.
  public init(pattern: PatternSyntax, condition: ExpressionSyntax?) {
    self.pattern = pattern
    self.condition = condition
  }
}

/// A `for` loop.
public struct ForSyntax: Sendable {
  /// The label before the statement.
  public let label: NameSyntax?
  /// The pattern; after `case` it may fail to match.
  public let pattern: PatternSyntax
  /// True for `for case`.
  public let isCase: Bool
  /// True for `for await`.
  public let isAwait: Bool
  /// True for `for try await`.
  public let isTry: Bool
  /// What is iterated.
  public let sequence: ExpressionSyntax
  /// The expression after `where`.
  public let condition: ExpressionSyntax?
  /// The body.
  public let body: BlockSyntax

  /// Describes a loop.
  public init(
    label: NameSyntax? = nil,
    pattern: PatternSyntax,
    isCase: Bool,
    isAwait: Bool = false,
    isTry: Bool = false,
    sequence: ExpressionSyntax,
    condition: ExpressionSyntax?,
    body: BlockSyntax
  ) {
    self.label = label
    self.pattern = pattern
    self.isCase = isCase
    self.isAwait = isAwait
    self.isTry = isTry
    self.sequence = sequence
    self.condition = condition
    self.body = body
  }
}

/// A `do` with its `catch` clauses.
public struct DoSyntax: Sendable {
  /// The label before the statement.
  public let label: NameSyntax?
  /// The type in `do throws(E)`.
  public let thrownType: TypeSyntax?
  /// The body.
  public let body: BlockSyntax
  /// The clauses; without items a clause catches everything.
  public let catches: [CatchSyntax]

  /// Describes a `do`.
  public init(
    label: NameSyntax? = nil,
    thrownType: TypeSyntax? = nil,
    body: BlockSyntax,
    catches: [CatchSyntax]
  ) {
    self.label = label
    self.thrownType = thrownType
    self.body = body
    self.catches = catches
  }
}

/// One `catch`.
public struct CatchSyntax: Sendable {
  /// The patterns; empty for a bare `catch`.
  public let items: [CaseItemSyntax]
  /// The body.
  public let body: BlockSyntax

  /// Describes a `catch`.
  public init(items: [CaseItemSyntax], body: BlockSyntax) {
    self.items = items
    self.body = body
  }
}

/// One clause of `#if`.
public struct CompilationClauseSyntax: Sendable {
  /// The condition; nil for `#else`.
  public let condition: ExpressionSyntax?
  /// Statements or members.
  public let statements: [StatementSyntax]

  /// Describes a clause.
  public init(condition: ExpressionSyntax?, statements: [StatementSyntax]) {
    self.condition = condition
    self.statements = statements
  }
}
