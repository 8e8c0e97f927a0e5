public import SwiftEvaluator

/// Asynchronous work that has begun and is not over.
struct GraphTask {
  /// Whether it was asked to end.
  var isCancelled = false
  /// Where it waits; nil before it has begun.
  var run: SuspendedRun?
  /// The signal it waits for.
  var signal: Int?
  /// Whether it waits no longer when it is asked to end.
  var endsWhenCancelled = true
}

/// Something that happens when its time has come.
struct Alarm {
  /// What happens.
  enum Action {
    /// A task goes on.
    case wake(task: Int)
    /// A closure runs.
    case call(Value)
    /// A view is made again, since the date is another.
    case remake(node: Int)
  }

  /// The number by which it is stopped.
  let number: Int
  /// The second at which it is due.
  var due: Double
  /// Seconds after which it is due again; nil for once.
  let period: Double?
  /// What happens.
  let action: Action
}

/// What waits for time to pass.
struct Schedule {
  var tasks: [Int: GraphTask] = [:]
  private(set) var alarms: [Alarm] = []
  /// The tasks that were asked to end.
  var cancelled: Set<Int> = []
  private var last = 0

  mutating func newNumber() -> Int {
    last += 1
    return last
  }

  @discardableResult
  mutating func add(at due: Double, every period: Double? = nil, _ action: Alarm.Action) -> Int {
    let number = newNumber()
    alarms.append(Alarm(number: number, due: due, period: period, action: action))
    return number
  }

  /// Whether a task was asked to end, over or not.
  func wasCancelled(_ task: Int) -> Bool { cancelled.contains(task) }

  mutating func stop(_ number: Int) { alarms.removeAll { $0.number == number } }

  mutating func stopWaking(_ task: Int) {
    alarms.removeAll { alarm in
      if case .wake(let other) = alarm.action { return other == task }
      return false
    }
  }

  /// Takes the next alarm until a time; one that repeats is set anew.
  mutating func next(until limit: Double) -> Alarm? {
    guard
      let index = alarms.indices.min(by: {
        (alarms[$0].due, alarms[$0].number) < (alarms[$1].due, alarms[$1].number)
      }), alarms[index].due <= limit
    else { return nil }
    let alarm = alarms[index]
    if let period = alarm.period {
      alarms[index].due += max(period, 0.001)
    } else {
      alarms.remove(at: index)
    }
    return alarm
  }
}

extension ViewGraph {
  /// Starts asynchronous work after what runs now; its number is known at once.
  @discardableResult
  func startTask(_ function: Value) -> Int {
    let number = schedule.newNumber()
    schedule.tasks[number] = GraphTask()
    record.queue(.task) { [weak self] () throws(EvaluationError) in
      guard let self, let task = schedule.tasks[number] else { return }
      try went(try evaluator.start(function, isCancelled: task.isCancelled), number)
    }
    return number
  }

  /// Asks a task to end: one that waits goes on at once and learns of it.
  func cancelTask(_ number: Int) {
    schedule.cancelled.insert(number)
    guard let task = schedule.tasks[number], !task.isCancelled else { return }
    schedule.tasks[number]?.isCancelled = true
    schedule.stopWaking(number)
    guard task.run != nil, task.endsWhenCancelled else { return }
    record.queue(.task) { [weak self] () throws(EvaluationError) in try self?.wake(number) }
  }

  private func wake(_ number: Int) throws(EvaluationError) {
    guard let task = schedule.tasks[number], let run = task.run else { return }
    schedule.tasks[number]?.run = nil
    schedule.tasks[number]?.signal = nil
    schedule.tasks[number]?.endsWhenCancelled = true
    try went(try evaluator.resume(run, isCancelled: task.isCancelled), number)
  }

  private func went(_ progress: TaskProgress, _ number: Int) throws(EvaluationError) {
    switch progress {
    case .finished: schedule.tasks[number] = nil
    case .waiting(let run, .seconds(let seconds)):
      schedule.tasks[number]?.run = run
      schedule.add(at: clock + max(0, seconds), .wake(task: number))
    case .waiting(let run, .signal(let signal, let endsWhenCancelled)):
      schedule.tasks[number]?.run = run
      schedule.tasks[number]?.signal = signal
      schedule.tasks[number]?.endsWhenCancelled = endsWhenCancelled
    }
  }

