import SwiftEvaluator
import SwiftTypes
import ViewGraph
import ViewLayout

/// Collects what views hand up once they have places, makes the views that need it, and tells those
/// who watch.
///
/// `preference(key:value:)` takes the place of what its content hands up; views beside each other
/// are joined by the key's `reduce`, in their order.
struct PreferencePass {
  private let graph: ViewGraph
  private let calls: LayoutCalls
  private let layers: [GraphNode]
  private let watches: [GraphNode]
  private let geometryWatches: [GraphNode]

  init(_ graph: ViewGraph, _ calls: LayoutCalls) {
    self.graph = graph
    self.calls = calls
    layers = graph.nodes(withEffect: "preferenceLayer")
    watches = graph.nodes(withEffect: "preferenceChange")
    geometryWatches = graph.nodes(withEffect: "geometryChange")
  }

  /// How often the layout has to run again for the views made of what others hand up: once for each
  /// level of them, up to a limit.
  var layerDepth: Int {
    let numbers = Set(layers.map(\.number))
    let depths = layers.map { layer in
      var depth = 1
      var outer = layer.parent
      while let node = outer {
        if numbers.contains(node.number) { depth += 1 }
        outer = node.parent
      }
      return depth
    }
    return min(depths.max() ?? 0, 4)
  }

  /// Makes the views of the layers from what their content hands up.
  func fillLayers(_ view: LaidOutView) throws(BridgeError) {
    for layer in layers {
      guard case .effect(let effect, _) = layer.form, effect.payload.count == 4,
        let content = layer.children.first
      else { continue }
      let value = try collect(effect.payload[0], content, view)
      let made = try view.bridge.call(effect.payload[3], [value ?? .absent])
      do throws(EvaluationError) { try graph.fillLayer(layer, with: made) } catch {
        throw .evaluation(error)
      }
    }
  }

  /// Has actions run whose preference or geometry differs from the last time.
  func tell(_ view: LaidOutView) throws(BridgeError) {
    for watch in watches {
      guard case .effect(let effect, _) = watch.form, effect.payload.count == 2,
        let content = watch.children.first
      else { continue }
      let value = try collect(effect.payload[0], content, view) ?? .absent
      guard try differs(value, from: watch) else { continue }
      watch.observed = value
      graph.schedule(effect.payload[1], [value])
    }
    for watch in geometryWatches {
      guard case .effect(let effect, _) = watch.form, effect.payload.count == 2,
        let geometry = view.geometry(of: watch)
      else { continue }
      let value = try view.bridge.call(effect.payload[0], [try view.bridge.proxy(geometry)])
      guard try differs(value, from: watch) else { continue }
      let former = watch.observed
      watch.observed = value
      graph.schedule(effect.payload[1], [former ?? value, value])
    }
  }

  private func differs(_ value: Value, from watch: GraphNode) throws(BridgeError) -> Bool {
    guard let former = watch.observed else { return true }
    let old = TypedValue(former, .any)
    let new = TypedValue(value, .any)
    guard old.type == new.type else { return true }
    do throws(EvaluationError) {
      return try !graph.evaluator.equals(old.value, new.value, new.type)
    } catch { throw .evaluation(error) }
  }

  // MARK: Collecting

  /// What a view and those inside it hand up under a key; nil when they say nothing.
  private func collect(_ key: Value, _ node: GraphNode, _ view: LaidOutView)
    throws(BridgeError) -> Value?
  {
    guard let number = view.bridge.reader.identifier(key) else { return nil }
    return try collector(number, view).value(of: node)
  }

  private func collector(_ number: Int, _ view: LaidOutView) -> PreferenceCollector {
    PreferenceCollector(key: number, calls: calls, view: view)
  }
}

/// Walks down the views for one key.
private struct PreferenceCollector {
  let key: Int
  let calls: LayoutCalls
  let view: LaidOutView

  func value(of node: GraphNode) throws(BridgeError) -> Value? {
    guard case .effect(let effect, _) = node.form, effect.name == "preference",
      view.bridge.reader.identifier(effect.payload.first) == key, effect.payload.count > 1
    else { return try joined(node.children) }
    let inner = try joined(node.children)
    calls.anchorBounds = view.geometry(of: node)?.frame ?? calls.anchorBounds
    calls.anchorBridge = view.bridge
    return try view.bridge.call(effect.payload[1], [inner ?? .absent])
  }

  private func joined(_ nodes: [GraphNode]) throws(BridgeError) -> Value? {
    var total: Value?
    for node in nodes {
      guard let next = try value(of: node) else { continue }
      guard let former = total, let reduce = reduce(below: node) else {
        total = next
        continue
      }
      total = try view.bridge.call(reduce, [former, next])
    }
    return total
  }

  /// How two values of the key are joined, as the first view that hands one up says.
  private func reduce(below node: GraphNode) -> Value? {
    if case .effect(let effect, _) = node.form, effect.name == "preference",
      view.bridge.reader.identifier(effect.payload.first) == key, effect.payload.count > 2
    {
      return effect.payload[2].unwrapped
    }
    for child in node.children {
      if let found = reduce(below: child) { return found }
    }
    return nil
  }
}
