import SwiftChecker
import SwiftEvaluator
import SwiftSource
import SwiftTypes
import ViewGraph
import ViewLayout

/// Why a view cannot be laid out here.
enum BridgeError: Error {
  /// A view or modifier whose layout is not modelled, by its name.
  case notModelled(String)
  /// The layout itself ended early, at a view of this name and number.
  case layout(LayoutError, at: String, node: Int?)
  /// Learner code that the layout runs has failed.
  case evaluation(EvaluationError)
}

/// Turns the nodes of a graph into the nodes of a layout, and brings the frames back.
final class LayoutBridge {
  let graph: ViewGraph
  let reader: ValueReader
  /// Answers layouts of the learner's.
  let calls: LayoutCalls
  private var count = 0
  /// Why code of a learner that the layout runs has failed.
  private(set) var failure: BridgeError?
  /// What is to be said about the sizes of nodes, by their number.
  private(set) var notes: [Int: Phrase] = [:]
  /// Coordinate spaces by what their names print, and the names themselves.
  var spaces: [String: Int] = [:]
  var spaceNames: [Int: Value] = [:]
  /// Whether the views that are bridged now read from right to left.
  private(set) var isMirrored = false
  private var lastEnvironment: StructObject?
  /// What was read of the last environment, which most neighbours share.
  private var environmentValues: [String: Value?] = [:]
  /// Whether the views that are bridged now are rows.
  var isInList = false
  /// The insets that views ask for as rows, by the layout nodes that stand for them.
  var rowInsets: [Int: EdgeInsets] = [:]
  /// What lies behind views as rows, by the layout nodes that stand for the views.
  var rowBackgrounds: [Int: [LayoutNode]] = [:]
  /// Where views as rows want no line, by the layout nodes that stand for them.
  var hiddenSeparators: [Int: EdgeSet] = [:]
  /// The badges of views, by the layout nodes that stand for the views.
  var badges: [Int: [LayoutNode]] = [:]
  /// How many screens with a bar stand around the views that are bridged now.
  var bars = 0
  /// What cannot be drawn, by name.
  var undrawn: [String] = []
  /// How much room rows that are not made take, by the number of their node.
  var lazyRoom: [Int: LazyRoom] { calls.lazyRoom }
  /// The layout nodes that stand for each graph node.
  private(set) var layoutIDs: [Int: [Int]] = [:]
  /// The innermost graph node that each layout node stands for.
  private(set) var owners: [Int: GraphNode] = [:]
  /// The rule of each layout node.
  private(set) var rules: [Int: any LayoutRule] = [:]

  init(_ graph: ViewGraph, _ calls: LayoutCalls = LayoutCalls()) {
    self.graph = graph
    self.calls = calls
    reader = ValueReader(evaluator: graph.evaluator)
  }

  /// The layout tree of a mounted view; several views at the top stand under each other.
  func tree(_ root: GraphNode) throws(BridgeError) -> LayoutNode {
    let nodes = try self.nodes(for: root)
    if nodes.count == 1, let only = nodes.first { return only }
    return make(StackLayout(.vertical), nodes)
  }

  /// What stands for a node: one layout node, or several for views without a place of their own.
  func nodes(for node: GraphNode) throws(BridgeError) -> [LayoutNode] {
    let made: [LayoutNode]
    readDirection(of: node)
    switch node.form {
    case .composite, .modifierBody: made = try nodes(of: node.children)
    case .primitive(let object):
      guard let rule = PrimitiveLayout.table[object.name] else {
        throw .notModelled(graph.name(of: node))
      }
      made = try rule(Bridging(bridge: self, node: node, payload: object.payload))
    case .effect(let object, _):
      guard let rule = EffectLayout.table[object.name] else {
        throw .notModelled(graph.name(of: node))
      }
      made = try modified(node, object, rule)
    }
    layoutIDs[node.number, default: []] += made.map(\.id)
    for new in made where owners[new.id] == nil { owners[new.id] = node }
    return made
  }

  /// Reads the direction once for all views that share an environment.
  private func readDirection(of node: GraphNode) {
    guard case .structure(let object) = node.environment.value, object !== lastEnvironment else {
      return
    }
    lastEnvironment = object
    environmentValues = [:]
    let direction = reader.field("layoutDirection", of: node.environment.value)
    isMirrored = reader.caseName(direction) == "rightToLeft"
  }

  /// A value of a node's environment.
  func environment(_ name: String, of node: GraphNode) -> Value? {
    guard case .structure(let object) = node.environment.value, object === lastEnvironment else {
      return reader.field(name, of: node.environment.value)
    }
    if let known = environmentValues[name] { return known }
    let value = reader.field(name, of: node.environment.value)
    environmentValues[name] = .some(value)
    return value
  }

  func nodes(of nodes: [GraphNode]) throws(BridgeError) -> [LayoutNode] {
    var all: [LayoutNode] = []
    for node in nodes { all += try self.nodes(for: node) }
    return all
  }

