import SwiftEvaluator
import SwiftTypes
import ViewGraph
import ViewLayout

/// Answers what a layout of the learner's asks about its views, while it runs.
final class LayoutCalls {
  /// One layout that is running: its views, and where it has put them.
  private struct Running {
    let bridge: LayoutBridge
    let subviews: Subviews
    var placements: Placements?
  }

  private var running: [Running] = []

  /// Binds the library's questions to the layout that runs innermost.
  func listen(to evaluator: Evaluator) {
    evaluator.register([
      "_engineSize(_:_:)": { [weak self] call throws(EvaluationError) in
        guard let (bridge, subviews) = self?.current else { return .unit }
        let size = subviews.size(call[0].asInt ?? 0, for: bridge.reader.proposal(call[1]))
        return try bridge.unwrapping { () throws(BridgeError) in
          try bridge.callLibrary("_engineMadeSize", [.double(size.width), .double(size.height)])
        }
      },
      "_enginePriority(_:)": { [weak self] call throws(EvaluationError) in
        .double(self?.current?.subviews.priority(call[0].asInt ?? 0) ?? 0)
      },
      "_engineDimensions(_:_:)": { [weak self] call throws(EvaluationError) in
        guard let (bridge, subviews) = self?.current else { return .unit }
        let proposal = bridge.reader.proposal(call[1])
        let dimensions = subviews.dimensions(call[0].asInt ?? 0, in: proposal)
        return try bridge.unwrapping { () throws(BridgeError) in
          try bridge.libraryDimensions(dimensions)
        }
      },
      "_engineDistance(_:_:_:)": { _ in .double(ViewLayout.ViewSpacing.defaultDistance) },
      "_engineLayoutValue(_:_:)": { [weak self] call throws(EvaluationError) in
        guard let (bridge, subviews) = self?.current,
          let key = bridge.layoutKey(call[1]),
          let value = subviews.traits(call[0].asInt ?? 0).layoutValues[key] as? Value
        else { return .absent }
        return value
      },
      "_enginePlace(_:_:_:_:)": { [weak self] call throws(EvaluationError) in
        self?.place(call[0].asInt ?? 0, call[1], call[2], call[3])
        return .unit
      },
    ])
  }

  private var current: (bridge: LayoutBridge, subviews: Subviews)? {
    running.last.map { ($0.bridge, $0.subviews) }
  }

  private func place(_ index: Int, _ point: Value, _ anchor: Value, _ proposal: Value) {
    guard let last = running.last, var placements = last.placements else { return }
    let reader = last.bridge.reader
    placements.place(
      index,
      at: Point(x: reader.number("x", of: point) ?? 0, y: reader.number("y", of: point) ?? 0),
      anchor: reader.unitPoint(anchor) ?? .topLeading,
      proposal: reader.proposal(proposal),
      in: last.subviews
    )
    running[running.count - 1].placements = placements
  }

  /// The size a layout answers to a proposal.
  func size(_ layout: Value, _ proposal: Proposal, _ subviews: Subviews, _ bridge: LayoutBridge)
    -> LayoutSize
  {
    running.append(Running(bridge: bridge, subviews: subviews))
    defer { running.removeLast() }
    let size = bridge.attempt(LayoutSize.zero) { () throws(BridgeError) in
      let answer = try bridge.callLibrary(
        "_engineAskLayout",
        [layout, .int(subviews.count), optional(proposal.width), optional(proposal.height)]
      )
      return bridge.reader.size(answer) ?? .zero
    }
    if bridge.failure != nil { subviews.fail(.learnerCode(id: 0, code: 0)) }
    return size
  }

  /// Lets a layout place its views.
  func place(
    _ layout: Value,
    _ bounds: PlacedBounds,
    _ subviews: Subviews,
    _ placements: inout Placements,
    _ bridge: LayoutBridge
  ) {
    running.append(Running(bridge: bridge, subviews: subviews, placements: placements))
    bridge.attempt(()) { () throws(BridgeError) in
      let rectangle = try bridge.callLibrary(
        "_engineMadeRect",
        [.double(0), .double(0), .double(bounds.size.width), .double(bounds.size.height)]
      )
      _ = try bridge.callLibrary(
        "_engineRunLayout",
        [
          layout, .int(subviews.count), rectangle, optional(bounds.proposal.width),
          optional(bounds.proposal.height),
        ]
      )
    }
    if bridge.failure != nil { subviews.fail(.learnerCode(id: 0, code: 0)) }
    if let placed = running.removeLast().placements { placements = placed }
  }

  private func optional(_ length: Double?) -> Value { length.map { .double($0) } ?? .absent }
}

extension LayoutBridge {
  /// The failure of a library call inside a native, as the evaluator knows it.
  func unwrapping(_ work: () throws(BridgeError) -> Value) throws(EvaluationError) -> Value {
    do throws(BridgeError) { return try work() } catch {
      guard case .evaluation(let failure) = error else { return .unit }
      throw failure
    }
  }

  /// A number for the key of a layout value; nil when it has no name.
  func layoutKey(_ identifier: Value) -> Int? { reader.identifier(identifier) }
}

extension ValueReader {
  /// A `ProposedViewSize`.
  func proposal(_ value: Value?) -> Proposal {
    Proposal(width: number("width", of: value), height: number("height", of: value))
  }
}
