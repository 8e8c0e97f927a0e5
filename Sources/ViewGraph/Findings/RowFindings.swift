import SwiftEvaluator

extension ViewGraph {
  /// Looks for ids that do not stand for the elements of a collection.
  func inspectRows(of parent: GraphNode?, _ old: [GraphNode], _ new: [GraphNode]) {
    guard parent?.description?.name == "rows", !old.isEmpty, !new.isEmpty else { return }
    let known = Set(old.map(\.number))
    if old.count == new.count, !new.contains(where: { known.contains($0.number) }) {
      if new.allSatisfy({ $0.step.isUniqueID }) {
        record.find(.rowIDsMadeAnew(count: new.count))
      }
      return
    }
    guard old.count != new.count, parent?.constantIDs == nil, isByPosition(old), isByPosition(new)
    else { return }
    for row in new where known.contains(row.number) {
      guard let view = row.firstStateful(where: { record.hasOwnChange($0) }) else { continue }
      return record.find(.rowsByPosition(view: view.view.name, id: row.step.component ?? ""))
    }
  }

  private func isByPosition(_ rows: [GraphNode]) -> Bool {
    rows.enumerated().allSatisfy { index, row in row.step == .row(String(index), occurrence: 0) }
  }
}

extension Step {
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
  /// The first view with state in this subtree that fits.
  func firstStateful(where fits: (GraphNode) -> Bool) -> GraphNode? {
    if hasState, isVisible, fits(self) { return self }
    for child in children {
      if let found = child.firstStateful(where: fits) { return found }
    }
    return nil
  }
}
