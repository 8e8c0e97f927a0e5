import SwiftSource
import SwiftTypes

/// A candidate whose labels fit, with its arguments assigned to parameters.
struct ViableCall {
  let candidate: Candidate
  let match: ArgumentMatch
}

extension BodyChecker {
  /// Calls the best of several candidates.
  ///
  /// Each one is tried on its own and taken back; the one with the lowest score wins, and among
  /// equals the more specialized. Arguments whose meaning no parameter can change are inferred once.
  func apply(
    _ candidates: [Candidate],
    _ arguments: [Argument],
    _ expected: Type?,
    _ span: Span,
    _ nameSpan: Span
  ) -> CheckedExpression {
    var viable: [ViableCall] = []
    for candidate in candidates {
      if let match = match(candidate, arguments) {
        viable.append(ViableCall(candidate: candidate, match: match))
      }
    }
    if viable.isEmpty { return applyOther(candidates, arguments, expected, span, nameSpan) }
    if let node = applyValue(candidates, arguments, expected, span, nameSpan) { return node }
    if viable.count == 1 { return attempt(viable[0], arguments, expected, span, nameSpan) }
    let prepared = inferIndependent(arguments)
    if prepared.contains(where: isMistaken) {
      inferForErrors(prepared)
      return errorNode(span)
    }
    viable = pruned(viable, prepared)
    if viable.count == 1 { return attempt(viable[0], prepared, expected, span, nameSpan) }
    let before = mark()
    let best = bestCall(viable, prepared, expected, span, nameSpan)
    let node = attempt(best, prepared, expected, span, nameSpan)
    guard trials == 0, diagnostics.count > before.diagnostics.count,
      arguments.contains(where: \.isOverloadable)
    else { return node }
    // `Character(UnicodeScalar(65))`: an argument alone may mean what the call cannot take.
    let errors = diagnostics.count
    undo(to: before)
    let other = bestCall(viable, arguments, expected, span, nameSpan)
    let retried = attempt(other, arguments, expected, span, nameSpan)
    if diagnostics.count < errors { return retried }
    undo(to: before)
    return attempt(best, prepared, expected, span, nameSpan)
  }

  private func bestCall(
    _ viable: [ViableCall],
    _ arguments: [Argument],
    _ expected: Type?,
    _ span: Span,
    _ nameSpan: Span
  ) -> ViableCall {
    var best = viable[0]
    var bestScore: Score?
    // A failure of the call around this one must not weigh on the candidates.
    let outer = solver.takeFailure()
    trials += 1
    defer {
      trials -= 1
      solver.resume(outer)
    }
    for call in viable {
      let before = mark()
      solver.score = Score()
      let node = attempt(call, arguments, expected, span, nameSpan)
      if let expected, !solver.shallow(node.type).isError, coerce(node, to: expected) == nil {
        solver.score.errors += 1
      }
      if !solver.settle() { solver.score.errors += 1 }
      var score = solver.score
      score.errors += diagnostics.count - before.diagnostics.count
      if solver.shallow(node.type).isError { score.errors += 1 }
      score.errors += refusedInterpolations(in: arguments)
      score.nonDefaultLiteral += solver.unusualLiterals(
        in: arguments.compactMap {
          if case .checked(let node) = $0.value { return node.type }
          return nil
        }
      )
      undo(to: before)
      if let current = bestScore {
        if score < current
          || (score == current && isMoreSpecialized(call, than: best, arguments.count))
        {
          best = call
          bestScore = score
        }
      } else {
        bestScore = score
      }
    }
    return best
  }

  /// Drops candidates that a known argument type rules out at once.
  private func pruned(_ viable: [ViableCall], _ arguments: [Argument]) -> [ViableCall] {
    let left = viable.filter { call in
      guard let function = call.candidate.declaration as? FunctionDeclaration else { return true }
      for (parameter, indices) in zip(function.parameters, call.match) {
        for index in indices {
          guard case .checked(let node) = arguments[index].value else { continue }
          if isHopeless(solver.deep(node.type), for: parameter.type) { return false }
        }
      }
      return true
    }
    return left.isEmpty ? viable : left
  }

  private func isHopeless(_ given: Type, for wanted: Type) -> Bool {
    guard case .nominal(let one) = given.kind, case .nominal(let two) = wanted.kind,
      one.reference != two.reference
    else { return false }
    if two.reference.name == "Optional" { return false }
    if one.reference.name == "CGFloat" || one.reference.name == "Double" {
      return !(two.reference.name == "CGFloat" || two.reference.name == "Double")
    }
    return !checker.isClass(given) && one.reference.name != "Array"
  }

