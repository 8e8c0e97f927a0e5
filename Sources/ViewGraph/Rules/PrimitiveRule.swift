import SwiftEvaluator

/// How the graph treats one case of the library's `_Primitive`.
///
/// A case that is not in a table is a view of its own whose payload names the views inside; so only
/// cases that say something about identity need an entry.
struct PrimitiveRule: Sendable {
  /// True when the case has no place on the screen by itself.
  var isTransparent = false
  /// What is to stand below.
  var children: @Sendable (Expansion) throws(EvaluationError) -> [Plan] = PrimitiveRule.contents

  /// The rule of a case by its name.
  static func rule(_ name: String) -> PrimitiveRule { table[name] ?? PrimitiveRule() }

  private static let table =
    structure
    .merging(collections) { first, _ in first }
    .merging(modification) { first, _ in first }
    .merging(late) { first, _ in first }
    .merging(controls) { first, _ in first }
    .merging(screens) { first, _ in first }

  /// The views of the payload.
  static func contents(_ expansion: Expansion) throws(EvaluationError) -> [Plan] {
    let views = expansion.views()
    if views.count == 1, let only = views.first { return [expansion.plan(.content, only.view)] }
    return views.map { expansion.plan(.part($0.name), $0.view) }
  }
}
