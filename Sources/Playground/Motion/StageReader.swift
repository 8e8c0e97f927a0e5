import SwiftEvaluator
import SwiftTypes
import ViewGraph
import ViewLayout
import ViewMotion
import ViewPicture

/// Reads what stands on the screen after one step, in the words of motion.
///
/// Frames are those of the window, since the root itself may move.
struct StageReader {
  let graph: ViewGraph
  let view: LaidOutView
  private let effects: EffectReader
  private let reader: ValueReader
  private let paints: PaintReader
  private var textColors: [ObjectIdentifier: [Double]?] = [:]
  private(set) var nodes: [MotionNode] = []
  private(set) var members: [MatchedMember] = []
  /// How each view sees the transaction, by its number.
  private(set) var seen: [Int: SeenTransaction] = [:]

  init(_ graph: ViewGraph, _ view: LaidOutView) throws(EvaluationError) {
    self.graph = graph
    self.view = view
    reader = ValueReader(evaluator: graph.evaluator)
    paints = PaintReader(LayoutBridge(graph))
    effects = EffectReader(graph: graph, reader: reader)
    if let root = graph.root {
      try read(root, parent: nil, isContainerItem: true, isBehind: false)
    }
  }

  /// The cases of the library's `_Primitive` that only arrange other views.
  private static let containers: Set<String> = [
    "layout", "lazyLayout", "customLayout", "firstThatFits", "scroll", "list", "navigation",
  ]

  private mutating func read(
    _ node: GraphNode,
    parent: Int?,
    isContainerItem: Bool,
    isBehind: Bool
  ) throws(EvaluationError) {
    guard node.isVisible else {
      for child in node.children {
        try read(child, parent: parent, isContainerItem: isContainerItem, isBehind: isBehind)
      }
      return
    }
    // A view that takes no place, such as a false `if`, shows nothing and neither does its inside.
    guard let frame = view.windowFrame(of: node), let entry = view.entry(of: node) else { return }
    let transaction = try graph.transaction(at: node)
    seen[node.number] = transaction
    let animation = reader.animation(transaction.animation)
    let zIndex = isContainerItem ? graph.trait("ZIndexTraitKey", of: node) : nil
    var made = MotionNode(
      id: node.number,
      parent: parent,
      name: entry.name,
      path: entry.path,
      frame: frame,
      isLeaf: node.visibleChildren.isEmpty,
      effect: try effects.effect(of: node),
      zIndex: isBehind ? -.infinity : reader.number(zIndex) ?? 0,
      animation: animation
    )
    if case .primitive(let object) = node.form {
      made.isContainer = Self.containers.contains(object.name)
    }
    made.color = color(of: node)
    nodes.append(made)
    if let member = member(node, animation) { members.append(member) }
    let paintsBehind = node.description?.name == "background"
    for (index, child) in node.children.enumerated() {
      try read(
        child,
        parent: node.number,
        isContainerItem: !node.isModifier,
        isBehind: paintsBehind && index > 0
      )
    }
  }

  /// The one colour that a text, a shape or a colour is drawn with.
  private mutating func color(of node: GraphNode) -> [Double]? {
    // What a modifier draws for itself has its colour, not the view inside it.
    if case .effect = node.form, let part = node.children.dropFirst().first, !part.isVisible,
      case .primitive(let object) = part.form, object.name == "shape"
    {
      return paint(of: object, part)
    }
    if case .composite = node.form, let picture = node.children.first, !picture.isVisible,
      case .primitive(let object) = picture.form, object.name == "shape"
    {
      return paint(of: object, picture)
    }
    guard case .primitive(let object) = node.form else { return nil }
    guard object.name == "text", case .structure(let surroundings) = node.environment.value,
      reader.field("styles", of: object.payload.first)?.asArray?.isEmpty != false
    else {
      return paint(of: object, node)
    }
    // Texts in the same surroundings have the same colour.
    let key = ObjectIdentifier(surroundings)
    if let known = textColors[key] { return known }
    let color = paint(of: object, node)
    textColors[key] = .some(color)
    return color
  }

  private func paint(of object: EnumObject, _ node: GraphNode) -> [Double]? {
    var omissions: [String] = []
    let paint: PicturePaint
    switch object.name {
    case "text":
      let own = (reader.field("styles", of: object.payload.first)?.asArray ?? []).reversed()
        .first { reader.caseName($0) == "color" }
      paint =
        own.flatMap { reader.payload($0).first?.unwrapped }
        .map { paints.paint($0, node, &omissions) } ?? paints.foreground(of: node, &omissions)
    case "style":
      guard let style = object.payload.first else { return nil }
      paint = paints.paint(style, node, &omissions)
    case "shape":
      guard object.payload.count > 1 else { return nil }
      paint =
        object.payload[1].unwrapped.map { paints.paint($0, node, &omissions) }
        ?? paints.foreground(of: node, &omissions)
    default: return nil
    }
    guard omissions.isEmpty, case .color(let color) = paint else { return nil }
    return [color.red, color.green, color.blue, color.opacity]
  }

  private func member(_ node: GraphNode, _ animation: MotionAnimation?) -> MatchedMember? {
    guard let effect = MatchedEffect(node, reader, graph.evaluator) else { return nil }
    return MatchedMember(
      id: node.number,
      group: effect.group,
      sharesPosition: effect.sharesPosition,
      sharesSize: effect.sharesSize,
      anchor: effect.anchor,
      isSource: effect.isSource,
      animation: animation
    )
  }

  /// The view inside the modifiers of a view.
  func content(of node: GraphNode) -> GraphNode {
    var current = node
    while current.isModifier || !current.isVisible, let inner = current.children.first {
      current = inner
    }
    return current
  }

  /// The roots of a step that move, by the views a person sees in their places.
  func root(_ node: GraphNode) throws(EvaluationError) -> MotionRoot {
    let transaction = try graph.transaction(at: node)
    let isLeaving = graph.node(node.number) == nil
    let trait = graph.trait("TransitionTraitKey", of: node, isLeaving: isLeaving)
    return MotionRoot(
      id: node.number,
      transition: trait == nil ? .opacity : try effects.transition(trait, of: node),
      animation: reader.animation(transaction.animation)
    )
  }
}

/// What `matchedGeometryEffect` says at one node.
struct MatchedEffect {
  let id: String
  let namespace: String
  let sharesPosition: Bool
  let sharesSize: Bool
  let anchor: UnitPoint
  let isSource: Bool
  /// The text by which SwiftUI names the group in its warnings.
  let groupText: String

  /// What the views of one group have in common.
  var group: String { groupText }

  init?(_ node: GraphNode, _ reader: ValueReader, _ evaluator: Evaluator) {
    guard case .effect(let effect, _) = node.form, effect.name == "matchedGeometry",
      effect.payload.count == 3
    else { return nil }
    let key = reader.hashed(effect.payload[0])
    let number = reader.number("_number", of: effect.payload[1])
    let properties = reader.number(
      "rawValue",
      of: reader.field("properties", of: effect.payload[2])
    )
    id = (try? evaluator.reflect(key.value, key.type)) ?? ""
    namespace = number.map { String(Int($0)) } ?? ""
    sharesPosition = Int(properties ?? 3) & 1 != 0
    sharesSize = Int(properties ?? 3) & 2 != 0
    anchor = reader.unitPoint(reader.field("anchor", of: effect.payload[2])) ?? .center
    isSource = reader.field("isSource", of: effect.payload[2])?.asBool != false
    groupText =
      "Pair<\(key.type.name()), ID>(first: \(id), "
      + "second: SwiftUI.Namespace.ID(id: \(namespace)))"
  }
}
