/// An expression as written.
public struct ExpressionSyntax: Sendable {
  /// Where it stands.
  public let span: Span
  /// What it is.
  public let kind: Kind

  /// Describes an expression.
  public init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  /// The forms of an expression.
  public indirect enum Kind: Sendable {
    /// `42`, `0xFF`, `1_000`: the spelling.
    case integerLiteral(String)
    /// `1.5`, `1e3`, `0x1p3`: the spelling.
    case floatLiteral(String)
    /// `true` or `false`.
    case booleanLiteral(Bool)
    /// `nil`.
    case nilLiteral
    /// `"a\(b)"`, raw and multi-line strings included.
    case stringLiteral([StringSegmentSyntax])
    /// `/regex/`: the spelling.
    case regexLiteral(String)
    /// `[a, b]`.
    case arrayLiteral([ExpressionSyntax])
    /// `[k: v]`, `[:]`.
    case dictionaryLiteral([DictionaryElementSyntax])
    /// `x`, `$x`, `$0`, `self`, `Self`, `super`, an operator used as a value; with explicit generic
    /// arguments (`Array<Int>`), else empty.
    case identifier(NameSyntax, arguments: [TypeSyntax])
    /// `_` on the left of an assignment.
    case discard
    /// `.title`: a member of the type the context asks for.
    case implicitMember(NameSyntax, arguments: [TypeSyntax])
    /// `base.name`, `pair.0`, `x.self`, `T.init`; labels of `f(a:b:)` are in the name's text.
    case member(ExpressionSyntax, NameSyntax, arguments: [TypeSyntax])
    /// `f(a, b: c) { } label: { }`.
    case call(CallSyntax)
    /// `a[i]`, trailing closures included.
    case subscriptCall(CallSyntax)
    /// `{ a in a + 1 }`.
    case closure(ClosureSyntax)
    /// `(a)`.
    case paren(ExpressionSyntax)
    /// `()`, `(a, label: b)`.
    case tuple([ArgumentSyntax])
    /// `x?` inside a chain such as `x?.y`.
    case optionalUnwrap(ExpressionSyntax)
    /// `x!`.
    case forceUnwrap(ExpressionSyntax)
    /// `-x`, `!x`, `~x`.
    case prefixOperator(NameSyntax, ExpressionSyntax)
    /// `x...`.
    case postfixOperator(ExpressionSyntax, NameSyntax)
    /// `&x`.
    case inOut(ExpressionSyntax)
    /// Operands and operators in source order, before precedence is known.
    case sequence([SequenceElementSyntax])
    /// `a + b`, made by folding a sequence.
    case binary(ExpressionSyntax, NameSyntax, ExpressionSyntax)
    /// `a = b`, made by folding.
    case assignment(ExpressionSyntax, ExpressionSyntax)
    /// `c ? a : b`, made by folding.
    case ternary(ExpressionSyntax, ExpressionSyntax, ExpressionSyntax)
    /// `a as T`, `a is T`, made by folding.
    case cast(ExpressionSyntax, CastSyntax, TypeSyntax)
    /// `try x`, `try? x`, `try! x`: the mark is "", "?" or "!".
    case tryExpression(mark: String, ExpressionSyntax)
    /// `await x`.
    case awaitExpression(ExpressionSyntax)
    /// `consume x`, `copy x`, `borrow x`, `unsafe x`, `each x`, `repeat x`: the keyword.
    case keywordExpression(String, ExpressionSyntax)
    /// `if` used as a value.
    case ifExpression(IfSyntax)
    /// `switch` used as a value.
    case switchExpression(SwitchSyntax)
    /// `do { } catch { }` used as a value.
    case doExpression(DoSyntax)
    /// `\Root.path.to[0]?.name`.
    case keyPath(root: TypeSyntax?, [KeyPathComponentSyntax])
    /// A written type in expression position: `[Int]`, `any P`, `(Int) -> Int`.
    case type(TypeSyntax)
    /// `#line`, `#selector(x)`, `#Preview { }`.
    case macro(NameSyntax, CallSyntax?)
    /// `#if` between the members of a chain: what stands before it, then what each clause makes of
    /// that; without a clause that holds, the value is what stands before.
    case postfixConditional(ExpressionSyntax, [PostfixClauseSyntax])
    /// Text that was not an expression; a diagnostic was given.
    case error
  }
}

/// One clause of an `#if` between the members of a chain.
public struct PostfixClauseSyntax: Sendable {
  /// The condition; nil for `#else`.
  public let condition: ExpressionSyntax?
  /// The whole chain from its base to the end of the clause.
  public let value: ExpressionSyntax

  /// Describes a clause.
  public init(condition: ExpressionSyntax?, value: ExpressionSyntax) {
    self.condition = condition
    self.value = value
  }
}

/// The cast keyword between a value and a type.
public enum CastSyntax: String, Sendable {
  /// `as`
  case coerce = "as"
  /// `as?`
  case conditional = "as?"
  /// `as!`
  case forced = "as!"
  /// `is`
  case test = "is"
}

