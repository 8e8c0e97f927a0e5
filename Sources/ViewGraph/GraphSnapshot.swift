import SwiftEvaluator

/// A mounted view at one moment, with all the state it keeps.
public struct GraphSnapshot {
  let root: GraphNode?
  let lastNumber: Int
  let namespaceCount: Int
  let persistent: [String: Value]
  let topEnvironment: TypedValue?
  let isOnScreen: Bool
  let clock: Double
  let schedule: Schedule
  let objects: [(object: InstanceObject, fields: [Value])]
}

extension ViewGraph {
  /// Remembers the view and its state; instances the learner shares are not copied.
  ///
  /// - Complexity: O(n) in the number of nodes.
  public func snapshot() -> GraphSnapshot {
    let places = nodes.values.flatMap(\.storage.values) + persistent.values
    return GraphSnapshot(
      root: root.map { $0.copy(in: nil) },
      lastNumber: lastNumber,
      namespaceCount: namespaceCount,
      persistent: persistent,
      topEnvironment: topEnvironment,
      isOnScreen: isOnScreen,
      clock: clock,
      schedule: schedule,
      objects: places.compactMap(\.object).flatMap(\.withWrappedPlaces).map { ($0, $0.fields) }
    )
  }

  /// Goes back to a remembered view.
  public func restore(_ snapshot: GraphSnapshot) {
    root = snapshot.root.map { $0.copy(in: nil) }
    lastNumber = snapshot.lastNumber
    namespaceCount = snapshot.namespaceCount
    persistent = snapshot.persistent
    topEnvironment = snapshot.topEnvironment
    isOnScreen = snapshot.isOnScreen
    clock = snapshot.clock
    schedule = snapshot.schedule
    for (object, fields) in snapshot.objects { object.fields = fields }
    nodes = [:]
    preferenceReaders = []
    screens = []
    if let root { register(root) }
    outdated = [:]
    running = []
    bindings = []
    record = UpdateRecord()
    declarationsChanged()
  }

  private func register(_ node: GraphNode) {
    nodes[node.number] = node
    if node.isScreenHolder { screens.insert(node.number) }
    if node.description?.readsPreferences == true { preferenceReaders.insert(node.number) }
    for child in node.children { register(child) }
  }
}

extension InstanceObject {
  /// The object and the storage places inside its wrapped properties.
  fileprivate var withWrappedPlaces: [InstanceObject] {
    var all = [self]
    for case .structure(let wrapper) in fields {
      for case .instance(let place) in wrapper.fields { all.append(place) }
    }
    return all
  }
}

extension GraphNode {
  fileprivate func copy(in parent: GraphNode?) -> GraphNode {
    let made = GraphNode(
      number: number,
      step: step,
      parent: parent,
      view: view,
      environment: environment
    )
    made.form = form
    made.rowID = rowID
    made.isOnScreen = isOnScreen
    made.isShownByParent = isShownByParent
    made.storage = storage
    made.environmentReads = environmentReads
    made.made = self.made
    made.observed = observed
    made.causes = causes
    made.constantIDs = constantIDs
    made.watch = watch
    made.preference = preference
    made.taskID = taskID
    made.task = task
    made.isTab = isTab
    made.pushed = pushed
    made.selectedTab = selectedTab
    made.children = children.map { $0.copy(in: made) }
    return made
  }
}
