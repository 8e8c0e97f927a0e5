class RunLoop {
  struct Mode: Hashable, Sendable {
    let rawValue: String
    init(_ rawValue: String) { self.rawValue = rawValue }
    static let common = Mode("common")
    static let `default` = Mode("default")
  }
  static let main = RunLoop()
  static let current = RunLoop.main
  init() {}
  func add(_ timer: Timer, forMode mode: Mode) { timer._schedule() }
}

class Timer {
  let timeInterval: TimeInterval
  let _repeats: Bool
  let _block: (Timer) -> Void
  var isValid = true
  var tolerance: TimeInterval = 0
  var fireDate = Date.now
  init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    timeInterval = interval
    _repeats = repeats
    _block = block
  }
  var _alarm = 0
  func invalidate() {
    isValid = false
    _engineStop(_alarm)
  }
  func _schedule() {
    if _repeats {
      _alarm = _engineEvery(timeInterval) { self.fire() }
    } else {
      _alarm = _engineAfter(timeInterval) { self.fire() }
    }
  }
  func fire() {
    if isValid { _block(self) }
    if !_repeats { isValid = false }
  }
  @discardableResult
  static func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer._schedule()
    return timer
  }
}

func _engineAfter(_ seconds: Double, _ work: @escaping () -> Void) -> Int { native() }
func _engineEvery(_ seconds: Double, _ work: @escaping () -> Void) -> Int { native() }
func _engineStop(_ number: Int) { native() }

struct DispatchTime: Comparable, Sendable {
  let _seconds: Double
  static func now() -> DispatchTime { DispatchTime(_seconds: 0) }
  static func + (_ time: DispatchTime, _ seconds: Double) -> DispatchTime {
    DispatchTime(_seconds: time._seconds + seconds)
  }
  static func + (_ time: DispatchTime, _ interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(_seconds: time._seconds + interval._length)
  }
  static func < (_ left: DispatchTime, _ right: DispatchTime) -> Bool {
    left._seconds < right._seconds
  }
}

enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never
  var _length: Double {
    switch self {
    case .seconds(let count): return Double(count)
    case .milliseconds(let count): return Double(count) / 1000
    case .microseconds(let count): return Double(count) / 1_000_000
    case .nanoseconds(let count): return Double(count) / 1_000_000_000
    case .never: return .infinity
    }
  }
}

struct DispatchQoS: Hashable, Sendable {
  enum QoSClass: Hashable, Sendable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }
  let qosClass: QoSClass
  static let background = DispatchQoS(qosClass: .background)
  static let utility = DispatchQoS(qosClass: .utility)
  static let `default` = DispatchQoS(qosClass: .default)
  static let userInitiated = DispatchQoS(qosClass: .userInitiated)
  static let userInteractive = DispatchQoS(qosClass: .userInteractive)
}

/// Work that can be taken back before it runs.
class DispatchWorkItem {
  var _work: () -> Void
  var isCancelled = false
  init(block: @escaping () -> Void) { _work = block }
  func perform() { if !isCancelled { _work() } }
  func cancel() { isCancelled = true }
}

/// Counts work; what is to follow runs when the count is back at none.
class DispatchGroup {
  var _count = 0
  var _waiting: [() -> Void] = []
  init() {}
  func enter() { _count += 1 }
  func leave() {
    _count -= 1
    _settle()
  }
  func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    _waiting.append(work)
    _settle()
  }
  func _settle() {
    guard _count <= 0 else { return }
    let ready = _waiting
    _waiting = []
    for work in ready { DispatchQueue.main.async(execute: work) }
  }
}

/// A lock; one thing runs at a time here, so that it is always free.
class NSLock {
  init() {}
  func lock() {}
  func unlock() {}
  func `try`() -> Bool { true }
  func withLock<R>(_ body: () throws -> R) rethrows -> R { try body() }
}

class Thread {
  static var isMainThread: Bool { true }
}

class DispatchQueue {
  static let main = DispatchQueue()
  init() {}
  static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { main }
  convenience init(label: String, qos: DispatchQoS = .default) { self.init() }
  func async(execute work: @escaping () -> Void) { _ = _engineAfter(0, work) }
  func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
  func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    _ = _engineAfter(deadline._seconds, work)
  }
  func async(execute workItem: DispatchWorkItem) { _ = _engineAfter(0, { workItem.perform() }) }
  func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    _ = _engineAfter(deadline._seconds, { execute.perform() })
  }
}

struct Notification: Sendable {
  struct Name: Hashable, Sendable {
    let rawValue: String
    init(_ rawValue: String) { self.rawValue = rawValue }
    init(rawValue: String) { self.rawValue = rawValue }
  }
  var name: Name
  var object: Any?
  var userInfo: [AnyHashable: Any]?
  init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.object = object
    self.userInfo = userInfo
  }
}

typealias NSNotification = Notification

class OperationQueue {
  static let main = OperationQueue()
  init() {}
}

protocol NSObjectProtocol: AnyObject {}

class _Observer: NSObjectProtocol {
  let _number: Int
  init(_ number: Int) { _number = number }
}

class NotificationCenter {
  static let `default` = NotificationCenter()
  var _observers: [(number: Int, name: Notification.Name?, block: (Notification) -> Void)] = []
  var _count = 0
  init() {}
  func addObserver(
    forName name: Notification.Name?,
    object: Any?,
    queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    _count += 1
    _observers.append((number: _count, name: name, block: block))
    return _Observer(_count)
  }
  func removeObserver(_ observer: Any) {
    guard let observer = observer as? _Observer else { return }
    _observers.removeAll { $0.number == observer._number }
  }
  func post(_ notification: Notification) {
    for observer in _observers where observer.name == nil || observer.name == notification.name {
      observer.block(notification)
    }
  }
  func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }
}
