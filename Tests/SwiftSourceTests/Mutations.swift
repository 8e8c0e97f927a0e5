import SwiftSource

/// Damages texts a little, always in the same way for the same seed.
struct Mutations {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next(_ limit: Int) -> Int {
    // Numerical Recipes' linear congruential generator; its high bits are good enough here.
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, limit)))
  }

  /// One text with one token deleted, doubled, moved, replaced or inserted.
  mutating func mutation(of texts: [ParsedSource]) -> String {
    let parsed = texts[next(texts.count)]
    let tokens = parsed.tokens.dropLast().map(\.span)
    guard tokens.count > 2 else { return parsed.source.text }
    let index = next(tokens.count - 1)
    let here = tokens[index]
    let word = { parsed.source.text(in: $0) }
    let before = word(Span(0, here.start))
    let after = word(Span(here.end, parsed.source.utf8.count))
    let other = word(tokens[next(tokens.count)])
    switch next(5) {
    case 0: return before + after
    case 1: return before + word(here) + " " + word(here) + after
    case 2:
      let following = tokens[index + 1]
      return before + word(following) + word(Span(here.end, following.start)) + word(here)
        + word(Span(following.end, parsed.source.utf8.count))
    case 3: return before + other + after
    default: return before + other + " " + word(here) + after
    }
  }
}
