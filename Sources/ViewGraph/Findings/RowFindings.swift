import SwiftEvaluator
import SwiftTypes

extension ViewGraph {
  /// Looks for ids that do not stand for the elements of a collection.
  func inspectRows(of parent: GraphNode?, _ old: [GraphNode], _ new: [GraphNode]) {
    guard parent?.description?.name == "rows", !old.isEmpty, !new.isEmpty else { return }
    let known = Set(old.map(\.number))
    if old.count == new.count, !new.contains(where: { known.contains($0.number) }) {
      if new.allSatisfy({ $0.step.isUniqueID }) {
        let isKept = new.first?.step.idText.map(isHeld) == true
        record.find(
          isKept ? .rowsReplaced(count: new.count) : .rowIDsMadeAnew(count: new.count)
        )
      }
      inspectEdit(old, new)
      return
    }
    inspectEdit(old, new)
    guard old.count != new.count, parent?.constantIDs == nil, isByPosition(old), isByPosition(new)
    else { return }
    for row in new where known.contains(row.number) {
      guard let view = row.firstStateful(where: { record.hasOwnChange($0) }) else { continue }
      return record.find(.rowsByPosition(view: view.view.name, id: row.step.component ?? ""))
    }
  }

  /// A person changed something in a row, and another row stands in its place now.
  private func inspectEdit(_ old: [GraphNode], _ new: [GraphNode]) {
    guard let touched, old.count == new.count,
      let index = old.firstIndex(where: { $0.contains(number: touched) }),
      new[index] !== old[index], let before = old[index].step.idText,
      let after = new[index].step.idText, !new[index].step.isUniqueID
    else { return }
    record.find(.idIsEdited(old: before, new: after))
  }

  /// True for an id that something which is kept holds: then it was not made by a body.
  func isHeld(_ id: String) -> Bool {
    var search = TextSearch(id)
    for node in nodes.values {
      for value in node.storage.values where search.finds(value) { return true }
      for value in node.heldObjects.values where search.finds(value) { return true }
    }
    return persistent.values.contains { search.finds($0) }
  }

  /// A row goes, and a control in it that was bound to its element reads the binding once more.
  ///
  /// **Source** — observed by many: `ForEach(items.indices, id: \.self) { TextField("", text:
  /// $items[$0]) }` stops with an index out of range when an element is taken away.
  func readOnceMore(_ row: GraphNode, of parent: GraphNode?) throws(EvaluationError) {
    guard !isTyped, parent?.description?.name == "rows",
      let data = parent?.view.type.arguments.first?.reference?.name,
      // Bindings that `ForEach` itself hands out are safe.
      data != "Binding", data != "LazyMapSequence"
    else { return }
    for node in row.withEverythingBelow where outdated[node.number] != nil {
      do throws(EvaluationError) { try readBindings(of: node) } catch {
        faultFinding = .readAfterRemoval(row: row.step.idText ?? "")
        throw error
      }
    }
  }

  private func readBindings(of node: GraphNode) throws(EvaluationError) {
    bindings.append("")
    defer { _ = bindings.popLast() }
    switch node.form {
    case .primitive(let object) where object.name == "control":
      try Expansion(graph: self, node: node, payload: evaluator.payload(of: object))
        .readBoundValue()
    case .composite:
      guard case .structure(let view) = node.view.value else { return }
      for field in evaluator.fields(of: view) where field.type.reference?.name == "Binding" {
        if let get = self.field("_get", of: field.value) { _ = try evaluator.call(get, []) }
      }
    default: return
    }
  }

  private func isByPosition(_ rows: [GraphNode]) -> Bool {
    rows.enumerated().allSatisfy { index, row in row.step == .row(String(index), occurrence: 0) }
  }
}

extension Step {
  /// The id of a row or of an explicit identity, as it is printed.
  var idText: String? {
    switch self {
    case .row(let id, _), .identified(let id): id
    default: nil
    }
  }

  /// True for an id in the form of a UUID.
  var isUniqueID: Bool {
    switch self {
    case .row(let id, _), .identified(let id):
      id.utf8.count == 36 && id.split(separator: "-").count == 5
    default: false
    }
  }
}

extension GraphNode {
  /// The node and all below it.
  var withEverythingBelow: [GraphNode] { [self] + children.flatMap(\.withEverythingBelow) }

  /// True when a node of a number stands here or below.
  func contains(number: Int) -> Bool {
    self.number == number || children.contains { $0.contains(number: number) }
  }

  /// The first view with state in this subtree that fits.
  func firstStateful(where fits: (GraphNode) -> Bool) -> GraphNode? {
    if hasState, isVisible, fits(self) { return self }
    for child in children {
      if let found = child.firstStateful(where: fits) { return found }
    }
    return nil
  }
}

/// Looks for a text in a value and in what that refers to.
private struct TextSearch {
  private let text: String
  private var seen: Set<ObjectIdentifier> = []
  private var left = 50_000

  init(_ text: String) { self.text = text }

  mutating func finds(_ value: Value) -> Bool {
    guard left > 0 else { return false }
    left -= 1
    switch value {
    case .string(let object): return object.text == text
    case .structure(let object): return findsAny(object.fields)
    case .enumeration(let object): return findsAny(object.payload)
    case .existential(let object): return finds(object.value)
    case .instance(let object):
      return seen.insert(ObjectIdentifier(object)).inserted && findsAny(object.fields)
    default: return findsAny(value.asArray ?? value.asTuple ?? [])
    }
  }

  private mutating func findsAny(_ values: [Value]) -> Bool {
    for value in values where finds(value) { return true }
    return false
  }
}
