import SwiftEvaluator
import SwiftTypes
import ViewGraph
import ViewMotion

/// The gestures that a touch reaches, as one tree, and what each of them calls.
struct TouchedGestures {
  /// What a gesture of the tree tells and does.
  struct Meaning {
    /// How a person would name it: `TapGesture`, `Button "Add"`.
    var label: String
    /// Makes the value that is told, from the values of the parts.
    var value: ([Value?], GestureNode) throws(EvaluationError) -> Value?
    /// When it begins or changes.
    var changed: ((Value) throws(EvaluationError) -> Void)?
    /// When it has ended.
    var ended: ((Value) throws(EvaluationError) -> Void)?
    /// When it is over in any way.
    var over: (() throws(EvaluationError) -> Void)?
    /// The node that has the gesture.
    var node: GraphNode
  }

  private(set) var meanings: [Int: Meaning] = [:]
  private(set) var root: GestureNode?
  private let screen: Screen
  private let controls: ControlActions
  private let place: (x: Double, y: Double)?
  private var count = 0

  /// Reads the gestures of the innermost view that is touched and of everything around it.
  init(_ screen: Screen, at node: GraphNode, _ place: (x: Double, y: Double)?)
    throws(EvaluationError)
  {
    self.screen = screen
    self.place = place
    controls = ControlActions(screen)
    var inner: GestureNode?
    var current: GraphNode? = node
    while let node = current {
      inner = try add(node, around: inner)
      // What lies in front of everything is no part of what it was opened from.
      current = node.isInFront ? nil : node.parent
    }
    root = inner
  }

  private mutating func add(_ node: GraphNode, around inner: GestureNode?)
    throws(EvaluationError) -> GestureNode?
  {
    let isEnabled = screen.reader.field("isEnabled", of: node.environment.value)?.asBool != false
    guard isEnabled else { return inner }
    if let menu = menu(on: node) { return both(.exclusive, menu, inner) }
    if let press = controls.press(on: node) {
      let own = make(.press, [], Meaning(label: press.label, value: { _, _ in .unit }, node: node))
      meanings[own.id]?.ended = { (_) throws(EvaluationError) in try press.run() }
      return both(.exclusive, inner, own)
    }
    guard case .effect(let effect, _) = node.form, effect.name == "gesture",
      effect.payload.count == 3
    else { return inner }
    let mask = screen.reader.field("rawValue", of: effect.payload[2])?.asInt ?? 3
    let inside = mask & 2 == 0 ? nil : inner
    let gesture = TypedValue(effect.payload[1], .error)
    guard mask & 1 != 0, try screen.graph.recognizer(of: gesture).name != "none" else {
      return inside
    }
    let own = try read(gesture, node)
    switch screen.reader.caseName(effect.payload[0]) {
    case "highPriority": return both(.exclusive, own, inside)
    case "simultaneous": return both(.simultaneous, inside, own)
    default: return both(.exclusive, inside, own)
    }
  }

  /// A long press on what has a menu opens it, before anything else in it hears of the press.
  ///
  /// **Source** — observed by many; half a second is UIKit's.
  private mutating func menu(on node: GraphNode) -> GestureNode? {
    guard case .effect(let effect, _) = node.form, effect.name == "onDemand",
      effect.payload.first?.asString == "contextMenu"
    else { return nil }
    let graph = screen.graph
    var meaning = Meaning(label: graph.name(of: node), value: { _, _ in .unit }, node: node)
    meaning.ended = { (_) throws(EvaluationError) in try graph.open(node, "contextMenu") }
    return make(.longPress(duration: 0.5, distance: 10), [], meaning)
  }

  private mutating func both(_ shape: GestureShape, _ first: GestureNode?, _ second: GestureNode?)
    -> GestureNode?
  {
    guard let first else { return second }
    guard let second else { return first }
    count += 1
    return GestureNode(count, shape, [first, second])
  }

