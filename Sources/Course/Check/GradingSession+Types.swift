import Playground
import SwiftSource
import SwiftTypes

extension GradingSession {
  mutating func judgeType(_ expected: TypeName, _ check: Check) -> CheckResult {
    let title = name(Message(.checkType, expected.name), check)
    let (observation, problem) = observe(check)
    if let problem { return CheckResult(title, passed: false, findings: [problem]) }
    guard let text = observation.answer.type, let found = try? readTypeName(text) else {
      return CheckResult(title, passed: false, findings: [Message(.noView)])
    }
    return compareTypes(found, expected, title)
  }

  mutating func judgeSameType(_ check: Check) -> CheckResult {
    let title = name(Message(.checkSameType), check)
    let (observation, problem) = observe(check)
    if let problem { return CheckResult(title, passed: false, findings: [problem]) }
    guard let text = observation.answer.type, let found = try? readTypeName(text) else {
      return CheckResult(title, passed: false, findings: [Message(.noView)])
    }
    let wanted = observeSolutions(check).compactMap(\.answer.type).compactMap {
      try? readTypeName($0)
    }
    if wanted.contains(found) { return CheckResult(title, passed: true) }
    guard let first = wanted.first else { return CheckResult(title, passed: false) }
    return compareTypes(found, first, title)
  }

  func compareTypes(_ found: TypeName, _ expected: TypeName, _ title: Message) -> CheckResult {
    guard let difference = found.firstDifference(from: expected) else {
      return CheckResult(title, passed: true)
    }
    var findings = [
      Message(.foundType, found.name), Message(.wantedType, expected.name),
      Message(.firstDifference, difference.found.name, difference.expected.name),
    ]
    if let step = difference.steps.last {
      findings.append(Message(.differenceInside, String(step.position), step.owner))
    }
    return CheckResult(
      title,
      passed: false,
      share: Double(found.agreement(with: expected)) / Double(expected.size),
      findings: findings,
      pointer: CheckResult.Pointer(text: difference.text, mark: difference.mark)
    )
  }
}
