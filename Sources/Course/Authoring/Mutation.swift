import SwiftSource

/// A small change to a solution that ought to make it wrong.
struct Mutation: Hashable {
  /// What was done.
  let phrase: Phrase
  /// The code it was done to, for the message.
  let subject: String
  /// The whole changed code.
  let code: String
}

extension Phrase {
  static let mutationDrop = Phrase("without `{0}`", "去掉 `{0}`")
  static let mutationSwap = Phrase("with `{0}` in the other order", "把 `{0}` 换个顺序")
  static let mutationValue = Phrase("with `{0}` changed", "改动 `{0}`")
  static let mutationLine = Phrase("without the line `{0}`", "去掉 `{0}` 这一行")
  static let mutationBranch = Phrase("with `{0}` always there", "让 `{0}` 总是出现")
}

/// Makes the mutations of a piece of Swift, each changing one place.
struct Mutator {
  private let source: SourceText
  private(set) var mutations: [Mutation] = []

  init(_ code: String) {
    source = SourceText(code)
    let names = CodeNames(parse(source).statements, keepingSyntax: true)
    for expression in names.expressions { mutate(expression) }
    for body in names.bodies { mutate(body) }
  }

  private mutating func add(
    _ phrase: Phrase,
    _ subject: Span,
    replacing span: Span,
    by text: String
  ) {
    let before = source.text(in: Span(0, span.start))
    let after = source.text(in: Span(span.end, source.utf8.count))
    let shown = source.text(in: subject).split { $0.isWhitespace }.joined(separator: " ")
    mutations.append(
      Mutation(phrase: phrase, subject: shortened(shown, to: 60), code: before + text + after)
    )
  }

  private mutating func mutate(_ expression: ExpressionSyntax) {
    switch expression.kind {
    case .call(let call):
      guard let base = base(of: call) else { return }
      let modifier = Span(base.span.end, expression.span.end)
      add(.mutationDrop, modifier, replacing: modifier, by: "")
      guard case .call(let inner) = base.kind, let root = self.base(of: inner) else { return }
      let first = Span(root.span.end, base.span.end)
      let both = Span(root.span.end, expression.span.end)
      let text = source.text(in: modifier) + source.text(in: first)
      if source.text(in: modifier) != source.text(in: first) {
        add(.mutationSwap, both, replacing: both, by: text)
      }
    case .integerLiteral(let digits):
      if let value = Int(digits) {
        add(.mutationValue, expression.span, replacing: expression.span, by: String(value &+ 1))
      }
    case .booleanLiteral(let value):
      add(.mutationValue, expression.span, replacing: expression.span, by: value ? "false" : "true")
    case .stringLiteral(let segments):
      guard case .text(let text, _)? = segments.first, segments.count == 1, !text.contains("\n")
      else { return }
      let end = Span(expression.span.end - 1, expression.span.end)
      add(.mutationValue, expression.span, replacing: end, by: "x\"")
    case .implicitMember(let name, _):
      let others = [
        "leading": "trailing", "trailing": "leading", "top": "bottom", "bottom": "top",
        "center": "leading", "title": "caption", "horizontal": "vertical", "vertical": "horizontal",
      ]
      if let other = others[name.text] {
        add(.mutationValue, expression.span, replacing: name.span, by: other)
      }
    default: break
    }
  }

  /// What a modifier call is applied to; nil when the call is no modifier.
  private func base(of call: CallSyntax) -> ExpressionSyntax? {
    guard case .member(let base, _, _) = call.callee.kind else { return nil }
    return base
  }

  private mutating func mutate(_ body: [StatementSyntax]) {
    for statement in body {
      if body.count > 1, !isDeclaration(statement) {
        add(.mutationLine, statement.span, replacing: statement.span, by: "")
      }
      if case .ifStatement(let syntax) = statement.kind {
        let inside = syntax.body.span
        let text = source.text(in: Span(inside.start + 1, inside.end - 1))
        add(.mutationBranch, inside, replacing: statement.span, by: text)
      }
    }
  }

  private func isDeclaration(_ statement: StatementSyntax) -> Bool {
    if case .declaration = statement.kind { true } else { false }
  }
}

/// How well the checks of one exercise tell its solution from near misses.
public struct ExerciseAudit: Sendable {
  /// Which exercise.
  public let exercise: Exercise
  /// How many changed solutions were tried.
  public let tried: Int
  /// The changes that still pass, as sentences.
  public let survivors: [Message]
}

/// Changes every solution in small ways and lists the changes that the checks still accept.
///
/// A survivor is either harmless or a hole in the checks; the author decides.
public func audit(_ chapter: Chapter, engine: Engine = .playground) -> [ExerciseAudit] {
  let grader = Grader(chapter: chapter, engine: engine)
  return chapter.exercises.compactMap { exercise in
    guard case .code(let task) = exercise.task, let solution = task.solutions.first else {
      return nil
    }
    let mutations = Mutator(solution.code).mutations
    let survivors = mutations.filter { grader.grade([$0.code], for: exercise).hasPassed }
    return ExerciseAudit(
      exercise: exercise,
      tried: mutations.count,
      survivors: survivors.map { Message($0.phrase, visible($0.subject)) }
    )
  }
}
