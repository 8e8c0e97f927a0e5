public import SwiftSource
public import SwiftTypes

/// An expression whose meaning and static type are known.
///
/// Types inside may name generic parameters of the enclosing declarations; the evaluator fills
/// them from the frame it runs in. They never hold inference variables once checking is over.
public final class CheckedExpression {
  /// The static type of the value.
  public internal(set) var type: Type
  /// What it is.
  public internal(set) var kind: Kind
  /// Where it was written; a synthesized node has the span of its cause.
  public let span: Span

  /// True for a type that is written out, and false for a value that is a type.
  var isTypeName: Bool {
    if case .metatype = kind { return true }
    return false
  }

  /// Makes an expression, as the evaluator does for what it derives from others.
  public init(_ kind: Kind, _ type: Type, _ span: Span) {
    self.kind = kind
    self.type = type
    self.span = span
  }

  /// The forms of a checked expression.
  public indirect enum Kind {
    /// An integer literal; `type` is a built-in number type (Int, Double, CGFloat, UInt8, ...).
    case integer(Int)
    /// A floating-point literal of a built-in number type.
    case float(Double)
    /// A Bool literal.
    case boolean(Bool)
    /// A String or Character literal, as `type` says.
    case string(String)
    /// A String made of parts: literal pieces and values printed as `String(describing:)` does.
    case interpolation([CheckedExpression])
    /// An array of `type`'s elements.
    case array([CheckedExpression])
    /// A dictionary.
    case dictionary([(key: CheckedExpression, value: CheckedExpression)])
    /// A tuple; `()` is empty.
    case tuple([CheckedExpression])
    /// `nil` of an Optional type.
    case none
    /// A local variable, parameter or `self`; also an lvalue.
    case local(LocalVariable)
    /// A global variable or a static stored property; initialized when first used; also an lvalue. For a
    /// static of a generic type the substitutions name its arguments.
    case global(VariableDeclaration, Substitutions)
    /// A property of a value: stored (by index), computed (by accessor), or a protocol requirement; also an
    /// lvalue. A static computed property has a metatype as base. `dispatch` tells how an accessor is found.
    case property(CheckedExpression, VariableDeclaration, Substitutions, Dispatch)
    /// A subscript of a value; also an lvalue.
    case subscriptAccess(
      CheckedExpression,
      SubscriptDeclaration,
      Substitutions,
      [CheckedArgument],
      Dispatch
    )
    /// An element of a tuple; also an lvalue.
    case tupleElement(CheckedExpression, Int)
    /// A metatype value: `type` is `T.Type`, the payload is `T`.
    case metatype(Type)
    /// `type(of: x)`: the dynamic type of the value.
    case typeOf(CheckedExpression)
    /// A call.
    case call(CheckedCall)
    /// A function, method (with its bound `self`) or initializer used as a value.
    case function(FunctionDeclaration, Substitutions, selfArgument: CheckedExpression?, Dispatch)
    /// An enum case without payload, or a payload case used as a function.
    case enumCase(EnumCaseDeclaration, Substitutions)
    /// A closure.
    case closure(CheckedClosure)
    /// `a = b`: the first is an lvalue.
    case assignment(CheckedExpression, CheckedExpression)
    /// `c ? a : b`.
    case ternary(CheckedExpression, CheckedExpression, CheckedExpression)
    /// `x!`; also an lvalue.
    case forceUnwrap(CheckedExpression)
    /// A whole chain: evaluates the inner expression, and is nil when an `optionalBind` inside meets nil. The
    /// inner value is wrapped in an Optional unless its type already is `type`.
    case optionalChain(CheckedExpression)
    /// `x?` inside a chain; also an lvalue.
    case optionalBind(CheckedExpression)
    /// A value wrapped in one more Optional.
    case wrapOptional(CheckedExpression)
    /// A value stored as an existential, with its own type.
    case erase(CheckedExpression)
    /// Opens the existential value of the first expression: binds the parameter to its dynamic type and the
    /// variable to the value, then evaluates the last expression.
    case open(CheckedExpression, GenericParameter, LocalVariable, CheckedExpression)
    /// A Double made from a CGFloat, or the other way round.
    case convertNumber(CheckedExpression)
    /// A subclass instance used as its superclass, or a function whose type differs in a way that needs no
    /// work at run time.
    case upcast(CheckedExpression)
    /// `as?`, `as!`, `is`: the target type is the last.
    case cast(CheckedExpression, CastSyntax, Type)
    /// `try?`.
    case optionalTry(CheckedExpression)
    /// `try!`.
    case forceTry(CheckedExpression)
    /// A key path from a root type.
    case keyPath(root: Type, [CheckedKeyPathComponent])
    /// Statements that leave their value in a variable: `if` and `switch` expressions, result builders,
    /// interpolations of user types.
    case block([CheckedStatement], result: LocalVariable)
    /// A property of the synthesized kind `#line`, `#file`: already folded to a literal by the checker; kept
    /// for positions of faults.
    case error
  }
}

