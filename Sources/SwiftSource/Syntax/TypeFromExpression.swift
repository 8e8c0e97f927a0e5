extension ExpressionSyntax {
  /// True for what may stand behind `=` of an enum case.
  var isRawValue: Bool {
    switch kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .macro,
      .error:
      true
    case .prefixOperator(let name, let operand): name.text == "-" && operand.isNumber
    default: false
    }
  }

  /// True for a number as written.
  var isNumber: Bool {
    switch kind {
    case .integerLiteral, .floatLiteral: true
    default: false
    }
  }

  /// The type this expression spells when it stands where a type is meant; nil when it spells none.
  ///
  /// `[Int]()` calls an array literal as far as grammar can tell, and `Int?.none` unwraps `Int`:
  ///
  ///     [Int]         array of Int             (Int, String)     a tuple
  ///     [String: V]   dictionary               A.B<C>?           an optional
  ///
  /// The reader decides, once it knows whether the names in it are types or values.
  public var asType: TypeSyntax? {
    guard let kind = typeKind else { return nil }
    return TypeSyntax(kind, span)
  }

  private var typeKind: TypeSyntax.Kind? {
    switch kind {
    case .identifier(let name, let arguments): return .identifier(name, arguments: arguments)
    case .member(let base, let name, let arguments):
      guard let type = base.asType else { return nil }
      return .member(type, name, arguments: arguments)
    case .arrayLiteral(let elements):
      guard elements.count == 1, let element = elements[0].asType else { return nil }
      return .array(element)
    case .dictionaryLiteral(let pairs):
      guard pairs.count == 1, let key = pairs[0].key.asType, let value = pairs[0].value.asType
      else { return nil }
      return .dictionary(key: key, value: value)
    case .optionalUnwrap(let base):
      guard let type = base.asType else { return nil }
      return .optional(type)
    case .forceUnwrap(let base):
      guard let type = base.asType else { return nil }
      return .implicitlyUnwrapped(type)
    case .paren(let inner):
      guard let type = inner.asType else { return nil }
      return .tuple([TupleTypeElementSyntax(label: nil, type: type)])
    case .tuple(let arguments): return tupleKind(arguments)
    case .discard: return .placeholder
    case .type(let type): return type.kind
    case .sequence(let elements): return compositionKind(elements)
    case .inOut(let inner):
      guard let type = inner.asType else { return nil }
      return .attributed([], specifiers: ["inout"], type)
    default: return nil
    }
  }

  private func tupleKind(_ arguments: [ArgumentSyntax]) -> TypeSyntax.Kind? {
    var elements: [TupleTypeElementSyntax] = []
    for argument in arguments {
      guard let type = argument.value.asType else { return nil }
      elements.append(TupleTypeElementSyntax(label: argument.label, type: type))
    }
    return .tuple(elements)
  }

  /// `A & B`.
  private func compositionKind(_ elements: [SequenceElementSyntax]) -> TypeSyntax.Kind? {
    var parts: [TypeSyntax] = []
    for element in elements {
      switch element {
      case .operand(let operand):
        guard let type = operand.asType else { return nil }
        parts.append(type)
      case .binaryOperator(let name) where name.text == "&": continue
      default: return nil
      }
    }
    return .composition(parts)
  }
}
