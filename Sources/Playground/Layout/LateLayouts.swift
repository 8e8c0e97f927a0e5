import SwiftEvaluator
import SwiftTypes
import ViewGraph
import ViewLayout

extension PrimitiveLayout {
  /// Views that are made once their size is known.
  static let late: [String: Rule] = [
    "geometryReader": { (view) throws(BridgeError) in
      guard let content = view.value(0) else { return [] }
      let bridge = view.bridge
      let node = view.node
      let rule = GeometryReaderLayout { geometry in
        bridge.attempt([]) { () throws(BridgeError) in
          try bridge.fill(node, by: content, geometry)
        }
      }
      return [bridge.make(rule)]
    },
    "customLayout": { (view) throws(BridgeError) in
      guard let layout = view.value(0) else { return [] }
      let bridge = view.bridge
      let rule = CustomLayout(
        TypedValue(layout, .error).name,
        sizeThatFits: { bridge.calls.size(layout, $0, $1, bridge) },
        placeSubviews: { bridge.calls.place(layout, $0, $1, &$2, bridge) }
      )
      return [bridge.make(rule, try view.content())]
    },
  ]
}

extension LayoutBridge {
  /// Makes the content of a reader whose place is known.
  fileprivate func fill(_ node: GraphNode, by content: Value, _ geometry: PlacedGeometry)
    throws(BridgeError) -> [LayoutNode]
  {
    let frame = geometry.frame
    let insets = geometry.safeAreaInsets
    let numbers = [
      frame.width, frame.height, frame.minX, frame.minY, insets.top, insets.leading, insets.bottom,
      insets.trailing,
    ]
    let proxy = try callLibrary("_engineProxy", numbers.map { .double($0) })
    do throws(EvaluationError) { try graph.fill(node, by: content, [proxy]) } catch {
      throw .evaluation(error)
    }
    return try nodes(of: node.children)
  }

  /// The value of a guide that a closure of the learner's computes from a view's dimensions.
  func guide(_ compute: Value, _ dimensions: ViewDimensions) -> Double {
    let value = attempt(0) { () throws(BridgeError) in
      let library = try libraryDimensions(dimensions)
      return reader.number(try call(compute, [library])) ?? 0
    }
    if failure != nil { dimensions.fail(.learnerCode(id: 0, code: 0)) }
    return value
  }

  /// Dimensions in the library's words, with every guide the view sets.
  func libraryDimensions(_ dimensions: ViewDimensions) throws(BridgeError) -> Value {
    var names: [Value] = []
    var values: [Value] = []
    for (name, key) in reader.guides.known {
      guard let value = dimensions[explicit: key] else { continue }
      names.append(.string(name))
      values.append(.double(value))
    }
    return try callLibrary(
      "_engineMadeDimensions",
      [.double(dimensions.width), .double(dimensions.height), .array(names), .array(values)]
    )
  }

  /// What a view that sets nothing answers for the guides the learner declared.
  var guideDefaults: [AlignmentKey: (ViewDimensions) -> Double] {
    reader.guides.declared.mapValues { compute in
      { [weak self] dimensions in self?.guide(compute, dimensions) ?? 0 }
    }
  }
}
