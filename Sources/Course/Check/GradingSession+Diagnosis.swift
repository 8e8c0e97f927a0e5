import Playground
import SwiftSource
import SwiftTypes

extension GradingSession {
  /// The misconception behind a failed answer: by the author's rules first, then by likeness.
  ///
  /// An answer is like a declared wrong answer when everything the checks look at came out the
  /// same: types, layout, values and output. How it is written does not matter.
  mutating func diagnose() -> String? {
    for diagnosis in task.diagnoses {
      if diagnosis.checks.allSatisfy({ judge($0, number: 0).passed }) {
        return diagnosis.misconception
      }
    }
    guard !task.wrong.isEmpty else { return nil }
    let subjects = Set(task.checks.map { $0.expressionsInOrder })
    let windows = Set(task.checks.flatMap(\.windows))
    let own = traits(&bench, subjects, windows)
    let ownUses = task.checks.map { usePasses($0, names) }
    for wrong in task.wrong {
      let piece = Engine.Input(wrong.block.code, name: "wrong")
      var other = Bench(engine: engine, options: options, context: context, pieces: [piece])
      let otherNames = CodeNames(parse(SourceText(wrong.block.code)).statements)
      if task.checks.map({ usePasses($0, otherNames) }) == ownUses,
        traits(&other, subjects, windows) == own
      {
        return wrong.misconception
      }
    }
    return nil
  }

  private func usePasses(_ check: Check, _ names: CodeNames) -> Bool {
    switch check.rule {
    case .uses(let term): names.uses(term)
    case .avoids(let term): !names.uses(term)
    case .usesBefore(let first, let second):
      names.chains.contains([first.spelling, second.spelling])
    default: true
    }
  }

  /// Everything observable, as one comparable value.
  private func traits(
    _ bench: inout Bench,
    _ subjects: Set<[String]>,
    _ windows: Set<Size?>
  ) -> [[String]: [String]] {
    var traits: [[String]: [String]] = [:]
    for subject in subjects {
      for window in windows {
        let observation = bench.observe(subject, in: window)
        let answer = observation.answer
        var lines = [answer.kind.rawValue, answer.type ?? "", answer.value ?? ""]
        lines += observation.output
        for node in answer.tree?.leaves ?? [] { lines += [node.view, node.frame.text] }
        if let size = answer.size { lines.append(size.text) }
        if subject.count > 1 { lines += (answer.diff?.stateReset ?? []).map(\.view) }
        traits[subject + [window?.text ?? ""]] = lines
      }
    }
    return traits
  }
}

extension Check {
  /// The subjects of one run, in order.
  var expressionsInOrder: [String] { expressions }

  /// The windows it looks at.
  var windows: [Size?] {
    switch rule {
    case .size(_, let window), .frame(_, _, let window): [window]
    case .sameLayout(let windows) where !windows.isEmpty: windows
    default: [nil]
    }
  }
}
