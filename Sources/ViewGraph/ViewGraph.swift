public import SwiftEvaluator
public import SwiftTypes

/// A mounted view: the tree of its nodes, the state they keep, and what each update changes.
///
/// A view value says what should be there. The graph compares it with what stands there already,
/// place by place: the same static type in the same place is the same view, which keeps its state;
/// anything else is removed and made anew. Each update answers with a ``GraphUpdate``.
///
///     let graph = ViewGraph(evaluator)
///     let first = try graph.show(TypedValue(value, type))     // everything is inserted
///     let next = try graph.show(TypedValue(other, type))      // compared with the first
public final class ViewGraph {
  /// What runs bodies and actions.
  public let evaluator: Evaluator
  /// The view at the top; nil before the first one is shown.
  public internal(set) var root: GraphNode?
  /// The environment at the top, made when the first view is shown.
  var topEnvironment: TypedValue?
  /// False while the whole view is away from the screen.
  public internal(set) var isOnScreen = true
  /// How many nodes and levels are allowed.
  public let limits: GraphLimits

  /// Runs when the views are up to date, before closures such as `onAppear` do: the layout, which
  /// makes the views that depend on a size.
  public var whenUpToDate: (() throws(EvaluationError) -> Void)?

  /// Runs after each step, once its layout is done: whoever plays motion listens here.
  ///
  /// Without a listener nothing is kept for a transition, and what is removed is gone at once.
  public var didSettle: ((GraphStep) throws(EvaluationError) -> Void)?

  /// Runs when the views are up to date: whoever keeps what is typed sees whether a field has lost
  /// the focus.
  public var fieldsAreSettled: (() throws(EvaluationError) -> Void)?

  /// Seconds since the session began; only ``advance(by:)`` lets them pass.
  public internal(set) var clock = 0.0

  let library: LibraryInterface
  let names: ModifierNames
  var nodes: [Int: GraphNode] = [:]
  var lastNumber = 0
  var namespaceCount = 0
  var persistent: [String: Value] = [:]
  /// The nodes that keep several screens.
  var screens: Set<Int> = []
  /// The modifiers of a lifetime whose content may come and go.
  var conditionalLifetimes: Set<Int> = []
  /// The nodes whose rows are made when they come into sight.
  public internal(set) var lazyRows: Set<Int> = []
  /// Where readers of scroll views were told to scroll, until the next layout.
  public var pendingScrolls: [PendingScroll] = []
  /// True when the window has room for one column of a split view.
  public var isNarrow = true
  /// What waits for time to pass.
  var schedule = Schedule()
  /// Told of each view whose preference is about to be read, so that anchors find its place.
  public var willReadPreference: ((GraphNode) -> Void)?
  /// The nodes that read preferences of what is inside them.
  var preferenceReaders: Set<Int> = []
  /// The bindings that are being read, by the names of their properties.
  var bindings: [String] = []
  /// The nodes whose description is being asked for, the innermost last.
  var running: [GraphNode] = []
  /// Nodes that an action or a publisher has made out of date.
  var outdated: [Int: [String]] = [:]
  var record = UpdateRecord()
  /// What was noticed before an update began.
  var earlyFindings: [IdentityFinding] = []
  /// What stands in the place of `animatableData` while a moment of a motion is looked at.
  var animated: [Int: Value] = [:]
  var transactions = OpenTransactions()
  /// The number of the node a person acts on, while that action runs.
  public var touched: Int?
  /// What stopped the program, where that is a mistake of a known kind.
  public var faultFinding: IdentityFinding?
  /// True while a view is shown that somebody has typed, and not one that a state has changed.
  var isTyped = false
  /// Which row of which node stands behind the number of a reader.
  var rowReaders: [Int: (node: Int, key: String)] = [:]
  /// Which rows of a node have read something that differs now, and what.
  var outdatedRows: [Int: [String: [String]]] = [:]
  /// What is shown over the rest, by the numbers of the modifiers that show it.
  var presenting: [Int: String] = [:]
  /// The numbers of modifiers that would show something while something else is shown.
  var waitingToPresent: Set<Int> = []
  /// What a person has opened, the outermost first.
  public internal(set) var openParts: [OpenPart] = []
  /// The places of the edit mode and of a search, which last as long as the session.
  var windowPlaces: [Value] = []
  /// What was typed into fields and is not written yet, by the numbers of their nodes.
  public var drafts: [Int: String] = [:]
  /// The number of the field that was typed into last.
  public var fieldInFocus: Int?
  /// What gives up the focus of that field, when it is gone.
  public var focusRelease: Value?
  /// What was removed and is kept until its transition is over, by its number.
  var leaving: [Int: GraphNode] = [:]

