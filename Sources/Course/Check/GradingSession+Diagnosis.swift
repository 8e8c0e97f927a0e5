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
    let looks = Set(
      task.checks.flatMap { check in
        check.windows.map { Look(subjects: check.expressions, window: $0) }
      }
    )
    let ownUses = task.checks.map { usePasses($0, names) }
    for wrong in task.wrong {
      let piece = Engine.Input(wrong.block.code, name: "wrong")
      var other = Bench(
        engine: reference,
        options: options,
        context: context,
        pieces: [piece],
        subjects: subjects
      )
      let otherNames = CodeNames(parse(SourceText(wrong.block.code)).statements)
      // The first look that differs settles it; most wrong answers need no second one.
      if task.checks.map({ usePasses($0, otherNames) }) == ownUses,
        looks.allSatisfy({ traits(&bench, $0) == traits(&other, $0) })
      {
        return wrong.misconception
      }
    }
    return nil
  }

  /// One thing the checks look at.
  private struct Look: Hashable {
    let subjects: [String]
    let window: Size?
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

  /// Everything observable in one look, as one comparable value.
  private func traits(_ bench: inout Bench, _ look: Look) -> [String] {
    let observation = bench.observe(look.subjects, in: look.window)
    let answer = observation.answer
    var lines = [answer.kind.rawValue, answer.type ?? "", answer.value ?? ""]
    lines += observation.output
    for node in answer.tree?.leaves ?? [] { lines += [node.view, node.frame.text] }
    if let size = answer.size { lines.append(size.text) }
    if look.subjects.count > 1 { lines += (answer.diff?.stateReset ?? []).map(\.view) }
    return lines
  }
}

extension Check {
  /// The windows it looks at.
  var windows: [Size?] {
    switch rule {
    case .size(_, let window), .frame(_, _, let window): [window]
    case .sameLayout(let windows) where !windows.isEmpty: windows
    default: [nil]
    }
  }
}
