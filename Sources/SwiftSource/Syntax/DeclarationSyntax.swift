/// A declaration as written.
public struct DeclarationSyntax: Sendable {
  /// Where it stands, attributes included.
  public let span: Span
  /// The documentation comment lines (`///`, `/** */`) before it, markers removed; empty without.
  public let documentation: [String]
  /// Attributes in source order.
  public let attributes: [AttributeSyntax]
  /// Modifiers in source order.
  public let modifiers: [ModifierSyntax]
  /// What it declares.
  public let kind: Kind

  /// Describes a declaration.
  public init(
    _ kind: Kind,
    span: Span,
    documentation: [String] = [],
    attributes: [AttributeSyntax] = [],
    modifiers: [ModifierSyntax] = []
  ) {
    self.kind = kind
    self.span = span
    self.documentation = documentation
    self.attributes = attributes
    self.modifiers = modifiers
  }

  /// The forms of a declaration.
  public indirect enum Kind: Sendable {
    /// `import SwiftUI`, `import struct Foundation.Date`.
    case importModule(path: [NameSyntax])
    /// `let` or `var` with its bindings.
    case variable(VariableSyntax)
    /// `func`.
    case function(FunctionSyntax)
    /// `init`, also `init?` and `init!`.
    case initializer(InitializerSyntax)
    /// `deinit`.
    case deinitializer(BlockSyntax)
    /// `subscript`.
    case subscriptDeclaration(SubscriptSyntax)
    /// `struct`, `class`, `enum`, `actor` or `protocol`.
    case nominal(NominalSyntax)
    /// `extension`.
    case extensionDeclaration(ExtensionSyntax)
    /// `typealias`.
    case typeAlias(NameSyntax, generics: GenericsSyntax, TypeSyntax)
    /// `associatedtype`.
    case associatedType(
      NameSyntax,
      inherited: [TypeSyntax],
      defaultType: TypeSyntax?,
      [RequirementSyntax]
    )
    /// `case a, b(Int) = ...` of an enum.
    case enumCases([EnumCaseSyntax])
    /// `infix operator +++: Group`.
    case operatorDeclaration(NameSyntax, fixity: String, group: NameSyntax?)
    /// `precedencegroup`.
    case precedenceGroup(PrecedenceGroupSyntax)
    /// `#Preview("x") { }` and other freestanding macros at declaration level.
    case macroExpansion(NameSyntax, CallSyntax)
    /// `macro f() = ...`.
    case macroDeclaration(NameSyntax)
    /// `#if` around members.
    case conditionalCompilation([CompilationClauseSyntax])
    /// Text that was not a declaration.
    case error
  }

  /// True when a modifier with this keyword is present and has no detail in parentheses.
  public func has(_ modifier: String) -> Bool {
    modifiers.contains { $0.name == modifier && $0.detail == nil }
  }
}

/// Generic parameters and the `where` clause.
public struct GenericsSyntax: Sendable {
  /// The parameters in angle brackets.
  public let parameters: [GenericParameterSyntax]
  /// The requirements after `where`.
  public let requirements: [RequirementSyntax]

  /// Describes generics; both lists may be empty.
  public init(parameters: [GenericParameterSyntax] = [], requirements: [RequirementSyntax] = []) {
    self.parameters = parameters
    self.requirements = requirements
  }
}

/// One generic parameter.
public struct GenericParameterSyntax: Sendable {
  /// The name.
  public let name: NameSyntax
  /// The type after the colon.
  public let inherited: TypeSyntax?
  /// True for `each T`.
  public let isPack: Bool

  /// Describes a generic parameter.
  public init(name: NameSyntax, inherited: TypeSyntax?, isPack: Bool = false) {
    self.name = name
    self.inherited = inherited
    self.isPack = isPack
  }
}

/// One requirement of a `where` clause.
public enum RequirementSyntax: Sendable {
  /// `T: P`.
  case conformance(TypeSyntax, TypeSyntax)
  /// `T == U`.
  case sameType(TypeSyntax, TypeSyntax)
}

/// `let` or `var` with its bindings.
public struct VariableSyntax: Sendable {
  /// True for `let`.
  public let isLet: Bool
  /// The bindings: `a = 1, b: Int { get }`.
  public let bindings: [BindingSyntax]

  /// Describes a variable declaration.
  public init(isLet: Bool, bindings: [BindingSyntax]) {
    self.isLet = isLet
    self.bindings = bindings
  }
}

