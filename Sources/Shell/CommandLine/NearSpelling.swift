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

/// The number of insertions, deletions, replacements and neighbour swaps between two words.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...second.count)
  for (row, letter) in first.enumerated() {
    var current = [row + 1]
    for (column, other) in second.enumerated() {
      var best = min(last[column + 1] + 1, current[column] + 1)
      best = min(best, last[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    beforeLast = last
    last = current
  }
  return last[second.count]
}
