import SwiftEvaluator
import SwiftTypes
import ViewGraph
import ViewLayout

/// Lays out what is inside views that take over the frame of another.
///
/// `matchedGeometryEffect` leaves the place of a follower as it is; only what is inside is offered
/// the size of the source and put where the source stands. So the views around need no new layout.
///
/// **Source** — inferred: a re-implementation's description of SwiftUI.
struct MatchedFrames {
  let graph: ViewGraph
  let options: PlaygroundOptions
  let calls: LayoutCalls

  /// Puts what is inside each follower into the frame of its source.
  ///
  /// - Parameters:
  ///   - frames: The frames of all nodes in the window, by number.
  ///   - root: The top of the mounted view.
  /// - Throws: ``BridgeError`` when the inside of a follower cannot be laid out.
  func follow(_ frames: inout [Int: Rect], below root: GraphNode) throws(BridgeError) {
    let nodes = graph.nodes(withEffect: "matchedGeometry")
    guard nodes.count > 1 else { return }
    let reader = ValueReader(evaluator: graph.evaluator)
    let members = nodes.compactMap { node in
      MatchedEffect(node, reader, graph.evaluator).map { (node: node, effect: $0) }
    }
    let sources = Dictionary(
      members.filter(\.effect.isSource).map { ($0.effect.group, $0) },
      // The view that came last gives the frame.
      uniquingKeysWith: { $0.node.number > $1.node.number ? $0 : $1 }
    )
    for member in members {
      guard let source = sources[member.effect.group], source.node !== member.node,
        let shared = frames[source.node.number], let own = frames[member.node.number]
      else { continue }
      let size = member.effect.sharesSize ? shared.size : own.size
      guard let inside = try reflow(member.node, size),
        let answered = inside[member.node.number]?.size
      else { continue }
      var corner = own.origin
      if member.effect.sharesPosition {
        corner = Point(
          x: shared.minX + shared.width * source.effect.anchor.x
            - answered.width * member.effect.anchor.x,
          y: shared.minY + shared.height * source.effect.anchor.y
            - answered.height * member.effect.anchor.y
        )
      }
      for (number, frame) in inside where number != member.node.number {
        frames[number] = Rect(origin: frame.origin + corner, size: frame.size)
      }
    }
  }

  /// Lays what is inside a member out for a size, as if it stood alone.
  ///
  /// - Returns: The frame of each node inside from the corner of the content, and under the number
  ///   of the member itself the size of the whole; nil when there is nothing inside.
  func reflow(_ member: GraphNode, _ size: Size) throws(BridgeError) -> [Int: Rect]? {
    guard let content = member.children.first, size.isFinite else { return nil }
    let bridge = LayoutBridge(graph, calls)
    let tree = try bridge.tree(content)
    var request = LayoutRequest(window: size, metrics: options.textMetrics)
    request.guideDefaults = bridge.guideDefaults
    let result: LayoutResult
    do throws(LayoutError) { result = try layout(tree, request) } catch {
      throw bridge.failure ?? bridge.failure(of: error)
    }
    if let failure = bridge.failure { throw failure }
    guard let top = result.nodes.first?.frame.origin else { return nil }
    let placed = Dictionary(result.nodes.map { ($0.id, $0.frame) }, uniquingKeysWith: { a, _ in a })
    var frames: [Int: Rect] = [:]
    for (number, ids) in bridge.layoutIDs {
      guard let first = ids.compactMap({ placed[$0] }).first else { continue }
      frames[number] = Rect(
        x: first.minX - top.x,
        y: first.minY - top.y,
        width: first.width,
        height: first.height
      )
    }
    frames[member.number] = Rect(origin: .zero, size: result.size)
    return frames
  }
}