  /// Whether the labels fit, or the candidate is a value that may be called.
  func canTake(_ candidate: Candidate, _ arguments: [Argument]) -> Bool {
    parameters(of: candidate) == nil || match(candidate, arguments) != nil
  }

  /// Labels and number of arguments; nil when they do not fit or the candidate is no function.
  private func match(_ candidate: Candidate, _ arguments: [Argument]) -> ArgumentMatch? {
    guard let parameters = parameters(of: candidate) else { return nil }
    let matcher = ArgumentMatcher(parameters: shapes(of: parameters), arguments: arguments)
    if case .success(let match) = matcher.match() { return match }
    return nil
  }

  func parameters(of candidate: Candidate) -> [ParameterDeclaration]? {
    switch candidate.declaration {
    case let function as FunctionDeclaration:
      checker.resolve(function)
      return function.parameters
    case let item as EnumCaseDeclaration:
      checker.resolve(item)
      return item.payload
    default: return nil
    }
  }

  /// A property of a type that hides a method of its protocols, `onSubmit` in a view: the property
  /// is meant when it can be called so.
  private func applyValue(
    _ candidates: [Candidate],
    _ arguments: [Argument],
    _ expected: Type?,
    _ span: Span,
    _ nameSpan: Span
  ) -> CheckedExpression? {
    guard let value = candidates.first(where: { parameters(of: $0) == nil }) else { return nil }
    let before = mark()
    let reference = valueReference(value, nameSpan)
    if solver.deep(reference.type).function != nil {
      let node = callValue(reference, arguments, span, expected)
      let isMistaken = solver.shallow(node.type).isError
      if !isMistaken, diagnostics.count == before.diagnostics.count { return node }
    }
    undo(to: before)
    return nil
  }

  /// Values that are called, or the message for a call that fits no candidate.
  private func applyOther(
    _ candidates: [Candidate],
    _ arguments: [Argument],
    _ expected: Type?,
    _ span: Span,
    _ nameSpan: Span
  ) -> CheckedExpression {
    let others = candidates.filter { parameters(of: $0) == nil }
    if let other = others.first {
      let node = valueReference(other, nameSpan)
      return callValue(node, arguments, span, expected)
    }
    reportNoMatch(candidates, arguments, span, nameSpan)
    inferForErrors(arguments)
    return errorNode(span)
  }

  /// Infers arguments whose meaning does not depend on the parameter.
  func inferIndependent(_ arguments: [Argument]) -> [Argument] {
    arguments.map { argument in
      guard case .syntax(let syntax) = argument.value, syntax.isIndependent else { return argument }
      let before = mark()
      let node = inferApart(syntax)
      if diagnostics.count > before.diagnostics.count || solver.shallow(node.type).isError {
        // What means the same everywhere is wrong everywhere; the rest is tried in its place.
        if syntax.isNamed, solver.shallow(node.type).isError {
          return Argument(label: argument.label, value: .checked(node), isTrailing: false)
        }
        undo(to: before)
        return argument
      }
      if case .function = node.kind {
        // `map(String.init)`: which one of the name is meant, the parameter tells.
        undo(to: before)
        return argument
      }
      return Argument(label: argument.label, value: .checked(node), isTrailing: argument.isTrailing)
    }
  }

  private func isMistaken(_ argument: Argument) -> Bool {
    if case .checked(let node) = argument.value { return solver.shallow(node.type).isError }
    return false
  }

  /// Calls one candidate; mistakes are reported.
  ///
  /// What the context expects is taken as a hint for the generic arguments first; when that leads
  /// to mistakes the arguments decide alone.
  func attempt(
    _ call: ViableCall,
    _ arguments: [Argument],
    _ expected: Type?,
    _ span: Span,
    _ nameSpan: Span
  ) -> CheckedExpression {
    attempts += 1
    guard attempts <= Self.attemptLimit else {
      if attempts == Self.attemptLimit + 1 { report(.expressionTooComplex, span) }
      return errorNode(span)
    }
    let before = mark()
    let node = attempt(call, arguments, expected, span, nameSpan, usesHint: true)
    guard expected != nil, diagnostics.count > before.diagnostics.count else { return node }
    let errors = diagnostics.count
    undo(to: before)
    let other = attempt(call, arguments, expected, span, nameSpan, usesHint: false)
    if diagnostics.count < errors { return other }
    undo(to: before)
    return attempt(call, arguments, expected, span, nameSpan, usesHint: true)
  }

  /// How many calls may be tried for one expression before it is said to be too complex.
  private static let attemptLimit = 60_000

