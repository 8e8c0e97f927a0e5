import SwiftEvaluator
import SwiftTypes
import ViewGraph
import ViewLayout
import ViewMotion

/// A moment of a motion in which some views were asked again with the numbers of that moment.
struct StagedMoment {
  /// The motion with the views as they stand then.
  let stage: Choreography
  /// The layout of that moment.
  let view: LaidOutView
  /// What the texts inside those views say then, by their numbers.
  let texts: [Int: String]
}

extension Playground {
  /// Asks the views again that know themselves what moves in them; nil when there are none.
  ///
  /// Nothing changes by it, and what they print is forgotten.
  func staged(_ stage: Choreography, at time: Double) -> StagedMoment? {
    let numbers = stage.ownNumbers(at: time)
    guard !numbers.isEmpty else { return nil }
    let saved = moment()
    let (savedLayout, savedListener) = (laidOut, graph.didSettle)
    defer {
      graph.didSettle = savedListener
      restore(saved)
      laidOut = savedLayout
    }
    graph.didSettle = nil
    do throws(EvaluationError) {
      return try evaluator.discardingOutput { () throws(EvaluationError) in
        try graph.rerun(with: data(numbers))
        try layOut()
        guard case .success(let view)? = laidOut else { return nil }
        let reader = try StageReader(graph, view)
        return StagedMoment(
          stage: stage.restaged(reader.nodes, inside: Set(numbers.keys)),
          view: view,
          texts: texts(inside: Set(numbers.keys))
        )
      }
    } catch { return nil }
  }

  /// The numbers in the form of each view's own data.
  private func data(_ numbers: [Int: [Double]]) throws(EvaluationError) -> [Int: Value] {
    let reader = ValueReader(evaluator: evaluator)
    var result: [Int: Value] = [:]
    for (id, values) in numbers {
      guard let node = graph.node(id), let subject = animatable(node),
        let template = try graph.animatableData(of: subject)
      else { continue }
      var rest = values[...]
      result[id] = reader.value(like: template, &rest)
    }
    return result
  }

  /// What has the numbers in a node: its view, its modifier or its shape.
  private func animatable(_ node: GraphNode) -> TypedValue? {
    guard case .primitive(let object) = node.form else { return node.subject }
    return object.payload.first.map { TypedValue($0, .error) }
  }

  private func texts(inside numbers: Set<Int>) -> [Int: String] {
    var found: [Int: String] = [:]
    let bridge = LayoutBridge(graph, calls)
    func collect(_ node: GraphNode, isInside: Bool) {
      let isInside = isInside || numbers.contains(node.number)
      if isInside, case .primitive(let object) = node.form, object.name == "text" {
        let view = Bridging(bridge: bridge, node: node, payload: object.payload)
        found[node.number] = TextReading(view).plain
      }
      for child in node.children { collect(child, isInside: isInside) }
    }
    if let root = graph.root { collect(root, isInside: false) }
    return found
  }
}