/// One pattern of a variable declaration with its type, value and accessors.
public struct BindingSyntax: Sendable {
  /// The pattern, a name in most cases.
  public let pattern: PatternSyntax
  /// The written type.
  public let type: TypeSyntax?
  /// The initial value.
  public let value: ExpressionSyntax?
  /// The accessors; nil for a stored variable without observers.
  public let accessors: AccessorsSyntax?

  /// Describes a binding.
  public init(
    pattern: PatternSyntax,
    type: TypeSyntax?,
    value: ExpressionSyntax?,
    accessors: AccessorsSyntax?
  ) {
    self.pattern = pattern
    self.type = type
    self.value = value
    self.accessors = accessors
  }
}

/// The accessors of a variable or subscript.
public enum AccessorsSyntax: Sendable {
  /// `{ expression }`: a getter alone.
  case getter(BlockSyntax)
  /// `get`, `set`, `willSet`, `didSet`, `_read`, `_modify`, `init`; in protocols without bodies.
  case list([AccessorSyntax])
}

/// One accessor.
public struct AccessorSyntax: Sendable {
  /// `get`, `set`, `willSet`, `didSet`, ...
  public let keyword: String
  /// The name in parentheses: `newName` in `set(newName)`.
  public let parameter: NameSyntax?
  /// True with `throws`.
  public let isThrowing: Bool
  /// True with `async`.
  public let isAsync: Bool
  /// `mutating` or `nonmutating`, when written.
  public let mutation: String?
  /// The body; nil in a protocol.
  public let body: BlockSyntax?
  /// Where it stands.
  public let span: Span

  /// Describes an accessor.
  public init(
    keyword: String,
    parameter: NameSyntax? = nil,
    isThrowing: Bool = false,
    isAsync: Bool = false,
    mutation: String? = nil,
    body: BlockSyntax?,
    span: Span
  ) {
    self.keyword = keyword
    self.parameter = parameter
    self.isThrowing = isThrowing
    self.isAsync = isAsync
    self.mutation = mutation
    self.body = body
    self.span = span
  }
}

/// One parameter of a function, initializer, subscript or enum case.
public struct ParameterSyntax: Sendable {
  /// Attributes such as `@ViewBuilder` or `@escaping`.
  public let attributes: [AttributeSyntax]
  /// The argument label, nil for `_` and equal to `name` when one name is written.
  public let label: NameSyntax?
  /// The name inside the body.
  public let name: NameSyntax
  /// The type; for a variadic parameter the element type.
  public let type: TypeSyntax
  /// True for `Int...`.
  public let isVariadic: Bool
  /// The default argument.
  public let defaultValue: ExpressionSyntax?
  /// Where it stands.
  public let span: Span

  /// Describes a parameter.
  public init(
    attributes: [AttributeSyntax] = [],
    label: NameSyntax?,
    name: NameSyntax,
    type: TypeSyntax,
    isVariadic: Bool = false,
    defaultValue: ExpressionSyntax? = nil,
    span: Span
  ) {
    self.attributes = attributes
    self.label = label
    self.name = name
    self.type = type
    self.isVariadic = isVariadic
    self.defaultValue = defaultValue
    self.span = span
  }
}

/// What a function takes, gives and may do.
public struct SignatureSyntax: Sendable {
  /// The parameters.
  public let parameters: [ParameterSyntax]
  /// True with `async`.
  public let isAsync: Bool
  /// True with `throws` or `rethrows`.
  public let isThrowing: Bool
  /// True with `rethrows`: it throws only when a closure given to it does.
  public let isRethrowing: Bool
  /// The type in `throws(E)`.
  public let thrownType: TypeSyntax?
  /// The written result; nil means `Void`.
  public let result: TypeSyntax?

  /// Describes a signature.
  public init(
    parameters: [ParameterSyntax],
    isAsync: Bool = false,
    isThrowing: Bool = false,
    isRethrowing: Bool = false,
    thrownType: TypeSyntax? = nil,
    result: TypeSyntax? = nil
  ) {
    self.parameters = parameters
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.isRethrowing = isRethrowing
    self.thrownType = thrownType
    self.result = result
  }
}

/// A function declaration.
public struct FunctionSyntax: Sendable {
  /// The name or operator.
  public let name: NameSyntax
  /// Generic parameters and requirements.
  public let generics: GenericsSyntax
  /// Parameters and result.
  public let signature: SignatureSyntax
  /// The body; nil in a protocol.
  public let body: BlockSyntax?

  /// Describes a function.
  public init(
    name: NameSyntax,
    generics: GenericsSyntax,
    signature: SignatureSyntax,
    body: BlockSyntax?
  ) {
    self.name = name
    self.generics = generics
    self.signature = signature
    self.body = body
  }
}

