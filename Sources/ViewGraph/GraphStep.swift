import SwiftChecker
public import SwiftEvaluator
import SwiftTypes

/// What one set of writes did: all of them carried the same transaction.
///
/// An event makes one step or more: writes inside `withAnimation` and plain ones are two, and what
/// `onAppear` writes is another. Whoever plays motion hears of each as soon as its layout is done.
public struct GraphStep {
  /// The library's `Transaction` the writes carried; nil where none was opened.
  public let transaction: Value?
  /// The tops of what came and went, in order.
  public var roots: [GraphUpdate.Root] = []
  /// What modifiers said before, by the number of the node.
  public var formerForms: [Int: GraphNode.Form] = [:]
  /// The numbers of nodes that were leaving and are there again.
  public var revived: Set<Int> = []
  /// The numbers of nodes that went and are kept until their transition is over.
  public var leaving: Set<Int> = []
  /// What to call when the animations of this step are done.
  public var completions: [AnimationCompletion] = []

  /// What views inside a node see of the transaction, by the number of that node.
  var seenInside: [Int: SeenTransaction] = [:]

  init(transaction: Value?) { self.transaction = transaction }
}

/// A closure that waits for animations.
public struct AnimationCompletion {
  /// The closure.
  public let action: Value
  /// True when it waits until nothing moves any more, and not only until it looks done.
  public let waitsForRemoval: Bool
  /// False when nothing was written in its transaction.
  public var hasWrites = true
}

/// A transaction as it is seen at one place: modifiers on the way from the top may have changed it.
public struct SeenTransaction {
  /// Who decided the animation.
  public enum Source {
    /// Nobody: no transaction was opened and no modifier spoke.
    case nobody
    /// The code that wrote, as with `withAnimation`.
    case writer
    /// A modifier on the way.
    case modifier(GraphNode)
  }

  /// The library's `Transaction`; nil when nothing was ever set in it.
  public var value: Value?
  /// The library's `Animation`; nil for none.
  public var animation: Value?
  /// Who decided the animation.
  public var source = Source.nobody
  /// Whose animation the modifier has put its own in the place of.
  public var overridden = Source.nobody

  /// A transaction in which nothing was ever set.
  public init() {}
}

extension ViewGraph {
  /// The transaction of the step that runs, as a node sees it.
  ///
  /// - Complexity: O(1) in the mean for many nodes; O(depth) for the first of a place.
  public func transaction(at node: GraphNode) throws(EvaluationError) -> SeenTransaction {
    guard let parent = node.parent else { return written() }
    return try transaction(inside: parent, childStep: node.step)
  }

  private func written() -> SeenTransaction {
    guard let value = record.step?.transaction else { return SeenTransaction() }
    let animation = field("animation", of: value)?.unwrapped
    var seen = SeenTransaction()
    seen.value = value
    seen.animation = animation
    seen.source = .writer
    return seen
  }

  private func transaction(inside node: GraphNode, childStep: Step)
    throws(EvaluationError) -> SeenTransaction
  {
    if let known = record.step?.seenInside[node.number] { return known }
    var seen = try transaction(at: node)
    if case .effect(let effect, _) = node.form,
      let change = TransactionRule.table[effect.name],
      let value = try change(self, node, effect, seen.value)
    {
      let animation = field("animation", of: value)?.unwrapped
      seen.overridden = seen.animation == nil ? .nobody : seen.source
      seen.value = value
      seen.animation = animation
      seen.source = .modifier(node)
    }
    record.step?.seenInside[node.number] = seen
    return seen
  }

  /// Calls a function of the library by its name.
  public func callLibrary(_ name: String, _ arguments: [Value]) throws(EvaluationError) -> Value {
    for case let function as FunctionDeclaration in evaluator.checker.libraryDeclarations(
      named: name
    ) {
      evaluator.checker.resolve(function)
      return try evaluator.call(function, on: nil, arguments, Substitutions())
    }
    throw EvaluationError(.missingNative(name: name))
  }

  /// Lets the layout follow, and tells whoever plays motion of the step.
  func settled() throws(EvaluationError) {
    try whenUpToDate?()
    // Readers make views only while they are laid out, and anchors need places.
    for _ in 0..<preferenceLayerDepth {
      try fillPreferenceLayers()
      try whenUpToDate?()
    }
    guard let step = record.takeStep(completions: transactions.takeCompletions()) else { return }
    record.step = step
    try didSettle?(step)
    record.step = nil
  }
}

/// What a case of `_Effect` does to the transaction on its way to the content.
enum TransactionRule {
  /// Answers the transaction for the content; nil leaves it as it is.
  typealias Rule =
    @Sendable (ViewGraph, GraphNode, EnumObject, Value?) throws(EvaluationError) ->
    Value?

  static let table: [String: Rule] = [
    "animation": { (graph, node, effect, transaction) throws(EvaluationError) in
      guard effect.payload.count == 3, try fires(graph, node, effect) else { return nil }
      return try graph.callLibrary(
        "_engineAnimated",
        [transaction ?? .absent, effect.payload[0]]
      )
    },
    "transaction": { (graph, _, effect, transaction) throws(EvaluationError) in
      guard let change = effect.payload.first else { return nil }
      if let transaction { return try graph.evaluator.call(change, [transaction]) }
      return try graph.evaluator.call(change, [graph.callLibrary("_engineTransaction", [])])
    },
  ]

  /// Whether the watched value differs from the one of the update before.
  private static func fires(_ graph: ViewGraph, _ node: GraphNode, _ effect: EnumObject)
    throws(EvaluationError) -> Bool
  {
    guard case .effect(let former, _)? = graph.record.step?.formerForms[node.number],
      former.payload.count == 3, let old = former.payload[1].unwrapped
    else { return false }
    return try graph.evaluator.call(effect.payload[2], [old]).asBool != true
  }
}
