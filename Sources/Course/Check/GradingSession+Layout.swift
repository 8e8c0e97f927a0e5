import Playground
import SwiftSource
import ViewLayout

extension GradingSession {
  mutating func judgeSize(_ size: Size, in window: Size?, _ check: Check) -> CheckResult {
    let plain = window.map { Message(.checkSizeIn, size.lengthText, $0.lengthText) }
    let title = name(plain ?? Message(.checkSize, size.lengthText), check)
    let (observation, problem) = observe(check, in: window)
    if let problem { return CheckResult(title, passed: false, findings: [problem]) }
    guard let found = observation.answer.size else {
      return CheckResult(title, passed: false, findings: [Message(.noView)])
    }
    let place = (window ?? options.window).lengthText
    return CheckResult(
      title,
      passed: found.isClose(to: size),
      findings: [Message(.foundSize, found.lengthText, size.lengthText, place)]
    )
  }

  mutating func judgeFrame(
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
    let place = (window ?? options.window).lengthText
    return CheckResult(
      title,
      passed: nodes.contains { $0.frame.isClose(to: frame) },
      findings: [Message(.foundFrame, view, first.frame.text, frame.text, place)]
    )
  }

  /// Compares with the solutions in every window; reports the smallest window that differs.
  mutating func judgeLayout(_ windows: [Size], _ check: Check) -> CheckResult {
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
    if let agreeing { findings.append(Message(.agreesAt, agreeing.lengthText)) }
    return CheckResult(title, passed: false, findings: findings)
  }

  /// The first thing that differs between two layouts; empty when nothing does.
  func layoutDifference(_ found: Answer, _ wanted: Answer, _ place: Size) -> [Message] {
    guard let size = found.size, let goal = wanted.size else { return [Message(.noView)] }
    guard size.isClose(to: goal) else {
      return [Message(.foundSize, size.lengthText, goal.lengthText, place.lengthText)]
    }
    let parts = found.tree?.leaves ?? []
    let goals = wanted.tree?.leaves ?? []
    if let part = surplus(in: parts, over: goals) {
      return [Message(.foundSurplus, part.view, part.frame.text, place.lengthText)]
    }
    if let goal = surplus(in: goals, over: parts) {
      return [Message(.foundMissing, goal.view, goal.frame.text, place.lengthText)]
    }
    for (part, goal) in zip(parts, goals) {
      guard part.view == goal.view, part.frame.isClose(to: goal.frame) else {
        return [
          Message(
            .foundFrame,
            part.view,
            part.frame.text,
            "\(goal.view) \(goal.frame.text)",
            place.lengthText
          )
        ]
      }
    }
    guard parts.count == goals.count else {
      return [Message(.foundParts, String(parts.count), String(goals.count), place.lengthText)]
    }
    return []
  }

  /// The first part that a layout has beyond another one which it holds otherwise in full.
  private func surplus(in parts: [ViewNode], over goals: [ViewNode]) -> ViewNode? {
    guard parts.count > goals.count else { return nil }
    var rest = goals[...]
    var first: ViewNode?
    for part in parts {
      if let goal = rest.first, part.view == goal.view, part.frame.isClose(to: goal.frame) {
        rest.removeFirst()
      } else if first == nil {
        first = part
      }
    }
    return rest.isEmpty ? first : nil
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
