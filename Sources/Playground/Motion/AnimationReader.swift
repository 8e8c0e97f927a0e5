import SwiftEvaluator
import SwiftTypes
import ViewGraph
import ViewLayout
import ViewMotion

extension ValueReader {
  /// An `Animation` of the library; nil for nil.
  func animation(_ value: Value?) -> MotionAnimation? {
    guard let value = value?.unwrapped else { return nil }
    let curve = field("_curve", of: value)
    let numbers = payload(curve).map { number($0) ?? 0 }
    var animation: MotionAnimation
    switch (caseName(curve), numbers.count) {
    case ("bezier", 5):
      let points = UnitCurve(numbers[0], numbers[1], numbers[2], numbers[3])
      animation = .curve(points, duration: numbers[4])
    case ("spring", 2):
      animation = .spring(Spring(response: numbers[0], dampingRatio: numbers[1]))
    default: return nil
    }
    // A chain of thousands says nothing that a hundred do not.
    for adjustment in (field("_adjustments", of: value)?.asArray ?? []).prefix(100) {
      let values = payload(adjustment)
      let first = number(values.first)
      switch caseName(adjustment) {
      case "delay": animation = .delayed(first ?? 0, animation)
      case "speed": animation = .faster(first ?? 1, animation)
      case "repetition":
        let reverses = values.last?.asBool == true
        animation = .repeated(first.map { Int($0) }, reverses: reverses, animation)
      default: continue
      }
    }
    return animation
  }

  /// What an `AnyHashable` was made of.
  func hashed(_ value: Value) -> TypedValue {
    TypedValue(field("base", of: value) ?? value, .any)
  }

  /// Degrees of an `Angle`.
  func degrees(_ value: Value?) -> Double { (number("radians", of: value) ?? 0) * 180 / .pi }

  /// The numbers of a `VectorArithmetic` value; nil when it is made of something else.
  func vector(_ value: Value?, depth: Int = 0) -> [Double]? {
    if let number = number(value) { return [number] }
    guard depth < 32, let value else { return nil }
    if let list = value.asArray {
      var numbers: [Double] = []
      for item in list.prefix(1_000) {
        guard let part = vector(item, depth: depth + 1) else { return nil }
        numbers += part
      }
      return numbers
    }
    guard case .structure(let object) = value.opened else { return nil }
    var numbers: [Double] = []
    for part in object.fields {
      guard let part = vector(part, depth: depth + 1) else { return nil }
      numbers += part
    }
    return numbers
  }

  /// The same value with other numbers in it, in their order.
  func value(like template: Value, _ numbers: inout ArraySlice<Double>) -> Value {
    switch template.opened {
    case .double: return .double(numbers.popFirst() ?? 0)
    case .int: return .int(Int((numbers.popFirst() ?? 0).rounded()))
    case .structure(let object):
      let fields = object.fields.map { value(like: $0, &numbers) }
      return .structure(StructObject(type: object.type, fields: fields))
    default:
      guard let list = template.asArray else { return template }
      return .array(list.map { value(like: $0, &numbers) })
    }
  }
}

/// Reads the numbers that can move out of what modifiers, shapes and views say.
struct EffectReader {
  let graph: ViewGraph
  let reader: ValueReader

  private typealias Rule = @Sendable (ValueReader, [Value]) -> MotionEffect?

  private static let table: [String: Rule] = [
    "opacity": { reader, payload in
      reader.number(payload.first).map { MotionEffect(.opacity, [$0]) }
    },
    "offset": { reader, payload in
      reader.size(payload.first).map { MotionEffect(.offset, [$0.width, $0.height]) }
    },
    "transform": transform,
    "visual": { reader, payload in
      guard let name = payload.first?.asString, case .table(let table)? = payload.last else {
        return nil
      }
      let numbers = table.pairs.compactMap { key, value in
        key.asString.flatMap { name in reader.number(value).map { (name, $0) } }
      }
      return MotionEffect(.other(name), numbers.sorted { $0.0 < $1.0 }.map(\.1))
    },
  ]

