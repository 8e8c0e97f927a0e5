import SwiftSource
import ViewLayout
import ViewMotion

/// Says which gesture won and why, when there was more than one to choose from, or none.
struct GestureStory {
  private let gestures: TouchedGestures
  private let root: GestureNode

  init(_ gestures: TouchedGestures, _ root: GestureNode) {
    self.gestures = gestures
    self.root = root
  }

  /// One sentence for each movement, winners first.
  var notes: [Phrase] {
    let leaves = root.leaves
    let winners = leaves.filter { $0.phase == .ended || $0.phase == .active }
    guard leaves.count > 1 || winners.isEmpty else { return [] }
    return winners.map(won) + leaves.filter { $0.phase == .failed }.map(lost)
      + leaves.filter { $0.phase == .possible }.map { leaf in
        filled("{0} was still waiting", "{0} 仍在等待", [name(leaf)])
      }
  }

  private func name(_ leaf: GestureNode) -> String {
    let label = gestures.meanings[leaf.id]?.label ?? "gesture"
    if case .tap(let count) = leaf.shape, count > 1 { return "\(label)(count: \(count))" }
    return label
  }

  private func name(_ id: Int) -> String {
    root.all.first { $0.id == id }.map(name) ?? "another gesture"
  }

  private func won(_ leaf: GestureNode) -> Phrase {
    filled("{0} was recognised", "{0} 被识别", [name(leaf)])
  }

  private func lost(_ leaf: GestureNode) -> Phrase {
    let own = name(leaf)
    switch leaf.failure {
    case .moved(let limit):
      return filled(
        "{0} failed: the finger moved more than {1} points",
        "{0} 失败：手指移动超过 {1} 点",
        [own, limit.lengthText]
      )
    case .held(let limit):
      return filled(
        "{0} failed: the finger stayed longer than {1} s",
        "{0} 失败：手指停留超过 {1} 秒",
        [own, limit.lengthText]
      )
    case .released(let minimum):
      return filled(
        "{0} failed: the finger left before {1} s",
        "{0} 失败：手指不到 {1} 秒就离开了",
        [own, minimum.lengthText]
      )
    case .missingTap(let count):
      return filled(
        "{0} failed: tap {1} did not come within 0.35 s",
        "{0} 失败：第 {1} 次点按没有在 0.35 秒内到来",
        [own, String(count)]
      )
    case .tooShort(let minimum):
      return filled(
        "{0} failed: it needs a movement of {1}",
        "{0} 失败：移动需要达到 {1}",
        [own, minimum.lengthText]
      )
    case .blocked(let other):
      return filled(
        "{0} did not count: {1} was recognised before it",
        "{0} 不算数：{1} 先被识别",
        [own, name(other)]
      )
    case .cancelled:
      return filled(
        "{0} was cancelled: only @GestureState is reset, onEnded does not run",
        "{0} 被取消：只有 @GestureState 会复位，onEnded 不会运行",
        [own]
      )
    case .part, nil: return filled("{0} was not recognised", "{0} 没有被识别", [own])
    }
  }

  private func filled(_ english: String, _ chinese: String, _ arguments: [String]) -> Phrase {
    let phrase = Phrase(english, chinese)
    return Phrase(phrase.text(in: .english, arguments), phrase.text(in: .chinese, arguments))
  }
}
