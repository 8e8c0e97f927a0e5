public import ViewLayout

/// The negotiation of a layout told as a conversation.
///
///     HStack is offered 200x100 and answers 200x100
///       it divides 200, less 0 for gaps, the least flexible view first
///       Text("Hello"): 192 for 2, offered 96, takes 50
///       Color.red: 142 for 1, offered 142, takes 142
///       Spacer(): 8 for 1, offered 8, takes 8
///
/// Folded, every view tells only how it found its final size. Unfolded, all questions are there,
/// and an answer that was given before is only named.
public struct ConversationText: Sendable {
  private let result: LayoutResult
  private let names: [Int: String]

  /// Makes the conversation of a layout whose request kept a log.
  ///
  /// - Parameters:
  ///   - result: The layout.
  ///   - names: How views are called, by the numbers of their nodes.
  public init(_ result: LayoutResult, names: [Int: String]) {
    self.result = result
    self.names = names
  }

  /// The conversation as text without a final line feed; empty without a log.
  ///
  /// - Parameters:
  ///   - isFolded: Whether only final answers are told.
  ///   - words: The language.
  /// - Returns: One sentence a line; what belongs to a view is indented below it.
  public func text(
    isFolded: Bool = true,
    words: ConversationWords = .english
  ) -> String {
    guard let log = result.log else { return "" }
    let lines = isFolded ? folded(log, words) : unfolded(log, words)
    return lines.map { line in
      String(repeating: "  ", count: min(line.level, 12)) + line.text
    }.joined(separator: "\n")
  }

  private typealias Line = (level: Int, text: String)

  private struct Question: Hashable {
    var id: Int
    var proposal: Proposal
  }

  private func name(_ id: Int) -> String { names[id] ?? "#\(id)" }

  private func table(_ log: NegotiationLog) -> [Question: NegotiationLog.Evaluation] {
    var table: [Question: NegotiationLog.Evaluation] = [:]
    for evaluation in log.evaluations {
      table[Question(id: evaluation.id, proposal: evaluation.proposal)] = evaluation
    }
    return table
  }

  private func folded(_ log: NegotiationLog, _ words: ConversationWords) -> [Line] {
    let table = table(log)
    var levels: [Int] = []
    var lines: [Line] = []
    for node in result.nodes {
      let level = node.parent.map { levels[$0] + 1 } ?? 0
      levels.append(level)
      lines.append(
        (level, words.answer(name(node.id), node.proposal, node.frame.size.lengthText))
      )
      guard let evaluation = table[Question(id: node.id, proposal: node.proposal)] else { continue }
      lines += division(evaluation, words, level: level + 1)
    }
    return lines
  }

  private func unfolded(_ log: NegotiationLog, _ words: ConversationWords) -> [Line] {
    let table = table(log)
    guard let root = result.nodes.first else { return [] }
    var told: Set<Question> = []
    var lines: [Line] = []
    var waiting: [(level: Int, exchange: NegotiationLog.Exchange)] = [
      (
        0,
        NegotiationLog.Exchange(
          child: root.id,
          proposal: root.proposal,
          answer: root.frame.size,
          question: .size
        )
      )
    ]
    while let next = waiting.popLast() {
      let exchange = next.exchange
      let question = Question(id: exchange.child, proposal: exchange.proposal)
      let isNew = told.insert(question).inserted
      let evaluation = table[question]
      lines.append((next.level, words.line(exchange, name(exchange.child), isNew: isNew)))
      guard isNew, let evaluation else { continue }
      lines += division(evaluation, words, level: next.level + 1)
      waiting += evaluation.exchanges.reversed().map { (next.level + 1, $0) }
    }
    return lines
  }

  private func division(
    _ evaluation: NegotiationLog.Evaluation,
    _ words: ConversationWords,
    level: Int
  ) -> [Line] {
    guard let division = evaluation.division, division.shares.count > 1 else { return [] }
    let children = childrenInOrder(of: evaluation)
    var lines: [Line] = [(level, words.division(division))]
    for share in division.shares {
      let child = children.indices.contains(share.child) ? name(children[share.child]) : "?"
      lines.append((level, words.share(share, child)))
    }
    return lines
  }

  /// The numbers of the children a stack asked, in declaration order.
  private func childrenInOrder(of evaluation: NegotiationLog.Evaluation) -> [Int] {
    guard let index = result.nodes.firstIndex(where: { $0.id == evaluation.id }) else { return [] }
    return result.nodes.indices.filter { result.nodes[$0].parent == index }
      .map { result.nodes[$0].id }
  }
}

/// The sentences of a conversation, in one language.
public struct ConversationWords: Sendable {
  private let isChinese: Bool
  private let picture: PictureWords

  /// The sentences in English.
  public static let english = ConversationWords(isChinese: false, picture: .english)
  /// The sentences in Simplified Chinese.
  public static let chinese = ConversationWords(isChinese: true, picture: .chinese)

  func answer(_ name: String, _ proposal: Proposal, _ answer: String) -> String {
    isChinese
      ? "\(name) 得到提议 \(picture.text(proposal))，回答 \(answer)"
      : "\(name) is offered \(picture.text(proposal)) and answers \(answer)"
  }

  func line(_ exchange: NegotiationLog.Exchange, _ name: String, isNew: Bool) -> String {
    let again = isNew ? "" : isChinese ? "（同前）" : " (as before)"
    let answer = text(exchange.answer)
    switch exchange.question {
    case .minimum:
      return (isChinese ? "\(name) 最小能多小？\(answer)" : "how small can \(name) be? \(answer)") + again
    case .maximum:
      return (isChinese ? "\(name) 最大能多大？\(answer)" : "how large can \(name) be? \(answer)") + again
    default: return self.answer(name, exchange.proposal, answer) + again
    }
  }

  func division(_ division: StackDivision) -> String {
    let offered = division.offered?.lengthText ?? picture.unspecified
    let gaps = division.spacing.lengthText
    return isChinese
      ? "它划分 \(offered)，先扣除间距 \(gaps)，最不灵活的视图先分"
      : "it divides \(offered), less \(gaps) for gaps, the least flexible view first"
  }

  func share(_ share: StackDivision.Share, _ name: String) -> String {
    let rest = share.available?.lengthText ?? picture.unspecified
    let offered = share.offered?.lengthText ?? picture.unspecified
    let taken = share.taken.lengthText
    return isChinese
      ? "\(name)：剩 \(rest) 由 \(share.waiting) 个分，提议 \(offered)，取 \(taken)"
      : "\(name): \(rest) for \(share.waiting), offered \(offered), takes \(taken)"
  }

  private func text(_ size: Size) -> String {
    // A stack that only compares lengths has asked for one side.
    if size.width.isNaN { return size.height.lengthText }
    return size.height.isNaN ? size.width.lengthText : size.lengthText
  }
}
