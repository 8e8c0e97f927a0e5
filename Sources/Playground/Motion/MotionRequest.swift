import ViewMotion

/// Which moments of a motion are wanted.
public struct MotionRequest: Hashable, Sendable {
  /// How many, evenly from beginning to end.
  public var count = 6
  /// How many a second instead.
  public var framesPerSecond: Double?
  /// Seconds from now instead.
  public var times: [Double] = []
  /// The view that is wanted, by its type, text or path; nil for all that move.
  public var view: String?

  /// Six moments of everything that moves, or so many a second.
  public init(framesPerSecond: Double? = nil) { self.framesPerSecond = framesPerSecond }
}

extension Playground {
  /// The views that move, at some times from now on; what moved last when nothing moves any more.
  ///
  /// - Returns: One row for each view and time; nil when nothing has moved yet.
  public func frames(_ request: MotionRequest = MotionRequest()) -> [Motion.Row]? {
    guard let stage = playableStage else { return nil }
    return rows(of: stage, at: times(of: stage, request), named: request.view)
  }

  /// What moves, as it began, so that its clock is the same before and after a `:wait`.
  var playableStage: Choreography? {
    motion.beginning ?? (motion.choreography.isMoving ? motion.choreography : nil)
  }

  /// The times a request asks for.
  func times(of stage: Choreography, _ request: MotionRequest) -> [Double] {
    if !request.times.isEmpty { return request.times.map { stage.time + max(0, $0) } }
    guard let rate = request.framesPerSecond else {
      return times(of: stage, count: request.count)
    }
    return times(of: stage, framesPerSecond: rate)
  }
}
