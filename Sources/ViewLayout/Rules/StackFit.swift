/// The sizes of a stack's children for one proposal.
struct StackFit {
  /// One child while the stack divides its length.
  struct Child {
    var index: Int
    var priority: Double
    var minimum = 0.0
    var maximum = 0.0
    var isProbed = false
    /// Whether it was also asked how large it can be.
    var isCompared = false
    var offered: Double?
    var size = Size.zero
    /// The position across the stack before all are shifted to start at 0.
    var across = 0.0

    /// How much the child can vary; the more, the later it is asked.
    var flexibility: Double {
      let range = maximum - minimum
      return range.isNaN ? .infinity : range
    }

    /// Whether a child is asked before another one.
    func comesBefore(_ other: Child) -> Bool {
      if priority != other.priority { return priority > other.priority }
      let mine = flexibility
      let theirs = other.flexibility
      if mine != theirs { return mine < theirs }
      if mine == .infinity && minimum != other.minimum { return minimum > other.minimum }
      return index < other.index
    }
  }

  let axis: Axis
  private(set) var children: [Child]
  /// The smallest position across the stack, 0 or less.
  private(set) var lowest = 0.0
  private(set) var size = Size.zero

  init(_ stack: StackLayout, _ proposal: Proposal, _ subviews: Subviews) {
    axis = stack.axis
    children = (0..<subviews.count).map { Child(index: $0, priority: subviews.priority($0)) }
    let spacing = stack.totalSpacing(subviews)
    if let length = proposal[axis] {
      divide(length, spacing: spacing, across: proposal[axis.other], subviews)
    } else {
      for index in children.indices {
        children[index].size = subviews.size(index, for: proposal, question: .ideal)
      }
    }
    align(stack, across: proposal[axis.other], subviews, spacing: spacing)
  }

  // MARK: Along the stack

  private mutating func divide(
    _ length: Double,
    spacing: Double,
    across: Double?,
    _ subviews: Subviews
  ) {
    var order = children.indices.map { $0 }
    let isUniform = children.dropFirst().allSatisfy { $0.priority == children[0].priority }
    if !isUniform { sort(&order) }
    probe(order, across: across, subviews)
    sort(&order)
    var available = length - spacing - lowerMinimums(order)
    var shares: [StackDivision.Share] = []
    var start = 0
    while start < order.count {
      var end = start
      let priority = children[order[start]].priority
      while end < order.count, children[order[end]].priority == priority { end += 1 }
      if start > 0 {
        for index in order[start..<end] { available += children[index].minimum }
      }
      for turn in start..<end {
        let share = give(
          order[turn],
          of: available,
          waiting: end - turn,
          across: across,
          subviews
        )
        if !share.isNaN { available -= share }
        if subviews.keepsLog {
          shares.append(self.share(order[turn], available: available + share, waiting: end - turn))
        }
      }
      start = end
    }
    subviews.note {
      StackDivision(axis: axis, offered: length, spacing: spacing, shares: shares)
    }
  }

  private func sort(_ order: inout [Int]) {
    guard order.count > 1 else { return }
    if order.count > 32 {
      order.sort { children[$0].comesBefore(children[$1]) }
      return
    }
    for index in 1..<order.count {
      let moving = order[index]
      var hole = index
      while hole > 0, children[moving].comesBefore(children[order[hole - 1]]) {
        order[hole] = order[hole - 1]
        hole -= 1
      }
      order[hole] = moving
    }
  }

  /// Asks how small and large children can be, where the answer matters: those that share a rank
  /// are compared, and those of lower ranks have their least length set aside.
  private mutating func probe(_ order: [Int], across: Double?, _ subviews: Subviews) {
    for (turn, index) in order.enumerated() {
      let priority = children[index].priority
      let isTied =
        (turn > 0 && children[order[turn - 1]].priority == priority)
        || (turn + 1 < order.count && children[order[turn + 1]].priority == priority)
      let isLower = priority != children[order[0]].priority
      guard isTied || isLower else { continue }
      children[index].isProbed = true
      children[index].minimum = subviews.length(
        index,
        for: Proposal(axis, 0, across: across),
        along: axis,
        question: .minimum
      )
      guard isTied else { continue }
      children[index].isCompared = true
      children[index].maximum = subviews.length(
        index,
        for: Proposal(axis, .infinity, across: across),
        along: axis,
        question: .maximum
      )
    }
  }

  private func lowerMinimums(_ order: [Int]) -> Double {
    guard let first = order.first else { return 0 }
    return order.reduce(0) { sum, index in
      children[index].priority == children[first].priority ? sum : sum + children[index].minimum
    }
  }

  /// Offers a child its share and returns what it takes.
  private mutating func give(
    _ index: Int,
    of available: Double,
    waiting: Int,
    across: Double?,
    _ subviews: Subviews
  ) -> Double {
    let share = max(available / Double(waiting), 0)
    children[index].offered = share
    children[index].size = subviews.size(
      index,
      for: Proposal(axis, share, across: across),
      question: .share
    )
    return children[index].size[axis]
  }

  private func share(_ index: Int, available: Double, waiting: Int) -> StackDivision.Share {
    let child = children[index]
    return StackDivision.Share(
      child: index,
      priority: child.priority,
      minimum: child.isProbed ? child.minimum : nil,
      maximum: child.isCompared ? child.maximum : nil,
      available: available,
      waiting: waiting,
      offered: child.offered,
      taken: child.size[axis]
    )
  }

  // MARK: Across the stack

  private mutating func align(
    _ stack: StackLayout,
    across: Double?,
    _ subviews: Subviews,
    spacing: Double
  ) {
    var highest = 0.0
    var along = spacing
    for index in children.indices {
      let child = children[index]
      let dimensions = subviews.dimensions(
        index,
        in: Proposal(axis, child.offered, across: across),
        size: child.size
      )
      let position = -dimensions[stack.alignment]
      children[index].across = position
      lowest = min(lowest, position)
      highest = max(highest, position + child.size[axis.other])
      along += child.size[axis]
    }
    size = Size(axis, along, across: highest - lowest)
  }
}

extension Subviews {
  /// Whether anybody will read what rules tell the log.
  var keepsLog: Bool { engine.log != nil }

  /// The guides of a child whose size for a proposal is known.
  func dimensions(_ index: Int, in proposal: Proposal, size: Size) -> ViewDimensions {
    ViewDimensions(
      size: size,
      proposal: proposal,
      engine: engine,
      node: engine.child(index, of: node)
    )
  }
}
