public import SwiftSource
public import ViewLayout

/// Why a view has its size and stands where it stands, in three sentences, and a fourth
/// where a guide is moved.
///
///     .padding() offers Text("Hello") 361x820: it first takes off 16 on each side.
///     Text("Hello") takes 50x20: a text takes no more than its one line needs.
///     It stands at 16, 16 in .padding(), inside the insets, which is 171.5, 416 in the window.
public struct Explanation: Sendable {
  private let conversation: ConversationText
  private var result: LayoutResult { conversation.result }
  private let language: Language

  /// Makes the explanations of a layout whose request asked for facts and kept a log.
  ///
  /// - Parameters:
  ///   - result: The layout.
  ///   - names: How views are called, by the numbers of their nodes.
  ///   - language: The language of the sentences.
  public init(_ result: LayoutResult, names: [Int: String], language: Language = .english) {
    conversation = ConversationText(result, names: names, language: language)
    self.language = language
  }

  /// The three sentences about one view; empty if there is no such node.
  ///
  /// - Parameter id: The caller's number of the node.
  /// - Returns: What it was offered, what it took, where it stands, and by which guide.
  public func sentences(about id: Int) -> [String] {
    guard let place = conversation.places[id] else { return [] }
    let node = result.nodes[place]
    let parent = node.parent.map { result.nodes[$0] }
    let stop = language == .english ? "." : "。"
    return [
      offer(node, parent), conversation.taking(node, node.frame.size), standing(node, parent),
      meeting(place),
    ].compactMap { $0 }.map { Self.capitalized($0) + stop }
  }

  /// A sentence may begin with code, which keeps its letters; English words begin with a capital.
  private static func capitalized(_ text: String) -> String {
    text.hasPrefix("the ") ? "T" + text.dropFirst() : text
  }

  /// Who offered what, and what that parent did with its own offer first.
  private func offer(_ node: PlacedNode, _ parent: PlacedNode?) -> String {
    let text = conversation.offering(parent?.id, node.id, node.proposal)
    guard let parent, let reason = reason(node, parent) else { return text }
    return Words.inTurn.text(in: language, [text, reason])
  }

  private func reason(_ node: PlacedNode, _ parent: PlacedNode) -> String? {
    if let share = share(of: node, in: parent) {
      let rest = Words.side(share.available.map { max(0, $0) }, language)
      return share.waiting == 1
        ? Phrases.all.text(in: language, [rest])
        : Phrases.share.text(in: language, [rest, String(share.waiting)])
    }
    guard let offers = RuleWords.words(for: parent).offers else { return nil }
    return Words.it.text(in: language, [RuleWords.text(offers, parent, language)])
  }

  /// The turn of a view in the stack around it.
  private func share(of node: PlacedNode, in parent: PlacedNode) -> StackDivision.Share? {
    let question = ConversationText.Question(id: parent.id, proposal: parent.proposal)
    guard let division = conversation.evaluations[question]?.division, division.shares.count > 1,
      let place = conversation.places[parent.id],
      let position = conversation.children[place].firstIndex(where: {
        result.nodes[$0].id == node.id
      })
    else { return nil }
    return division.shares.first { $0.child == position }
  }

  /// How the guide of a view, or of the modifiers around it, meets those of its neighbours.
  private func meeting(_ place: Int) -> String? {
    var place = place
    while let parent = result.nodes[place].parent {
      let node = result.nodes[parent]
      if let line = node.facts.first(where: { $0.name == "line" })?.value {
        let guides = node.facts.filter { $0.name.hasPrefix("guide ") }
        guard let position = conversation.children[parent].firstIndex(of: place),
          guides.indices.contains(position)
        else { return nil }
        let guide = guides[position]
        let name = guide.name.dropFirst("guide ".count)
        let called = name.isEmpty ? Phrases.guide.text(in: language) : "`.\(name)`"
        let words = [guide.value, line, line - guide.value].map(\.lengthText)
        return Phrases.meets.text(in: language, [called] + words)
      }
      // A modifier that leaves its content in place stands for it.
      guard conversation.children[parent].count == 1,
        node.frame == result.nodes[place].frame
      else { return nil }
      place = parent
    }
    return nil
  }

  private func standing(_ node: PlacedNode, _ parent: PlacedNode?) -> String {
    let whole = "\(node.frame.minX.lengthText), \(node.frame.minY.lengthText)"
    guard let parent else { return Phrases.middle.text(in: language, [whole]) }
    let words = RuleWords.words(for: parent)
    let x = (node.frame.minX - parent.frame.minX).lengthText
    let y = (node.frame.minY - parent.frame.minY).lengthText
    let why = RuleWords.text(words.places ?? Phrases.content, parent, language)
    return Phrases.stands.text(
      in: language,
      ["\(x), \(y)", conversation.name(parent.id), why, whole]
    )
  }
}

private enum Phrases {
  static let share = Phrase("an equal share of the {0} left for {1} views", "剩余 {0} 由 {1} 个视图平分")
  static let all = Phrase("all of the {0} that is left", "剩余的全部 {0}")
  static let content = Phrase("where it puts its content", "内容所在之处")
  static let guide = Phrase("guide", "对齐线")
  static let meets = Phrase(
    "Its {0} lies at {1} and meets those of the others at {2}: {2} - {1} = {3}",
    "它的 {0} 在 {1}，与其他视图的对齐线在 {2} 相遇：{2} - {1} = {3}"
  )
  static let middle = Phrase(
    "It stands in the middle of what the window offers, at {0}",
    "它位于窗口可用空间的正中，即 {0}"
  )
  static let stands = Phrase(
    "It stands at {0} in {1}, {2}, which is {3} in the window",
    "它位于 {1} 中的 {0}（{2}），即窗口中的 {3}"
  )
}
