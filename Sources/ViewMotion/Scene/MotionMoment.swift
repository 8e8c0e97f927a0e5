public import ViewLayout

/// Everything on the screen at one time, in the order it is drawn.
public struct MotionMoment: Sendable {
  /// One view at that time.
  public struct View: Sendable {
    /// The number of the view.
    public var id: Int
    /// Where it is drawn; turning is told apart.
    public var frame: Rect
    /// Where it stands before anything around it is drawn elsewhere.
    public var base: Rect
    /// Where its points are drawn: `(a·x + c·y + tx, b·x + d·y + ty)`, the six numbers in order.
    public var map: [Double]
    /// How much of it shows, from 0 to 1.
    public var opacity: Double
    /// Degrees it is turned clockwise.
    public var rotation: Double
    /// How much larger than its layout it is drawn.
    public var scale: Double
    /// Where it is between away and there; nil for views that only move or rest.
    public var phase: TransitionPhase?
    /// Whether it is gone for everybody but the eye.
    public var isLeaving: Bool
    /// Numbers of other effects around it.
    public var others: [String: [Double]]
  }

  /// Seconds since the beginning.
  public var time: Double
  /// The views, the lowest first.
  public var views: [View]

  /// A view by its number.
  public subscript(id id: Int) -> View? { views.first { $0.id == id } }
}

extension Choreography {
  /// Lays a view's inside out again for a size: frames from the view's own corner.
  public typealias Reflow = (_ member: Int, _ size: Size) -> [Int: Rect]?

  /// Everything on the screen at a time that is not before now.
  ///
  /// - Parameters:
  ///   - time: Seconds since the beginning.
  ///   - reflow: Lays out what is inside a view that takes over the size of another; without it the
  ///     inside is stretched.
  /// - Returns: Every view with its place, in the order of drawing.
  /// - Complexity: O(n log n) in the number of views.
  public func moment(at time: Double, reflow: @escaping Reflow = { _, _ in nil }) -> MotionMoment {
    var scene = Scene(stage: self, time: time, reflow: reflow)
    return scene.moment()
  }
}

/// Puts one moment together.
private struct Scene {
  let stage: Choreography
  let time: Double
  let reflow: Choreography.Reflow
  /// How what is inside each view is drawn.
  private var inside: [Int: Drawing] = [:]
  private var phases: [Int: TransitionPhase] = [:]
  private var views: [Int: MotionMoment.View] = [:]
  /// Frames that a shared size or place has decided.
  private var decided: [Int: Rect] = [:]

  init(stage: Choreography, time: Double, reflow: @escaping Choreography.Reflow) {
    self.stage = stage
    self.time = time
    self.reflow = reflow
  }

