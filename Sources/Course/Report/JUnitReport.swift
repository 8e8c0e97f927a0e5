import SwiftSource

/// JUnit XML: one suite for each answer, one case for each check.
func junitReport(_ answers: [GradedAnswer], in language: Language) -> String {
  let all = answers.map { junitCounts($0.verdict) }
  var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  text += "<testsuites name=\"viewshell\" tests=\"\(all.reduce(0) { $0 + $1.tests })\""
  text += " failures=\"\(all.reduce(0) { $0 + $1.failures })\""
  text += " errors=\"\(all.reduce(0) { $0 + $1.errors })\">\n"
  for (graded, counts) in zip(answers, all) {
    let verdict = graded.verdict
    let who = graded.learner.isEmpty ? "" : graded.learner + "."
    let suite = who + verdict.exercise.fullID
    text += "  <testsuite name=\"\(xml(suite))\" tests=\"\(counts.tests)\""
    text += " failures=\"\(counts.failures)\" errors=\"\(counts.errors)\""
    text += " file=\"\(xml(graded.file))\">\n"
    text += junitCases(verdict, suite, in: language)
    if !verdict.output.isEmpty {
      text += "    <system-out>\(xml(verdict.output.joined(separator: "\n")))</system-out>\n"
    }
    text += "  </testsuite>\n"
  }
  return text + "</testsuites>\n"
}

private func junitCounts(_ verdict: Verdict) -> (tests: Int, failures: Int, errors: Int) {
  guard verdict.refusal == nil else { return (1, 0, 1) }
  return (verdict.results.count, verdict.results.count { !$0.passed }, 0)
}

private func junitCases(_ verdict: Verdict, _ suite: String, in language: Language) -> String {
  func open(_ name: String) -> String {
    "    <testcase classname=\"\(xml(suite))\" name=\"\(xml(name))\""
  }
  if let refusal = verdict.refusal {
    let message = refusal.text(in: language)
    let body = ([message] + refusal.details(in: language)).joined(separator: "\n")
    return open("gradable") + ">\n      <error message=\"\(xml(message))\""
      + " type=\"\(refusal.id)\">\(xml(body))</error>\n    </testcase>\n"
  }
  var text = ""
  for (index, result) in verdict.results.enumerated() {
    // Names must differ: of equal ones some readers keep only the first.
    let name = "\(index + 1) \(result.title(in: language))"
    guard !result.passed else {
      text += open(name) + "/>\n"
      continue
    }
    let lines = result.lines(in: language) + verdict.advice(in: language)
    let message = lines.first ?? result.title(in: language)
    text += open(name) + ">\n      <failure message=\"\(xml(message))\" type=\"check\">"
    text += xml(([message] + lines.dropFirst()).joined(separator: "\n"))
    text += "</failure>\n    </testcase>\n"
  }
  return text
}

/// Text for XML 1.0: markup escaped, characters it forbids spelled out.
func xml(_ text: String) -> String {
  var result = ""
  for scalar in visible(text, keepingLines: true).unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\n": result += "&#10;"
    case _ where scalar.value & 0xFFFE == 0xFFFE: result += "?"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
