/// Some numbers on their way: where they go, and what of former changes is still running.
///
/// A spring that follows a spring takes over its place and speed. Any other animation is added to
/// the ones that run: each holds a part of the distance and lets go of it in its own time.
///
/// **Source** — inferred: a re-implementation's description of SwiftUI's animators.
public struct Track: Sendable {
  /// One change that is not over.
  struct Layer: Sendable {
    var distance: [Double]
    var velocity: [Double]
    var animation: MotionAnimation
    var start: Double
  }

  /// Where the numbers end.
  public private(set) var target: [Double]
  private(set) var layers: [Layer] = []

  /// Numbers at rest.
  public init(_ target: [Double]) { self.target = target }

  /// The numbers at a time.
  public func value(at time: Double) -> [Double] { state(at: time).value }

  /// The numbers at a time, and their change a second.
  public func state(at time: Double) -> (value: [Double], velocity: [Double]) {
    var value = target
    var velocity = Array(repeating: 0.0, count: target.count)
    for layer in layers {
      for index in target.indices {
        guard index < layer.distance.count,
          let state = layer.animation.state(
            from: layer.distance[index],
            velocity: layer.velocity[index],
            at: time - layer.start
          )
        else { continue }
        value[index] += state.distance
        velocity[index] += state.velocity
      }
    }
    return (value, velocity)
  }

  /// Sends the numbers elsewhere.
  ///
  /// - Parameters:
  ///   - new: Where they go; numbers that are missing there are dropped.
  ///   - animation: How; nil puts them there at once and ends what is running.
  ///   - time: When.
  public mutating func move(to new: [Double], with animation: MotionAnimation?, at time: Double) {
    drop(before: time)
    guard let animation, new.count == target.count else {
      layers = []
      target = new
      return
    }
    let now = state(at: time)
    let running = layers
    let isContinued = animation.isSpring && running.allSatisfy(\.animation.isSpring)
    let from = isContinued ? now.value : target
    let distance = zip(from, new).map { $0 - $1 }
    if isContinued { layers = [] }
    target = new
    guard distance.contains(where: { $0 != 0 }) || now.velocity.contains(where: { $0 != 0 }) else {
      return
    }
    layers.append(
      Layer(
        distance: distance,
        velocity: isContinued ? now.velocity : distance.map { _ in 0 },
        animation: animation,
        start: time
      )
    )
    // Whoever changes a value all the time must not make each frame dearer than the last.
    if layers.count > Self.maximumLayers { layers.removeFirst(layers.count - Self.maximumLayers) }
  }

  private static let maximumLayers = 32

  /// Forgets what is over.
  public mutating func drop(before time: Double) {
    layers.removeAll { layer in layer.animation.state(from: 1, at: time - layer.start) == nil }
  }

  /// Whether it still moves at a time.
  public func isMoving(at time: Double) -> Bool {
    // A sum and a difference of the same numbers may differ in the last bit.
    if let end, time >= end { return false }
    return layers.contains { $0.animation.state(from: 1, at: time - $0.start) != nil }
  }

  /// The time at which all is over; nil when it never is.
  public var end: Double? {
    var end = -Double.infinity
    for layer in layers {
      guard let duration = layer.animation.duration else { return nil }
      end = max(end, layer.start + duration)
    }
    return end
  }

  /// The time at which a person takes it for done; endless changes do not count.
  public var logicalEnd: Double? {
    layers.compactMap { layer in layer.animation.logicalDuration.map { layer.start + $0 } }.max()
  }

  /// One coming and going of the endless changes.
  var endlessPeriod: Double? {
    layers.filter(\.animation.isEndless).map { $0.start + $0.animation.period }.max()
  }

  /// The newest animation that runs.
  public var animation: MotionAnimation? { layers.last?.animation }
}
