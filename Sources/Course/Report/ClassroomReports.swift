import SwiftSource

/// `results.json` of Gradescope; every output is plain text, hidden checks show no more than a name.
func gradescopeReport(_ entries: [ReportEntry], in language: Language) -> String {
  let tests = entries.enumerated().map { index, entry -> JSON in
    let lines = entry.checks.map { check in
      let word = (check.passed ? Phrase.passed : .notYet).text(in: language)
      return ([word + ": " + check.title] + check.lines).joined(separator: "\n  ")
    }
    return .members([
      "name": .string("\(entry.exercise) \(entry.title)"),
      "number": .string(String(index + 1)),
      "score": .number(entry.score),
      "max_score": .number(entry.points),
      "status": .string(entry.hasPassed ? "passed" : "failed"),
      "output": .string((lines + entry.advice).joined(separator: "\n")),
      "output_format": .string("text"),
      "tags": .array(entry.concepts.map { .string($0) }),
    ])
  }
  return JSON.members([
    "output_format": .string("text"), "visibility": .string("visible"), "tests": .array(tests),
  ]).document
}

/// `results.json` of PrairieLearn; what cannot be judged costs no attempt.
func prairielearnReport(_ entries: [ReportEntry]) -> String {
  let refused = entries.filter { $0.status == .notGradable }
  guard refused.isEmpty else {
    let errors = refused.flatMap(\.advice).map { JSON.string($0) }
    return JSON.members(["gradable": .bool(false), "format_errors": .array(errors)]).document
  }
  let points = entries.reduce(0) { $0 + $1.points }
  let score = entries.reduce(0) { $0 + $1.score }
  let isAllRight = entries.allSatisfy(\.hasPassed)
  return JSON.members([
    "gradable": .bool(true),
    "score": .number(points == 0 ? (isAllRight ? 1 : 0) : score / points),
    "tests": .array(entries.flatMap(prairielearnTests)),
  ]).document
}

private func prairielearnTests(_ entry: ReportEntry) -> [JSON] {
  let share = entry.points / Double(max(1, entry.checks.count))
  return entry.checks.enumerated().map { index, check in
    let isEarned = entry.hasPassed || (entry.score > 0 && check.passed)
    let advice = index == entry.checks.count - 1 ? entry.advice : []
    return .members([
      "name": .string(check.title),
      "points": .number(isEarned ? share : 0),
      "max_points": .number(share),
      "message": .string((check.lines + advice).joined(separator: "\n")),
    ])
  }
}

/// The JSON of check50: `passed` is null for what could not be judged.
func check50Report(_ entries: [ReportEntry]) -> String {
  var results: [JSON] = []
  for entry in entries {
    func result(_ name: String, _ text: String, _ passed: JSON, _ why: [String]) -> JSON {
      let cause = JSON.members([
        "rationale": .string(why.first ?? text),
        "help": .optional(why.count > 1 ? why.dropFirst().joined(separator: "\n") : nil),
      ])
      return .members([
        "name": .string(name),
        "description": .string(text),
        "passed": passed,
        "log": .array(entry.output.map { .string($0) }),
        "cause": passed == .bool(true) ? .null : cause,
        "data": .object([]),
        "dependency": .null,
      ])
    }
    if entry.checks.isEmpty {
      let text = entry.message ?? entry.status.rawValue
      results.append(result("gradable", text, .null, entry.advice))
    }
    for (index, check) in entry.checks.enumerated() {
      let why = check.lines + entry.advice
      results.append(result("check_\(index + 1)", check.title, .bool(check.passed), why))
    }
  }
  return JSON.members([
    "slug": .string(entries.first?.exercise ?? ""),
    "results": .array(results),
    "version": .string("1"),
  ]).document
}

/// `results.json` of an Exercism test runner, version 3.
func exercismReport(_ entries: [ReportEntry]) -> String {
  let refused = entries.first { $0.status == .notGradable }
  let tests = entries.flatMap { entry in
    entry.checks.map { check -> JSON in
      let why = check.lines + entry.advice
      let output = entry.output.joined(separator: "\n")
      return .members([
        "name": .string(check.title),
        "status": .string(check.passed ? "pass" : "fail"),
        "message": check.passed
          ? .null : .string(why.isEmpty ? check.title : why.joined(separator: "\n")),
        "output": output.isEmpty ? .null : .string(shortened(output, to: 450)),
        "test_code": .string(check.title),
      ])
    }
  }
  let message = refused.map { shortened($0.advice.joined(separator: "\n"), to: 60_000) }
  let passed = entries.allSatisfy(\.hasPassed)
  return JSON.members([
    "version": .number(3),
    "status": .string(refused != nil ? "error" : passed ? "pass" : "fail"),
    "message": .optional(message),
    "tests": .array(tests),
  ]).document
}

/// The result of a GitHub Classroom grader: one line of base64.
func classroomReport(_ entries: [ReportEntry]) -> String {
  let isBroken = entries.contains { $0.status == .notGradable }
  let passed = entries.allSatisfy(\.hasPassed)
  let tests = entries.map { entry -> JSON in
    let status = entry.status == .notGradable ? "error" : entry.hasPassed ? "pass" : "fail"
    let why = (entry.checks.first { !$0.passed }?.lines ?? []) + entry.advice
    return .members([
      "name": .string(entry.exercise),
      "status": .string(status),
      "score": .number(entry.score),
      "message": .string(why.joined(separator: "\n")),
      "test_code": .string(entry.title),
      "filename": .string(entry.file),
      "line_no": .number(0),
      "duration": .number(0),
    ])
  }
  let document = JSON.members([
    "version": .number(1),
    "status": .string(isBroken ? "error" : passed ? "pass" : "fail"),
    "max_score": .number(entries.reduce(0) { $0 + $1.points }),
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