  private mutating func make(_ shape: GestureShape, _ parts: [GestureNode], _ meaning: Meaning)
    -> GestureNode
  {
    count += 1
    meanings[count] = meaning
    return GestureNode(count, shape, parts)
  }

  // MARK: Reading one gesture

  /// Turns a gesture of the learner's into the tree's words, case by case.
  private mutating func read(_ gesture: TypedValue, _ node: GraphNode)
    throws(EvaluationError) -> GestureNode
  {
    let object = try screen.graph.recognizer(of: gesture)
    let payload = object.payload
    let evaluator = screen.graph.evaluator
    func number(_ index: Int) -> Double { screen.reader.number(payload[index]) ?? 0 }
    switch object.name {
    case "tap", "spatialTap", "longPress", "drag", "magnify", "rotate":
      return try leaf(gesture.name, object, node)
    case "sequence", "simultaneous", "exclusive":
      let first = try read(TypedValue(payload[0], .error), node)
      let second = try read(TypedValue(payload[1], .error), node)
      return combined(gesture.name, object, first, second, node)
    default:
      let part = try read(TypedValue(payload[0], .error), node)
      var meaning = Meaning(
        label: meanings[part.id]?.label ?? gesture.name,
        value: { parts, _ in parts.first ?? nil },
        node: node
      )
      switch object.name {
      case "changed":
        meaning.changed = { (value) throws(EvaluationError) in
          _ = try evaluator.call(payload[1], [value])
        }
      case "ended":
        meaning.ended = { (value) throws(EvaluationError) in
          _ = try evaluator.call(payload[1], [value])
        }
      case "updating":
        meaning.changed = { (value) throws(EvaluationError) in
          _ = try evaluator.call(payload[1], [value])
        }
        meaning.over = { () throws(EvaluationError) in _ = try evaluator.call(payload[2], []) }
      case "mapped":
        meaning.value = { (parts, _) throws(EvaluationError) in
          guard let value = parts.first ?? nil else { return nil }
          return try evaluator.call(payload[1], [value])
        }
      default: break
      }
      return make(.wrapper, [part], meaning)
    }
  }

  /// Where the touch is, as a gesture measures it from its coordinate space.
  private func local(_ space: Value?, _ node: GraphNode) throws(EvaluationError)
    -> (x: Double, y: Double)
  {
    let touch = (x: place?.x ?? 0, y: place?.y ?? 0)
    var holder: GraphNode? = node
    switch screen.reader.caseName(space) {
    case "global": return touch
    case "named":
      let name = screen.reader.payload(space).first
      holder = node.parent
      while let outer = holder, !(try isSpace(outer, name)) { holder = outer.parent }
    default: break
    }
    let origin = holder.flatMap { screen.frame(of: $0) }
    return (touch.x - (origin?.x ?? 0), touch.y - (origin?.y ?? 0))
  }

  private func isSpace(_ node: GraphNode, _ name: Value?) throws(EvaluationError) -> Bool {
    guard case .effect(let effect, _) = node.form, effect.name == "coordinateSpace",
      let own = effect.payload.first, let name
    else { return false }
    let evaluator = screen.graph.evaluator
    let (one, other) = (screen.reader.hashed(own), screen.reader.hashed(name))
    guard one.type == other.type else { return false }
    return try evaluator.describe(one.value, one.type)
      == evaluator.describe(other.value, other.type)
  }

