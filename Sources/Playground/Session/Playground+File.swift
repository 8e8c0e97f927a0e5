import SwiftChecker
import SwiftEvaluator
import SwiftSource
import ViewGraph

extension Playground {
  /// Answers some statements of a file as a whole.
  ///
  /// A statement with errors is answered by them and left out for the others. A name declared a
  /// second time starts a new part, as at the prompt.
  func answers(_ source: SourceText, _ spans: [Span]) -> [Answer] {
    var left = Set(spans.indices)
    var refused: [Int: Answer] = [:]
    var mistaken: Set<String> = []
    var holes: [Span] = []
    while !left.isEmpty {
      let before = moment()
      let kept = left.sorted()
      let part = source.keeping(kept.map { spans[$0] }, without: holes)
      let input = checker.check(parse(part))
      if input.isRunnable {
        if !input.declared.isEmpty { graph.declarationsChanged() }
        var all = refused
        let made = run(input, part, before)
        for index in kept where refused[index] == nil {
          all[index] = made.last { spans[index].contains($0.span.start) }?.answer
        }
        return spans.indices.compactMap { all[$0] }
      }
      let errors = input.diagnostics.filter { $0.severity == .error }
      let places = kept.filter { index in errors.contains { spans[index].contains($0.span.start) } }
      if let again = errors.first(where: { $0.id == redeclarationID }),
        let second = kept.first(where: { spans[$0].contains(again.span.start) }), second > 0
      {
        return answers(source, Array(spans.prefix(second)))
          + answers(source, Array(spans.dropFirst(second)))
      }
      var members: [String] = []
      for index in places {
        var answer = Answer(input: source.text(in: spans[index]), kind: .error, source: source)
        let own = input.diagnostics.filter { spans[index].contains($0.span.start) }
        answer.diagnostics = refused[index]?.diagnostics ?? []
        answer.diagnostics += consequence(of: mistaken, in: own).map { [$0] } ?? own
        refused[index] = answer
        // The other members of an extension are there all the same; a mistake that stays when its
        // member is taken out is one of the extension.
        if let bad = mistakenMembers(of: source, spans[index], own),
          !bad.spans.allSatisfy(holes.contains)
        {
          holes += bad.spans
          members += bad.names
        } else {
          left.remove(index)
        }
      }
      mistaken.formUnion(places.flatMap { declaredNames(in: source.text(in: spans[$0])) })
      mistaken.formUnion(members)
      // A mistake that stands in no statement stops the file.
      if places.isEmpty {
        var answer = Answer(input: source.text(in: spans[kept[0]]), kind: .error, source: source)
        answer.diagnostics = input.diagnostics
        return [answer]
      }
    }
    return spans.indices.compactMap { refused[$0] }
  }

  /// The members of an extension in which all its errors stand; nil for anything else.
  private func mistakenMembers(
    of source: SourceText,
    _ span: Span,
    _ found: [Diagnostic]
  ) -> (spans: [Span], names: [String])? {
    let statements = parse(SourceText(source.text(in: span))).statements
    guard statements.count == 1, case .declaration(let declaration) = statements[0].kind,
      case .extensionDeclaration(let item) = declaration.kind
    else { return nil }
    let members = item.members.map { member in
      (
        span: Span(member.span.start + span.start, member.span.end + span.start),
        name: member.declaredName
      )
    }
    let bad = members.filter { member in found.contains { member.span.contains($0.span.start) } }
    guard !bad.isEmpty,
      found.allSatisfy({ item in bad.contains { $0.span.contains(item.span.start) } })
    else { return nil }
    return (bad.map(\.span), bad.compactMap(\.name))
  }

  /// The names a statement declares at file level.
  private func declaredNames(in text: String) -> [String] {
    parse(SourceText(text)).statements.compactMap { statement in
      guard case .declaration(let declaration) = statement.kind else { return nil }
      return declaration.declaredName
    }
  }

  /// One message instead of all that follow from a name being refused; nil when nothing follows.
  private func consequence(of mistaken: Set<String>, in found: [Diagnostic]) -> Diagnostic? {
    let unknown = found.first { item in
      Self.unknownIDs.contains(item.id) && item.arguments.first.map(mistaken.contains) == true
    }
    return unknown.map { Diagnostic(.usesMistaken, at: $0.span, [$0.arguments[0]]) }
  }

  private static let unknownIDs: Set<String> = [
    "checker.unknown-name", "checker.unknown-type", "checker.unknown-member",
    "checker.unknown-static-member",
  ]

  /// Runs what was checked as a whole, one answer for each statement.
  private func run(_ input: CheckedInput, _ source: SourceText, _ before: Moment)
    -> [(span: Span, answer: Answer)]
  {
    var result: [(Span, Answer)] = []
    var former = before
    for (index, statement) in input.statements.enumerated() {
      var answer = Answer(
        input: source.text(in: statement.span),
        kind: .declaration,
        source: source
      )
      answer.diagnostics = input.diagnostics.filter { statement.span.contains($0.span.start) }
      let isLast = index == input.statements.count - 1
      attempt(&answer, orRestore: former) { answer throws(EvaluationError) in
        try run([statement], source, &answer)
        // A program shows its window once everything it may use is there.
        try declared(
          input.declared.filter {
            let isProgram = $0.hasAttribute("main")
            return isProgram ? isLast : statement.span.contains($0.span.start)
          },
          &answer
        )
      }
      result.append((statement.span, answer))
      former = moment()
    }
    return result
  }
}

/// The checker's message for a name that a file declares twice.
private let redeclarationID = "checker.redeclaration"

extension Span {
  fileprivate func contains(_ offset: Int) -> Bool {
    start <= offset && offset < max(end, start + 1)
  }
}

extension DeclarationSyntax {
  /// The name it declares; nil for extensions, initializers and the like.
  fileprivate var declaredName: String? {
    switch kind {
    case .nominal(let nominal): return nominal.name.text
    case .function(let function): return function.name.text
    case .typeAlias(let name, _, _): return name.text
    case .variable(let variable):
      guard let binding = variable.bindings.first,
        case .identifier(let name) = binding.pattern.kind
      else { return nil }
      return name.text
    default: return nil
    }
  }
}

extension SourceText {
  /// The text with everything outside some spans made blank, and what stands in some others; lines
  /// and offsets stay.
  fileprivate func keeping(_ spans: [Span], without holes: [Span]) -> SourceText {
    var bytes = utf8.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    for span in spans {
      for index in span.start..<min(span.end, bytes.count) { bytes[index] = utf8[index] }
      // What separates it from the next statement of its line.
      var end = span.end
      while end < bytes.count, utf8[end] == UInt8(ascii: " ") { end += 1 }
      if end < bytes.count, utf8[end] == UInt8(ascii: ";") { bytes[end] = utf8[end] }
    }
    for hole in holes {
      for index in hole.start..<min(hole.end, bytes.count) where bytes[index] != 0x0A {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return SourceText(String(decoding: bytes, as: UTF8.self), name: name)
  }
}
