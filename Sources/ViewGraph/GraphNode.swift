public import SwiftEvaluator
import SwiftTypes

/// One view in its place: what stands there now, and what is kept while it stands there.
///
/// A node lives as long as its identity. It is made when its place is filled, takes new values while
/// place and type stay the same, and dies with everything it kept when either changes.
public final class GraphNode {
  /// A number that no other node of the graph ever has.
  public let number: Int
  /// The place in the parent.
  public internal(set) var step: Step
  /// The node around it; nil for the root.
  public internal(set) weak var parent: GraphNode?
  /// The view as it was last made by its parent.
  public internal(set) var view: TypedValue
  /// What the view is.
  public internal(set) var form = Form.composite
  /// The environment the view sees.
  public internal(set) var environment: TypedValue
  /// The views below, in order.
  public internal(set) var children: [GraphNode] = []
  /// How many nodes stand above it.
  public let depth: Int
  /// The id of the element that a row stands for.
  public internal(set) var rowID: Value?
  /// False for views that exist and are not shown, such as a screen under a pushed one.
  public internal(set) var isOnScreen = true
  /// False when the parent keeps it behind others.
  var isShownByParent = true

  /// What a view is to the graph.
  public enum Form {
    /// A view with a body.
    case composite
    /// A view that says what it is, by a case of the library's `_Primitive`.
    case primitive(EnumObject)
    /// A view inside a modifier that says what it does, by a case of the library's `_Effect`.
    case effect(EnumObject, modifier: TypedValue)
    /// A view inside a modifier with a body.
    case modifierBody(modifier: TypedValue)
  }

  /// What the engine keeps for dynamic properties, by the path of the property.
  var storage: [String: Value] = [:] {
    didSet {
      if storage.count != storageOrder.count {
        storageOrder += storage.keys.filter { !storageOrder.contains($0) }.sorted()
      }
    }
  }
  /// The paths in the order in which they were first kept, which is that of their declaration.
  private(set) var storageOrder: [String] = []
  /// What was read from the environment, by the path of the property.
  var environmentReads: [String: (read: Value, value: Value)] = [:]
  /// The properties whose object tells of every change.
  var observed: Set<String> = []
  /// What a view that is made late was made from last.
  var filled: (make: Value, arguments: [Value], environment: TypedValue, place: [Double])?
  /// True for a program marked `@main`, which is no view and keeps state as one.
  var isProgram = false
  /// The initial values of states as they were given last, by the path of the property.
  var initialValues: [String: Value] = [:]
  /// The objects that were given from outside, by the path of the property.
  var heldObjects: [String: Value] = [:]
  /// What the last body made.
  var made: TypedValue?
  /// What stands inside a modifier with a body, and how often that has changed.
  var content: (view: TypedValue, version: Int)?
  /// The `content` that body is given; it stays the same, so that only the modifier counts.
  var contentPlace: Value?
  /// The modifier whose body ran last.
  var ranModifier: TypedValue?
  /// The places of the content inside the body, by the numbers of their nodes.
  var contentPlaces: Set<Int> = []
  /// Which version of the content a place shows.
  var shownVersion = 0
  /// Why the body runs next, in the words of `_printChanges`.
  var causes: [String] = []
  /// The properties that are new closures, where nothing else of the view differs from before.
  var newClosures: [String] = []
  /// The row with the same id that was there first; what it keeps is shared.
  weak var twin: GraphNode?
  /// The preference that was read last; nil before the first time.
  var preference: Value??
  /// The screens that were made for what was pushed.
  var madeScreens: [Step: MadeScreen] = [:]
  /// For what the content of a reader was made last; nil when it has to be made anew.
  public var filledFor: [Double]?
  /// The rows by their ids, the first of each.
  var firstRows: [String: GraphNode] = [:]
  /// The names of ids whose printed form does not tell them apart, by their hashes.
  var idNames: [Int: [(id: Value, name: String)]] = [:]
  /// How many ids print a text.
  var idTexts: [String: Int] = [:]
  /// True for a group that a person has opened, where no flag of the learner's says so.
  public var isDisclosed = false
  /// The row whose closure runs now: what it reads, it reads for that row alone.
  var rowInMaking: String?
  /// The numbers under which rows are noted as readers, by their ids.
  var rowNumbers: [String: Int] = [:]
  /// The rows whose closures are to run; nil when all are.
  var rowsToMake: [String: GraphNode]?
  /// The ids of a constant range, which is read once.
  var constantIDs: [Value]?
  /// What the last update left for lifecycle and watches.
  var watch: Value?
  var taskID: Value?
  /// The number of the task that runs for it.
  var task: Int?
  /// The ids of all elements of rows that are made when they come into sight, in order.
  var rowKeys: [String] = []
  /// The ids of those that were made so far; nil where all rows are made at once.
  var madeRows: Set<String>?
  /// The ids of those that are out of sight again.
  var hiddenRows: Set<String> = []
  /// True when the rows reach to the end of what can be seen.
  public var fillsSight = false
  /// How far the content of a scroll view has been moved, to the left and up.
  public internal(set) var scrollOffset = (x: 0.0, y: 0.0)
  /// The id at which a scroll view was last told to stand.
  public var scrollKey: String?
  /// The alarm that has the view made again, and its seconds.
  var timeline: (alarm: Int, period: Double)?
  /// True for a modifier of a lifetime whose content shows nothing.
  var isVacant = false
  /// True for one of the views a set of tabs shows.
  var isTab = false
  /// What links have pushed on a stack that has no path of the learner's.
  var pushed: [PushedScreen] = []
  /// Which column of a split view a narrow window shows.
  public internal(set) var frontColumn = 0
  /// The tab that was chosen where no selection is bound.
  var selectedTab: Int?

