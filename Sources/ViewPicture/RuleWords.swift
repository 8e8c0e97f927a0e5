import SwiftSource
import ViewLayout

/// What is said about one rule of layout, in every language.
///
/// Names in braces are facts of the rule: `{top}`.
struct RuleWords {
  /// What becomes of an offer on its way to the views inside; `nil` when there are none.
  var offers: Phrase?
  /// How the rule finds its own size.
  var takes: Phrase
  /// Why the views inside stand where they do.
  var places: Phrase?

  /// The words for a node, by its rule and by what its facts say of an unknown name.
  static func words(for node: PlacedNode) -> RuleWords {
    if let variant = variant(of: node), let words = table[variant] { return words }
    if let words = table[node.rule] { return words }
    if node.facts.contains(where: { $0.name == "custom" }) { return custom }
    if let shape = node.facts.first(where: { $0.name == "shape" }) {
      return shape.value == 2 ? square : greedy
    }
    return unchanged
  }

  /// A text is explained by what became of its lines, padding by whether its insets are equal.
  private static func variant(of node: PlacedNode) -> String? {
    func fact(_ name: String) -> Double { node.facts.first { $0.name == name }?.value ?? 0 }
    if node.rule == "padding" {
      return Set(node.facts.map(\.value)).count == 1 ? "padding, even" : nil
    }
    if let axis = stackAxis[node.rule] {
      if fact("children") == 1 { return "stack of one" }
      return node.proposal[axis] == nil ? node.rule + ", open" : nil
    }
    if node.rule == "ZStack" { return fact("leaders") < fact("layers") ? "ZStack, ranked" : nil }
    if node.rule == "ViewThatFits" { return fact("choice") > 1 ? "ViewThatFits, later" : nil }
    guard node.rule == "Text" else { return nil }
    if fact("truncated") > 0 { return "Text, cut" }
    return fact("lines") > 1 ? "Text, broken" : nil
  }

  private static let stackAxis: [String: Axis] = ["HStack": .horizontal, "VStack": .vertical]

  /// A phrase with the facts of a node in their places.
  static func text(_ phrase: Phrase, _ node: PlacedNode, _ language: Language) -> String {
    var text = phrase.text(in: language)
    guard text.contains("{") else { return text }
    for fact in node.facts {
      text = text.replacing("{\(fact.name)}", with: fact.value.lengthText)
    }
    if text.contains("{tried}") {
      let widths = node.facts.filter { $0.name == "tried width" }.map(\.value)
      let heights = node.facts.filter { $0.name == "tried height" }.map(\.value)
      let sizes = zip(widths, heights).map { Size(width: $0, height: $1).lengthText }
      text = text.replacing(
        "{tried}",
        with: sizes.joined(separator: language == .english ? ", " : "、")
      )
      .replacing("{offer}", with: Words.text(node.proposal, language))
    }
    if text.contains("{limits}") {
      let limits = node.facts.map { "\($0.name) \($0.value.lengthText)" }
      let separator = language == .english ? ", " : "，"
      text = text.replacing("{limits}", with: limits.joined(separator: separator))
    }
    return text
  }
}