/// A piece of a string literal.
public enum StringSegmentSyntax: Sendable {
  /// Plain text with its escapes already decoded.
  case text(String, Span)
  /// `\(value, label: more)`: what stands in the parentheses.
  case interpolation([ArgumentSyntax], Span)
}

/// One pair of a dictionary literal.
public struct DictionaryElementSyntax: Sendable {
  /// The key.
  public let key: ExpressionSyntax
  /// The value.
  public let value: ExpressionSyntax

  /// Pairs key and value.
  public init(key: ExpressionSyntax, value: ExpressionSyntax) {
    self.key = key
    self.value = value
  }
}

/// One argument of a call, subscript, tuple or attribute.
public struct ArgumentSyntax: Sendable {
  /// The label before the colon, when written.
  public let label: NameSyntax?
  /// The value.
  public let value: ExpressionSyntax

  /// Describes an argument.
  public init(label: NameSyntax? = nil, value: ExpressionSyntax) {
    self.label = label
    self.value = value
  }
}

/// A call or subscript with everything handed to it.
public struct CallSyntax: Sendable {
  /// What is called.
  public let callee: ExpressionSyntax
  /// Arguments in parentheses or brackets.
  public let arguments: [ArgumentSyntax]
  /// True when parentheses or brackets were written (`f {}` has none).
  public let hasParentheses: Bool
  /// Trailing closures; the first has no label, the others have one.
  public let trailingClosures: [ArgumentSyntax]

  /// Describes a call.
  public init(
    callee: ExpressionSyntax,
    arguments: [ArgumentSyntax],
    hasParentheses: Bool = true,
    trailingClosures: [ArgumentSyntax] = []
  ) {
    self.callee = callee
    self.arguments = arguments
    self.hasParentheses = hasParentheses
    self.trailingClosures = trailingClosures
  }
}

/// A closure expression.
public struct ClosureSyntax: Sendable {
  /// Attributes before the signature, such as `@MainActor`.
  public let attributes: [AttributeSyntax]
  /// The capture list.
  public let captures: [CaptureSyntax]
  /// The named parameters, or nil when no signature is written and `$0` may be used.
  public let parameters: [ClosureParameterSyntax]?
  /// True with `async`.
  public let isAsync: Bool
  /// True with `throws`.
  public let isThrowing: Bool
  /// The type in `throws(E)`.
  public let thrownType: TypeSyntax?
  /// The written result type.
  public let result: TypeSyntax?
  /// How many shorthand arguments the closure itself uses.
  ///
  /// Those of closures inside do not count: `{ $1 }` uses two, `{ f { $0 } }` none.
  public let shorthandCount: Int
  /// The statements.
  public let body: [StatementSyntax]

  /// Describes a closure.
  public init(
    attributes: [AttributeSyntax] = [],
    captures: [CaptureSyntax] = [],
    parameters: [ClosureParameterSyntax]? = nil,
    isAsync: Bool = false,
    isThrowing: Bool = false,
    thrownType: TypeSyntax? = nil,
    result: TypeSyntax? = nil,
    shorthandCount: Int = 0,
    body: [StatementSyntax]
  ) {
    self.shorthandCount = shorthandCount
    self.attributes = attributes
    self.captures = captures
    self.parameters = parameters
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.thrownType = thrownType
    self.result = result
    self.body = body
  }
}

/// One entry of a capture list: `[weak self, x = y]`.
public struct CaptureSyntax: Sendable {
  /// `weak`, `unowned`, `unowned(safe)`, or nil.
  public let specifier: String?
  /// The captured name.
  public let name: NameSyntax
  /// The value after `=`.
  public let value: ExpressionSyntax?

  /// Describes a capture.
  public init(specifier: String?, name: NameSyntax, value: ExpressionSyntax?) {
    self.specifier = specifier
    self.name = name
    self.value = value
  }
}

/// One parameter of a closure.
public struct ClosureParameterSyntax: Sendable {
  /// The name; `_` when ignored, `$x` for a projected parameter.
  public let name: NameSyntax
  /// The written type.
  public let type: TypeSyntax?
  /// True for `Int...`.
  public let isVariadic: Bool

  /// Describes a closure parameter.
  public init(name: NameSyntax, type: TypeSyntax?, isVariadic: Bool = false) {
    self.name = name
    self.type = type
    self.isVariadic = isVariadic
  }
}

/// One element of an unfolded operator sequence.
public enum SequenceElementSyntax: Sendable {
  /// An operand.
  case operand(ExpressionSyntax)
  /// A binary operator.
  case binaryOperator(NameSyntax)
  /// `=`.
  case assignment(Span)
  /// `? middle :`.
  case ternary(ExpressionSyntax, Span)
  /// `as T`, `is T`: binds everything to its left within its precedence.
  case cast(CastSyntax, TypeSyntax, Span)
}

/// One step of a key path.
public enum KeyPathComponentSyntax: Sendable {
  /// `.name`, also `.0`.
  case property(NameSyntax)
  /// `[0]`.
  case subscriptStep([ArgumentSyntax], Span)
  /// `?`.
  case optionalChain(Span)
  /// `!`.
  case forceUnwrap(Span)
}
