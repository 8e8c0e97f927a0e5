import ViewLayout

extension Choreography {
  /// Takes over what an update left on the screen.
  ///
  /// - Returns: Everything that changed, in the order of the screen; what has no animation jumps.
  /// - Complexity: O(n) in the number of views.
  public mutating func apply(_ update: MotionUpdate) -> [MotionChange] {
    let before = nodes
    let oldFrames = frames
    let oldGroups = groups
    let former = Set(before.map(\.id)).union(update.revived)
    var changes: [MotionChange] = []
    let going = depart(update.removed, from: before, &changes)
    nodes = update.nodes
    places = Dictionary(
      nodes.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    let geometry = oldGroups.compactMapValues { self.geometry(of: $0, oldFrames, before) }
    frames = plainFrames(of: nodes)
    for item in leaving + going {
      for node in item.nodes { frames[node.id] = oldFrames[node.id] }
    }
    leaving.removeAll { update.revived.contains($0.root) }
    leaving += going
    move(before, oldFrames, former, update, &changes)
    arrive(update, &changes)
    forget(before.filter { node in !going.contains { $0.nodes.contains { $0.id == node.id } } })
    members = update.members
    share(geometry, &changes)
    return changes
  }

  // MARK: Frames and effects

  /// The animation that moves each frame: that of the first view inside that draws something.
  private func frameAnimations(of nodes: [MotionNode]) -> [Int: MotionAnimation?] {
    var animations: [Int: MotionAnimation?] = [:]
    for node in nodes.reversed() {
      let own: MotionAnimation? =
        if !node.isLeaf, let inner = animations[node.id] { inner } else { node.animation }
      animations[node.id] = .some(own)
      // Going backwards, the first view inside writes last.
      if let parent = node.parent { animations[parent] = .some(own) }
    }
    return animations
  }

  /// Frames as if no modifier moved its content.
  func plainFrames(of nodes: [MotionNode]) -> [Int: Rect] {
    var offsets: [Int: Point] = [:]
    var result: [Int: Rect] = [:]
    for node in nodes {
      var offset = node.parent.flatMap { offsets[$0] } ?? .zero
      result[node.id] = Rect(
        x: node.frame.minX - offset.x,
        y: node.frame.minY - offset.y,
        width: node.frame.width,
        height: node.frame.height
      )
      if let effect = node.effect, effect.kind == .offset, effect.values.count == 2 {
        offset = offset + Point(x: effect.values[0], y: effect.values[1])
      }
      offsets[node.id] = offset
    }
    return result
  }

  private mutating func move(
    _ before: [MotionNode],
    _ oldFrames: [Int: Rect],
    _ former: Set<Int>,
    _ update: MotionUpdate,
    _ changes: inout [MotionChange]
  ) {
    let animations = frameAnimations(of: nodes)
    let oldEffects = Dictionary(
      before.compactMap { node in node.effect.map { (node.id, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    let oldColors = Dictionary(
      before.compactMap { node in node.color.map { (node.id, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
    for node in nodes where former.contains(node.id) {
      if let old = oldFrames[node.id], let new = frames[node.id], old != new {
        let animation = animations[node.id] ?? node.animation
        var track = frameTracks[node.id] ?? Track(old.numbers)
        let wasMoving = track.isMoving(at: time)
        track.move(to: new.numbers, with: animation, at: time)
        frameTracks[node.id] = track
        changes.append(
          MotionChange(
            id: node.id,
            kind: .frame(from: old, to: new),
            animation: animation,
            wasMoving: wasMoving
          )
        )
      }
      if let change = moveEffect(of: node, from: oldEffects[node.id]) { changes.append(change) }
      if let change = moveColor(of: node, from: oldColors[node.id]) { changes.append(change) }
    }
  }

  private mutating func moveEffect(of node: MotionNode, from old: MotionEffect?) -> MotionChange? {
    guard let new = node.effect, let old, old != new else { return nil }
    guard old.kind == new.kind, old.values.count == new.values.count else {
      effectTracks[node.id] = nil
      return nil
    }
    var track = effectTracks[node.id] ?? Track(old.values)
    let wasMoving = track.isMoving(at: time)
    track.move(to: new.values, with: node.animation, at: time)
    effectTracks[node.id] = track
    return MotionChange(
      id: node.id,
      kind: .effect(from: old, to: new),
      animation: node.animation,
      wasMoving: wasMoving
    )
  }

  private mutating func moveColor(of node: MotionNode, from old: [Double]?) -> MotionChange? {
    guard let new = node.color, let old, old != new else { return nil }
    var track = colorTracks[node.id] ?? Track(old)
    let wasMoving = track.isMoving(at: time)
    track.move(to: new, with: node.animation, at: time)
    colorTracks[node.id] = track
    return MotionChange(
      id: node.id,
      kind: .effect(
        from: MotionEffect(.other("color"), old),
        to: MotionEffect(.other("color"), new)
      ),
      animation: node.animation,
      wasMoving: wasMoving
    )
  }

  // MARK: Coming and going

  /// Sends what was removed on its way out, frozen as it stands.
  private mutating func depart(
    _ roots: [MotionRoot],
    from before: [MotionNode],
    _ changes: inout [MotionChange]
  ) -> [Leaving] {
    var going: [Leaving] = []
    for root in roots {
      let subtree = Self.subtree(of: root.id, in: before)
      guard let top = subtree.first else { continue }
      var passage = passages[root.id] ?? restingPassage(root, top)
      let wasMoving = passage.tracks.contains { $0.isMoving(at: time) }
      send(&passage, to: .didDisappear, root.animation)
      passages[root.id] = passage
      changes.append(
        MotionChange(
          id: root.id,
          kind: .removal(root.transition),
          animation: passage.tracks.first?.animation ?? root.animation,
          wasMoving: wasMoving
        )
      )
      let ids = Set(subtree.map(\.id))
      going.append(
        Leaving(
          root: root.id,
          nodes: subtree,
          members: members.filter { ids.contains($0.id) }
        )
      )
    }
    return going
  }

  private mutating func arrive(_ update: MotionUpdate, _ changes: inout [MotionChange]) {
    for root in update.inserted {
      guard let place = places[root.id] else { continue }
      let isBack = update.revived.contains(root.id)
      var passage = passages[root.id] ?? restingPassage(root, nodes[place])
      if !isBack {
        passage.tracks = passage.parts.map { Track($0.values(at: .willAppear)) }
      }
      let wasMoving = isBack && passage.tracks.contains { $0.isMoving(at: time) }
      send(&passage, to: .identity, root.animation)
      passages[root.id] = passage
      changes.append(
        MotionChange(
          id: root.id,
          kind: .insertion(root.transition),
          animation: passage.tracks.first?.animation ?? root.animation,
          wasMoving: wasMoving
        )
      )
    }
  }

  private func restingPassage(_ root: MotionRoot, _ node: MotionNode) -> Passage {
    let parts = root.transition.parts(for: node.frame.size)
    return Passage(parts: parts, tracks: parts.map { Track($0.there) }, phase: .identity)
  }

  private func send(
    _ passage: inout Passage,
    to phase: TransitionPhase,
    _ animation: MotionAnimation?
  ) {
    passage.phase = phase == .identity ? .willAppear : phase
    for index in passage.parts.indices {
      passage.tracks[index].move(
        to: passage.parts[index].values(at: phase),
        with: passage.parts[index].animation(in: animation),
        at: time
      )
    }
  }

  /// A view and everything inside it.
  static func subtree(of root: Int, in nodes: [MotionNode]) -> [MotionNode] {
    var inside: Set<Int> = []
    var found: [MotionNode] = []
    for node in nodes {
      guard node.id == root || node.parent.map(inside.contains) == true else { continue }
      inside.insert(node.id)
      found.append(node)
    }
    return found
  }

  // MARK: Shared frames

  /// Anchor point and size that a group shows now.
  private func geometry(of group: Group, _ frames: [Int: Rect], _ nodes: [MotionNode])
    -> [Double]?
  {
    if let track = group.track, track.isMoving(at: time) { return track.value(at: time) }
    guard let member = members.first(where: { $0.id == group.source }),
      let node = nodes.first(where: { $0.id == group.source })
    else { return nil }
    return Self.shared(node.frame, member.anchor)
  }

  static func shared(_ frame: Rect, _ anchor: UnitPoint) -> [Double] {
    [
      frame.minX + frame.width * anchor.x, frame.minY + frame.height * anchor.y, frame.width,
      frame.height,
    ]
  }

  /// Finds the source of each group, and moves the frame where another view has become it.
  private mutating func share(_ former: [String: [Double]], _ changes: inout [MotionChange]) {
    var sources: [String: MatchedMember] = [:]
    for member in members where member.isSource {
      // The view that came last gives the frame.
      if let known = sources[member.group], known.id > member.id { continue }
      sources[member.group] = member
    }
    let present = Set(members.map(\.group)).union(leaving.flatMap { $0.members.map(\.group) })
    for key in groups.keys where !present.contains(key) { groups[key] = nil }
    for (key, source) in sources.sorted(by: { $0.value.id < $1.value.id }) {
      let old = groups[key]
      var group = Group(source: source.id, track: old?.track)
      if let old, old.source != source.id, let from = former[key], let place = places[source.id] {
        let to = Self.shared(nodes[place].frame, source.anchor)
        var track = old.track ?? Track(from)
        let wasMoving = track.isMoving(at: time)
        track.move(to: to, with: source.animation, at: time)
        group.track = source.animation == nil ? nil : track
        changes.append(
          MotionChange(
            id: source.id,
            kind: .matched(
              group: key,
              former: old.source,
              from: Self.rect(from, source.anchor),
              to: nodes[place].frame
            ),
            animation: source.animation,
            wasMoving: wasMoving
          )
        )
      }
      groups[key] = group
    }
    for key in groups.keys where sources[key] == nil { groups[key]?.track = nil }
  }

  static func rect(_ shared: [Double], _ anchor: UnitPoint) -> Rect {
    Rect(
      x: shared[0] - shared[2] * anchor.x,
      y: shared[1] - shared[3] * anchor.y,
      width: shared[2],
      height: shared[3]
    )
  }
}

extension Rect {
  /// Left, top, width and height.
  var numbers: [Double] { [minX, minY, width, height] }

  /// A rectangle of left, top, width and height.
  init(numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
