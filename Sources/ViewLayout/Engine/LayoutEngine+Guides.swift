/// A guide of a node under a proposal, as it is asked and remembered.
struct GuideQuestion: Hashable {
  var key: AlignmentKey
  var node: Int
  var proposal: Proposal
}

extension LayoutEngine {
  /// The value a node or something below it sets for a guide.
  func explicitGuide(_ key: AlignmentKey, of node: Int, in proposal: Proposal) -> Double? {
    guard records[node].guides.contains(key.bit) else { return nil }
    let question = GuideQuestion(key: key, node: node, proposal: proposal)
    if let known = guideMemo[question] { return known }
    if hasStopped { return nil }
    guard depth < depthLimit else {
      suspended = .guide(question)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    let ask = {
      self.records[node].rule.explicitGuide(
        key,
        in: PlacedBounds(size: self.measure(node, proposal), proposal: proposal),
        subviews: Subviews(engine: self, node: node)
      )
    }
    let value = log?.aside(ask) ?? ask()
    if hasStopped { return nil }
    if let value, !value.isFinite {
      fail(.notANumber(id: id(of: node), proposal: proposal))
      return nil
    }
    guideMemo[question] = .some(value)
    return value
  }

  /// The value of a guide nobody sets.
  func defaultGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> Double {
    let length = dimensions.size[key.axis]
    switch key.kind {
    case .start: return 0
    case .center: return length / 2
    case .end, .firstTextBaseline, .lastTextBaseline: return length
    case .custom: return request.guideDefaults[key]?(dimensions) ?? 0
    }
  }

  /// Where the children of a node stand in given bounds, every child included.
  func placements(of node: Int, in bounds: PlacedBounds) -> Placements {
    let count = childCount(of: node)
    var placements = Placements(count: count)
    guard count > 0 else { return placements }
    let subviews = Subviews(engine: self, node: node)
    records[node].rule.place(in: bounds, subviews: subviews, into: &placements)
    for index in 0..<count where placements.items[index] == nil {
      guard !placements.omitted.contains(index) else { continue }
      let size = subviews.size(index, for: bounds.proposal)
      placements.items[index] = Placement(
        origin: Point(
          x: (bounds.size.width - size.width) / 2,
          y: (bounds.size.height - size.height) / 2
        ),
        proposal: bounds.proposal
      )
    }
    return placements
  }
}
