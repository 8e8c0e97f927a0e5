import ViewGraph

/// What a search for a name on the screen comes to.
enum Finding {
  /// One thing has the name.
  case found(ScreenElement)
  /// Several have it; these are the choices.
  case several([ScreenElement])
  /// Nothing has it; these would do.
  case nothing([ScreenElement])
}

extension Screen {
  /// Finds what a person means: exact words before parts of words, things that answer to touches
  /// before others, and a number when nothing is called so.
  ///
  /// - Parameters:
  ///   - target: The words.
  ///   - wanted: Which elements count.
  /// - Returns: One element, the choices, or what would have fitted.
  func find(_ target: Target, where wanted: (ScreenElement) -> Bool) -> Finding {
    let word = plain(target.name)
    let candidates = elements.filter(wanted)
    let exact = candidates.filter { $0.names.contains { plain($0) == word } }
    let levels = [
      exact.filter(\.listens), exact,
      candidates.filter { $0.listens && $0.names.contains { plain($0).contains(word) } },
      candidates.filter { $0.names.contains { plain($0).contains(word) } },
    ]
    for level in levels where !level.isEmpty { return choose(level, target) }
    let listening = innermost(candidates.filter(\.listens))
    if let number = Int(target.name), listening.indices.contains(number - 1) {
      return .found(listening[number - 1])
    }
    return .nothing(listening.isEmpty ? candidates : listening)
  }

  private func choose(_ elements: [ScreenElement], _ target: Target) -> Finding {
    var choices = innermost(elements)
    // Nothing behind what lies in front can be meant.
    if choices.count > 1, let front = graph.front?.node {
      let reachable = choices.filter { $0.node.isInside(front) }
      if !reachable.isEmpty { choices = reachable }
    }
    if let ordinal = target.ordinal {
      return choices.indices.contains(ordinal - 1)
        ? .found(choices[ordinal - 1]) : .several(choices)
    }
    return choices.count == 1 ? .found(choices[0]) : .several(choices)
  }

  /// Without those that have another of them inside.
  private func innermost(_ elements: [ScreenElement]) -> [ScreenElement] {
    var outer: Set<Int> = []
    for element in elements {
      var current = element.node.parent
      while let node = current {
        outer.insert(node.number)
        current = node.parent
      }
    }
    return elements.filter { !outer.contains($0.node.number) }
  }

  /// Words as they are compared: without case and doubled blanks.
  func plain(_ text: String) -> String {
    text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
