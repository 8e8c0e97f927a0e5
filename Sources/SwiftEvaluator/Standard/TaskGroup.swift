// swift-format-ignore-file: NeverUseForceTry

class _Children<Value> {
  let _signal = _engineNewSignal()
  var _open: [Int] = []
  var _done: [Result<Value, any Error>] = []
  var _isCancelled = false
  func _start(_ operation: @escaping () async throws -> Value) {
    var number = 0
    number = _engineStartTask {
      var result: Result<Value, any Error>
      do { result = .success(try await operation()) } catch { result = .failure(error) }
      self._open.removeAll { $0 == number }
      self._done.append(result)
      _engineSignal(self._signal)
    }
    _open.append(number)
    if _isCancelled { _engineCancelTask(number) }
  }
  func _next() async throws -> Value? {
    while true {
      if !_done.isEmpty { return try _done.removeFirst().get() }
      if _open.isEmpty { return nil }
      _ = _engineWait(_signal, false)
    }
  }
  func _cancel() {
    _isCancelled = true
    for number in _open { _engineCancelTask(number) }
  }
  func _finish() async {
    while !_open.isEmpty || !_done.isEmpty { _ = try? await _next() }
  }
}

struct TaskGroup<ChildTaskResult>: AsyncSequence {
  typealias Element = ChildTaskResult
  let _children: _Children<ChildTaskResult>
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = ChildTaskResult
    let _children: _Children<ChildTaskResult>
    mutating func next() async -> ChildTaskResult? { try! await _children._next() }
  }
  mutating func addTask(
    priority: TaskPriority? = nil,
    operation: @escaping () async -> ChildTaskResult
  ) {
    _children._start(operation)
  }
  mutating func addTaskUnlessCancelled(
    priority: TaskPriority? = nil,
    operation: @escaping () async -> ChildTaskResult
  ) -> Bool {
    if _children._isCancelled { return false }
    _children._start(operation)
    return true
  }
  mutating func next() async -> ChildTaskResult? { try! await _children._next() }
  mutating func waitForAll() async { await _children._finish() }
  var isEmpty: Bool { _children._open.isEmpty && _children._done.isEmpty }
  var isCancelled: Bool { _children._isCancelled }
  func cancelAll() { _children._cancel() }
  func makeAsyncIterator() -> Iterator { Iterator(_children: _children) }
}

struct ThrowingTaskGroup<ChildTaskResult, Failure: Error>: AsyncSequence {
  typealias Element = ChildTaskResult
  let _children: _Children<ChildTaskResult>
  struct Iterator: AsyncIteratorProtocol {
    typealias Element = ChildTaskResult
    let _children: _Children<ChildTaskResult>
    mutating func next() async throws -> ChildTaskResult? { try await _children._next() }
  }
  mutating func addTask(
    priority: TaskPriority? = nil,
    operation: @escaping () async throws -> ChildTaskResult
  ) {
    _children._start(operation)
  }
  mutating func addTaskUnlessCancelled(
    priority: TaskPriority? = nil,
    operation: @escaping () async throws -> ChildTaskResult
  ) -> Bool {
    if _children._isCancelled { return false }
    _children._start(operation)
    return true
  }
  mutating func next() async throws -> ChildTaskResult? { try await _children._next() }
  mutating func waitForAll() async throws { while try await _children._next() != nil {} }
  var isEmpty: Bool { _children._open.isEmpty && _children._done.isEmpty }
  var isCancelled: Bool { _children._isCancelled }
  func cancelAll() { _children._cancel() }
  func makeAsyncIterator() -> Iterator { Iterator(_children: _children) }
}

func withTaskGroup<ChildTaskResult, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
  returning returnType: GroupResult.Type = GroupResult.self,
  body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
) async -> GroupResult {
  let children = _Children<ChildTaskResult>()
  var group = TaskGroup(_children: children)
  let result = await body(&group)
  await children._finish()
  return result
}

func withThrowingTaskGroup<ChildTaskResult, GroupResult>(
  of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
  returning returnType: GroupResult.Type = GroupResult.self,
  body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
) async rethrows -> GroupResult {
  let children = _Children<ChildTaskResult>()
  var group = ThrowingTaskGroup<ChildTaskResult, any Error>(_children: children)
  do {
    let result = try await body(&group)
    await children._finish()
    return result
  } catch {
    children._cancel()
    await children._finish()
    throw error
  }
}