  private static func transform(_ reader: ValueReader, _ payload: [Value]) -> MotionEffect? {
    let values = reader.payload(payload.first)
    switch reader.caseName(payload.first) {
    case "scale":
      guard let size = reader.size(values.first), let anchor = reader.unitPoint(values.last) else {
        return nil
      }
      return MotionEffect(.scale, [size.width, size.height, anchor.x, anchor.y])
    case "rotation":
      guard let anchor = reader.unitPoint(values.last) else { return nil }
      return MotionEffect(.rotation, [reader.degrees(values.first), anchor.x, anchor.y])
    case "rotation3D": return MotionEffect(.other("rotation3D"), [reader.degrees(values.first)])
    case "affine":
      return reader.payload(payload.first).first?.asArray.map {
        MotionEffect(.other("transform"), $0.map { reader.number($0) ?? 0 })
      }
    default: return nil
    }
  }

  /// The numbers of one case of the library's `_Effect`.
  func effect(_ object: EnumObject) -> MotionEffect? {
    Self.table[object.name]?(reader, object.payload)
  }

  /// The numbers of a node: of its modifier, of its shape, or its `animatableData`.
  func effect(of node: GraphNode) throws(EvaluationError) -> MotionEffect? {
    switch node.form {
    case .effect(let object, let modifier):
      if let known = effect(object) { return known }
      return try animatableData(of: modifier)
    case .primitive(let object):
      guard object.name == "shape", let shape = object.payload.first else { return nil }
      return try animatableData(of: TypedValue(shape, .error))
    case .composite: return try animatableData(of: node.view)
    case .modifierBody(let modifier): return try animatableData(of: modifier)
    }
  }

  private func animatableData(of value: TypedValue) throws(EvaluationError) -> MotionEffect? {
    guard let data = try graph.animatableData(of: value),
      let numbers = reader.vector(data), !numbers.isEmpty
    else { return nil }
    return MotionEffect(.other("animatableData"), numbers)
  }

  // MARK: Transitions

  /// An `AnyTransition` of the library, for a view.
  func transition(_ value: Value?, of node: GraphNode) throws(EvaluationError) -> TransitionKind {
    try kind(reader.field("_kind", of: value), node, depth: 0)
  }

  private func kind(_ value: Value?, _ node: GraphNode, depth: Int) throws(EvaluationError)
    -> TransitionKind
  {
    guard depth < 64 else { throw EvaluationError(.stageLimit("combined transitions", 64)) }
    let payload = reader.payload(value)
    switch reader.caseName(value) {
    case "identity": return .identity
    case "scale":
      let anchor = reader.unitPoint(payload.last) ?? .center
      return .scale(reader.number(payload.first) ?? 0, anchor: anchor)
    case "move": return .move(edge(payload.first))
    case "push": return .push(edge(payload.first))
    case "slide": return .slide
    case "offset":
      let size = reader.size(payload.first) ?? .zero
      return .offset(x: size.width, y: size.height)
    case "combined" where payload.count == 2:
      return .combined(
        try kind(payload[0], node, depth: depth + 1),
        try kind(payload[1], node, depth: depth + 1)
      )
    case "asymmetric" where payload.count == 2:
      return .asymmetric(
        insertion: try kind(payload[0], node, depth: depth + 1),
        removal: try kind(payload[1], node, depth: depth + 1)
      )
    case "animated" where payload.count == 2:
      return .animated(
        try kind(payload[0], node, depth: depth + 1),
        reader.animation(payload[1])
      )
    case "modifier" where payload.count == 2:
      let away = try effects(of: payload[0], node)
      return .effects(before: away, there: try effects(of: payload[1], node), after: away)
    case "custom":
      guard let transition = payload.first else { return .identity }
      var phases: [[MotionEffect]] = []
      for phase in 0..<3 {
        let found = try graph.effects(ofTransition: transition, around: node.view, phase: phase)
        phases.append(found.map(effectOrNothing))
      }
      return .effects(before: phases[0], there: phases[1], after: phases[2])
    default: return .opacity
    }
  }

  private func effects(of modifier: Value, _ node: GraphNode) throws(EvaluationError)
    -> [MotionEffect]
  {
    try graph.effects(ofModifier: TypedValue(modifier, .error), around: node.view)
      .map(effectOrNothing)
  }

  /// Effects are paired by position, so what cannot move keeps its place.
  private func effectOrNothing(_ object: EnumObject) -> MotionEffect {
    effect(object) ?? MotionEffect(.other(object.name), [])
  }

  private func edge(_ value: Value?) -> TransitionKind.Edge {
    reader.caseName(value).flatMap(TransitionKind.Edge.init(rawValue:)) ?? .leading
  }
}
