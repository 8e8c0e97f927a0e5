import SwiftEvaluator

/// A mounted view at one moment, with all the state it keeps.
public struct GraphSnapshot {
  let root: GraphNode?
  let lastNumber: Int
  let namespaceCount: Int
  let persistent: [String: Value]
  let leaving: [(parent: Int, node: GraphNode)]
  let topEnvironment: TypedValue?
  let isOnScreen: Bool
  let clock: Double
  let schedule: Schedule
  let openParts: [OpenPart]
  let presenting: [Int: String]
  let waitingToPresent: Set<Int>
  let windowPlaces: [Value]
  let drafts: [Int: String]
  let fieldInFocus: Int?
  let focusRelease: Value?
  let objects: [(object: InstanceObject, fields: [Value])]
}

extension ViewGraph {
  /// Remembers the view and its state; instances the learner shares are not copied.
  ///
  /// - Complexity: O(n) in the number of nodes.
  public func snapshot() -> GraphSnapshot {
    let places =
      nodes.values.flatMap(\.storage.values) + persistent.values
      + leaving.values.flatMap(\.allStorage) + windowPlaces
    return GraphSnapshot(
      root: root.map { $0.copy(in: nil) },
      lastNumber: lastNumber,
      namespaceCount: namespaceCount,
      persistent: persistent,
      leaving: leaving.values.compactMap { node in
        node.parent.map { ($0.number, node.copy(in: nil)) }
      },
      topEnvironment: topEnvironment,
      isOnScreen: isOnScreen,
      clock: clock,
      schedule: schedule,
      openParts: openParts,
      presenting: presenting,
      waitingToPresent: waitingToPresent,
      windowPlaces: windowPlaces,
      drafts: drafts,
      fieldInFocus: fieldInFocus,
      focusRelease: focusRelease,
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
    openParts = snapshot.openParts
    presenting = snapshot.presenting
    waitingToPresent = snapshot.waitingToPresent
    windowPlaces = snapshot.windowPlaces
    drafts = snapshot.drafts
    fieldInFocus = snapshot.fieldInFocus
    focusRelease = snapshot.focusRelease
    for (object, fields) in snapshot.objects { object.fields = fields }
    nodes = [:]
    preferenceReaders = []
    lazyRows = []
    pendingScrolls = []
    screens = []
    if let root { register(root) }
    leaving = [:]
    for (parent, node) in snapshot.leaving {
      // Its parent may be leaving itself, and then it goes with it.
      if let parent = nodes[parent] { leaving[node.number] = node.copy(in: parent) }
    }
    outdated = [:]
    animated = [:]
    running = []
    bindings = []
    record = UpdateRecord()
    declarationsChanged()
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
  /// What the engine keeps for this node and those below it.
  fileprivate var allStorage: [Value] {
    Array(storage.values) + children.flatMap(\.allStorage)
  }

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
    made.initialValues = initialValues
    made.heldObjects = heldObjects
    made.isVacant = isVacant
    made.timeline = timeline
    made.rowKeys = rowKeys
    made.madeRows = madeRows
    made.hiddenRows = hiddenRows
    made.fillsSight = fillsSight
    made.scrollOffset = scrollOffset
    made.scrollKey = scrollKey
    made.content = content
    made.contentPlace = contentPlace
    made.ranModifier = ranModifier
    made.contentPlaces = contentPlaces
    made.shownVersion = shownVersion
    made.observed = observed
    made.causes = causes
    made.constantIDs = constantIDs
    made.watch = watch
    made.preference = preference
    made.taskID = taskID
    made.task = task
    made.isTab = isTab
    made.pushed = pushed
    made.frontColumn = frontColumn
    made.selectedTab = selectedTab
    made.madeScreens = madeScreens
    made.idNames = idNames
    made.idTexts = idTexts
    made.isDisclosed = isDisclosed
    made.rowNumbers = rowNumbers
    made.children = children.map { $0.copy(in: made) }
    return made
  }
}
