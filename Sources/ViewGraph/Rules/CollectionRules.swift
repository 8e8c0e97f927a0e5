import SwiftEvaluator
import SwiftTypes

extension PrimitiveRule {
  /// Cases whose children are known by explicit ids.
  static let collections: [String: PrimitiveRule] = [
    "rows": PrimitiveRule(isTransparent: true, children: rows),
    "identified": PrimitiveRule(isTransparent: true, children: identified),
  ]

  private static func identified(_ expansion: Expansion) throws(EvaluationError) -> [Plan] {
    guard expansion.payload.count == 2 else { return [] }
    let id = expansion.payload[0]
    let key = try expansion.graph.evaluator.describe(id.value, id.type)
    return [expansion.plan(.identified(key), expansion.payload[1].value)]
  }

  private static func rows(_ expansion: Expansion) throws(EvaluationError) -> [Plan] {
    guard case .structure(let object)? = expansion.payload.first?.value else { return [] }
    let graph = expansion.graph
    guard let content = graph.field("content", of: .structure(object)) else { return [] }
    let isConstant = graph.field("isConstant", of: .structure(object))?.asBool == true
    var ids = graph.field("ids", of: .structure(object))?.asArray ?? []
    let limit = graph.limits.nodes
    guard ids.count < limit else { throw EvaluationError(.stageLimit("views", limit)) }
    if isConstant { ids = try constant(ids, expansion) }
    let names = try keys(of: ids, expansion)
    var plans: [Plan] = []
    var first: [String: Int] = [:]
    var seen: [String: Int] = [:]
    let node = expansion.node
    if graph.isLazy(node) {
      if node.madeRows == nil { node.madeRows = [] } else { node.admitRows(names) }
      node.rowKeys = names
      graph.lazyRows.insert(node.number)
    }
    for (index, key) in names.enumerated() {
      let occurrence = seen[key, default: 0]
      seen[key] = occurrence + 1
      if occurrence == 0 { first[key] = index }
      if let made = node.madeRows, !made.contains(key) { continue }
      if let kept = graph.keptRow(key, occurrence, of: node) {
        var plan = Plan(step: kept.step, view: kept.view, environment: node.environment)
        plan.rowID = ids[index]
        plan.isOnScreen = !node.hiddenRows.contains(key)
        plans.append(plan)
        continue
      }
      // A later row with an id that is there already shows what the first one shows.
      let position = first[key] ?? index
      let argument = isConstant ? graph.number(under: ids[position]) : .int(position)
      node.rowInMaking = key
      defer { node.rowInMaking = nil }
      let view = try graph.evaluator.call(content, [argument])
      var plan = expansion.row(.row(key, occurrence: occurrence), ids[index], view)
      plan.isOnScreen = !node.hiddenRows.contains(key)
      plans.append(plan)
    }
    let repeated = seen.filter { $0.value > 1 }
    for key in names where repeated[key] != nil && first.removeValue(forKey: key) != nil {
      graph.record.find(.repeatedID(id: key, count: repeated[key] ?? 2))
      guard graph.record.warns(of: key, in: node) else { continue }
      try graph.warnOfRepeatedID(key, in: node)
    }
    return plans
  }

  /// The ids a constant range had at first; that they differ now is said as the system says it.
  private static func constant(_ ids: [Value], _ expansion: Expansion)
    throws(EvaluationError) -> [Value]
  {
    guard let initial = expansion.node.constantIDs else {
      expansion.node.constantIDs = ids
      return ids
    }
    if initial.count != ids.count {
      expansion.graph.record.find(.constantRange(initial: initial.count, now: ids.count))
      try expansion.graph.evaluator.print(
        "\(expansion.node.typeName) count (\(ids.count)) != its initial count (\(initial.count)). "
          + "`ForEach(_:content:)` should only be used for *constant* data. Instead conform data to "
          + "`Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!\n"
      )
    }
    return initial
  }

  private static func keys(of ids: [Value], _ expansion: Expansion)
    throws(EvaluationError) -> [String]
  {
    let type = expansion.graph.libraryType("AnyHashable") ?? .any
    var keys: [String] = []
    keys.reserveCapacity(ids.count)
    let graph = expansion.graph
    for id in ids {
      let text = try graph.evaluator.describe(id, type)
      keys.append(try graph.isToldByText(id) ? text : graph.name(of: id, text, in: expansion.node))
    }
    return keys
  }
}

extension ViewGraph {
  /// True for ids of types whose printed form tells them apart.
  fileprivate func isToldByText(_ id: Value) -> Bool {
    switch id.opened {
    case .int, .double, .bool, .string: return true
    case .structure(let cover):
      guard let base = field("base", of: .structure(cover)) else { return false }
      let type = TypedValue(base, .any).type
      if type.reference?.name == "UUID" { return true }
      return ["Int", "String", "Double", "Bool"].contains(type.reference?.name)
    default: return false
    }
  }

  /// A name for an id that its `==` tells apart from others: what is printed, numbered where several
  /// ids print the same.
  fileprivate func name(of id: Value, _ text: String, in node: GraphNode)
    throws(EvaluationError) -> String
  {
    let type = libraryType("AnyHashable") ?? .any
    let hash = try evaluator.hash(id, type)
    for known in node.idNames[hash] ?? [] where try evaluator.equals(known.id, id, type) {
      return known.name
    }
    let count = node.idTexts[text, default: 0]
    node.idTexts[text] = count + 1
    let name = count == 0 ? text : "\(text)-\(count + 1)"
    node.idNames[hash, default: []].append((id, name))
    return name
  }

  /// The number under a hashable cover.
  fileprivate func number(under id: Value) -> Value { field("base", of: id)?.opened ?? id }

  /// What the system prints for an id that several rows have, lazy layouts a second time.
  fileprivate func warnOfRepeatedID(_ id: String, in node: GraphNode) throws(EvaluationError) {
    try evaluator.print(
      "\(node.typeName): the ID \(id) occurs multiple times within the collection, "
        + "this will give undefined results!\n"
    )
    var current = node.parent
    while let outer = current {
      if case .primitive(let object) = outer.form, object.name == "lazyLayout" {
        try evaluator.print(
          "\(outer.view.name)Layout: the ID \(id) is used by multiple child views, "
            + "this will give undefined results!\n"
        )
        return
      }
      if outer.rowID != nil { return }
      current = outer.parent
    }
  }
}