  init(number: Int, step: Step, parent: GraphNode?, view: TypedValue, environment: TypedValue) {
    self.number = number
    self.step = step
    self.parent = parent
    self.view = view
    self.environment = environment
    depth = parent.map { $0.depth + 1 } ?? 0
  }

  /// The exact printed type.
  public var typeName: String { view.type.name() }

  /// What the node's own value is: the modifier of a modified view, else the view.
  public var subject: TypedValue {
    switch form {
    case .composite, .primitive: view
    case .effect(_, let modifier), .modifierBody(let modifier): modifier
    }
  }

  /// True for views inside a modifier.
  public var isModifier: Bool {
    switch form {
    case .composite, .primitive: false
    case .effect, .modifierBody: true
    }
  }

  /// The case of `_Primitive` or `_Effect`; nil for views with a body.
  public var description: EnumObject? {
    switch form {
    case .primitive(let object), .effect(let object, _): object
    case .composite, .modifierBody: nil
    }
  }

  /// What sort of thing a property is that made the body run; nil for the view's own value.
  func dependency(named cause: String) -> String? {
    if cause.hasPrefix("\\") { return "property" }
    if cause.hasPrefix("@") { return nil }
    if observed.contains(cause) { return "object" }
    return environmentReads[cause] != nil ? "environment" : "state"
  }

  /// True for nodes with a body of their own to run.
  var runsBody: Bool {
    switch form {
    case .composite, .modifierBody: true
    case .primitive, .effect: false
    }
  }

  /// True when the view keeps state of its own.
  public var hasState: Bool { !storage.isEmpty }

  /// True for nodes a person would name: no builder's tuple, no branch, no hidden device.
  public var isVisible: Bool {
    switch form {
    case .effect(_, let modifier): modifier.name != "_DeviceModifier"
    case .modifierBody: true
    case .composite: !view.name.hasPrefix("_") && !isProgram
    case .primitive(let object):
      !PrimitiveRule.rule(object.name).isTransparent
        && (!view.name.hasPrefix("_") || isWrittenShape)
    }
  }

  /// The nearest visible nodes below.
  public var visibleChildren: [GraphNode] {
    children.flatMap { $0.isVisible ? [$0] : $0.visibleChildren }
  }
}

/// A visible node with its printed path.
public struct PathEntry: Hashable, Sendable {
  /// The number of the node.
  public let number: Int
  /// The path of slots, branches and ids: `0.1`.
  public let path: String
  /// The short name.
  public let name: String
}
