public import SwiftEvaluator
public import SwiftSource
import SwiftTypes

/// What one update of a graph did.
public struct GraphUpdate {
  /// A visible node the update speaks of, and why.
  public struct Change: Sendable {
    /// The node.
    public let entry: PathEntry
    /// The reason, in every language.
    public let reason: Phrase
  }

  /// One call of a body.
  public struct BodyRun: Sendable {
    /// The number of the node.
    public let number: Int
    /// The short name of the view or modifier.
    public let name: String
    /// Where it stands, or stood.
    public var path = ""
    /// What made it run, as `_printChanges` names it: `@self`, `_count`.
    public let causes: [String]
    /// The transaction it ran in, by its position in ``GraphUpdate/transactions``.
    public let transaction: Int
    /// True when the body made the same view again.
    public var isIdle = false
    /// The properties that are new closures, where nothing else of the view differs.
    public var closures: [String] = []
    /// What sort of thing the first cause is: `state`, `object`, `environment`, `property`.
    public var dependency: String?
  }

  /// The top of what came or went together.
  public struct Root {
    /// The node; one that went still holds its last value and everything below.
    public let node: GraphNode
    /// True for what came, false for what went.
    public let isInsertion: Bool
    /// False where one view replaces another at once, as in an `AnyView`.
    public let canTransition: Bool
    /// The transaction it happened in, by its position in ``GraphUpdate/transactions``.
    public let transaction: Int
  }

  /// The library's `Transaction` of each set of writes, in order; nil where none was opened.
  public var transactions: [Value?] = []
  /// The last transaction that gave a node a new value, by the number of the node.
  public var transactionOfNode: [Int: Int] = [:]
  /// What modifiers said before this update, by the number of the node.
  public var formerForms: [Int: GraphNode.Form] = [:]
  /// The tops of what came and went, in order.
  public var roots: [Root] = []
  /// Every call of a body, in order.
  public var runs: [BodyRun] = []

  /// The mistakes the update has shown, in order.
  public var findings: [IdentityFinding] = []
  /// False when nothing stood there before.
  public var hasPredecessor = false
  /// Same identity, same value.
  public var kept: [Change] = []
  /// Same identity, new value.
  public var updated: [Change] = []
  /// New identity.
  public var inserted: [Change] = []
  /// Identity that is gone.
  public var removed: [Change] = []
  /// Kept or updated, at another place among its siblings.
  public var moved: [Change] = []
  /// Views that stand there again, and have lost the state they had.
  public var stateReset: [Change] = []
  /// How often each body ran, in order of first run.
  public var bodies: [(name: String, count: Int)] = []
}

/// Collects what happens while an update runs.
struct UpdateRecord {
  /// When a closure runs, in the order of the cases.
  enum Moment: Int, CaseIterable {
    case erasedDisappear
    case appear
    case disappear
    case task
  }

  var updated: [Int: Phrase] = [:]
  var moved: [Int: Phrase] = [:]
  /// The tops of what came and went; what is inside them refers to them.
  var inserted: [Int: Phrase] = [:]
  var removed: [Int: Phrase] = [:]
  var redeclared: [Int: String] = [:]
  private var replaced: [(old: [GraphNode], former: GraphNode, new: GraphNode, cause: Phrase)] = []
  private var runs: [GraphUpdate.BodyRun] = []
  private(set) var transactions: [Value?] = []
  private var transactionOfNode: [Int: Int] = [:]
  private var formerForms: [Int: GraphNode.Form] = [:]
  private var roots: [GraphUpdate.Root] = []
  var dispatches: [Int: Int] = [:]
  private var waiting: [[() throws(EvaluationError) -> Void]] = Array(
    repeating: [],
    count: Moment.allCases.count
  )

  /// What the nodes said of themselves before the first transaction, by their numbers.
  private var formerSubjects: [Int: TypedValue] = [:]
  /// In which values the last two environments that were compared differ.
  var environmentDifference: (old: StructObject, new: StructObject, names: Set<String>)?
  private var findings: [IdentityFinding] = []
  /// How many rows would show something for one flag, by what they show.
  var sharedFlags: [String: Int] = [:]
  /// Views that read what they do not observe, a mistake unless their bodies run all the same.
  var bystanders: [(node: GraphNode, finding: IdentityFinding)] = []
  /// The numbers of the nodes whose bodies ran.
  var ranNumbers: Set<Int> { Set(runs.map(\.number)) }
  /// Mistakes that are none when a place holds a value at the end.
  var doubts: [(finding: IdentityFinding, place: InstanceObject?, value: Value, type: Type)] = []
  /// True while rows are made because they come into sight: nothing was inserted by a write.
  var isSight = false

