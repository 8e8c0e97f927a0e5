import SwiftSource

/// Our own document; fields only ever get added.
func jsonReport(_ answers: [GradedAnswer], in language: Language) -> String {
  let list = answers.map { jsonEntry($0, in: language) }
  return JSON.members([
    "viewshell": .number(1),
    "passed": .bool(answers.allSatisfy(\.verdict.hasPassed)),
    "score": .number(answers.reduce(0) { $0 + $1.verdict.score }),
    "points": .number(answers.reduce(0) { $0 + $1.verdict.exercise.points }),
    "answers": .array(list),
  ]).document
}

func jsonEntry(_ graded: GradedAnswer, in language: Language) -> JSON {
  let verdict = graded.verdict
  let checks = verdict.results.map { result in
    JSON.members([
      "name": .string(result.name.text(in: language)),
      "hidden": .bool(result.isHidden),
      "passed": .bool(result.passed),
      "findings": .array(result.findings.map { .string($0.text(in: language)) }),
    ])
  }
  return .members([
    "learner": graded.learner.isEmpty ? .null : .string(graded.learner),
    "file": .string(graded.file),
    "exercise": .string(verdict.exercise.fullID),
    "title": .string(verdict.exercise.title.value(in: language)),
    "status": .string(verdict.word),
    "score": .number(verdict.score),
    "points": .number(verdict.exercise.points),
    "checks": .array(checks),
    "misconception": .optional(verdict.misconception),
    "feedback": .optional(verdict.feedback.map { plain($0.value(in: language)) }),
    "reason": .optional(verdict.refusal?.id),
    "message": .optional(verdict.refusal?.text(in: language)),
    "diagnostics": .array(diagnostics(of: verdict.refusal, in: language)),
    "output": .array(verdict.output.map { .string($0) }),
  ])
}

private func diagnostics(of refusal: Refusal?, in language: Language) -> [JSON] {
  guard case .doesNotRun(let diagnostics, let source)? = refusal else { return [] }
  return diagnostics.prefix(50).map { diagnostic in
    let place = source.location(of: diagnostic.span.start)
    return .members([
      "id": .string(diagnostic.id),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message(in: language)),
      "line": .number(Double(place.line)),
      "column": .number(Double(place.column)),
    ])
  }
}

/// Prose without marks, one block a line.
func plain(_ blocks: [ProseBlock]) -> String {
  blocks.map { ($0.kind == .item ? "- " : "") + $0.plainText }.joined(separator: "\n")
}
