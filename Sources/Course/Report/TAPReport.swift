import SwiftSource

/// Test Anything Protocol, version 14; an answer that is not gradable is one failed test point.
func tapReport(_ answers: [GradedAnswer], in language: Language) -> String {
  var points: [String] = []
  for graded in answers {
    let verdict = graded.verdict
    let who = graded.learner.isEmpty ? "" : graded.learner + " "
    if verdict.results.isEmpty {
      points.append(
        point(
          points.count + 1,
          verdict.hasPassed,
          who + verdict.exercise.fullID,
          verdict.advice(in: language)
        )
      )
    }
    for (index, result) in verdict.results.enumerated() {
      var lines = result.lines(in: language)
      if index == verdict.results.count - 1 { lines += verdict.advice(in: language) }
      let name = "\(who)\(verdict.exercise.fullID) \(result.title(in: language))"
      points.append(point(points.count + 1, result.passed, name, lines))
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
