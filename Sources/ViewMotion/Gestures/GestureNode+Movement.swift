extension GestureNode {
  /// Takes one moment of a touch: what the movement alone says.
  func take(_ touch: Touch) {
    switch shape {
    case .exclusive, .simultaneous, .wrapper:
      for part in parts { part.take(touch) }
      combine()
    case .sequence: takeInOrder(touch)
    default:
      guard raw == .possible || raw == .active else { return }
      if touch.kind == .down, !isDown, taps == 0 { start = touch }
      if touch.kind != .tick { sample = touch }
      farthest = max(farthest, distance(touch))
      if touch.kind == .cancel { return fail(.cancelled) }
      move(touch)
      if touch.kind == .down { isDown = true }
      if touch.kind == .up { isDown = false }
    }
  }

  func fail(_ reason: Failure) {
    raw = .failed
    failure = failure ?? reason
  }

  private func distance(_ touch: Touch) -> Double {
    let x = touch.x - start.x
    let y = touch.y - start.y
    return (x * x + y * y).squareRoot()
  }

  private func move(_ touch: Touch) {
    switch shape {
    case .tap(let count): tap(touch, count)
    case .press:
      if farthest > GestureFigures.pressDistance {
        return fail(.moved(limit: GestureFigures.pressDistance))
      }
      if touch.kind == .up { raw = .ended }
    case .longPress(let duration, let distance): press(touch, duration, distance)
    case .drag(let distance):
      if farthest >= distance, touch.kind == .move || touch.kind == .down { raw = .active }
      if touch.kind == .up { finish(distance) }
    case .magnify(let delta): change(touch, (touch.scale - 1).magnitude, delta)
    case .rotate(let delta): change(touch, touch.angle.magnitude, delta)
    case .exclusive, .simultaneous, .sequence, .wrapper: break
    }
  }

  /// The fingers leave: a movement that had begun has ended.
  private func finish(_ least: Double) {
    guard raw == .active else { return fail(.tooShort(minimum: least)) }
    raw = .ended
  }

  private func change(_ touch: Touch, _ amount: Double, _ least: Double) {
    if touch.kind == .move, amount >= least { raw = .active }
    if touch.kind == .up { finish(least) }
  }

  private func tap(_ touch: Touch, _ count: Int) {
    if farthest > GestureFigures.tapDistance {
      return fail(.moved(limit: GestureFigures.tapDistance))
    }
    if isDown, touch.time - start.time > GestureFigures.tapDuration {
      return fail(.held(limit: GestureFigures.tapDuration))
    }
    if let liftedAt, !isDown, touch.time - liftedAt > GestureFigures.tapInterval {
      return fail(.missingTap(count: count))
    }
    if touch.kind == .down { start.time = touch.time }
    if touch.kind == .up {
      taps += 1
      liftedAt = touch.time
      if taps == count { raw = .ended }
    }
  }

  private func press(_ touch: Touch, _ duration: Double, _ distance: Double) {
    if farthest > distance { return fail(.moved(limit: distance)) }
    if touch.kind == .down { tellsEarly = true }
    if touch.time - start.time >= duration {
      raw = .ended
    } else if touch.kind == .up {
      fail(.released(minimum: duration))
    }
  }

  private func takeInOrder(_ touch: Touch) {
    guard parts.count == 2, raw == .possible || raw == .active else { return }
    let (first, second) = (parts[0], parts[1])
    if !isSecond {
      first.take(touch)
      guard first.raw == .ended else { return combine() }
      isSecond = true
      if touch.kind == .up {
        raw = .active
        return
      }
      // The second gesture sees the finger come down where it is now.
      var begin = touch
      begin.kind = .down
      second.start = begin
      second.take(begin)
    } else {
      second.take(touch)
    }
    combine()
  }

  /// What a gesture made of others has come to.
  func combine() {
    switch shape {
    case .wrapper:
      guard let part = parts.first else { return }
      (raw, failure, sample, tellsEarly) = (part.raw, part.failure, part.sample, part.tellsEarly)
    case .exclusive:
      if let first = parts.first(where: { $0.raw != .failed }) {
        (raw, sample, tellsEarly) = (first.raw, first.sample, first.tellsEarly)
      } else {
        fail(parts.last?.failure ?? .part)
      }
    case .simultaneous: combineBoth()
    case .sequence: combineInOrder()
    default: break
    }
  }

  private func combineBoth() {
    let phases = parts.map(\.raw)
    tellsEarly = parts.contains(where: \.tellsEarly)
    if let last = parts.map(\.sample).max(by: { $0.time < $1.time }) { sample = last }
    if phases.allSatisfy({ $0 == .failed }) { return fail(parts.first?.failure ?? .part) }
    if phases.allSatisfy({ $0 == .failed || $0 == .ended }) {
      raw = .ended
    } else if phases.contains(.active) || phases.contains(.ended) {
      raw = .active
    }
  }

  private func combineInOrder() {
    guard parts.count == 2 else { return }
    let (first, second) = (parts[0], parts[1])
    sample = isSecond ? second.sample : first.sample
    guard isSecond else {
      tellsEarly = first.tellsEarly
      if first.raw == .failed { fail(first.failure ?? .part) }
      if first.raw == .active { raw = .active }
      return
    }
    switch second.raw {
    case .failed: fail(second.failure ?? .part)
    case .ended: raw = .ended
    default: raw = .active
    }
  }
}
