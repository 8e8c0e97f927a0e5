import Playground
import SwiftSource

extension GradingSession {
  mutating func judgeValue(_ value: String, _ title: Message, _ check: Check) -> CheckResult {
    let title = name(title, check)
    let (observation, problem) = observe(check)
    if let problem { return CheckResult(title, passed: false, findings: [problem]) }
    guard let found = observation.answer.value else {
      return CheckResult(title, passed: false, findings: [Message(.noValue)])
    }
    return CheckResult(
      title,
      passed: found == value || "\"\(found)\"" == value,
      findings: [Message(.foundValue, found, value)]
    )
  }

  mutating func judgeSameValue(_ check: Check) -> CheckResult {
    let wanted = observeSolutions(check).compactMap(\.answer.value)
    guard let first = wanted.first else {
      return CheckResult(Message(.checkSameValue), passed: false)
    }
    let own = observe(check).0.answer.value
    let matching = wanted.first { $0 == own } ?? first
    return judgeValue(matching, Message(.checkSameValue), check)
  }

  func printsName(_ lines: [String]) -> Message {
    if lines.isEmpty { return Message(.checkPrintsNothing) }
    return Message(.checkPrints, lines.map { "`\($0)`" }.joined(separator: ", "))
  }

  mutating func judgeSameOutput(_ check: Check) -> CheckResult {
    judgeOutput(observeSolutions(check).map(\.output), Message(.checkSameOutput), check)
  }

  mutating func judgeOutput(
    _ wanted: [[String]],
    _ title: Message,
    _ check: Check
  ) -> CheckResult {
    let title = name(title, check)
    let (observation, problem) = observe(check)
    if let problem { return CheckResult(title, passed: false, findings: [problem]) }
    if wanted.contains(observation.output) { return CheckResult(title, passed: true) }
    let lines = wanted.first ?? []
    let index = zip(observation.output, lines).enumerated().first { $0.element.0 != $0.element.1 }
    if let index {
      let finding = Message(.foundLine, String(index.offset + 1), index.element.0, index.element.1)
      return CheckResult(title, passed: false, findings: [finding])
    }
    let finding = Message(.foundLineCount, String(observation.output.count), String(lines.count))
    return CheckResult(title, passed: false, findings: [finding])
  }

  mutating func judgeIdentity(
    of view: String,
    _ from: String,
    _ to: String,
    keeps: Bool
  ) -> CheckResult {
    let title = Message(keeps ? .checkKeeps : .checkResets, view)
    let observation = bench.observe([from, to])
    if observation.subjectFailed {
      let message = observation.answer.diagnostics.first?.message(in: .english) ?? ""
      let finding = Message(.subjectFails, to, message)
      return CheckResult(title, passed: false, findings: [finding])
    }
    guard let fate = observation.answer.diff?.fate(of: view) else {
      return CheckResult(title, passed: false, findings: [Message(.noSuchNode, view)])
    }
    let finding = Message(fate.isKept ? .stateKept : .stateReset, view)
    let findings = [finding, fate.reason.map { Message($0) }].compactMap { $0 }
    return CheckResult(title, passed: fate.isKept == keeps, findings: findings)
  }

  func judgeUse(_ check: Check) -> CheckResult {
    switch check.rule {
    case .uses(let term):
      CheckResult(
        Message(.checkUses, term.spelling),
        passed: names.uses(term),
        findings: [Message(.notUsed, term.spelling)]
      )
    case .avoids(let term):
      CheckResult(
        Message(.checkAvoids, term.spelling),
        passed: !names.uses(term),
        findings: [Message(.stillUsed, term.spelling)]
      )
    case .usesBefore(let first, let second):
      CheckResult(
        Message(.checkUsesBefore, first.spelling, second.spelling),
        passed: names.chains.contains([first.spelling, second.spelling]),
        findings: [Message(.notInOrder, first.spelling, second.spelling)]
      )
    default: CheckResult(Message(.checkHidden, ""), passed: false)
    }
  }
}

extension IdentityDiff {
  /// Whether a view, named as in the tree, kept its state; nil when it is not there.
  func fate(of view: String) -> (isKept: Bool, reason: Phrase?)? {
    let lost = stateReset + removed + inserted
    if let entry = lost.first(where: { $0.view == view }) { return (false, entry.reason) }
    let same = kept + updated + moved
    if let entry = same.first(where: { $0.view == view }) { return (true, entry.reason) }
    return nil
  }
}
