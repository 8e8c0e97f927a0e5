public import SwiftSource
public import SwiftTypes

/// A global, static or member variable (locals are ``LocalVariable``s).
public final class VariableDeclaration: Declaration {
  /// True for `let`.
  public let isLet: Bool
  /// The type; valid once resolved, which lookup does.
  public internal(set) var type = Type.error
  /// The getter; nil for a stored variable.
  public internal(set) var getter: FunctionDeclaration?
  /// The setter; nil for a stored or read-only variable.
  public internal(set) var setter: FunctionDeclaration?
  /// `willSet` of a stored variable.
  public internal(set) var willSet: FunctionDeclaration?
  /// `didSet` of a stored variable.
  public internal(set) var didSet: FunctionDeclaration?
  /// True when the variable has storage: no getter.
  public var isStored: Bool { getter == nil }
  /// True for `lazy var`.
  public let isLazy: Bool
  /// True for `weak` and `unowned`.
  public let isWeak: Bool
  /// For `@State var x`: the stored variable `_x` that holds the wrapper.
  public internal(set) var backing: VariableDeclaration?
  /// For `_x`: the variable that is wrapped.
  public internal(set) weak var wrapped: VariableDeclaration?
  /// True for a protocol requirement.
  public internal(set) var isRequirement = false
  /// The position among the stored properties of its type; nil for globals, statics and computed.
  public internal(set) var index: Int?

  let typeSyntax: TypeSyntax?
  /// True for `var x: T!`.
  var isImplicitlyUnwrapped: Bool { typeSyntax?.isImplicitlyUnwrapped ?? false }
  var valueSyntax: ExpressionSyntax?
  var state = FunctionDeclaration.ResolutionState.unresolved
  var checkedValue: CheckedExpression?
  var isCheckingValue = false
  var modifiers: [ModifierSyntax] = []
  /// True for an `override` that only observes.
  var observesInherited: Bool {
    valueSyntax == nil && (willSet != nil || didSet != nil)
      && modifiers.contains { $0.name == "override" }
  }
  /// The attribute that names a property wrapper, and the wrapper it names.
  var wrapper: (attribute: AttributeSyntax, nominal: NominalDeclaration)?
  /// For `@State var x`: the synthesized `$x`.
  var projected: VariableDeclaration?
  /// For a lazy property: the `self` its value may use.
  public internal(set) var lazySelf: LocalVariable?
  /// True once a value made from the wrapper's attribute alone was looked for.
  var isImplicitTried = false
  /// For the synthesized `$x`: the variable `x`.
  weak var projectionSource: VariableDeclaration?

  init(
    name: String,
    file: SourceText,
    span: Span,
    isLet: Bool,
    type: TypeSyntax?,
    value: ExpressionSyntax?,
    attributes: [AttributeSyntax] = [],
    documentation: [String] = [],
    context: TypeContext?,
    isStatic: Bool,
    isLazy: Bool = false,
    isWeak: Bool = false,
    isLibrary: Bool
  ) {
    self.isLet = isLet
    self.isLazy = isLazy
    self.isWeak = isWeak
    typeSyntax = type
    valueSyntax = value
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
}

/// A subscript of a type.
public final class SubscriptDeclaration: Declaration {
  /// The getter; its parameters are the subscript's.
  public internal(set) var getter: FunctionDeclaration
  /// The setter; the subscript's parameters, then the new value.
  public internal(set) var setter: FunctionDeclaration?

  init(getter: FunctionDeclaration, setter: FunctionDeclaration?) {
    self.getter = getter
    self.setter = setter
    super.init(
      name: "subscript",
      file: getter.file,
      span: getter.span,
      attributes: getter.attributes,
      documentation: getter.documentation,
      context: getter.context,
      isStatic: getter.isStatic,
      isLibrary: getter.isLibrary
    )
  }
}

/// A variable of a function body, a parameter, or `self`.
public final class LocalVariable: Hashable {
  /// The name; `$0` for shorthand arguments, `self`, or made up for hidden ones.
  public let name: String
  /// The type.
  public internal(set) var type: Type
  /// True for `var` and `inout`.
  public let isMutable: Bool
  /// Where it was declared.
  public let span: Span
  /// True when a closure or local function captures it: it needs a box.
  public internal(set) var isCaptured = false
  /// True for `weak` and `unowned`: the variable does not keep its instance alive.
  public internal(set) var isWeak = false
  /// True for a parameter `a: isolated A`: the code runs inside that actor.
  var isIsolated = false
  /// True for `[unowned x]`: whoever reads it is sure that the instance is alive.
  public internal(set) var isUnowned = false
  /// For `@State var x` in a body: the variable that holds the wrapper.
  var wrapper: LocalVariable?
  /// For `$x` in a body: it means the projected value of the wrapper.
  var isProjection = false
  /// True for `let x: T!`.
  var isImplicitlyUnwrapped = false
  /// For a computed local variable: the closure that computes it.
  var getter: LocalVariable?
  var depth = 0

  /// Makes a variable that stands in no source.
  public init(name: String, type: Type, isMutable: Bool, span: Span) {
    self.name = name
    self.type = type
    self.isMutable = isMutable
    self.span = span
  }

  /// Compares identities.
  public static func == (left: LocalVariable, right: LocalVariable) -> Bool { left === right }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