/// How the declaration that runs is found.
public enum Dispatch: Hashable {
  /// The named declaration itself.
  case direct
  /// A protocol requirement: the witness of the type bound to the protocol's `Self`.
  case witness
  /// A method of a class that a subclass may override: by the dynamic class of `self`.
  case dynamic
}

/// A call of a declaration or of a function value.
public final class CheckedCall {
  /// What is called.
  public internal(set) var callee: Callee
  /// The arguments in parameter order.
  public internal(set) var arguments: [CheckedArgument]

  /// What can be called.
  public indirect enum Callee {
    /// A free function, method, operator or initializer. Substitutions bind every parameter of its
    /// signature. A method has a `self` argument (a metatype for statics and initializers, whose instance
    /// type is what is made); a mutating method's is an lvalue.
    case function(FunctionDeclaration, Substitutions, selfArgument: CheckedExpression?, Dispatch)
    /// An enum case with payload.
    case enumCase(EnumCaseDeclaration, Substitutions)
    /// A function value.
    case value(CheckedExpression)
  }

  init(callee: Callee, arguments: [CheckedArgument]) {
    self.callee = callee
    self.arguments = arguments
  }
}

/// What is handed to one parameter.
public enum CheckedArgument {
  /// A value; for an autoclosure parameter it is a closure without parameters.
  case value(CheckedExpression)
  /// An lvalue handed over by `&`.
  case inOut(CheckedExpression)
  /// The default of the parameter at this position; the checker gives its expression on demand.
  case defaultValue(Int)
  /// The values of a variadic parameter: the body sees an array.
  case variadic([CheckedExpression])
  /// The values of a pack parameter (`repeat each T`).
  case pack([CheckedExpression])
}

/// One step of a checked key path.
public enum CheckedKeyPathComponent {
  /// A property.
  case property(VariableDeclaration, Substitutions, Dispatch, Type)
  /// A property that a protocol demands, of a value whose type is known at run time only.
  case opened(VariableDeclaration, Type)
  /// A subscript with its arguments.
  case subscriptAccess(SubscriptDeclaration, Substitutions, [CheckedArgument], Dispatch, Type)
  /// A tuple element.
  case tupleElement(Int, Type)
  /// `?`: the rest is skipped when nil.
  case optionalChain
  /// The end of a path with `?`: wraps.
  case optionalWrap(Type)
  /// `!`.
  case forceUnwrap
}

/// A checked closure.
public final class CheckedClosure {
  /// The parameters.
  public internal(set) var parameters: [LocalVariable]
  /// The statements; the result is returned by `return`.
  public internal(set) var body: CheckedBody
  /// Variables of the enclosing bodies that are used inside, `self` included.
  public internal(set) var captures: [LocalVariable]
  /// Values captured by a capture list: the variable inside, its value outside, and whether weak.
  public internal(set) var captureList:
    [(variable: LocalVariable, value: CheckedExpression, isWeak: Bool)]

  init(
    parameters: [LocalVariable],
    body: CheckedBody,
    captures: [LocalVariable],
    captureList: [(variable: LocalVariable, value: CheckedExpression, isWeak: Bool)]
  ) {
    self.parameters = parameters
    self.body = body
    self.captures = captures
    self.captureList = captureList
  }
}
