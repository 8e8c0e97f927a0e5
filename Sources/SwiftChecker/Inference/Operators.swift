import SwiftSource
import SwiftTypes

extension BodyChecker {
  func inferBinary(
    _ left: ExpressionSyntax,
    _ name: NameSyntax,
    _ right: ExpressionSyntax,
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression {
    let candidates = operatorCandidates(name.text, count: 2)
    guard !candidates.isEmpty else {
      report(.unknownOperator, name.span, [name.text])
      return errorNode(span)
    }
    if left.chainsOptionally, checker.operatorTable.isAssignment(name.text) {
      return inferChained(candidates, left, name, right, span)
    }
    var arguments = [
      Argument(label: nil, value: .syntax(left)), Argument(label: nil, value: .syntax(right)),
    ]
    let start = mark()
    inferOperands(&arguments, left, right, expected)
    unwrapOperands(&arguments, name.text)
    widen(&arguments, candidates)
    if arguments.contains(where: { argument in
      if case .checked(let node) = argument.value { return solver.shallow(node.type).isError }
      return false
    }) {
      return errorNode(span)
    }
    if checker.operatorTable.isAssignment(name.text), case .checked(let place) = arguments[0].value,
      let problem = immutability(of: place)
    {
      report(.operatorOnImmutable, place.span, [problem], hints: assignmentHints(place))
      return errorNode(span)
    }
    if let node = applyOpen(candidates, name, arguments, span) { return node }
    let before = mark()
    let types = known(arguments)
    let names = types.map { (spelled($0.0), spelled($0.1)) }
    let node = apply(candidates, arguments, expected, span, name.span)
    guard let types, let names,
      diagnostics.count > before.diagnostics.count || !solver.holdsSoFar()
        || !numbersFit(arguments)
    else { return node }
    undo(to: before)
    if let other = readAgain(candidates, (left, right), types, expected, span, name, start) {
      return other
    }
    reportOperands(name, arguments, types, [names.0, names.1])
    return errorNode(span)
  }

  /// Where CGFloat meets Double the operator is Double's, unless one takes just the two.
  private func widen(_ arguments: inout [Argument], _ candidates: [Candidate]) {
    guard case .checked(let left) = arguments[0].value,
      case .checked(let right) = arguments[1].value
    else { return }
    let types = [solver.deep(left.type), solver.deep(right.type)]
    guard isNumberPair(types[0], types[1]) else { return }
    let isExact = candidates.contains { candidate in
      guard let function = candidate.declaration as? FunctionDeclaration else { return false }
      checker.resolve(function)
      return function.parameters.map(\.type) == types
    }
    if isExact { return }
    for (index, node) in [left, right].enumerated()
    where checker.isStandard(types[index], "CGFloat") {
      let double = checker.standard("Double")
      if let wide = coerce(node, to: double) { arguments[index].value = .checked(wide) }
    }
  }

  /// Reads one operand as the other one's type would have it: `pow(2, 3) / sqrt(16)`.
  private func readAgain(
    _ candidates: [Candidate],
    _ operands: (ExpressionSyntax, ExpressionSyntax),
    _ types: (Type, Type),
    _ expected: Type?,
    _ span: Span,
    _ name: NameSyntax,
    _ start: Mark
  ) -> CheckedExpression? {
    let current = mark()
    let errors = start.diagnostics.count
    let hints = [(true, closed(types.1)), (false, closed(types.0))]
    for (isLeft, hint) in hints {
      let (syntax, other) = isLeft ? operands : (operands.1, operands.0)
      guard syntax.isOverloadable, hintOf(hint) != nil else { continue }
      undo(to: start)
      let read = Argument(label: nil, value: .checked(inferApart(syntax, expected: hint)))
      let rest = Argument(label: nil, value: .checked(inferApart(other)))
      let arguments = isLeft ? [read, rest] : [rest, read]
      let node = apply(candidates, arguments, expected, span, name.span)
      if diagnostics.count == errors, !solver.shallow(node.type).isError, solver.holdsSoFar() {
        return node
      }
    }
    // The mistake is told about what was read first.
    undo(to: start)
    _ = (inferApart(operands.0), inferApart(operands.1))
    diagnostics = current.diagnostics
    return nil
  }

  /// A type with the defaults of its literals; nothing is decided by asking.
  private func closed(_ type: Type) -> Type {
    let before = solver.mark()
    defer { solver.undo(to: before) }
    solver.applyDefaults(in: type)
    return solver.deep(type)
  }

  /// The types of both operands, when they are known without the operator.
  private func known(_ arguments: [Argument]) -> (Type, Type)? {
    let types = arguments.compactMap { argument -> Type? in
      guard case .checked(let node) = argument.value else { return nil }
      let type = solver.deep(node.type)
      let isBare = solver.openVariable(type) != nil && solver.literal(of: type) == nil
      return isBare || isUndecided(type) || type.isError ? nil : type
    }
    return types.count == 2 ? (types[0], types[1]) : nil
  }

  /// False when the operator asks of a number literal what no number is: `"Age: " + 5` a sequence.
  private func numbersFit(_ arguments: [Argument]) -> Bool {
    let numbers = [checker.standard("Int"), checker.standard("Double")]
    return arguments.allSatisfy { argument in
      guard case .checked(let node) = argument.value,
        let index = solver.openVariable(solver.deep(node.type)),
        let literal = solver.variables[index].literal, literal == .integer || literal == .float
      else { return true }
      return solver.variables[index].protocols.allSatisfy { proto in
        numbers.contains { checker.conforms($0, to: proto, in: solver.environment) }
      }
    }
  }

  /// What the operator cannot take, in terms of its operands and not of its declarations.
  private func reportOperands(
    _ name: NameSyntax,
    _ arguments: [Argument],
    _ types: (Type, Type),
    _ names: [String]
  ) {
    let both = [types.0, types.1]
    for (index, type) in both.enumerated() {
      let other = both[1 - index]
      guard let wrapped = checker.wrapped(type), checker.wrapped(other) == nil,
        solver.literal(of: other) != nil || solver.deep(other) == wrapped
      else { continue }
      report(.optionalNotUnwrapped, arguments[index].span, [spelled(type), spelled(wrapped)])
      return
    }
    var hints: [Phrase] = []
    if name.text == "+", names.contains("String"), Set(names).count == 2 {
      hints = [
        Phrase(
          "Put the value into the text: \"… \\(value)\".",
          "把值写进字符串里：\"… \\(value)\"。"
        )
      ]
    } else if both.allSatisfy({ checker.isNumber($0) || solver.literal(of: $0) == .integer }) {
      hints = [
        Phrase(
          "Numbers of different types do not mix: convert one, as in `Double(count)`.",
          "不同类型的数不能混算：先转换其中一个，例如 `Double(count)`。"
        )
      ]
    }
    report(.operandMismatch, name.span, [name.text, names[0], names[1]], hints: hints)
  }

  /// `counts[key]? += 1`: the `?` on the left makes the whole assignment optional.
  private func inferChained(
    _ candidates: [Candidate],
    _ left: ExpressionSyntax,
    _ name: NameSyntax,
    _ right: ExpressionSyntax,
    _ span: Span
  ) -> CheckedExpression {
    let saved = chainBinds
    isInChain = true
    chainBinds = 0
    let place = infer(left)
    let binds = chainBinds
    isInChain = false
    chainBinds = saved
    if solver.shallow(place.type).isError { return errorNode(span) }
    var arguments = [
      Argument(label: nil, value: .checked(place)), Argument(label: nil, value: .syntax(right)),
    ]
    unwrapOperands(&arguments, name.text)
    if right.isIndependent {
      let node = inferApart(right)
      arguments[1].value = .checked(forced(node) ?? node)
    }
    let made = apply(candidates, arguments, nil, span, name.span)
    guard binds > 0, !solver.shallow(made.type).isError else { return made }
    return make(
      .optionalChain(make(.wrapOptional(made), checker.optional(.void), span)),
      checker.optional(.void),
      span
    )
  }

  /// A value is needed of `T!` by every operator but those that Optional has.
  private func unwrapOperands(_ arguments: inout [Argument], _ name: String) {
    guard !["==", "!=", "??", "===", "!=="].contains(name) else { return }
    for index in arguments.indices {
      if case .checked(let node) = arguments[index].value, let value = forced(node) {
        arguments[index].value = .checked(value)
      }
    }
  }

  /// Operands that mean the same anywhere are read once, before the operator is chosen.
  private func inferOperands(
    _ arguments: inout [Argument],
    _ left: ExpressionSyntax,
    _ right: ExpressionSyntax,
    _ expected: Type?
  ) {
    if left.operandsStartImplicitly != right.operandsStartImplicitly {
      return inferImplicitOperand(&arguments, left, right, expected)
    }
    if left.isIndependent || left.isPlainSum && left.kind.isBinary {
      read(left, &arguments[0], expected)
    }
    if right.isIndependent { read(right, &arguments[1], expected) }
  }

  /// What cannot be read alone may be read with what the context expects:
  /// `age.map { $0 < 0 ? .invalid : .valid($0) } ?? .missing`.
  private func read(_ syntax: ExpressionSyntax, _ argument: inout Argument, _ expected: Type?) {
    let before = mark()
    let node = inferApart(syntax)
    if expected != nil, syntax.isOverloadable, diagnostics.count > before.diagnostics.count {
      return undo(to: before)
    }
    argument.value = .checked(node)
  }

  /// `.pi * 2 / Double(n)`: the other side, or the context, tells what `.pi` is a member of.
  private func inferImplicitOperand(
    _ arguments: inout [Argument],
    _ left: ExpressionSyntax,
    _ right: ExpressionSyntax,
    _ expected: Type?
  ) {
    let sides = left.operandsStartImplicitly ? (left, right, 0, 1) : (right, left, 1, 0)
    let (implicit, other) = (sides.0, sides.1)
    var hint = expected.flatMap { hintOf($0) }
    if other.isLiteralOnly {
      hint = hint ?? checker.standard("Double")
    } else if other.isIndependent {
      let node = inferApart(other)
      arguments[sides.3].value = .checked(node)
      hint = hintOf(closed(node.type))
    }
    guard let hint else { return }
    let type = unwrappedOnce(solver.deep(hint))
    let before = mark()
    let node = inferApart(implicit, expected: type)
    if diagnostics.count > before.diagnostics.count, !other.isLiteralOnly {
      // `2 * .unit` of a vector: the operator has to say what it is.
      return undo(to: before)
    }
    arguments[sides.2].value = .checked(node)
    if other.isLiteralOnly {
      arguments[sides.3].value = .checked(inferApart(other, expected: type))
    }
  }

  func inferUnary(
    _ name: NameSyntax,
    _ operand: ExpressionSyntax,
    _ span: Span,
    _ expected: Type?,
    isPrefix: Bool
  ) -> CheckedExpression {
    if isPrefix, name.text == "-", let literal = negated(operand, span) { return literal }
    let candidates = operatorCandidates(name.text, count: 1).filter { candidate in
      let function = candidate.declaration as? FunctionDeclaration
      return function?.isPostfixOperator == !isPrefix
    }
    guard !candidates.isEmpty else {
      report(.unknownOperator, name.span, [name.text])
      return errorNode(span)
    }
    var argument = Argument(label: nil, value: .syntax(operand))
    if operand.isIndependent {
      let node = inferApart(operand)
      if solver.shallow(node.type).isError { return errorNode(span) }
      argument.value = .checked(node)
    }
    if let node = applyOpen(candidates, name, [argument], span) { return node }
    return apply(candidates, [argument], expected, span, name.span)
  }

  /// `-1` is a literal of its own.
  private func negated(_ operand: ExpressionSyntax, _ span: Span) -> CheckedExpression? {
    switch operand.kind {
    case .integerLiteral(let text):
      guard let value = Int(literal: "-" + text) ?? Int(literal: text).map({ -$0 }) else {
        return nil
      }
      return make(.integer(value), solver.fresh(.integer), span)
    case .floatLiteral(let text):
      return make(.float(-Double(literal: text)), solver.fresh(.float), span)
    default: return nil
    }
  }

  /// The operator functions of a name with so many operands, wherever they were declared.
  func operatorCandidates(_ name: String, count: Int) -> [Candidate] {
    checker.operators(named: name).filter {
      $0.signatureSyntax.parameters.count == count && checker.isAvailable($0)
    }.map { Candidate(declaration: $0, base: .none) }
  }
}

extension FunctionDeclaration {
  var isPostfixOperator: Bool { modifierNames.contains("postfix") }
}

extension ExpressionSyntax.Kind {
  fileprivate var isBinary: Bool { if case .binary = self { true } else { false } }
}

extension ExpressionSyntax {
  /// True for `[1] + [2]`, `[0: "a"]`: collections whose elements mean the same anywhere, joined.
  var isPlainSum: Bool {
    switch kind {
    case .arrayLiteral(let elements): !elements.isEmpty && elements.allSatisfy(\.isIndependent)
    case .dictionaryLiteral(let elements):
      !elements.isEmpty
        && elements.allSatisfy { $0.key.isIndependent && $0.value.isIndependent }
    case .binary(let left, let name, let right):
      name.text == "+" && (left.isPlainSum || left.isIndependent)
        && (right.isPlainSum || right.isIndependent)
    case .paren(let inner): inner.isPlainSum
    default: false
    }
  }

