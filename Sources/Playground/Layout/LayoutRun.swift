import SwiftChecker
import SwiftEvaluator
import SwiftTypes
import ViewGraph
import ViewLayout

/// A layout of the learner's during one pass: what it keeps goes from question to question.
///
/// The first pass makes its cache, later ones renew it, as long as its place keeps its identity.
final class LayoutRun {
  private let layout: Value
  private let node: GraphNode
  private unowned let bridge: LayoutBridge
  private let isMirrored: Bool
  private var run: Value?

  init(_ layout: Value, _ node: GraphNode, _ bridge: LayoutBridge) {
    self.layout = layout
    self.node = node
    self.bridge = bridge
    isMirrored = bridge.isMirrored
  }

  /// The rule that asks this layout.
  func rule() throws(BridgeError) -> CustomLayout {
    let orientation = try bridge.callLibrary("_engineOrientation", [layout]).unwrapped?.asInt
    let typed = TypedValue(layout, .error)
    var rule = CustomLayout(
      typed.name,
      stackOrientation: orientation.map { .along($0 == 0 ? .horizontal : .vertical) } ?? .none,
      sizeThatFits: { self.size($0, $1) },
      placeSubviews: { self.place($0, $1, &$2) }
    )
    if bridge.overrides(typed, "explicitAlignment") {
      rule.explicitAlignment = { self.guide($0, $1, $2) }
    }
    if bridge.overrides(typed, "spacing") { rule.customSpacing = { self.spacing($0) } }
    return rule
  }

  // MARK: Questions

  private func size(_ proposal: Proposal, _ subviews: Subviews) -> Size {
    let answer = ask(subviews, { Self.lengths(proposal) }, "_engineAskLayout")
    return bridge.reader.size(bridge.reader.field("size", of: answer)) ?? .zero
  }

  private func place(
    _ bounds: PlacedBounds,
    _ subviews: Subviews,
    _ placements: inout Placements
  ) {
    let origin = bounds.rootOrigin ?? .zero
    let running = LayoutCalls.Running(
      bridge: bridge,
      subviews: subviews,
      origin: origin,
      placements: placements
    )
    _ = ask(
      running,
      { () throws(BridgeError) in
        [try self.bridge.madeRect(Rect(origin: origin, size: bounds.size))]
          + Self.lengths(bounds.proposal)
      },
      "_engineRunLayout"
    )
    if let placed = placed { placements = placed }
    placed = nil
  }

  private func guide(_ key: AlignmentKey, _ bounds: PlacedBounds, _ subviews: Subviews) -> Double? {
    let answer = ask(
      LayoutCalls.Running(bridge: bridge, subviews: subviews),
      { () throws(BridgeError) in
        guard let name = try self.bridge.libraryKey(key) else { return [] }
        let rect = try self.bridge.madeRect(Rect(origin: .zero, size: bounds.size))
        return [name, rect] + Self.lengths(bounds.proposal)
      },
      "_engineAskGuide"
    )
    return bridge.reader.number("guide", of: answer)
  }

  private func spacing(_ subviews: Subviews) -> ViewLayout.ViewSpacing {
    let answer = ask(subviews, { [] }, "_engineAskSpacing")
    return bridge.calls.spacing(bridge.reader.field("spacing", of: answer)?.asInt)
  }

  // MARK: Asking

  private var placed: Placements?

  private func ask(_ subviews: Subviews, _ arguments: () -> [Value], _ function: String) -> Value? {
    ask(LayoutCalls.Running(bridge: bridge, subviews: subviews), arguments, function)
  }

  private func ask(
    _ running: LayoutCalls.Running,
    _ arguments: () throws(BridgeError) -> [Value],
    _ function: String
  ) -> Value? {
    bridge.calls.running.append(running)
    let answer = bridge.attempt(Value?.none) { () throws(BridgeError) in
      let former = try begun(running.subviews.count)
      let answer = try bridge.callLibrary(function, [former] + (try arguments()))
      run = answer
      return answer
    }
    if bridge.failure != nil { running.subviews.fail(.learnerCode(id: 0, code: 0)) }
    placed = bridge.calls.running.removeLast().placements
    if let run { bridge.calls.kept[node.number] = (typeName, run) }
    return answer
  }

  private var typeName: String { TypedValue(layout, .error).type.name() }

  /// The layout at work, with a cache that is made or renewed once in a pass.
  private func begun(_ count: Int) throws(BridgeError) -> Value {
    if let run { return run }
    let kept = bridge.calls.kept[node.number]
    let former = kept?.type == typeName ? kept?.run : nil
    let begun = try bridge.callLibrary(
      "_engineBeginLayout",
      [layout, .int(count), .bool(isMirrored), former ?? .absent]
    )
    run = begun
    return begun
  }

  private static func lengths(_ proposal: Proposal) -> [Value] {
    [proposal.width, proposal.height].map { $0.map { .double($0) } ?? .absent }
  }
}

extension LayoutBridge {
  /// Whether a type answers a requirement of `Layout` itself, instead of leaving it to the default.
  func overrides(_ layout: TypedValue, _ requirement: String) -> Bool {
    let checker = graph.evaluator.checker
    for case let proto as NominalDeclaration in checker.libraryDeclarations(named: "Layout") {
      for case let function as FunctionDeclaration in proto.body.members
      where function.name == requirement {
        checker.resolve(function)
        if let found = checker.witness(for: function, of: layout.type), !found.function.isLibrary {
          return true
        }
      }
    }
    return false
  }

  /// A guide as the library's own key.
  func libraryKey(_ key: AlignmentKey) throws(BridgeError) -> Value? {
    if reader.guides.keys.isEmpty {
      for value in try callLibrary("_engineGuideKeys", []).asArray ?? [] {
        if let known = reader.guideKey(value) { reader.guides.keys[known] = value }
      }
    }
    return reader.guides.keys[key]
  }
}