  /// Makes a graph without a view.
  public init(_ evaluator: Evaluator, limits: GraphLimits = GraphLimits()) {
    self.evaluator = evaluator
    self.limits = limits
    library = LibraryInterface(evaluator)
    names = ModifierNames(evaluator.checker)
    listen()
    listenToTime()
    listenToScreens()
    listenToScrolling()
  }

  /// Shows a view in the place of the one before.
  ///
  /// When it fails the graph is in no defined state; the caller makes a new one.
  public func show(_ view: TypedValue) throws(EvaluationError) -> GraphUpdate {
    let environment = try environment()
    isTyped = true
    defer { isTyped = false }
    // Who types a view reads its constant ranges anew.
    for node in nodes.values { node.constantIDs = nil }
    return try update { () throws(EvaluationError) in
      record.begin(nil)
      isOnScreen = true
      let plan = Plan(step: .root, view: view, environment: environment)
      let before = root.map { [$0] } ?? []
      let after = try reconcile(before, with: [plan], in: nil)
      root = after.first
    }
  }

  /// Forgets what was known of types; to be called when the session has declared something.
  public func declarationsChanged() {
    library.forget()
    names.forgetSession()
  }

  private func environment() throws(EvaluationError) -> TypedValue {
    if let topEnvironment { return topEnvironment }
    let made = try library.defaultEnvironment()
    let places = try library.call("_engineWindowPlaces", [])
    windowPlaces = places.asArray ?? []
    for (place, name) in zip(windowPlaces, ["_editMode", "_isSearching"]) {
      if let object = place.object { changeRecord(of: object).name = name }
    }
    let whole = TypedValue(try library.call("_engineWindow", [made.value, places]), made.type)
    topEnvironment = whole
    return whole
  }

  /// Runs code that may write state, then brings the views up to date.
  public func perform(
    _ action: () throws(EvaluationError) -> Void
  ) throws(EvaluationError) -> GraphUpdate {
    try update { () throws(EvaluationError) in try action() }
  }

  /// Brings the views up to date with what the running action has written so far: what a person
  /// does in several movements is one update for each, and all of them one answer.
  public func settle() throws(EvaluationError) {
    defer { transactions = OpenTransactions() }
    record.dispatches = [:]
    var rounds = 0
    while true {
      try refreshOutdated()
      if !waitingToPresent.isEmpty {
        admitWaiting()
        try refreshOutdated()
      }
      try gatherScreens()
      try checkVacancies()
      try settled()
      try tellPreferences()
      try fieldsAreSettled?()
      guard record.hasActions || !outdated.isEmpty else { break }
      rounds += 1
      guard rounds <= limits.rounds else {
        throw EvaluationError(.stageLimit("updates", limits.rounds))
      }
      for action in record.takeActions(beginsTasks: outdated.isEmpty) { try action() }
    }
  }

  /// Changes the environment at the top.
  public func changeEnvironment(
    _ change: (TypedValue) throws(EvaluationError) -> TypedValue
  ) throws(EvaluationError) -> GraphUpdate {
    topEnvironment = try change(try environment())
    return try update { () throws(EvaluationError) in
      record.begin(nil)
      try reshow()
    }
  }

  /// Lets the whole view come on the screen, or go from it, without losing its state.
  public func setOnScreen(_ isOnScreen: Bool) throws(EvaluationError) -> GraphUpdate {
    self.isOnScreen = isOnScreen
    return try update { () throws(EvaluationError) in
      record.begin(nil)
      try reshow()
    }
  }

  private func reshow() throws(EvaluationError) {
    guard let root else { return }
    let plan = Plan(
      step: .root,
      view: root.view,
      environment: try environment(),
      isOnScreen: isOnScreen
    )
    self.root = try reconcile([root], with: [plan], in: nil).first
  }