/// An initializer declaration.
public struct InitializerSyntax: Sendable {
  /// "" for `init`, "?" for `init?`, "!" for `init!`.
  public let mark: String
  /// The `init` keyword.
  public let keyword: Span
  /// Generic parameters and requirements.
  public let generics: GenericsSyntax
  /// Parameters.
  public let signature: SignatureSyntax
  /// The body; nil in a protocol.
  public let body: BlockSyntax?

  /// Describes an initializer.
  public init(
    mark: String,
    keyword: Span,
    generics: GenericsSyntax,
    signature: SignatureSyntax,
    body: BlockSyntax?
  ) {
    self.mark = mark
    self.keyword = keyword
    self.generics = generics
    self.signature = signature
    self.body = body
  }
}

/// A subscript declaration.
public struct SubscriptSyntax: Sendable {
  /// The `subscript` keyword.
  public let keyword: Span
  /// Generic parameters and requirements.
  public let generics: GenericsSyntax
  /// The parameters.
  public let parameters: [ParameterSyntax]
  /// The element type.
  public let result: TypeSyntax
  /// The accessors.
  public let accessors: AccessorsSyntax?

  /// Describes a subscript.
  public init(
    keyword: Span,
    generics: GenericsSyntax,
    parameters: [ParameterSyntax],
    result: TypeSyntax,
    accessors: AccessorsSyntax?
  ) {
    self.keyword = keyword
    self.generics = generics
    self.parameters = parameters
    self.result = result
    self.accessors = accessors
  }
}

/// A struct, class, enum, actor or protocol.
public struct NominalSyntax: Sendable {
  /// Which of them.
  public let keyword: Keyword
  /// The name.
  public let name: NameSyntax
  /// Generic parameters (primary associated types of a protocol) and requirements.
  public let generics: GenericsSyntax
  /// The types after the colon.
  public let inherited: [TypeSyntax]
  /// The members.
  public let members: [DeclarationSyntax]

  /// The keyword that opens the declaration.
  public enum Keyword: String, Sendable {
    /// `struct`
    case structure = "struct"
    /// `class`
    case classType = "class"
    /// `enum`
    case enumeration = "enum"
    /// `actor`
    case actor = "actor"
    /// `protocol`
    case protocolType = "protocol"
  }

  /// Describes a nominal type.
  public init(
    keyword: Keyword,
    name: NameSyntax,
    generics: GenericsSyntax,
    inherited: [TypeSyntax],
    members: [DeclarationSyntax]
  ) {
    self.keyword = keyword
    self.name = name
    self.generics = generics
    self.inherited = inherited
    self.members = members
  }
}

/// An extension.
public struct ExtensionSyntax: Sendable {
  /// The extended type.
  public let type: TypeSyntax
  /// The types after the colon.
  public let inherited: [TypeSyntax]
  /// The requirements after `where`.
  public let requirements: [RequirementSyntax]
  /// The members.
  public let members: [DeclarationSyntax]

  /// Describes an extension.
  public init(
    type: TypeSyntax,
    inherited: [TypeSyntax],
    requirements: [RequirementSyntax],
    members: [DeclarationSyntax]
  ) {
    self.type = type
    self.inherited = inherited
    self.requirements = requirements
    self.members = members
  }
}

/// One case of an enum declaration.
public struct EnumCaseSyntax: Sendable {
  /// The name.
  public let name: NameSyntax
  /// The payload, nil without parentheses; an unlabelled element is named `_`.
  public let payload: [ParameterSyntax]?
  /// The raw value after `=`.
  public let rawValue: ExpressionSyntax?

  /// Describes a case.
  public init(name: NameSyntax, payload: [ParameterSyntax]?, rawValue: ExpressionSyntax?) {
    self.name = name
    self.payload = payload
    self.rawValue = rawValue
  }
}

/// A precedence group.
public struct PrecedenceGroupSyntax: Hashable, Sendable {
  /// The name.
  public let name: String
  /// Groups that bind less tightly.
  public let higherThan: [String]
  /// Groups that bind more tightly.
  public let lowerThan: [String]
  /// `left`, `right` or `none`.
  public let associativity: String
  /// True for `assignment: true`.
  public let isAssignment: Bool

  /// Describes a precedence group.
  public init(
    name: String,
    higherThan: [String],
    lowerThan: [String],
    associativity: String,
    isAssignment: Bool
  ) {
    self.name = name
    self.higherThan = higherThan
    self.lowerThan = lowerThan
    self.associativity = associativity
    self.isAssignment = isAssignment
  }
}
