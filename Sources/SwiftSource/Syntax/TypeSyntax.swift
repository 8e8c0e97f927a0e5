/// A type as written in source.
public struct TypeSyntax: Sendable {
  /// Where it stands.
  public let span: Span
  /// What it is.
  public let kind: Kind

  /// Describes a written type.
  public init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  /// True for `Self` and `Self?`.
  public var isSelf: Bool {
    switch kind {
    case .identifier(let name, _): name.text == "Self"
    case .optional(let wrapped): wrapped.isSelf
    default: false
    }
  }

  /// The forms of a written type.
  public indirect enum Kind: Sendable {
    /// `Text`, `Array<Int>`, `Self`, `Any`; empty arguments when none are written.
    case identifier(NameSyntax, arguments: [TypeSyntax])
    /// `Outer.Inner<Int>`, `T.Element`, `T.Type`, `P.Protocol`.
    case member(TypeSyntax, NameSyntax, arguments: [TypeSyntax])
    /// `[Int]`.
    case array(TypeSyntax)
    /// `[String: Int]`.
    case dictionary(key: TypeSyntax, value: TypeSyntax)
    /// `Int?`.
    case optional(TypeSyntax)
    /// `Int!`.
    case implicitlyUnwrapped(TypeSyntax)
    /// `()`, `(Int)` (a paren), `(a: Int, String)`.
    case tuple([TupleTypeElementSyntax])
    /// `(Int, inout Int) async throws(E) -> Void`.
    case function(FunctionTypeSyntax)
    /// `some P`.
    case some(TypeSyntax)
    /// `any P`.
    case any(TypeSyntax)
    /// `A & B`.
    case composition([TypeSyntax])
    /// `repeat each T`.
    case packExpansion(TypeSyntax)
    /// `each T`.
    case packElement(TypeSyntax)
    /// `@escaping T`, `@MainActor T`, `inout T`, `borrowing T`, `isolated T`, `consuming T`.
    case attributed([AttributeSyntax], specifiers: [String], TypeSyntax)
    /// `~Copyable`.
    case suppressed(TypeSyntax)
    /// `_` as a generic argument.
    case placeholder
    /// An integer as a generic argument, or text that was not a type.
    case error
  }
}

/// One element of a tuple type or one parameter of a function type.
public struct TupleTypeElementSyntax: Sendable {
  /// The label; nil or `_` when there is none.
  public let label: NameSyntax?
  /// The element's type.
  public let type: TypeSyntax
  /// True for `Int...` in a function type.
  public let isVariadic: Bool

  /// Describes an element.
  public init(label: NameSyntax?, type: TypeSyntax, isVariadic: Bool = false) {
    self.label = label
    self.type = type
    self.isVariadic = isVariadic
  }
}

/// A written function type.
public struct FunctionTypeSyntax: Sendable {
  /// The parameters.
  public let parameters: [TupleTypeElementSyntax]
  /// True with `async`.
  public let isAsync: Bool
  /// True with `throws`.
  public let isThrowing: Bool
  /// The type in `throws(E)`.
  public let thrownType: TypeSyntax?
  /// The result.
  public let result: TypeSyntax

  /// Describes a function type.
  public init(
    parameters: [TupleTypeElementSyntax],
    isAsync: Bool,
    isThrowing: Bool,
    thrownType: TypeSyntax?,
    result: TypeSyntax
  ) {
    self.parameters = parameters
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.thrownType = thrownType
    self.result = result
  }
}
