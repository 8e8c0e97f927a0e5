import SwiftEvaluator
import ViewGraph

/// Why a touch does not reach something.
enum Obstacle {
  /// `.disabled(true)` around it.
  case disabled
  /// `.allowsHitTesting(false)` around it.
  case noHitTesting
  /// `.hidden()` around it.
  case hidden
  /// `.opacity(0)` around it.
  case transparent
  /// Another view in front of it.
  case covered(by: String)
  /// A sheet or an alert in front of everything.
  case behind(String)
  /// Nothing in it draws anything that could be touched.
  case nothingDrawn
}

extension Screen {
  /// Why a touch does not reach a node; nil when it does.
  func obstacle(of node: GraphNode) -> Obstacle? {
    if reader.field("isEnabled", of: node.environment.value)?.asBool == false { return .disabled }
    var current: GraphNode? = node
    while let inner = current {
      if let obstacle = obstacle(in: inner) { return obstacle }
      current = inner.parent
    }
    return covering(node)
  }

  /// What hides the content of a view whose own gesture would listen.
  private func obstacleInside(_ node: GraphNode) -> Obstacle? {
    var current: GraphNode? = node
    while let inner = current {
      if let obstacle = obstacle(in: inner) { return obstacle }
      current = inner.children.count == 1 || inner.isModifier ? inner.children.first : nil
    }
    return nil
  }

  private func obstacle(in node: GraphNode) -> Obstacle? {
    guard case .effect(let effect, _) = node.form else { return nil }
    switch effect.name {
    case "hidden": return .hidden
    case "hitTesting": return effect.payload.first?.asBool == false ? .noHitTesting : nil
    case "opacity":
      return (reader.number(effect.payload.first) ?? 1) < 0.01 ? .transparent : nil
    default: return nil
    }
  }

  /// The view in front of the middle of a node.
  private func covering(_ node: GraphNode) -> Obstacle? {
    if let front = graph.front {
      if !node.isInside(front.node) { return .behind(front.name) }
    }
    if view != nil, frame(of: node) != nil, touchPoint(of: node) == nil {
      if let obstacle = obstacleInside(node) { return obstacle }
      if leaves(below: node).contains(where: isClear) { return .nothingDrawn }
    }
    if graph.front != nil { return nil }
    guard let root = graph.root, let point = touchPoint(of: node),
      let front = hit(root, point), !front.isInside(node), !node.isInside(front)
    else { return nil }
    // A label in front of a control's own background is part of that control.
    return .covered(by: title(of: front))
  }

  func title(of node: GraphNode) -> String {
    let words = words(below: node)
    return words.isEmpty ? graph.name(of: node) : words.joined(separator: " ")
  }

  // MARK: Where touches go

  /// Where a person touches a node: its middle, or the first part of it that takes touches.
  func touchPoint(of node: GraphNode) -> (x: Double, y: Double)? {
    guard let frame = frame(of: node) else { return nil }
    let middle = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    if hit(node, middle) != nil { return middle }
    for leaf in leaves(below: node) {
      guard let frame = view?.frame(of: leaf) else { continue }
      let middle = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
      if hit(node, middle) != nil { return middle }
      let edge = (x: middle.x, y: frame.y)
      if lineWidth(of: leaf) != nil, hit(node, edge) != nil { return edge }
    }
    return nil
  }

  /// The frame of a node, or of what stands for it.
  func frame(of node: GraphNode) -> Frame? {
    var current: GraphNode? = node
    while let inner = current {
      if let frame = view?.frame(of: inner) { return frame }
      current = inner.children.first
    }
    return nil
  }

  private func leaves(below node: GraphNode) -> [GraphNode] {
    node.children.isEmpty ? [node] : node.children.flatMap(leaves(below:))
  }

  /// The innermost view at a point that takes touches, the front before the back.
  func hit(_ node: GraphNode, _ point: (x: Double, y: Double)) -> GraphNode? {
    guard node.isOnScreen, obstacle(in: node) == nil else { return nil }
    for child in frontToBack(node) {
      if let found = hit(child, point) { return found }
    }
    guard takesTouches(node), let frame = view?.frame(of: node) else { return nil }
    guard frame.holds(point) else { return nil }
    // A line takes touches where it is, not in what it goes around.
    if let width = lineWidth(of: node), frame.inset(by: width).holds(point) { return nil }
    return node
  }

  /// The width of the line that a stroked shape is; nil for other views.
  private func lineWidth(of node: GraphNode) -> Double? {
    guard case .primitive(let object) = node.form, object.name == "shape",
      let shape = object.payload.first, let view
    else { return nil }
    return PaintReader(view.bridge).lineWidth(of: shape)
  }

  private func frontToBack(_ node: GraphNode) -> [GraphNode] {
    guard node.children.count > 1 else { return node.children }
    // What a modifier puts behind its content comes last; everything else is drawn in order.
    if case .effect(let effect, _) = node.form, isBehind(effect) { return node.children }
    let levels = node.children.map { child in
      reader.number(graph.trait("ZIndexTraitKey", of: child)) ?? 0
    }
    return node.children.indices
      .sorted { (levels[$0], $0) > (levels[$1], $1) }
      .map { node.children[$0] }
  }

  /// True for modifiers that put a view behind their content.
  private func isBehind(_ effect: EnumObject) -> Bool {
    switch effect.name {
    case "background": true
    case "chrome": effect.payload.first?.asString == "listRowBackground"
    case "preferenceLayer": effect.payload.dropFirst().first?.asBool == true
    default: false
    }
  }

  /// True for nodes that take a touch by themselves: drawn leaves, controls, content shapes.
  private func takesTouches(_ node: GraphNode) -> Bool {
    switch node.form {
    case .composite, .modifierBody: return false
    case .effect(let effect, _): return effect.name == "contentShape"
    case .primitive(let object):
      switch object.name {
      case "text", "image", "control": return true
      case "shape": return !isClear(object.payload.dropFirst().first)
      case "style": return !isClear(object.payload.first)
      default: return false
      }
    }
  }

  private func isClear(_ node: GraphNode) -> Bool {
    guard case .primitive(let object) = node.form else { return false }
    switch object.name {
    case "shape": return isClear(object.payload.dropFirst().first)
    case "style": return isClear(object.payload.first)
    default: return false
    }
  }

  /// A clear color draws nothing and takes no touches.
  private func isClear(_ style: Value?) -> Bool {
    let kind = reader.field("_kind", of: style?.unwrapped)
    return reader.caseName(kind) == "named" && reader.payload(kind).first?.asString == "clear"
  }
}

extension Frame {
  fileprivate func holds(_ point: (x: Double, y: Double)) -> Bool {
    point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
  }

  /// A frame that lies inside on all sides.
  fileprivate func inset(by length: Double) -> Frame {
    Frame(
      x: x + length,
      y: y + length,
      width: width - 2 * length,
      height: height - 2 * length
    )
  }
}

extension GraphNode {
  /// True for the top of a menu, a sheet or a message.
  var isInFront: Bool {
    guard let parent, case .part(let name) = step, let outer = parent.description else {
      return false
    }
    switch outer.name {
    case "presentation": return name != "navigationDestination"
    case "onDemand": return true
    case "control": return name == "menu"
    default: return false
    }
  }

  /// True when the node is another one, or stands below it.
  func isInside(_ other: GraphNode) -> Bool {
    var current: GraphNode? = self
    while let node = current {
      if node === other { return true }
      current = node.parent
    }
    return false
  }
}
