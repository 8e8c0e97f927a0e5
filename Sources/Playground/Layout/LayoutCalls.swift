import SwiftChecker
import SwiftEvaluator
import SwiftTypes
import ViewGraph
import ViewLayout

/// Answers what a layout of the learner's asks about its views, while it runs.
final class LayoutCalls {
  /// How much room rows that are not made take, by the number of their node.
  var lazyRoom: [Int: LazyRoom] = [:]

  /// One layout that is running: its views, and where it has put them.
  struct Running {
    let bridge: LayoutBridge
    let subviews: Subviews
    /// Where the layout's own corner lies in the coordinates it places views in.
    var origin = Point.zero
    var placements: Placements?
  }

  var running: [Running] = []
  /// What SwiftUI would complain about at run time.
  var warnings: [FrameWarning] = []
  /// The frame of the view that hands an anchor up just now.
  var anchorBounds = Rect(x: 0, y: 0, width: 0, height: 0)
  /// What layouts keep from one pass to the next, by the graph's number of their node.
  var kept: [Int: (type: String, run: Value)] = [:]
  /// The readers whose content has asked where they stand, by the numbers of their nodes.
  var placeReaders: Set<Int> = []
  /// Distances that learner code holds, by number: the usual ones, none, and those asked for.
  private var traitNumbers: [String: Int] = [:]
  private var spacings: [ViewLayout.ViewSpacing] = [.plain, .zero]

  /// Binds the library's questions to the layout that runs innermost.
  func listen(to evaluator: Evaluator) {
    evaluator.register(sizes.merging(distances) { first, _ in first })
    evaluator.register([
      "_engineReadsPlace(_:)": { [weak self] call throws(EvaluationError) in
        if let number = call[0].asInt { self?.placeReaders.insert(number) }
        return .unit
      }
    ])
  }

  private typealias Native = (NativeCall) throws(EvaluationError) -> Value

  private var sizes: [String: Native] {
    [
      "_engineSize(_:_:)": { [weak self] call throws(EvaluationError) in
        guard let (bridge, subviews) = self?.current else { return .unit }
        let size = subviews.size(call[0].asInt ?? 0, for: bridge.reader.proposal(call[1]))
        return try bridge.unwrapping { () throws(BridgeError) in
          try bridge.callLibrary("_engineMadeSize", [.double(size.width), .double(size.height)])
        }
      },
      "_engineDimensions(_:_:)": { [weak self] call throws(EvaluationError) in
        guard let (bridge, subviews) = self?.current else { return .unit }
        let proposal = bridge.reader.proposal(call[1])
        let dimensions = subviews.dimensions(call[0].asInt ?? 0, in: proposal)
        return try bridge.unwrapping { () throws(BridgeError) in
          try bridge.libraryDimensions(dimensions)
        }
      },
      "_engineLayoutValue(_:_:)": { [weak self] call throws(EvaluationError) in
        guard let self, let subviews = current?.subviews, let name = call[1].asString else {
          return .absent
        }
        let traits = subviews.traits(call[0].asInt ?? 0)
        return traits.layoutValues[number(ofTrait: name)] as? Value ?? .absent
      },
      "_enginePlace(_:_:_:_:)": { [weak self] call throws(EvaluationError) in
        self?.place(call[0].asInt ?? 0, call[1], call[2], call[3])
        return .unit
      },
    ]
  }

  private var distances: [String: Native] {
    [
      "_enginePriority(_:)": { [weak self] call throws(EvaluationError) in
        .double(self?.current?.subviews.priority(call[0].asInt ?? 0) ?? 0)
      },
      "_engineSpacing(_:)": { [weak self] call throws(EvaluationError) in
        guard let self, let subviews = current?.subviews else { return .int(0) }
        return .int(number(of: subviews.spacing(call[0].asInt ?? 0)))
      },
      "_engineDistance(_:_:_:)": { [weak self] call throws(EvaluationError) in
        guard let self else { return .double(0) }
        let axis: Axis = call[2].asBool == true ? .horizontal : .vertical
        return .double(spacing(call[0].asInt).distance(to: spacing(call[1].asInt), along: axis))
      },
      "_engineUnion(_:_:_:)": { [weak self] call throws(EvaluationError) in
        guard let self else { return .int(0) }
        var union = spacing(call[0].asInt)
        let edges = EdgeSet(rawValue: call[2].firstInt ?? EdgeSet.all.rawValue)
        union.formUnion(spacing(call[1].asInt), edges: edges)
        return .int(number(of: union))
      },
      "_engineAnchorBounds()": { [weak self] call throws(EvaluationError) in
        guard let self, let bridge = anchorBridge else { return .unit }
        return try bridge.unwrapping { () throws(BridgeError) in
          try bridge.madeRect(anchorBounds)
        }
      },
    ]
  }

  /// The bridge of the pass that collects what views hand up.
  weak var anchorBridge: LayoutBridge?

  private var current: (bridge: LayoutBridge, subviews: Subviews)? {
    running.last.map { ($0.bridge, $0.subviews) }
  }

  /// The number of a trait by its name.
  func number(ofTrait name: String) -> Int {
    if let known = traitNumbers[name] { return known }
    traitNumbers[name] = traitNumbers.count
    return traitNumbers.count - 1
  }

  // MARK: Distances

  func spacing(_ number: Int?) -> ViewLayout.ViewSpacing {
    guard let number, spacings.indices.contains(number) else { return .plain }
    return spacings[number]
  }

  private func number(of spacing: ViewLayout.ViewSpacing) -> Int {
    if let known = spacings.firstIndex(of: spacing) { return known }
    spacings.append(spacing)
    return spacings.count - 1
  }

  // MARK: Placing

  private func place(_ index: Int, _ point: Value, _ anchor: Value, _ proposal: Value) {
    guard let last = running.last, var placements = last.placements else { return }
    let reader = last.bridge.reader
    placements.place(
      index,
      at: Point(
        x: (reader.number("x", of: point) ?? 0) - last.origin.x,
        y: (reader.number("y", of: point) ?? 0) - last.origin.y
      ),
      anchor: reader.unitPoint(anchor) ?? .topLeading,
      proposal: reader.proposal(proposal),
      in: last.subviews
    )
    running[running.count - 1].placements = placements
  }
}

extension LayoutBridge {
  /// The failure of a library call inside a native, as the evaluator knows it.
  func unwrapping(_ work: () throws(BridgeError) -> Value) throws(EvaluationError) -> Value {
    do throws(BridgeError) { return try work() } catch {
      guard case .evaluation(let failure) = error else { return .unit }
      throw failure
    }
  }

  /// A `CGRect`.
  func madeRect(_ rect: Rect) throws(BridgeError) -> Value {
    try callLibrary(
      "_engineMadeRect",
      [.double(rect.minX), .double(rect.minY), .double(rect.width), .double(rect.height)]
    )
  }
}

extension Value {
  /// The number in a struct of one field.
  fileprivate var firstInt: Int? {
    guard case .structure(let object) = opened else { return asInt }
    return object.fields.first?.asInt
  }
}

extension ValueReader {
  /// A `ProposedViewSize`.
  func proposal(_ value: Value?) -> Proposal {
    Proposal(width: number("width", of: value), height: number("height", of: value))
  }
}

/// A frame that SwiftUI complains about at run time.
struct FrameWarning {
  let problem: FrameProblem
  let node: GraphNode
  /// The label of the argument that is wrong.
  let label: String?
}