  /// A modifier goes around each view of its content, as it does around the views of a group.
  private func modified(_ node: GraphNode, _ effect: EnumObject, _ rule: EffectLayout.Rule)
    throws(BridgeError) -> [LayoutNode]
  {
    guard let content = node.children.first else { return [] }
    let view = Bridging(bridge: self, node: node, payload: effect.payload)
    var made: [LayoutNode] = []
    for inner in try nodes(for: content) {
      guard inner.rule is GridRowLayout else {
        made.append(try rule(view, inner))
        continue
      }
      // A row stays a row of its grid: what stands around it goes around each of its cells.
      var cells: [LayoutNode] = []
      for cell in inner.children { cells.append(try rule(view, cell)) }
      made.append(
        LayoutNode(
          id: inner.id,
          inner.rule,
          cells,
          traits: inner.traits,
          isMirrored: inner.isMirrored
        )
      )
    }
    return made
  }

  /// Says for which view a layout node stands that is not in the view's own place.
  func claim(_ made: LayoutNode, for node: GraphNode) { owners[made.id] = node }

  /// Notes that the size of a view is only about right.
  func markApproximate(_ node: GraphNode, _ note: Phrase = ShellNote.approximate) {
    notes[node.number] = note
  }

  /// Notes what SwiftUI complains about at run time.
  ///
  /// - Parameters:
  ///   - problems: What is wrong.
  ///   - lengths: The arguments in the order in which they have to rise.
  ///   - node: The frame.
  func warn(
    of problems: [FrameProblem],
    _ lengths: [(label: String, value: Double?)],
    _ node: GraphNode
  ) {
    for problem in problems where calls.warnings.count < 20 {
      let label: String?
      switch problem {
      case .invalid:
        label =
          lengths.first { length in
            length.value.map { !($0 >= 0) || ($0 == .infinity && !length.label.hasPrefix("max")) }
              ?? false
          }?.label
      case .contradictory:
        let given = lengths.filter { $0.value != nil }
        label =
          zip(given, given.dropFirst()).first { ($0.0.value ?? 0) > ($0.1.value ?? 0) }?.1.label
      }
      calls.warnings.append(FrameWarning(problem: problem, node: node, label: label))
    }
  }

  /// Runs code that the layout calls and that cannot throw to it; the first failure is kept.
  func attempt<Result>(_ fallback: Result, _ work: () throws(BridgeError) -> Result) -> Result {
    guard failure == nil else { return fallback }
    do throws(BridgeError) { return try work() } catch {
      failure = error
      return fallback
    }
  }

  /// Calls a function of the library by its name.
  func callLibrary(_ name: String, _ arguments: [Value]) throws(BridgeError) -> Value {
    let checker = graph.evaluator.checker
    for case let function as FunctionDeclaration in checker.libraryDeclarations(named: name) {
      checker.resolve(function)
      do throws(EvaluationError) {
        return try graph.evaluator.call(function, on: nil, arguments, Substitutions())
      } catch { throw .evaluation(error) }
    }
    return .unit
  }

  /// Calls a closure of the learner's.
  func call(_ function: Value, _ arguments: [Value]) throws(BridgeError) -> Value {
    do throws(EvaluationError) { return try graph.evaluator.call(function, arguments) } catch {
      throw .evaluation(error)
    }
  }

  /// A failure of the layout, with the view it is about.
  func failure(of error: LayoutError) -> BridgeError {
    .layout(error, at: name(of: error), node: error.node.flatMap { owners[$0]?.number })
  }

  /// How the view of a failure is called.
  func name(of error: LayoutError) -> String {
    guard let id = error.node, let rule = rules[id] else { return "" }
    return owners[id].map { $0.isVisible ? graph.name(of: $0) : rule.name } ?? rule.name
  }

  func make(
    _ rule: any LayoutRule,
    _ children: [LayoutNode] = [],
    traits: LayoutTraits = .none
  ) -> LayoutNode {
    count += 1
    rules[count] = rule
    return LayoutNode(id: count, rule, children, traits: traits, isMirrored: isMirrored)
  }
}

/// What a layout rule of one case sees: the node and the payload of its case.
struct Bridging {
  let bridge: LayoutBridge
  let node: GraphNode
  let payload: [Value]

  var reader: ValueReader { bridge.reader }

  /// The views below as layout nodes.
  func content() throws(BridgeError) -> [LayoutNode] { try bridge.nodes(of: node.children) }

  /// The views beside a modifier's content, as one layer.
  func beside() throws(BridgeError) -> [LayoutNode] {
    let views = try bridge.nodes(of: Array(node.children.dropFirst()))
    if views.count < 2 { return views }
    return [bridge.make(ZStackLayout(), views)]
  }

  /// A value of the node's environment.
  func environment(_ name: String) -> Value? {
    bridge.environment(name, of: node)
  }

  func value(_ index: Int) -> Value? { payload.indices.contains(index) ? payload[index] : nil }
}
