/// Ends the life of instances that only the memory of earlier moments still holds.
///
/// The host counts references as Swift does, so what a statement makes and drops dies by itself.
/// But a session remembers its former values for `:undo`, and what they hold would never run its
/// `deinit` nor leave its weak references. So after each input the instances that matter are looked
/// for from the session's roots. One that is not found dies, unless another one that was not found
/// refers to it: a cycle stays alive for ever, here as there.
extension Evaluator {
  /// Lets those instances die that cannot be reached from the session's variables or other roots.
  ///
  /// Only instances with a `deinit` or a weak reference are looked for; without any it costs nothing.
  /// - Parameters:
  ///   - roots: What else is alive: the views and what they keep.
  ///   - isSilent: True after an undo, when what is dead again has already had its `deinit`.
  /// - Throws: What a `deinit` throws: a failure of the program or a budget.
  public func releaseUnreachable(
    from roots: () -> [Value],
    isSilent: Bool = false
  ) throws(EvaluationError) {
    tracked.removeAll { $0.instance == nil }
    let candidates = tracked.compactMap(\.instance)
    guard !candidates.isEmpty else { return }
    if isSilent { for instance in candidates { instance.isDead = false } }
    var alive = Reach()
    alive.visit(globals.values.compactMap(\.value))
    alive.visit(sessionLocals.values.compactMap(\.value))
    alive.visit(roots())
    let lost = candidates.filter { !$0.isDead && !alive.instances.contains(ObjectIdentifier($0)) }
    for instance in Self.unreferenced(among: lost, outside: alive) {
      instance.isDead = true
      guard instance.deinitializer != nil, !isSilent else { continue }
      try deinitialize(type: instance.type, fields: instance.fields, number: instance.number)
    }
  }

  /// Watches an instance whose end somebody may notice.
  func track(_ instance: InstanceObject) {
    guard !instance.isTracked else { return }
    instance.isTracked = true
    if tracked.count == tracked.capacity { tracked.removeAll { $0.instance == nil } }
    tracked.append(TrackedInstance(instance: instance))
  }

  /// Those of some lost instances that no other lost one refers to, owners first.
  private static func unreferenced(
    among lost: [InstanceObject],
    outside alive: Reach
  ) -> [InstanceObject] {
    var references: [ObjectIdentifier: [InstanceObject]] = [:]
    var counts: [ObjectIdentifier: Int] = [:]
    var waiting = lost
    while let instance = waiting.popLast() {
      let key = ObjectIdentifier(instance)
      guard references[key] == nil else { continue }
      var reach = Reach(entersInstances: false)
      reach.visit(instance.fields)
      let others = reach.found.filter { !alive.instances.contains(ObjectIdentifier($0)) }
      references[key] = others
      for other in others { counts[ObjectIdentifier(other), default: 0] += 1 }
      waiting += others
    }
    var free = lost.filter { counts[ObjectIdentifier($0)] == nil }.sorted { $0.number < $1.number }
    var dead: [InstanceObject] = []
    var next = 0
    while next < free.count {
      let instance = free[next]
      next += 1
      dead.append(instance)
      for other in references[ObjectIdentifier(instance)] ?? [] {
        counts[ObjectIdentifier(other), default: 0] -= 1
        if counts[ObjectIdentifier(other)] == 0 { free.append(other) }
      }
    }
    return dead
  }
}

/// An instance that is watched and not kept alive.
struct TrackedInstance {
  weak var instance: InstanceObject?
}

/// The instances that some values refer to.
private struct Reach {
  /// Whether what instances hold is looked at too.
  let entersInstances: Bool
  private(set) var instances: Set<ObjectIdentifier> = []
  private(set) var found: [InstanceObject] = []
  private var boxes: Set<ObjectIdentifier> = []

  init(entersInstances: Bool = true) { self.entersInstances = entersInstances }

  mutating func visit(_ values: [Value]) {
    var waiting = values
    while let value = waiting.popLast() {
      switch value {
      case .unit, .int, .double, .bool, .none, .string, .metatype, .native: break
      case .structure(let object): waiting += object.fields
      case .enumeration(let object): waiting += object.payload
      case .tuple(let object): waiting += object.elements
      case .array(let object): waiting += object.elements
      case .table(let object): waiting += object.keys + object.values
      case .function(let object): waiting += object.captures
      case .existential(let object): waiting.append(object.value)
      case .keyPath(let object): waiting += object.steps.flatMap(\.arguments)
      case .box(let box):
        if boxes.insert(ObjectIdentifier(box)).inserted { waiting.append(box.value) }
      case .instance(let object):
        guard instances.insert(ObjectIdentifier(object)).inserted else { continue }
        found.append(object)
        if entersInstances { waiting += object.fields }
      }
    }
  }
}
