/// JUnit XML: one suite for each answer, one case for each check.
func junitReport(_ entries: [ReportEntry]) -> String {
  let all = entries.map { counts($0) }
  var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  text += "<testsuites name=\"viewshell\" tests=\"\(all.reduce(0) { $0 + $1.tests })\""
  text += " failures=\"\(all.reduce(0) { $0 + $1.failures })\""
  text += " errors=\"\(all.reduce(0) { $0 + $1.errors })\">\n"
  for (entry, counts) in zip(entries, all) {
    let suite = (entry.learner.isEmpty ? "" : entry.learner + ".") + entry.exercise
    text += "  <testsuite name=\"\(xml(suite))\" tests=\"\(counts.tests)\""
    text += " failures=\"\(counts.failures)\" errors=\"\(counts.errors)\""
    text += " file=\"\(xml(entry.file))\">\n"
    text += cases(entry, suite)
    if !entry.output.isEmpty {
      text += "    <system-out>\(xml(entry.output.joined(separator: "\n")))</system-out>\n"
    }
    text += "  </testsuite>\n"
  }
  return text + "</testsuites>\n"
}

private func counts(_ entry: ReportEntry) -> (tests: Int, failures: Int, errors: Int) {
  guard !entry.checks.isEmpty else { return (1, 0, entry.hasPassed ? 0 : 1) }
  return (entry.checks.count, entry.checks.count { !$0.passed }, 0)
}

private func cases(_ entry: ReportEntry, _ suite: String) -> String {
  func open(_ name: String) -> String {
    "    <testcase classname=\"\(xml(suite))\" name=\"\(xml(name))\""
  }
  guard !entry.checks.isEmpty else {
    if entry.hasPassed { return open("gradable") + "/>\n" }
    let message = entry.message ?? entry.status.rawValue
    let body = entry.advice.isEmpty ? message : entry.advice.joined(separator: "\n")
    return open("gradable") + ">\n      <error message=\"\(xml(message))\""
      + " type=\"\(xml(entry.reason ?? entry.status.rawValue))\">\(xml(body))</error>\n"
      + "    </testcase>\n"
  }
  var text = ""
  for (index, check) in entry.checks.enumerated() {
    // Names must differ: of equal ones some readers keep only the first.
    let name = "\(index + 1) \(check.title)"
    guard !check.passed else {
      text += open(name) + "/>\n"
      continue
    }
    let lines = check.lines + entry.advice
    let message = lines.first ?? check.title
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