  /// One whole update: changes, the closures they call for, and what those change in turn.
  private func update(
    _ change: () throws(EvaluationError) -> Void
  ) throws(EvaluationError) -> GraphUpdate {
    let before = entries()
    let isFirst = root == nil
    // A statement at the top level has started it, outside any update.
    let begun = record.takeActions(beginsTasks: true)
    record = UpdateRecord()
    for action in begun { record.queue(.task, action) }
    transactions = OpenTransactions()
    for finding in earlyFindings { record.find(finding) }
    earlyFindings = []
    let held = isFirst ? nil : SilentChanges(self)
    try change()
    try settle()
    forgetGoneFields()
    if record.runCount == 0, let finding = held?.finding(self) { record.find(finding) }
    // What was put off until after this event, as `DispatchQueue.main.async` does.
    try letPass(0)
    var update = record.finish(before: before, after: entries(), isFirst: isFirst)
    for (name, count) in record.sharedFlags.sorted(by: { $0.key < $1.key }) {
      update.findings.append(.flagShared(name: name, count: count))
    }
    let ran = record.bystanders.isEmpty ? [] : record.ranNumbers
    for (node, finding) in record.bystanders
    where !ran.contains(node.number) && !update.findings.contains(finding) {
      let isNested = update.findings.contains { if case .nestedObject = $0 { true } else { false } }
      if !isNested { update.findings.append(finding) }
    }
    for doubt in record.doubts {
      guard let held = doubt.place?.fields.first,
        try isUnchanged(held, doubt.value, doubt.type, ignoresClosures: true)
      else { continue }
      update.findings.removeAll { $0 == doubt.finding }
    }
    update.findings.removeAll { finding in
      // An id that is kept was changed on purpose.
      if case .idMadeAnew(_, let id) = finding { return isHeld(id) }
      return false
    }
    return update
  }

  /// Runs again what actions have made out of date, parents before children.
  func refreshOutdated() throws(EvaluationError) {
    guard !outdated.isEmpty else { return }
    record.begin(transactions.ofLastWrite)
    var rounds = 0
    while !outdated.isEmpty {
      rounds += 1
      guard rounds <= limits.rounds else {
        throw EvaluationError(.stageLimit("updates", limits.rounds))
      }
      let waiting = outdated.keys.compactMap { nodes[$0] }
        .sorted { ($0.depth, $0.number) < ($1.depth, $1.number) }
      for node in waiting {
        // A parent's update may have brought it up to date already, or removed it.
        guard let causes = outdated.removeValue(forKey: node.number), nodes[node.number] === node
        else { continue }
        node.causes += causes
        try refresh(node, because: causes)
      }
      for number in outdated.keys where nodes[number] == nil { outdated[number] = nil }
    }
  }

  /// What a gesture recognises, by a case of the library's `_Recognizer`.
  public func recognizer(of gesture: TypedValue) throws(EvaluationError) -> EnumObject {
    try library.recognizer(of: gesture)
  }

  /// A type of the library without generic arguments.
  public func libraryType(_ name: String) -> Type? { evaluator.checker.libraryType(name) }

  /// True when values of a type are views.
  public func isView(_ type: Type) -> Bool { library.isView(type) }

  // MARK: Reading

  /// The visible nodes from the top, each before those inside it, with their paths.
  public func entries() -> [PathEntry] { root.map(paths(below:)) ?? [] }

  /// The visible nodes from one down.
  func paths(below node: GraphNode) -> [PathEntry] {
    var list: [PathEntry] = []
    collect(node, above: "", between: [], into: &list)
    return list
  }

  /// Where the walk is in the printed path: the visible node above, and the steps since then.
  private func collect(
    _ node: GraphNode,
    above: String,
    between: [String],
    into list: inout [PathEntry]
  ) {
    var steps = between
    if let component = node.step.component { steps.append(component) }
    guard node.isVisible else {
      for child in node.children { collect(child, above: above, between: steps, into: &list) }
      return
    }
    let own = steps.isEmpty ? "0" : steps.joined(separator: ".")
    let path = above.isEmpty ? own : above + "." + own
    list.append(PathEntry(number: node.number, path: path, name: name(of: node)))
    for child in node.children { collect(child, above: path, between: [], into: &list) }
  }

  /// The name of a node as a person would say it: `VStack`, `.padding`, `Card`.
  public func name(of node: GraphNode) -> String {
    switch node.form {
    case .composite: node.view.name
    // A layout of the learner's is called by its own type, not by the view it is put into.
    case .primitive(let object) where object.name == "customLayout":
      object.payload.first.map { TypedValue($0, .error).name } ?? node.view.name
    case .primitive: node.shapeName ?? node.layoutName ?? node.view.name
    case .effect(let effect, let modifier):
      "." + names.name(of: modifier, effect: effect.name, evaluator)
    case .modifierBody(let modifier):
      "." + names.name(of: modifier, effect: nil, evaluator)
    }
  }

  /// A node by its number.
  public func node(_ number: Int) -> GraphNode? { nodes[number] }
}

/// How much a graph may hold.
public struct GraphLimits: Sendable {
  /// Nodes at one time.
  public var nodes = 60_000
  /// Nodes inside each other.
  public var depth = 600
  /// Alarms that go off in one wait.
  public var alarms = 5_000
  /// Updates caused by one event.
  public var rounds = 32

  /// The limits a lesson runs under.
  public init() {}
}
