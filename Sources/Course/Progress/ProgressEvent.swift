/// One thing a learner did, as the progress file keeps it.
public struct ProgressEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: String, Sendable {
    /// An answer was graded and did not pass.
    case failed
    /// An answer passed.
    case passed
    /// A hint was read.
    case hint
    /// The solution was read.
    case solution
    /// The exercise was skipped.
    case skipped
    /// A section was read.
    case read
    /// Everything before about this exercise is to be forgotten.
    case forgotten
  }

  /// What happened.
  public var kind: Kind
  /// The chapter.
  public var chapter: String
  /// The exercise, or for `read` the section.
  public var exercise: String
  /// The exercise's content hash; a changed exercise is to be solved anew.
  public var hash: String
  /// Seconds since 1970, UTC.
  public var time: Int
  /// The misconception that was recognized.
  public var misconception: String?

  /// Describes an event.
  public init(
    _ kind: Kind,
    chapter: String,
    exercise: String,
    hash: String,
    time: Int,
    misconception: String? = nil
  ) {
    self.kind = kind
    self.chapter = chapter
    self.exercise = exercise
    self.hash = hash
    self.time = time
    self.misconception = misconception
  }
}

extension ProgressEvent {
  /// The event as one line of the file.
  var line: String {
    var members: [JSON.Member] = [
      .init(key: "v", value: .number(1)),
      .init(key: "event", value: .string(kind.rawValue)),
      .init(key: "chapter", value: .string(chapter)),
      .init(key: "exercise", value: .string(exercise)),
      .init(key: "hash", value: .string(hash)),
      .init(key: "time", value: .number(Double(time))),
    ]
    if let misconception {
      members.append(.init(key: "misconception", value: .string(misconception)))
    }
    return JSON.object(members).line
  }

  /// Reads one line; nil when it is damaged or of a version to come.
  init?(line: String) {
    guard let object = JSON(line), object["v"]?.number == 1,
      let kind = object["event"]?.text.flatMap(Kind.init(rawValue:)),
      let chapter = object["chapter"]?.text, let exercise = object["exercise"]?.text,
      let hash = object["hash"]?.text, let time = object["time"]?.number, abs(time) < 1e15
    else { return nil }
    self.init(
      kind,
      chapter: chapter,
      exercise: exercise,
      hash: hash,
      time: Int(time),
      misconception: object["misconception"]?.text
    )
  }
}

/// What the events say about the exercises, without any file.
public struct Progress: Sendable {
  /// Where a learner stands with one exercise.
  public struct Standing: Hashable, Sendable {
    /// The answers that did not pass.
    public var attempts = 0
    /// Whether one passed.
    public var hasPassed = false
    /// The hints read.
    public var hints = 0
    /// Whether the solution was read before it passed.
    public var sawSolution = false
    /// Whether it was skipped and not solved since.
    public var isSkipped = false
    /// How often it passed, counting a pass within the same half day once.
    public var rounds = 0
    /// When it last passed, in seconds since 1970.
    public var passedAt: Int?
    /// The misconceptions recognized, in order of first occurrence.
    public var misconceptions: [String] = []
  }

  private struct Key: Hashable {
    let chapter: String
    let exercise: String
    let hash: String
  }

  private var standings: [Key: Standing] = [:]
  /// The section read last in each chapter, and the chapter read last.
  private(set) var lastSection: [String: String] = [:]
  /// The chapter in which something happened last.
  public private(set) var lastChapter: String?

  /// Adds up events in order.
  public init(_ events: [ProgressEvent] = []) {
    for event in events { add(event) }
  }

  /// Adds one event.
  public mutating func add(_ event: ProgressEvent) {
    if event.kind != .forgotten { lastChapter = event.chapter }
    let key = Key(chapter: event.chapter, exercise: event.exercise, hash: event.hash)
    switch event.kind {
    case .read: lastSection[event.chapter] = event.exercise
    case .forgotten:
      standings = standings.filter { !forgets(event, $0.key) }
      if event.exercise.isEmpty {
        lastSection[event.chapter] = nil
        if lastChapter == event.chapter { lastChapter = nil }
      }
    case .failed, .passed, .hint, .solution, .skipped:
      standings[key, default: Standing()].add(event)
    }
  }

  /// An empty exercise forgets the chapter.
  private func forgets(_ event: ProgressEvent, _ key: Key) -> Bool {
    key.chapter == event.chapter && (event.exercise.isEmpty || key.exercise == event.exercise)
  }

  /// Where the learner stands with the exercise as it is now.
  public func standing(_ exercise: Exercise) -> Standing {
    let key = Key(chapter: exercise.chapter, exercise: exercise.id, hash: exercise.hash)
    return standings[key] ?? Standing()
  }

  /// Whether an earlier form of the exercise was solved, and this one is not.
  public func hasChanged(_ exercise: Exercise) -> Bool {
    !standing(exercise).hasPassed
      && standings.contains {
        $0.key.chapter == exercise.chapter && $0.key.exercise == exercise.id
          && $0.value.hasPassed
      }
  }
}

extension Progress.Standing {
  mutating func add(_ event: ProgressEvent) {
    switch event.kind {
    case .failed:
      attempts += 1
      if let misconception = event.misconception, !misconceptions.contains(misconception) {
        misconceptions.append(misconception)
      }
    case .passed:
      hasPassed = true
      if passedAt.map({ event.time - $0 > 43_200 }) ?? true { rounds += 1 }
      isSkipped = false
      passedAt = event.time
    case .hint: hints += 1
    case .solution: if !hasPassed { sawSolution = true }
    case .skipped: isSkipped = !hasPassed
    case .read, .forgotten: break
    }
  }
}