  private func attempt(
    _ call: ViableCall,
    _ arguments: [Argument],
    _ expected: Type?,
    _ span: Span,
    _ nameSpan: Span,
    usesHint: Bool
  ) -> CheckedExpression {
    if let item = call.candidate.declaration as? EnumCaseDeclaration {
      return attemptCase(item, call, arguments, span)
    }
    guard let function = call.candidate.declaration as? FunctionDeclaration else {
      return errorNode(span)
    }
    if function.hasAttribute("_disfavoredOverload") { solver.score.disfavored += 1 }
    let packCount = zip(function.parameters, call.match).first { pair in
      if case .packExpansion = pair.0.type.kind { return true }
      return false
    }?.1.count
    guard
      let map = open(
        function.signature,
        function.context,
        call.candidate.base,
        packCount: packCount ?? 0
      )
    else { return errorNode(span) }
    guard demand(function.signature, map, function, nameSpan) else {
      inferForErrors(arguments)
      return errorNode(span)
    }
    let result = resultType(of: function, call.candidate.base, map)
    if let expected, usesHint {
      hintResult(result, expected, isNeeded: arguments.contains(where: \.needsContext))
    }
    noteCaptures(of: function)
    var openings: [(CheckedExpression, GenericParameter, LocalVariable)] = []
    let made = bindArguments(function.parameters, call.match, arguments, map, function, &openings)
    checkMutability(of: call.candidate, function, span)
    checkEffects(of: function, made, nameSpan)
    checkAccess(to: function, nameSpan)
    checkIsolation(of: function, call.candidate.base, nameSpan)
    checkMemberwiseAccess(function, arguments, nameSpan)
    let (argument, dispatch) = selfArgument(of: call.candidate, function, map, span)
    var node = make(
      .call(
        CheckedCall(
          callee: .function(function, map, selfArgument: argument, dispatch),
          arguments: made
        )
      ),
      solver.deep(result),
      span
    )
    for (value, parameter, variable) in openings.reversed() {
      let type = erasing(parameter, from: solver.deep(node.type))
      node = make(.open(value, parameter, variable, node), type, span)
    }
    return node
  }

  /// Lets the context decide generic arguments that the arguments leave open.
  ///
  /// `isNeeded` tells that an argument such as `.small` cannot be read without it.
  private func hintResult(_ result: Type, _ expected: Type, isNeeded: Bool) {
    let wanted = solver.deep(expected)
    let given = solver.deep(result)
    guard given.flags.contains(.variable) else { return }
    if case .variable = wanted.kind {
      if isNeeded, solver.openVariable(given) == nil, tryUnify(given, wanted) { solver.settle() }
      return
    }
    if case .existential = wanted.kind { return }
    if case .variable = given.kind, let wrapped = checker.wrapped(wanted) {
      if isNeeded { _ = tryUnify(given, wrapped) }
      return
    }
    if tryUnify(given, wanted) { return }
    if let wrapped = checker.wrapped(wanted), checker.wrapped(given) == nil {
      _ = tryUnify(given, wrapped)
    }
  }

  private func attemptCase(
    _ item: EnumCaseDeclaration,
    _ call: ViableCall,
    _ arguments: [Argument],
    _ span: Span
  ) -> CheckedExpression {
    guard let context = item.context, let payload = item.payload,
      let map = open(checker.signature(of: context), context, call.candidate.base)
    else { return errorNode(span) }
    checker.checkDefaults(of: item)
    let owner = checker.selfType(of: context).substituting(map)
    var openings: [(CheckedExpression, GenericParameter, LocalVariable)] = []
    let made = bindArguments(payload, call.match, arguments, map, nil, &openings)
    return make(
      .call(CheckedCall(callee: .enumCase(item, map), arguments: made)),
      solver.deep(owner),
      span
    )
  }