  /// Lets the tasks go on that wait for a signal.
  private func signal(_ signal: Int) {
    for (number, task) in schedule.tasks.sorted(by: { $0.key < $1.key })
    where task.signal == signal {
      record.queue(.task) { [weak self] () throws(EvaluationError) in try self?.wake(number) }
    }
  }

  /// Lets what waits go on for code that waits outside any task; false when nothing waits.
  private func drive() throws(EvaluationError) -> Bool {
    if record.hasActions {
      for action in record.takeActions(beginsTasks: true) { try action() }
      return true
    }
    guard let alarm = schedule.next(until: .infinity) else { return false }
    moveClock(by: max(0, alarm.due - clock))
    try ring(alarm)
    return true
  }

  private func ring(_ alarm: Alarm) throws(EvaluationError) {
    switch alarm.action {
    case .wake(let task): try wake(task)
    case .call(let function): _ = try evaluator.call(function, [])
    case .remake(let number):
      guard let node = nodes[number] else { return schedule.stop(alarm.number) }
      if node.isOnScreen { outdated[number] = ["date"] }
    }
  }

  /// Has a view made again at the dates of its schedule.
  func setTimeline(_ node: GraphNode, _ kind: Value?) {
    guard case .enumeration(let object)? = kind?.opened, object.name == "timeline" else { return }
    let period = object.payload.first?.unwrapped?.asDouble
    guard period != node.timeline?.period else { return }
    if let old = node.timeline { schedule.stop(old.alarm) }
    node.timeline = period.map { period in
      let length = max(period, 0.001)
      return (
        schedule.add(at: clock + length, every: length, .remake(node: node.number)), period
      )
    }
  }

  /// Lets time pass inside an update: whatever is due happens in order, each by itself.
  public func letPass(_ seconds: Double) throws(EvaluationError) {
    let end = clock + max(0, seconds)
    var count = 0
    while let alarm = schedule.next(until: end) {
      count += 1
      guard count <= limits.alarms else {
        throw EvaluationError(.stageLimit("alarms", limits.alarms))
      }
      moveClock(by: alarm.due - clock)
      try ring(alarm)
      try settle()
    }
    moveClock(by: end - clock)
  }

  /// Listens to code that waits.
  func listenToTime() {
    evaluator.taskStarter = { [weak self] function in self?.startTask(function) ?? 0 }
    evaluator.taskDriver = { [weak self] () throws(EvaluationError) in try self?.drive() ?? false }
    evaluator.register([
      "_engineIsCancelled(_:)": { [weak self] call throws(EvaluationError) in
        let number = call[0].asInt ?? 0
        guard number > 0 else { return .bool(call.isInCancelledTask) }
        return .bool(self?.schedule.wasCancelled(number) ?? false)
      },
      "_engineSignal(_:)": { [weak self] call throws(EvaluationError) in
        self?.signal(call[0].asInt ?? 0)
        return .unit
      },
      "_engineCancelTask(_:)": { [weak self] call throws(EvaluationError) in
        self?.cancelTask(call[0].asInt ?? 0)
        return .unit
      },
      "_engineAfter(_:_:)": { [weak self] call throws(EvaluationError) in
        guard let self else { return .int(0) }
        return .int(schedule.add(at: clock + max(0, call[0].asDouble ?? 0), .call(call[1])))
      },
      "_engineEvery(_:_:)": { [weak self] call throws(EvaluationError) in
        guard let self else { return .int(0) }
        let period = max(call[0].asDouble ?? 1, 0.001)
        return .int(schedule.add(at: clock + period, every: period, .call(call[1])))
      },
      "_engineStop(_:)": { [weak self] call throws(EvaluationError) in
        self?.schedule.stop(call[0].asInt ?? 0)
        return .unit
      },
    ])
  }

  /// True when asynchronous work has been started and not yet run.
  public var hasWaitingWork: Bool {
    record.hasActions || schedule.alarms.contains { $0.due <= clock }
  }
}
