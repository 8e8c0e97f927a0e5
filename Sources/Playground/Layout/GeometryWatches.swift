import SwiftEvaluator
import SwiftTypes
import ViewGraph
import ViewLayout

/// Tells those who watch geometry when it differs from the last layout.
struct GeometryWatches {
  let graph: ViewGraph
  let view: LaidOutView

  /// Has the actions run whose value differs; the first one always does.
  func tell() throws(BridgeError) {
    for watch in graph.nodes(withEffect: "geometryChange") {
      guard case .effect(let effect, _) = watch.form, effect.payload.count == 2,
        let geometry = view.geometry(of: watch)
      else { continue }
      let value = try view.bridge.call(
        effect.payload[0],
        [try view.bridge.proxy(geometry, for: watch)]
      )
      guard try differs(value, from: watch) else { continue }
      let former = watch.seenGeometry
      watch.seenGeometry = value
      guard try mayTell(watch, value) else { continue }
      graph.schedule(effect.payload[1], [former ?? value, value])
    }
  }

  /// An action that changes what it measures ends after a few rounds.
  private func mayTell(_ watch: GraphNode, _ value: Value) throws(BridgeError) -> Bool {
    do throws(EvaluationError) {
      return try graph.mayDispatch(watch, value, called: "onGeometryChange(for:")
    } catch { throw .evaluation(error) }
  }

  private func differs(_ value: Value, from watch: GraphNode) throws(BridgeError) -> Bool {
    guard let former = watch.seenGeometry else { return true }
    let old = TypedValue(former, .any)
    let new = TypedValue(value, .any)
    guard old.type == new.type else { return true }
    do throws(EvaluationError) {
      return try !graph.evaluator.equals(old.value, new.value, new.type)
    } catch { throw .evaluation(error) }
  }
}

extension Playground {
  /// Tells anchors where the view stands that hands them up.
  func locateAnchors(of node: GraphNode) {
    guard case .success(let view)? = laidOut else { return }
    calls.anchorBridge = view.bridge
    if let frame = view.geometry(of: node)?.frame { calls.anchorBounds = frame }
  }
}
