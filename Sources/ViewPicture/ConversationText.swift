public import SwiftSource
public import ViewLayout

/// The negotiation of a layout told as a conversation.
///
///     the window offers HStack 200x100
///       it divides 200 among 2 views, the least flexible first
///       turn 1, 192 left for 2: HStack offers Text("Hello") 96x100
///       Text("Hello") takes 50x20: a text takes no more than its one line needs
///       turn 2, 142 left for 1: HStack offers Color.red 142x100
///       Color.red takes 142x100: it takes all that is offered, and 10 where nothing is
///     HStack takes 200x100: as wide as its 2 views and 8 of gaps, as high as the highest
///
/// Folded, every view tells only how it found its final size. Unfolded, all questions are there,
/// and an answer that was given before is only named.
public struct ConversationText: Sendable {
  typealias Line = (level: Int, text: String)

  let result: LayoutResult
  private let names: [Int: String]
  let language: Language
  /// The evaluation that answered a question.
  let evaluations: [Question: NegotiationLog.Evaluation]
  /// The children of each node, by their places in the result.
  let children: [[Int]]
  /// The place of each node in the result by the caller's number.
  let places: [Int: Int]

  /// A number for each node that is the same for nodes that were asked and answered alike, all the
  /// way down.
  let signatures: [Int]

  struct Question: Hashable {
    var id: Int
    var proposal: Proposal
  }

