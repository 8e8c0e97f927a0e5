import SwiftEvaluator
import SwiftTypes

extension PrimitiveRule {
  /// Cases whose views depend on what the surroundings or the engine say.
  static let controls: [String: PrimitiveRule] = [
    "control": PrimitiveRule(children: control),
    "reader": PrimitiveRule(children: reader),
  ]

  /// A control is what the style of the surroundings makes of it, else its own parts.
  ///
  /// Inside what a style makes, the style holds no longer: a button there has the next outer look.
  private static func control(_ expansion: Expansion) throws(EvaluationError) -> [Plan] {
    try expansion.readBoundValue()
    let graph = expansion.graph
    let environment = expansion.node.environment
    guard let control = expansion.payload.first?.value,
      let styles = graph.field("_styles", of: environment.value)?.asArray, !styles.isEmpty,
      let kind = graph.caseName(graph.field("kind", of: control))
    else { return try parts(expansion) }
    guard
      let index = styles.lastIndex(where: { graph.caseName(graph.field("kind", of: $0)) == kind }),
      let make = graph.field("make", of: styles[index])?.unwrapped
    else { return try parts(expansion) }
    let made = try graph.evaluator.call(make, [control, .bool(false)])
    let surroundings = try graph.library.call(
      "_engineWithoutStyle",
      [environment.value, .int(index)]
    )
    return [
      Plan(
        step: .content,
        view: TypedValue(made, .error),
        environment: TypedValue(surroundings, environment.type)
      )
    ]
  }

  /// The label and the content of a control; the items of a menu are made while it is open.
  private static func parts(_ expansion: Expansion) throws(EvaluationError) -> [Plan] {
    let graph = expansion.graph
    var views = expansion.views()
    let kind = graph.caseName(expansion.payload.first.flatMap { graph.field("kind", of: $0.value) })
    if kind == "disclosure", let label = views.first {
      let isOpen = try expansion.isDisclosed
      return [expansion.plan(.part("label"), label.view)]
        + (isOpen ? views.dropFirst() : []).map { expansion.plan(.part($0.name), $0.view) }
    }
    guard kind == "menu" else {
      if views.count == 1, let only = views.first { return [expansion.plan(.content, only.view)] }
      return views.map { expansion.plan(.part($0.name), $0.view) }
    }
    guard let label = views.first else { return [] }
    views.removeFirst()
    let items = graph.isOpen(expansion.node, "menu") ? views : []
    return [expansion.plan(.part(label.name), label.view)]
      + items.map { expansion.plan(.part("menu"), $0.view) }
  }

  /// A reader gets nothing from the graph and shows what it makes of that: its first state.
  private static func reader(_ expansion: Expansion) throws(EvaluationError) -> [Plan] {
    guard let make = expansion.payload.last?.value else { return [] }
    var given = TypedValue(.unit, .void).erased
    if expansion.graph.caseName(expansion.payload.first?.value) == "scroll" {
      given = try expansion.graph.library.call(
        "_engineScrollProxy",
        [.int(expansion.node.number)]
      )
    }
    expansion.graph.setTimeline(expansion.node, expansion.payload.first?.value)
    let made = try expansion.graph.evaluator.call(make, [given])
    return [expansion.plan(.content, made)]
  }
}

extension ViewGraph {
  /// The name of the case of an enum.
  func caseName(_ value: Value?) -> String? {
    guard case .enumeration(let object)? = value?.opened else { return nil }
    return object.name
  }
}

extension Expansion {
  /// Whether a group shows its content: its flag says so, else a person has opened it.
  fileprivate var isDisclosed: Bool {
    get throws(EvaluationError) {
      guard let control = payload.first?.value, let value = graph.field("value", of: control),
        case .enumeration(let object) = value.opened, object.name == "flag",
        let get = object.payload.first.flatMap({ graph.field("_get", of: $0) })
      else { return node.isDisclosed }
      return try graph.evaluator.call(get, []).asBool == true
    }
  }

  /// Reads what a control is bound to, so that the control is told when it changes.
  func readBoundValue() throws(EvaluationError) {
    guard let control = payload.first?.value, let value = graph.field("value", of: control),
      case .enumeration(let object) = value.opened
    else { return }
    graph.bindings.append("")
    defer { _ = graph.bindings.popLast() }
    for part in graph.evaluator.payload(of: object) {
      // A binding and a choice read by a closure of their own, a slider by its first one.
      let read =
        graph.field("_get", of: part.value) ?? graph.field("get", of: part.value)
        ?? (part.label == "get" ? part.value : nil)
      if let read { _ = try graph.evaluator.call(read, []) }
    }
  }
}
