import Playground
import SwiftSource
import SwiftTypes

extension GradingSession {
  /// Judges one check; `number` counts the hidden ones.
  mutating func judge(_ check: Check, number: Int) -> CheckResult {
    let result = result(of: check)
    guard check.isHidden else { return result }
    return CheckResult(
      Message(.checkHidden, String(number)),
      isHidden: true,
      passed: result.passed,
      share: result.share
    )
  }

  mutating func result(of check: Check) -> CheckResult {
    switch check.rule {
    case .type(let expected): judgeType(expected, check)
    case .sameType: judgeSameType(check)
    case .size(let size, let window): judgeSize(size, in: window, check)
    case .frame(let view, let frame, let window): judgeFrame(of: view, frame, in: window, check)
    case .sameLayout(let windows): judgeLayout(windows, check)
    case .value(let value): judgeValue(value, Message(.checkValue, value), check)
    case .sameValue: judgeSameValue(check)
    case .prints(let lines): judgeOutput([lines], printsName(lines), check)
    case .sameOutput: judgeSameOutput(check)
    case .keeps(let view, let from, let to): judgeIdentity(of: view, from, to, keeps: true)
    case .resets(let view, let from, let to): judgeIdentity(of: view, from, to, keeps: false)
    case .uses, .usesBefore, .avoids: judgeUse(check)
    }
  }

  func name(_ message: Message, _ check: Check) -> Message {
    guard let subject = check.subject else { return message }
    let english = message.text(in: .english)
    let chinese = message.text(in: .chinese)
    return Message(
      Phrase(
        Phrase.checkOf.text(in: .english, [english, subject]),
        Phrase.checkOf.text(in: .chinese, [chinese, subject])
      )
    )
  }

  /// The observation of a check's subject, or the finding that there is nothing to look at.
  mutating func observe(
    _ check: Check,
    in window: Size? = nil
  ) -> (Bench.Observation, Message?) {
    let observation = bench.observe(check.subject.map { [$0] } ?? [], in: window)
    guard observation.subjectFailed, let subject = check.subject else { return (observation, nil) }
    let reason = observation.answer.diagnostics.first?.message(in: .english) ?? ""
    let chinese = observation.answer.diagnostics.first?.message(in: .chinese) ?? ""
    let phrase = Phrase(
      Phrase.subjectFails.text(in: .english, [subject, reason]),
      Phrase.subjectFails.text(in: .chinese, [subject, chinese])
    )
    return (observation, Message(phrase))
  }

  /// What each solution shows for a check's subject.
  mutating func observeSolutions(_ check: Check, in window: Size? = nil) -> [Bench.Observation] {
    let subjects = check.subject.map { [$0] } ?? []
    return solutions.indices.map { solutions[$0].observe(subjects, in: window) }
  }
}
