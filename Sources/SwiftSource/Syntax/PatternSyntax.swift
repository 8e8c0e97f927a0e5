/// A pattern as written in `let`, `case`, `for` and `catch`.
public struct PatternSyntax: Sendable {
  /// Where it stands.
  public let span: Span
  /// What it is.
  public let kind: Kind

  /// Describes a pattern.
  public init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  /// The forms of a pattern.
  public indirect enum Kind: Sendable {
    /// A name that is bound.
    case identifier(NameSyntax)
    /// `_`.
    case wildcard
    /// `(a, label: b)`.
    case tuple([TuplePatternElementSyntax])
    /// `let p` or `var p` inside a case pattern: everything named in it is bound.
    case binding(isVar: Bool, PatternSyntax)
    /// `.card(let x)`, `Shape.card(x)`, `.none`: type (nil for `.`), case name, payload (nil when no
    /// parentheses).
    case enumCase(type: TypeSyntax?, NameSyntax, payload: [TuplePatternElementSyntax]?)
    /// `p?`.
    case optional(PatternSyntax)
    /// `is T`.
    case isType(TypeSyntax)
    /// `p as T`.
    case asType(PatternSyntax, TypeSyntax)
    /// Any expression, matched with `~=`.
    case expression(ExpressionSyntax)
    /// `p: T`.
    case typed(PatternSyntax, TypeSyntax)
    /// Text that was not a pattern.
    case error
  }
}

/// One element of a tuple pattern or of an enum payload pattern.
public struct TuplePatternElementSyntax: Sendable {
  /// The label, when written.
  public let label: NameSyntax?
  /// The pattern.
  public let pattern: PatternSyntax

  /// Describes an element.
  public init(label: NameSyntax?, pattern: PatternSyntax) {
    self.label = label
    self.pattern = pattern
  }
}
