/// The children of a node as its rule sees them, and what the surroundings tell the rule.
///
/// Children are numbered from 0 in declaration order. Nothing here can fail: once the engine has
/// hit a limit every question is answered with zero, and the engine reports the failure.
public struct Subviews {
  let engine: LayoutEngine
  let node: Int

  /// How many children there are.
  @inline(__always) public var count: Int { engine.childCount(of: node) }

  /// Whether the node has no children.
  public var isEmpty: Bool { count == 0 }

  /// Asks a child for its size.
  ///
  /// - Parameters:
  ///   - index: The number of the child.
  ///   - proposal: What the child is offered.
  ///   - question: Why it is asked; only the log reads it.
  /// - Returns: The size the child wants, which may exceed the proposal.
  @inline(__always)
  public func size(
    _ index: Int,
    for proposal: Proposal,
    question: LayoutQuestion = .size
  ) -> Size {
    engine.askSize(of: index, for: proposal, by: node, question: question)
  }

  /// Asks a child how long it can be, as stacks do before they divide their length.
  public func length(
    _ index: Int,
    for proposal: Proposal,
    along axis: Axis,
    question: LayoutQuestion
  ) -> Double {
    engine.askLength(of: index, for: proposal, along: axis, by: node, question: question)
  }

  /// The size and guides of a child under a proposal.
  public func dimensions(_ index: Int, in proposal: Proposal) -> ViewDimensions {
    let child = engine.child(index, of: node)
    let size = size(index, for: proposal)
    return ViewDimensions(size: size, proposal: proposal, engine: engine, node: child)
  }

  /// The rank of a child.
  public func priority(_ index: Int) -> Double {
    engine.records[engine.child(index, of: node)].priority
  }

  /// The rank of the only child, 0 if there is none.
  public var firstPriority: Double { isEmpty ? 0 : priority(0) }

  /// The distances a child wishes.
  public func spacing(_ index: Int) -> ViewSpacing {
    engine.records[engine.child(index, of: node)].spacing
  }

  /// The wishes of the only child, those of a plain view if there is none.
  public var firstSpacing: ViewSpacing { isEmpty ? .plain : spacing(0) }

  /// The distance a child wishes to the next one along an axis.
  public func gap(after index: Int, along axis: Axis) -> Double {
    let first = engine.records + engine.child(index, of: node)
    return first[0].spacing.distance(to: first[1].spacing, along: axis)
  }

  /// What a child carries for its container.
  public func traits(_ index: Int) -> LayoutTraits {
    engine.traits(of: engine.child(index, of: node))
  }

  /// The part of a section a child is.
  func section(_ index: Int) -> SectionPart? {
    engine.section(of: engine.child(index, of: node))
  }

  /// The caller's number of a child.
  public func id(_ index: Int) -> Int { engine.id(of: engine.child(index, of: node)) }

  /// The direction of the nearest stack around this node, `nil` if there is none.
  public var orientation: Axis? { engine.records[node].orientation }

  /// How text is measured.
  public var metrics: any TextMetrics { engine.metrics }

  /// Whether the layout has already failed, so that learner code need not run on.
  public var hasFailed: Bool { engine.hasStopped }

  /// Ends the layout with an error of the caller, such as one in a learner's `Layout`.
  public func fail(_ error: LayoutError) { engine.fail(error) }

  /// Tells the log how a stack divided its length; `make` runs only when a log is kept.
  public func note(_ make: () -> StackDivision) { engine.log?.note(make()) }

  /// The size of the node itself for a proposal.
  func ownSize(for proposal: Proposal) -> Size { engine.measure(node, proposal) }

  /// The guide the only child sets, moved by where the child stands.
  func childGuide(_ key: AlignmentKey, in bounds: PlacedBounds) -> Double? {
    guard !isEmpty, engine.records[engine.child(0, of: node)].guides.contains(key.bit) else {
      return nil
    }
    let placement = engine.placements(of: node, in: bounds)[0]
    return guide(key, child: 0, at: placement)
  }

  /// The guide the children set together.
  func combinedGuide(_ key: AlignmentKey, in bounds: PlacedBounds) -> Double? {
    if case .start = key.kind { return nil }
    if case .center = key.kind { return nil }
    if case .end = key.kind { return nil }
    guard engine.records[node].guides.contains(key.bit) else { return nil }
    let placements = engine.placements(of: node, in: bounds)
    var values: [Double] = []
    for index in 0..<count {
      if let value = guide(key, child: index, at: placements[index]) { values.append(value) }
    }
    guard let smallest = values.min(), let largest = values.max() else { return nil }
    switch key.kind {
    case .custom: return values.reduce(0, +) / Double(values.count)
    case .lastTextBaseline: return largest
    default: return smallest
    }
  }

  private func guide(_ key: AlignmentKey, child index: Int, at placement: Placement?) -> Double? {
    guard let placement else { return nil }
    let child = engine.child(index, of: node)
    guard let value = engine.explicitGuide(key, of: child, in: placement.proposal) else {
      return nil
    }
    return placement.origin[key.axis] + value
  }
}

/// The size of a view and its alignment guides, as `alignmentGuide` closures see them.
public struct ViewDimensions {
  /// The size of the view.
  public let size: Size
  /// The proposal the size answers.
  public let proposal: Proposal
  // Missing for a bare rectangle, which sets no guide.
  let engine: LayoutEngine?
  let node: Int

  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }

  /// The value of a guide: what the view sets, or else the guide's default.
  public subscript(key: AlignmentKey) -> Double {
    self[explicit: key] ?? engine?.defaultGuide(key, in: self) ?? plainGuide(key)
  }

  /// The value the view sets for a guide, `nil` if it sets none.
  public subscript(explicit key: AlignmentKey) -> Double? {
    engine?.explicitGuide(key, of: node, in: proposal)
  }

  /// Ends the layout with an error, for closures that run learner code.
  public func fail(_ error: LayoutError) { engine?.fail(error) }

  private func plainGuide(_ key: AlignmentKey) -> Double {
    switch key.kind {
    case .start, .custom: 0
    case .center: size[key.axis] / 2
    case .end, .firstTextBaseline, .lastTextBaseline: size[key.axis]
    }
  }
}