  /// Makes the conversation of a layout whose request kept a log and asked for facts.
  ///
  /// - Parameters:
  ///   - result: The layout.
  ///   - names: How views are called, by the numbers of their nodes.
  ///   - language: The language of the sentences.
  public init(_ result: LayoutResult, names: [Int: String], language: Language = .english) {
    self.result = result
    self.names = names
    self.language = language
    evaluations = Dictionary(
      (result.log?.evaluations ?? []).map { (Question(id: $0.id, proposal: $0.proposal), $0) },
      uniquingKeysWith: { _, last in last }
    )
    var children = Array(repeating: [Int](), count: result.nodes.count)
    for (index, node) in result.nodes.enumerated() {
      if let parent = node.parent { children[parent].append(index) }
    }
    self.children = children
    // Parents stand before their children.
    var signatures = Array(repeating: 0, count: result.nodes.count)
    for index in result.nodes.indices.reversed() {
      let node = result.nodes[index]
      var hasher = Hasher()
      hasher.combine(node.rule)
      hasher.combine(node.proposal)
      hasher.combine(node.frame.size)
      hasher.combine(node.facts)
      for child in children[index] { hasher.combine(signatures[child]) }
      signatures[index] = hasher.finalize()
    }
    self.signatures = signatures
    places = Dictionary(
      result.nodes.enumerated().map { ($1.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The conversation as text without a final line feed; empty without a log.
  ///
  /// - Parameters:
  ///   - id: The view with which it begins; `nil` for the root.
  ///   - isFolded: Whether only final answers are told, and few of many children.
  ///   - style: Indented, or one whole sentence a line.
  ///   - columns: The width of the terminal; longer sentences are wrapped.
  ///   - lineLimit: How many lines are told before the rest is only counted.
  /// - Returns: One sentence a line; what belongs to a view is indented below it.
  public func text(
    from id: Int? = nil,
    isFolded: Bool = true,
    style: TextStyle = .drawn,
    columns: Int = 80,
    lineLimit: Int = 2_000
  ) -> String {
    guard result.log != nil, let start = id.map({ places[$0] }) ?? 0,
      result.nodes.indices.contains(start)
    else { return "" }
    var lines = isFolded ? folded(from: start, lineLimit) : unfolded(from: start, lineLimit)
    if lines.count > lineLimit {
      lines.removeLast(lines.count - lineLimit)
      lines.append((0, Words.cut.text(in: language)))
    }
    let deepest = max(2, columns / 10)
    return lines.flatMap { line -> [String] in
      if style == .plain { return [line.text] }
      let indent = String(repeating: "  ", count: min(line.level, deepest))
      let room = max(16, columns - Columns.width(of: indent) - 4)
      return Columns.wrapped(line.text, to: room).enumerated().map { index, part in
        indent + (index == 0 ? "" : "    ") + part
      }
    }.joined(separator: "\n")
  }

  func name(_ id: Int) -> String {
    names[id] ?? places[id].map { result.nodes[$0].rule } ?? "#\(id)"
  }

  func proposal(_ proposal: Proposal) -> String { Words.text(proposal, language) }

  /// `.padding() offers Text("Hello") 361x820`; without an asker it is the window that offers.
  func offering(_ asker: Int?, _ child: Int, _ proposal: Proposal) -> String {
    let offer = self.proposal(proposal)
    guard let asker else { return Words.windowOffers.text(in: language, [name(child), offer]) }
    return Words.offers.text(in: language, [name(asker), name(child), offer])
  }

  /// `Text("Hello") takes 50x20: a text takes no more than its one line needs`.
  func taking(_ node: PlacedNode, _ size: Size) -> String {
    let reason = RuleWords.text(RuleWords.words(for: node).takes, node, language)
    return Words.takes.text(in: language, [name(node.id), size.lengthText, reason])
  }

  /// How a stack divides, before its turns; nothing when there is nothing to divide.
  func dividing(_ division: StackDivision) -> String {
    let offered = division.offered.map(\.lengthText) ?? Words.open.text(in: language)
    let count = String(division.shares.count)
    guard division.spacing > 0, let length = division.offered else {
      return Words.divides.text(in: language, [offered, count])
    }
    let rest = max(0, length - division.spacing).lengthText
    let words = [offered, division.spacing.lengthText, rest, count]
    return Words.dividesAfterGaps.text(in: language, words)
  }

  /// One turn of a stack.
  func turn(_ number: Int, _ share: StackDivision.Share, _ division: StackDivision) -> String {
    let rest = share.available.map { max(0, $0).lengthText } ?? Words.open.text(in: language)
    let text = Words.turn.text(in: language, [String(number), rest, String(share.waiting)])
    let ranks = Set(division.shares.map(\.priority))
    guard ranks.count > 1 else { return text }
    let rank =
      share.priority == -.infinity
      ? Words.lastRank.text(in: language)
      : Words.rank.text(in: language, [share.priority.lengthText])
    return text + rank
  }
}

/// The sentences of a conversation that do not belong to one rule.
enum Words {
  static let open = Phrase("any", "不限")
  static let infinite = Phrase("infinite", "无限")
  static let offers = Phrase("{0} offers {1} {2}", "{0} 向 {1} 提议 {2}")
  static let windowOffers = Phrase("the window offers {0} {1}", "窗口向 {0} 提议 {1}")
  static let takes = Phrase("{0} takes {1}: {2}", "{0} 取 {1}：{2}")
  static let it = Phrase("it {0}", "它{0}")
  static let divides = Phrase(
    "it divides {0} among {1} views, the least flexible first",
    "它把 {0} 分给 {1} 个视图，最不灵活的先分"
  )
  static let dividesAfterGaps = Phrase(
    "of {0} it keeps {1} for gaps and divides {2} among {3} views, the least flexible first",
    "它从 {0} 中留出间距 {1}，把 {2} 分给 {3} 个视图，最不灵活的先分"
  )
  static let turn = Phrase("turn {0}, {1} left for {2}", "第 {0} 次，剩 {1} 由 {2} 个分")
  static let rank = Phrase(", rank {0}", "，优先级 {0}")
  static let lastRank = Phrase(", always last", "，总是最后")
  static let inTurn = Phrase("{0}: {1}", "{0}：{1}")
  static let minimum = Phrase("{0} asks how small {1} can be: {2}", "{0} 问 {1} 最小能多小：{2}")
  static let maximum = Phrase("{0} asks how large {1} can be: {2}", "{0} 问 {1} 最大能多大：{2}")
  static let again = Phrase(" (as before)", "（同前）")
  static let more = Phrase("… and {0} more in the same way", "……另有 {0} 个同样处理")
  static let cut = Phrase("… and more", "……还有更多")

  /// An offer in words, such as `361xany`.
  static func text(_ proposal: Proposal, _ language: Language) -> String {
    let (width, height) = (side(proposal.width, language), side(proposal.height, language))
    let isOpen = [proposal.width, proposal.height].contains { $0 == nil || $0 == .infinity }
    // A word beside a digit cannot be read as a size in Chinese.
    if language == .chinese, isOpen { return "宽 \(width)、高 \(height)" }
    return width + "x" + height
  }

  static func side(_ length: Double?, _ language: Language) -> String {
    guard let length else { return open.text(in: language) }
    return length == .infinity ? infinite.text(in: language) : length.lengthText
  }
}
