import SwiftSource
import SwiftTypes

/// Finds uses that the compiler warns of: ranges that have to be constant, and what is deprecated.
struct UseAnalysis {
  let checker: Checker
  let file: SourceText
  private var seen: Set<Span> = []

  init(_ checker: Checker, _ file: SourceText) {
    self.checker = checker
    self.file = file
  }

  /// Looks through the body of a function of the learner's.
  static func check(_ function: FunctionDeclaration, _ body: CheckedBody, _ checker: Checker) {
    guard !function.isLibrary, !body.hasErrors, function.accessed == nil || !body.statements.isEmpty
    else { return }
    var analysis = UseAnalysis(checker, function.file)
    analysis.visit(body.statements)
  }

  /// Looks through a statement at the top level.
  mutating func visit(_ statements: [CheckedStatement]) {
    for node in statements.expressionsInside { visit(node) }
  }

  /// Looks through an expression.
  mutating func visit(_ node: CheckedExpression) {
    switch node.kind {
    case .closure(let closure): visit(closure.body.statements)
    case .block(let statements, _): visit(statements)
    case .call(let call):
      if case .function(let function, _, _, _) = call.callee { note(function, call, node.span) }
      for child in node.children { visit(child) }
    default:
      for child in node.children { visit(child) }
    }
  }

  private mutating func note(_ function: FunctionDeclaration, _ call: CheckedCall, _ span: Span) {
    guard function.isLibrary else { return }
    if function.hasAttribute("_semantics"), case .value(let range)? = call.arguments.first {
      noteRange(range)
    }
    for attribute in function.attributes where attribute.name == "available" {
      for item in attribute.availability where item.platform == "iOS" {
        guard let version = item.deprecated,
          !checker.profile.version.lexicographicallyPrecedes(version), seen.insert(span).inserted
        else { continue }
        let span = nameSpan(of: function, call, span)
        let number = version.count > 1 ? version : version + [0]
        let words = [
          function.writtenName, number.map(String.init).joined(separator: "."), item.message ?? "",
        ]
        report(.deprecated, span, words)
      }
    }
  }

  /// Where the name of a called method stands, after the value it is called on.
  private func nameSpan(of function: FunctionDeclaration, _ call: CheckedCall, _ span: Span) -> Span
  {
    guard case .function(_, _, let base?, _) = call.callee, base.span.end < span.end else {
      return span
    }
    let rest = file.text(in: Span(base.span.end, span.end))
    guard let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")) else { return span }
    let start = base.span.end + rest.utf8.distance(from: rest.utf8.startIndex, to: dot) + 1
    return Span(start, start + function.name.utf8.count)
  }

  /// A range that is read once has to be written with literals.
  private mutating func noteRange(_ node: CheckedExpression) {
    var node = node
    while case .upcast(let inner) = node.kind { node = inner }
    guard case .call(let call) = node.kind, case .function(let function, _, _, _) = call.callee,
      function.name == "..<"
    else { return report(.nonConstantRange, node.span, ["not an integer range"]) }
    for argument in call.arguments.flatMap(\.expressions) {
      if case .integer = argument.kind { continue }
      report(.nonConstantRange, argument.span, ["argument must be an integer literal"])
      return
    }
  }

  private mutating func report(_ kind: DiagnosticKind, _ span: Span, _ words: [String]) {
    checker.report(Diagnostic(kind, at: span, words), in: file)
  }
}

extension FunctionDeclaration {
  /// The name as the compiler writes it in warnings: `onChange(of:perform:)`, `animation`.
  fileprivate var writtenName: String {
    let labels = signatureSyntax.parameters.map { ($0.label?.text ?? "_") + ":" }
    return labels.allSatisfy { $0 == "_:" } ? name : name + "(" + labels.joined() + ")"
  }
}

extension DiagnosticKind {
  static let nonConstantRange = DiagnosticKind(
    "checker.non-constant-range",
    .warning,
    Phrase("Non-constant range: {0}", "范围不是常量：{0}"),
    reason: Phrase(
      "`ForEach` with a plain range reads it once; later changes of its bounds change no row.",
      "直接用范围的 `ForEach` 只读取一次；之后上下界再变，行也不会变。"
    ),
    remedy: Phrase(
      "add `id: \\.self`, or better iterate over the elements",
      "加上 `id: \\.self`，更好的做法是直接遍历元素"
    )
  )
  static let deprecated = DiagnosticKind(
    "checker.deprecated",
    .warning,
    Phrase("'{0}' was deprecated in iOS {1}: {2}", "'{0}' 自 iOS {1} 起已弃用：{2}")
  )
  /// What the compiler warns of in uses.
  static let useKinds: [DiagnosticKind] = [nonConstantRange, deprecated]
}
