import ViewLayout

/// Everything that moves on the screen, and where it is at any time.
///
/// After each update it is told what stands there now. It compares that with what stood there
/// before, starts what has to move, sends elsewhere what is still on its way, and keeps what is
/// leaving. It has no clock: whoever holds it says what time it is.
///
///     var stage = Choreography()
///     _ = stage.apply(first)
///     let changes = stage.apply(second)     // what moves from now on, and what jumps
///     stage.moment(at: stage.time + 0.1)    // everything a tenth of a second later
public struct Choreography: Sendable {
  /// Something that is leaving: frozen as it was, behind or before the others by its z-index.
  struct Leaving: Sendable {
    var root: Int
    var nodes: [MotionNode]
    var members: [MatchedMember]
  }

  /// The effects of one view's transition on their way.
  struct Passage: Sendable {
    var parts: [TransitionPart]
    var tracks: [Track]
    var phase: TransitionPhase
  }

  /// The views that share a frame.
  struct Group: Sendable {
    var source: Int
    /// Anchor point and size on the way from one source to the next.
    var track: Track?
  }

  /// Seconds since the beginning.
  public private(set) var time = 0.0
  /// What stands there, each view before those inside it.
  public internal(set) var nodes: [MotionNode] = []
  var places: [Int: Int] = [:]
  /// Frames without the offsets of modifiers around them.
  var frames: [Int: Rect] = [:]
  var frameTracks: [Int: Track] = [:]
  var effectTracks: [Int: Track] = [:]
  var colorTracks: [Int: Track] = [:]
  var passages: [Int: Passage] = [:]
  var leaving: [Leaving] = []
  /// The views that share frames.
  public internal(set) var members: [MatchedMember] = []
  var groups: [String: Group] = [:]

  /// An empty screen at time 0.
  public init() {}

  /// A view that stands there, or is leaving.
  public func node(_ id: Int) -> MotionNode? {
    if let place = places[id] { return nodes[place] }
    for item in leaving {
      if let node = item.nodes.first(where: { $0.id == id }) { return node }
    }
    return nil
  }

  /// An empty screen at the same time.
  public var cleared: Choreography {
    var empty = Choreography()
    empty.time = time
    return empty
  }

  /// The views of something that is leaving, each before those inside it.
  public func subtree(leaving root: Int) -> [MotionNode] {
    leaving.first { $0.root == root }?.nodes ?? []
  }

  /// The tops of what is leaving.
  public var leavingRoots: [Int] { leaving.map(\.root) }

  // MARK: Views that are asked again

  /// The numbers that views know by themselves and that are on their way at a time, by the view.
  public func ownNumbers(at time: Double) -> [Int: [Double]] {
    var found: [Int: [Double]] = [:]
    for (id, track) in effectTracks where track.isMoving(at: time) {
      guard let place = places[id],
        nodes[place].effect?.kind == .other(MotionEffect.animatableData)
      else { continue }
      found[id] = track.value(at: time)
    }
    return found
  }

  /// The same motion with views that stand elsewhere, as some were asked again: what is inside those
  /// is where it was found then.
  public func restaged(_ nodes: [MotionNode], inside tops: Set<Int>) -> Choreography {
    var stage = self
    var inside: Set<Int> = []
    for node in nodes {
      guard let parent = node.parent, tops.contains(parent) || inside.contains(parent) else {
        continue
      }
      inside.insert(node.id)
      stage.frameTracks[node.id] = nil
      stage.effectTracks[node.id] = nil
      stage.colorTracks[node.id] = nil
    }
    stage.nodes = nodes
    stage.places = Dictionary(
      nodes.enumerated().map { ($0.element.id, $0.offset) },
      uniquingKeysWith: { first, _ in first }
    )
    stage.frames.merge(plainFrames(of: nodes)) { _, new in new }
    return stage
  }

  // MARK: Time

  /// Lets time pass.
  ///
  /// - Returns: The views whose transition is over and that are gone now.
  public mutating func advance(to time: Double) -> [Int] {
    self.time = max(self.time, time)
    let now = self.time
    let gone = leaving.filter { !isPassing($0.root, at: now) }
    leaving.removeAll { item in gone.contains { $0.root == item.root } }
    for item in gone { forget(item.nodes) }
    frameTracks = frameTracks.filter { $0.value.isMoving(at: now) }
    effectTracks = effectTracks.filter { $0.value.isMoving(at: now) }
    colorTracks = colorTracks.filter { $0.value.isMoving(at: now) }
    let stay = Set(leaving.map(\.root))
    passages = passages.filter { stay.contains($0.key) || isPassing($0.key, at: now) }
    for key in groups.keys where groups[key]?.track?.isMoving(at: now) == false {
      groups[key]?.track = nil
    }
    return gone.map(\.root)
  }

  func isPassing(_ root: Int, at time: Double) -> Bool {
    passages[root]?.tracks.contains { $0.isMoving(at: time) } ?? false
  }

  mutating func forget(_ gone: [MotionNode]) {
    for node in gone where places[node.id] == nil {
      frameTracks[node.id] = nil
      effectTracks[node.id] = nil
      colorTracks[node.id] = nil
      passages[node.id] = nil
      frames[node.id] = nil
    }
  }

  private var tracks: [Track] {
    Array(frameTracks.values) + Array(effectTracks.values) + Array(colorTracks.values)
      + passages.values.flatMap(\.tracks) + groups.values.compactMap(\.track)
  }

  /// The views of which something is on its way now.
  public var movingViews: Set<Int> {
    var found: Set<Int> = []
    for tracks in [frameTracks, effectTracks, colorTracks] {
      for (id, track) in tracks where track.isMoving(at: time) {
        guard let place = places[id] else { continue }
        // What a modifier moves is the view inside it.
        if let leaf = nodes[place...].first(where: \.isLeaf),
          nodes[place].isLeaf || nodes[place].effect != nil
        {
          found.insert(leaf.id)
        }
      }
    }
    return found
  }

  /// Whether anything moves.
  public var isMoving: Bool { tracks.contains { $0.isMoving(at: time) } }

  /// The time at which everything that ends has ended; now when nothing moves.
  public var end: Double { tracks.compactMap(\.end).reduce(time, max) }

  /// The time at which a person takes everything that ends for done.
  public var logicalEnd: Double { tracks.compactMap(\.logicalEnd).reduce(time, max) }

  /// The time up to which it is worth looking: the end, or one coming and going of what is endless.
  public var horizon: Double {
    tracks.compactMap(\.endlessPeriod).map { max(time + 0.001, $0) }.reduce(end, max)
  }

  /// Whether something moves for ever.
  public var isEndless: Bool { tracks.contains { !$0.layers.isEmpty && $0.end == nil } }

  /// The next time at which a leaving view is gone; nil when none is leaving.
  public var nextDeparture: Double? {
    leaving.compactMap { item in
      let ends = (passages[item.root]?.tracks ?? []).map(\.end)
      // What leaves for ever never goes.
      if ends.contains(where: { $0 == nil }) { return nil }
      return ends.compactMap { $0 }.max() ?? time
    }.min()
  }
}
