import SwiftSource
import ViewLayout

extension ConversationText {
  /// What is still to be told; trees are too deep for one call inside another.
  private enum Step {
    case visit(index: Int, level: Int, turn: String?)
    case line(Line)
    case exchange(NegotiationLog.Exchange, asker: Int?, level: Int, turn: String?)
  }

  /// How many views of one container are told when folded, once there are more than that and two.
  private static let shownChildren = 6

  // MARK: Folded

  /// The final answers, each view inside the one that asked it.
  func folded(from start: Int, _ limit: Int) -> [Line] {
    var lines: [Line] = []
    var waiting: [Step] = [.visit(index: start, level: 0, turn: nil)]
    while let step = waiting.popLast(), lines.count <= limit {
      switch step {
      case .line(let line): lines.append(line)
      case .visit(let index, let level, let turn):
        lines.append((level, offer(index, turn)))
        waiting += rest(of: index, level).reversed()
      case .exchange: break
      }
    }
    return lines
  }

  private func offer(_ index: Int, _ turn: String?) -> String {
    let node = result.nodes[index]
    let asker = node.parent.map { result.nodes[$0].id }
    let text = offering(asker, node.id, node.proposal)
    return turn.map { Words.inTurn.text(in: language, [$0, text]) } ?? text
  }

  /// What follows the offer: the rule, the views inside, and the answer.
  private func rest(of index: Int, _ level: Int) -> [Step] {
    let node = result.nodes[index]
    let answer = Step.line((level, taking(node, node.frame.size)))
    let inside = children[index]
    guard !inside.isEmpty else { return [answer] }
    let question = Question(id: node.id, proposal: node.proposal)
    if let division = evaluations[question]?.division, division.shares.count > 1,
      division.shares.allSatisfy({ inside.indices.contains($0.child) })
    {
      var steps: [Step] = [.line((level + 1, dividing(division)))]
      let shown = shownCount(division.shares.count)
      for (number, share) in division.shares.prefix(shown).enumerated() {
        let words = turn(number + 1, share, division)
        steps.append(.visit(index: inside[share.child], level: level + 1, turn: words))
      }
      return steps + more(division.shares.count - shown, level + 1) + [answer]
    }
    var steps: [Step] = []
    if let offers = RuleWords.words(for: node).offers {
      let text = RuleWords.text(offers, node, language)
      steps.append(.line((level + 1, Words.it.text(in: language, [text]))))
    }
    let groups = alike(inside).flatMap { $0.count > 2 ? [$0] : $0.map { [$0] } }
    let shown = shownCount(groups.count)
    for group in groups.prefix(shown) {
      steps.append(.visit(index: group[0], level: level + 1, turn: nil))
      steps += more(group.count - 1, level + 1)
    }
    let rest = groups.dropFirst(shown).reduce(0) { $0 + $1.count }
    return steps + more(rest, level + 1) + [answer]
  }

  /// Neighbours in groups that were asked and answered alike.
  private func alike(_ nodes: [Int]) -> [[Int]] {
    var groups: [[Int]] = []
    for node in nodes {
      if let last = groups.last, signatures[last[0]] == signatures[node] {
        groups[groups.count - 1].append(node)
      } else {
        groups.append([node])
      }
    }
    return groups
  }

  private func shownCount(_ count: Int) -> Int {
    count > Self.shownChildren + 2 ? Self.shownChildren : count
  }

  private func more(_ count: Int, _ level: Int) -> [Step] {
    count > 0 ? [.line((level, Words.more.text(in: language, [String(count)])))] : []
  }

  // MARK: Unfolded

  /// Every question in the order in which it was asked.
  func unfolded(from start: Int, _ limit: Int) -> [Line] {
    let node = result.nodes[start]
    var told: Set<Question> = []
    var lines: [Line] = []
    let first = NegotiationLog.Exchange(
      child: node.id,
      proposal: node.proposal,
      answer: node.frame.size,
      question: .size
    )
    let asker = node.parent.map { result.nodes[$0].id }
    var waiting: [Step] = [.exchange(first, asker: asker, level: 0, turn: nil)]
    while let step = waiting.popLast(), lines.count <= limit {
      switch step {
      case .line(let line): lines.append(line)
      case .exchange(let exchange, let asker, let level, let turn):
        let question = Question(id: exchange.child, proposal: exchange.proposal)
        let isNew = told.insert(question).inserted
        lines.append((level, asking(exchange, asker, turn) + (isNew ? "" : again(exchange))))
        guard isNew else { continue }
        waiting += inner(question, exchange, level).reversed()
      case .visit: break
      }
    }
    return lines
  }

  /// What a view asks before it answers, and its answer.
  private func inner(
    _ question: Question,
    _ exchange: NegotiationLog.Exchange,
    _ level: Int
  ) -> [Step] {
    var steps: [Step] = []
    if let evaluation = evaluations[question] {
      let division = evaluation.division.flatMap { $0.shares.count > 1 ? $0 : nil }
      if let division { steps.append(.line((level + 1, dividing(division)))) }
      var turns = 0
      for asked in evaluation.exchanges {
        var words: String?
        if asked.question == .share, let division, division.shares.indices.contains(turns) {
          words = turn(turns + 1, division.shares[turns], division)
          turns += 1
        }
        steps.append(.exchange(asked, asker: exchange.child, level: level + 1, turn: words))
      }
    }
    // A question about limits has its answer in the same line.
    if exchange.question != .minimum, exchange.question != .maximum,
      let place = places[exchange.child]
    {
      steps.append(.line((level, taking(result.nodes[place], exchange.answer))))
    }
    return steps
  }

  private func asking(_ exchange: NegotiationLog.Exchange, _ asker: Int?, _ turn: String?)
    -> String
  {
    let words = [asker.map(name) ?? "", name(exchange.child), text(exchange.answer)]
    switch exchange.question {
    case .minimum: return Words.minimum.text(in: language, words)
    case .maximum: return Words.maximum.text(in: language, words)
    default:
      let text = offering(asker, exchange.child, exchange.proposal)
      return turn.map { Words.inTurn.text(in: language, [$0, text]) } ?? text
    }
  }

  private func again(_ exchange: NegotiationLog.Exchange) -> String {
    let again = Words.again.text(in: language)
    if exchange.question == .minimum || exchange.question == .maximum { return again }
    return " → " + text(exchange.answer) + again
  }

  /// A size; a stack that only compares lengths has asked for one side.
  private func text(_ size: Size) -> String {
    if size.width.isNaN { return Words.side(size.height, language) }
    if size.height.isNaN { return Words.side(size.width, language) }
    return Words.side(size.width, language) + "x" + Words.side(size.height, language)
  }
}
