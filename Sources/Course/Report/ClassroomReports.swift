import SwiftSource

/// `results.json` of Gradescope; every output is plain text, hidden checks show no more than a name.
func gradescopeReport(_ answers: [GradedAnswer], in language: Language) -> String {
  var tests: [JSON] = []
  for (index, graded) in answers.enumerated() {
    let verdict = graded.verdict
    var lines = verdict.results.map { result in
      let word = (result.passed ? Phrase.passed : .notYet).text(in: language)
      return ([word + ": " + result.title(in: language)] + result.lines(in: language))
        .joined(separator: "\n  ")
    }
    lines += verdict.advice(in: language)
    tests.append(
      .members([
        "name": .string("\(verdict.exercise.fullID) \(verdict.exercise.title.value(in: language))"),
        "number": .string(String(index + 1)),
        "score": .number(verdict.score),
        "max_score": .number(verdict.exercise.points),
        "status": .string(verdict.hasPassed ? "passed" : "failed"),
        "output": .string(lines.joined(separator: "\n")),
        "output_format": .string("text"),
        "tags": .array(verdict.exercise.concepts.map { .string($0) }),
      ])
    )
  }
  return JSON.members([
    "output_format": .string("text"), "visibility": .string("visible"), "tests": .array(tests),
  ]).document
}

/// `results.json` of PrairieLearn; what cannot be judged costs no attempt.
func prairielearnReport(_ answers: [GradedAnswer], in language: Language) -> String {
  let refused = answers.filter { $0.verdict.refusal != nil }
  let points = answers.reduce(0) { $0 + $1.verdict.exercise.points }
  let score = answers.reduce(0) { $0 + $1.verdict.score }
  guard refused.isEmpty else {
    let errors = refused.flatMap { $0.verdict.advice(in: language) }
    return JSON.members([
      "gradable": .bool(false), "format_errors": .array(errors.map { .string($0) }),
    ]).document
  }
  let tests = answers.flatMap { graded -> [JSON] in
    let verdict = graded.verdict
    let share = verdict.exercise.points / Double(max(1, verdict.results.count))
    return verdict.results.enumerated().map { index, result in
      let earned = verdict.hasPassed || (verdict.exercise.givesPartialCredit && result.passed)
      let isLast = index == verdict.results.count - 1
      let advice = isLast ? verdict.advice(in: language) : []
      return .members([
        "name": .string(result.title(in: language)),
        "points": .number(earned ? share : 0),
        "max_points": .number(share),
        "message": .string((result.lines(in: language) + advice).joined(separator: "\n")),
      ])
    }
  }
  return JSON.members([
    "gradable": .bool(true),
    "score": .number(points == 0 ? (answers.allSatisfy(\.verdict.hasPassed) ? 1 : 0) : score / points),
    "tests": .array(tests),
  ]).document
}

/// The JSON of check50: `passed` is null for what could not be judged.
func check50Report(_ answers: [GradedAnswer], in language: Language) -> String {
  var results: [JSON] = []
  for graded in answers {
    let verdict = graded.verdict
    func entry(_ name: String, _ text: String, _ passed: JSON, _ why: [String]) -> JSON {
      .members([
        "name": .string(name),
        "description": .string(text),
        "passed": passed,
        "log": .array(verdict.output.map { .string($0) }),
        "cause": passed == .bool(true)
          ? .null
          : .members([
            "rationale": .string(why.first ?? text),
            "help": .optional(why.count > 1 ? why.dropFirst().joined(separator: "\n") : nil),
          ]),
        "data": .object([]),
        "dependency": .null,
      ])
    }
    if let refusal = verdict.refusal {
      let why = [refusal.text(in: language)] + refusal.details(in: language)
      results.append(entry("gradable", refusal.text(in: language), .null, why))
    }
    for (index, result) in verdict.results.enumerated() {
      let why = result.lines(in: language) + verdict.advice(in: language)
      let title = result.title(in: language)
      results.append(entry("check_\(index + 1)", title, .bool(result.passed), why))
    }
  }
  return JSON.members([
    "slug": .string(answers.first?.verdict.exercise.fullID ?? ""),
    "results": .array(results),
    "version": .string("1"),
  ]).document
}

