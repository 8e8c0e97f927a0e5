import SwiftSource
import SwiftTypes

extension BodyChecker {
  func inferLiteral(_ syntax: ExpressionSyntax, _ expected: Type?) -> CheckedExpression {
    let span = syntax.span
    switch syntax.kind {
    case .integerLiteral(let text):
      guard let value = Int(literal: text) else {
        // What is no number at all was said by the parser.
        if !text.isNumeral { return errorNode(span) }
        return largeInteger(text, span)
      }
      return make(.integer(value), solver.fresh(.integer), span)
    case .floatLiteral(let text):
      return make(.float(Double(literal: text)), solver.fresh(.float), span)
    case .booleanLiteral(let value):
      return make(.boolean(value), solver.fresh(.boolean), span)
    case .nilLiteral: return make(.none, solver.fresh(.null), span)
    case .stringLiteral(let segments): return inferString(segments, span)
    case .regexLiteral(let spelling): return inferRegex(spelling, span)
    default: return errorNode(span)
    }
  }

  private func inferString(_ segments: [StringSegmentSyntax], _ span: Span) -> CheckedExpression {
    var isInterpolated = false
    var plain = ""
    for segment in segments {
      switch segment {
      case .text(let text, _): plain += text
      case .interpolation: isInterpolated = true
      }
    }
    if !isInterpolated {
      return make(.string(plain), solver.fresh(plain.count == 1 ? .character : .string), span)
    }
    let type = solver.fresh(.interpolation)
    let parts = segments.map { segment -> CheckedExpression in
      switch segment {
      case .text(let text, let place):
        return make(.string(text), checker.standard("String"), place)
      case .interpolation(let arguments, let place):
        return inferInterpolated(arguments, place)
      }
    }
    return make(.interpolation(parts), type, span)
  }

  /// The value of `\(value)`; further arguments such as `format:` or `specifier:` stay with it.
  private func inferInterpolated(_ arguments: [ArgumentSyntax], _ span: Span) -> CheckedExpression {
    guard let first = arguments.first else {
      report(.emptyInterpolation, span)
      return errorNode(span)
    }
    let node = inferApart(first.value)
    if arguments.count > 1 || first.label != nil {
      let rest = arguments.map { argument in
        Argument(label: argument.label?.text, value: .syntax(argument.value))
      }
      interpolationArguments[node.span] =
        [Argument(label: first.label?.text, value: .checked(node))] + rest.dropFirst()
    }
    solver.applyDefaults(in: node.type)
    return node
  }

  /// True when a String is not simply its parts one after the other: a value has further arguments,
  /// or the learner has declared how to append some.
  func appendsItsOwnWay(_ parts: [CheckedExpression]) -> Bool {
    if parts.contains(where: { interpolationArguments[$0.span] != nil }) { return true }
    let storage = checker.standardDeclaration("DefaultStringInterpolation")
    return storage?.members(named: "appendInterpolation").contains { !$0.isLibrary } ?? false
  }

  /// An interpolated literal of a type of its own: append calls on its interpolation storage.
  func finalizeInterpolation(_ node: CheckedExpression, _ parts: [CheckedExpression]) {
    guard !node.type.flags.contains(.variable), !node.type.isError,
      let proto = checker.standardProtocol("ExpressibleByStringInterpolation"),
      let member = checker.associatedType("StringInterpolation", of: proto)
    else { return }
    let storageType = solver.deep(Type(.member(node.type, member)))
    let storage = hidden(storageType, node.span)
    let span = node.span
    func integer(_ value: Int) -> Argument.Value {
      .checked(CheckedExpression(.integer(value), checker.standard("Int"), span))
    }
    let firstVariable = solver.count
    guard
      let start = callInitializer(
        of: storageType,
        [
          Argument(label: "literalCapacity", value: integer(0)),
          Argument(label: "interpolationCount", value: integer(parts.count)),
        ],
        span
      )
    else { return }
    var statements: [CheckedStatement] = [.variable(storage, start)]
    for part in parts {
      var isText = false
      if case .string = part.kind { isText = true }
      let arguments =
        interpolationArguments[part.span] ?? [Argument(label: nil, value: .checked(part))]
      let base = CheckedExpression(.local(storage), storageType, span)
      if let call = callMember(
        isText ? "appendLiteral" : "appendInterpolation",
        on: base,
        arguments,
        expected: nil,
        part.span
      ) {
        statements.append(.expression(call))
      }
    }
    solver.settle()
    solver.applyDefaults(from: firstVariable)
    let final = CheckedExpression(.local(storage), storageType, span)
    guard
      let whole = callInitializer(
        of: node.type,
        [Argument(label: "stringInterpolation", value: .checked(final))],
        span
      )
    else { return }
    let result = hidden(node.type, span)
    statements.append(.variable(result, whole))
    node.kind = .block(statements, result: result)
  }