  /// An update has shown a mistake; it is told once.
  mutating func find(_ finding: IdentityFinding) {
    if !findings.contains(finding) { findings.append(finding) }
  }

  /// The ids that were warned of, by the numbers of their nodes.
  private var warnings: [Int: Set<String>] = [:]

  /// True the first time an id of a node is to be warned of in this update.
  mutating func warns(of id: String, in node: GraphNode) -> Bool {
    warnings[node.number, default: []].insert(id).inserted
  }

  /// True when a node's own value differs from before this record.
  func hasOwnChange(_ node: GraphNode) -> Bool { ownChanges.contains(node.number) }

  /// The nodes whose reason is that their own value differs.
  private var ownChanges: Set<Int> = []

  /// What a node said of itself before the first transaction of this record.
  mutating func formerSubject(of node: GraphNode, _ former: TypedValue) -> TypedValue {
    if let first = formerSubjects[node.number] { return first }
    formerSubjects[node.number] = former
    return former
  }

  /// The own value of a node differs from before.
  mutating func changes(_ node: GraphNode, _ reason: Phrase) {
    updated[node.number] = reason
    ownChanges.insert(node.number)
  }

  /// A node's own value is what it was before the first transaction.
  mutating func isBack(_ node: GraphNode) {
    if ownChanges.remove(node.number) != nil { updated[node.number] = Reason.changedAndBack }
  }

  /// What the writes of the transaction that runs have done so far.
  var step: GraphStep?

  /// Writes of another transaction begin to count.
  mutating func begin(_ transaction: Value?) {
    transactions.append(transaction)
    step = GraphStep(transaction: transaction)
  }

  /// What was done since the last step; nil when nothing was.
  mutating func takeStep(completions: [AnimationCompletion]) -> GraphStep? {
    guard step != nil || !completions.isEmpty else { return nil }
    var taken = step ?? GraphStep(transaction: nil)
    taken.completions = completions
    step = nil
    return taken
  }

  private var transaction: Int { max(0, transactions.count - 1) }

  mutating func came(_ node: GraphNode, _ reason: Phrase, canTransition: Bool = true) {
    for seen in node.seen { inserted[seen.number] = reason }
    note(node, isInsertion: true, canTransition)
  }

  mutating func went(_ node: GraphNode, _ reason: Phrase, canTransition: Bool = true) {
    for seen in node.seen { removed[seen.number] = reason }
    note(node, isInsertion: false, canTransition)
  }

  private mutating func note(_ node: GraphNode, isInsertion: Bool, _ canTransition: Bool) {
    guard !isSight else { return }
    let root = GraphUpdate.Root(
      node: node,
      isInsertion: isInsertion,
      canTransition: canTransition && node.step.canTransition,
      transaction: transaction
    )
    roots.append(root)
    step?.roots.append(root)
  }

  /// A node got a new value.
  mutating func brought(_ node: GraphNode, from former: GraphNode.Form) {
    transactionOfNode[node.number] = transaction
    guard case .effect = former else { return }
    if formerForms[node.number] == nil { formerForms[node.number] = former }
    if step?.formerForms[node.number] == nil { step?.formerForms[node.number] = former }
  }

  mutating func moves(_ node: GraphNode, _ reason: Phrase) {
    for seen in node.seen { moved[seen.number] = reason }
  }

  /// One node stands where another stood, whose state is lost.
  mutating func replaces(_ old: GraphNode, _ new: GraphNode, _ cause: Phrase) {
    replaced.append((old.stateful, old, new, cause))
  }

  /// A body runs.
  mutating func ran(_ node: GraphNode, _ name: String) {
    runs.append(
      .init(
        number: node.number,
        name: name,
        causes: node.causes,
        transaction: transaction,
        closures: node.causes == ["@self"] ? node.newClosures : [],
        dependency: node.causes.first.flatMap(node.dependency(named:))
      )
    )
  }

  /// How often a watched value has called its action since the record was last settled.
  mutating func dispatched(_ node: GraphNode) -> Int {
    dispatches[node.number, default: 0] += 1
    return dispatches[node.number] ?? 0
  }

  /// How many bodies ran.
  var runCount: Int { runs.count }

  /// A body made what was there before.
  mutating func wasIdle(_ count: Int) {
    if runs.indices.contains(count - 1) { runs[count - 1].isIdle = true }
  }

  mutating func queue(_ moment: Moment, _ action: @escaping () throws(EvaluationError) -> Void) {
    waiting[moment.rawValue].append(action)
  }

  var hasActions: Bool { waiting.contains { !$0.isEmpty } }