/// `results.json` of an Exercism test runner, version 3.
func exercismReport(_ answers: [GradedAnswer], in language: Language) -> String {
  let refused = answers.first { $0.verdict.refusal != nil }
  let message = refused.map { $0.verdict.advice(in: language).joined(separator: "\n") }
  let tests = answers.flatMap { graded in
    graded.verdict.results.map { result -> JSON in
      let why = result.lines(in: language) + graded.verdict.advice(in: language)
      let output = graded.verdict.output.joined(separator: "\n")
      return .members([
        "name": .string(result.title(in: language)),
        "status": .string(result.passed ? "pass" : "fail"),
        "message": result.passed
          ? .null : .string(why.isEmpty ? result.title(in: language) : why.joined(separator: "\n")),
        "output": output.isEmpty ? .null : .string(shortened(output, to: 450)),
        "test_code": .string(result.title(in: language)),
      ])
    }
  }
  let passed = answers.allSatisfy(\.verdict.hasPassed)
  return JSON.members([
    "version": .number(3),
    "status": .string(refused != nil ? "error" : passed ? "pass" : "fail"),
    "message": .optional(message.map { shortened($0, to: 60_000) }),
    "tests": .array(tests),
  ]).document
}

/// The result of a GitHub Classroom grader: one line of base64.
func classroomReport(_ answers: [GradedAnswer], in language: Language) -> String {
  let isBroken = answers.contains { $0.verdict.refusal != nil }
  let passed = answers.allSatisfy(\.verdict.hasPassed)
  let tests = answers.map { graded -> JSON in
    let verdict = graded.verdict
    let status = verdict.refusal != nil ? "error" : verdict.hasPassed ? "pass" : "fail"
    let failing = verdict.results.first { !$0.passed }
    let why = (failing?.lines(in: language) ?? []) + verdict.advice(in: language)
    return .members([
      "name": .string(verdict.exercise.fullID),
      "status": .string(status),
      "score": .number(verdict.score),
      "message": .string(why.joined(separator: "\n")),
      "test_code": .string(verdict.exercise.title.value(in: language)),
      "filename": .string(graded.file),
      "line_no": .number(0),
      "duration": .number(0),
    ])
  }
  let document = JSON.members([
    "version": .number(1),
    "status": .string(isBroken ? "error" : passed ? "pass" : "fail"),
    "max_score": .number(answers.reduce(0) { $0 + $1.verdict.exercise.points }),
    "tests": .array(tests),
  ])
  return base64(Array(document.line.utf8)) + "\n"
}

/// Base64 with padding.
func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  var text = ""
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let padded = Array(group) + [UInt8](repeating: 0, count: 3 - group.count)
    let value = padded.reduce(0) { $0 << 8 | Int($1) }
    for index in 0..<4 {
      text.append(index <= group.count ? alphabet[value >> (18 - 6 * index) & 63] : "=")
    }
  }
  return text
}

/// One row for each answer; what a spreadsheet would take for a formula is quoted away.
func csvReport(_ answers: [GradedAnswer], in language: Language) -> String {
  var rows = [["learner", "exercise", "status", "score", "points", "misconception", "file"]]
  for graded in answers {
    let verdict = graded.verdict
    rows.append([
      graded.learner, verdict.exercise.fullID, verdict.word, points(verdict.score),
      points(verdict.exercise.points), verdict.misconception ?? "", graded.file,
    ])
  }
  return rows.map { $0.map(csvField).joined(separator: ",") }.joined(separator: "\n") + "\n"
}

/// A CSV field that is neither code nor a formula.
func csvField(_ text: String) -> String {
  var text = visible(text)
  if let first = text.first, "=+-@\t".contains(first), Double(text) == nil { text = "'" + text }
  guard text.contains(where: { ",;\"\n\r".contains($0) }) else { return text }
  return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false)
    .joined(separator: "\"\"") + "\""
}