  /// How many interpolated literals became a type that cannot take one of their values.
  func refusedInterpolations(in arguments: [Argument]) -> Int {
    arguments.filter { argument in
      guard case .checked(let node) = argument.value, case .interpolation(let parts) = node.kind
      else {
        return false
      }
      let type = solver.deep(node.type)
      if checker.isStandard(type, "String") || solver.openVariable(type) != nil { return false }
      return !accepts(parts, type)
    }.count
  }

  private func accepts(_ parts: [CheckedExpression], _ type: Type) -> Bool {
    guard let proto = checker.standardProtocol("ExpressibleByStringInterpolation"),
      let member = checker.associatedType("StringInterpolation", of: proto)
    else { return true }
    let storage = solver.deep(Type(.member(type, member)))
    let before = mark()
    defer { undo(to: before) }
    return parts.allSatisfy { part in
      if case .string = part.kind { return true }
      let arguments =
        interpolationArguments[part.span] ?? [Argument(label: nil, value: .checked(part))]
      let base = CheckedExpression(.error, storage, part.span)
      let errors = diagnostics.count
      _ = callMember("appendInterpolation", on: base, arguments, expected: nil, part.span)
      return diagnostics.count == errors
    }
  }

  func inferArray(
    _ elements: [ExpressionSyntax],
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression {
    if let made = inferCustomArray(elements, span, expected) { return made }
    var wanted: Type?
    if let expected {
      let target = unwrappedOnce(solver.deep(expected))
      if checker.isStandard(target, "Array") { wanted = target.nominal?.arguments.first }
    }
    guard let (nodes, element) = joinAll(elements, wanted) else { return errorNode(span) }
    return make(.array(nodes), checker.array(of: element), span)
  }

  /// Elements of one type, found by joining them one after another.
  private func joinAll(
    _ elements: [ExpressionSyntax],
    _ wanted: Type?,
    of name: String = "Element"
  ) -> ([CheckedExpression], Type)? {
    if let wanted, !solver.deep(wanted).flags.contains(.variable) {
      let nodes = elements.map { element in
        convert(inferApart(element, expected: wanted), to: wanted, .elementMismatch)
      }
      return (nodes, wanted)
    }
    var nodes: [CheckedExpression] = []
    var type = wanted
    let later = wanted == nil ? hintFromLater(elements) : nil
    for element in elements {
      var node = inferElement(
        element,
        like: wanted == nil,
        type.flatMap { solver.openVariable($0) == nil ? $0 : nil } ?? later
      )
      guard let current = type, let last = nodes.last else {
        if let wanted = type {
          guard let converted = coerce(node, to: wanted) else {
            reportMismatch(node, wanted, .elementMismatch)
            return nil
          }
          node = converted
        }
        type = type ?? node.type
        nodes.append(node)
        continue
      }
      let isWider =
        isNumberPair(solver.deep(current), solver.deep(node.type))
        && checker.isStandard(solver.deep(node.type), "Double")
      if !isWider, let converted = coerce(node, to: current) {
        nodes.append(converted)
        continue
      }
      var previous = last
      guard let joined = join(&previous, &node) else {
        if !solver.shallow(node.type).isError {
          report(.mixedElements, element.span, [spelled(current), spelled(node.type)])
        }
        return nil
      }
      nodes = nodes.map { coerce($0, to: joined) ?? $0 }
      nodes.append(node)
      type = joined
    }
    return (nodes, type ?? solver.fresh(name: name))
  }

  /// What the first element that says its type is, when those before it are `.init(…)` or `.name`.
  private func hintFromLater(_ elements: [ExpressionSyntax]) -> Type? {
    guard elements.first?.startsImplicitly == true,
      let element = elements.first(where: { !$0.startsImplicitly })
    else { return nil }
    let before = mark()
    defer { undo(to: before) }
    let type = solver.deep(inferApart(element).type)
    return type.isError || type.flags.contains(.variable) ? nil : type
  }

  /// An element of a literal: the type of those before it is a hint, which may turn out wrong.
  private func inferElement(
    _ element: ExpressionSyntax,
    like mayDiffer: Bool,
    _ hint: Type?
  ) -> CheckedExpression {
    let before = mark()
    let node = inferApart(element, expected: hint)
    guard mayDiffer, hint != nil, diagnostics.count > before.diagnostics.count else { return node }
    let errors = diagnostics.count
    undo(to: before)
    let other = inferApart(element)
    if diagnostics.count < errors { return other }
    undo(to: before)
    return inferApart(element, expected: hint)
  }

  func unwrappedOnce(_ type: Type) -> Type { checker.wrapped(type) ?? type }

  /// `[...]` where a Set, an option set or another literal type is expected.
  private func inferCustomArray(
    _ elements: [ExpressionSyntax],
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression? {
    guard let expected else { return nil }
    let target = unwrappedOnce(solver.deep(expected))
    guard case .nominal = target.kind, !checker.isStandard(target, "Array"),
      let proto = checker.standardProtocol("ExpressibleByArrayLiteral"),
      checker.conformance(of: target, to: proto, in: solver.environment) != nil,
      let member = checker.associatedType("ArrayLiteralElement", of: proto)
    else { return nil }
    let element = solver.deep(Type(.member(target, member)))
    let nodes = elements.map { syntax in
      convert(inferApart(syntax, expected: element), to: element, .elementMismatch)
    }
    return callInitializer(
      of: target,
      nodes.enumerated().map { index, node in
        Argument(label: index == 0 ? "arrayLiteral" : nil, value: .checked(node))
      },
      span
    )
  }

  /// A dictionary literal for another type than Dictionary.
  private func inferCustomDictionary(
    _ elements: [DictionaryElementSyntax],
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression? {
    guard let expected else { return nil }
    let target = unwrappedOnce(solver.deep(expected))
    guard case .nominal = target.kind, !checker.isStandard(target, "Dictionary"),
      let proto = checker.standardProtocol("ExpressibleByDictionaryLiteral"),
      checker.conformance(of: target, to: proto, in: solver.environment) != nil
    else { return nil }
    let arguments = elements.enumerated().map { index, element in
      let pair = ExpressionSyntax(
        .tuple([ArgumentSyntax(value: element.key), ArgumentSyntax(value: element.value)]),
        element.key.span.union(element.value.span)
      )
      return Argument(label: index == 0 ? "dictionaryLiteral" : nil, value: .syntax(pair))
    }
    return callInitializer(of: target, arguments, span)
  }

  func inferDictionary(
    _ elements: [DictionaryElementSyntax],
    _ span: Span,
    _ expected: Type?
  ) -> CheckedExpression {
    if let made = inferCustomDictionary(elements, span, expected) { return made }
    var wanted: (key: Type, value: Type)?
    if let expected {
      let target = unwrappedOnce(solver.deep(expected))
      if checker.isStandard(target, "Dictionary"), let arguments = target.nominal?.arguments,
        arguments.count == 2
      {
        wanted = (arguments[0], arguments[1])
      }
    }
    guard let keys = joinAll(elements.map(\.key), wanted?.key, of: "Key"),
      let values = joinAll(elements.map(\.value), wanted?.value, of: "Value")
    else { return errorNode(span) }
    let pairs = zip(keys.0, values.0).map { (key: $0, value: $1) }
    let type = checker.standard("Dictionary", [keys.1, values.1])
    return make(.dictionary(pairs), type, span)
  }

  func hintOf(_ type: Type) -> Type? {
    let known = solver.deep(type)
    return solver.openVariable(known) == nil ? known : nil
  }
}

extension String {
  /// True for digits alone, after `0x`, `0b` or `0o` too.
  fileprivate var isNumeral: Bool {
    let digits = filter { $0 != "_" }
    if digits.hasPrefix("0x") { return digits.dropFirst(2).allSatisfy(\.isHexDigit) }
    if digits.hasPrefix("0b") || digits.hasPrefix("0o") {
      return digits.dropFirst(2).allSatisfy(\.isNumber)
    }
    return digits.allSatisfy(\.isNumber)
  }
}

extension FixedWidthInteger {
  /// The value of an integer literal as written: `0xFF`, `1_000`; nil when it does not fit.
  init?(literal text: String) {
    let digits = text.filter { $0 != "_" }
    if digits.hasPrefix("0x") {
      self.init(digits.dropFirst(2), radix: 16)
    } else if digits.hasPrefix("0b") {
      self.init(digits.dropFirst(2), radix: 2)
    } else if digits.hasPrefix("0o") {
      self.init(digits.dropFirst(2), radix: 8)
    } else {
      self.init(digits)
    }
  }
}

extension Double {
  /// The value of a floating-point literal as written: `1_000.5`, `0x1p3`.
  init(literal text: String) { self = Double(text.filter { $0 != "_" }) ?? .infinity }
}
