import SwiftChecker
import SwiftEvaluator
import SwiftTypes

/// Hung on an object whose changes run bodies: who read what of it.
final class ChangeRecord {
  /// The numbers of the nodes that read a part, by the name of the part; "" is the whole.
  var readers: [String: Set<Int>] = [:]
  /// The properties of readers that read through a binding, by the number of the reader.
  var labels: [Int: String] = [:]
  /// What the properties of an `@Observable` object held when they were last read or written.
  var values: [String: Value] = [:]
  /// Nodes that run a closure in which the owner's property is read.
  var guests: Set<Int> = []
  /// The name of the property that owns the object, as the learner wrote it: `count`.
  var name: String?
  /// The node that owns a storage place.
  var owner: Int?
  /// True when it was written and no body of the owner's has run since.
  var isAheadOfOwner = false
  /// What is called before each change of the object.
  var listeners: [Value] = []
  /// The nodes whose bodies read a published property without observing its object.
  var bystanders: Set<Int> = []
  /// The object whose published property a storage place is; each write tells, equal or not.
  weak var publisher: InstanceObject?
}

extension ViewGraph {
  /// What a write of state counts as: it compares and notes who has to be told.
  private static let stepsOfAWrite = 400

  /// Listens to reads and writes of state, and to what objects tell.
  func listen() {
    evaluator.register([
      "_engineDidRead(_:)": { [weak self] call throws(EvaluationError) in
        if let object = call[0].object { self?.didRead(object, "") }
        return .unit
      },
      "_engineDidReadPublished(_:)": { [weak self] call throws(EvaluationError) in
        if let self, let place = call[0].object { noteBystander(place) }
        // Whoever observes the object hears of it anyway; only bindings to one property do not.
        if let self, !bindings.isEmpty, let place = call[0].object { didRead(place, "") }
        return .unit
      },
      "_engineBindingBegins(_:)": { [weak self] call throws(EvaluationError) in
        self?.bindings.append(call[0].asString ?? "")
        return .unit
      },
      "_engineBindingEnds()": { [weak self] _ in
        _ = self?.bindings.popLast()
        return .unit
      },
      "_engineDidReadOwn(_:)": { [weak self] call throws(EvaluationError) in
        guard let self, let object = call[0].object else { return .bool(false) }
        didReadOwn(object)
        return .bool(!running.isEmpty)
      },
      "_engineWillWrite(_:from:to:)": { [weak self] call throws(EvaluationError) in
        guard let self, let object = call[0].object else { return .bool(true) }
        try call.countSteps(Self.stepsOfAWrite)
        return .bool(try willWrite(object, from: call[1], to: call[2]))
      },
      "_engineWroteUninstalled()": { [weak self] _ in
        self?.earlyFindings.append(.writeBeforeInstalled)
        return .unit
      },
      "_engineWarn(_:)": { [weak self] call throws(EvaluationError) in
        try self?.evaluator.print((call[0].asString ?? "") + "\n")
        return .unit
      },
      "_engineObjectWillChange(_:)": { [weak self] call throws(EvaluationError) in
        if let object = call[0].object { try self?.willChange(object, "") }
        return .unit
      },
      "_engineLogChanges(_:)": { [weak self] call throws(EvaluationError) in
        try self?.logChanges(call[0].asString ?? "")
        return .unit
      },
      "_engineBegin(_:)": { [weak self] call in
        guard let self else { return .unit }
        let isLast = transactions.ofLastWrite.map { isSame($0, call[0]) } ?? false
        transactions.begin(isPlain(call[0]) ? nil : call[0], isLast: isLast)
        return .unit
      },
      "_engineEnd()": { [weak self] _ in
        self?.transactions.end()
        return .unit
      },
      "_engineWillComplete(_:isRemoved:)": { [weak self] call throws(EvaluationError) in
        self?.transactions.willComplete(
          AnimationCompletion(action: call[0], waitsForRemoval: call[1].asBool == true)
        )
        return .unit
      },
    ])
    listenToObjects()
    evaluator.observer = { [weak self] object, variable, access throws(EvaluationError) in
      switch access {
      case .read: self?.didRead(object, variable)
      case .write: try self?.didWrite(object, variable)
      }
    }
  }