  /// What runs next: tasks begin when nothing else is to be done.
  mutating func takeActions(beginsTasks: Bool) -> [() throws(EvaluationError) -> Void] {
    let tasks = Moment.task.rawValue
    let actions = waiting[..<tasks].flatMap { $0 }
    if !actions.isEmpty {
      for index in 0..<tasks { waiting[index] = [] }
      return actions
    }
    guard beginsTasks else { return [] }
    defer { waiting[tasks] = [] }
    return waiting[tasks]
  }

  /// Sorts every node of before and after into what became of it.
  func finish(before: [PathEntry], after: [PathEntry], isFirst: Bool) -> GraphUpdate {
    var update = GraphUpdate()
    update.hasPredecessor = !isFirst
    tellRuns(before, after, &update)
    update.transactions = transactions
    update.transactionOfNode = transactionOfNode
    update.formerForms = formerForms
    update.roots = roots
    let former = Set(before.map(\.number))
    let present = Set(after.map(\.number))
    for entry in after {
      let number = entry.number
      guard former.contains(number) else { continue }
      if let reason = updated[number] {
        update.updated.append(.init(entry: entry, reason: reason))
      } else if let name = redeclared[number] {
        update.updated.append(.init(entry: entry, reason: Reason.redeclared(name)))
      } else {
        update.kept.append(.init(entry: entry, reason: Reason.kept))
      }
      if let reason = moved[number] { update.moved.append(.init(entry: entry, reason: reason)) }
    }
    update.inserted = changes(after.filter { !former.contains($0.number) }, tops: inserted) {
      Reason.insideNew($0)
    }
    update.removed = changes(before.filter { !present.contains($0.number) }, tops: removed) {
      Reason.insideGone($0)
    }
    update.findings = findings
    resets(after, &update)
    return update
  }

  private func tellRuns(
    _ before: [PathEntry],
    _ after: [PathEntry],
    _ update: inout GraphUpdate
  ) {
    let paths = Dictionary((before + after).map { ($0.number, $0.path) }) { _, new in new }
    update.runs = runs.map { run in
      var located = run
      located.path = paths[run.number] ?? ""
      return located
    }
    var positions: [String: Int] = [:]
    for run in runs {
      if let position = positions[run.name] {
        update.bodies[position].count += 1
      } else {
        positions[run.name] = update.bodies.count
        update.bodies.append((name: run.name, count: 1))
      }
    }
  }

  /// Gives the top of each subtree its own reason, and what is inside it one that names the top.
  private func changes(
    _ entries: [PathEntry],
    tops: [Int: Phrase],
    inside: (PathEntry) -> Phrase
  ) -> [GraphUpdate.Change] {
    var top: (entry: PathEntry, reason: Phrase)?
    return entries.map { entry in
      if let known = tops[entry.number] {
        top = (entry, known)
        return .init(entry: entry, reason: known)
      }
      guard let top, entry.path.hasPrefix(top.entry.path + ".") else {
        return .init(entry: entry, reason: Reason.new)
      }
      return .init(entry: entry, reason: inside(top.entry))
    }
  }

  private func resets(_ after: [PathEntry], _ update: inout GraphUpdate) {
    let entries = Dictionary(after.map { ($0.number, $0) }, uniquingKeysWith: { a, _ in a })
    for (old, former, new, cause) in replaced {
      var heirs = new.stateful
      for node in old {
        guard let index = heirs.firstIndex(where: { $0.view.name == node.view.name }) else {
          continue
        }
        let heir = heirs.remove(at: index)
        guard let entry = entries[heir.number] else { continue }
        update.stateReset.append(.init(entry: entry, reason: Reason.stateLost(cause)))
        guard let finding = finding(heir.view.name, former, new),
          !update.findings.contains(finding)
        else { continue }
        update.findings.append(finding)
      }
    }
  }

  /// Why a view that stands there again has lost its state, where that is a mistake of a known kind.
  private func finding(_ view: String, _ old: GraphNode, _ new: GraphNode) -> IdentityFinding? {
    switch new.step {
    case .branch: .lostByBranch(view: view)
    case .erased: .lostByErasure(view: view, old: old.typeName, new: new.typeName)
    case .identified where new.step.isUniqueID && old.step.isUniqueID:
      .idMadeAnew(view: view, id: new.step.idText ?? "")
    default: nil
    }
  }
}

extension GraphNode {
  /// The nodes a person sees in this place: itself, or what stands for it.
  var seen: [GraphNode] { isVisible ? [self] : visibleChildren }

  /// The nodes with state of their own, from the top.
  var stateful: [GraphNode] {
    (hasState && isVisible ? [self] : []) + children.flatMap(\.stateful)
  }
}
