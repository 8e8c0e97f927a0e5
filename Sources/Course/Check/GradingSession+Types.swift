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
    return compareTypes(found, expected, title, reveals: true)
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

  private func compareTypes(
    _ found: TypeName,
    _ expected: TypeName,
    _ title: Message,
    reveals: Bool = false
  ) -> CheckResult {
    CheckResult(comparing: found, with: expected, title, says: true, reveals: reveals)
  }
}

extension CheckResult {
  /// Compares two types and points at the first place where they differ.
  ///
  /// - Parameters:
  ///   - found: What the learner has or says.
  ///   - expected: What it should be.
  ///   - title: What the check looks at.
  ///   - says: Whether the found type is worth repeating.
  ///   - reveals: Whether the arguments of the expected type may be shown.
  init(
    comparing found: TypeName,
    with expected: TypeName,
    _ title: Message,
    says: Bool,
    reveals: Bool
  ) {
    guard let difference = found.firstDifference(from: expected) else {
      self.init(title, passed: true)
      return
    }
    let wanted = difference.expected
    let isWhole = reveals || wanted.children.isEmpty || !difference.steps.isEmpty
    let text = isWhole ? wanted.name : wanted.head + "<…>"
    var findings = says ? [Message(.foundType, found.name)] : []
    findings.append(Message(.firstDifference, difference.found.name, text))
    if let step = difference.steps.last {
      findings.append(Message(.differenceInside, String(step.position), step.owner))
    }
    self.init(
      title,
      passed: false,
      share: Double(found.agreement(with: expected)) / Double(expected.size),
      findings: findings,
      pointer: Pointer(text: difference.text, mark: difference.mark)
    )
  }
}
