extension LayoutEngine {
  /// The size of a node for a proposal, from memory or from its rule.
  func measure(_ node: Int, _ proposal: Proposal) -> Size {
    if let size = memo.size(of: node, for: proposal) { return size }
    if hasStopped { return .zero }
    guard depth < depthLimit else {
      suspended = .size(node: node, proposal)
      return .zero
    }
    evaluations += 1
    if evaluations > evaluationLimit {
      fail(.tooManyEvaluations(limit: evaluationLimit))
      return .zero
    }
    depth += 1
    log?.open(id(of: node), proposal)
    let size = records[node].rule.size(
      for: proposal,
      subviews: Subviews(engine: self, node: node)
    )
    depth -= 1
    if hasStopped {
      log?.abandon()
      return .zero
    }
    if size.width.isNaN || size.height.isNaN {
      fail(.notANumber(id: id(of: node), proposal: proposal))
      log?.abandon()
      return .zero
    }
    log?.close(records[node].rule.name, size)
    memo.keep(size, of: node, for: proposal)
    return size
  }

  /// Asks a child on behalf of its parent's rule.
  @inline(__always)
  func askSize(
    of index: Int,
    for proposal: Proposal,
    by node: Int,
    question: LayoutQuestion
  ) -> Size {
    let child = child(index, of: node)
    let size =
      records[node].runsLearnerCode
      ? measureBelowLearnerCode(child, proposal) : measure(child, proposal)
    log?.asked(id(of: child), proposal, size, question)
    return size
  }

  /// Asks a child only for a length.
  func askLength(
    of index: Int,
    for proposal: Proposal,
    along axis: Axis,
    by node: Int,
    question: LayoutQuestion
  ) -> Double {
    let child = child(index, of: node)
    guard records[child].hasOwnLength else {
      return askSize(of: index, for: proposal, by: node, question: question)[axis]
    }
    let length = records[child].rule.length(
      for: proposal,
      along: axis,
      subviews: Subviews(engine: self, node: child)
    )
    log?.asked(id(of: child), proposal, Size(axis, length, across: .nan), question)
    return length
  }

  /// Answers fully even when the stack is deep, since the code that asks must not run twice.
  private func measureBelowLearnerCode(_ node: Int, _ proposal: Proposal) -> Size {
    if hasStopped { return .zero }
    guard depth + Depth.belowLearnerCode < Depth.absolute else {
      fail(.tooDeep(limit: Depth.absolute))
      return .zero
    }
    let outerLimit = depthLimit
    depthLimit = depth + Depth.belowLearnerCode
    defer { depthLimit = outerLimit }
    return settled { measure(node, proposal) } ?? .zero
  }

  /// The size of a node, however deep the tree below it is.
  func settledSize(of node: Int, for proposal: Proposal) throws(LayoutError) -> Size {
    try settle { measure(node, proposal) }
  }

  /// The innermost node from which an answer without end comes, where it answers the same question.
  func endless(from node: Int, for proposal: Proposal) throws(LayoutError) -> (
    node: Int, size: Size
  ) {
    var found = (node: node, size: try settledSize(of: node, for: proposal))
    search: while true {
      for index in 0..<childCount(of: found.node) {
        let child = child(index, of: found.node)
        let size = try settledSize(of: child, for: proposal)
        guard !size.isFinite else { continue }
        found = (child, size)
        continue search
      }
      return found
    }
  }

  /// Runs something that asks questions, again until none is left open.
  func settle<Answer>(_ ask: () -> Answer) throws(LayoutError) -> Answer {
    if let answer = settled(ask) { return answer }
    throw failure ?? .tooDeep(limit: request.limits.depth)
  }

  /// The answer once no question is open, `nil` after a failure.
  private func settled<Answer>(_ ask: () -> Answer) -> Answer? {
    while true {
      let answer = ask()
      if failure != nil { return nil }
      guard let first = suspended else { return answer }
      suspended = nil
      guard answerAll(from: first) else { return nil }
    }
  }

  /// Answers a noted question and, before it, those noted while answering.
  private func answerAll(from first: OpenQuestion) -> Bool {
    var open = [first]
    while let question = open.last {
      restarts += 1
      // A question that does nothing but open further ones still has to end some time.
      evaluations += 1
      if evaluations > evaluationLimit { fail(.tooManyEvaluations(limit: evaluationLimit)) }
      switch question {
      case .size(let node, let proposal): _ = measure(node, proposal)
      case .guide(let question):
        _ = explicitGuide(question.key, of: question.node, in: question.proposal)
      }
      if failure != nil { return false }
      if let next = suspended {
        suspended = nil
        open.append(next)
      } else {
        open.removeLast()
      }
    }
    return true
  }
}
