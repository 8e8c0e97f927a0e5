import SwiftChecker
import SwiftEvaluator
import SwiftSource
import SwiftTypes
import ViewGraph

/// Finds how the learner wrote each shell: `.padding(8)`, `Text("Hello")`.
///
/// It walks down the expression and the mounted view side by side: a call that adds one modifier to
/// its receiver is the text of that modifier.
struct ShellNames {
  private let graph: ViewGraph
  private let checker: Checker
  private(set) var names: [Int: String] = [:]
  /// Where the calls stand that made the nodes, by their numbers.
  private(set) var places: [Int: WrittenPlace] = [:]
  /// What the statements of a builder put into variables.
  private var parts: [LocalVariable: CheckedExpression] = [:]

  init(_ graph: ViewGraph, _ root: GraphNode, _ expression: CheckedExpression, _ file: SourceText) {
    self.graph = graph
    checker = graph.evaluator.checker
    walk(root, expression, file, depth: 0)
  }

  private mutating func walk(
    _ node: GraphNode,
    _ expression: CheckedExpression,
    _ file: SourceText,
    depth: Int
  ) {
    guard depth < 200 else { return }
    let expression = unwrapped(expression)
    if places[node.number] == nil, !node.isModifier {
      places[node.number] = WrittenPlace(head: expression, file)
    }
    guard node.isVisible else {
      // What a condition lets through is not written as the condition is.
      if case .primitive(let object) = node.form, ["optional", "either"].contains(object.name) {
        return
      }
      if node.children.count == 1, let only = node.children.first {
        walk(only, expression, file, depth: depth + 1)
      } else {
        walkParts(of: node, expression, file, depth)
      }
      return
    }
    if node.isModifier {
      walkModifier(node, expression, file, depth)
    } else if graph.isDeclaredByLearner(node), let child = node.children.first {
      names[node.number] = short(file.text(in: expression.span))
      guard let (body, bodyFile) = findBody(of: node) else { return }
      walk(child, body, bodyFile, depth: depth + 1)
    } else {
      names[node.number] = short(file.text(in: expression.span))
      guard let content = node.children.first, let made = builtContent(of: expression) else {
        return
      }
      walk(content, made, file, depth: depth + 1)
    }
  }

  /// The views a builder put side by side, each with its own expression.
  private mutating func walkParts(
    of node: GraphNode,
    _ expression: CheckedExpression,
    _ file: SourceText,
    _ depth: Int
  ) {
    guard case .primitive(let object) = node.form, object.name == "tuple",
      case .call(let call) = expression.kind
    else { return }
    let parts = call.arguments.flatMap { argument -> [CheckedExpression] in
      switch argument {
      case .value(let part): [part]
      case .pack(let parts), .variadic(let parts): parts
      case .inOut, .defaultValue: []
      }
    }
    guard parts.count == node.children.count else { return }
    for (child, part) in zip(node.children, parts) {
      // What an `if` or a loop makes is not one expression.
      guard checker.concrete(part.type) == child.view.type else { continue }
      walk(child, part, file, depth: depth + 1)
    }
  }

  /// What the last closure of a call makes, when it makes the views inside.
  private mutating func builtContent(of expression: CheckedExpression) -> CheckedExpression? {
    guard case .call(let call) = expression.kind else { return nil }
    for case .value(let argument) in call.arguments.reversed() {
      guard case .closure(let closure) = argument.kind, closure.parameters.isEmpty else {
        continue
      }
      return result(of: closure.body.statements)
    }
    return nil
  }

  private mutating func walkModifier(
    _ node: GraphNode,
    _ expression: CheckedExpression,
    _ file: SourceText,
    _ depth: Int
  ) {
    guard case .call(let call) = expression.kind,
      case .function(_, _, let receiver?, _) = call.callee, let content = node.children.first,
      receiver.span.end <= expression.span.end,
      let layers = layers(
        from: checker.concrete(receiver.type),
        to: checker.concrete(expression.type)
      )
    else { return }
    if layers == 0 { return walk(node, receiver, file, depth: depth + 1) }
    let text = file.text(in: Span(receiver.span.end, expression.span.end))
    if let name = short(text), name.hasPrefix(".") { names[node.number] = name }
    let place = WrittenPlace(modifier: expression, after: receiver.span.end, file)
    places[node.number] = place
    var inner = content
    for _ in 1..<layers {
      guard let next = inner.children.first else { return }
      places[inner.number] = place
      inner = next
    }
    walk(inner, receiver, file, depth: depth + 1)
  }

  /// How many modifiers one type has around another; nil when it is not inside.
  private func layers(from inner: Type, to outer: Type) -> Int? {
    var current = outer
    var count = 0
    while current != inner {
      guard case .nominal(let nominal) = current.kind, nominal.arguments.count == 2 else {
        return nil
      }
      current = nominal.arguments[0]
      count += 1
    }
    return count
  }

  /// What a builder or an existential was made of.
  private func unwrapped(_ expression: CheckedExpression) -> CheckedExpression {
    var current = expression
    while true {
      switch current.kind {
      case .erase(let inner), .upcast(let inner): current = inner
      case .local(let variable):
        guard let part = parts[variable] else { return current }
        current = part
      case .call(let call):
        guard case .function(let function, _, let receiver?, _) = call.callee,
          case .metatype = receiver.kind, function.name.hasPrefix("build"),
          call.arguments.count == 1, case .value(let only) = call.arguments[0]
        else { return current }
        current = only
      default: return current
      }
    }
  }

  private mutating func findBody(of node: GraphNode) -> (CheckedExpression, SourceText)? {
    guard case .nominal(let nominal) = node.view.type.kind,
      let declaration = checker.declaration(of: nominal.reference),
      let getter = checker.property("body", of: declaration)?.getter,
      let body = checker.body(of: getter)
    else { return nil }
    return result(of: body.statements).map { ($0, getter.file) }
  }

  /// What statements return; what they put into variables is noted on the way.
  private mutating func result(of statements: [CheckedStatement]) -> CheckedExpression? {
    var result: CheckedExpression?
    for statement in statements {
      switch statement {
      case .returns(let value?, _): result = value
      case .variable(let variable, let value?): parts[variable] = value
      default: continue
      }
    }
    return result
  }

  /// The text when it is short enough for one line; closures are left out.
  private func short(_ text: String) -> String? {
    var trimmed = text[...]
    while let first = trimmed.first, first.isWhitespace { trimmed.removeFirst() }
    while let last = trimmed.last, last.isWhitespace { trimmed.removeLast() }
    if let brace = trimmed.firstIndex(of: "{") {
      var head = trimmed[..<brace]
      while let last = head.last, last.isWhitespace { head.removeLast() }
      trimmed = head
      if trimmed.isEmpty || trimmed.contains(where: \.isNewline) { return nil }
      return trimmed.first == "." ? String(trimmed) + " { … }" : String(trimmed)
    }
    if trimmed.contains(where: \.isNewline) || trimmed.count > 60 || trimmed.isEmpty { return nil }
    return String(trimmed)
  }
}
