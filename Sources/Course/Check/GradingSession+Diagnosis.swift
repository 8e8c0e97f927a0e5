import Playground
import SwiftSource
import SwiftTypes
import ViewLayout

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
        task.checks.allSatisfy({ traits(&bench, $0) == traits(&other, $0) })
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

  /// What one check looks at, as one comparable value.
  private func traits(_ bench: inout Bench, _ check: Check) -> [[String]] {
    check.windows.map { window in
      let observation = bench.observe(check.expressions, in: window)
      let answer = observation.answer
      let kind = answer.kind.rawValue
      switch check.rule {
      case .type, .sameType: return [kind, answer.type ?? ""]
      case .size: return [kind, answer.size?.lengthText ?? ""]
      case .frame, .sameLayout:
        let parts = (answer.tree?.leaves ?? []).flatMap { [$0.view, $0.frame.text] }
        return [kind, answer.size?.lengthText ?? ""] + parts
      case .value, .sameValue: return [kind, answer.value ?? ""]
      case .prints, .sameOutput: return observation.output
      case .keeps(let view, _, _), .resets(let view, _, _):
        return [answer.diff?.fate(of: view).map { String($0.isKept) } ?? ""]
      case .uses, .usesBefore, .avoids: return []
      }
    }
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