  /// True for a chain with `?` somewhere: `a?.b`, `counts[key]?`.
  var chainsOptionally: Bool {
    var current = self
    while true {
      switch current.kind {
      case .optionalUnwrap: return true
      case .member(let base, _, _), .forceUnwrap(let base): current = base
      case .call(let call), .subscriptCall(let call): current = call.callee
      default: return false
      }
    }
  }

  /// True for `.pi`, `2 * .pi`, `(.pi + 1) / 2`: members of an unknown type, and literals.
  var operandsStartImplicitly: Bool {
    switch kind {
    case .implicitMember: true
    case .paren(let inner), .prefixOperator(_, let inner): inner.operandsStartImplicitly
    case .binary(let left, _, let right):
      left.operandsStartImplicitly && (right.operandsStartImplicitly || right.isLiteralOnly)
        || left.isLiteralOnly && right.operandsStartImplicitly
    default: false
    }
  }

  /// True for what overloads of another result could mean too.
  var isOverloadable: Bool {
    switch kind {
    case .call, .member: true
    case .paren(let inner), .prefixOperator(_, let inner): inner.isOverloadable
    case .binary(let left, _, let right): left.isOverloadable || right.isOverloadable
    default: false
    }
  }

  /// True for numbers and operators alone: `2`, `(1 + 2) * 3`.
  var isLiteralOnly: Bool {
    switch kind {
    case .integerLiteral, .floatLiteral: true
    case .paren(let inner), .prefixOperator(_, let inner): inner.isLiteralOnly
    case .binary(let left, _, let right): left.isLiteralOnly && right.isLiteralOnly
    case .ternary(_, let yes, let no): yes.isLiteralOnly && no.isLiteralOnly
    case .sequence(let elements):
      elements.allSatisfy { element in
        switch element {
        case .operand(let operand): operand.isLiteralOnly
        case .binaryOperator: true
        default: false
        }
      }
    default: false
    }
  }
}
