import SwiftEvaluator
import SwiftTypes

/// What the layout and the drawing of a primitive view read of the environment.
///
/// Bodies tell by themselves what they read; these views have none.
enum EnvironmentUse {
  /// The values by the name of the case.
  static let table: [String: [String]] = [
    "text": text + paint,
    "image": ["font", "_fontModifiers", "imageScale", "symbolRenderingMode", "symbolVariants"]
      + paint,
    "shape": paint,
    "style": paint,
    "control": ["_styles", "controlSize", "_labelsHidden", "isEnabled", "_tint", "_tintColor"],
    "list": ["_styles", "_listRowSpacing", "defaultMinListRowHeight"],
    "layout": ["layoutDirection"],
  ]

  /// What a learner calls the values that have a name of the library's own.
  static let writtenNames = [
    "_foreground": "foregroundStyle", "_fontModifiers": "font", "_styles": "style",
    "_tintColor": "tint", "_labelsHidden": "labelsHidden", "_lowerLineLimit": "lineLimit",
  ]

  private static let paint = [
    "_foreground", "_foregroundColor", "_tint", "_tintColor", "_accentColor", "isEnabled",
    "redactionReasons",
  ]

  private static let text = [
    "font", "_fontModifiers", "_kerning", "_tracking", "_baselineOffset", "_underline",
    "_strikethrough", "_textScale", "_lowerLineLimit", "lineLimit", "lineSpacing",
    "multilineTextAlignment", "truncationMode", "minimumScaleFactor", "textCase",
    "dynamicTypeSize", "layoutDirection",
  ]
}

extension ViewGraph {
  /// Notes what the environment hands to a view without a body that it did not before.
  func noteEnvironment(_ node: GraphNode, from former: TypedValue) throws(EvaluationError) {
    guard case .primitive(let object) = node.form, record.updated[node.number] == nil,
      let uses = EnvironmentUse.table[object.name]
    else { return }
    let changed = try environmentDifference(former, node.environment)
    let seen = uses.filter(changed.contains)
    guard !seen.isEmpty else { return }
    var named: [String] = []
    for key in seen {
      let name = EnvironmentUse.writtenNames[key] ?? names.modifier(writing: key)
      if !named.contains(name) { named.append(name) }
    }
    record.updated[node.number] = Reason.environment(named)
  }

  /// The stored values in which two environments differ.
  private func environmentDifference(_ old: TypedValue, _ new: TypedValue)
    throws(EvaluationError) -> Set<String>
  {
    guard case .structure(let a) = old.value, case .structure(let b) = new.value else { return [] }
    if let known = record.environmentDifference, known.old === a, known.new === b {
      return known.names
    }
    var names: Set<String> = []
    for (left, right) in zip(evaluator.fields(of: a), evaluator.fields(of: b)) {
      if case .function = right.type.kind { continue }
      if try !isUnchanged(left.value, right.value, right.type, ignoresClosures: true) {
        names.insert(right.name)
      }
    }
    record.environmentDifference = (a, b, names)
    return names
  }
}