  /// Converts the arguments, closures last: what the others fix helps to read them.
  private func bindArguments(
    _ parameters: [ParameterDeclaration],
    _ match: ArgumentMatch,
    _ arguments: [Argument],
    _ map: Substitutions,
    _ owner: FunctionDeclaration?,
    _ openings: inout [(CheckedExpression, GenericParameter, LocalVariable)]
  ) -> [CheckedArgument] {
    var made = [CheckedArgument](repeating: .defaultValue(0), count: parameters.count)
    var order = parameters.indices.sorted { left, right in
      let one = match[left].map { arguments[$0].turn }.max() ?? 0
      let two = match[right].map { arguments[$0].turn }.max() ?? 0
      return (one, left) < (two, right)
    }[...]
    var waiting: Set<Int> = []
    while let index = order.popFirst() {
      let parameter = parameters[index]
      let given = match[index].map { arguments[$0] }
      if given.first?.turn == 1, !order.isEmpty, !waiting.contains(index),
        solver.isBare(parameter.type.substituting(map))
      {
        // `reduce(.zero, +)`: what comes later may tell what it is a member of.
        waiting.insert(index)
        order.append(index)
        continue
      }
      // What the arguments so far say of other types helps to read functions.
      if given.contains(where: { $0.turn == 2 }) { solver.settleQuietly() }
      let type = solver.deep(parameter.type.substituting(map))
      if case .packExpansion = parameter.type.kind {
        made[index] = .pack(
          zip(given, type.packElements).map { bind($0, parameter, $1, map, &openings).node }
        )
      } else if parameter.isVariadic {
        made[index] = .variadic(given.map { bind($0, parameter, type, map, &openings).node })
      } else if let argument = given.first {
        made[index] = bind(argument, parameter, type, map, &openings).argument
      } else {
        made[index] = defaultArgument(index, parameter, owner, type)
      }
    }
    return made
  }

  /// A default of generic type decides the type when no argument does (SE-0347).
  private func defaultArgument(
    _ index: Int,
    _ parameter: ParameterDeclaration,
    _ owner: FunctionDeclaration?,
    _ type: Type
  ) -> CheckedArgument {
    guard let owner else {
      // The payload of an enum case: its default is a value of the call itself.
      return parameter.checkedDefault.map { .value($0) } ?? .defaultValue(index)
    }
    guard parameter.type.flags.contains(.parameter),
      let node = checker.genericDefault(of: owner, index)
    else { return .defaultValue(index) }
    if !solver.unify(type, node.type) { reportMismatch(node, type, .cannotConvertArgument) }
    return .value(node)
  }

  private func bind(
    _ item: Argument,
    _ parameter: ParameterDeclaration,
    _ type: Type,
    _ map: Substitutions,
    _ openings: inout [(CheckedExpression, GenericParameter, LocalVariable)]
  ) -> (argument: CheckedArgument, node: CheckedExpression) {
    if parameter.isAutoclosure, let result = type.function?.result {
      let node = autoclosure(item, result, type)
      return (.value(node), node)
    }
    var item = item
    if !parameter.isInOut, case .syntax(let syntax) = item.value, syntax.isIndependent {
      item.value = .checked(inferApart(syntax, expected: type))
    }
    if case .checked(let node) = item.value, !parameter.isInOut,
      let opened = openArgument(node, type, &openings)
    {
      item.value = .checked(opened)
    }
    let builder = parameter.builder.map { solver.deep($0.substituting(map)) }
    let argument = argument(item, for: type, isInOut: parameter.isInOut, builder: builder)
    switch argument {
    case .value(let node), .inOut(let node): return (argument, node)
    default: return (argument, errorNode(item.span))
    }
  }

  /// `any P` handed to a generic parameter is opened (SE-0352).
  private func openArgument(
    _ node: CheckedExpression,
    _ type: Type,
    _ openings: inout [(CheckedExpression, GenericParameter, LocalVariable)]
  ) -> CheckedExpression? {
    let given = solver.deep(node.type)
    guard case .existential(let items) = given.kind, !items.isEmpty,
      case .variable = solver.deep(type).kind
    else { return nil }
    let wanted = solver.protocols(of: type).filter { !checker.isMarker($0) }
    let lacks = wanted.contains {
      checker.conformance(of: given, to: $0, in: solver.environment) == nil
    }
    guard lacks else { return nil }
    let (parameter, variable) = opening(given, items, node.span)
    openings.append((node, parameter, variable))
    return make(.local(variable), variable.type, node.span)
  }
}

extension Argument {
  fileprivate var isOverloadable: Bool {
    if case .syntax(let syntax) = value { return syntax.isOverloadable }
    return false
  }

  /// True for `.name` and `\.name`, which cannot be read without knowing their type.
  var needsContext: Bool {
    if case .syntax(let syntax) = value, case .keyPath(nil, _) = syntax.kind { return true }
    return turn == 1
  }

  /// When an argument is read: plain ones first, then `.name`, which needs to know its type, then
  /// closures, whose parameters the others may decide.
  var turn: Int {
    guard case .syntax(let syntax) = value else { return 0 }
    if isClosure { return 2 }
    if case .identifier(let name, _) = syntax.kind, name.isOperator { return 2 }
    return syntax.startsImplicitly ? 1 : 0
  }
}
