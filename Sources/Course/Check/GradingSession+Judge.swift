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

  private mutating func result(of check: Check) -> CheckResult {
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

  private func name(_ message: Message, _ check: Check) -> Message {
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
  private mutating func observe(
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

// MARK: - Types

extension GradingSession {
  private mutating func judgeType(_ expected: TypeName, _ check: Check) -> CheckResult {
    let title = name(Message(.checkType, expected.name), check)
    let (observation, problem) = observe(check)
    if let problem { return CheckResult(title, passed: false, findings: [problem]) }
    guard let text = observation.answer.type, let found = try? readTypeName(text) else {
      return CheckResult(title, passed: false, findings: [Message(.noView)])
    }
    return compareTypes(found, expected, title)
  }

  private mutating func judgeSameType(_ check: Check) -> CheckResult {
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

// MARK: - Layout

extension GradingSession {
  private mutating func judgeSize(_ size: Size, in window: Size?, _ check: Check) -> CheckResult {
    let plain = window.map { Message(.checkSizeIn, size.text, $0.text) }
    let title = name(plain ?? Message(.checkSize, size.text), check)
    let (observation, problem) = observe(check, in: window)
    if let problem { return CheckResult(title, passed: false, findings: [problem]) }
    guard let found = observation.answer.size else {
      return CheckResult(title, passed: false, findings: [Message(.noView)])
    }
    let place = (window ?? options.window).text
    return CheckResult(
      title,
      passed: found.isClose(to: size),
      findings: [Message(.foundSize, found.text, size.text, place)]
    )
  }

  private mutating func judgeFrame(
    of view: String,
    _ frame: Frame,
    in window: Size?,
    _ check: Check
  ) -> CheckResult {
    let title = name(Message(.checkFrame, view, frame.text), check)
    let (observation, problem) = observe(check, in: window)
    if let problem { return CheckResult(title, passed: false, findings: [problem]) }
    guard let tree = observation.answer.tree else {
      return CheckResult(title, passed: false, findings: [Message(.noView)])
    }
    let nodes = tree.flattened.filter { $0.view == view }
    guard let first = nodes.first else {
      return CheckResult(title, passed: false, findings: [Message(.noSuchNode, view)])
    }
    let place = (window ?? options.window).text
    return CheckResult(
      title,
      passed: nodes.contains { $0.frame.isClose(to: frame) },
      findings: [Message(.foundFrame, view, first.frame.text, frame.text, place)]
    )
  }

  /// Compares with the solutions in every window; reports the smallest window that differs.
  private mutating func judgeLayout(_ windows: [Size], _ check: Check) -> CheckResult {
    let title = name(Message(.checkSameLayout), check)
    let places = (windows.isEmpty ? [options.window] : windows)
      .sorted { $0.width * $0.height < $1.width * $1.height }
    var agreeing: Size?
    var firstFindings: [Message]?
    for place in places {
      let (observation, problem) = observe(check, in: place)
      if let problem { return CheckResult(title, passed: false, findings: [problem]) }
      let wanted = observeSolutions(check, in: place).map(\.answer)
      let differences = wanted.map { layoutDifference(observation.answer, $0, place) }
      if differences.contains(where: \.isEmpty) {
        agreeing = agreeing ?? place
      } else if firstFindings == nil {
        firstFindings = differences.first ?? [Message(.noView)]
      }
    }
    guard var findings = firstFindings else { return CheckResult(title, passed: true) }
    if let agreeing { findings.append(Message(.agreesAt, agreeing.text)) }
    return CheckResult(title, passed: false, findings: findings)
  }

  /// The first thing that differs between two layouts; empty when nothing does.
  private func layoutDifference(_ found: Answer, _ wanted: Answer, _ place: Size) -> [Message] {
    guard let size = found.size, let goal = wanted.size else { return [Message(.noView)] }
    guard size.isClose(to: goal) else {
      return [Message(.foundSize, size.text, goal.text, place.text)]
    }
    let parts = found.tree?.leaves ?? []
    let goals = wanted.tree?.leaves ?? []
    for (part, goal) in zip(parts, goals) {
      guard part.view == goal.view, part.frame.isClose(to: goal.frame) else {
        return [
          Message(
            .foundFrame,
            part.view,
            part.frame.text,
            "\(goal.view) \(goal.frame.text)",
            place.text
          )
        ]
      }
    }
    guard parts.count == goals.count else {
      return [Message(.foundParts, String(parts.count), String(goals.count), place.text)]
    }
    return []
  }
}

extension ViewNode {
  /// The node and all inside it, outermost first.
  var flattened: [ViewNode] {
    var nodes: [ViewNode] = []
    var work = [self]
    while let node = work.popLast() {
      nodes.append(node)
      work += node.children.reversed()
    }
    return nodes
  }

  /// The nodes without children, in order: what is seen.
  var leaves: [ViewNode] { flattened.filter(\.children.isEmpty) }
}

// MARK: - Values, output and identity

extension GradingSession {
  private mutating func judgeValue(_ value: String, _ title: Message, _ check: Check) -> CheckResult
  {
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

  private mutating func judgeSameValue(_ check: Check) -> CheckResult {
    let wanted = observeSolutions(check).compactMap(\.answer.value)
    guard let first = wanted.first else {
      return CheckResult(Message(.checkSameValue), passed: false)
    }
    let own = observe(check).0.answer.value
    let matching = wanted.first { $0 == own } ?? first
    return judgeValue(matching, Message(.checkSameValue), check)
  }

  private func printsName(_ lines: [String]) -> Message {
    if lines.isEmpty { return Message(.checkPrintsNothing) }
    return Message(.checkPrints, lines.map { "`\($0)`" }.joined(separator: ", "))
  }

  private mutating func judgeSameOutput(_ check: Check) -> CheckResult {
    judgeOutput(observeSolutions(check).map(\.output), Message(.checkSameOutput), check)
  }

  private mutating func judgeOutput(
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

  private mutating func judgeIdentity(
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

  private func judgeUse(_ check: Check) -> CheckResult {
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