  func changeRecord(of object: InstanceObject) -> ChangeRecord {
    if let known = object.attachment as? ChangeRecord { return known }
    let made = ChangeRecord()
    object.attachment = made
    return made
  }

  /// A property of an `@Observable` object is read.
  private func didRead(_ object: InstanceObject, _ variable: VariableDeclaration) {
    guard !running.isEmpty else { return }
    changeRecord(of: object).values[variable.name] = value(of: variable, in: object)
    didRead(object, variable.name)
  }

  /// A property of an `@Observable` object has a new value; an equal one is no change.
  private func didWrite(_ object: InstanceObject, _ variable: VariableDeclaration)
    throws(EvaluationError)
  {
    let record = changeRecord(of: object)
    let new = value(of: variable, in: object)
    let old = record.values[variable.name]
    record.values[variable.name] = new
    if let old, let new, evaluator.checker.conforms(variable.type, toLibrary: "Equatable"),
      try evaluator.equals(old, new, variable.type)
    {
      return
    }
    try willChange(object, variable.name)
  }

  private func value(of variable: VariableDeclaration, in object: InstanceObject) -> Value? {
    evaluator.fields(of: object).first { $0.variable === variable }?.value
  }

  private func didRead(_ object: InstanceObject, _ part: String) {
    let record = changeRecord(of: object)
    guard let reader = currentReader() else { return }
    record.readers[part, default: []].insert(reader)
    if let label = bindings.first(where: { !$0.isEmpty }) { record.labels[reader] = label }
  }

  /// A property that a body reads counts as read for good: its owner runs from then on.
  ///
  /// A read in an action counts for nothing. A closure of the owner's may be run by another view,
  /// which must run again too.
  private func didReadOwn(_ object: InstanceObject) {
    guard !running.isEmpty else { return }
    let record = changeRecord(of: object)
    guard let owner = record.owner, nodes[owner] != nil else { return didRead(object, "") }
    if let reader = running.last, reader.number != owner, record.isAheadOfOwner,
      let view = nodes[owner]
    {
      self.record.find(
        .staleRead(property: plainName(record.name ?? ""), owner: view.subject.name)
      )
    }
    if running.last?.number == owner { record.isAheadOfOwner = false }
    record.readers["", default: []].insert(owner)
    guard let reader = running.last, reader.number != owner, reader.runsBody else { return }
    record.guests.insert(reader.number)
  }

  /// A storage place is about to be written; false when the write is ignored.
  private func willWrite(_ place: InstanceObject, from old: Value, to new: Value)
    throws(EvaluationError) -> Bool
  {
    let publisher = changeRecord(of: place).publisher
    let known = changeRecord(of: place)
    // An object that is being made writes what nobody can have read.
    if !running.isEmpty, publisher == nil, known.owner == nil, known.readers.isEmpty { return true }
    if !running.isEmpty {
      let name = changeRecord(of: place).name ?? publisher.flatMap { self.name(of: place, in: $0) }
      record.find(
        publisher == nil
          ? .writeDuringUpdate(property: plainName(name ?? ""))
          : .publishedDuringUpdate(property: plainName(name ?? ""))
      )
      if publisher != nil {
        try evaluator.print(
          "Publishing changes from within view updates is not allowed, this will cause undefined behavior.\n"
        )
        return true
      }
      try evaluator.print(
        "Modifying state during view update, this will cause undefined behavior.\n"
      )
      return false
    }
    if !changeRecord(of: place).bystanders.isEmpty { findBystanders(of: place, publisher) }
    if let publisher { try willChange(publisher, "") }
    bindings = []
    // An equal value is no change.
    if try evaluator.equals(old, new, .any) {
      let (one, other) = (TypedValue(old, .any), TypedValue(new, .any))
      if one.type == other.type { try noteEquality(of: one.value, other.value, one.type) }
      return true
    }
    let change = changeRecord(of: place)
    if let owner = change.owner, change.readers[""]?.contains(owner) != true {
      change.isAheadOfOwner = true
    }
    try willChange(place, "")
    return true
  }

