import SwiftEvaluator
import SwiftTypes

/// What objects tell, and what nobody hears of them.
extension ViewGraph {
  /// Listens to what the library says of objects.
  func listenToObjects() {
    evaluator.register([
      "_engineInstalled(_:)": { [weak self] call throws(EvaluationError) in
        guard let self, let node = running.last, case .structure(let style) = call[0].opened else {
          return call[0]
        }
        return try install(TypedValue(.structure(style), style.type), in: node)
      },
      "_engineListensAnew(_:)": { [weak self] call in
        self?.record.find(.publisherMadeAnew(type: call[0].asString ?? ""))
        return .unit
      },
      "_engineListen(_:_:)": { [weak self] call throws(EvaluationError) in
        guard let self, let object = call[0].object else { return .unit }
        linkPublishedProperties(of: object)
        changeRecord(of: object).listeners.append(call[1])
        return .unit
      },
      "_engineIsSame(_:_:)": { [weak self] call throws(EvaluationError) in
        guard let self else { return .bool(false) }
        return .bool(
          try isEqualForSkipping(TypedValue(call[0], .any), TypedValue(call[1], .any))
        )
      },
      "_engineDismissedNothing()": { [weak self] _ in
        self?.record.find(.dismissedNothing)
        return .unit
      },
      "_engineMissingObject(_:isObservable:)": { call throws(EvaluationError) in
        let type = call[0].asString ?? ""
        let isObservable = call[1].asBool == true
        throw EvaluationError(
          .programStopped(
            function: isObservable ? "@Environment" : "@EnvironmentObject",
            message:
              "No \(isObservable ? "Observable object" : "ObservableObject") of type \(type) found. A View.environmentObject(_:) for "
              + "\(type) may be missing as an ancestor of this view."
          )
        )
      },
    ])
  }

  /// A body reads a published property; whether it observes the object shows when that changes.
  func noteBystander(_ place: InstanceObject) {
    guard bindings.isEmpty, let node = running.last, node.runsBody, node.rowInMaking == nil else {
      return
    }
    changeRecord(of: place).bystanders.insert(node.number)
  }

  /// A published property is written that a body has read without observing its object.
  func findBystanders(of place: InstanceObject, _ publisher: InstanceObject?) {
    let record = changeRecord(of: place)
    let observers = publisher.map { changeRecord(of: $0).readers[""] ?? [] } ?? []
    for number in record.bystanders.sorted() {
      guard let node = nodes[number] else {
        record.bystanders.remove(number)
        continue
      }
      guard !observers.contains(number) else { continue }
      self.record.bystanders.append(
        (node, .readWithoutObserving(view: node.subject.name))
      )
    }
  }
}
