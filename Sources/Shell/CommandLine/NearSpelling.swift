import SwiftSource

/// The known words close to a misspelt one, nearest first, at most three.
///
/// A word counts as near when the edit distance, a swap of neighbours being one edit, is at most a
/// third of its length (at least one), or when one is the beginning of the other.
func nearSpellings(of word: String, among known: [String]) -> [String] {
  let typed = Array(word.lowercased())
  guard !typed.isEmpty, typed.count <= 40 else { return [] }
  var found: [(distance: Int, word: String)] = []
  for candidate in known {
    let letters = Array(candidate.lowercased())
    let allowed = max(1, max(typed.count, letters.count) / 3)
    let distance = editDistance(typed, letters)
    if distance <= allowed {
      found.append((distance, candidate))
    } else if typed.count >= 2, letters.starts(with: typed) {
      found.append((allowed + 1, candidate))
    }
  }
  return found.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.prefix(3).map(\.word)
}
