import SwiftSource
import SwiftTypes

extension BodyChecker {
  func inferCall(_ call: CallSyntax, _ span: Span, _ expected: Type?) -> CheckedExpression {
    let arguments = arguments(of: call)
    switch call.callee.kind {
    case .identifier(let name, let generics):
      return callIdentifier(name, generics, arguments, call.callee.span, span, expected)
    case .member(let base, let name, let generics):
      return callMember(base, name, generics, arguments, span, expected)
    case .implicitMember(let name, _): return inferImplicitMember(name, span, arguments, expected)
    default: break
    }
    if let type = call.callee.literalType {
      return callType(resolve(type), arguments, span, expected)
    }
    return callValue(infer(call.callee), arguments, span, expected)
  }

  /// `SwiftUI.Button(…)`: the name of the module is meant, whatever it means here.
  private func callGlobal(
    _ name: NameSyntax,
    _ generics: [TypeSyntax],
    _ arguments: [Argument],
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression {
    let found = checker.globals(named: name.text, from: file)
    if generics.isEmpty, let nominal = found.first as? NominalDeclaration,
      case .metatype(let type) = valueReference(
        Candidate(declaration: nominal, base: .none),
        name.span
      ).type.kind
    {
      return callType(type, arguments, span, expected)
    }
    let candidates = globalCandidates(name.text)
    if generics.isEmpty, !candidates.isEmpty,
      candidates.allSatisfy({ $0.declaration is FunctionDeclaration })
    {
      return apply(candidates, arguments, expected, span, name.span)
    }
    return callIdentifier(name, generics, arguments, name.span, span, expected)
  }

  private func callIdentifier(
    _ name: NameSyntax,
    _ generics: [TypeSyntax],
    _ arguments: [Argument],
    _ calleeSpan: Span,
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression {
    if let node = inferLocal(name, calleeSpan) ?? dynamicSelf(name, calleeSpan) {
      return callValue(node, arguments, span, expected)
    }
    if name.text == "type", arguments.count == 1, arguments[0].label == "of" {
      return typeOf(arguments[0], span)
    }
    if let type = typeNamed(name, generics, calleeSpan) {
      return callType(type, arguments, span, expected)
    }
    var candidates = unqualifiedCandidates(name.text)
    if context != nil, !candidates.contains(where: { canTake($0, arguments) }) {
      // `max(a, b)` inside a type with a `max(by:)` of its own means the global function.
      let outer = globalCandidates(name.text).filter { canTake($0, arguments) }
      if !outer.isEmpty { candidates = outer }
    }
    guard !candidates.isEmpty else {
      reportUnknownName(name)
      inferForErrors(arguments)
      return errorNode(span)
    }
    return apply(candidates, arguments, expected, span, calleeSpan)
  }

  private func typeOf(_ argument: Argument, _ span: Span) -> CheckedExpression {
    let node = value(of: argument, expected: nil)
    solver.applyDefaults(in: node.type)
    return make(.typeOf(node), Type(.metatype(node.type)), span)
  }

  private func callMember(
    _ baseSyntax: ExpressionSyntax,
    _ name: NameSyntax,
    _ generics: [TypeSyntax],
    _ arguments: [Argument],
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression {
    if case .identifier(let module, _) = baseSyntax.kind, checker.moduleNames.contains(module.text),
      scope.variable(named: module.text) == nil,
      checker.globals(named: module.text, from: file).isEmpty
    {
      return callGlobal(name, generics, arguments, span, expected)
    }
    var arguments = arguments
    let base =
      optionalType(baseSyntax) ?? searchedList(baseSyntax, &arguments) ?? inferBase(baseSyntax)
    if solver.shallow(base.type).isError {
      inferForErrors(arguments)
      return errorNode(span)
    }
    if name.text == "init" { return callInit(base, arguments, span, expected) }
    if let nested = nestedType(base, name, generics) {
      return callType(nested, arguments, span, expected)
    }
    return withOpened(base) { opened in
      let candidates = members(name.text, of: opened)
      guard !candidates.isEmpty else {
        if case .tuple = solver.deep(opened.type).kind {
          return callValue(inferMember(baseSyntax, name, [], span, nil), arguments, span, expected)
        }
        reportUnknownMember(name, of: opened)
        inferForErrors(arguments)
        return errorNode(span)
      }
      return apply(candidates, arguments, expected, span, name.span)
    }
  }

  /// `[.hearts, .diamonds].contains(suit)`: what is looked for tells what the elements are.
  private func searchedList(
    _ syntax: ExpressionSyntax,
    _ arguments: inout [Argument]
  ) -> CheckedExpression? {
    guard case .arrayLiteral(let elements) = syntax.kind,
      !elements.isEmpty, elements.allSatisfy(\.startsImplicitly), arguments.count == 1,
      case .syntax(let value) = arguments[0].value, !arguments[0].isClosure, value.isIndependent
    else { return nil }
    let before = mark()
    let node = inferApart(value)
    let type = solver.deep(node.type)
    guard !type.isError, !type.flags.contains(.variable), type.function == nil else {
      undo(to: before)
      return nil
    }
    arguments[0].value = .checked(node)
    return inferApart(syntax, expected: checker.array(of: unwrappedOnce(type)))
  }

  /// `T.init(...)`, `self.init(...)`, `super.init(...)`.
  private func callInit(
    _ base: CheckedExpression,
    _ arguments: [Argument],
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression {
    let type = solver.deep(base.type)
    if case .metatype(let owner) = type.kind {
      if case .existential = owner.kind {
        if case .metatype = base.kind {
          return callType(owner, arguments, span, expected, metatype: base)
        }
        return withOpened(base) { opened in
          guard case .metatype(let own) = solver.deep(opened.type).kind else {
            return errorNode(span)
          }
          return callType(own, arguments, span, expected, metatype: opened)
        }
      }
      return callType(owner, arguments, span, expected, metatype: base)
    }
    let own = memberCandidates("init", of: type, base: .type(type), isStatic: true)
    let node = apply(own, arguments, nil, span, span)
    guard case .call(let call) = node.kind,
      case .function(let function, let map, _, let dispatch) = call.callee
    else { return node }
    // Delegation: the new value replaces the `self` under construction.
    var target = base
    var isDynamic = checker.isClass(type)
    if case .upcast(let inner) = base.kind {
      target = inner
      isDynamic = false
    }
    call.callee = .function(
      function,
      map,
      selfArgument: target,
      isDynamic ? .dynamic : dispatch
    )
    node.type = .void
    return node
  }

  func callType(
    _ type: Type,
    _ arguments: [Argument],
    _ span: Span,
    _ expected: Type?,
    metatype: CheckedExpression? = nil
  ) -> CheckedExpression {
    if type.isError {
      inferForErrors(arguments)
      return errorNode(span)
    }
    if case .existential = type.kind {
      report(.protocolHasNoInitializer, span, [spelled(type)])
      inferForErrors(arguments)
      return errorNode(span)
    }
    if let made = literal(in: arguments, as: type) { return made }
    let candidates = memberCandidates("init", of: type, base: .type(type), isStatic: true)
    guard !candidates.isEmpty else {
      report(.noInitializer, span, [spelled(type)])
      inferForErrors(arguments)
      return errorNode(span)
    }
    if arguments.contains(where: \.isTrailing),
      !candidates.contains(where: { canTake($0, arguments) }),
      !memberCandidates("callAsFunction", of: type, base: .type(type), isStatic: false).isEmpty
    {
      // `MyLayout(columns: 2) { }` makes the layout, then calls it with the closure.
      let plain = arguments.filter { !$0.isTrailing }
      let made = apply(candidates, plain, nil, span, span)
      if solver.shallow(made.type).isError { return made }
      return callValue(made, arguments.filter(\.isTrailing), span, expected)
    }
    let node = apply(candidates, arguments, expected, span, span)
    if let metatype, case .call(let call) = node.kind,
      case .function(let function, let map, _, let dispatch) = call.callee
    {
      if case .metatype = metatype.kind { return node }
      call.callee = .function(function, map, selfArgument: metatype, dispatch)
    }
    return node
  }

  /// `Edge.Set([.top, .leading])`: the literal is a value of the type (SE-0213).
  private func literal(in arguments: [Argument], as type: Type) -> CheckedExpression? {
    if let number = number(in: arguments, as: type) { return number }
    if let scalar = scalar(in: arguments, as: type) { return scalar }
    guard arguments.count == 1, arguments[0].label == nil,
      case .syntax(let syntax) = arguments[0].value, case .arrayLiteral(let elements) = syntax.kind,
      elements.contains(where: \.startsImplicitly), case .nominal = type.kind,
      !type.flags.contains(.variable), let proto = checker.standardProtocol("OptionSet"),
      checker.conforms(type, to: proto, in: solver.environment)
    else { return nil }
    return inferApart(syntax, expected: type)
  }

  /// `UInt8(300)` is a literal of the type, as `300 as UInt8` is (SE-0213).
  private func number(in arguments: [Argument], as type: Type) -> CheckedExpression? {
    guard arguments.count == 1, arguments[0].label == nil, checker.isNumber(type),
      case .syntax(let syntax) = arguments[0].value, syntax.isIntegerLiteral
    else { return nil }
    return convert(inferApart(syntax, expected: type), to: type, .cannotConvertArgument)
  }

  /// `Unicode.Scalar("A")` is a literal of the type too, and no conversion that may fail.
  private func scalar(in arguments: [Argument], as type: Type) -> CheckedExpression? {
    guard arguments.count == 1, arguments[0].label == nil,
      case .syntax(let syntax) = arguments[0].value, case .stringLiteral(let parts) = syntax.kind,
      parts.count == 1, case .text(let text, _) = parts[0], text.unicodeScalars.count == 1,
      case .nominal = type.kind, !type.flags.contains(.variable), !checker.isText(type),
      let character = checker.standardProtocol("ExpressibleByExtendedGraphemeClusterLiteral"),
      let string = checker.standardProtocol("ExpressibleByStringLiteral"),
      checker.conforms(type, to: character, in: solver.environment),
      !checker.conforms(type, to: string, in: solver.environment)
    else { return nil }
    return convert(inferApart(syntax, expected: type), to: type, .cannotConvertArgument)
  }

  /// Arguments of a call that cannot be made are still looked at, for their own mistakes.
  func inferForErrors(_ arguments: [Argument]) {
    for argument in arguments {
      guard case .syntax(let syntax) = argument.value, !argument.isClosure,
        !syntax.startsImplicitly
      else { continue }
      let before = mark()
      _ = inferApart(syntax)
      let found = diagnostics.dropFirst(before.diagnostics.count)
      undo(to: before)
      diagnostics += found
    }
  }

  func value(of argument: Argument, expected: Type?) -> CheckedExpression {
    switch argument.value {
    case .checked(let node): node
    case .syntax(let syntax): inferApart(syntax, expected: expected)
    }
  }

  /// Calls a function value, a metatype value, or an instance with `callAsFunction`.
  func callValue(
    _ node: CheckedExpression,
    _ arguments: [Argument],
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression {
    let node = unwrappedBase(node)
    let type = solver.deep(node.type)
    switch type.kind {
    case .error:
      inferForErrors(arguments)
      return errorNode(span)
    case .metatype(let owner): return callType(owner, arguments, span, expected, metatype: node)
    case .function(let function): return callFunction(node, function, arguments, span)
    case .variable:
      let parameters = arguments.map { _ in FunctionType.Parameter(solver.fresh()) }
      let function = FunctionType(parameters: parameters, result: solver.fresh())
      guard solver.unify(type, Type(.function(function))) else { break }
      return callFunction(node, function, arguments, span)
    case .nominal, .parameter, .opaque:
      let candidates = members("callAsFunction", of: node)
      if !candidates.isEmpty { return apply(candidates, arguments, expected, span, span) }
      if let wrapped = checker.wrapped(type), wrapped.function != nil {
        report(.optionalNotUnwrapped, node.span, [spelled(type), spelled(wrapped)])
        return errorNode(span)
      }
    default: break
    }
    report(.notCallable, node.span, [spelled(type)])
    inferForErrors(arguments)
    return errorNode(span)
  }

  private func callFunction(
    _ node: CheckedExpression,
    _ function: FunctionType,
    _ arguments: [Argument],
    _ span: Span
  ) -> CheckedExpression {
    guard function.parameters.count == arguments.count else {
      let count = function.parameters.count
      let name = file.text(in: node.span)
      if arguments.count > count {
        let kind: DiagnosticKind = count == 0 ? .takesNoArguments : .extraUnnamedArgument
        report(kind, arguments[count].span, [name])
      } else {
        report(.missingArgument, span, ["#\(arguments.count + 1)", name])
      }
      inferForErrors(arguments)
      return errorNode(span)
    }
    let made = zip(function.parameters, arguments).map { parameter, argument -> CheckedArgument in
      if let label = argument.label, !argument.isTrailing {
        report(.extraneousLabel, argument.span, [label + ":"])
      }
      return self.argument(argument, for: parameter.type, isInOut: parameter.isInOut, builder: nil)
    }
    if function.isAsync { noteWait(of: file.text(in: node.span), node.span) }
    if function.isThrowing { noteThrow(of: file.text(in: node.span), nil, node.span) }
    return make(
      .call(CheckedCall(callee: .value(node), arguments: made)),
      function.result,
      span
    )
  }

  /// Infers one argument for a parameter type and converts it.
  func argument(
    _ argument: Argument,
    for type: Type,
    isInOut: Bool,
    builder: Type?
  ) -> CheckedArgument {
    if isInOut { return inOutArgument(argument, type) }
    let node: CheckedExpression
    if case .syntax(let syntax) = argument.value, case .closure(let closure) = syntax.kind {
      node = inferClosure(closure, syntax.span, type, builder: builder)
    } else {
      node = value(of: argument, expected: type)
    }
    return .value(convert(node, to: type, .cannotConvertArgument))
  }

  private func inOutArgument(_ argument: Argument, _ type: Type) -> CheckedArgument {
    var node: CheckedExpression
    switch argument.value {
    case .checked(let made): node = made
    case .syntax(let syntax):
      if case .inOut(let inner) = syntax.kind {
        node = inferApart(inner, expected: type)
      } else {
        node = inferApart(syntax, expected: type)
        report(.inOutNeeded, syntax.span)
      }
    }
    if let problem = immutability(of: node) {
      report(.inOutOfImmutable, node.span, [problem])
    }
    if tryUnify(node.type, type) { return .inOut(node) }
    if let value = forced(node), tryUnify(value.type, type) { return .inOut(value) }
    reportMismatch(node, type, .cannotConvertArgument)
    return .inOut(node)
  }
}

extension ExpressionSyntax {
  /// The type that a literal or `T?` spells in front of `()`; nil for names, which are looked up.
  var literalType: TypeSyntax? {
    switch kind {
    case .arrayLiteral, .dictionaryLiteral, .type, .optionalUnwrap, .tuple:
      guard let type = asType, type.isNamedLikeAType else { return nil }
      return type
    default: return nil
    }
  }
}

extension TypeSyntax {
  /// True when every name in it begins as type names do.
  fileprivate var isNamedLikeAType: Bool {
    switch kind {
    case .identifier(let name, _): name.text.first?.isUppercase ?? false
    case .member(_, let name, _): name.text.first?.isUppercase ?? false
    case .array(let element), .optional(let element): element.isNamedLikeAType
    case .dictionary(let key, let value): key.isNamedLikeAType && value.isNamedLikeAType
    case .tuple(let elements):
      !elements.isEmpty && elements.allSatisfy { $0.type.isNamedLikeAType }
    case .placeholder, .error: false
    default: true
    }
  }
}

extension ExpressionSyntax {
  /// True for `300` and `-300`.
  fileprivate var isIntegerLiteral: Bool {
    switch kind {
    case .integerLiteral: true
    case .prefixOperator(let name, let operand) where name.text == "-": operand.isIntegerLiteral
    default: false
    }
  }
}
