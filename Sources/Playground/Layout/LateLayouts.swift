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
      let rule = try LayoutRun(layout, view.node, view.bridge).rule()
      return [view.bridge.make(rule, try view.content())]
    },
  ]
}

extension LayoutBridge {
  /// Makes the content of a reader whose place is known.
  fileprivate func fill(_ node: GraphNode, by content: Value, _ geometry: PlacedGeometry)
    throws(BridgeError) -> [LayoutNode]
  {
    let key = geometry.numbers
    // The layout runs several times in an update; the closure runs again only when it may differ.
    if node.filledFor == key { return try nodes(of: node.children) }
    let proxy = try self.proxy(geometry, for: node)
    let depends = calls.placeReaders.contains(node.number)
    do throws(EvaluationError) {
      try graph.fill(node, by: content, [proxy], at: key, dependsOnPlace: depends)
    } catch { throw .evaluation(error) }
    node.filledFor = key
    return try nodes(of: node.children)
  }

  /// A `GeometryProxy` for a place of a node.
  func proxy(_ geometry: PlacedGeometry, for node: GraphNode) throws(BridgeError) -> Value {
    let frame = geometry.frame
    let insets = geometry.safeAreaInsets
    var names: [Value] = []
    var origins: [Value] = []
    var sizes: [Value] = []
    for (number, space) in geometry.namedSpaces.sorted(by: { $0.key < $1.key }) {
      guard let name = spaceNames[number] else { continue }
      names.append(name)
      origins.append(
        try callLibrary("_engineMadePoint", [.double(space.minX), .double(space.minY)])
      )
      sizes.append(
        try callLibrary("_engineMadeSize", [.double(space.width), .double(space.height)])
      )
    }
    let edges = [insets.top, insets.leading, insets.bottom, insets.trailing]
    let numbers = [frame.width, frame.height, frame.minX, frame.minY]
    return try callLibrary(
      "_engineProxy",
      [.int(node.number)] + numbers.map { .double($0) }
        + [
          try callLibrary("_engineMadeInsets", edges.map { .double($0) }), .array(names),
          .array(origins), .array(sizes),
        ]
    )
  }

  /// The numbers of the coordinate spaces that a scroll view has, given its axes.
  func scrollSpaces(_ axes: Value?) throws(BridgeError) -> [Int] {
    guard let axes else { return [] }
    var numbers: [Int] = []
    for name in try callLibrary("_engineScrollSpaces", [axes]).asArray ?? [] {
      numbers.append(try space(named: name))
    }
    return numbers
  }

  /// The number of a coordinate space by its name.
  func space(named name: Value) throws(BridgeError) -> Int {
    let opened = reader.hashed(name)
    let text: String
    do throws(EvaluationError) {
      text = opened.type.name() + " " + (try graph.evaluator.describe(opened.value, opened.type))
    } catch { throw .evaluation(error) }
    if let known = spaces[text] { return known }
    spaces[text] = spaces.count
    spaceNames[spaces.count - 1] = name
    return spaces.count - 1
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

extension PlacedGeometry {
  /// All that a proxy for this place can tell.
  fileprivate var numbers: [Double] {
    let insets = safeAreaInsets
    let spaces = namedSpaces.sorted { $0.key < $1.key }
    return [frame.minX, frame.minY, frame.width, frame.height]
      + [insets.top, insets.leading, insets.bottom, insets.trailing]
      + spaces.flatMap {
        [Double($0.key), $0.value.minX, $0.value.minY, $0.value.width, $0.value.height]
      }
  }
}