  private func willChange(_ object: InstanceObject, _ part: String) throws(EvaluationError) {
    let record = changeRecord(of: object)
    if part.isEmpty {
      for listener in record.listeners { _ = try evaluator.call(listener, []) }
    }
    let readers = record.readers[part] ?? []
    guard !readers.isEmpty || !record.guests.isEmpty else { return }
    // Writes of one transaction make one update; another transaction's wait for that update.
    if running.isEmpty, !outdated.isEmpty, transactions.differsFromLastWrite {
      try refreshOutdated()
      try settled()
    }
    transactions.write()
    let cause = part.isEmpty ? record.name ?? "@self" : "\\\(object.type.name()).\(part)"
    for number in readers { outdate(number, because: record.labels[number] ?? cause) }
    for number in record.guests.subtracting(readers) { outdate(number, because: "@self") }
  }

  private func outdate(_ number: Int, because cause: String) {
    if outdateRow(number, because: cause) { return }
    guard nodes[number] != nil, outdated[number]?.contains(cause) != true else { return }
    outdated[number, default: []].append(cause)
  }

  /// The property of an object whose place it is.
  private func name(of place: InstanceObject, in object: InstanceObject) -> String? {
    evaluator.fields(of: object).first { field in
      guard case .structure(let wrapper) = field.value else { return false }
      return wrapper.fields.contains { $0.object === place }
    }?.name
  }

  private func isSame(_ old: Value, _ new: Value) -> Bool {
    (try? evaluator.equals(old, new, .any)) == true
  }

  /// True for a transaction in which nothing is set.
  private func isPlain(_ transaction: Value) -> Bool {
    guard case .structure(let object) = transaction.opened else { return true }
    return object.fields.allSatisfy { $0.unwrapped == nil || $0.asBool == false }
  }

  /// What `_printChanges` says about the body that runs.
  private func logChanges(_ name: String) throws(EvaluationError) {
    let name = withoutModules(name)
    let causes = running.last?.causes ?? []
    let list = causes.isEmpty ? "unchanged." : causes.joined(separator: ", ") + " changed."
    try evaluator.print("\(name): \(list)\n")
  }
}

/// Which transaction is open, and which one wrote last.
struct OpenTransactions {
  private struct Transaction {
    var number = 0
    var value: Value?
  }

  private var open: [Transaction] = []
  private var count = 0
  private var last = Transaction()
  private var completions: [(transaction: Int, completion: AnimationCompletion)] = []

  private var current: Transaction { open.last ?? Transaction() }

  var differsFromLastWrite: Bool { current.number != last.number }

  /// The library's `Transaction` that wrote last; nil when none was opened.
  var ofLastWrite: Value? { last.value }

  /// A transaction opens; one that sets nothing, or the same as the last, is no other than that.
  mutating func begin(_ value: Value?, isLast: Bool) {
    if isLast { return open.append(last) }
    guard let value else { return open.append(Transaction()) }
    count += 1
    open.append(Transaction(number: count, value: value))
  }

  mutating func end() { _ = open.popLast() }

  /// A closure waits for the animations of the transaction that is open.
  mutating func willComplete(_ completion: AnimationCompletion) {
    completions.append((current.number, completion))
  }

  /// The closures that wait for the transaction that wrote last, or for one that wrote nothing.
  mutating func takeCompletions() -> [AnimationCompletion] {
    let running = Set(open.map(\.number)).subtracting([last.number])
    let taken = completions.filter { !running.contains($0.transaction) }
    completions.removeAll { !running.contains($0.transaction) }
    return taken.map { transaction, completion in
      var completion = completion
      completion.hasWrites = transaction == last.number
      return completion
    }
  }

  mutating func write() { last = current }
}

extension Value {
  /// The instance a value refers to.
  var object: InstanceObject? {
    guard case .instance(let object) = opened else { return nil }
    return object
  }
}
