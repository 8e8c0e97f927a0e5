import SwiftSource
public import SwiftTypes

/// A function, method, operator, initializer, accessor or subscript accessor.
public final class FunctionDeclaration: Declaration {
  /// What sort of function it is.
  public enum Role: Hashable {
    /// `func`, operators included.
    case function
    /// `init`; the mark is "", "?" or "!".
    case initializer(mark: String)
    /// The initializer the compiler makes from the stored properties of a struct.
    case memberwiseInitializer
    /// The getter of a computed variable or subscript.
    case getter
    /// The setter; its last parameter is the new value.
    case setter
    /// `willSet`; its parameter is the new value.
    case willSet
    /// `didSet`; its parameter is the old value.
    case didSet
    /// `deinit`.
    case deinitializer
    /// A function the compiler derives from a conformance (`==`, `hash(into:)`, `allCases`, `rawValue`,
    /// `init(rawValue:)`): the text names which.
    case derived(String)
  }

  /// What sort of function it is.
  public let role: Role
  /// True for `mutating` methods and setters of value types.
  public internal(set) var isMutating: Bool
  /// True with `async`.
  public let isAsync: Bool
  /// True with `throws`.
  public let isThrowing: Bool
  /// The variable or subscript an accessor belongs to.
  public internal(set) weak var accessed: Declaration?
  /// True when the declaration has no body: a protocol requirement.
  public var isRequirement: Bool {
    bodySyntax == nil && context?.nominal.isProtocol == true && context === context?.nominal.body
  }

  /// The parameters; valid once ``Checker/resolve(_:)`` ran, which lookup does.
  public internal(set) var parameters: [ParameterDeclaration] = []
  /// The result type; an initializer's is the type it makes, optional when it may fail.
  public internal(set) var result = Type.void
  /// True for a method of a class that returns `Self` or `Self?`: a subclass returns its own type.
  var returnsSelf = false
  /// Every generic parameter in scope of the body, those of the context first.
  public internal(set) var signature = GenericSignature()
  /// The `self` of the body; nil for free and local functions.
  public internal(set) var selfVariable: LocalVariable?
  /// For a local function: the variables of enclosing functions it uses.
  public internal(set) var captures: [LocalVariable] = []

  let genericsSyntax: GenericsSyntax
  let signatureSyntax: SignatureSyntax
  let bodySyntax: BlockSyntax?
  var state = ResolutionState.unresolved
  var builderType: Type?
  var checkedBody: CheckedBody?
  var isCheckingBody = false
  /// True for what the compiler writes for a Codable type.
  var isSynthesized = false
  /// The modifiers as written.
  var modifierNames: [String] = []
  /// The name of the value a setter or observer receives.
  var newValueName = "newValue"
  /// For a local function: the scope it was declared in.
  var enclosing: LocalScope?
  /// For a local function: the signature of the function around it.
  var enclosingSignature: GenericSignature?
  /// For a local function: the type it stands in.
  var enclosingContext: TypeContext?
  /// The hidden result types of the declaration, in order of appearance.
  var opaqueResults: [OpaqueReference] = []

  enum ResolutionState { case unresolved, resolving, resolved }

  init(
    name: String,
    role: Role,
    file: SourceText,
    span: Span,
    generics: GenericsSyntax = GenericsSyntax(),
    signature: SignatureSyntax,
    body: BlockSyntax?,
    attributes: [AttributeSyntax] = [],
    documentation: [String] = [],
    context: TypeContext?,
    isStatic: Bool,
    isMutating: Bool,
    isLibrary: Bool
  ) {
    self.role = role
    self.isMutating = isMutating
    isAsync = signature.isAsync
    isThrowing = signature.isThrowing
    genericsSyntax = generics
    signatureSyntax = signature
    bodySyntax = body
    super.init(
      name: name,
      file: file,
      span: span,
      attributes: attributes,
      documentation: documentation,
      context: context,
      isStatic: isStatic,
      isLibrary: isLibrary
    )
  }

  /// The name with its labels: `frame(width:height:alignment:)`.
  public var fullName: String {
    if signatureSyntax.parameters.isEmpty {
      return name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
    let labels = signatureSyntax.parameters.map { ($0.label?.text ?? "_") + ":" }
    return name + "(" + labels.joined() + ")"
  }

  /// The name natives are bound by: `Text.init(_:)`, `Array.append(_:)`, `print(_:separator:terminator:)`,
  /// `Array.count` for a getter.
  public var qualifiedName: String {
    let prefix = context.map { $0.nominal.reference.qualifiedName + "." } ?? ""
    switch role {
    case .getter: return prefix + (accessed?.name ?? name)
    case .setter: return prefix + (accessed?.name ?? name) + "="
    default: return prefix + fullName
    }
  }
}

/// One parameter of a function, subscript or enum case.
public final class ParameterDeclaration {
  /// The argument label; nil for `_`.
  public let label: String?
  /// The name inside the body.
  public let name: String
  /// The type of one argument; for a variadic parameter the element type.
  public internal(set) var type: Type
  /// True for `T...`.
  public let isVariadic: Bool
  /// True for `inout`.
  public let isInOut: Bool
  /// True for `@autoclosure`: the argument is an expression, the body sees a function.
  public let isAutoclosure: Bool
  /// True for `@escaping`: a closure given for it may be kept for later.
  public internal(set) var isEscaping = false
  /// True where a closure may use members without `self` though it is kept: that of a `Task`.
  var takesImplicitSelf = false
  /// The result builder applied to a closure argument.
  public internal(set) var builder: Type?
  /// True when a default argument was written.
  public let hasDefault: Bool
  /// The variable of the body.
  public let variable: LocalVariable

  let defaultSyntax: ExpressionSyntax?
  let span: Span
  var checkedDefault: CheckedExpression?
  /// A default that decides generic arguments by its own type.
  var genericDefault: CheckedExpression?

  init(
    label: String?,
    name: String,
    type: Type,
    isVariadic: Bool = false,
    isInOut: Bool = false,
    isAutoclosure: Bool = false,
    builder: Type? = nil,
    defaultSyntax: ExpressionSyntax? = nil,
    hasDefault: Bool? = nil,
    span: Span
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.isVariadic = isVariadic
    self.isInOut = isInOut
    self.isAutoclosure = isAutoclosure
    self.builder = builder
    self.hasDefault = hasDefault ?? (defaultSyntax != nil)
    self.defaultSyntax = defaultSyntax
    self.span = span
    variable = LocalVariable(name: name, type: type, isMutable: isInOut, span: span)
  }
}