  private mutating func leaf(_ name: String, _ object: EnumObject, _ node: GraphNode)
    throws(EvaluationError) -> GestureNode
  {
    let payload = object.payload
    let evaluator = screen.graph.evaluator
    func number(_ index: Int) -> Double { screen.reader.number(payload[index]) ?? 0 }
    let points = TouchValues(screen.graph)
    var meaning = Meaning(label: name, value: { _, _ in points.nothing }, node: node)
    let shape: GestureShape
    switch object.name {
    case "tap": shape = .tap(count: payload[0].asInt ?? 1)
    case "spatialTap":
      shape = .tap(count: payload[0].asInt ?? 1)
      let local = try local(payload[1], node)
      meaning.value = { (_, _) throws(EvaluationError) in
        try evaluator.call(payload[2], [points.point(local.x, local.y)])
      }
    case "longPress":
      shape = .longPress(duration: number(0), distance: number(1))
      meaning.value = { _, _ in points.yes }
    case "drag":
      shape = .drag(distance: number(0))
      let local = try local(payload[1], node)
      meaning.value = { (_, gesture) throws(EvaluationError) in
        let (start, now) = (gesture.start, gesture.sample)
        return try evaluator.call(
          payload[2],
          [
            points.point(local.x + now.x, local.y + now.y),
            points.point(local.x + start.x, local.y + start.y),
            points.size(now.velocity(since: start)),
          ]
        )
      }
    case "magnify":
      shape = .magnify(delta: number(0))
      meaning.value = { (_, gesture) throws(EvaluationError) in
        try evaluator.call(payload[1], [.double(gesture.sample.scale)])
      }
    default:
      shape = .rotate(delta: number(0))
      meaning.value = { (_, gesture) throws(EvaluationError) in
        try evaluator.call(payload[1], [.double(gesture.sample.angle)])
      }
    }
    return make(shape, [], meaning)
  }

  private mutating func combined(
    _ name: String,
    _ object: EnumObject,
    _ first: GestureNode,
    _ second: GestureNode,
    _ node: GraphNode
  ) -> GestureNode {
    let make = object.payload[2]
    let evaluator = screen.graph.evaluator
    func optional(_ value: Value?) -> Value { value ?? .absent }
    let shape: GestureShape
    let value: ([Value?], GestureNode) throws(EvaluationError) -> Value?
    switch object.name {
    case "simultaneous":
      shape = .simultaneous
      value = { (parts, _) throws(EvaluationError) in
        try evaluator.call(make, [optional(parts[0]), optional(parts[1])])
      }
    case "sequence":
      shape = .sequence
      value = { (parts, gesture) throws(EvaluationError) in
        guard let one = parts[0] else { return nil }
        return try evaluator.call(make, [one, optional(parts[1]), .bool(gesture.isSecond)])
      }
    default:
      shape = .exclusive
      value = { (parts, gesture) throws(EvaluationError) in
        let isFirst = gesture.parts[0].phase == .active || gesture.parts[0].phase == .ended
        guard let value = isFirst ? parts[0] : parts[1] else { return nil }
        return try evaluator.call(make, [value, .bool(isFirst)])
      }
    }
    let meaning = Meaning(label: name, value: value, node: node)
    return self.make(shape, [first, second], meaning)
  }

  // MARK: Telling

  /// The value a gesture tells now; nil for one that has nothing to tell.
  func value(of gesture: GestureNode) throws(EvaluationError) -> Value? {
    var parts: [Value?] = []
    for part in gesture.parts {
      let tells = part.phase == .active || part.phase == .ended || part.tellsEarly
      parts.append(tells ? try value(of: part) : nil)
    }
    return try meanings[gesture.id]?.value(parts, gesture)
  }

  /// Calls what a change of a gesture calls for.
  func react(to change: GestureArbiter.Change, last: inout [Int: Value]) throws(EvaluationError) {
    guard let meaning = meanings[change.node.id] else { return }
    switch change.phase {
    case .possible: break
    case .active:
      guard let changed = meaning.changed, let value = try value(of: change.node) else { return }
      // The same value again is no change.
      if let former = last[change.node.id],
        try screen.graph.evaluator.equals(former, value, .any)
      {
        return
      }
      last[change.node.id] = value
      try changed(value)
    case .ended:
      try meaning.over?()
      if let ended = meaning.ended, let value = try value(of: change.node) { try ended(value) }
    case .failed: try meaning.over?()
    }
  }
}

extension Touch {
  /// Points a second since another touch.
  func velocity(since start: Touch) -> (x: Double, y: Double) {
    let seconds = time - start.time
    guard seconds > 0 else { return (0, 0) }
    return ((x - start.x) / seconds, (y - start.y) / seconds)
  }
}
