public import SwiftEvaluator

extension ViewGraph {
  /// Every value that views, what they keep and what waits for its time refer to.
  public var liveValues: [Value] {
    var values = persistent.values + nodes.values.flatMap(\.liveValues)
    values += leaving.values.flatMap(\.liveValuesBelow)
    values += windowPlaces + [focusRelease].compactMap(\.self)
    if let topEnvironment { values.append(topEnvironment.value) }
    for task in schedule.tasks.values { values += task.run?.liveValues ?? [] }
    for alarm in schedule.alarms {
      if case .call(let function) = alarm.action { values.append(function) }
    }
    return values
  }
}

extension GraphNode {
  fileprivate var liveValues: [Value] {
    var values = [view.value, environment.value, subject.value] + storage.values
    values += environmentReads.values.flatMap { [$0.read, $0.value] }
    values += [made?.value, rowID, watch, taskID, preference ?? nil].compactMap(\.self)
    values += constantIDs ?? []
    for screen in pushed {
      switch screen {
      case .link(let value, _), .value(let value): values.append(value)
      }
    }
    if let description { values += description.payload }
    return values
  }

  fileprivate var liveValuesBelow: [Value] {
    liveValues + children.flatMap(\.liveValuesBelow)
  }
}