  mutating func moment() -> MotionMoment {
    let live = Dictionary(
      stage.members.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for node in stage.nodes { see(node, isLeaving: false, live[node.id]) }
    for item in stage.leaving {
      let members = Dictionary(
        item.members.map { ($0.id, $0) },
        uniquingKeysWith: { first, _ in first }
      )
      for node in item.nodes { see(node, isLeaving: true, members[node.id]) }
    }
    return MotionMoment(time: time, views: order().compactMap { views[$0] })
  }

  private mutating func see(_ node: MotionNode, isLeaving: Bool, _ member: MatchedMember?) {
    var drawing = node.parent.flatMap { inside[$0] } ?? Drawing()
    var phase = node.parent.flatMap { phases[$0] }
    let frame = self.frame(of: node)
    if let passage = stage.passages[node.id] {
      if isLeaving || stage.isPassing(node.id, at: time) { phase = passage.phase }
      for (part, track) in zip(passage.parts, passage.tracks).reversed() {
        drawing.apply(MotionEffect(part.kind, track.value(at: time)), around: frame)
      }
    }
    phases[node.id] = phase
    var others = drawing.others
    if let track = stage.colorTracks[node.id] {
      others["color"] = track.value(at: time).map { min(1, max(0, $0)) }
    }
    if let member { follow(member, node, drawing, isLeaving: isLeaving) }
    views[node.id] = MotionMoment.View(
      id: node.id,
      frame: drawing.place(frame),
      base: frame,
      map: drawing.map.numbers,
      opacity: drawing.opacity,
      rotation: drawing.rotation,
      scale: abs(drawing.scaleX),
      phase: phase,
      isLeaving: isLeaving,
      others: others
    )
    if let effect = node.effect {
      let values = stage.effectTracks[node.id]?.value(at: time) ?? effect.values
      drawing.apply(MotionEffect(effect.kind, values), around: frame)
    }
    inside[node.id] = drawing
  }

  private func frame(of node: MotionNode) -> Rect {
    if let known = decided[node.id] { return known }
    if let track = stage.frameTracks[node.id] { return Rect(numbers: track.value(at: time)) }
    return stage.frames[node.id] ?? node.frame
  }

  /// Lays what is inside a member into the frame that its group shows at this time.
  private mutating func follow(
    _ member: MatchedMember,
    _ node: MotionNode,
    _ drawing: Drawing,
    isLeaving: Bool
  ) {
    guard let shared = shared(by: member, isLeaving: isLeaving) else { return }
    let own = stage.frames[node.id] ?? node.frame
    let size =
      member.sharesSize ? Size(width: max(0, shared[2]), height: max(0, shared[3])) : own.size
    let content = reflow(member.id, size)
    // The answer to the shared size may be another one: a fixed frame inside insists on its own.
    let answered = content?[member.id]?.size ?? size
    let placed = Rect(
      x: shared[0] - answered.width * member.anchor.x,
      y: shared[1] - answered.height * member.anchor.y,
      width: answered.width,
      height: answered.height
    )
    let target =
      member.sharesPosition ? drawing.inverse(placed) : Rect(origin: own.origin, size: answered)
    let subtree = Choreography.subtree(of: node.id, in: pool(isLeaving, node.id))
    for inner in subtree.dropFirst() {
      if let relative = content?[inner.id] {
        decided[inner.id] = Rect(
          x: target.minX + relative.minX,
          y: target.minY + relative.minY,
          width: relative.width,
          height: relative.height
        )
      } else if let frame = stage.frames[inner.id] {
        decided[inner.id] = frame.mapped(from: own, to: target)
      }
    }
  }

  private func pool(_ isLeaving: Bool, _ id: Int) -> [MotionNode] {
    guard isLeaving else { return stage.nodes }
    return stage.leaving.first { $0.nodes.contains { $0.id == id } }?.nodes ?? []
  }

  private func shared(by member: MatchedMember, isLeaving: Bool) -> [Double]? {
    guard let group = stage.groups[member.group] else { return nil }
    if let track = group.track, track.isMoving(at: time) { return track.value(at: time) }
    // At rest the layout has put the followers in their places; what leaves follows all the same.
    guard isLeaving, let place = stage.places[group.source],
      let source = stage.members.first(where: { $0.id == group.source })
    else { return nil }
    return Choreography.shared(stage.nodes[place].frame, source.anchor)
  }

  // MARK: The order of drawing

  private func order() -> [Int] {
    var below: [Int: [(id: Int, zIndex: Double, isLeaving: Bool)]] = [:]
    let top = -1
    for node in stage.nodes {
      below[node.parent ?? top, default: []].append((node.id, node.zIndex, false))
    }
    for item in stage.leaving {
      for node in item.nodes {
        let isRoot = node.id == item.root
        let parent = node.parent.flatMap { views[$0] == nil ? nil : $0 } ?? top
        below[parent, default: []].append((node.id, node.zIndex, isRoot))
      }
    }
    var ids: [Int] = []
    var waiting = [top]
    while let next = waiting.popLast() {
      if next != top { ids.append(next) }
      let sorted = (below[next] ?? []).enumerated().sorted { left, right in
        if left.element.zIndex != right.element.zIndex {
          return left.element.zIndex < right.element.zIndex
        }
        if left.element.isLeaving != right.element.isLeaving { return left.element.isLeaving }
        return left.offset < right.offset
      }
      waiting += sorted.reversed().map(\.element.id)
    }
    return ids
  }
}

extension Drawing {
  /// The frame that is drawn as a rectangle.
  fileprivate func inverse(_ place: Rect) -> Rect {
    guard abs(scaleX) > 1e-9, abs(scaleY) > 1e-9 else { return place }
    return Rect(
      x: (place.minX - moveX) / scaleX,
      y: (place.minY - moveY) / scaleY,
      width: place.width / abs(scaleX),
      height: place.height / abs(scaleY)
    )
  }
}

extension Rect {
  /// The rectangle that stands in another one as this one stands in the first.
  public func mapped(from old: Rect, to new: Rect) -> Rect {
    let x = old.width == 0 ? 1 : new.width / old.width
    let y = old.height == 0 ? 1 : new.height / old.height
    return Rect(
      x: new.minX + (minX - old.minX) * x,
      y: new.minY + (minY - old.minY) * y,
      width: width * x,
      height: height * y
    )
  }
}
