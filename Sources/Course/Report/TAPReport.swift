/// Test Anything Protocol, version 14; an answer without checks is one test point.
func tapReport(_ entries: [ReportEntry]) -> String {
  var points: [String] = []
  for entry in entries {
    let name = (entry.learner.isEmpty ? "" : entry.learner + " ") + entry.exercise
    if entry.checks.isEmpty {
      points.append(point(points.count + 1, entry.hasPassed, name, entry.advice))
    }
    for (index, check) in entry.checks.enumerated() {
      let isLast = index == entry.checks.count - 1
      let lines = check.lines + (isLast ? entry.advice : [])
      points.append(point(points.count + 1, check.passed, "\(name) \(check.title)", lines))
    }
  }
  let plan = points.isEmpty ? "1..0 # SKIP no answers" : "1..\(points.count)"
  return (["TAP version 14", plan] + points).joined(separator: "\n") + "\n"
}

private func point(_ number: Int, _ passed: Bool, _ name: String, _ lines: [String]) -> String {
  var text = (passed ? "ok " : "not ok ") + "\(number) - " + escape(visible(name))
  guard !passed, !lines.isEmpty else { return text }
  text += "\n  ---\n  message:"
  for line in lines { text += "\n    - " + JSON.string(line).line }
  return text + "\n  ..."
}

private func escape(_ text: String) -> String {
  var result = ""
  for character in text {
    if character == "#" || character == "\\" { result.append("\\") }
    result.append(character)
  }
  return result
}
